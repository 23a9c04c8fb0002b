import {
  type AnyLoadedFile,
  type Finding,
  fileOfKind,
  filesOfKind,
  type LoadedFile,
  type LoadedSet,
  type Path,
} from "../formats/loaded-set.js";
import type { Fields } from "../formats/shared/field.js";
import { isObject } from "../formats/shared/is-object.js";
import { type Provenance, provenanceLines } from "../formats/shared/provenance.js";
import { coreSituationSchema } from "../formats/shared/situations.js";
import { checkCapabilities } from "./scim/capabilities.js";
import { checkFilters } from "./scim/filters.js";
import { checkScimAttributes } from "./scim/scim-attributes.js";
import { checkScimNames } from "./scim/scim-names.js";
import { checkScimRoutes } from "./scim/scim-routes.js";
import { checkScimSchemas } from "./scim/scim-schemas.js";
import { checkReservedNames } from "./set/reserved-names.js";
import { checkServiceFacts } from "./set/service-facts.js";
import { checkTypeNames } from "./set/type-names.js";
import { checkErrorRows } from "./shared/error-rows.js";
import { type Check, finding, type Named, unknownErrorKeys, unknownWords } from "./shared/findings.js";
import { namedFiles, sectionNames, tableKeys } from "./shared/set-facts.js";
import { namedWords, openSituations } from "./shared/situations.js";
import { attributesIn, namedErrors } from "./shared/walk.js";
import { checkEvents } from "./webapi/events.js";
import { checkScopes } from "./webapi/scopes.js";
import { checkWebapiCodes } from "./webapi/webapi-codes.js";
import { checkWebapiMethods } from "./webapi/webapi-methods.js";
import { checkWebapiTypes } from "./webapi/webapi-types.js";

/**
 * Every error key in SCIM files must be in the error table, every situation must have a key, and every code must be
 * used.
 */
const checkScimCodes: Check = (set) => {
  const keys = tableKeys(set, "scim-errors");
  const places = scimMentions(set);
  const unknown = places.flatMap(({ file, named }) => unknownErrorKeys({ file }, "error key", named, keys));
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

/** Every file must have the source of its facts, and every source must name a document of the set. */
const checkProvenance: Check = (set) => {
  const documents = sectionNames(set, "documents");
  return set.files.flatMap((file) => [...missing(file), ...checkSources(file, file.value, [], documents)]);
};

function missing(file: AnyLoadedFile): readonly Finding[] {
  const { source, assumed }: Provenance = file.value;
  if (source !== undefined || assumed !== undefined) return [];
  return [finding(file, [], "Missing `source` or `assumed`, which names where these facts come from")];
}

/** Checks every `source` in a tree. A field named `source` does not match, because its value is an object. */
function checkSources(
  file: AnyLoadedFile,
  node: unknown,
  path: Path,
  documents: readonly string[],
): readonly Finding[] {
  if (Array.isArray(node)) return node.flatMap((each, i) => checkSources(file, each, [...path, i], documents));
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === "source" && isLines(value)
      ? provenanceLines(value).flatMap((line) => checkSource(file, line, [...path, key], documents))
      : checkSources(file, value, [...path, key], documents),
  );
}

function isLines(value: unknown): value is string | readonly string[] {
  return typeof value === "string" || (Array.isArray(value) && value.every((line) => typeof line === "string"));
}

