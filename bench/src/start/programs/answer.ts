import { createServer } from "node:http";

/** Answers every request with a constant, on the port of its argument. */
createServer((_request, response) => response.end('{"ok":true}')).listen(Number(process.argv[2]), "127.0.0.1");
