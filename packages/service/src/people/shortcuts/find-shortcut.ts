import type { Manifest, ManifestShortcut } from "@rollcall/api/webapi";
import type { App } from "../../model/app.js";
import type { ActOutcome, ActRefusal, Person } from "../act.js";
import { notThere } from "../act.js";
import { installedApps } from "../commands/find-command.js";
import { findApp } from "../find-app.js";

/** A shortcut that a person starts. */
interface NamedShortcut {
  readonly type: ManifestShortcut["type"];
  /** Name or `callback_id`. */
  readonly name: string;
  /** Name of the bot of its app. Default: the only app with this shortcut. */
  readonly bot?: string;
}

/** A shortcut of an installed app. */
interface AppShortcut {
  readonly app: App;
  readonly shortcut: ManifestShortcut;
}

/** Finds a shortcut of the apps that are installed in the workspace of a person. */
export async function findShortcut(
  { type, name, bot }: NamedShortcut,
  person: Person,
): Promise<ActOutcome<AppShortcut>> {
  const owner = bot === undefined ? undefined : await findApp(bot, person);
  if (owner?.ok === false) return owner;
  const installed = (await installedApps(person)).filter(({ app }) => owner === undefined || app.id === owner.app.id);
  const offered = installed.flatMap(({ app }) => shortcutsOf(app, type).map((shortcut) => ({ app, shortcut })));
  const found = offered.filter(({ shortcut }) => shortcut.callback_id === name || shortcut.name === name);
  const [first, another] = found;
  if (first === undefined) {
    const names = offered.map(({ shortcut }) => shortcut.name);
    return notThere(`${type} shortcut`, name, names);
  }
  return another === undefined ? { ok: true, ...first } : ambiguous(name, found);
}

function shortcutsOf({ manifest }: App, type: ManifestShortcut["type"]): readonly ManifestShortcut[] {
  // A stored manifest is always valid.
  return ((manifest as Manifest).features?.shortcuts ?? []).filter((shortcut) => shortcut.type === type);
}

function ambiguous(name: string, found: readonly AppShortcut[]): ActRefusal {
  const apps = found.map(({ app, shortcut }) => `${shortcut.callback_id} of ${app.name}`).join(", ");
  return { ok: false, error: "refused", detail: `${JSON.stringify(name)} could be ${apps}: say whose, by its bot.` };
}
