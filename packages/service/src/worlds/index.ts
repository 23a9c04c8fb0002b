export { checkWorld } from "./check-world.js";
export { type LoadWorldOptions, loadWorld } from "./load-world.js";
export type { WorldFinding } from "./section.js";
export { statesCredentials, type World, worldSchema } from "./world.js";
