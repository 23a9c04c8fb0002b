import { didYouMean } from "@rollcall/checked-yaml/words";
import type { Codes, Declared } from "./declared.js";

/** An unknown name. */
export interface Undeclared {
  /** Describes the problem in a sentence, with the closest known name. */
  readonly detail: string;
  /** The declared names. */
  readonly declared: readonly string[];
}

/** The method or the route that answers a code. Default: any. */
export interface CodePlace {
  readonly method?: string | undefined;
  readonly route?: string | undefined;
}

/** Finds an undeclared method or route; undefined if both are declared. */
export async function findUndeclaredCall(
  declared: Declared,
  { method, route }: CodePlace,
): Promise<Undeclared | undefined> {
  const methods = await declared.methodNames();
  if (method !== undefined && !methods.has(method))
    return { ...unknown(`There is no method ${method}`, method, [...methods]) };
  if (route !== undefined && !declared.routes.has(route))
    return { ...unknown(`There is no SCIM route ${route}`, route, [...declared.routes.keys()]) };
  return undefined;
}

/** Explains why a code cannot be answered by a method or route; undefined if it can. */
export async function findUndeclaredCode(
  declared: Declared,
  place: CodePlace,
  code: string,
): Promise<Undeclared | undefined> {
  const tables = await tablesOf(declared, place);
  if (tables.some((codes) => codes.has(code))) return undefined;
  const names = [...new Set(tables.flatMap((codes) => [...codes.keys()]))].toSorted();
  const where = place.method ?? place.route;
  if (where === undefined) return unknown(`No method and no route declares the code ${code}`, code, names);
  const sentence = `${where} does not declare the code ${code}`;
  const others = await declarersOf(declared, code);
  return others === undefined ? unknown(sentence, code, names) : { detail: `${sentence}; ${others}.`, declared: names };
}

function unknown(sentence: string, name: string, known: readonly string[]): Undeclared {
  const hint = didYouMean(name, known);
  return { detail: `${sentence}${hint === "" ? "." : hint}`, declared: [...new Set(known)] };
}

const maxMethodsNamed = 3;

/** The methods or routes that declare a code, as the end of a sentence; undefined if none does. */
async function declarersOf({ methods, routes }: Declared, code: string): Promise<string | undefined> {
  if ([...routes.values()].some((codes) => codes.has(code))) return "SCIM routes do";
  const names = [...(await methods())].filter(([, codes]) => codes.has(code)).map(([name]) => name);
  if (names.length === 0) return undefined;
  if (names.length > maxMethodsNamed) return `${names.length} other methods do`;
  return `${names.join(" and ")} ${names.length === 1 ? "does" : "do"}`;
}

async function tablesOf(declared: Declared, { method, route }: CodePlace): Promise<readonly Codes[]> {
  const { routes } = declared;
  const ofRoutes = method === undefined ? [...routes].filter(([name]) => route === undefined || name === route) : [];
  return [...(await methodTables(declared, { method, route })), ...ofRoutes.map(([, codes]) => codes)];
}

async function methodTables(declared: Declared, { method, route }: CodePlace): Promise<readonly Codes[]> {
  if (route !== undefined) return [];
  if (method === undefined) return [...(await declared.methods()).values()];
  const codes = await declared.codesOf(method);
  return codes === undefined ? [] : [codes];
}
