import { type App, apps } from "../../../model/app.js";
import { readEach } from "../../../model/port/document-reader.js";
import type { Store } from "../../../model/store.js";
import type { Home } from "../../directory/reach.js";

/**
 * Finds the workspace in which an app is installed, with its organization; undefined if there is none.
 * @param named identifier or domain. Default: the default workspace
 */
export async function findPlace(
  { organizations }: Pick<Store, "organizations">,
  named: string | undefined,
): Promise<Home | undefined> {
  const [organization, all] = await Promise.all([organizations.get(), organizations.workspaces()]);
  const workspaces = all.filter(({ deleted }) => !deleted);
  const wanted = (named ?? organization?.defaultWorkspaceId)?.toLowerCase();
  const workspace =
    wanted === undefined
      ? workspaces[0]
      : workspaces.find(({ id, domain }) => id.toLowerCase() === wanted || domain.toLowerCase() === wanted);
  if (workspace === undefined) return undefined;
  const isOfOrganization = organization !== undefined && workspace.organizationId === organization.id;
  return { workspace, ...(isOfOrganization && { organization }) };
}

/** Finds the app that a text means: its identifier, or its name. */
export async function findNamedApp(
  name: string,
  { store }: { readonly store: Pick<Store, "apps" | "list"> },
): Promise<App | undefined> {
  const known = await store.apps.get(name);
  if (known !== undefined && !known.deleted) return known;
  const all = readEach(apps, (page) => store.list(apps, "all", {}, page));
  for await (const app of all) {
    if (!app.deleted && app.name.toLowerCase() === name.toLowerCase()) return app;
  }
  return undefined;
}
