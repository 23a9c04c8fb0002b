import type { ServedSets } from "../served-sets.js";

/** The declared codes of methods and routes. */
export interface Declared {
  /** Keys of the codes of a method, by its name on the wire. */
  readonly methods: ReadonlyMap<string, Codes>;
  /** Keys of the codes of SCIM, by verb and path of a route. */
  readonly routes: ReadonlyMap<string, Codes>;
  /** Methods whose callers choose the answered code. */
  readonly echoing: ReadonlySet<string>;
  /** Whether the service may serve methods and routes that the definitions do not list. */
  readonly isOpen: boolean;
}

/** Maps a code on the wire, or a key of the error table, to the key of the error table. */
export type Codes = ReadonlyMap<string, string>;

/**
 * Collects what the definitions of the service declare.
 * @param isOpen whether the service may serve methods and routes that the definitions do not list
 */
export function toDeclared({ scim, webapi }: ServedSets, isOpen = false): Declared {
  const scimCodes = toCodes(scim.errors);
  const routes = Object.values(scim.versions).flatMap((version) => version.routes);
  return {
    methods: new Map(
      Object.values(webapi.methods).map(({ wireName, errors }) => [wireName, toCodes({ ...webapi.errors, ...errors })]),
    ),
    routes: new Map(routes.map(({ verb, path }) => [`${verb} ${path}`, scimCodes])),
    echoing: new Set(
      Object.values(webapi.methods).flatMap(({ wireName, errorArgument }) =>
        errorArgument === undefined ? [] : [wireName],
      ),
    ),
    isOpen,
  };
}

function toCodes(table: Readonly<Record<string, { readonly wireName: string }>>): Codes {
  const keys = Object.entries(table);
  // The reversed order makes a wire name map to its first key, the one without a variant.
  const byWireName = keys.toReversed().map(([key, { wireName }]) => [wireName, key] as const);
  return new Map([...byWireName, ...keys.map(([key]) => [key, key] as const)]);
}
