import type { AgentsSessionsSetStatusArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { type AgentSession, type AgentStatus, agentSessionId, type SessionAgent } from "../../model/agent-session.js";
import type { App } from "../../model/app.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { beginSession, statusOf, withAgent } from "../conversations/agents/change-agent.js";
import { subscribesToStops } from "../conversations/agents/shows-stop-button.js";
import { agentStatus } from "./agent-status.js";
import { changeIdentity } from "./change-identity.js";
import { type FoundPlace, findPlace } from "./find-place.js";
import { refuse } from "./refusal.js";
import { stopEventWarning } from "./stop-event-warning.js";

/** A lower rank hides a higher one. */
const ranks: { readonly [Status in AgentStatus]: number } = { suspended: 0, processing: 1, active: 2, closed: 3 };

/** Status of a session at a time: that of its agent with the lowest rank. A session without agents is closed. */
export function sessionStatus({ agents }: Pick<AgentSession, "agents">, nowMs: number): AgentStatus {
  const statuses = agents.map((agent) => agentStatus(agent, nowMs));
  return statuses.reduce<AgentStatus>((lowest, each) => (ranks[each] < ranks[lowest] ? each : lowest), "closed");
}

type Outcome = MethodOutcome<Methods["agents.sessions.setStatus"]>;
type Context = MethodContext<WebapiCaller>;

/** Sets the status of the calling app's agent in a session, and creates the session if there is none. */
export function createSetSessionStatus({ store }: { readonly store: Store }) {
  return (sent: AgentsSessionsSetStatusArguments, context: Context): Promise<Outcome> =>
    decide(store, () => decideStatus({ sent, context, store }));
}

interface Call {
  readonly sent: AgentsSessionsSetStatusArguments;
  readonly context: Context;
  readonly store: Store;
}

async function decideStatus({ sent, context, store }: Call): Promise<Decision<Outcome>> {
  const { app } = context.caller;
  const found = await findPlace(sent, context.caller, store);
  if (!found.ok) return { kind: "answer", answer: found };
  if (app === undefined) return { kind: "answer", answer: refuse("not_authorized", app, "an app's bot") };
  const before = await store.agentSessions.get(agentSessionId(found.place));
  const initiatorId = before === undefined ? sent.initiator_user_id : undefined;
  if (initiatorId !== undefined && !(await store.channels.isMember(found.channel.id, initiatorId))) {
    return { kind: "answer", answer: refuse("user_not_found", initiatorId, "a member of the channel") };
  }
  const nowMs = context.now.getTime();
  const begun = before ?? beginSession(found.place, { nowMs, title: titleOf(sent, found), initiatorId });
  const agent = toAgent(sent, app, { session: begun, nowMs });
  const session = { ...withAgent(begun, agent), version: begun.version + 1 };
  const members = [found.user.id, ...(initiatorId === undefined ? [] : [initiatorId])];
  return {
    kind: "commit",
    batch: {
      expect: [
        before === undefined
          ? { kind: "freeAgentSession", ...found.place }
          : { kind: "version", document: "agentSession", key: { id: before.id }, version: before.version },
        ...members.map((userId) => ({ kind: "channelMember", channelId: found.channel.id, userId }) as const),
      ],
      writes: [{ kind: "put", document: "agentSession", value: session }],
    },
    answer: () => ({
      ok: true,
      status: sessionStatus(session, nowMs),
      agent_status: agent.status,
      title: session.title,
      ...(!subscribesToStops(app) && { remarks: [stopEventWarning] }),
    }),
  };
}

function titleOf({ title }: AgentsSessionsSetStatusArguments, { channel }: FoundPlace): string {
  return title ?? (channel.kind === "session" ? channel.name : undefined) ?? "";
}

function toAgent(
  sent: AgentsSessionsSetStatusArguments,
  app: App,
  { session: { agents }, nowMs }: { readonly session: AgentSession; readonly nowMs: number },
): SessionAgent {
  const before = agents.find(({ appId }) => appId === app.id);
  const { since: _since, ...kept }: Partial<SessionAgent> = before ?? {};
  return {
    ...kept,
    appId: app.id,
    ...statusOf(app, sent.status, nowMs),
    identity: changeIdentity(before?.identity ?? {}, sent),
  };
}
