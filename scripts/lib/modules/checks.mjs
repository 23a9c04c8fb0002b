import { findArrowsUp } from "./find-arrows-up.mjs";
import { findForeignImports } from "./find-foreign-imports.mjs";

/** Every check of the modules. Each takes the modules and returns findings. */
export const checks = [findArrowsUp, (house) => findForeignImports(house)];
