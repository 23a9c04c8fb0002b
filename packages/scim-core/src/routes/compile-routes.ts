import type { RouteDefinition } from "../definition/definition.js";

/** The routes of one path. */
export interface CompiledPath {
  readonly routes: ReadonlyMap<string, RouteDefinition>;
  /** Verbs that are served, as in `Allow`. */
  readonly allow: string;
}

/** The paths of a version: those without a parameter, and those that end in one, by the part before it. */
export interface CompiledRoutes {
  readonly fixed: ReadonlyMap<string, CompiledPath>;
  readonly parametric: ReadonlyMap<string, CompiledPath>;
}

/** @throws Error if a path has a parameter that is not its last segment. */
export function compileRoutes(routes: readonly RouteDefinition[]): CompiledRoutes {
  const fixed = Map.groupBy(
    routes.filter((route) => !route.path.includes("{")),
    (route) => route.path,
  );
  const parametric = Map.groupBy(
    routes.filter((route) => route.path.includes("{")),
    pathBeforeParameter,
  );
  return { fixed: compilePaths(fixed), parametric: compilePaths(parametric) };
}

function pathBeforeParameter({ path }: RouteDefinition): string {
  const before = /^([^{}]*)\/\{[^/{}]+\}$/.exec(path)?.[1];
  if (before === undefined) throw new Error(`The path ${path} must have its parameter as its last segment.`);
  return before;
}

function compilePaths(paths: ReadonlyMap<string, readonly RouteDefinition[]>): ReadonlyMap<string, CompiledPath> {
  const compiled = new Map<string, CompiledPath>();
  for (const [path, routes] of paths) {
    const byVerb = new Map(routes.map((route) => [route.verb as string, route]));
    compiled.set(path, { routes: byVerb, allow: [...byVerb.keys()].join(", ") });
  }
  return compiled;
}
