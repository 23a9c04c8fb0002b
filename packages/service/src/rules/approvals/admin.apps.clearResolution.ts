import type { AdminAppsClearResolutionArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { appResolutions } from "../../model/app-resolution.js";
import { hasVersion, remove } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { findTarget } from "./find-target.js";
import { refuse } from "./refuse.js";

type Outcome = MethodOutcome<Methods["admin.apps.clearResolution"]>;
type Context = MethodContext<WebapiCaller>;
type Sent = AdminAppsClearResolutionArguments;

/** Takes back the decision about an app for the organization or a workspace. */
export function createClearResolution({ store }: { readonly store: Store }) {
  return (sent: Sent, { caller }: Context): Promise<Outcome> =>
    decide<Outcome>(store, () => decideClearing(sent, caller, store));
}

async function decideClearing(sent: Sent, caller: WebapiCaller, store: Store): Promise<Decision<Outcome>> {
  const target = await findTarget(sent, "team_not_found", caller, store);
  if (!target.ok) return { kind: "answer", answer: target };
  const app = await store.apps.get(sent.app_id);
  if (app === undefined || app.deleted) {
    return { kind: "answer", answer: refuse("invalid_app_id", sent.app_id, "an app that is not deleted") };
  }
  const key = { target_id: target.targetId, app_id: app.id };
  const before = await store.get(appResolutions, key);
  if (before === undefined) {
    return { kind: "answer", answer: refuse("no_resolution_found", app.id, "an app that was approved or restricted") };
  }
  return {
    kind: "commit",
    batch: { expect: [hasVersion(appResolutions, key, before.version)], writes: [remove(appResolutions, key)] },
    answer: () => ({ ok: true }),
  };
}
