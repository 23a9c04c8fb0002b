import { z } from "zod";
import { idPatterns, idPrefixes } from "../generated/service.js";
import { workspaceSection } from "./organizations.js";
import { createdSchema, type DeepReadonly, idSchema, instantSchema, referenceSchema } from "./schemas.js";
import {
  findItem,
  many,
  one,
  type Reference,
  type SectionCheck,
  type WorldContext,
  type WorldFinding,
  type WorldSection,
} from "./section.js";
import { userSection } from "./users.js";

const tsSchema = z.string().regex(/^\d{10}\.\d{6}$/, "Expected seconds, a dot and six digits");

const draftSchema = z
  .strictObject({
    user: referenceSchema("The user who wrote it"),
    last_updated_ts: tsSchema,
    state: z.enum(["open", "sent", "deleted"]).optional().describe("Default: open."),
  })
  .describe("A message that a user has written here but not sent.");

const restrictedSchema = z
  .strictObject({
    type: z.array(z.string()).describe("Kinds of users who may."),
    user: z.array(z.string()).describe("Single users who may."),
    subteam: z.array(z.string()).optional().describe("Groups whose users may."),
  })
  .describe("Who may do something in a channel.");

const textSchema = z
  .union([
    z.string().max(250),
    z.strictObject({
      value: z.string().max(250).describe("The text."),
      user: referenceSchema("The user who set it").optional().describe("Default: the creator of the channel."),
      set: instantSchema.optional().describe("When it was set. Default: when the channel was created."),
    }),
  ])
  .describe("The text, or the text with who set it and when.");

const propertiesSchema = z
  .strictObject({
    posting_restricted_to: restrictedSchema.optional().describe("Who may post. Default: all members."),
    threads_restricted_to: restrictedSchema.optional().describe("Who may reply. Default: all members."),
    at_channel_restricted: z.boolean().optional(),
    at_here_restricted: z.boolean().optional(),
    huddles_restricted: z.boolean().optional(),
    membership_limit: z.int().min(1).optional().describe("Maximum number of members. Default: none."),
  })
  .describe("Settings of a channel.");

const readSchema = z
  .strictObject({
    user: referenceSchema("The member"),
    last_read: tsSchema.optional().describe("Last message that the member has read. Default: none."),
    open: z.boolean().optional().describe("Whether the member's sidebar shows the conversation. Default: true."),
  })
  .describe("What the conversation is to a member.");

const common = {
  created: createdSchema,
  updated: instantSchema.optional().describe("Last change of its settings. Default: when it was created."),
  reads: z.array(readSchema).optional().describe("What the members have read. At most one for each member."),
  workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
  archived: z.boolean().optional(),
  deleted: z
    .boolean()
    .optional()
    .describe("The channel is deleted but still known, so that references to it can be answered."),
  posting_suspended: z.boolean().optional().describe("Administrators have stopped posting here."),
  drafts: z.array(draftSchema).optional().describe("At most one for each user."),
};

const nameSchema = z
  .string()
  .regex(/^[\p{Ll}\p{Lo}\p{Nd}_-]{1,80}$/u, "Expected at most 80 lower-case letters, digits, hyphens and underscores");

const namedSchema = z.strictObject({
  kind: z.enum(["public", "private", "session"]).describe("A session channel belongs to an app's agent."),
  id: idSchema(idPatterns.channel),
  name: nameSchema.describe("Its name in this file; `domain/name` if several workspaces have a channel of that name."),
  previous_names: z.array(nameSchema).optional().describe("Former names, newest first."),
  creator: referenceSchema("The user who created it").optional(),
  members: z.array(referenceSchema("A member")).optional().describe("In the order in which they joined."),
  general: z
    .boolean()
    .optional()
    .describe("Whether it is the workspace's general channel. Default: whether it is the public channel `general`."),
  shared_with: z
    .array(referenceSchema("A workspace"))
    .optional()
    .describe("Further workspaces that share it, of its own organization or of other companies. Default: none."),
  organization_wide: z
    .boolean()
    .optional()
    .describe("Whether all workspaces of its organization share it. Default: false."),
  mandatory: z
    .boolean()
    .optional()
    .describe("The organization requires its users to be in the channel. Default: false."),
  topic: textSchema.optional(),
  purpose: textSchema.optional(),
  properties: propertiesSchema.optional(),
  ...common,
});

