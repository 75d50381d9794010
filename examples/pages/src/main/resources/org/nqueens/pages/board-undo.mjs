const MAX_PAST = 200; // states that are kept

// The state of a page, what was before, and what was undone. States are never changed; those with one code are the same.
export function stepsOf(codeOf) {
	const steps = {now: undefined, past: [], future: []};

	steps.begin = state => Object.assign(steps, {now: state, past: [], future: []});

	// One action: it can be undone as a whole. Tells whether it does something.
	steps.replace = next => {
		if (codeOf(next) === codeOf(steps.now)) return false;
		Object.assign(steps, {now: next, past: [...steps.past, steps.now], future: []});
		return true;
	};

	steps.undo = () => {
		if (!steps.past.length) return false;
		steps.future.push(steps.now);
		steps.now = steps.past.pop();
		return true;
	};

	steps.redo = () => {
		if (!steps.future.length) return false;
		steps.past.push(steps.now);
		steps.now = steps.future.pop();
		return true;
	};

	// What a browser keeps, as codes.
	steps.codes = states => states.slice(-MAX_PAST).map(codeOf);

	return steps;
}
