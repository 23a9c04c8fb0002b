import type { App } from "../model/app.js";
import { findNamedApp } from "../rules/installs/operator/find-named-app.js";
import type { Id } from "../values/ids.js";
import { type ActOutcome, notThere, type Person } from "./act.js";
import { findUserIds } from "./find-user-ids.js";

/** An app, and its bot. */
interface AppOfBot {
  readonly app: App;
  readonly botId: Id;
}

/** Finds the app whose bot has a name, or an ID. */
export async function findApp(bot: string, person: Pick<Person, "store">): Promise<ActOutcome<AppOfBot>> {
  const found = await findUserIds([bot], person);
  if (!found.ok) return found;
  const botId = found.users.join("");
  const { appId } = (await person.store.users.get(botId)) ?? {};
  const app = appId === undefined ? undefined : await person.store.apps.get(appId);
  if (app !== undefined) return { ok: true, app, botId };
  return { ok: false, error: "refused", detail: `${bot} is not the bot of an app.` };
}

/** Finds the app that a person installs or uninstalls: by its identifier, or by its name. */
export async function findInstallableApp(
  name: string,
  person: Pick<Person, "store">,
): Promise<ActOutcome<{ readonly app: App }>> {
  const app = await findNamedApp(name, person);
  return app === undefined ? notThere("app", name) : { ok: true, app };
}
