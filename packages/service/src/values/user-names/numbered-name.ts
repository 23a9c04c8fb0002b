import { userLimits } from "../../generated/service.js";

const maxLength = userLimits.userName.maxLength.value;

/**
 * First free name of `stem2`, `stem3` and so on.
 * @param skip number of free names to skip, as long as there are others
 * @returns undefined if no number fits into the maximum length
 */
export function numberedName(stem: string, taken: ReadonlySet<string>, skip = 0): string | undefined {
  let found: string | undefined;
  let skipped = 0;
  for (let number = 2; ; number += 1) {
    const name = `${stem}${number}`;
    if (name.length > maxLength) return found;
    if (taken.has(name)) continue;
    found = name;
    if (skipped === skip) return found;
    skipped += 1;
  }
}
