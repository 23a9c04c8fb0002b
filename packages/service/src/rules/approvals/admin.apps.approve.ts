import type { AdminAppsApproveArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { appResolutions } from "../../model/app-resolution.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { decide } from "../../store/decide.js";
import type { Refused } from "../../store/refusal.js";
import { refuse } from "./refuse.js";
import { type Asked, asksFor, resolveApp } from "./resolve-app.js";

type Outcome = MethodOutcome<Methods["admin.apps.approve"]>;
type Context = MethodContext<WebapiCaller>;

/** Approves an app for the organization or a workspace. */
export function createApprove({ store }: { readonly store: Store }) {
  return (sent: AdminAppsApproveArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, () =>
      resolveApp(sent, {
        status: "approved",
        caller,
        nowMs: now.getTime(),
        store,
        refuse: (asked) => refuseApproval(asked, sent, { caller, store }),
      }),
    );
}

async function refuseApproval(
  asked: Asked,
  sent: AdminAppsApproveArguments,
  { caller, store }: { readonly caller: WebapiCaller; readonly store: Store },
): Promise<Refused<"app_restricted_org_wide" | "invalid_scopes"> | undefined> {
  const { app, target } = asked;
  if (target.kind === "workspace") {
    const key = { target_id: caller.organization?.id ?? "", app_id: app.id };
    const wide = await store.get(appResolutions, key);
    if (wide?.status === "restricted") return refuse("app_restricted_org_wide", app.id, "an app without restriction");
  }
  return asksFor(asked, sent) ? undefined : refuse("invalid_scopes", sent.bot_scopes, "scopes that the app asks for");
}
