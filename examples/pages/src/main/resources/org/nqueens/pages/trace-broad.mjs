// A search as textbooks draw it: the rows of a column are siblings. A right branch that decides on the column of its parent
// again is one node with its parent.
export function broad({total, base, own, parent, left, right, column}) {
	const head = new Int32Array(total);
	const above = parent.slice();
	const level = new Int32Array(total);
	const families = new Map();
	for (let node = 1; node < total; node++) {
		const from = parent[node];
		const isSibling = right[from] === node && left[node] && column[node] === column[from];
		head[node] = isSibling ? head[from] : node;
		if (isSibling || (node >= base && !own.has(node))) continue;
		above[node] = head[from];
		level[node] = level[head[from]] + 1;
		families.set(head[from], [...(families.get(head[from]) ?? []), node]);
	}
	return {head, parent: above, depth: level, families};
}
