#!/usr/bin/env node
import module from "node:module";

// Keeps the compiled code for the next start, in the folder that NODE_COMPILE_CACHE names, or in the system's folder for
// temporary files. Versions of Node without the cache are refused later, with a message.
module.enableCompileCache?.();
const { runCommand } = await import("./run-command.js");
process.exit(await runCommand(process.argv.slice(2)));
