import type { WorldFinding } from "../world/section/finding.js";
import type { WorldResponseUrl } from "./world.js";

/** Checks that each address for answers has its own id. */
export function checkResponseUrls(items: readonly WorldResponseUrl[]): readonly WorldFinding[] {
  return items.flatMap(({ id }, i) =>
    items.findIndex((one) => one.id === id) === i
      ? []
      : [{ path: ["response_urls", i, "id"], message: `The id ${id} is taken already` }],
  );
}
