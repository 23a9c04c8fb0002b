import { eventTsOf } from "../../events/event-time.js";
import { isForeignWorkspace } from "../../rules/directory/is-foreign.js";
import { isAdministrator, roleIn } from "../../rules/directory/role.js";
import { type ChangedAccess, changeAccess } from "../../rules/installs/granting/change-access.js";
import { decide } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { type ActOutcome, cannot, notThere, type Person } from "../act.js";
import { findInstallableApp } from "../find-app.js";
import { findTarget } from "../find-target.js";

/** An app that is installed on the organization, and workspaces. */
interface Access {
  /** Name or identifier of the app. */
  readonly app: string;
  /** Domains or identifiers. */
  readonly workspaces: readonly string[];
}

/** The workspaces that the app may use afterwards. */
type Granted = ActOutcome<{ readonly app: Id; readonly granted: readonly Id[] }>;

/** Grants an app of the organization workspaces, as an administrator of the organization. */
export function grantAccess(sent: Access, person: Person): Promise<Granted> {
  return change(sent, true, person);
}

/** Takes workspaces back from an app of the organization, as an administrator of the organization. */
export function revokeAccess(sent: Access, person: Person): Promise<Granted> {
  return change(sent, false, person);
}

async function change({ app: name, workspaces }: Access, isGrant: boolean, person: Person): Promise<Granted> {
  const named = await findInstallableApp(name, person);
  if (!named.ok) return named;
  const found = findTarget(true, person);
  if (!found.ok) return found;
  const { app } = named;
  const { target } = found;
  const { user, store, clock } = person;
  if (!isAdministrator(roleIn(user, target))) {
    return cannot("Only owners and admins of the organization grant its apps workspaces.");
  }
  const wanted = await findWorkspaces(workspaces, person);
  if (!wanted.ok) return wanted;
  const { allIds, workspaceIds } = wanted;
  const eventTs = eventTsOf({ atMs: clock.now().getTime() });
  const made = { app, organizationId: target.id, allIds, workspaceIds, isGrant, eventTs };
  const changed = await decide<ChangedAccess | undefined>(store, () => changeAccess(made, store));
  if (changed === undefined) return cannot(`${app.name} is not installed on the organization.`);
  return { ok: true, app: app.id, granted: changed.granted };
}

async function findWorkspaces(
  names: readonly string[],
  { store, caller }: Person,
): Promise<ActOutcome<{ readonly allIds: readonly Id[]; readonly workspaceIds: readonly Id[] }>> {
  const all = (await store.organizations.workspaces()).filter(
    (workspace) => !workspace.deleted && !isForeignWorkspace(workspace, caller),
  );
  const workspaceIds: Id[] = [];
  for (const name of names) {
    const workspace = all.find(({ id, domain }) => id === name || domain === name);
    if (workspace === undefined) {
      const there = all.map(({ domain }) => domain).toSorted();
      return notThere("workspace of the organization", name, there);
    }
    workspaceIds.push(workspace.id);
  }
  return { ok: true, allIds: all.map(({ id }) => id), workspaceIds: [...new Set(workspaceIds)] };
}
