// ../../packages/server-adapters/src/node/upgrades/serve-again.ts
function serveAgain(server, { request, socket, head }) {
	const { method, url, httpVersion, rawHeaders } = request;
	const lines = rawHeaders.flatMap((name, at) => at % 2 === 0 ? headerLine(name, rawHeaders[at + 1] ?? "") : []);
	const text = [
		`${method} ${url} HTTP/${httpVersion}`,
		...lines,
		"",
		""
	].join("\r\n");
	socket.unshift(Buffer.concat([Buffer.from(text, "latin1"), head]));
	server.emit("connection", socket);
}
function headerLine(name, value) {
	switch (name.toLowerCase()) {
		case "upgrade":
		case "http2-settings": return [];
		case "connection": {
			const kept = value.split(",").filter((option) => !/^\s*(upgrade|http2-settings)\s*$/i.test(option));
			return kept.length === 0 ? [] : [`${name}: ${kept.join(",")}`];
		}
		default: return [`${name}: ${value}`];
	}
}
export { serveAgain };
