import type { Manifest, ManifestSlashCommand } from "@rollcall/api/webapi";
import { type App, apps } from "../../model/app.js";
import { readAll, readEach } from "../../model/port/read-all.js";
import { tokens } from "../../model/token.js";
import { isGranted } from "../../rules/directory/is-granted.js";
import { type ActOutcome, notThere, type Person } from "../act.js";

/** A command of an installed app. */
interface AppCommand {
  readonly app: App;
  readonly command: ManifestSlashCommand;
}

/** Finds the app that a command is sent to: of several with the same command, the one that was installed last. */
export async function findCommand(
  name: string,
  person: Pick<Person, "store" | "caller">,
): Promise<ActOutcome<AppCommand>> {
  const all = await installedApps(person);
  const offered = all.flatMap(({ app, installed }) => commandsOf(app).map((command) => ({ app, command, installed })));
  const [last] = offered
    .filter(({ command }) => command.command === name)
    .toSorted((one, other) => other.installed.localeCompare(one.installed));
  if (last !== undefined) return { ok: true, app: last.app, command: last.command };
  return notThere("command", name, [...new Set(offered.map(({ command }) => command.command))].toSorted());
}

function commandsOf({ manifest }: App): readonly ManifestSlashCommand[] {
  // A stored manifest is always valid.
  return (manifest as Manifest).features?.slash_commands ?? [];
}

/** An app, and when it was installed last. */
interface InstalledApp {
  readonly app: App;
  readonly installed: string;
}

/** The apps that are installed in the workspace of a person. */
export async function installedApps({
  store,
  caller,
}: Pick<Person, "store" | "caller">): Promise<readonly InstalledApp[]> {
  const found: InstalledApp[] = [];
  for await (const app of readEach(apps, (page) => store.list(apps, "all", {}, page))) {
    if (app.deleted) continue;
    const own = await readAll(tokens, (page) => store.list(tokens, "of_app", { app_id: app.id }, page));
    const here = own.filter(({ kind, ...token }) => kind !== "app" && isGranted(token, caller.workspace.id));
    const [installed] = here
      .map(({ created }) => created)
      .toSorted()
      .toReversed();
    if (installed !== undefined) found.push({ app, installed });
  }
  return found;
}
