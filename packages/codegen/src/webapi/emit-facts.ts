import type { StatementStructures } from "ts-morph";
import type { Requirement } from "../formats/index.js";
import { constant } from "../typescript/emit-named.js";
import { literal } from "../typescript/literal.js";
import type { Module } from "../typescript/print-modules.js";
import type { ResolvedMethod, ResolvedWebapi } from "./resolved-webapi.js";

/** The module of facts that the service reads and the engine does not. */
export function emitFactsModule(webapi: ResolvedWebapi, folder: string): Module {
  const statements = [
    fact(
      "webapiRequirements",
      perMethod(webapi, ({ requires = [] }) => requires.map(requirementRow)),
      "What must be so for a method to be served, in the order in which it is looked at.",
    ),
    fact(
      "webapiArgumentRequirements",
      perMethod(webapi, argumentRequirements),
      "What must be so for an argument to be passed, by method and argument; where `values` stand, for one of these. Arguments that need nothing are left out.",
    ),
    fact(
      "webapiSubjects",
      perMethod(webapi, ({ subject }) => subject),
      "The folder of the service that holds the handler of each method.",
    ),
    fact("webapiScopes", allScopes(webapi), "Every scope that a method, an argument or a rule asks for."),
  ];
  return { path: `${folder}/facts.ts`, from: webapi.folder, imports: [], statements };
}

function fact(name: string, value: object, doc: string): StatementStructures {
  return constant(name, `${literal(value)} as const`, { docs: [doc], isExported: true });
}

function perMethod(webapi: ResolvedWebapi, read: (method: ResolvedMethod) => unknown): object {
  return Object.fromEntries(webapi.methods.map((method) => [method.name, read(method)]));
}

function allScopes({ methods }: ResolvedWebapi): readonly string[] {
  const scopes = methods.flatMap(({ scopes: own, furtherScopes = {}, arguments: taken }) => [
    ...own,
    ...Object.values(furtherScopes).map(({ scope }) => scope),
    ...Object.values(taken).flatMap(({ scope }) => scope ?? []),
  ]);
  return [...new Set(scopes)].sort();
}

function argumentRequirements(method: ResolvedMethod): object {
  const rows = Object.entries(method.arguments)
    .filter(([, { requires = [] }]) => requires.length > 0)
    .map(([name, { requires = [] }]) => [name, requires.map(requirementRow)]);
  return Object.fromEntries(rows);
}

function requirementRow({
  source: _source,
  assumed: _assumed,
  description: _description,
  ...row
}: Requirement): object {
  return row;
}
