import type { AppsUninstallArguments, AppsUninstallRefusal, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import type { Store } from "../../model/store.js";
import { createRefuse, type Decision, decide } from "../../store/decide.js";
import { uninstallApp } from "../apps/uninstall-app.js";
import { authenticateClient } from "./client/authenticate-client.js";

type Outcome = MethodOutcome<Methods["apps.uninstall"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<AppsUninstallRefusal["error"]>("install#re-install-revoke-uninstall");

/** Ends the installation of the caller's app: its tokens there, and its bot. */
export function createUninstall({ store }: { readonly store: Store }) {
  return async (sent: AppsUninstallArguments, { caller, now }: Context): Promise<Outcome> => {
    const found = await authenticateClient(sent, store);
    if (!found.ok) return found;
    const { id: appId } = found.client.app;
    if (caller.app?.id !== appId) return refuse("client_id_token_mismatch", caller.app?.id, appId);
    const uninstallation = { appId, targetIds: [caller.token.installation.target.id], nowMs: now.getTime() };
    return decide<Outcome>(store, async (): Promise<Decision<Outcome>> => {
      const batch = await uninstallApp(uninstallation, store);
      return { kind: "commit", batch, answer: () => ({ ok: true }) };
    });
  };
}
