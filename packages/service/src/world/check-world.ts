import { checkReferences } from "./check-references.js";
import { checkForeign } from "./checks/check-foreign.js";
import { checkOwners } from "./checks/check-owners.js";
import { checkUniqueness } from "./checks/check-uniqueness.js";
import { createWorldContext } from "./create-world-context.js";
import type { WorldCheck } from "./section/check.js";
import type { WorldFinding } from "./section/finding.js";
import { type AnyStoredSection, worldSections } from "./sections.js";
import type { World } from "./world.js";

const sections: readonly AnyStoredSection[] = worldSections;

/** Rules across sections. */
const checks: readonly WorldCheck[] = [checkReferences, checkUniqueness, checkOwners, checkForeign];

/** Finds contradictions in a well-formed world file. Without findings, the world can be loaded. */
export function checkWorld(world: World): readonly WorldFinding[] {
  const context = createWorldContext(world);
  return [
    ...checks.flatMap((check) => check(context)),
    ...sections.flatMap((section) => (section.checks ?? []).flatMap((check) => check(context.items(section), context))),
  ];
}
