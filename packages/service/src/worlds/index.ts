export { checkWorld } from "./check-world.js";
export { type LoadWorldOptions, loadWorld } from "./load-world.js";
export type { WorldFinding } from "./section/finding.js";
export { statesCredentials } from "./states-credentials.js";
export { type World, worldSchema } from "./world.js";
