import { findDeadExports } from "./find-dead-exports.mjs";

/** Every check of the modules. Each takes the modules and the entries of packages and returns findings. */
export const checks = [findDeadExports];
