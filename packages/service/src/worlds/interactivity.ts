import { z } from "zod";
import { type DeepReadonly, instantSchema, referenceSchema } from "./section/common-schemas.js";
import { one, type Reference } from "./section/reference.js";
import type { WorldSection } from "./section/section.js";

const responseUrlSchema = z
  .strictObject({
    id: z.string().regex(/^\d+$/, "Expected digits").describe("Second-to-last part of the address."),
    secret: z
      .string()
      .regex(/^[A-Za-z0-9]{24}$/, "Expected 24 letters and digits")
      .describe("Last part of the address."),
    kind: z.enum(["commands", "actions"]).describe("Whether it answers a command or another act."),
    app: referenceSchema("The app that received it"),
    user: referenceSchema("The user who acted"),
    channel: referenceSchema("The conversation in which the user acted"),
    workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
    message: z.string().optional().describe("The `ts` of the message in which the user acted. Default: none."),
    expires: instantSchema.describe("When it expires."),
    uses: z.int().nonnegative().optional().describe("How often it was used. Default: 0."),
  })
  .describe("An address at which an app answers an act of a user.");

export type WorldResponseUrl = DeepReadonly<z.infer<typeof responseUrlSchema>>;

/** Addresses for answers of a world file. */
export const responseUrlSection: WorldSection<"response_urls", WorldResponseUrl> = {
  key: "response_urls",
  schema: responseUrlSchema,
  *references({ app, user, channel, workspace }, path): Generator<Reference> {
    yield* one("app", app, [...path, "app"]);
    yield* one("user", user, [...path, "user"]);
    yield* one("channel", channel, [...path, "channel"]);
    yield* one("workspace", workspace, [...path, "workspace"]);
  },
};
