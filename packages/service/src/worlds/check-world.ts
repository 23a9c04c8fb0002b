import { checkUniqueness } from "./check-uniqueness.js";
import { workspaceSection } from "./organizations.js";
import {
  type AnySection,
  one,
  type Reference,
  type WorldCheck,
  type WorldContext,
  type WorldFinding,
} from "./section.js";
import { type AnyStoredSection, worldSections } from "./sections.js";
import { tokenSection } from "./tokens.js";
import { userSection } from "./users.js";
import { withInstallations } from "./with-installations.js";
import { createWorldContext, type World } from "./world.js";

const sections: readonly AnyStoredSection[] = worldSections;

/** Finds contradictions in a well-formed world file. Without findings, the world can be loaded. */
export function checkWorld(world: World): readonly WorldFinding[] {
  let made = 0;
  const installed = withInstallations(world, (kind) => `${kind} ${++made}`);
  const context = createWorldContext(installed.world);
  const found = [
    ...checks.flatMap((check) => check(context)),
    ...sections.flatMap((section) => (section.checks ?? []).flatMap((check) => check(context.items(section), context))),
  ];
  // What an installation adds refers to what the file states at the app.
  const stated = new Set(found.flatMap(({ path, message }) => (installed.originOf(path) === path ? [message] : [])));
  return found.flatMap((finding) => {
    const path = installed.originOf(finding.path);
    if (path === finding.path) return [finding];
    return stated.has(finding.message) ? [] : [{ ...finding, path }];
  });
}

/** Checks that every reference matches exactly one item. */
const checkReferences: WorldCheck = (context) =>
  [...referencesOf(context)].flatMap(({ subject, reference, path, what }) => {
    const { names } = context;
    const found = names.lookup(subject, reference);
    if (found.length === 1) return [];
    const at = what === undefined ? { path } : { path, what };
    if (found.length > 1) {
      const hint = subject === "channel" ? 'write "domain/name"' : "write its id";
      return [{ ...at, message: `Several ${subject}s are called ${JSON.stringify(reference)}; ${hint}` }];
    }
    return [
      {
        ...at,
        message: `No ${subject} is called ${JSON.stringify(reference)}`,
        unknown: { word: reference, known: names.known(subject) },
      },
    ];
  });

/** All references of a world, in the order of the sections. */
function* referencesOf({ organization, items }: WorldContext): Generator<Reference> {
  yield* one("workspace", organization?.default_workspace, ["organization", "default_workspace"]);
  for (const section of worldSections as readonly AnySection[]) {
    const { references } = section;
    if (references === undefined) continue;
    for (const [i, item] of items(section).entries()) yield* references(item, [section.key, i]);
  }
}

/**
 * Checks that new users do not join another company's workspace, that no app is installed there, and that its users
 * have no role in the organization.
 */
const checkForeign: WorldCheck = (world) => [
  ...checkDefaultWorkspace(world),
  ...checkInstallations(world),
  ...checkRoles(world),
];

function checkDefaultWorkspace({
  organization,
  items,
  names: { defaultWorkspace },
}: WorldContext): readonly WorldFinding[] {
  if (items(workspaceSection)[defaultWorkspace]?.foreign !== true) return [];
  const path =
    organization === undefined ? ["workspaces", defaultWorkspace, "foreign"] : ["organization", "default_workspace"];
  return [{ path, message: "The workspace that users join cannot belong to another company" }];
}

function checkInstallations({ items, isForeign }: WorldContext): readonly WorldFinding[] {
  return items(tokenSection).flatMap(({ installation }, i) => {
    if (!isForeign(installation.workspace)) return [];
    const message = "An app cannot be installed on a workspace of another company";
    return [{ path: ["tokens", i, "installation", "workspace"], message }];
  });
}

function checkRoles({ items, isForeign }: WorldContext): readonly WorldFinding[] {
  return items(userSection).flatMap(({ organization_role, workspaces = {} }, i) => {
    if (organization_role === undefined || !isForeign(Object.keys(workspaces)[0])) return [];
    return [{ path: ["users", i, "organization_role"], message: "The user belongs to another company" }];
  });
}

/** Checks that the organization and each workspace have one primary owner, who is an active person. */
const checkOwners: WorldCheck = (world) => [
  ...checkOrganization(world),
  ...world
    .items(workspaceSection)
    .flatMap(({ foreign }, workspace) => (foreign === true ? [] : checkWorkspace(world, workspace))),
  ...checkPrimaryOwners(world),
];

function checkOrganization(world: WorldContext): readonly WorldFinding[] {
  const users = [...world.items(userSection).entries()];
  if (world.organization === undefined) {
    const own = world.items(workspaceSection).flatMap(({ foreign }, i) => (foreign === true ? [] : [i]));
    if (own.length > 1) {
      return [{ path: ["workspaces", own[1] ?? 1], message: "Several workspaces need an organization" }];
    }
    return users
      .filter(([, user]) => user.organization_role !== undefined)
      .map(([i]) => ({ path: ["users", i, "organization_role"], message: "There is no organization" }));
  }
  const owners = users.filter(([, user]) => user.organization_role === "primary_owner").map(([i]) => i);
  if (owners.length === 0) return [{ path: ["organization"], message: "The organization has no primary owner" }];
  return owners
    .slice(1)
    .map((i) => ({ path: ["users", i, "organization_role"], message: "The organization has a primary owner already" }));
}

function checkWorkspace({ items, names }: WorldContext, workspace: number): readonly WorldFinding[] {
  const places = items(userSection).flatMap((user, i) =>
    Object.entries(user.workspaces ?? {})
      .filter(([name, role]) => role === "primary_owner" && names.lookup("workspace", name)[0] === workspace)
      .map(([name]) => ["users", i, "workspaces", name]),
  );
  const called = `The workspace ${JSON.stringify(items(workspaceSection)[workspace]?.domain)}`;
  if (places.length === 0) return [{ path: ["workspaces", workspace], message: `${called} has no primary owner` }];
  return places.slice(1).map((path) => ({ path, message: `${called} has a primary owner already` }));
}

function checkPrimaryOwners({ items }: WorldContext): readonly WorldFinding[] {
  return items(userSection).flatMap((user, i) => {
    const owns = [user.organization_role, ...Object.values(user.workspaces ?? {})].includes("primary_owner");
    if (!owns || (user.active !== false && user.bot_of === undefined)) return [];
    return [{ path: ["users", i, "userName"], message: "A primary owner is an active person" }];
  });
}

/** Rules across sections. */
const checks: readonly WorldCheck[] = [checkReferences, checkUniqueness, checkOwners, checkForeign];
