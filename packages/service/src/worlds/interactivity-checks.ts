import type { WorldResponseUrl } from "./interactivity.js";
import type { WorldFinding } from "./section/finding.js";

/** Checks that each address for answers has its own id. */
export function checkResponseUrls(items: readonly WorldResponseUrl[]): readonly WorldFinding[] {
  return items.flatMap(({ id }, i) =>
    items.findIndex((one) => one.id === id) === i
      ? []
      : [{ path: ["response_urls", i, "id"], message: `The id ${id} is taken already` }],
  );
}
