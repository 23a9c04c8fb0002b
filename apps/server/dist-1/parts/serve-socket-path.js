// src/http/serve-socket-path.ts
const text = "This address is for WebSockets. Open the address that apps.connections.open returns with a WebSocket client.\nA server that is embedded as a fetch handler cannot accept WebSockets; start one that listens, such as createServer.\n";
const serveSocketPath = async () => new Response(text, {
	status: 426,
	headers: {
		"content-type": "text/plain; charset=utf-8",
		upgrade: "websocket"
	}
});
export { serveSocketPath };
