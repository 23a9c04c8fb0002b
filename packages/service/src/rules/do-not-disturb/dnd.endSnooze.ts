import type { DndEndSnoozeArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { doNotDisturb } from "../../model/do-not-disturb.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { changeOwn } from "./change-own.js";
import { pausedUntilMs, toSchedule } from "./to-state.js";

type Outcome = MethodOutcome<Methods["dnd.endSnooze"]>;
type Context = MethodContext<WebapiCaller>;

/** Ends the pause of the caller's notifications. Without one, it succeeds too. */
export function createEndSnooze({ store }: { readonly store: Store }) {
  return async (_sent: DndEndSnoozeArguments, { caller, now }: Context): Promise<Outcome> => {
    const { id = "", timezone = "" } = caller.user ?? {};
    const nowMs = now.getTime();
    await changeOwn(id, store, (before) => {
      const { snoozedUntil: _ended, ...others } = before;
      return pausedUntilMs(before, nowMs) === undefined ? undefined : others;
    });
    const stored = await store.get(doNotDisturb, { user_id: id });
    return { ok: true, ...toSchedule(stored, { timezone }, nowMs), snooze_enabled: false };
  };
}
