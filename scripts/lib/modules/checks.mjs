import { findArrowsUp } from "./find-arrows-up.mjs";
import { findCircles } from "./find-circles.mjs";
import { findEarlyImports } from "./find-early-imports.mjs";
import { findForeignImports } from "./find-foreign-imports.mjs";

/** Every check of the modules. Each takes the modules and returns findings. */
export const checks = [
  findCircles,
  findArrowsUp,
  (house) => findForeignImports(house),
  (house) => findEarlyImports(house),
];
