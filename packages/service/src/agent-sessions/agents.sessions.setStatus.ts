import type { AgentsSessionsSetStatusArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { App } from "../apps/app.js";
import { type Decision, decide } from "../decisions/decide.js";
import type { Store } from "../service-store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import { toInstant } from "../values/instant.js";
import { type AgentSession, agentSessionId, type SessionAgent } from "./agent-session.js";
import { changeIdentity } from "./change-identity.js";
import { type FoundPlace, findPlace } from "./find-place.js";
import { refuse } from "./refusal.js";
import { sessionStatus } from "./session-status.js";
import { showsStopButton, subscribesToStops } from "./shows-stop-button.js";
import { stopEventWarning } from "./stop-event-warning.js";

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
  const begun = before ?? beginSession(sent, found, context);
  const agent = toAgent(sent, app, begun);
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
      status: sessionStatus(session),
      agent_status: agent.status,
      title: session.title,
      ...(!subscribesToStops(app) && { remarks: [stopEventWarning] }),
    }),
  };
}

/** A session without agents, which is stored with its first agent. */
function beginSession(
  { title, initiator_user_id: initiatorId }: AgentsSessionsSetStatusArguments,
  { channel, place }: FoundPlace,
  { now }: Context,
): AgentSession {
  return {
    id: agentSessionId(place),
    version: 0,
    created: toInstant(now.getTime()),
    ...place,
    title: title ?? (channel.kind === "session" ? channel.name : undefined) ?? "",
    ...(initiatorId !== undefined && { initiatorId }),
    agents: [],
  };
}

function toAgent(sent: AgentsSessionsSetStatusArguments, app: App, { agents }: AgentSession): SessionAgent {
  const before = agents.find(({ appId }) => appId === app.id);
  return {
    appId: app.id,
    status: sent.status,
    stopButton: showsStopButton(app, sent.status),
    identity: changeIdentity(before?.identity ?? {}, sent),
  };
}

function withAgent(session: AgentSession, agent: SessionAgent): AgentSession {
  const { agents } = session;
  const isKnown = agents.some(({ appId }) => appId === agent.appId);
  const others = isKnown ? agents.map((each) => (each.appId === agent.appId ? agent : each)) : [...agents, agent];
  return { ...session, agents: others };
}
