// Pairs the nodes of two searches that the same decisions lead to. A subtree that only one search
// visits is listed, the largest first, and the first pair that goes on differently is kept.
export function linkOf(traces) {
	const [a, b] = traces;
	const twins = traces.map(({total}) => new Int32Array(total).fill(-1));
	const only = [];
	let first = -1;
	const pair = (x, y) => ([twins[0][x], twins[1][y]] = [y, x]);
	pair(0, 0);
	for (let x = 0; x < a.size; x++) {
		const y = twins[0][x];
		if (y < 0) continue;
		const isSame = ["kind", "column", "relation", "row"].every(name => a[name][x] === b[name][y]);
		if (!isSame && first < 0) first = x;
		for (const side of ["left", "right"]) {
			const children = [a[side][x], b[side][y]];
			const isSeen = children.map((child, i) => child > 0 && child < traces[i].size);
			if (isSame && isSeen[0] && isSeen[1]) {
				pair(...children);
				continue;
			}
			children.forEach((node, i) => {
				if (isSeen[i]) only.push({search: i, node, size: traces[i].weight[node]});
			});
		}
	}
	return {twins, first, only: only.sort((one, other) => other.size - one.size)};
}
