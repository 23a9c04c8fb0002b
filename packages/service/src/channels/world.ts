import { z } from "zod";
import { idPatterns, idPrefixes } from "../generated/service.js";
import { createdSchema, type DeepReadonly, idSchema, referenceSchema } from "../world/section/common-schemas.js";
import { many, one, type Reference } from "../world/section/reference.js";
import type { WorldSection } from "../world/section/section.js";

const draftSchema = z
  .strictObject({
    user: referenceSchema("The user who wrote it"),
    last_updated_ts: z.string().regex(/^\d{10}\.\d{6}$/, "Expected seconds, a dot and six digits"),
    state: z.enum(["open", "sent", "deleted"]).optional().describe("Default: open."),
  })
  .describe("A message that a user has written here but not sent.");

const common = {
  created: createdSchema,
  workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
  archived: z.boolean().optional(),
  deleted: z
    .boolean()
    .optional()
    .describe("The channel is deleted but still known, so that references to it can be answered."),
  posting_suspended: z.boolean().optional().describe("Administrators have stopped posting here."),
  drafts: z.array(draftSchema).optional().describe("At most one for each user."),
};

const namedSchema = z.strictObject({
  kind: z.enum(["public", "private", "session"]).describe("A session channel belongs to an app's agent."),
  id: idSchema(idPatterns.channel, idPatterns.privateChannel),
  name: z
    .string()
    .regex(/^[\p{Ll}\p{Lo}\p{Nd}_-]{1,80}$/u, "Expected at most 80 lower-case letters, digits, hyphens and underscores")
    .describe("Its name in this file; `domain/name` if several workspaces have a channel of that name."),
  creator: referenceSchema("The user who created it").optional(),
  members: z.array(referenceSchema("A member")).optional(),
  ...common,
});

const dmSchema = z.strictObject({
  kind: z.literal("dm"),
  id: idSchema(idPatterns.dm),
  between: z.tuple([referenceSchema("A user"), referenceSchema("A user")]).describe("The two users."),
  ...common,
});

const channelSchema = z.discriminatedUnion("kind", [namedSchema, dmSchema]).describe("A conversation.");

export type WorldChannel = DeepReadonly<z.infer<typeof channelSchema>>;

const prefixes = {
  public: idPrefixes.channel,
  private: idPrefixes.privateChannel,
  dm: idPrefixes.dm,
  session: idPrefixes.channel,
} as const;

/** Conversations of a world file. */
export const channelSection: WorldSection<"channels", WorldChannel> = {
  key: "channels",
  schema: channelSchema,
  named: { subject: "channel", prefix: ({ kind }) => prefixes[kind], of: namesOf },
  references: referencesOf,
};

function namesOf(channel: WorldChannel, home: string): readonly (string | undefined)[] {
  if (channel.kind === "dm") return [channel.id];
  return [channel.name, `${channel.workspace ?? home}/${channel.name}`, channel.id];
}

function* referencesOf(channel: WorldChannel, path: Reference["path"]): Generator<Reference> {
  yield* one("workspace", channel.workspace, [...path, "workspace"]);
  for (const [j, { user }] of (channel.drafts ?? []).entries())
    yield* one("user", user, [...path, "drafts", j, "user"]);
  if (channel.kind === "dm") {
    yield* many("user", channel.between, [...path, "between"]);
  } else {
    yield* one("user", channel.creator, [...path, "creator"]);
    yield* many("user", channel.members, [...path, "members"]);
  }
}
