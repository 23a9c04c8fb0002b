import type { BuildContext } from "../model/build-values.js";
import { codes, sentenceMessages, sentences } from "../model/voice.js";
import { createImports, type Imports } from "../typescript/imports.js";
import { kebabCase } from "../typescript/names.js";
import { schemaName, type ValidatorNames } from "../typescript/print-validator.js";
import type { ResolvedWebapi } from "./resolved-webapi.js";
import type { TypeGraph } from "./type-graph.js";

/** Name of the package that generated Web API modules stand on. */
export const webapiCore = "@rollcall/webapi-core";

/** What one module is made with. */
export interface ModuleContext {
  readonly imports: Imports;
  readonly build: BuildContext;
  readonly names: ValidatorNames;
  /** Notes that the interface of a shared type is used. */
  readonly useType: (name: string) => string;
}

/** What decides how a module is made. */
export interface ModuleContextOptions {
  readonly webapi: ResolvedWebapi;
  readonly graph: TypeGraph;
  /** Folder of the shared types as the module names it. */
  readonly types: string;
  /** The shared type that the module holds, where it holds one. */
  readonly own?: string;
  readonly emptyRefused: boolean;
}

/** A fresh context for one module. */
export function createModuleContext(options: ModuleContextOptions): ModuleContext {
  const { webapi, graph, types, own, emptyRefused } = options;
  const imports = createImports();
  imports.value("zod", "z");
  const inSentences = own !== undefined && graph.speaksInSentences(own);
  const moduleOf = (name: string): string => `${types}/${kebabCase(name)}.js`;
  return {
    imports,
    build: {
      voice: inSentences ? sentences : codes,
      emptyRefused,
      speaksForItself: (name) => inSentences || graph.get(name)?.errors !== undefined,
      named: [],
      messages: inSentences ? sentenceMessages : webapi.violations,
    },
    names: {
      core: (name) => imports.value(webapiCore, name),
      shared: (name) => {
        const schema = name === own ? schemaName(name) : imports.value(moduleOf(name), schemaName(name));
        const waits = own !== undefined && (name === own || graph.leadsTo(name, own));
        return waits ? `z.lazy(() => ${schema})` : schema;
      },
    },
    useType: (name) => (name === own ? name : imports.type(moduleOf(name), name)),
  };
}
