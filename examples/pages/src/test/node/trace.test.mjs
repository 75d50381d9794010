// The layout of trees: E. M. Reingold and J. S. Tilford, Tidier drawings of trees, 1981.
import assert from "node:assert/strict";
import {test} from "node:test";
import {randomOf} from "./scripts.mjs";
import {layOut} from "../../main/resources/org/nqueens/pages/trace-layout.mjs";

// A tree by the parents of its nodes, each with two children or none, numbered as a search visits them.
function treeOf(parent) {
	const total = parent.length;
	const [left, right, depth] = [0, 1, 2].map(() => new Int32Array(total));
	for (let node = 1; node < total; node++) {
		depth[node] = depth[parent[node]] + 1;
		(left[parent[node]] ? right : left)[parent[node]] = node;
	}
	return {total, base: total, own: new Map(), parent, left, right, depth, children: node => [left[node], right[node]]};
}

function randomTree(leaves, random) {
	const parent = [-1];
	const grow = (node, size) => {
		if (size < 2) return;
		const onTheLeft = random(2) ? 1 + random(size - 1) : 1 + (random(2) % (size - 1));
		for (const part of [onTheLeft, size - onTheLeft]) grow(parent.push(node) - 1, part);
	};
	grow(0, leaves);
	return treeOf(parent);
}

function placesOf(tree) {
	const {x, min} = layOut(tree, new Uint8Array(tree.total), tree);
	return x.map(each => each - min);
}

// The smallest distance of two subtrees on a level that both have.
function gapOf({total, depth}, x, a, b) {
	const rightmost = new Map();
	let gap = Infinity;
	for (let node = a; node < total && depth[node] >= depth[a]; node++) {
		if (node < b) rightmost.set(depth[node], Math.max(x[node], rightmost.get(depth[node]) ?? -Infinity));
		else if (rightmost.has(depth[node])) gap = Math.min(gap, x[node] - rightmost.get(depth[node]));
	}
	return gap;
}

const isClose = (one, other) => Math.abs(one - other) < 1e-9;

test("lays out small trees", () => {
	assert.deepEqual([...placesOf(treeOf([-1]))], [0]);
	assert.deepEqual([...placesOf(treeOf([-1, 0, 0]))], [0.5, 0, 1]);
	assert.deepEqual([...placesOf(treeOf([-1, 0, 1, 1, 0, 4, 4]))], [1.5, 0.5, 0, 1, 2.5, 2, 3]);
	assert.deepEqual([...placesOf(treeOf([-1, 0, 0, 2, 2, 4, 4]))], [0.5, 0, 1, 0.5, 1.5, 1, 2]);
});

test("draws random trees tidily", () => {
	const random = randomOf(1);
	for (const leaves of [2, 3, 10, 100, 1000]) {
		for (let i = 0; i < 20; i++) {
			const tree = randomTree(leaves, random);
			const x = placesOf(tree);
			const last = new Map();
			for (let node = 0; node < tree.total; node++) {
				const {left, right, depth} = tree;
				assert.ok(x[node] - (last.get(depth[node]) ?? -1) > 1 - 1e-9, "a node is beside those before");
				last.set(depth[node], x[node]);
				if (!left[node]) continue;
				assert.ok(isClose(x[node], (x[left[node]] + x[right[node]]) / 2), "a parent is centred");
				assert.ok(isClose(gapOf(tree, x, left[node], right[node]), 1), "subtrees are as near as they can be");
			}
		}
	}
});

test("leaves out what is folded", () => {
	const tree = treeOf([-1, 0, 1, 1, 0, 4, 4]);
	const {shown, x, min, max, levels} = layOut(tree, Uint8Array.from([0, 1, 0, 0, 0, 0, 0]), tree);
	assert.deepEqual(shown, [0, 1, 4, 5, 6]);
	assert.deepEqual([max - min, levels], [1.5, 2]);
	assert.equal(x[4] - x[1], 1);
});

test("lays out a deep tree without a recursion", () => {
	const tree = treeOf(Array.from({length: 200_001}, (_, node) => (node ? Math.floor((node - 1) / 2) * 2 : -1)));
	const {min, max, levels} = layOut(tree, new Uint8Array(tree.total), tree);
	assert.deepEqual([max - min, levels], [50_000.5, 100_000]);
});
