import type { DndSetSnoozeArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { DuePlan } from "../../store/due-plan.js";
import { toInstant } from "../../values/instant.js";
import { changeOwn } from "./change-own.js";

type Outcome = MethodOutcome<Methods["dnd.setSnooze"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `dnd.setSnooze`. */
interface SnoozeOptions {
  readonly store: Store;
  readonly due: DuePlan;
}

/** Pauses the notifications of the caller, from now on. */
export function createSetSnooze({ store, due }: SnoozeOptions) {
  return async (sent: DndSetSnoozeArguments, { caller, now }: Context): Promise<Outcome> => {
    const seconds = sent.num_minutes * 60;
    const endMs = now.getTime() + seconds * 1000;
    await changeOwn(caller.user?.id ?? "", store, (before) => ({ ...before, snoozedUntil: toInstant(endMs) }));
    due.plan(endMs);
    return {
      ok: true,
      snooze_enabled: true,
      snooze_endtime: Math.floor(endMs / 1000),
      snooze_remaining: seconds,
      snooze_is_indefinite: false,
    };
  };
}