const mpimSchema = z.strictObject({
  kind: z.literal("mpim"),
  id: idSchema(idPatterns.channel),
  name: z.string().min(1).max(80).optional().describe("Its name in this file. Default: made from its users."),
  creator: referenceSchema("The user who opened it").optional().describe("Default: its first user."),
  members: z.array(referenceSchema("A user")).min(2).max(9).describe("All of its users."),
  topic: textSchema.optional(),
  purpose: textSchema.optional(),
  ...common,
});

const imSchema = z.strictObject({
  kind: z.literal("im"),
  id: idSchema(idPatterns.dm),
  between: z.tuple([referenceSchema("A user"), referenceSchema("A user")]).describe("The two users."),
  ...common,
});

const channelSchema = z.discriminatedUnion("kind", [namedSchema, mpimSchema, imSchema]).describe("A conversation.");

export type WorldChannel = DeepReadonly<z.infer<typeof channelSchema>>;

const prefixes = {
  public: idPrefixes.channel,
  private: idPrefixes.channel,
  mpim: idPrefixes.channel,
  im: idPrefixes.dm,
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
  if (channel.kind === "im" || channel.name === undefined) return [channel.id];
  const { name } = channel;
  const sharing = channel.kind === "mpim" ? [] : (channel.shared_with ?? []);
  return [name, ...[channel.workspace ?? home, ...sharing].map((it) => `${it}/${name}`), channel.id];
}

function* referencesOf(channel: WorldChannel, path: Reference["path"]): Generator<Reference> {
  yield* one("workspace", channel.workspace, [...path, "workspace"]);
  for (const [j, { user }] of (channel.drafts ?? []).entries())
    yield* one("user", user, [...path, "drafts", j, "user"]);
  for (const [j, { user }] of (channel.reads ?? []).entries()) yield* one("user", user, [...path, "reads", j, "user"]);
  if (channel.kind === "im") {
    yield* many("user", channel.between, [...path, "between"]);
    return;
  }
  yield* one("user", channel.creator, [...path, "creator"]);
  yield* many("user", channel.members, [...path, "members"]);
  if (channel.kind !== "mpim") yield* many("workspace", channel.shared_with, [...path, "shared_with"]);
  for (const key of ["topic", "purpose"] as const) {
    const text = channel[key];
    if (typeof text === "object") yield* one("user", text.user, [...path, key, "user"]);
  }
}

/** Checks that a DM is between two users. */
export const checkDms: SectionCheck<WorldChannel> = (channels, { names }) =>
  channels.flatMap((channel, i) => {
    if (channel.kind !== "im") return [];
    const [one, other] = channel.between.map((reference) => names.lookup("user", reference)[0]);
    const isOne = one !== undefined && one === other;
    return isOne ? [{ path: ["channels", i, "between"], message: "A DM is between two users" }] : [];
  });

/** Checks that what members have read is stated of members, once for each. */
export const checkReads: SectionCheck<WorldChannel> = (channels, { names }) =>
  channels.flatMap((channel, i) => {
    const references = channel.kind === "im" ? channel.between : (channel.members ?? []);
    const members = new Set(references.map((reference) => names.lookup("user", reference)[0]));
    return (channel.reads ?? []).flatMap(({ user: reference }, j) => {
      const user = names.lookup("user", reference)[0];
      // Deleting leaves each member for its first mention only.
      if (user === undefined || members.delete(user)) return [];
      return [{ path: ["channels", i, "reads", j, "user"], message: "Expected a member, once" }];
    });
  });

