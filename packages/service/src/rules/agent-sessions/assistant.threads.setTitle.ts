import type { AssistantThreadsSetTitleArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { changeAgent } from "../conversations/agents/change-agent.js";
import { findAssistantThread } from "./find-assistant-thread.js";
import { renameRoot } from "./rename-root.js";

type Outcome = MethodOutcome<Methods["assistant.threads.setTitle"]>;
type Context = MethodContext<WebapiCaller>;

/** Sets the title of a thread with the app's assistant. */
export function createSetAssistantTitle({ store }: { readonly store: Store }) {
  return (sent: AssistantThreadsSetTitleArguments, { caller, now }: Context): Promise<Outcome> =>
    decide(store, async (): Promise<Decision<Outcome>> => {
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
