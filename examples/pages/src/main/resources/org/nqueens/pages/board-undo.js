// The state of the board, what was before, and what was undone. States are never changed; a page tells by codeOfState which of
// them are the same.
const MAX_PAST = 200; // states that are kept
const steps = {now: undefined, past: [], future: []};

function begin(state) {
	Object.assign(steps, {now: state, past: [], future: []});
}

// One action: it can be undone as a whole. Tells whether it does something.
function replace(next) {
	if (codeOfState(next) === codeOfState(steps.now)) return false;
	Object.assign(steps, {now: next, past: [...steps.past, steps.now], future: []});
	return true;
}

function undo() {
	if (!steps.past.length) return false;
	steps.future.push(steps.now);
	steps.now = steps.past.pop();
	return true;
}

function redo() {
	if (!steps.future.length) return false;
	steps.past.push(steps.now);
	steps.now = steps.future.pop();
	return true;
}

// What a browser keeps, as codes.
function codesOf(states) {
	return states.slice(-MAX_PAST).map(codeOfState);
}
