import type { WorldDoNotDisturb } from "./do-not-disturb.js";
import type { WorldFinding } from "./section/finding.js";

/** Each user is listed once. */
export function checkDoNotDisturb(items: readonly WorldDoNotDisturb[]): readonly WorldFinding[] {
  return items.flatMap(({ user }, i) => {
    if (items.findIndex((one) => one.user === user) === i) return [];
    return [{ path: ["do_not_disturb", i, "user"], message: `The user ${user} is listed already` }];
  });
}