function checkSource(file: AnyLoadedFile, line: string, path: Path, documents: readonly string[]): readonly Finding[] {
  const document = /^([a-z0-9-]+)(#[a-z0-9_-]+| §\S+)$/.exec(line)?.[1];
  if (document === undefined) {
    return [
      finding(file, path, `Invalid source ${JSON.stringify(line)}; expected document#heading or document §section`),
    ];
  }
  return unknownWords(file, "document", [{ path, word: document }], documents);
}

/** `extends` must resolve, and each side of the set must have its required files. */
const checkSetStructure: Check = (set) => {
  const service = fileOfKind(set, "service");
  if (service === undefined) return [];
  const { value } = service;
  const findings: Finding[] = [];
  if (value.extends !== undefined && set.base === undefined) {
    findings.push(finding(service, ["extends"], set.withoutBase ?? `No definition set at ${value.extends}`));
  }
  const needs = (side: "scim" | "webapi", kind: "scim-errors" | "scim-routes" | "webapi-errors", path: string) => {
    if (value[side] === undefined || fileOfKind(set, kind) !== undefined || set.base !== undefined) return;
    findings.push(finding(service, [side], `The set needs ${path}, of its own or from a base set`));
  };
  needs("scim", "scim-errors", "scim/errors.yaml");
  needs("scim", "scim-routes", "scim/routes.yaml");
  needs("webapi", "webapi-errors", "webapi/errors.yaml");
  return [...findings, ...sidesWithout(set)];
};

/** Files of a side that service.yaml does not configure. */
const sidesWithout: Check = (set) => {
  const service = fileOfKind(set, "service");
  if (service === undefined) return [];
  const scim = service.value.scim === undefined ? filesOfKind(set, "scim-schema") : [];
  const webapi =
    service.value.webapi === undefined
      ? [...filesOfKind(set, "webapi-method"), ...filesOfKind(set, "event"), ...filesOfKind(set, "event-envelope")]
      : [];
  return [
    ...scim.map((file) => finding(file, ["kind"], "The set's service.yaml has no `scim`, so this file is never used")),
    ...webapi.map((file) =>
      finding(file, ["kind"], "The set's service.yaml has no `webapi`, so this file is never used"),
    ),
  ];
};

/** Every type must have a finite value: a type must not require a value of itself. */
const checkEndlessTypes: Check = (set) => {
  const types = namedFiles(set, "webapi-type");
  const leadsTo = (from: string, wanted: string, seen: ReadonlySet<string>): boolean => {
    if (from === wanted) return true;
    const file = types.get(from);
    if (file === undefined || seen.has(from)) return false;
    return inside(file).some(({ word }) => leadsTo(word, wanted, new Set([...seen, from])));
  };
  return filesOfKind(set, "webapi-type").flatMap((file) =>
    inside(file)
      .filter(({ word }) => leadsTo(word, file.value.name, new Set()))
      .map(({ path }) =>
        finding(file, path, `Each ${file.value.name} requires another ${file.value.name}, without end`),
      ),
  );
};

/** The types that every value of a type contains. */
function inside({ value }: LoadedFile<"webapi-type">): readonly Named[] {
  if (value.list === true) return [];
  return value.ref === undefined ? needed(value.fields ?? {}, ["fields"]) : [{ path: ["ref"], word: value.ref }];
}

function needed(fields: Fields, path: readonly (string | number)[]): readonly Named[] {
  return Object.entries(fields).flatMap(([name, { required, nullable, list, ref, fields: deeper = {} }]) => {
    if (required !== true || nullable === true || list === true) return [];
    return ref === undefined
      ? needed(deeper, [...path, name, "fields"])
      : [{ path: [...path, name, "ref"], word: ref }];
  });
}

const checks: readonly Check[] = [
  checkSetStructure,
  checkProvenance,
  checkCapabilities,
  checkFilters,
  checkServiceFacts,
  checkScopes,
  checkReservedNames,
  checkScimSchemas,
  checkScimNames,
  checkScimAttributes,
  checkScimRoutes,
  checkScimCodes,
  checkWebapiTypes,
  checkTypeNames,
  checkEndlessTypes,
  checkWebapiMethods,
  checkWebapiCodes,
  checkEvents,
];

/**
 * Checks the references between the files of a set. Findings are about its own files; its base is checked separately.
 */
export function checkSet(set: LoadedSet): readonly Finding[] {
  return checks.flatMap((check) => check(set));
}
