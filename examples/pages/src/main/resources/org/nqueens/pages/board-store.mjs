// What the browser keeps of a page, by name. A browser may refuse it: then the page goes on without a memory.
export const store = {
	read(name) {
		try {
			return JSON.parse(localStorage.getItem(`nqueens ${name}`)) ?? {};
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
