import type { Command } from "commander";
import { StartError } from "../errors/start-error.js";

const variables = {
  memory: "ROLLCALL_MEMORY",
  data: "ROLLCALL_DATA",
  seed: "ROLLCALL_SEED",
  clock: "ROLLCALL_CLOCK",
  controlToken: "ROLLCALL_CONTROL_TOKEN",
  allowedHost: "ROLLCALL_ALLOWED_HOSTS",
  allowOrigin: "ROLLCALL_ALLOW_ORIGINS",
} as const;

const flags = {
  memory: "--memory",
  data: "--data",
  seed: "--seed",
  clock: "--clock",
  controlToken: "--control-token",
  allowedHost: "--allowed-host",
  allowOrigin: "--allow-origin",
} as const;

/**
 * Refuses flags and variables that a server on PostgreSQL does not support.
 * @param memory whether a flag or a variable asks for a database in memory
 * @throws StartError that names both flags or variables
 */
export function checkDatabaseFlags(command: Command, memory: boolean): void {
  for (const name of ["memory", "data", "seed", "clock", "controlToken", "allowedHost", "allowOrigin"] as const) {
    const source = command.getOptionValueSource(name);
    const isGiven = name === "memory" ? memory : source === "cli" || source === "env";
    if (!isGiven) continue;
    const other = source === "cli" ? flags[name] : variables[name];
    const database = command.getOptionValueSource("database") === "cli" ? "--database" : "ROLLCALL_DATABASE";
    throw new StartError(`${other} and ${database} cannot be used together`);
  }
}
