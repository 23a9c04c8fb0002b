import type { AdminAppsRestrictArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { decide } from "../../store/decide.js";
import { resolveApp } from "./resolve-app.js";

type Outcome = MethodOutcome<Methods["admin.apps.restrict"]>;
type Context = MethodContext<WebapiCaller>;

/** Restricts an app for the organization or a workspace. */
export function createRestrict({ store }: { readonly store: Store }) {
  return (sent: AdminAppsRestrictArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, () =>
      resolveApp<never>(sent, { status: "restricted", caller, nowMs: now.getTime(), store }),
    );
}
