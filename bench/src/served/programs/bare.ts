import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { serveUntilTold } from "./serve-until-told.js";

/** Answers every request with the bytes of a file: what node:http takes for it by itself. */
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
serveUntilTold(server);
