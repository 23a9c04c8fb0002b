import { agentSessionId, type SessionAgent } from "../../agent-sessions/agent-session.js";
import { agentStatus } from "../../agent-sessions/agent-status.js";
import type { Channel } from "../../channels/channel.js";
import { type Decision, decide } from "../../decisions/decide.js";
import { conversationAudience } from "../../events/conversation-audience.js";
import { eventTsOf } from "../../events/event-time.js";
import { agentSessionDefaults } from "../../generated/service.js";
import type { Message } from "../../messages/message.js";
import { changeMessage, messageVersion } from "../../messages/message-store.js";
import { findStreams } from "../../messages/streaming/find-streams.js";
import type { Ts } from "../../values/message-ts.js";
import { hasHomeTab } from "../../views/has-home-tab.js";
import { toView } from "../../views/to-view.js";
import type { ActOutcome, ActRefusal, Person } from "../act.js";
import { findApp } from "../find-app.js";
import { findPlace } from "../find-place.js";
import { homeOf } from "../views/open-views.js";
import { seeView } from "../views/seen-view.js";

/** An app, by the name of its bot, and a tab. */
interface Home {
  readonly bot: string;
  /** Default: home. */
  readonly tab?: "home" | "messages";
}

/** Opens the home of an app, which learns of it. */
export async function openHome({ bot, tab = "home" }: Home, person: Person) {
  const { user, store, caller, clock } = person;
  const found = await findApp(bot, person);
  if (!found.ok) return found;
  const { app, botId } = found;
  if (tab === "home" && !hasHomeTab(app)) {
    return cannot(`${bot} has no home tab: its manifest does not enable one.`);
  }
  const opened = await person.call("conversations.open", { users: [botId] });
  if (!opened.ok) return opened;
  const home = tab === "home" ? await homeOf(app.id, person) : undefined;
  const type = "app_home_opened";
  const eventTs = eventTsOf({ atMs: clock.now().getTime() });
  await store.commit({
    expect: [],
    writes: [],
    events: [
      {
        type,
        audience: { subscription: type, workspaceIds: [caller.workspace.id], appId: app.id },
        isStated: true,
        facts: {
          type,
          user: user.id,
          channel: opened.channel.id,
          tab,
          ...(home !== undefined && { view: { ...toView(home) } }),
          event_ts: eventTs,
        },
      },
    ],
  });
  return {
    ok: true as const,
    channel: opened.channel.id,
    ...(home !== undefined && { view: await seeView(home, store) }),
  };
}

/** A session with agents, in a thread. */
interface Session {
  readonly channel: string;
  readonly thread: Ts;
}

/** Stops the agents of a session whose stop button the person sees: their streams end, and their apps learn of it. */
export async function stop({ channel: name, thread }: Session, person: Person) {
  const place = await findPlace(name, person);
  if (!place.ok) return place;
  const info = await person.call("conversations.info", { channel: place.channel });
  if (!info.ok) return info;
  const channel = await person.store.channels.get(place.channel);
  if (channel === undefined) return cannot(`There is no conversation ${name}.`);
  return decide(person.store, () => decideStop(channel, thread, person));
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

function cannot(detail: string): ActRefusal {
  return { ok: false, error: "refused", detail };
}
