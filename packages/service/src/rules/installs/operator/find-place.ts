import type { Store } from "../../../model/service-store.js";
import type { Home } from "../../directory/is-foreign.js";

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
