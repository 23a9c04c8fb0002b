import type { WorldFinding } from "../finding.js";
import type { WorldAgentSession } from "../format/agent-session.js";
import type { WorldChannel } from "../format/channel.js";
import type { World } from "../format/world.js";
import type { Names } from "../names.js";
import type { WorldCheck } from "./check-world.js";

/** A session is in a place of its own, a thread or a session channel, among members of the channel. */
export const checkAgentSessions: WorldCheck = (world, names) => {
  const places = new Set<string>();
  return (world.agent_sessions ?? []).flatMap((session, i) => {
    const index = names.lookup("channel", session.channel)[0] ?? -1;
    const channel = world.channels?.[index];
    if (channel === undefined) return [];
    const place = `${index} ${session.thread_ts ?? ""}`;
    const taken = places.has(place) ? [{ path: ["channel"], message: "There is a session in this place already" }] : [];
    places.add(place);
    const context = { world, names, members: membersOf(channel, names) };
    return [
      ...taken,
      ...ofThread(session, channel),
      ...ofInitiator(session, context),
      ...ofAgents(session, context),
    ].map((finding) => ({ ...finding, path: ["agent_sessions", i, ...finding.path] }));
  });
};

function ofThread({ thread_ts }: WorldAgentSession, { kind }: WorldChannel): readonly WorldFinding[] {
  if (kind === "session" && thread_ts !== undefined) {
    return [{ path: ["thread_ts"], message: "thread_ts_not_allowed: a session channel has one session, in no thread" }];
  }
  if (kind === "session" || thread_ts !== undefined) return [];
  return [{ path: ["channel"], message: "thread_ts_required: a session outside of session channels has a thread" }];
}

interface CheckContext {
  readonly world: World;
  readonly names: Names;
  /** Indexes of the users in the channel. */
  readonly members: ReadonlySet<number>;
}

function ofInitiator({ initiator }: WorldAgentSession, { names, members }: CheckContext): readonly WorldFinding[] {
  const user = initiator === undefined ? undefined : names.lookup("user", initiator)[0];
  if (user === undefined || members.has(user)) return [];
  return [{ path: ["initiator"], message: "user_not_found: an initiator is a member of the channel" }];
}

function ofAgents({ agents }: WorldAgentSession, { world, names, members }: CheckContext): readonly WorldFinding[] {
  const apps = agents.map(({ app }) => names.lookup("app", app)[0]);
  return apps.flatMap((app, j) => {
    if (app === undefined) return [];
    const path = ["agents", j, "app"];
    if (apps.indexOf(app) < j) return [{ path, message: "An app has one status in a session" }];
    const isMember = [...members].some((user) => appOf(world.users?.[user]?.bot_of, names) === app);
    return isMember ? [] : [{ path, message: "not_authorized: the bot of the app is a member of the channel" }];
  });
}

function appOf(reference: string | undefined, names: Names): number | undefined {
  return reference === undefined ? undefined : names.lookup("app", reference)[0];
}

function membersOf(channel: WorldChannel, names: Names): ReadonlySet<number> {
  const references = channel.kind === "dm" ? channel.between : (channel.members ?? []);
  return new Set(references.flatMap((reference) => names.lookup("user", reference).slice(0, 1)));
}
