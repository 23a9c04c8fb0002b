import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { serveUntilStopped } from "./serve-until-stopped.js";

/** Answers every request with the bytes of a file. This is the cost of node:http alone. */
const body = readFileSync(process.argv[2] ?? "");
const headers = {
  "content-type": "application/scim+json; charset=utf-8",
  "content-length": body.length,
  "x-request-id": "11111111-2222-4333-8444-555555555555",
};
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
serveUntilStopped(server);
