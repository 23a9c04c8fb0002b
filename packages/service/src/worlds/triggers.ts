import { z } from "zod";
import { type DeepReadonly, instantSchema, referenceSchema } from "./section/common-schemas.js";
import { one, type Reference } from "./section/reference.js";
import type { WorldSection } from "./section/section.js";

const triggerSchema = z
  .strictObject({
    id: z.string().regex(/^\d+\.\d+\.[0-9a-f]+$/, "Expected two numbers and hexadecimal digits between dots"),
    app: referenceSchema("The app that received it"),
    user: referenceSchema("The user who acted"),
    workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
    view: z.string().optional().describe("The id of the modal in which the user acted. Default: it was elsewhere."),
    expires: instantSchema.optional().describe("When it expires. Default: it does not."),
    exchanged: z.literal(true).optional().describe("It was exchanged for a view."),
  })
  .describe("A trigger that an app received with an act of a user, and can exchange once for a view.");

export type WorldTrigger = DeepReadonly<z.infer<typeof triggerSchema>>;

/** Triggers of a world file. */
export const triggerSection: WorldSection<"triggers", WorldTrigger> = {
  key: "triggers",
  schema: triggerSchema,
  *references({ app, user, workspace, view }, path): Generator<Reference> {
    yield* one("app", app, [...path, "app"]);
    yield* one("user", user, [...path, "user"]);
    yield* one("workspace", workspace, [...path, "workspace"]);
    yield* one("view", view, [...path, "view"]);
  },
};
