// Unpacks the script of the page, which takes a third of the room packed, and runs it.
const code = document.createElement("script");
try {
	const packed = Uint8Array.from(atob(document.querySelector("#packed").textContent), letter => letter.charCodeAt(0));
	const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
	code.type = "module";
	code.textContent = await new Response(stream).text();
	document.body.append(code);
} catch (error) {
	document.querySelector("#sentence").textContent = `This browser cannot show the page (${error}): use one from 2024 on.`;
}
