import { type Finding, fileOfKind, filesOfKind, type LoadedSet } from "../loaded-set.js";
import { scimSituationSchema } from "../situations.js";
import { checkErrorRows } from "./error-rows.js";
import { type Check, finding, type Named, unknownWords } from "./findings.js";
import { tableKeys } from "./set-facts.js";
import { attributesIn, namedErrors } from "./walk.js";

/** Every error key that the SCIM side names stands in its table, every situation has one, and every code is answered. */
export const checkScimCodes: Check = (set) => {
  const keys = tableKeys(set, "scim-errors");
  const places = scimMentions(set);
  const unknown = places.flatMap(({ file, named }) => unknownWords({ file }, "error key", named, keys));
  return [...unknown, ...checkSituations(set, keys), ...checkRows(set)];
};

interface Mentions {
  readonly file: string;
  readonly named: readonly Named[];
}

/** Where the files of a set name keys of the SCIM error table. */
function scimMentions(set: LoadedSet): readonly Mentions[] {
  const schemas = filesOfKind(set, "scim-schema").map(({ file, value }) => ({
    file,
    named: [
      ...entries(value.resource?.situations ?? {}, ["resource", "situations"]),
      ...attributesIn(value.attributes, ["attributes"]).flatMap(({ attribute, path }) => namedErrors(attribute, path)),
    ],
  }));
  const errors = filesOfKind(set, "scim-errors").map(({ file, value }) => ({
    file,
    named: [...entries(value.situations, ["situations"]), ...entries(value.violations ?? {}, ["violations"])],
  }));
  const services = filesOfKind(set, "service").map(({ file, value }) => ({
    file,
    named: Object.entries(value.scim?.rates?.tiers ?? {}).flatMap(([tier, { error }]) =>
      error === undefined ? [] : [{ path: ["scim", "rates", "tiers", tier, "error"], word: error }],
    ),
  }));
  return [...schemas, ...errors, ...services];
}

function entries(words: { readonly [key: string]: string | undefined }, path: Named["path"]): readonly Named[] {
  return Object.entries(words).flatMap(([key, word]) => (word === undefined ? [] : [{ path: [...path, key], word }]));
}

/** Every situation has a code, and one that a base mapped still exists. */
function checkSituations(set: LoadedSet, keys: readonly string[]): readonly Finding[] {
  const file = fileOfKind(set, "scim-errors");
  if (file === undefined) return [];
  const inherited = set.base === undefined ? {} : situationsOf(set.base);
  return scimSituationSchema.options
    .filter((situation) => file.value.situations[situation] === undefined)
    .filter((situation) => !keys.includes(inherited[situation] ?? ""))
    .map((situation) => finding(file, ["situations"], `The situation ${situation} has no error key`));
}

function situationsOf(set: LoadedSet): { readonly [situation: string]: string | undefined } {
  const base = set.base === undefined ? {} : situationsOf(set.base);
  return { ...base, ...fileOfKind(set, "scim-errors")?.value.situations };
}

function checkRows(set: LoadedSet): readonly Finding[] {
  const named = new Set(scimMentions(set).flatMap((each) => each.named.map(({ word }) => word)));
  return filesOfKind(set, "scim-errors").flatMap((file) => checkErrorRows(file, file.value.errors, ["errors"], named));
}
