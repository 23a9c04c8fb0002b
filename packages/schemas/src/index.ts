export { memberNames, withoutZod } from "./without-zod/without-zod.js";
export type { Schema, Zod } from "./zod.js";
export { oncePerZod } from "./zod.js";
