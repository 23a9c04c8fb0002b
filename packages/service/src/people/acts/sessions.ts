import { agentSessionId, type SessionAgent } from "../../agent-sessions/agent-session.js";
import { agentStatus } from "../../agent-sessions/agent-status.js";
import { renameRoot } from "../../agent-sessions/rename-root.js";
import type { Channel } from "../../channels/channel.js";
import { type Decision, decide } from "../../decisions/decide.js";
import { conversationAudience } from "../../events/conversation-audience.js";
import { eventTsOf } from "../../events/event-time.js";
import { agentSessionDefaults } from "../../generated/service.js";
import type { Message } from "../../messages/message.js";
import { changeMessage, messageVersion } from "../../messages/message-store.js";
import { findStreams } from "../../messages/streaming/find-streams.js";
import type { Ts } from "../../values/message-ts.js";
import { type ActOutcome, cannot, type Person } from "../act.js";
import { findPlace } from "../find-place.js";

/** A session with agents, in a thread. */
interface Session {
  readonly channel: string;
  readonly thread: Ts;
}

/** Stops the agents of a session whose stop button the person sees: their streams end, and their apps learn of it. */
export async function stop({ channel, thread }: Session, person: Person) {
  const found = await findSeenChannel(channel, person);
  return found.ok ? decide(person.store, () => decideStop(found.channel, thread, person)) : found;
}

/** Renames the session in a thread. The apps of its agents learn of it. */
export async function renameSession({ channel, thread, title }: Session & { readonly title: string }, person: Person) {
  const found = await findSeenChannel(channel, person);
  return found.ok ? decide(person.store, () => decideTitle(found.channel, { thread, title }, person)) : found;
}

async function findSeenChannel(name: string, person: Person): Promise<ActOutcome<{ readonly channel: Channel }>> {
  const place = await findPlace(name, person);
  if (!place.ok) return place;
  const info = await person.call("conversations.info", { channel: place.channel });
  if (!info.ok) return info;
  const channel = await person.store.channels.get(place.channel);
  return channel === undefined ? cannot(`There is no conversation ${name}.`) : { ok: true, channel };
}

type Stopped = ActOutcome<{ readonly channel: string; readonly stopped: readonly Ts[] }>;

async function decideStop(channel: Channel, thread: Ts, person: Person): Promise<Decision<Stopped>> {
  const { store, clock, user } = person;
  const atMs = clock.now().getTime();
  const session = await store.agentSessions.get(agentSessionId({ channelId: channel.id, threadTs: thread }));
  const agents = (session?.agents ?? []).filter(
    (agent) => agent.stopButton && agentStatus(agent, atMs) === "processing",
  );
  const { stopEvent: type } = agentSessionDefaults;
  if (agents.length === 0) {
    const answer = cannot(`There is no stop button: no agent of an app that subscribes to ${type} is processing.`);
    return { kind: "answer", answer };
  }
  const running = await findStreams(store.messages, { channelId: channel.id, threadTs: thread, nowMs: atMs });
  const streams = running.filter((message) => isOf(message, agents));
  const events = agents.map(({ appId }) => ({
    type,
    audience: { ...conversationAudience(channel, type), appId },
    isStated: true as const,
    facts: {
      type,
      channel: channel.id,
      user: user.id,
      thread_ts: thread,
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
  channel: Channel,
  { thread, title }: { readonly thread: Ts; readonly title: string },
  { store, clock, user, caller }: Person,
): Promise<Decision<Renamed>> {
  const session = await store.agentSessions.get(agentSessionId({ channelId: channel.id, threadTs: thread }));
  if (session === undefined)
    return { kind: "answer", answer: cannot(`There is no agent session in thread ${thread}.`) };
  if (channel.archived) return { kind: "answer", answer: cannot("The conversation is archived.") };
  const { id, version, title: former } = session;
  const renamed = renameRoot(await store.messages.get(channel.id, thread), title);
  const type = "agent_session_title_changed";
  const facts = {
    type,
    channel: channel.id,
    user: user.id,
    team_id: caller.workspace.id,
    thread_ts: thread,
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
        ...renamed.expect,
      ],
      writes: [
        { kind: "put", document: "agentSession", value: { ...session, version: version + 1, title } },
        ...renamed.writes,
      ],
      ...(title !== former && { events }),
    },
    answer: () => ({ ok: true, channel: channel.id, title }),
  };
}
