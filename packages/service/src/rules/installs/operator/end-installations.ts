import { apps } from "../../../model/app.js";
import { hasVersion } from "../../../model/port/document.js";
import type { Store } from "../../../model/service-store.js";
import { type Decision, decide } from "../../../store/decide.js";
import type { Id } from "../../../values/ids.js";
import { installedTokens, uninstallApp } from "../../apps/installing/uninstall-app.js";

/** An app, and where it is uninstalled. */
interface AppToUninstall {
  readonly appId: Id;
  /** Workspace or organization. Default: everywhere. */
  readonly placeId?: Id | undefined;
}

type UninstallOutcome = "uninstalled" | "unknown_app" | "not_installed";

/** Uninstalls an app as an operator. */
export function endInstallations(
  { appId, placeId }: AppToUninstall,
  { store, nowMs }: { readonly store: Store; readonly nowMs: number },
): Promise<UninstallOutcome> {
  return decide(store, async (): Promise<Decision<UninstallOutcome>> => {
    const app = await store.apps.get(appId);
    if (app === undefined || app.deleted) return { kind: "answer", answer: "unknown_app" };
    const installed = await installedTokens(appId, store);
    const all = [...new Set(installed.map(({ installation }) => installation.target.id))];
    const targetIds = all.filter((id) => placeId === undefined || id === placeId);
    if (targetIds.length === 0) return { kind: "answer", answer: "not_installed" };
    const { expect, writes } = await uninstallApp({ appId, targetIds, nowMs }, store);
    return {
      kind: "commit",
      batch: { expect: [hasVersion(apps, { id: appId }, app.version), ...expect], writes },
      answer: () => "uninstalled",
    };
  });
}