/** Checks that a user has one draft in a channel. */
export const checkDrafts: SectionCheck<WorldChannel> = (channels, { names }) =>
  channels.flatMap(({ drafts = [] }, i) => {
    const users = drafts.map(({ user }) => names.lookup("user", user)[0]);
    const again = [...users.entries()].filter(([j, user]) => user !== undefined && users.indexOf(user) < j);
    return again.map(([j]) => ({
      path: ["channels", i, "drafts", j, "user"],
      message: "A user has one draft in a channel",
    }));
  });

/** Checks that a single-channel guest is in one channel. */
export const checkSingleChannelGuests: SectionCheck<WorldChannel> = (channels, context) => {
  const seen = new Set<object>();
  const findings: WorldFinding[] = [];
  for (const [i, channel] of channels.entries()) {
    const members = channel.kind === "im" ? [] : (channel.members ?? []);
    for (const [j, reference] of members.entries()) {
      const user = findItem(context, userSection, reference);
      if (user?.guest?.kind !== "single") continue;
      const path = ["channels", i, "members", j];
      if (seen.has(user)) findings.push({ path, message: "A single-channel guest is in one channel" });
      seen.add(user);
    }
  }
  return findings;
};

type Shareable = Extract<WorldChannel, { readonly shared_with?: unknown }>;

/** Indexes of the further workspaces that share a channel. */
export function sharingWorkspaces(channel: WorldChannel, context: WorldContext): readonly number[] {
  if (!isShareable(channel)) return [];
  const named = (channel.shared_with ?? []).flatMap((each) => context.names.lookup("workspace", each)[0] ?? []);
  const all = channel.organization_wide === true ? ownWorkspaces(context) : [];
  const sharing = new Set([...named, ...all]);
  sharing.delete(homeOf(channel, context));
  return [...sharing];
}

/** Checks that channels are shared with other workspaces than their own, and with the organization only if they are of it. */
export const checkSharing: SectionCheck<WorldChannel> = (channels, context) =>
  channels.flatMap((channel, i) => {
    if (!isShareable(channel)) return [];
    return [...checkWorkspaces(channel, i, context), ...checkWide(channel, i, context), ...checkKind(channel, i)];
  });

function checkWorkspaces(channel: Shareable, i: number, context: WorldContext): readonly WorldFinding[] {
  const seen = new Set([homeOf(channel, context)]);
  return (channel.shared_with ?? []).flatMap((reference, j) => {
    const [workspace] = context.names.lookup("workspace", reference);
    if (workspace === undefined || !seen.has(workspace)) {
      seen.add(workspace ?? -1);
      return [];
    }
    return [{ path: ["channels", i, "shared_with", j], message: "Expected another workspace than its own, once" }];
  });
}

function checkWide(channel: Shareable, i: number, context: WorldContext): readonly WorldFinding[] {
  if (channel.organization_wide !== true) return [];
  if (context.organization !== undefined && !context.isForeign(channel.workspace)) return [];
  return [{ path: ["channels", i, "organization_wide"], message: "Expected a channel of the organization" }];
}

function checkKind({ kind, shared_with, organization_wide }: Shareable, i: number): readonly WorldFinding[] {
  if (kind !== "session" || (shared_with === undefined && organization_wide !== true)) return [];
  return [{ path: ["channels", i, "kind"], message: "A session channel cannot be shared" }];
}

function isShareable(channel: WorldChannel): channel is Shareable {
  return channel.kind !== "im" && channel.kind !== "mpim";
}

function homeOf({ workspace }: WorldChannel, { names }: WorldContext): number {
  return workspace === undefined ? names.defaultWorkspace : (names.lookup("workspace", workspace)[0] ?? -1);
}

/** Indexes of the organization's workspaces. */
function ownWorkspaces({ items }: WorldContext): readonly number[] {
  return items(workspaceSection).flatMap(({ foreign }, index) => (foreign === true ? [] : [index]));
}
