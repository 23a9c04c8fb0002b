import { findArrowsUp } from "./find-arrows-up.mjs";
import { findCircles } from "./find-circles.mjs";
import { findCrowdedFolders } from "./find-crowded-folders.mjs";
import { findDeadExports } from "./find-dead-exports.mjs";
import { findEarlyImports } from "./find-early-imports.mjs";
import { findForeignImports } from "./find-foreign-imports.mjs";

/** Every check of the modules. Each takes the modules, the entries of packages and all files, and returns findings. */
export const checks = [
  findCircles,
  findArrowsUp,
  (house) => findForeignImports(house),
  findDeadExports,
  findCrowdedFolders,
  (house) => findEarlyImports(house),
];
