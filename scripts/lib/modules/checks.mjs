import { findForeignImports } from "./find-foreign-imports.mjs";
import { findArrowsUp } from "./service-rooms.mjs";

/** Every check of the modules. Each takes the modules and returns findings. */
export const checks = [findArrowsUp, (house) => findForeignImports(house)];
