import type { AssistantThreadsSetTitleArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { type Decision, decide } from "../decisions/decide.js";
import type { Message } from "../messages/message.js";
import { changeMessage, messageVersion } from "../messages/message-store.js";
import type { Batch, Store } from "../service-store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import { changeAgent } from "./change-agent.js";
import { findAssistantThread } from "./find-assistant-thread.js";

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

/** The message that begins a thread with an assistant shows its title. */
function renameRoot(root: Message | undefined, title: string): Batch {
  if (root?.assistantThread === undefined) return { expect: [], writes: [] };
  return { expect: [messageVersion(root)], writes: [changeMessage({ ...root, assistantThread: { title } })] };
}
