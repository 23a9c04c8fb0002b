import { smallestValue } from "../model/smallest-value.js";
import type { NamedModel } from "../model/value-model.js";
import { constant } from "./emit-named.js";
import { createImports } from "./imports.js";
import { expression, literal } from "./literal.js";
import { exportedNames, type Module } from "./print-modules.js";
import { schemaName } from "./print-validator.js";

/** The place of the module, and its imports. */
interface SmallestValuesPlace {
  readonly path: string;
  /** Module that exports the validators. */
  readonly index: string;
  /** The package that the validators import. */
  readonly core: string;
  /** Other modules with types that the validators refer to. Default: none. */
  readonly others?: readonly Module[];
}

/**
 * The module with the smallest value that each exported validator accepts, for tests. A type whose pattern matches none
 * of the sample strings is left out.
 */
export function emitSmallestValues(
  modules: readonly Module[],
  { path, index, core, others = [] }: SmallestValuesPlace,
): Module {
  const models = namedModels(modules);
  const known = new Map([...namedModels(others), ...models]);
  const imports = createImports();
  const exported = new Set(
    modules.flatMap(({ statements }) => statements.flatMap(exportedNames)).map(({ name }) => name),
  );
  const rows = [...models.values()].flatMap((model) =>
    row(model, known, exported, (name) => imports.value(index, name)),
  );
  const statement = constant("smallestValues", literal(rows.map(expression)), {
    type: `readonly { readonly name: string; readonly schema: ${imports.type(core, "Schema")}<unknown>; readonly value: unknown }[]`,
    docs: ["The smallest value that each validator accepts."],
    isExported: true,
  });
  return {
    path,
    from: modules[0]?.from.split("/").slice(0, 2).join("/") ?? "definitions",
    imports: imports.declarations(),
    statements: [statement],
  };
}

function namedModels(modules: readonly Module[]): ReadonlyMap<string, NamedModel> {
  return new Map(modules.flatMap(({ models = [] }) => models.map((model) => [model.name, model] as const)));
}

function row(
  model: NamedModel,
  models: ReadonlyMap<string, NamedModel>,
  exported: ReadonlySet<string>,
  use: (name: string) => string,
): readonly string[] {
  const name = schemaName(model.name);
  const value = smallestValue(model, (each) => models.get(each));
  if (value === undefined || !exported.has(name)) return [];
  return [`{ name: ${literal(name)}, schema: ${use(name)}, value: ${literal(value)} }`];
}
