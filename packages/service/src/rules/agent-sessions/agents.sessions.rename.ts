import type { AgentsSessionsRenameArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { type AgentSession, agentSessionId } from "../../model/agent-session.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { type FoundPlace, findPlace } from "./find-place.js";
import { nameChannel } from "./name-channel.js";
import { refuse } from "./refusal.js";

type Outcome = MethodOutcome<Methods["agents.sessions.rename"]>;
type Context = MethodContext<WebapiCaller>;

/** Changes the title of a session and, in a session channel, the channel's name. */
export function createRenameSession({ store }: { readonly store: Store }) {
  return (sent: AgentsSessionsRenameArguments, { caller }: Context): Promise<Outcome> =>
    decide(store, async () => {
      const found = await findPlace(sent, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const session = await store.agentSessions.get(agentSessionId(found.place));
      if (session === undefined) return answer(refuse("session_not_found", sent.thread_ts, "a session in the place"));
      return decideTitle(sent.title, { ...found, session, caller });
    });
}

interface RenameContext extends FoundPlace {
  readonly session: AgentSession;
  readonly caller: WebapiCaller;
}

function decideTitle(title: string, { session, channel, user, caller }: RenameContext): Decision<Outcome> {
  const { app } = caller;
  if (!session.agents.some(({ appId }) => appId === app?.id)) {
    return answer(refuse("not_authorized", app?.id, "an agent of the session"));
  }
  if (channel.archived) return answer(refuse("is_archived", channel.id, "a channel that is not archived"));
  const renamed = nameChannel(channel, title);
  if (renamed === undefined) return answer(refuse("invalid_name", title, "letters or digits"));
  const { id, version } = session;
  return {
    kind: "commit",
    batch: {
      expect: [
        { kind: "version", document: "agentSession", key: { id }, version },
        { kind: "openChannel", id: channel.id },
        { kind: "channelMember", channelId: channel.id, userId: user.id },
        ...renamed.expect,
      ],
      writes: [
        { kind: "put", document: "agentSession", value: { ...session, version: version + 1, title } },
        ...renamed.writes,
      ],
    },
    answer: () => ({ ok: true, title }),
    refuse: (failed) =>
      failed.kind === "freeChannelName" ? refuse("name_taken", failed.name, "a free name") : undefined,
  };
}

function answer(outcome: Outcome): Decision<Outcome> {
  return { kind: "answer", answer: outcome };
}
