#!/usr/bin/env node
import { text } from "node:stream/consumers";
import { describeOldNode } from "@rollcall/server/check-node";
import { exitCodes } from "./describe-error.js";

const args = process.argv.slice(2);
const old = describeOldNode(process.versions.node, { from: "rollcall", name: "rollcall", args });
if (old !== undefined) {
  process.stderr.write(`rollcall: ${old}\n`);
  process.exit(exitCodes.usage);
}
const { isToTry, runCommand } = await import("./run-command.js");

/** Whether the output must be complete. The command itself then reports a failure to write it. */
let isCarrying = false;

// A closed pipe, such as to `head`, or a full disk is not a defect.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (isCarrying) return;
  if (error.code === "EPIPE") process.exit(0);
  process.stderr.write(`rollcall: cannot write the output: ${error.message}\n`);
  process.exit(exitCodes.refused);
});

process.exitCode = await runCommand(args, {
  out: (written) => process.stdout.write(written),
  err: (written) => process.stderr.write(written),
  env: process.env,
  isTerminal: process.stdout.isTTY === true,
  isErrorTerminal: process.stderr.isTTY === true,
  columns: process.stdout.columns || 80,
  readInput: () => text(process.stdin),
  openInput: () => process.stdin,
  openOutput: () => {
    isCarrying = true;
    return process.stdout;
  },
  onInterrupt: () => {
    const stop = new AbortController();
    // A second Ctrl-C has no listener and ends the process.
    process.once("SIGINT", () => stop.abort());
    process.once("SIGTERM", () => stop.abort());
    return stop.signal;
  },
});

// A canceled start may still be waiting for its database.
if (args[0] === "serve" || args[0] === "start" || isToTry(args)) process.exit();
