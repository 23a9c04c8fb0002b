#!/usr/bin/env node
import { t as describeOldNode } from "./parts/check-node.js";
import module from "node:module";
// src/command.ts
const old = describeOldNode(process.versions.node);
if (old !== void 0) {
	process.stderr.write(`rollcall-server: ${old}\n`);
	process.exit(2);
}
module.enableCompileCache?.();
const { runCommand } = await import("./run-command.js");
process.exit(await runCommand(process.argv.slice(2)));
export {};
