const OWN = 1.8; // room of a student's branch, in that of others

// Merges contours: E. M. Reingold and J. S. Tilford, Tidier drawings of trees, 1981. Numbers are
// higher than those of parents: passes in their order replace recursion.
export function layOut({total, base, own, left, right, children}, folded, {head, parent, depth, families: broad}) {
	const isShown = new Uint8Array(total);
	const shown = [];
	for (let node = 0; node < total; node++) {
		if (head && head[node] !== node) continue;
		isShown[node] = !node || (isShown[parent[node]] && !folded[parent[node]] && (node < base || own.has(node)));
		if (isShown[node]) shown.push(node);
	}
	const firstChild = left.slice();
	const lastChild = right.slice();
	// The children of the nodes to which a student has added some.
	const families = broad ?? new Map([...own.keys()].map(node => [parent[node], children(parent[node])]));
	for (const [node, all] of families) {
		firstChild[node] = all[0];
		lastChild[node] = all.at(-1);
	}
	const isLeaf = node => folded[node] || !lastChild[node];
	const x = new Float64Array(total); // from the parent, in the end from the root
	// A leaf at the end of a contour leads on to a node one level below.
	const thread = new Int32Array(total);
	const threadX = new Float64Array(total);
	// The outer nodes of the lowest level of a subtree.
	const first = thread.map((_, node) => node);
	const firstX = new Float64Array(total);
	const last = first.slice();
	const lastX = new Float64Array(total);

	// Places the children from left to right, each as near to the ones before as their contours allow.
	function merge(node) {
		const all = families.get(node) ?? [left[node], right[node]];
		const eldest = all[0];
		let lowFirst = first[eldest];
		let lowFirstX = firstX[eldest];
		let lowLast = last[eldest];
		let lowLastX = lastX[eldest];
		x[eldest] = 0;
		for (let i = 1; i < all.length; i++) {
			const b = all[i];
			let inA = all[i - 1];
			let inB = b;
			let xA = x[inA];
			let xB = 0;
			const apart = own.has(b) || own.has(inA) ? OWN : 1;
			let gap = xA + apart;
			while (inA && inB) {
				gap = Math.max(gap, xA - xB + apart);
				const nextA = isLeaf(inA) ? thread[inA] : lastChild[inA];
				const nextB = isLeaf(inB) ? thread[inB] : firstChild[inB];
				xA += isLeaf(inA) ? threadX[inA] : x[nextA];
				xB += isLeaf(inB) ? threadX[inB] : x[nextB];
				inA = nextA;
				inB = nextB;
			}
			x[b] = gap;
			if (inA) {
				thread[last[b]] = inA;
				threadX[last[b]] = xA - gap - lastX[b];
			} else if (inB) {
				thread[lowFirst] = inB;
				threadX[lowFirst] = xB + gap - lowFirstX;
				lowFirst = first[b];
				lowFirstX = firstX[b] + gap;
			}
			if (!inA) {
				lowLast = last[b];
				lowLastX = lastX[b] + gap;
			}
		}
		const middle = x[all.at(-1)] / 2;
		for (const child of all) x[child] -= middle;
		first[node] = lowFirst;
		firstX[node] = lowFirstX - middle;
		last[node] = lowLast;
		lastX[node] = lowLastX - middle;
	}

	for (const node of shown.slice().reverse()) {
		if (!isLeaf(node)) merge(node);
	}
	let min = 0;
	let max = 0;
	let levels = 0;
	for (const node of shown) {
		if (node) x[node] += x[parent[node]];
		min = Math.min(min, x[node]);
		max = Math.max(max, x[node]);
		levels = Math.max(levels, depth[node]);
	}
	return {shown, isShown, x, min, max, levels};
}
