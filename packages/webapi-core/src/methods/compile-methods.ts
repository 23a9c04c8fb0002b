import { once } from "@rollcall/engine";
import { withoutZod } from "@rollcall/schemas";
import type { z } from "zod";
import type {
  AnyLazyMethod,
  AnyMethodDefinition,
  ArgumentDefinition,
  MethodErrorDefinition,
  MethodMap,
  NamesDefinition,
  WebapiDefinition,
} from "../definition/definition.js";
import { isLazy } from "../definition/load-methods.js";
import { toWireNames } from "../definition/rename-wire.js";
import { type CompileNames, compileFields, createNameCompiler, type WireNames } from "../names/wire-names.js";
import type { AnyOutcome, MethodCaller, MethodExchange, MethodHandlers } from "../options/method-handlers.js";

/** One method as the engine serves it, without the types of the method. */
export interface CompiledMethod {
  /** The method's key in the table. */
  readonly key: string;
  /** Its definition, for middleware and reports. */
  readonly definition: AnyMethodDefinition;
  /** The verb of its definition. */
  readonly verb: "GET" | "POST";
  /** Code for a GET. Absent if the set decides. */
  readonly verbRefused?: string;
  /** Whether it is called without a token. */
  readonly isOpen: boolean;
  /** Code for a token outside the header. Absent if a form may have it. */
  readonly fieldTokenRefused?: string;
  readonly tokens: readonly string[];
  readonly scopes: readonly string[];
  /** By token type; a token needs one of its type's. */
  readonly anyScopes?: { readonly [tokenType: string]: readonly string[] };
  /** Scopes that open the method to a token type, those of which it needs one at the end, separated by commas. */
  readonly acceptedScopes: (tokenType: string) => string;
  readonly retired?: string;
  /** Whether arguments that are not listed reach the validator. */
  readonly keepsOthers: boolean;
  /** Name in code of the argument whose value may be answered as a code. */
  readonly errorArgument?: string;
  /** By name on the wire. */
  readonly arguments: ReadonlyMap<string, CompiledArgument>;
  /** Arguments, by their names in code, that need a scope of their own. */
  readonly scopedArguments: readonly { readonly name: string; readonly scope: string }[];
  /** Arguments, by their names in code, that another argument makes ignored. Absent if there are none. */
  readonly ignoredArguments?: readonly { readonly name: string; readonly ignoredWith: string }[];
  /** Arguments that parts of the `Authorization` header fill. Absent if there are none. */
  readonly headerArguments?: readonly HeaderArgument[];
  /** Names of the arguments and of their parts. */
  readonly wireNames: WireNames;
  /** Names of the response's fields. Absent if all are those in code. */
  readonly responseNames?: WireNames;
  /** Returns the validator of the arguments. */
  readonly validator: () => z.ZodType<object>;
  /** The codes that the method may answer, and how each is answered. */
  readonly codes: CodeTable;
  readonly handler: (args: object, context: MethodExchange<MethodCaller>["context"]) => Promise<AnyOutcome>;
}

/** An argument, by its name in code, that a part of the `Authorization` header fills. */
interface HeaderArgument {
  readonly name: string;
  readonly part: NonNullable<ArgumentDefinition["header"]>;
}

/** One argument as the engine reads it. */
export interface CompiledArgument extends ArgumentDefinition {
  /** Name in code. */
  readonly name: string;
  /** Names of its parts. Absent if all are those in code. */
  readonly names?: WireNames;
  /** Range of page sizes. Others are moved into it. */
  readonly clamp?: { readonly min: number; readonly max: number };
}

/** The methods of a set, by path. Each is loaded and prepared when it is first looked up. */
export interface CompiledMethods {
  /** Undefined if no method has the path. A promise only until the method's definition is loaded. */
  get(path: string): CompiledMethod | Promise<CompiledMethod> | undefined;
}

/**
 * Connects the methods of a set, by path, with their handlers.
 * @throws if a method has no handler, or two methods have the same name on the wire
 */
export function compileMethods<Methods extends MethodMap<Methods>, Code extends string, Caller extends MethodCaller>(
  definition: WebapiDefinition<Methods, Code>,
  handlers: MethodHandlers<Methods, Caller>,
  common: CodeTable,
): CompiledMethods {
  const compiled = new Map<string, () => CompiledMethod | Promise<CompiledMethod>>();
  const names = createNameCompiler(definition.types);
  const how = { common, names, clamps: definition.pageSizes === "clamp" };
  // One table holds methods of many types. From here on, arguments are what their validator accepts.
  const methods = definition.methods as unknown as Readonly<Record<string, AnyMethodDefinition | AnyLazyMethod>>;
  const table = handlers as unknown as Readonly<Record<string, CompiledMethod["handler"]>>;
  for (const [key, method] of Object.entries(methods)) {
    const handler = Object.hasOwn(table, key) ? table[key] : undefined;
    if (handler === undefined) throw new TypeError(`The method ${key} has no handler.`);
    const path = `${definition.mount}/${method.wireName}`;
    if (compiled.has(path)) throw new TypeError(`Two methods have the wire name ${method.wireName}.`);
    compiled.set(
      path,
      prepareOnFirstCall(method, (definition) => compileMethod(key, definition, how, handler)),
    );
  }
  const { mount } = definition;
  return { get: (path) => (compiled.get(path) ?? compiled.get(withoutRepeatedSlashes(path, mount)))?.() };
}

/** A client whose address of the API ends in a slash may add one of its own. */
function withoutRepeatedSlashes(path: string, mount: string): string {
  return path.startsWith(`${mount}//`) ? `${mount}/${lastPartOf(path, mount)}` : path;
}

