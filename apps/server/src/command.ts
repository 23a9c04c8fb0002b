#!/usr/bin/env node
import module from "node:module";
import { describeOldNode } from "./machine/check-node.js";

const [, , ...args] = process.argv;
const old = describeOldNode(process.versions.node, { from: "@rollcall/server", name: "rollcall-server", args });
if (old !== undefined) {
  process.stderr.write(`rollcall-server: ${old}\n`);
  process.exit(2);
}
// Keeps the compiled code for the next start, in the folder that NODE_COMPILE_CACHE names, or in the system's folder for
// temporary files.
module.enableCompileCache?.();
const { runCommand } = await import("./run-command.js");
process.exit(await runCommand(args));
