import { z } from "zod";
import { localPartOf } from "../values/user-names/email-address.js";
import { createdSchema, type DeepReadonly, instantSchema, referenceSchema } from "./section/common-schemas.js";
import { many, one, type Reference } from "./section/reference.js";
import type { WorldSection } from "./section/section.js";

const guestSchema = z
  .strictObject({
    kind: z.enum(["multi", "single"]).describe("Guest of several channels, or of a single one."),
    expiration: instantSchema.optional().describe("When the account expires. Default: never."),
  })
  .describe("The guest that the person becomes. Default: a full member.");

const invitationSchema = z
  .strictObject({
    email: z
      .string()
      .refine((email) => localPartOf(email) !== undefined, "Expected an e-mail address")
      .describe("E-mail address of the person."),
    workspace: referenceSchema("The workspace").optional().describe("The workspace. Default: the default workspace."),
    invited_by: referenceSchema("The user who invited the person"),
    channels: z.array(referenceSchema("A channel")).optional().describe("Channels to join. Default: none."),
    real_name: z.string().min(1).optional().describe("Full name of the person. Default: none."),
    custom_message: z.string().min(1).max(500).optional().describe("Text in the invitation. Default: none."),
    guest: guestSchema.optional(),
    created: createdSchema,
  })
  .describe("An open invitation to a workspace.");

export type WorldInvitation = DeepReadonly<z.infer<typeof invitationSchema>>;

/** Open invitations of a world file. */
export const invitationSection: WorldSection<"invitations", WorldInvitation> = {
  key: "invitations",
  schema: invitationSchema,
  *references({ workspace, invited_by, channels }, path): Generator<Reference> {
    yield* one("workspace", workspace, [...path, "workspace"]);
    yield* one("user", invited_by, [...path, "invited_by"]);
    yield* many("channel", channels, [...path, "channels"]);
  },
};
