import { scimCodeSources } from "../reference/scim-code-sources.js";
import type { ResolvedScim } from "../scim/resolved-scim.js";
import type { ResolvedMethodError, ResolvedWebapi } from "../webapi/resolved-webapi.js";

/** A row about one code, as a command line shows it. Undefined members are left out. */
interface CodeRow {
  readonly code: string;
  readonly api: "SCIM" | "Web API";
  readonly status: number;
  readonly meaning: string;
  readonly when?: string | undefined;
  readonly faultOnly?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
  /** The situations, rules and limits that refer to the code. */
  readonly sources?: readonly string[] | undefined;
  /** The methods that answer the code. Default: all. */
  readonly methods?: readonly string[] | undefined;
}

/** All codes of both APIs, sorted by name. Methods that give a code the same meaning share a row. */
export function codeRows(scim: ResolvedScim | undefined, webapi: ResolvedWebapi | undefined): readonly CodeRow[] {
  const rows = [...(scim === undefined ? [] : ofScim(scim)), ...(webapi === undefined ? [] : ofWebapi(webapi))];
  return rows.sort((a, b) => (a.code === b.code ? a.status - b.status : a.code < b.code ? -1 : 1));
}

function ofScim(scim: ResolvedScim): readonly CodeRow[] {
  const sources = scimCodeSources(scim);
  return scim.errors.map(({ key, wireName, status, meaning, when, faultOnly, retryAfterSeconds }) => ({
    code: wireName,
    api: "SCIM",
    status,
    meaning,
    when,
    faultOnly,
    retryAfterSeconds,
    sources: sources.get(key)?.map((text) => text.replaceAll("`", "")),
  }));
}

function ofWebapi({ errors, methods }: ResolvedWebapi): readonly CodeRow[] {
  const own = methods.flatMap(({ name, rows }) => rows.map((row) => ({ name, row })));
  const alike = Map.groupBy(own, ({ row }) => JSON.stringify(webapiRow(row)));
  const ofMethods = [...alike.values()].flatMap((same) =>
    same.slice(0, 1).map(({ row }) => ({ ...webapiRow(row), methods: same.map(({ name }) => name).sort() })),
  );
  return [...errors.map(webapiRow), ...ofMethods];
}

function webapiRow(row: ResolvedMethodError): CodeRow {
  const { wireName, status = 200, meaning, when, faultOnly, retryAfterSeconds } = row;
  return { code: wireName, api: "Web API", status, meaning, when, faultOnly, retryAfterSeconds };
}
