import type { AdminAppsRestrictArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { decide } from "../decisions/decide.js";
import type { Store } from "../service-store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
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
