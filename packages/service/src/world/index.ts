export { checkWorld } from "./check-world.js";
export { knowsToken } from "./knows-token.js";
export { isEmpty, type LoadWorldOptions, loadWorld } from "./load-world.js";
export type { WorldFinding } from "./section/finding.js";
export { type World, worldSchema } from "./world.js";
