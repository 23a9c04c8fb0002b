import type { StatementStructures } from "ts-morph";
import type { Fields } from "../formats/index.js";
import { limitEntries } from "../model/limit-entries.js";
import { camelCase } from "../names/names.js";
import { constant } from "../typescript/emit-named.js";
import { literal } from "../typescript/literal.js";
import type { ResolvedMethod } from "./resolved-webapi.js";

/** The constant of a method's limits, by argument. None if the method has no limits. */
export function emitMethodLimits(method: ResolvedMethod, name: string): readonly StatementStructures[] {
  const entries = limitRows(method.arguments);
  if (entries.length === 0) return [];
  const docs = [`Limits of the arguments of ${method.name}, those of fields under \`argument.field\`.`];
  const text = `${literal(Object.fromEntries(entries))} as const`;
  return [constant(`${camelCase(name)}Limits`, text, { docs, isExported: true })];
}

type LimitRow = readonly [path: string, limits: object];

function limitRows(fields: Fields, above = ""): readonly LimitRow[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = above === "" ? name : `${above}.${name}`;
    const own = limitEntries(field.limits ?? {});
    const inside = limitRows(field.fields ?? {}, path);
    return own.length === 0 ? inside : [[path, Object.fromEntries(own)] as const, ...inside];
  });
}
