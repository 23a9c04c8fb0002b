import { createServer } from "node:http";
import { serveUntilTold } from "./serve-until-told.js";

/** Parses the JSON of every request and answers it again: what node:http takes for a call of a method by itself. */
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
serveUntilTold(server);
