import type { WorldCheck } from "./check-world.js";

/** An app knows each of its functions by another callback id. */
export const checkFunctions: WorldCheck = (world, names) => {
  const seen = new Set<string>();
  return (world.functions ?? []).flatMap((one, i) => {
    const key = JSON.stringify([names.lookup("app", one.app)[0], one.callback_id]);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ path: ["functions", i, "callback_id"], message: "The app has a function of this callback_id already" }];
  });
};
