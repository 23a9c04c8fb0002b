import type {
  AssistantThreadsSetStatusArguments,
  AssistantThreadsSetSuggestedPromptsArguments,
  AssistantThreadsSetTitleArguments,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { SessionAgent, SessionPlace } from "../../model/agent-session.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Channel } from "../../model/channel.js";
import type { Message } from "../../model/message.js";
import type { Store } from "../../model/store.js";
import { createRefuse, type Decision, decide, type Refused } from "../../store/decide.js";
import { toInstant } from "../../values/instant.js";
import { changeAgent, findInitiator, withStatus } from "../conversations/agents.js";
import { findConversation } from "../conversations/find-conversation.js";
import type { KindScopes, MissingScope } from "../conversations/refusal.js";
import { changeIdentity, renameRoot } from "./session-state.js";

type SetAssistantStatusOutcome = MethodOutcome<Methods["assistant.threads.setStatus"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `assistant.threads.setStatus`. */
interface Options {
  readonly definition: MethodDefinition<Methods["assistant.threads.setStatus"]>;
  readonly store: Store;
}

/** Shows what the app's assistant does in a thread. */
export function createSetAssistantStatus({ definition, store }: Options) {
  const { kindScopes } = definition.facts;
  return (sent: AssistantThreadsSetStatusArguments, { caller, now }: Context): Promise<SetAssistantStatusOutcome> =>
    decide(store, async (): Promise<Decision<SetAssistantStatusOutcome>> => {
      const found = await findAssistantThread(sent, { caller, store, kindScopes, inChannels: true });
      if (!found.ok) return { kind: "answer", answer: found };
      const { app } = caller;
      // A bot without an app has no agent.
      if (app === undefined) return { kind: "answer", answer: { ok: true } };
      const nowMs = now.getTime();
      const { status, loading_messages: loading } = sent;
      const [latest] = await store.messages.latest(found.channel.id, 1);
      const after = latest?.ts ?? sent.thread_ts;
      const change = ({ notice: _former, ...agent }: SessionAgent): SessionAgent => ({
        ...withStatus(agent, status === "" ? "active" : "processing", { app, nowMs }),
        identity: changeIdentity(agent.identity, sent),
        ...(status !== "" && { notice: { text: status, since: toInstant(nowMs), after, ...(loading && { loading }) } }),
      });
      const findStarter = () => findInitiator(found.root, store);
      const batch = await changeAgent(found.place, { app, nowMs, findStarter, change }, store);
      return { kind: "commit", batch, answer: () => ({ ok: true }) };
    });
}

type SetSuggestedPromptsOutcome = MethodOutcome<Methods["assistant.threads.setSuggestedPrompts"]>;

/** Offers prompts to the user of the app's assistant. */
export function createSetSuggestedPrompts({ store }: { readonly store: Store }) {
  return (
    sent: AssistantThreadsSetSuggestedPromptsArguments,
    { caller, now }: Context,
  ): Promise<SetSuggestedPromptsOutcome> =>
    decide(store, async (): Promise<Decision<SetSuggestedPromptsOutcome>> => {
      const found = await findAssistantThread(sent, { caller, store, inChannels: false });
      if (!found.ok) return { kind: "answer", answer: found };
      const { app } = caller;
      // A bot without an app has no agent.
      if (app === undefined) return { kind: "answer", answer: { ok: true } };
      const { title, prompts: list } = sent;
      const change = (agent: SessionAgent): SessionAgent => ({
        ...agent,
        prompts: { list, ...(title !== undefined && { title }) },
      });
      const batch = await changeAgent(found.place, { app, nowMs: now.getTime(), change }, store);
      return { kind: "commit", batch, answer: () => ({ ok: true }) };
    });
}

type SetAssistantTitleOutcome = MethodOutcome<Methods["assistant.threads.setTitle"]>;

/** Sets the title of a thread with the app's assistant. */
export function createSetAssistantTitle({ store }: { readonly store: Store }) {
  return (sent: AssistantThreadsSetTitleArguments, { caller, now }: Context): Promise<SetAssistantTitleOutcome> =>
    decide(store, async (): Promise<Decision<SetAssistantTitleOutcome>> => {
      const found = await findAssistantThread(sent, { caller, store, inChannels: false });
      if (!found.ok) return { kind: "answer", answer: found };
      const { app } = caller;
      // A bot without an app has no agent.
      if (app === undefined) return { kind: "answer", answer: { ok: true } };
      const { title } = sent;
      const change = { app, nowMs: now.getTime(), title, change: <T>(agent: T) => agent };
      const { expect, writes } = await changeAgent(found.place, change, store);
      const renamed = renameRoot(found.root, title);
      const batch = { expect: [...expect, ...renamed.expect], writes: [...writes, ...renamed.writes] };
      return { kind: "commit", batch, answer: () => ({ ok: true }) };
    });
}

/** A thread with an assistant. */
interface AssistantThread {
  readonly ok: true;
  readonly channel: Channel;
  readonly place: SessionPlace;
  /** Absent if no thread is named. */
  readonly root?: Message;
}

type OwnCode = "channel_not_found" | "invalid_thread_ts";

/** A refusal that says what was not found. */
interface DetailedRefusal extends Refused<OwnCode> {
  readonly detail: string;
}

type FoundThread = AssistantThread | MissingScope | DetailedRefusal | Refused<"team_access_not_granted">;

interface Search {
  readonly caller: WebapiCaller;
  readonly store: Pick<Store, "channels" | "organizations" | "messages">;
  readonly kindScopes?: KindScopes;
  /** Whether channels count that the app has joined, besides its conversation with the user. */
  readonly inChannels: boolean;
}

const refuse = createRefuse<OwnCode>("everyday-2#interactivity");

/** Finds the thread that a call of an assistant is about. */
async function findAssistantThread(
  { channel_id, thread_ts }: { readonly channel_id: string; readonly thread_ts?: string },
  { caller, store, kindScopes = {}, inChannels }: Search,
): Promise<FoundThread> {
  const found = await findConversation(channel_id, { caller, store, kindScopes });
  const wanted = inChannels ? "a conversation that the app is in" : "a direct conversation of the app";
  const noChannel = `${channel_id} is not ${wanted}.`;
  if (!found.ok) {
    if (found.error === "missing_scope") return found;
    const { error, ...refused } = found;
    return error === "channel_not_found" ? { ...refused, error, detail: noChannel } : { ...refused, error };
  }
  const { channel, membership } = found;
  if (membership === undefined || (channel.kind !== "im" && !inChannels)) {
    return { ...refuse("channel_not_found", channel_id, wanted), detail: noChannel };
  }
  const { id: channelId } = channel;
  if (thread_ts === undefined) return { ok: true, channel, place: { channelId } };
  const root = await store.messages.get(channelId, thread_ts);
  if (root === undefined || root.deleted === true || (root.threadTs ?? thread_ts) !== thread_ts) {
    const refusal = refuse("invalid_thread_ts", thread_ts, "the first message of a thread");
    return { ...refusal, detail: `${thread_ts} is not the first message of a thread in ${channel_id}.` };
  }
  return { ok: true, channel, place: { channelId, threadTs: thread_ts }, root };
}
