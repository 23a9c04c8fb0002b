import type { AssistantThreadsSetStatusArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { SessionAgent } from "../../model/agent-session.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { toInstant } from "../../values/instant.js";
import { changeAgent, withStatus } from "../conversations/agents/change-agent.js";
import { findInitiator } from "../conversations/agents/find-initiator.js";
import { changeIdentity } from "./change-identity.js";
import { findAssistantThread } from "./find-assistant-thread.js";

type Outcome = MethodOutcome<Methods["assistant.threads.setStatus"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `assistant.threads.setStatus`. */
interface Options {
  readonly definition: MethodDefinition<Methods["assistant.threads.setStatus"]>;
  readonly store: Store;
}

/** Shows what the app's assistant does in a thread. */
export function createSetAssistantStatus({ definition, store }: Options) {
  const { kindScopes } = definition.facts;
  return (sent: AssistantThreadsSetStatusArguments, { caller, now }: Context): Promise<Outcome> =>
    decide(store, async (): Promise<Decision<Outcome>> => {
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
