import { z } from "zod";
import { invitations } from "../model/invitation.js";
import { put } from "../model/port/document.js";
import type { Write } from "../model/store.js";
import { localPartOf } from "../values/names.js";
import { nameKey } from "../values/text.js";
import { createdSchema, type DeepReadonly, instantSchema, referenceSchema } from "./schemas.js";
import {
  many,
  one,
  present,
  type Reference,
  type SectionCheck,
  storedCreation,
  storedInstant,
  type WorldContext,
  type WorldSection,
  type WriteContext,
} from "./section.js";
import { userSection, type WorldUser } from "./users.js";

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

type WorldInvitation = DeepReadonly<z.infer<typeof invitationSchema>>;

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

/** Checks that each person is invited once to a workspace and not in it, and that a single-channel guest joins one channel. */
export const checkInvitations: SectionCheck<WorldInvitation> = (invited, context) => {
  const members = new Set(context.items(userSection).flatMap((user) => placesOf(user, context)));
  const keys = invited.map(({ email, workspace }) => keyOf(email, workspace, context));
  return invited.flatMap(({ email, guest, channels = [] }, i) => {
    const [path, key] = [["invitations", i], keys[i] ?? ""];
    if (members.has(key))
      return [{ path: [...path, "email"], message: `A user of the workspace has the address ${email}` }];
    if (keys.indexOf(key) !== i) {
      return [{ path: [...path, "email"], message: `The address ${email} is invited to the workspace already` }];
    }
    if (guest?.kind !== "single" || channels.length === 1) return [];
    return [{ path: [...path, "channels"], message: "A single-channel guest joins one channel" }];
  });
};

/** Each address of a user in each workspace. */
function placesOf({ emails = [], workspaces }: WorldUser, context: WorldContext): readonly string[] {
  const places = workspaces === undefined ? [undefined] : Object.keys(workspaces);
  return emails.flatMap((email) => places.map((workspace) => keyOf(email, workspace, context)));
}

function keyOf(email: string, workspace: string | undefined, { names }: WorldContext): string {
  const at = workspace === undefined ? names.defaultWorkspace : names.lookup("workspace", workspace)[0];
  return `${at} ${nameKey(email)}`;
}

/** Writes of open invitations. */
export function invitationWrites(items: readonly WorldInvitation[], { ids, nowMs }: WriteContext): readonly Write[] {
  return items.map((item) =>
    put(invitations, {
      workspaceId: ids.workspace(item.workspace),
      email: item.email,
      version: 1,
      created: storedCreation(item, nowMs, 0),
      inviterId: ids.of("user", item.invited_by),
      channelIds: (item.channels ?? []).map((channel) => ids.of("channel", channel)),
      ...present("realName", item.real_name),
      ...present("customMessage", item.custom_message),
      ...present("guest", item.guest && toGuest(item.guest)),
    }),
  );
}

function toGuest({ kind, expiration }: NonNullable<WorldInvitation["guest"]>) {
  return { kind, ...present("expiration", expiration && storedInstant(expiration)) };
}
