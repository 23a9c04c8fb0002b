import { readEach } from "../../../model/port/document-reader.js";
import type { Store } from "../../../model/store.js";
import { type Token, tokens } from "../../../model/token.js";
import type { Id } from "../../../values/ids.js";
import type { InstallPlace } from "./grant.js";

/** The place of an installation; undefined if its workspace or organization is gone. */
export async function findInstallPlace(
  { kind, id }: { readonly kind: InstallPlace["kind"]; readonly id: Id },
  { organizations }: Pick<Store, "organizations">,
): Promise<InstallPlace | undefined> {
  const organization = await organizations.get();
  if (kind === "organization" && organization?.id !== id) return undefined;
  const workspace = await organizations.workspace(
    kind === "organization" ? (organization?.defaultWorkspaceId ?? "") : id,
  );
  if (workspace === undefined || workspace.deleted) return undefined;
  const isOfOrganization = organization !== undefined && workspace.organizationId === organization.id;
  return { kind, workspace, ...(isOfOrganization && { organization }) };
}

/** Whether an app is installed on an organization. */
export async function isInstalledOn(organizationId: Id, appId: Id, store: Pick<Store, "list">): Promise<boolean> {
  const all = readEach(tokens, (page) => store.list(tokens, "of_app", { app_id: appId }, page));
  for await (const token of all) if (isOn(token, organizationId)) return true;
  return false;
}

function isOn({ kind, installation: { target } }: Token, organizationId: Id): boolean {
  return (kind === "bot" || kind === "user") && target.kind === "organization" && target.id === organizationId;
}
