import { checkReferences } from "./check-references.js";
import { checkForeign } from "./checks/check-foreign.js";
import { checkOwners } from "./checks/check-owners.js";
import { checkUniqueness } from "./checks/check-uniqueness.js";
import { createWorldContext } from "./create-world-context.js";
import type { WorldCheck } from "./section/check.js";
import type { WorldFinding } from "./section/finding.js";
import { type AnyStoredSection, worldSections } from "./sections.js";
import { withInstallations } from "./with-installations.js";
import type { World } from "./world.js";

const sections: readonly AnyStoredSection[] = worldSections;

/** Rules across sections. */
const checks: readonly WorldCheck[] = [checkReferences, checkUniqueness, checkOwners, checkForeign];

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
