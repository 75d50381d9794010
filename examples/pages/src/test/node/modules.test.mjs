// The modules of the pages, as they import each other.
import assert from "node:assert/strict";
import {test} from "node:test";

test("import what the others export", async () => {
	for (const page of ["play", "edit", "trace"]) {
		const module = import(`../../main/resources/org/nqueens/pages/${page}-page.mjs`);
		// Linked, the modules run until one asks for the document, which node has not.
		await assert.rejects(module, {name: "ReferenceError", message: "document is not defined"});
	}
});
