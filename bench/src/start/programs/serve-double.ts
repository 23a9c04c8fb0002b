import { createInterface } from "node:readline";
import { openDouble } from "../open-double.js";
import type { PeerName } from "../peers.js";

/**
 * Serves a double. Prints its address, then for each line of the standard input its CPU time so far in microseconds.
 *
 * Arguments: the double, and the name of emulate's service.
 */
const [peer, service = ""] = process.argv.slice(2);
const double = await openDouble(peer as PeerName, service);
process.stdout.write(`${double.url}\n`);
for await (const _line of createInterface(process.stdin)) {
  const { user, system } = process.cpuUsage();
  process.stdout.write(`${user + system}\n`);
}
await double.close();
