// Merges contours: E. M. Reingold and J. S. Tilford, Tidier drawings of trees, 1981. Numbers are
// higher than those of parents: passes in their order replace recursion.
function layOut({total, parent, left, right, depth}, folded) {
	const isShown = new Uint8Array(total), shown = [];
	for (let node = 0; node < total; node++) {
		isShown[node] = !node || (isShown[parent[node]] && !folded[parent[node]]);
		if (isShown[node]) shown.push(node);
	}
	const isLeaf = node => folded[node] || !left[node];
	const x = new Float64Array(total); // from the parent, in the end from the root
	// A leaf at the end of a contour leads on to a node one level below.
	const thread = new Int32Array(total), threadX = new Float64Array(total);
	// The outer nodes of the lowest level of a subtree.
	const first = thread.map((_, node) => node), firstX = new Float64Array(total);
	const last = first.slice(), lastX = new Float64Array(total);

	function merge(node) {
		const a = left[node], b = right[node];
		let gap = 1, inA = a, inB = b, xA = 0, xB = 0;
		while (inA && inB) {
			gap = Math.max(gap, xA - xB + 1);
			const nextA = isLeaf(inA) ? thread[inA] : right[inA];
			const nextB = isLeaf(inB) ? thread[inB] : left[inB];
			xA += isLeaf(inA) ? threadX[inA] : x[nextA];
			xB += isLeaf(inB) ? threadX[inB] : x[nextB];
			[inA, inB] = [nextA, nextB];
		}
		x[a] = -gap / 2;
		x[b] = gap / 2;
		if (inA) {
			thread[last[b]] = inA;
			threadX[last[b]] = xA - gap - lastX[b];
		} else if (inB) {
			thread[first[a]] = inB;
			threadX[first[a]] = xB + gap - firstX[a];
		}
		const lowFirst = inB ? b : a, lowLast = inA ? a : b;
		first[node] = first[lowFirst];
		firstX[node] = firstX[lowFirst] + x[lowFirst];
		last[node] = last[lowLast];
		lastX[node] = lastX[lowLast] + x[lowLast];
	}

	for (const node of shown.slice().reverse()) {
		if (!isLeaf(node)) merge(node);
	}
	let min = 0, max = 0, levels = 0;
	for (const node of shown) {
		if (node) x[node] += x[parent[node]];
		min = Math.min(min, x[node]);
		max = Math.max(max, x[node]);
		levels = Math.max(levels, depth[node]);
	}
	return {shown, isShown, x, min, max, levels};
}