function lastPartOf(path: string, mount: string): string {
  return path.slice(mount.length).replace(/^\/+/, "");
}

/** Names of methods are words joined by dots. */
const nameForm = /^(?=.{1,100}$)[a-z][a-z0-9]*(?:\.[a-z][a-z0-9]*)+$/i;

/**
 * The name of the method that a request asks for, whether it is defined or not; undefined if its path has none, or if its
 * verb is neither GET nor POST.
 */
export function methodNameOf(
  { verb, path }: { readonly verb: string; readonly path: string },
  { mount }: { readonly mount: string },
): string | undefined {
  if ((verb !== "GET" && verb !== "POST") || !path.startsWith(`${mount}/`)) return undefined;
  const name = lastPartOf(path, mount);
  return nameForm.test(name) ? name : undefined;
}

/** Returns a function that prepares a method when it is first called, and loads its definition before if needed. */
function prepareOnFirstCall(
  method: AnyMethodDefinition | AnyLazyMethod,
  prepare: (definition: AnyMethodDefinition) => CompiledMethod,
): () => CompiledMethod | Promise<CompiledMethod> {
  if (!isLazy(method)) return once(() => prepare(method));
  let prepared: CompiledMethod | undefined;
  let preparing: Promise<CompiledMethod> | undefined;
  const load = async () => {
    try {
      prepared = prepare(await method.load());
      return prepared;
    } finally {
      preparing = undefined;
    }
  };
  return () => {
    if (prepared !== undefined) return prepared;
    preparing ??= load();
    return preparing;
  };
}

interface Compiling {
  readonly common: CodeTable;
  readonly names: CompileNames;
  /** Whether page sizes are moved into their range. */
  readonly clamps: boolean;
}

function compileMethod(
  key: string,
  method: AnyMethodDefinition,
  how: Compiling,
  handler: CompiledMethod["handler"],
): CompiledMethod {
  const rows = Object.entries(method.argumentTable);
  const responseNames = how.names({ fields: method.responseTable ?? {} });
  const headerArguments = rows.flatMap(([name, { header: part }]) => (part === undefined ? [] : [{ name, part }]));
  const ignoredArguments = rows.flatMap(([name, { ignoredWith }]) =>
    ignoredWith === undefined ? [] : [{ name, ignoredWith }],
  );
  return {
    key,
    definition: method,
    verb: method.verb,
    ...(method.verbRefused === undefined ? {} : { verbRefused: method.verbRefused }),
    isOpen: method.authentication === "none",
    ...(method.fieldTokenRefused === undefined ? {} : { fieldTokenRefused: method.fieldTokenRefused }),
    tokens: method.tokens,
    scopes: method.scopes,
    ...(method.anyScopes === undefined ? {} : { anyScopes: method.anyScopes }),
    acceptedScopes: joinScopes(method),
    ...(method.retired === undefined ? {} : { retired: method.retired }),
    keepsOthers: method.otherArguments !== undefined,
    ...(method.errorArgument === undefined ? {} : { errorArgument: method.errorArgument }),
    arguments: new Map(rows.map(([name, row]) => [row.wireName, compileArgument(name, row, how)])),
    scopedArguments: rows.flatMap(([name, { scope }]) => (scope === undefined ? [] : [{ name, scope }])),
    ...(ignoredArguments.length === 0 ? {} : { ignoredArguments }),
    ...(headerArguments.length === 0 ? {} : { headerArguments }),
    wireNames: compileFields(method.argumentTable, how.names),
    ...(responseNames === undefined ? {} : { responseNames }),
    validator: once(() => method.arguments(withoutZod)),
    codes: new Map([...how.common, ...codeRows(method)]),
    handler,
  };
}

function joinScopes({ scopes, anyScopes = {} }: AnyMethodDefinition): (tokenType: string) => string {
  const all = scopes.join(",");
  const ofTypes = new Map(Object.entries(anyScopes).map(([type, some]) => [type, [...scopes, ...some].join(",")]));
  return (tokenType) => ofTypes.get(tokenType) ?? all;
}

function codeRows({ errors }: AnyMethodDefinition) {
  return Object.entries(errors).flatMap(([code, row]) => (row === undefined ? [] : [[code, row] as const]));
}

function compileArgument(name: string, row: ArgumentDefinition, { names, clamps }: Compiling): CompiledArgument {
  const below = names(row);
  return {
    ...row,
    name,
    ...(below === undefined ? {} : { names: below }),
    ...(clamps && row.range !== undefined ? { clamp: row.range } : {}),
  };
}

/** The answers for codes, by key. */
export type CodeTable = ReadonlyMap<string, MethodErrorDefinition>;

/** Status and name of an answered code. */
type AnsweredCode = Omit<MethodErrorDefinition, "meaning">;

/** Finds how a code is answered. An unknown code is answered under its key. */
export function answeredCode(codes: CodeTable, code: string): AnsweredCode {
  return codes.get(code) ?? { wireName: code, status: 200 };
}

/** Writes arguments of a method under their names on the wire, to show or match what was sent. */
export type ArgumentWriter = (method: Pick<AnyMethodDefinition, "argumentTable">, sent: object) => object;

/**
 * Creates a writer for the arguments of a set's methods. Arguments without different names are returned as they are.
 */
export function createArgumentWriter(definition: {
  readonly types?: { readonly [type: string]: NamesDefinition };
}): ArgumentWriter {
  const compile = createNameCompiler(definition.types);
  const names = new WeakMap<object, WireNames | "same">();
  return ({ argumentTable: fields }, sent) => {
    const known = names.get(fields) ?? compile({ fields }) ?? "same";
    names.set(fields, known);
    // Renaming an object returns an object.
    return known === "same" ? sent : (toWireNames(sent, known) as object);
  };
}
