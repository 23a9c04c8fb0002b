import { type Finding, filesOfKind, type LoadedSet } from "../../formats/loaded-set.js";
import { coreSituationSchema } from "../../formats/shared/situations.js";
import { checkErrorRows } from "../shared/error-rows.js";
import { type Check, type Named, unknownWords } from "../shared/findings.js";
import { tableKeys } from "../shared/set-facts.js";
import { namedWords, openSituations } from "../shared/situations.js";
import { attributesIn, namedErrors } from "../shared/walk.js";

/**
 * Every error key in SCIM files must be in the error table, every situation must have a key, and every code must be
 * used.
 */
export const checkScimCodes: Check = (set) => {
  const keys = tableKeys(set, "scim-errors");
  const places = scimMentions(set);
  const unknown = places.flatMap(({ file, named }) => unknownWords({ file }, "error key", named, keys));
  return [...unknown, ...openSituations(set, "scim-errors", coreSituationSchema.options), ...checkRows(set)];
};

interface Mentions {
  readonly file: string;
  readonly named: readonly Named[];
}

/** The error keys that the files of a set mention, with their positions. */
function scimMentions(set: LoadedSet): readonly Mentions[] {
  const schemas = filesOfKind(set, "scim-schema").map(({ file, value }) => ({
    file,
    named: [
      ...namedWords(value.resource?.situations ?? {}, ["resource", "situations"]),
      ...attributesIn(value.attributes, ["attributes"]).flatMap(({ attribute, path }) => namedErrors(attribute, path)),
    ],
  }));
  const errors = filesOfKind(set, "scim-errors").map(({ file, value }) => ({
    file,
    named: [...namedWords(value.situations, ["situations"]), ...namedWords(value.violations ?? {}, ["violations"])],
  }));
  const services = filesOfKind(set, "service").map(({ file, value }) => ({
    file,
    named: [
      ...namedWords(value.scim?.access?.errors ?? {}, ["scim", "access", "errors"]),
      ...Object.entries(value.scim?.rates?.tiers ?? {}).flatMap(([tier, { error }]) =>
        error === undefined ? [] : [{ path: ["scim", "rates", "tiers", tier, "error"], word: error }],
      ),
    ],
  }));
  return [...schemas, ...errors, ...services];
}

function checkRows(set: LoadedSet): readonly Finding[] {
  const named = new Set(scimMentions(set).flatMap((each) => each.named.map(({ word }) => word)));
  return filesOfKind(set, "scim-errors").flatMap((file) => checkErrorRows(file, file.value.errors, ["errors"], named));
}
