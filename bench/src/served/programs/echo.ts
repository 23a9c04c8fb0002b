import { createServer } from "node:http";
import { serveUntilStopped } from "./serve-until-stopped.js";

/** Parses the JSON of every request and returns it. This is the cost of node:http alone for a method call. */
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const body = JSON.stringify(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(200, {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      "x-request-id": "11111111-2222-4333-8444-555555555555",
    });
    response.end(body);
  });
});
serveUntilStopped(server);
