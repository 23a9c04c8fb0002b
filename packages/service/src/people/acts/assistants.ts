import { conversationAudience, eventTsOf } from "../../events/event-source.js";
import { messageDefaults, serviceLimits } from "../../generated/service.js";
import { agentSessionId, assistantSubtype, type SessionAgent } from "../../model/agent-session.js";
import type { App } from "../../model/app.js";
import type { InsertMessage } from "../../model/message-store.js";
import { agentStatus } from "../../rules/agent-sessions/session-state.js";
import { toBotId } from "../../rules/directory/user.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { millisecondsOf, printTs, type Ts } from "../../values/instant.js";
import type { ActOutcome, Person } from "../act.js";
import { findApp, findDirect, findPlace } from "../find-named.js";

/** An assistant, by the name of its bot. */
interface Opening {
  readonly bot: string;
  /** Conversation that the person has before them. Default: none. */
  readonly viewing?: string;
  /** An open thread, in which the person goes to another conversation. Default: a thread is opened. */
  readonly thread?: Ts;
}

/** Opens a thread with an assistant, or goes to another conversation while one is open. The app learns of both. */
export async function openAssistant({ bot, viewing, thread }: Opening, person: Person) {
  const place = await findAssistant(bot, person);
  if (!place.ok) return place;
  const viewed = viewing === undefined ? undefined : await findViewed(viewing, person);
  if (viewed !== undefined && !viewed.ok) return viewed;
  const { channel } = place;
  if (thread !== undefined && (await person.store.messages.get(channel, thread))?.subtype !== assistantSubtype) {
    return { ok: false as const, error: "refused" as const, detail: `There is no thread ${thread} with ${bot}.` };
  }
  const opened = thread ?? (await openThread(place, person));
  await publishThread(place, { thread: opened, isNew: thread === undefined, viewed: viewed?.channel }, person);
  return { ok: true as const, channel, thread: opened };
}

/** The view that a person has of an assistant, in a thread or on top of its messages. */
export async function seeAssistant({ bot, thread }: { readonly bot: string; readonly thread?: Ts }, person: Person) {
  const found = await findApp(bot, person);
  if (!found.ok) return found;
  const place = await findDirect(found.botId, bot, person);
  if (!place.ok) return place;
  const { app } = found;
  const { channel } = place;
  const { store, clock } = person;
  const placed = { channelId: channel, ...(thread !== undefined && { threadTs: thread }) };
  const session = await store.agentSessions.get(agentSessionId(placed));
  const agent = session?.agents.find(({ appId }) => appId === app.id);
  const nowMs = clock.now().getTime();
  const notice = await findNotice(agent, { channel, thread, app, nowMs }, person);
  return {
    ok: true as const,
    channel,
    state: agent === undefined ? ("active" as const) : agentStatus(agent, nowMs),
    ...(session !== undefined && session.title !== "" && { title: session.title }),
    ...(notice !== undefined && { status: `${app.name} ${notice.text}` }),
    ...(notice?.loading !== undefined && { loading_messages: [...notice.loading] }),
    prompts: (agent?.prompts?.list ?? []).map((prompt) => ({ ...prompt })),
    ...(agent?.prompts?.title !== undefined && { prompts_title: agent.prompts.title }),
  };
}

/** The conversation before a person, who must see it. */
async function findViewed(name: string, person: Person): Promise<ActOutcome<{ readonly channel: Id }>> {
  const place = await findPlace(name, person);
  if (!place.ok) return place;
  const seen = await person.call("conversations.info", { channel: place.channel });
  return seen.ok ? place : seen;
}

interface Assistant {
  readonly app: App;
  readonly botId: Id;
  /** Direct conversation of the person and the bot. */
  readonly channel: Id;
}

async function findAssistant(bot: string, person: Person): Promise<ActOutcome<Assistant>> {
  const found = await findApp(bot, person);
  if (!found.ok) return found;
  const opened = await person.call("conversations.open", { users: [found.botId] });
  return opened.ok ? { ...found, channel: opened.channel.id } : opened;
}

/** Begins a thread with a message of the bot, which has a subtype so that it does not count as an answer. */
function openThread({ app, botId, channel }: Assistant, { store, clock }: Person): Promise<Ts> {
  const { assistantTitle: title } = messageDefaults;
  const author = { userId: botId, botId: toBotId(botId), appId: app.id };
  const root = { channelId: channel, subtype: assistantSubtype, ...author, text: title, assistantThread: { title } };
  return decide<Ts, readonly [InsertMessage]>(
    store,
    async (): Promise<Decision<Ts, readonly [InsertMessage]>> => ({
      kind: "commit",
      batch: { expect: [], writes: [{ kind: "insertMessage", message: root, nowMs: clock.now().getTime() }] },
      answer: ({ messages }) => messages[0].ts,
    }),
  );
}

interface ThreadChange {
  readonly thread: Ts;
  readonly isNew: boolean;
  readonly viewed: Id | undefined;
}

async function publishThread(
  { app, channel }: Assistant,
  { thread, isNew, viewed }: ThreadChange,
  person: Person,
): Promise<void> {
  const { user, store, caller, clock } = person;
  const { workspace, organization } = caller;
  const type = isNew ? "assistant_thread_started" : "assistant_thread_context_changed";
  const company = organization === undefined ? {} : { enterprise_id: organization.id };
  const context = viewed === undefined ? {} : { channel_id: viewed, team_id: workspace.id, ...company };
  const facts = {
    type,
    assistant_thread: { user_id: user.id, context, channel_id: channel, thread_ts: thread },
    event_ts: eventTsOf({ atMs: clock.now().getTime() }),
  };
  const conversation = await store.channels.get(channel);
  if (conversation === undefined) return;
  const audience = { ...conversationAudience(conversation, type), appId: app.id };
  await store.commit({ expect: [], writes: [], events: [{ type, audience, isStated: true, facts }] });
}

interface NoticePlace {
  readonly channel: Id;
  readonly thread: Ts | undefined;
  readonly app: App;
  readonly nowMs: number;
}

/** The activity that the assistant announces: for two minutes, and until its next message in the thread. */
async function findNotice(
  agent: SessionAgent | undefined,
  { channel, thread, app, nowMs }: NoticePlace,
  { store }: Person,
): Promise<SessionAgent["notice"]> {
  const { notice } = agent ?? {};
  if (notice === undefined || thread === undefined) return undefined;
  if (nowMs >= millisecondsOf(notice.since) + serviceLimits.assistantStatusMinutes.value * 60_000) return undefined;
  const period = { oldest: notice.after, latest: printTs(Number.MAX_SAFE_INTEGER), limit: 1000 };
  const replies = await store.messages.replies(channel, thread, period);
  return replies.some(({ appId, ts }) => appId === app.id && ts !== notice.after) ? undefined : notice;
}
