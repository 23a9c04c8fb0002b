import type { Command } from "commander";
/**
 * Refuses flags and variables that a server on PostgreSQL does not support.
 * @param memory whether a flag or a variable asks for a database in memory
 * @throws StartError that names both flags or variables
 */
export declare function checkDatabaseFlags(command: Command, memory: boolean): void;
//# sourceMappingURL=database-flags.d.ts.map