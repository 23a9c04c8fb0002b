export { type ExitCode, exitCodes } from "./exit-codes.js";
export { runCommand } from "./run-command.js";
export type { Surroundings } from "./surroundings.js";
