import { z } from "zod";
import { type AgentSession, agentSessionId, type SessionAgent } from "../model/agent-session.js";
import type { Write } from "../model/store.js";
import { statusOf } from "../rules/conversations/agents.js";
import { agentSessionLimits as limits } from "../values/default-forms.js";
import { millisecondsOf } from "../values/instant.js";
import { appSection } from "./apps.js";
import { channelSection, type WorldChannel } from "./channels.js";
import { createdSchema, type DeepReadonly, instantSchema, referenceSchema } from "./schemas.js";
import {
  defined,
  findItem,
  type Names,
  one,
  type Reference,
  type SectionCheck,
  storedCreation,
  storedInstant,
  type WorldContext,
  type WorldFinding,
  type WorldSection,
  type WriteContext,
} from "./section.js";
import { userSection } from "./users.js";

const agentSchema = z
  .strictObject({
    app: referenceSchema("The app"),
    status: z.enum(limits.statuses),
    since: instantSchema.optional().describe("When it began to process. Default: when the world is loaded."),
    username: z.string().min(1).max(limits.username.maxLength.value).optional(),
    icon_emoji: z.string().min(1).optional().describe("Between colons. Takes precedence over icon_url."),
    icon_url: z.string().min(1).optional(),
  })
  .describe("An app's agent in the session: its status, name and picture.");

const agentSessionSchema = z
  .strictObject({
    channel: referenceSchema("The channel"),
    thread_ts: z
      .string()
      .regex(new RegExp(limits.thread_ts.pattern.value), "Expected seconds, a dot and six digits")
      .optional()
      .describe("The thread. Required outside of session channels, forbidden in them."),
    created: createdSchema,
    title: z
      .string()
      .max(limits.title.maxLength.value)
      .optional()
      .describe("Default: the name of the session channel, otherwise empty."),
    initiator: referenceSchema("The member who started it").optional(),
    agents: z.array(agentSchema).min(1, "Expected at least one agent").describe("One for each app, earliest first."),
  })
  .describe("A conversation with agents, in a thread or in a session channel.");

export type WorldAgentSession = DeepReadonly<z.infer<typeof agentSessionSchema>>;

/** Agent sessions of a world file. */
export const agentSessionSection: WorldSection<"agent_sessions", WorldAgentSession> = {
  key: "agent_sessions",
  schema: agentSessionSchema,
  *references(session, path): Generator<Reference> {
    yield* one("channel", session.channel, [...path, "channel"]);
    yield* one("user", session.initiator, [...path, "initiator"]);
    for (const [j, { app }] of session.agents.entries()) yield* one("app", app, [...path, "agents", j, "app"]);
  },
};

/** Each session has its own place, a thread or a session channel, and its users are members of the channel. */
export const checkAgentSessions: SectionCheck<WorldAgentSession> = (sessions, world) => {
  const places = new Set<string>();
  return sessions.flatMap((session, i) => {
    const { names } = world;
    const channel = findItem(world, channelSection, session.channel);
    if (channel === undefined) return [];
    const place = `${names.lookup("channel", session.channel)[0]} ${session.thread_ts ?? ""}`;
    const taken = places.has(place) ? [{ path: ["channel"], message: "There is a session in this place already" }] : [];
    places.add(place);
    const context = { world, members: membersOf(channel, names) };
    return [
      ...taken,
      ...checkThread(session, channel),
      ...checkInitiator(session, context),
      ...checkAgents(session, context),
    ].map((finding) => ({ ...finding, path: ["agent_sessions", i, ...finding.path] }));
  });
};

function checkThread({ thread_ts }: WorldAgentSession, { kind }: WorldChannel): readonly WorldFinding[] {
  if (kind === "session" && thread_ts !== undefined) {
    return [{ path: ["thread_ts"], message: "thread_ts_not_allowed: a session channel has one session, in no thread" }];
  }
  if (kind === "session" || thread_ts !== undefined) return [];
  return [{ path: ["channel"], message: "thread_ts_required: a session outside of session channels has a thread" }];
}

interface CheckContext {
  readonly world: WorldContext;
  /** Indexes of the channel's members. */
  readonly members: ReadonlySet<number>;
}

function checkInitiator(
  { initiator }: WorldAgentSession,
  { world: { names }, members }: CheckContext,
): readonly WorldFinding[] {
  const user = initiator === undefined ? undefined : names.lookup("user", initiator)[0];
  if (user === undefined || members.has(user)) return [];
  return [{ path: ["initiator"], message: "user_not_found: an initiator is a member of the channel" }];
}

function checkAgents({ agents }: WorldAgentSession, { world, members }: CheckContext): readonly WorldFinding[] {
  const { names } = world;
  const apps = agents.map(({ app }) => names.lookup("app", app)[0]);
  return apps.flatMap((app, j) => {
    if (app === undefined) return [];
    const path = ["agents", j, "app"];
    if (apps.indexOf(app) < j) return [{ path, message: "An app has one status in a session" }];
    const isMember = [...members].some((user) => appOf(world.items(userSection)[user]?.bot_of, names) === app);
    return isMember ? [] : [{ path, message: "not_authorized: the bot of the app is a member of the channel" }];
  });
}

function appOf(reference: string | undefined, names: Names): number | undefined {
  return reference === undefined ? undefined : names.lookup("app", reference)[0];
}

function membersOf(channel: WorldChannel, names: Names): ReadonlySet<number> {
  const references = channel.kind === "im" ? channel.between : (channel.members ?? []);
  return new Set(references.flatMap((reference) => names.lookup("user", reference).slice(0, 1)));
}

/** Writes of the agent sessions. */
export function agentSessionWrites(sessions: readonly WorldAgentSession[], context: WriteContext): readonly Write[] {
  return sessions.map((session) => ({
    kind: "put",
    document: "agentSession",
    value: toSession(session, context),
  }));
}

function toSession(session: WorldAgentSession, context: WriteContext): AgentSession {
  const { ids, nowMs } = context;
  const { thread_ts: threadTs, initiator } = session;
  const channel = findItem(context, channelSection, session.channel);
  const place = { channelId: ids.of("channel", session.channel), ...(threadTs !== undefined && { threadTs }) };
  return {
    id: agentSessionId(place),
    version: 1,
    created: storedCreation(session, nowMs),
    ...place,
    title: session.title ?? (channel?.kind === "session" ? channel.name : ""),
    ...(initiator !== undefined && { initiatorId: ids.of("user", initiator) }),
    agents: session.agents.map((agent) => toAgent(agent, context)),
  };
}

function toAgent(agent: WorldAgentSession["agents"][number], context: WriteContext): SessionAgent {
  const { ids, nowMs } = context;
  const sinceMs = agent.since === undefined ? nowMs : millisecondsOf(storedInstant(agent.since));
  const manifest = findItem(context, appSection, agent.app)?.manifest ?? {};
  const { username, icon_emoji: iconEmoji, icon_url: iconUrl } = agent;
  return {
    appId: ids.of("app", agent.app),
    ...statusOf({ manifest }, agent.status, sinceMs),
    identity: defined({ username, iconEmoji, iconUrl }),
  };
}
