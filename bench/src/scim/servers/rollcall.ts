import { createServer } from "@rollcall/server";
import { whenTold } from "./when-told.js";

/** Serves the directory in the folder that is given, as the reference server does. */
const server = await createServer({ data: process.argv[2] ?? "", replaceGlobals: true });
whenTold(() => void server.close());
process.stdout.write(`${server.url}\n`);
