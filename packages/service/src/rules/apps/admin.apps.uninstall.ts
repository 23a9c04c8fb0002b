import type { AdminAppsUninstallArguments, AdminAppsUninstallRefusal, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { type App, apps } from "../../model/app.js";
import type { WebapiCaller } from "../../model/caller.js";
import { hasVersion } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { createRefuse, type Decision, decide } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { createFindTeam } from "../administration/find-team.js";
import { installedTokens, uninstallApp } from "./uninstall-app.js";

type Outcome = MethodOutcome<Methods["admin.apps.uninstall"]>;
type Refusal = Extract<Outcome, { readonly ok: false }>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<AdminAppsUninstallRefusal["error"]>("everyday-2#adminteams-adminapps");

const findTeam = createFindTeam(refuse, { foreign: "teams_not_found" });

/** Ends the installations of an app on the organization or on workspaces. */
export function createUninstallApp({ store }: { readonly store: Store }) {
  return (sent: AdminAppsUninstallArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async (): Promise<Decision<Outcome>> => {
      const app = await store.apps.get(sent.app_id);
      if (app === undefined || app.deleted) {
        return { kind: "answer", answer: refuse("app_not_found", sent.app_id, "an app that is not deleted") };
      }
      const found = await findTargets(sent, app, { caller, store });
      if (!found.ok) return { kind: "answer", answer: found };
      const { targetIds } = found;
      const { expect, writes } = await uninstallApp({ appId: app.id, targetIds, nowMs: now.getTime() }, store);
      const answer = { ok: true } as const;
      if (writes.length === 0) return { kind: "answer", answer };
      return {
        kind: "commit",
        batch: { expect: [hasVersion(apps, { id: app.id }, app.version), ...expect], writes },
        answer: () => answer,
      };
    });
}

/** Finds the organization or the workspaces that the call names. */
async function findTargets(
  { enterprise_id, team_ids = [] }: AdminAppsUninstallArguments,
  app: App,
  { caller, store }: { readonly caller: WebapiCaller; readonly store: Store },
): Promise<{ readonly ok: true; readonly targetIds: readonly Id[] } | Refusal> {
  const organizationId = caller.organization?.id;
  if (enterprise_id !== undefined && enterprise_id !== "") {
    if (enterprise_id === organizationId) return { ok: true, targetIds: [enterprise_id] };
    return refuse("enterprise_not_found", enterprise_id, "the caller's organization");
  }
  const targetIds = [...new Set(team_ids)];
  for (const id of targetIds) {
    const found = await findTeam(id, caller, store);
    if (!found.ok) return found;
  }
  const installed = await installedTokens(app.id, store);
  const isWide = installed.some(({ installation }) => installation.target.id === organizationId);
  return isWide
    ? refuse("must_revoke_access", app.id, "an app that is not installed on the organization")
    : { ok: true, targetIds };
}
