import { type Answer, nameOfRef, type OpenapiDocument, type Operation, type Schema } from "./openapi-document.js";

/** A code that an operation can answer. */
export interface CodeRow {
  readonly status: string;
  readonly code: string;
  readonly meaning: string;
}

/** Schemas and answers that all operations share; a page shows their codes once. */
const sharedName = /^(CommonError|Status\d+(Error)?)$/;

/** The codes of one operation. */
export function ownCodes({ responses }: Operation, document: OpenapiDocument): readonly CodeRow[] {
  return sorted(Object.entries(responses).flatMap(([status, answer]) => codesOf(status, answer, document, sharedName)));
}

/** The codes that every operation can answer. */
export function sharedCodes(document: OpenapiDocument): readonly CodeRow[] {
  const { schemas, responses = {} } = document.components;
  const common = schemas["CommonError"];
  const rows = Object.entries(responses).flatMap(([name, answer]) =>
    codesOf(name.replace("Status", ""), answer, document),
  );
  return sorted([...(common === undefined ? [] : codesIn("200", common, document)), ...rows]);
}

function codesOf(status: string, { $ref, content }: Answer, document: OpenapiDocument, but?: RegExp) {
  if ($ref !== undefined) return [];
  const schema = Object.values(content ?? {})[0]?.schema;
  return schema === undefined ? [] : codesIn(status, schema, document, but);
}

/** The codes of a schema, except those of the excluded schemas. */
function codesIn(status: string, schema: Schema, document: OpenapiDocument, but?: RegExp): readonly CodeRow[] {
  const { $ref, oneOf, anyOf, properties, "x-enumDescriptions": meanings } = schema;
  if ($ref !== undefined) {
    const name = nameOfRef($ref);
    const named = but?.test(name) === true ? undefined : document.components.schemas[name];
    return named === undefined ? [] : codesIn(status, named, document, but);
  }
  if (meanings !== undefined) return Object.entries(meanings).map(([code, meaning]) => ({ status, code, meaning }));
  const { error, detail, Errors } = properties ?? {};
  const parts = [...(oneOf ?? anyOf ?? []), error, detail, Errors?.properties?.["description"]];
  return parts.flatMap((part) => (part === undefined ? [] : codesIn(status, part, document, but)));
}

function sorted(rows: readonly CodeRow[]): readonly CodeRow[] {
  return rows.toSorted((a, b) => Number(a.status) - Number(b.status) || (a.code < b.code ? -1 : 1));
}
