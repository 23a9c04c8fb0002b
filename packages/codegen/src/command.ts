#!/usr/bin/env node
import { enableCompileCache } from "node:module";

// Loading two TypeScript compilers takes long; the cache speeds up the next run.
enableCompileCache();
const { runCommand } = await import("./command/run-command.js");

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stop.abort());

process.exitCode = await runCommand(process.argv.slice(2), {
  folder: process.cwd(),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  stop: stop.signal,
});
