import { z } from "zod";
import { type DeepReadonly, referenceSchema } from "./common-schemas.js";

const levelSchema = z.enum(["read", "write"]);

/** Users and channels that an item is shared with. */
export const accessSchema = z
  .array(
    z.union([
      z.strictObject({ user: referenceSchema("A user"), level: levelSchema }),
      z.strictObject({ channel: referenceSchema("A channel"), level: levelSchema }),
    ]),
  )
  .describe("Users and channels that it is shared with.");

export type WorldAccess = DeepReadonly<z.infer<typeof accessSchema>>;
