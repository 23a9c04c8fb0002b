import { pathToFileURL } from "node:url";
import type { Server } from "@rollcall/server";

/** The exports of a set that `growSet` wrote. */
interface GrownSet {
  readonly webapi: object;
  readonly createHandlers: () => object;
}

/** `createServer` with a set that no type describes, because the measurement writes it. */
type CreateServer = (options: object) => Promise<Server>;

/**
 * Prints the milliseconds from before the import of the server and a set of methods until a server with them has answered.
 *
 * Argument: the path of the set.
 */
const [set = ""] = process.argv.slice(2);
// The client is loaded before the clock starts.
await fetch("data:,");
const started = performance.now();
// The bundle has the types of the generated set, which the compiler cannot see.
const createServer = (await import("@rollcall/server")).createServer as unknown as CreateServer;
const { webapi, createHandlers } = (await import(pathToFileURL(set).href)) as GrownSet;
const server = await createServer({ memory: true, definitions: { webapi }, handlers: createHandlers });
const response = await fetch(`${server.url}/api/auth.test`, {
  method: "POST",
  headers: { authorization: "Bearer svcb-demo-bot" },
});
if (!(await response.text()).includes('"ok":true')) throw new Error("the server refused the call");
process.stdout.write(`${performance.now() - started}\n`);
await server.close();
