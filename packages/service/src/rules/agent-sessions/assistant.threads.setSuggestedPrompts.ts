import type { AssistantThreadsSetSuggestedPromptsArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { SessionAgent } from "../../model/agent-session.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { changeAgent } from "../conversations/agents/change-agent.js";
import { findAssistantThread } from "./find-assistant-thread.js";

type Outcome = MethodOutcome<Methods["assistant.threads.setSuggestedPrompts"]>;
type Context = MethodContext<WebapiCaller>;

/** Offers prompts to the user of the app's assistant. */
export function createSetSuggestedPrompts({ store }: { readonly store: Store }) {
  return (sent: AssistantThreadsSetSuggestedPromptsArguments, { caller, now }: Context): Promise<Outcome> =>
    decide(store, async (): Promise<Decision<Outcome>> => {
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
