import { sectionNames, services, webapiTiers } from "../checks/shared/set-facts.js";
import {
  fileOfKind,
  filesOfKind,
  keyedRows,
  type LoadedFile,
  type LoadedSet,
  type Paging,
  resolveErrors,
  resolveSituations,
  resolveViolations,
  type WebapiErrors,
  type WebapiMethod,
  type WebapiSituation,
} from "../formats/index.js";
import { pascalCase } from "../names/names.js";
import type { RequirementSection, ResolvedMethod, ResolvedWebapi } from "./resolved-webapi.js";

/** The Web API of a set. Undefined if it has none. The set has passed the checks. */
export function resolveWebapi(set: LoadedSet): ResolvedWebapi | undefined {
  const service = fileOfKind(set, "service")?.value;
  if (service?.webapi === undefined) return undefined;
  const verbRefused = resolveVerbRefused(set);
  const messageFields = resolveMessageFields(set);
  return {
    set: service.name,
    title: service.title,
    folder: `${set.folder}/webapi`,
    service: { ...service.webapi, rates: webapiTiers(set) },
    methods: resolveMethods(set),
    types: resolveNamed(set, "webapi-type"),
    events: resolveNamed(set, "event"),
    envelopes: resolveNamed(set, "event-envelope"),
    requirementWords: {
      plans: wordsOf(set, "plans"),
      roles: wordsOf(set, "roles"),
      features: wordsOf(set, "features"),
      generations: wordsOf(set, "generations"),
      tokenKinds: wordsOf(set, "tokenKinds"),
    },
    wireWords: services(set).flatMap(({ wireWords }) => Object.keys(wireWords ?? {})),
    errors: resolveErrors(set, readErrors),
    // The checks ensure that every situation has a code.
    situations: resolveSituations(set, readErrors) as { readonly [S in WebapiSituation]: string },
    warnings: resolveWarnings(set),
    ...(messageFields !== undefined && { messageFields }),
    ...(verbRefused !== undefined && { verbRefused }),
    violations: resolveViolations(set, readErrors, "argumentsInvalid"),
  };
}

function readErrors(set: LoadedSet): WebapiErrors | undefined {
  return fileOfKind(set, "webapi-errors")?.value;
}

/** Methods of the set and its bases. The set's own take precedence. */
function resolveMethods(set: LoadedSet): readonly ResolvedMethod[] {
  const own = filesOfKind(set, "webapi-method").map(resolveMethod);
  const base = set.base === undefined ? [] : resolveMethods(set.base);
  const all = [...base.filter(({ name }) => !own.some((each) => each.name === name)), ...own];
  return all.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function resolveMethod({ file, value }: LoadedFile<"webapi-method">): ResolvedMethod {
  const rows = keyedRows(value.errors);
  return { ...(value.paging === undefined ? value : withPaging(value, value.paging)), file, rows };
}

/** Adds the arguments and the field of paging. */
function withPaging(method: WebapiMethod, paging: Paging): WebapiMethod {
  const { limit } = paging;
  const range = limit && {
    type: "integer" as const,
    description: "Page size.",
    default: limit.default,
    ...(limit.error === undefined ? {} : { errors: { invalid: limit.error } }),
    limits: {
      min: { value: limit.min ?? 1, error: limit.error },
      max: { value: limit.max, error: limit.error },
    },
  };
  const cursor = { description: "Cursor of the page: `next_cursor` of the previous page. Default: the first page." };
  const next = { required: true, description: "Cursor of the next page. Empty on the last page." };
  return {
    ...method,
    arguments: { ...method.arguments, cursor, ...(range === undefined ? {} : { limit: range }) },
    response: {
      ...method.response,
      response_metadata: {
        type: "object",
        typeName: `${pascalCase(method.name)}Metadata`,
        description: "Metadata of the answer.",
        fields: { next_cursor: next },
      },
    },
  };
}

/** Types, events or envelopes of the set and its bases. The set's own take precedence. */
function resolveNamed<K extends "webapi-type" | "event" | "event-envelope">(
  set: LoadedSet,
  kind: K,
): readonly LoadedFile<K>[] {
  const own = filesOfKind(set, kind);
  const base = set.base === undefined ? [] : resolveNamed(set.base, kind);
  const all = [...base.filter(({ value }) => !own.some((each) => each.value.name === value.name)), ...own];
  return all.sort((a, b) => (a.value.name < b.value.name ? -1 : 1));
}

function resolveWarnings(set: LoadedSet): ResolvedWebapi["warnings"] {
  const own = readErrors(set)?.warnings;
  return { ...(set.base === undefined ? {} : resolveWarnings(set.base)), ...own };
}

function resolveVerbRefused(set: LoadedSet): string | undefined {
  return readErrors(set)?.verbRefused ?? (set.base && resolveVerbRefused(set.base));
}

function resolveMessageFields(set: LoadedSet): ResolvedWebapi["messageFields"] {
  return readErrors(set)?.messageFields ?? (set.base && resolveMessageFields(set.base));
}

function wordsOf(set: LoadedSet, section: RequirementSection): readonly string[] {
  return [...new Set(sectionNames(set, section))].sort();
}
