import type { DndEndDndArguments, DndEndDndRefusal, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse } from "../../store/refusal.js";
import { toInstant } from "../../values/instant.js";
import { changeOwn } from "./change-own.js";
import { findSession } from "./find-session.js";
import { pausedUntilMs } from "./to-state.js";

type Outcome = MethodOutcome<Methods["dnd.endDnd"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<DndEndDndRefusal["error"]>("everyday-1#directory");

/** Ends the caller's running do-not-disturb session: a pause, a scheduled session, or both. */
export function createEndDnd({ store }: { readonly store: Store }) {
  return async (_sent: DndEndDndArguments, { caller, now }: Context): Promise<Outcome> => {
    const { id = "", timezone = "" } = caller.user ?? {};
    const nowMs = now.getTime();
    const changed = await changeOwn(id, store, (before) => {
      const { snoozedUntil: _ended, ...others } = before;
      const session = findSession(before, timezone, nowMs);
      const running = session !== undefined && session.startMs <= nowMs ? session : undefined;
      if (running === undefined && pausedUntilMs(before, nowMs) === undefined) return undefined;
      return { ...others, ...(running !== undefined && { endedSession: toInstant(running.endMs) }) };
    });
    return changed === undefined ? refuse("not_in_dnd", id, "a running session") : { ok: true };
  };
}
