import type { DndInfoArguments, DndInfoRefusal, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { doNotDisturb } from "../../model/do-not-disturb.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse } from "../../store/refusal.js";
import { sees } from "../directory/find-visible.js";
import { toSchedule, toSnooze } from "./to-state.js";

type Outcome = MethodOutcome<Methods["dnd.info"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<DndInfoRefusal["error"]>("everyday-1#directory");

/** Returns the do-not-disturb state of a user. Default: the caller. */
export function createDndInfo({ store }: { readonly store: Store }) {
  return async (sent: DndInfoArguments, { caller, now }: Context): Promise<Outcome> => {
    const { user: sentId = "" } = sent;
    const id = sentId === "" ? (caller.user?.id ?? "") : sentId;
    const user = await store.users.get(id);
    if (user === undefined) return refuse("user_not_found", id, "an existing user");
    if (!(await sees(caller, user, store))) return refuse("user_not_visible", id, "a common channel");
    const stored = await store.get(doNotDisturb, { user_id: user.id });
    const nowMs = now.getTime();
    const isOwn = user.id === caller.user?.id;
    return { ok: true, ...toSchedule(stored, user, nowMs), ...(isOwn && toSnooze(stored, nowMs)) };
  };
}
