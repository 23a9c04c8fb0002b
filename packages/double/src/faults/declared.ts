import { type ActiveDefinitions, eventsOf, type ServedEvents } from "@rollcall/service";
import { type AnyLazyMethod, type AnyMethodDefinition, loadMethod, loadMethods } from "@rollcall/webapi-core";

/** The declared codes of methods and routes. */
export interface Declared {
  /** The events that apps can receive, by type. */
  readonly events: ServedEvents;
  /** The names of all methods on the wire. */
  methodNames(): Promise<ReadonlySet<string>>;
  /** Keys of the codes of SCIM, by verb and path of a route. */
  readonly routes: ReadonlyMap<string, Codes>;
  /** Keys of the codes of one method, by its name on the wire; undefined if it does not exist. Loads only that method. */
  codesOf(method: string): Promise<Codes | undefined>;
  /** Whether the callers of a method choose the answered code. Loads only that method. */
  echoes(method: string): Promise<boolean>;
  /** Keys of the codes of all methods, by their names on the wire. Loads every method. */
  methods(): Promise<ReadonlyMap<string, Codes>>;
}

/** Maps a code on the wire, or a key of the error table, to the key of the error table. */
export type Codes = ReadonlyMap<string, string>;

/** The declarations of the service's definitions, collected on first use. */
export function toDeclared(definitions: ActiveDefinitions): Declared {
  const found: { routes?: Declared["routes"] } = {};
  const load = async (method: string) => {
    for (const { methods, errors } of await setsOf(definitions)) {
      const row = Object.values<AnyLazyMethod | AnyMethodDefinition>(methods).find(
        ({ wireName }) => wireName === method,
      );
      if (row !== undefined) return { common: errors, definition: await loadMethod(row) };
    }
    return undefined;
  };
  return {
    events: eventsOf(definitions),
    methodNames: async () => {
      const sets = await setsOf(definitions);
      return new Set(sets.flatMap(({ methods }) => Object.values(methods).map(({ wireName }) => wireName)));
    },
    get routes() {
      found.routes ??= codesOfRoutes(definitions);
      return found.routes;
    },
    codesOf: async (method) => {
      const loaded = await load(method);
      return loaded && toCodes({ ...loaded.common, ...loaded.definition.errors });
    },
    echoes: async (method) => (await load(method))?.definition.errorArgument !== undefined,
    methods: async () => {
      const [webapi, hooks] = await setsOf(definitions);
      const loaded = await Promise.all([loadMethods(webapi), loadMethods(hooks)]);
      return new Map(
        loaded.flatMap(({ methods, errors: common }) =>
          Object.values<AnyMethodDefinition>(methods).map(
            ({ wireName, errors }) => [wireName, toCodes({ ...common, ...errors })] as const,
          ),
        ),
      );
    },
  };
}

/** The sets of methods. Most servers never need that of hooks. */
async function setsOf({ webapi }: ActiveDefinitions) {
  const { webapi: hooks } = await import("@rollcall/api/hooks");
  return [webapi, hooks] as const;
}

function codesOfRoutes({ scim }: ActiveDefinitions): Declared["routes"] {
  const codes = toCodes(scim.errors);
  const routes = Object.values(scim.versions).flatMap((version) => version.routes);
  return new Map(routes.map(({ verb, path }) => [`${verb} ${path}`, codes]));
}

function toCodes(table: Readonly<Record<string, { readonly wireName: string } | undefined>>): Codes {
  const keys = Object.entries(table).flatMap(([key, row]) => (row === undefined ? [] : [[key, row] as const]));
  // The reversed order makes a wire name map to its first key, the one without a variant.
  const byWireName = keys.toReversed().map(([key, { wireName }]) => [wireName, key] as const);
  return new Map([...byWireName, ...keys.map(([key]) => [key, key] as const)]);
}
