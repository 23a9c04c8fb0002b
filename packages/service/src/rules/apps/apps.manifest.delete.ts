import type { AppsManifestDeleteArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { apps } from "../../model/app.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { endBots, installedTokens } from "./installing/uninstall-app.js";
import { findChangeableApp } from "./manifest/find-changeable-app.js";

type Outcome = MethodOutcome<Methods["apps.manifest.delete"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `apps.manifest.delete`. */
interface DeleteManifestOptions {
  readonly definition: MethodDefinition<Methods["apps.manifest.delete"]>;
  readonly store: Store;
}

/** Deletes an app. Its tokens end with it, and its bots are deactivated and leave their conversations. */
export function createDeleteManifest({ definition, store }: DeleteManifestOptions) {
  const scope = definition.facts.furtherScopes.manager;
  return ({ app_id }: AppsManifestDeleteArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async (): Promise<Decision<Outcome>> => {
      const found = await findChangeableApp(app_id, caller, { store, scope });
      if (!found.ok) return { kind: "answer", answer: found };
      const { app } = found;
      const ended = endBots(await findBots(app.id, store), now.getTime());
      return {
        kind: "commit",
        batch: {
          expect: [hasVersion(apps, { id: app.id }, app.version), ...ended.expect],
          writes: [put(apps, { ...app, version: app.version + 1, deleted: true }), ...ended.writes],
        },
        answer: () => ({ ok: true }),
      };
    });
}

/** Active bots of an app, one for each place where it is installed. */
async function findBots(appId: Id, store: Store): Promise<readonly User[]> {
  const installed = await installedTokens(appId, store);
  const ids = new Set(installed.flatMap(({ kind, userId }) => (kind === "bot" ? (userId ?? []) : [])));
  const found = await Promise.all([...ids].map((id) => store.users.get(id)));
  return found.flatMap((bot) => (bot?.active === true ? [bot] : []));
}
