#!/usr/bin/env node
import { runCommand } from "./run-command.js";

process.exit(await runCommand(process.argv.slice(2)));
