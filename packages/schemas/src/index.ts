export { light } from "./light/light.js";
export { oncePerZod } from "./once-per-zod.js";
export type { Schema, Zod } from "./zod.js";
