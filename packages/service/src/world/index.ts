export { checkWorld } from "./checks/check-world.js";
export type { WorldFinding } from "./finding.js";
export { type World, worldSchema } from "./format/world.js";
export { knowsToken } from "./knows-token.js";
export { isEmpty, type LoadWorldOptions, loadWorld } from "./load-world.js";
