import { z } from "zod";
import { idPatterns, idPrefixes } from "../generated/service.js";
import { type DeepReadonly, idSchema, referenceSchema } from "./section/common-schemas.js";
import { one, type Reference } from "./section/reference.js";
import type { WorldSection } from "./section/section.js";

const viewSchema = z
  .strictObject({
    id: idSchema(idPatterns.view),
    app: referenceSchema("The app"),
    user: referenceSchema("The user who sees it"),
    workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
    above: z.string().optional().describe("The id of the modal that it lies above. Default: it is at the bottom."),
    channel: referenceSchema("The conversation from which the modal was opened").optional().describe("Default: none."),
    step: referenceSchema("The run of a function that opened it").optional().describe("Default: none."),
    view: z
      .looseObject({ type: z.enum(["modal", "home"]), blocks: z.array(z.unknown()) })
      .describe("The view, as the app sends it to `views.open` or `views.publish`."),
    values: z
      .record(z.string(), z.record(z.string(), z.looseObject({})))
      .optional()
      .describe("What the user entered, by block_id and action_id."),
    hash: z
      .string()
      .min(1)
      .optional()
      .describe("Version of the view. Default: one that no other view of the file has."),
  })
  .describe("A modal that is open, or the home of an app as a user sees it.");

export type WorldView = DeepReadonly<z.infer<typeof viewSchema>>;

/** Views of a world file. */
export const viewSection: WorldSection<"views", WorldView> = {
  key: "views",
  schema: viewSchema,
  named: { subject: "view", prefix: () => idPrefixes.view, of: ({ id }) => [id] },
  *references({ app, user, workspace, above, channel, step }, path): Generator<Reference> {
    yield* one("app", app, [...path, "app"]);
    yield* one("user", user, [...path, "user"]);
    yield* one("workspace", workspace, [...path, "workspace"]);
    yield* one("view", above, [...path, "above"]);
    yield* one("channel", channel, [...path, "channel"]);
    yield* one("function execution", step, [...path, "step"]);
  },
};
