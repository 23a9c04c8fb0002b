import type { ServedSets } from "@rollcall/service";

/** The declared codes of methods and routes. */
export interface Declared {
  /** Keys of the codes of a method, by its name on the wire. */
  readonly methods: ReadonlyMap<string, Codes>;
  /** Keys of the codes of SCIM, by verb and path of a route. */
  readonly routes: ReadonlyMap<string, Codes>;
  /** Methods whose callers choose the answered code. */
  readonly echoing: ReadonlySet<string>;
}

/** Maps a code on the wire, or a key of the error table, to the key of the error table. */
export type Codes = ReadonlyMap<string, string>;

/** What the definitions of the service declare, collected when it is first asked for. */
export function toDeclared(definitions: ServedSets): Declared {
  const found: { methods?: Declared["methods"]; routes?: Declared["routes"]; echoing?: Declared["echoing"] } = {};
  return {
    get methods() {
      found.methods ??= codesOfMethods(definitions);
      return found.methods;
    },
    get routes() {
      found.routes ??= codesOfRoutes(definitions);
      return found.routes;
    },
    get echoing() {
      found.echoing ??= echoingMethods(definitions);
      return found.echoing;
    },
  };
}

function codesOfMethods({ webapi }: ServedSets): Declared["methods"] {
  const methods = Object.values(webapi.methods);
  return new Map(methods.map(({ wireName, errors }) => [wireName, toCodes({ ...webapi.errors, ...errors })]));
}

function codesOfRoutes({ scim }: ServedSets): Declared["routes"] {
  const codes = toCodes(scim.errors);
  const routes = Object.values(scim.versions).flatMap((version) => version.routes);
  return new Map(routes.map(({ verb, path }) => [`${verb} ${path}`, codes]));
}

function echoingMethods({ webapi }: ServedSets): Declared["echoing"] {
  const methods = Object.values(webapi.methods);
  return new Set(methods.flatMap(({ wireName, errorArgument }) => (errorArgument === undefined ? [] : [wireName])));
}

function toCodes(table: Readonly<Record<string, { readonly wireName: string }>>): Codes {
  const keys = Object.entries(table);
  // The reversed order makes a wire name map to its first key, the one without a variant.
  const byWireName = keys.toReversed().map(([key, { wireName }]) => [wireName, key] as const);
  return new Map([...byWireName, ...keys.map(([key]) => [key, key] as const)]);
}
