// ../../packages/delivery/src/sockets/refuse-upgrade.ts
const phrases = {
	403: "Forbidden",
	503: "Service Unavailable"
};
function refuseUpgrade(socket, status, because) {
	const lines = [
		`HTTP/1.1 ${status} ${phrases[status]}`,
		"content-type: text/plain",
		`content-length: ${Buffer.byteLength(because)}`,
		"connection: close"
	];
	socket.once("finish", () => socket.destroy());
	socket.end(`${lines.join("\r\n")}\r\n\r\n${because}`);
}
export { refuseUpgrade as t };
