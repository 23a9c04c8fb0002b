import { enableCompileCache } from "node:module";
import type { PeerName } from "../peers.js";

/**
 * Prints the milliseconds from before the import of a server until it has answered each request.
 *
 * Arguments: the server, the name of emulate's service, the requests as JSON, and optionally a folder for V8's compile cache.
 */
const [peer, service = "", requests = "[]", cache] = process.argv.slice(2);
if (cache !== undefined) enableCompileCache(cache);
// Nothing is loaded before the clock starts, and that includes the client.
const started = performance.now();
const { openDouble } = await import("../open-double.js");
const double = await openDouble(peer as PeerName, service);
for (const { path, init } of JSON.parse(requests) as { readonly path: string; readonly init: RequestInit }[]) {
  const response = await fetch(double.url + path, init);
  const text = await response.text();
  if (!response.ok || text.includes('"ok":false')) throw new Error(text);
}
process.stdout.write(`${performance.now() - started}\n`);
await double.close();
