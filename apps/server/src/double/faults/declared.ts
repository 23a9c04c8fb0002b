import type { ServiceDefinitions } from "../../service-definitions.js";

/** Which codes there are, and who declares them. */
export interface Declared {
  /** Keys of the codes of a method, by its name on the wire. */
  readonly methods: ReadonlyMap<string, Codes>;
  /** Keys of the codes of SCIM, by verb and path of a route. */
  readonly routes: ReadonlyMap<string, Codes>;
}

/** Keys of the error table that a code on the wire stands for; the key itself stands for itself. */
export type Codes = ReadonlyMap<string, string>;

/** What the definitions of the service declare. */
export function toDeclared({ scim, webapi }: ServiceDefinitions): Declared {
  const scimCodes = toCodes(scim.errors);
  const routes = Object.values(scim.versions).flatMap((version) => version.routes);
  return {
    methods: new Map(
      Object.values(webapi.methods).map(({ wireName, errors }) => [wireName, toCodes({ ...webapi.errors, ...errors })]),
    ),
    routes: new Map(routes.map(({ verb, path }) => [`${verb} ${path}`, scimCodes])),
  };
}

function toCodes(table: Readonly<Record<string, { readonly wireName: string }>>): Codes {
  const keys = Object.entries(table);
  // A key without a variant comes first, so that a wire name stands for it.
  const byWireName = keys.toReversed().map(([key, { wireName }]) => [wireName, key] as const);
  return new Map([...byWireName, ...keys.map(([key]) => [key, key] as const)]);
}
