export { oncePerZod } from "./once-per-zod.js";
export { withoutZod } from "./without-zod/without-zod.js";
export type { Schema, Zod } from "./zod.js";
