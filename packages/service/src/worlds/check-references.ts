import type { WorldCheck } from "./section/check.js";
import { one, type Reference } from "./section/reference.js";
import type { AnySection } from "./section/section.js";
import type { WorldContext } from "./section/world-context.js";
import { worldSections } from "./sections.js";

/** Checks that every reference matches exactly one item. */
export const checkReferences: WorldCheck = (context) =>
  [...referencesOf(context)].flatMap(({ subject, reference, path, what }) => {
    const { names } = context;
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

/** All references of a world, in the order of the sections. */
function* referencesOf({ organization, items }: WorldContext): Generator<Reference> {
  yield* one("workspace", organization?.default_workspace, ["organization", "default_workspace"]);
  for (const section of worldSections as readonly AnySection[]) {
    const { references } = section;
    if (references === undefined) continue;
    for (const [i, item] of items(section).entries()) yield* references(item, [section.key, i]);
  }
}
