import { references } from "../references.js";
import type { WorldCheck } from "./check-world.js";

/** Every reference means exactly one item. */
export const checkReferences: WorldCheck = (world, names) =>
  [...references(world)].flatMap(({ subject, reference, path, what }) => {
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
