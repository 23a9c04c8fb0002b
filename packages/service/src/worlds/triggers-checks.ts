import type { WorldFinding } from "./section/finding.js";
import type { WorldTrigger } from "./triggers.js";

/** Checks that each trigger has its own id. */
export function checkTriggers(items: readonly WorldTrigger[]): readonly WorldFinding[] {
  return items.flatMap(({ id }, i) =>
    items.findIndex((one) => one.id === id) === i
      ? []
      : [{ path: ["triggers", i, "id"], message: `The id ${id} is taken already` }],
  );
}
