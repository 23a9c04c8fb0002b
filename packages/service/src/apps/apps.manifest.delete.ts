import type { AppsManifestDeleteArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { type Decision, decide } from "../decisions/decide.js";
import type { Store } from "../service-store.js";
import { hasVersion, put } from "../store/document.js";
import { tokens } from "../tokens/token.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import { type User, users } from "../users/user.js";
import type { Id } from "../values/ids.js";
import { toInstant } from "../values/instant.js";
import { apps } from "./app.js";
import { findChangeableApp } from "./find-changeable-app.js";

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
      const bots = await findBots(app.id, store);
      return {
        kind: "commit",
        batch: {
          expect: [
            hasVersion(apps, { id: app.id }, app.version),
            ...bots.map(({ id, version }) => hasVersion(users, { id }, version)),
          ],
          writes: [
            put(apps, { ...app, version: app.version + 1, deleted: true }),
            ...bots.flatMap((bot) => [
              put(users, { ...bot, active: false, version: bot.version + 1, updated: toInstant(now.getTime()) }),
              { kind: "leaveChannels", userId: bot.id } as const,
            ]),
          ],
        },
        answer: () => ({ ok: true }),
      };
    });
}

const tokensAtOnce = 500;

/** Active bots of an app, one for each place where it is installed. */
async function findBots(appId: Id, store: Store): Promise<readonly User[]> {
  const ids = new Set<Id>();
  for (let after: { readonly after?: { readonly hash: string } } = {}; ; ) {
    const page = await store.list(tokens, "of_app", { app_id: appId }, { limit: tokensAtOnce, ...after });
    for (const { kind, userId } of page) if (kind === "bot" && userId !== undefined) ids.add(userId);
    const last = page.at(-1);
    if (last === undefined || page.length < tokensAtOnce) break;
    after = { after: { hash: last.hash } };
  }
  const found = await Promise.all([...ids].map((id) => store.users.get(id)));
  return found.flatMap((bot) => (bot?.active === true ? [bot] : []));
}
