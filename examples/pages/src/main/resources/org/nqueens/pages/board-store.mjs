const isFlag = value => typeof value === "boolean";
const isText = value => typeof value === "string";
const isAmount = value => Number.isFinite(value) && value >= 0 && value <= Number.MAX_SAFE_INTEGER;
const isCount = value => isAmount(value) && Number.isInteger(value);
const areAll = isOne => values => Array.isArray(values) && values.every(isOne);

// The kinds of the values of all records; others are flags.
const KINDS = new Map([
	...["tag", "text", "marks"].map(key => [key, isText]),
	...["past", "future"].map(key => [key, areAll(isText)]),
	...["time", "best"].map(key => [key, isAmount]),
	...["hints", "last"].map(key => [key, isCount]),
	["days", areAll(isCount)],
]);

// What the browser keeps of a page, by name. A browser may refuse it: then the page goes on without a memory. Other pages may
// write it: a value that is not of its kind is left out.
export const store = {
	read(name) {
		try {
			const record = JSON.parse(localStorage.getItem(`nqueens ${name}`)) ?? {};
			const isKept = ([key, value]) => (KINDS.get(key) ?? isFlag)(value);
			return Object.fromEntries(Object.entries(record).filter(isKept));
		} catch {
			return {};
		}
	},
	write(name, record) {
		try {
			localStorage.setItem(`nqueens ${name}`, JSON.stringify(record));
		} catch {
			// refused or full
		}
	},
	remove(name) {
		try {
			localStorage.removeItem(`nqueens ${name}`);
		} catch {
			// refused
		}
	},
};
