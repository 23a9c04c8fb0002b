import { openBare } from "../open-bare.js";

// Serves the constant on the port of its argument.
await openBare(Number(process.argv[2]));
