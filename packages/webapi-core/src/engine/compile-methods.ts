import type { z } from "zod";
import type { ArgumentDefinition, MethodErrorDefinition, MethodMap, WebapiDefinition } from "../definition.js";
import type { AnyOutcome, MethodCaller, MethodContext, MethodHandlers } from "../method-handlers.js";
import type { CodeTable } from "./code-table.js";

/** One method as the engine serves it; the types of the method end here. */
export interface CompiledMethod<Caller extends MethodCaller> {
  /** The method's key in the table. */
  readonly key: string;
  readonly tokens: readonly string[];
  readonly scopes: readonly string[];
  readonly retired?: string;
  /** By name on the wire. */
  readonly arguments: ReadonlyMap<string, CompiledArgument>;
  /** Names on the wire by name in code. */
  readonly wireNames: ReadonlyMap<string, string>;
  readonly validator: z.ZodType<object>;
  /** The codes that the method may answer, and how each is answered. */
  readonly codes: CodeTable;
  readonly handler: (args: object, context: MethodContext<Caller>) => Promise<AnyOutcome>;
}

/** One argument as the engine reads it. */
export interface CompiledArgument extends ArgumentDefinition {
  /** Name in code. */
  readonly name: string;
}

/**
 * The methods of a set by the path that calls them, each with its handler.
 * @throws when a method has no handler, or two methods have one name on the wire.
 */
export function compileMethods<Methods extends MethodMap<Methods>, Code extends string, Caller extends MethodCaller>(
  definition: WebapiDefinition<Methods, Code>,
  handlers: MethodHandlers<Methods, Caller>,
  common: CodeTable,
): ReadonlyMap<string, CompiledMethod<Caller>> {
  const compiled = new Map<string, CompiledMethod<Caller>>();
  // One table holds methods of many types; from here on arguments are what their validator let through.
  const methods = definition.methods as unknown as Readonly<Record<string, AnyMethodDefinition>>;
  const table = handlers as unknown as Readonly<Record<string, CompiledMethod<Caller>["handler"]>>;
  for (const [key, method] of Object.entries(methods)) {
    const handler = Object.hasOwn(table, key) ? table[key] : undefined;
    if (handler === undefined) throw new TypeError(`The method ${key} has no handler.`);
    const path = `${definition.mount}/${method.wireName}`;
    if (compiled.has(path)) throw new TypeError(`Two methods have the name ${method.wireName} on the wire.`);
    compiled.set(path, compileMethod(key, method, common, handler));
  }
  return compiled;
}

interface AnyMethodDefinition {
  readonly wireName: string;
  readonly tokens: readonly string[];
  readonly scopes: readonly string[];
  readonly argumentTable: Readonly<Record<string, ArgumentDefinition>>;
  readonly arguments: z.ZodType<object>;
  readonly errors: Readonly<Record<string, MethodErrorDefinition>>;
  readonly retired?: string;
}

function compileMethod<Caller extends MethodCaller>(
  key: string,
  method: AnyMethodDefinition,
  common: CodeTable,
  handler: CompiledMethod<Caller>["handler"],
): CompiledMethod<Caller> {
  const rows = Object.entries(method.argumentTable);
  return {
    key,
    tokens: method.tokens,
    scopes: method.scopes,
    ...(method.retired === undefined ? {} : { retired: method.retired }),
    arguments: new Map(rows.map(([name, row]) => [row.wireName, { ...row, name }])),
    wireNames: new Map(rows.map(([name, row]) => [name, row.wireName])),
    validator: method.arguments,
    codes: new Map([...common, ...Object.entries(method.errors)]),
    handler,
  };
}
