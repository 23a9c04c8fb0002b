import type { Command } from "commander";
import { StartError } from "./start-error.js";

const variables = {
  memory: "ROLLCALL_MEMORY",
  data: "ROLLCALL_DATA",
  seed: "ROLLCALL_SEED",
  clock: "ROLLCALL_CLOCK",
  controlToken: "ROLLCALL_CONTROL_TOKEN",
} as const;

const flags = {
  memory: "--memory",
  data: "--data",
  seed: "--seed",
  clock: "--clock",
  controlToken: "--control-token",
} as const;

/**
 * Refuses what a server on PostgreSQL cannot be asked for.
 * @param memory whether everything is asked to be in memory
 * @throws StartError that names both, wherever they were said
 */
export function checkDatabaseFlags(command: Command, memory: boolean): void {
  for (const name of ["memory", "data", "seed", "clock", "controlToken"] as const) {
    const source = command.getOptionValueSource(name);
    const isGiven = name === "memory" ? memory : source === "cli" || source === "env";
    if (!isGiven) continue;
    const other = source === "cli" ? flags[name] : variables[name];
    const database = command.getOptionValueSource("database") === "cli" ? "--database" : "ROLLCALL_DATABASE";
    throw new StartError(`${other} and ${database} cannot be used together`);
  }
}
