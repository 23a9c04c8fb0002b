import type { WorldFunction } from "./functions.js";
import type { SectionCheck } from "./section/check.js";

/** Checks that an app's functions have different callback IDs. */
export const checkCallbackIds: SectionCheck<WorldFunction> = (functions, { names }) => {
  const seen = new Set<string>();
  return functions.flatMap((one, i) => {
    const key = JSON.stringify([names.lookup("app", one.app)[0], one.callback_id]);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ path: ["functions", i, "callback_id"], message: "The app has a function of this callback_id already" }];
  });
};
