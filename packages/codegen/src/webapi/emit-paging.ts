import type { StatementStructures } from "ts-morph";
import { camelCase } from "../names/names.js";
import { constant } from "../typescript/emit-named.js";
import { literal } from "../typescript/literal.js";
import type { ResolvedMethod, ResolvedWebapi } from "./resolved-webapi.js";

/** The constant of a method's paging. None if it has no pages. */
export function emitMethodPaging(
  { name: wireName, paging }: ResolvedMethod,
  name: string,
  { situations }: ResolvedWebapi,
): readonly StatementStructures[] {
  if (paging === undefined) return [];
  const { limit, pageSize, cursorError = situations.cursorInvalid } = paging;
  const size = limit === undefined ? { pageSize } : { defaultSize: limit.default, maxSize: limit.max };
  const docs = [`Pages of ${wireName}: how many items they have, and the code of a cursor that was not given out.`];
  const text = `${literal({ ...size, cursorError })} as const`;
  return [constant(`${camelCase(name)}Paging`, text, { docs, isExported: true })];
}
