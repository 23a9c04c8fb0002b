import {
  type DefaultViolations,
  fileOfKind,
  filesOfKind,
  type LoadedFile,
  type LoadedSet,
  type Paging,
  type WebapiError,
  type WebapiMethod,
  type WebapiSituation,
} from "../formats/index.js";
import type { ResolvedMethod, ResolvedMethodError, ResolvedWebapi } from "./resolved-webapi.js";

/** The Web API side of a set, or undefined where it has none. The set has passed the checks. */
export function resolveWebapi(set: LoadedSet): ResolvedWebapi | undefined {
  const service = fileOfKind(set, "service")?.value;
  if (service?.webapi === undefined) return undefined;
  return {
    set: service.name,
    title: service.title,
    folder: `${set.folder}/webapi`,
    service: service.webapi,
    methods: resolveMethods(set),
    types: resolveTypes(set),
    errors: resolveErrors(set),
    // The checks have shown that every situation has its code.
    situations: resolveSituations(set) as { readonly [S in WebapiSituation]: string },
    warnings: resolveWarnings(set),
    violations: resolveViolations(set),
  };
}

/** Methods of the set and of those that it stands on; the set's own win. */
function resolveMethods(set: LoadedSet): readonly ResolvedMethod[] {
  const own = filesOfKind(set, "webapi-method").map(resolveMethod);
  const base = set.base === undefined ? [] : resolveMethods(set.base);
  const all = [...base.filter(({ name }) => !own.some((each) => each.name === name)), ...own];
  return all.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function resolveMethod({ file, value }: LoadedFile<"webapi-method">): ResolvedMethod {
  const rows = errorRows(value.errors);
  return { ...(value.paging === undefined ? value : withPaging(value, value.paging)), file, rows };
}

/** Adds the arguments and the field that paging stands for. */
function withPaging(method: WebapiMethod, paging: Paging): WebapiMethod {
  const { limit } = paging;
  const range = limit && {
    type: "integer" as const,
    description: "Size of a page.",
    default: limit.default,
    limits: {
      min: { value: limit.min ?? 1, error: limit.error },
      max: { value: limit.max, error: limit.error },
    },
  };
  const cursor = { description: "Where the page begins: `next_cursor` of the page before; absent for the first." };
  const next = { required: true, description: "Cursor of the next page; empty where there is none." };
  return {
    ...method,
    arguments: { ...method.arguments, cursor, ...(range === undefined ? {} : { limit: range }) },
    response: {
      ...method.response,
      response_metadata: {
        type: "object",
        typeName: "ResponseMetadata",
        description: "What is to be known of the answer besides.",
        fields: { next_cursor: next },
      },
    },
  };
}

function errorRows(errors: { readonly [code: string]: WebapiError }): readonly ResolvedMethodError[] {
  return Object.entries(errors).flatMap(([wireName, { variants = {}, ...row }]) => [
    { key: wireName, wireName, ...row },
    ...Object.entries(variants).map(([variant, of]) => ({ key: `${wireName}.${variant}`, wireName, ...of })),
  ]);
}

/** Types of the set and of those that it stands on; the set's own win. */
function resolveTypes(set: LoadedSet): readonly LoadedFile<"webapi-type">[] {
  const own = filesOfKind(set, "webapi-type");
  const base = set.base === undefined ? [] : resolveTypes(set.base);
  const all = [...base.filter(({ value }) => !own.some((each) => each.value.name === value.name)), ...own];
  return all.sort((a, b) => (a.value.name < b.value.name ? -1 : 1));
}

function resolveErrors(set: LoadedSet): readonly ResolvedMethodError[] {
  const own = fileOfKind(set, "webapi-errors")?.value;
  const base = set.base === undefined ? [] : resolveErrors(set.base);
  if (own === undefined) return base;
  const rows = errorRows(own.errors);
  return own.onTopOfBase === true ? [...base.filter(({ key }) => !rows.some((row) => row.key === key)), ...rows] : rows;
}

function resolveSituations(set: LoadedSet): Partial<Record<WebapiSituation, string>> {
  const own = fileOfKind(set, "webapi-errors")?.value.situations;
  return { ...(set.base === undefined ? {} : resolveSituations(set.base)), ...own };
}

function resolveWarnings(set: LoadedSet): ResolvedWebapi["warnings"] {
  const own = fileOfKind(set, "webapi-errors")?.value.warnings;
  return { ...(set.base === undefined ? {} : resolveWarnings(set.base)), ...own };
}

function resolveViolations(set: LoadedSet): DefaultViolations {
  const own = fileOfKind(set, "webapi-errors")?.value.violations;
  if (own !== undefined) return own;
  const { argumentsInvalid = "invalid" } = resolveSituations(set);
  return set.base === undefined
    ? { missing: argumentsInvalid, empty: argumentsInvalid, invalid: argumentsInvalid }
    : resolveViolations(set.base);
}
