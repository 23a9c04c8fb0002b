import { conversationAudience, eventTsOf } from "../../events/event-source.js";
import { agentSessionDefaults } from "../../generated/service.js";
import { agentSessionId, type SessionAgent, type SessionPlace } from "../../model/agent-session.js";
import type { Channel } from "../../model/channel.js";
import type { Message } from "../../model/message.js";
import { changeMessage, messageVersion } from "../../model/message-store.js";
import { agentStatus, nameChannel, renameRoot } from "../../rules/agent-sessions/session-state.js";
import { findStreams } from "../../rules/messages/find-streams.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Ts } from "../../values/instant.js";
import { type ActOutcome, cannot, type Person } from "../act.js";
import { findPlace } from "../find-named.js";

/** A session with agents: in a thread, or a session channel. */
interface Session {
  readonly channel: string;
  readonly thread?: Ts | undefined;
}

/** Stops the agents of a session whose stop button the person sees: their streams end, and their apps learn of it. */
export async function stop({ channel, thread }: Session, person: Person) {
  const found = await findSession(channel, thread, person);
  return found.ok ? decide(person.store, () => decideStop(found, person)) : found;
}

/** Renames a session, and with it a session channel. The apps of its agents learn of it. */
export async function renameSession({ channel, thread, title }: Session & { readonly title: string }, person: Person) {
  const found = await findSession(channel, thread, person);
  return found.ok ? decide(person.store, () => decideTitle(title, found, person)) : found;
}

/** The place of a session. */
interface Found {
  readonly channel: Channel;
  readonly at: SessionPlace;
}

async function findSession(name: string, thread: Ts | undefined, person: Person): Promise<ActOutcome<Found>> {
  const place = await findPlace(name, person);
  if (!place.ok) return place;
  const info = await person.call("conversations.info", { channel: place.channel });
  if (!info.ok) return info;
  const channel = await person.store.channels.get(place.channel);
  if (channel === undefined) return cannot(`There is no conversation ${name}.`);
  const { id: channelId } = channel;
  if (channel.kind === "session") {
    return thread === undefined
      ? { ok: true, channel, at: { channelId } }
      : cannot(`${name} is a session channel: all its threads are one session. Leave the thread out.`);
  }
  return thread === undefined
    ? cannot(`${name} is no session channel. Name the thread of the session.`)
    : { ok: true, channel, at: { channelId, threadTs: thread } };
}

type Stopped = ActOutcome<{ readonly channel: string; readonly stopped: readonly Ts[] }>;

async function decideStop({ channel, at }: Found, person: Person): Promise<Decision<Stopped>> {
  const { store, clock, user } = person;
  const atMs = clock.now().getTime();
  const session = await store.agentSessions.get(agentSessionId(at));
  const agents = (session?.agents ?? []).filter(
    (agent) => agent.stopButton && agentStatus(agent, atMs) === "processing",
  );
  const { stopEvent: type } = agentSessionDefaults;
  if (agents.length === 0) {
    const answer = cannot(`There is no stop button: no agent of an app that subscribes to ${type} is processing.`);
    return { kind: "answer", answer };
  }
  const running = await findStreams(store.messages, { ...at, nowMs: atMs });
  const streams = running.filter((message) => isOf(message, agents));
  const events = agents.map(({ appId }) => ({
    type,
    audience: { ...conversationAudience(channel, type), appId },
    isStated: true as const,
    facts: {
      type,
      channel: channel.id,
      user: user.id,
      ...(at.threadTs !== undefined && { thread_ts: at.threadTs }),
      streaming_message_ts: streams.filter((message) => message.appId === appId).map(({ ts }) => ts),
      event_ts: eventTsOf({ atMs }),
    },
  }));
  return {
    kind: "commit",
    batch: { expect: streams.map(messageVersion), writes: streams.flatMap(stopped), events },
    answer: () => ({ ok: true, channel: channel.id, stopped: streams.map(({ ts }) => ts) }),
  };
}

function isOf({ appId }: Message, agents: readonly SessionAgent[]): boolean {
  return agents.some((agent) => agent.appId === appId);
}

function stopped(message: Message) {
  return message.stream === undefined
    ? []
    : [changeMessage({ ...message, stream: { ...message.stream, stopped: true } })];
}

type Renamed = ActOutcome<{ readonly channel: string; readonly title: string }>;

async function decideTitle(
  title: string,
  { channel, at }: Found,
  { store, clock, user, caller }: Person,
): Promise<Decision<Renamed>> {
  const { threadTs } = at;
  const session = await store.agentSessions.get(agentSessionId(at));
  if (session === undefined) {
    const where = threadTs === undefined ? "the channel" : `thread ${threadTs}`;
    return answer(cannot(`There is no agent session in ${where}.`));
  }
  if (channel.archived) return answer(cannot("The conversation is archived."));
  const named = nameChannel(channel, title);
  if (named === undefined) return answer(cannot("A session channel is named after its title: use letters or digits."));
  const { id, version, title: former } = session;
  const renamed = renameRoot(
    threadTs === undefined ? undefined : await store.messages.get(channel.id, threadTs),
    title,
  );
  const type = "agent_session_title_changed";
  const facts = {
    type,
    channel: channel.id,
    user: user.id,
    team_id: caller.workspace.id,
    ...(threadTs !== undefined && { thread_ts: threadTs }),
    title,
    ...(former !== "" && { previous_title: former }),
    event_ts: eventTsOf({ atMs: clock.now().getTime() }),
  };
  const events = session.agents.map(({ appId }) => ({
    type,
    audience: { ...conversationAudience(channel, type), appId },
    isStated: true as const,
    facts,
  }));
  return {
    kind: "commit",
    batch: {
      expect: [
        { kind: "version", document: "agentSession", key: { id }, version },
        { kind: "openChannel", id: channel.id },
        ...named.expect,
        ...renamed.expect,
      ],
      writes: [
        { kind: "put", document: "agentSession", value: { ...session, version: version + 1, title } },
        ...named.writes,
        ...renamed.writes,
      ],
      ...(title !== former && { events }),
    },
    answer: () => ({ ok: true, channel: channel.id, title }),
    refuse: (failed) => (failed.kind === "freeChannelName" ? cannot(`The name ${failed.name} is taken.`) : undefined),
  };
}

function answer(outcome: Renamed): Decision<Renamed> {
  return { kind: "answer", answer: outcome };
}
