import type { AgentStatus, SessionPlace } from "../../../model/agent-session.js";
import type { App } from "../../../model/app.js";
import type { Channel } from "../../../model/channel.js";
import type { Workspace } from "../../../model/organization.js";
import type { Batch, Store } from "../../../model/service-store.js";
import type { SilentWrite } from "../../../model/writes.js";
import type { Ts } from "../../../values/message-ts.js";
import { changeAgent, withStatus } from "./change-agent.js";
import { findInitiator } from "./find-initiator.js";

/** A stream that starts or stops. */
interface StreamChange {
  /** Absent for a bot without an app, which has no agent. */
  readonly app: App | undefined;
  /** Workspace of the conversation. */
  readonly home: Workspace;
  readonly status: AgentStatus;
  readonly nowMs: number;
}

/** Sets the status of the agent that streams a message, if the message is in a session or in a thread that can be one. */
export async function changeStreaming(
  { channel, threadTs }: { readonly channel: Channel; readonly threadTs: Ts | undefined },
  { app, home, status, nowMs }: StreamChange,
  store: Pick<Store, "agentSessions" | "messages" | "users">,
): Promise<Batch<readonly SilentWrite[]>> {
  const place = placeOf(channel, threadTs);
  if (app === undefined || place === undefined || home.disabledFeatures.includes("agent_sessions")) return unchanged;
  const findStarter = async () => {
    const root = threadTs === undefined ? undefined : await store.messages.get(channel.id, threadTs);
    return findInitiator(root, store);
  };
  return changeAgent(
    place,
    { app, nowMs, findStarter, change: (agent) => withStatus(agent, status, { app, nowMs }) },
    store,
  );
}

const unchanged: Batch<readonly SilentWrite[]> = { expect: [], writes: [] };

/** A session channel is one session with all its threads. Elsewhere, a message outside of threads has no session. */
function placeOf({ id: channelId, kind }: Channel, threadTs: Ts | undefined): SessionPlace | undefined {
  if (kind === "session") return { channelId };
  return threadTs === undefined ? undefined : { channelId, threadTs };
}
