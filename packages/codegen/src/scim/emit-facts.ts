import { type StatementStructures, StructureKind } from "ts-morph";
import { constant } from "../typescript/emit-named.js";
import { createImports } from "../typescript/imports.js";
import { literal } from "../typescript/literal.js";
import type { Module } from "../typescript/print-modules.js";
import type { ResolvedScim } from "./resolved-scim.js";

/** The module of the facts that a service reads and the engine does not: the rate limits. */
export function emitFacts(scim: ResolvedScim, folder: string): Module {
  const imports = createImports();
  const code = imports.type("./errors.js", "ScimCode");
  const statements: readonly StatementStructures[] = [
    factInterface("ScimFacts", "Facts of a SCIM set that the engine does not read.", code, {
      rates: {
        type: "{ readonly per: string; readonly tiers: { readonly [tier: string]: ScimRate<Code> } }",
        doc: "Rate limits by tier. A call counts in every tier that has its operation and its resource type.",
      },
    }),
    factInterface("ScimRate", "A rate limit of SCIM calls.", code, {
      perMinute: { type: "number", doc: "Sustained calls per minute." },
      burst: { type: "number", doc: "Maximum burst of calls." },
      operations: { type: "readonly string[]", doc: "Operations that count." },
      resources: { type: "readonly string[]", doc: "Resource types that count." },
      discovery: { type: "boolean", doc: "Whether requests of discovery documents count." },
      error: { type: "Code", doc: "Error code when the limit is reached." },
    }),
    constant("scimFacts", literal({ rates: rateRows(scim) }), {
      type: "ScimFacts",
      docs: [`Facts of the SCIM side of ${scim.title}.`],
      isExported: true,
    }),
  ];
  const from = scim.folder.replace(/\/scim$/, "/service.yaml");
  return { path: `${folder}/facts.ts`, from, imports: imports.declarations(), statements };
}

function factInterface(
  name: string,
  docs: string,
  code: string,
  members: { readonly [member: string]: { readonly type: string; readonly doc: string } },
): StatementStructures {
  return {
    kind: StructureKind.Interface,
    name,
    isExported: true,
    docs: [docs],
    typeParameters: [{ name: "Code", constraint: "string", default: code }],
    properties: Object.entries(members).map(([member, { type, doc }]) => ({
      name: member,
      type,
      isReadonly: true,
      docs: [doc],
    })),
  };
}

function rateRows(scim: ResolvedScim): object {
  const { per = "organization", tiers = {} } = scim.service.rates ?? {};
  const rows = Object.entries(tiers).map(([name, { perMinute, burst, operations, resources, discovery, error }]) => {
    const all = scim.resources.map((resource) => resource.name);
    return [
      name,
      {
        perMinute,
        burst,
        operations,
        resources: resources ?? all,
        discovery: discovery === true,
        error: error ?? scim.situations.rateLimited,
      },
    ];
  });
  return { per, tiers: Object.fromEntries(rows) };
}
