import type { Duplex } from "node:stream";

const phrases = { 403: "Forbidden", 503: "Service Unavailable" } as const;

/** Answers an upgrade with a status and a sentence, and closes the connection. */
export function refuseUpgrade(socket: Duplex, status: keyof typeof phrases, reason: string): void {
  const lines = [
    `HTTP/1.1 ${status} ${phrases[status]}`,
    "content-type: text/plain",
    `content-length: ${Buffer.byteLength(reason)}`,
    "connection: close",
  ];
  socket.once("finish", () => socket.destroy());
  socket.end(`${lines.join("\r\n")}\r\n\r\n${reason}`);
}
