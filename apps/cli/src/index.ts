export { type ExitCode, exitCodes } from "./describe-error.js";
export { runCommand } from "./run-command.js";
export type { Surroundings } from "./surroundings.js";
