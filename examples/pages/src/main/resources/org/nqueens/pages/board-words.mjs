export function listedCount(count, noun, plural) {
	return `${count} ${noun}${count === 1 ? "" : plural}`;
}

export function listed(words) {
	return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}` : words.join();
}

export function sentence(clause) {
	return `${clause[0].toUpperCase()}${clause.slice(1)}.`;
}
