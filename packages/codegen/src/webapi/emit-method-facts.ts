import { type StatementStructures, StructureKind } from "ts-morph";
import type { Imports } from "../typescript/imports.js";
import { codesOf, printFactType } from "../typescript/print-fact-type.js";
import { carriesFields } from "./emit-error-types.js";
import type { MethodFacts } from "./method-facts.js";
import type { ResolvedMethod, ResolvedWebapi } from "./resolved-webapi.js";

/** The method that the facts belong to. */
interface FactsOwner {
  readonly method: ResolvedMethod;
  readonly webapi: ResolvedWebapi;
  /** Name in types. */
  readonly name: string;
  readonly imports: Imports;
}

/** The interface of a method's facts. Its codes are those that carry no fields, unless a fact has one that does. */
export function emitMethodFacts(
  facts: MethodFacts,
  { method, webapi, name, imports }: FactsOwner,
): StatementStructures {
  const withFields = new Set([...webapi.errors, ...method.rows].filter(carriesFields).map(({ key }) => key));
  const code = codesOf(facts).some((each) => withFields.has(each))
    ? `${name}Error["error"]`
    : `${name}Refusal["error"]`;
  const { limits, kindScopes, furtherScopes, paging } = facts;
  const own = Object.entries({ limits, kindScopes, furtherScopes, paging }).filter(([, value]) => value !== undefined);
  return {
    kind: StructureKind.Interface,
    name: `${name}Facts`,
    isExported: true,
    docs: [`Facts of ${method.name} that the engine does not read.`],
    extends: [`${imports.type("../facts.js", "MethodFacts")}<${code}>`],
    properties: own.map(([member, value]) => ({
      name: member,
      isReadonly: true,
      type: printFactType(value, code),
    })),
  };
}
