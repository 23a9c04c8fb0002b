import type { DndTeamInfoArguments, DndTeamInfoRefusal, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { doNotDisturb } from "../../model/do-not-disturb.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse } from "../../store/refusal.js";
import { sees } from "../directory/find-visible.js";
import { toSchedule } from "./to-state.js";

type Outcome = MethodOutcome<Methods["dnd.teamInfo"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<DndTeamInfoRefusal["error"]>("everyday-1#directory");

/** Returns the do-not-disturb schedules of several users. */
export function createDndTeamInfo({ store }: { readonly store: Store }) {
  return async (sent: DndTeamInfoArguments, { caller, now }: Context): Promise<Outcome> => {
    const found = await store.users.getMany([...new Set(sent.users)]);
    for (const user of found) {
      if (!(await sees(caller, user, store))) return refuse("user_not_visible", user.id, "a common channel");
    }
    const schedules = await Promise.all(
      found.map(async (user) => {
        const stored = await store.get(doNotDisturb, { user_id: user.id });
        return [user.id, toSchedule(stored, user, now.getTime())] as const;
      }),
    );
    return { ok: true, users: Object.fromEntries(schedules) };
  };
}
