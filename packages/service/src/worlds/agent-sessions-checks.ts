import type { WorldAgentSession } from "./agent-sessions.js";
import type { WorldChannel } from "./channels.js";
import { channelSection } from "./channels.js";
import type { SectionCheck } from "./section/check.js";
import type { WorldFinding } from "./section/finding.js";
import type { Names } from "./section/names.js";
import { findItem, type WorldContext } from "./section/world-context.js";
import { userSection } from "./users.js";

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
