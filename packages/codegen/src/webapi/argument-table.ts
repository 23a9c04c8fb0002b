import { type Argument, limitFact, type ValueShape } from "../formats/index.js";
import type { NameTables } from "./name-tables.js";
import type { ResolvedMethod } from "./resolved-webapi.js";
import type { TypeGraph } from "./type-graph.js";

/** The rows with which the engine reads each argument. */
export function argumentTable(method: ResolvedMethod, graph: TypeGraph, names: NameTables): object {
  const rows = Object.entries(method.arguments).map(([name, argument]) => {
    const { wireName = name, scope, ignoredWith, nullable, header } = argument;
    const row = {
      wireName,
      form: formOf(argument, graph),
      scope,
      ignoredWith,
      header,
      nullable: nullable === true ? true : undefined,
      keepsEmpty: argument.list === true && argument.errors?.["empty"] !== undefined ? true : undefined,
      range: rangeOf(name, method),
      patternMessage: patternMessageOf(argument),
    };
    return [name, { ...row, ...names.below(argument) }];
  });
  return Object.fromEntries(rows);
}

/** The message for a text that does not match its pattern. Undefined for the pattern itself. */
function patternMessageOf({ limits }: Argument): string | undefined {
  return limits?.pattern === undefined ? undefined : limitFact(limits.pattern).message;
}

/** The range of page sizes. Undefined for any other argument. */
function rangeOf(name: string, { paging }: ResolvedMethod): object | undefined {
  const { limit } = paging ?? {};
  return limit === undefined || name !== "limit" ? undefined : { min: limit.min ?? 1, max: limit.max };
}

/** The form of an argument sent as text. */
export function formOf(argument: Argument, graph: TypeGraph): string {
  if (argument.jsonText === true) return "jsonText";
  const { kind, list } = plainKind(argument, graph);
  if (list) return kind === "object" ? "objects" : "list";
  return kind;
}

interface PlainKind {
  readonly kind: "string" | "integer" | "number" | "boolean" | "object";
  readonly list: boolean;
}

/** The basic type of a value, after following references. */
function plainKind(shape: ValueShape, graph: TypeGraph): PlainKind {
  if (shape.ref !== undefined) {
    const target = graph.get(shape.ref);
    const found: PlainKind = target === undefined ? { kind: "object", list: false } : plainKind(target, graph);
    if (shape.list !== true) return found;
    return found.list ? { kind: "object", list: true } : { kind: found.kind, list: true };
  }
  const type = shape.type ?? "string";
  const kind = type === "map" || type === "json" ? "object" : type;
  return { kind, list: shape.list === true };
}
