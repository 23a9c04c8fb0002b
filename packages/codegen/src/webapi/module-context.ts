import type { BuildContext } from "../model/build-values.js";
import { ownMessages } from "../model/messages.js";
import { codes, sentenceMessages, sentences } from "../model/voice.js";
import { kebabCase } from "../names/names.js";
import { createImports, type Imports } from "../typescript/imports.js";
import { schemaName, type ValidatorNames } from "../typescript/print-validator.js";
import type { ResolvedWebapi } from "./resolved-webapi.js";
import type { TypeGraph } from "./type-graph.js";

/** Name of the package that generated Web API modules import. */
export const webapiCore = "@rollcall/webapi-core";

/** Context of one module. */
export interface ModuleContext {
  readonly imports: Imports;
  readonly build: BuildContext;
  readonly names: ValidatorNames;
  /** Imports the interface of a shared type. */
  readonly useType: (name: string) => string;
}

/** Options of a module. */
interface ModuleContextOptions {
  readonly webapi: ResolvedWebapi;
  readonly graph: TypeGraph;
  /** Path of the folder of shared types from the module. */
  readonly types: string;
  /** The shared type of the module, if it is one. */
  readonly own?: string;
  /** Whether its messages are sentences, whatever those of its types are. Default: false. */
  readonly inSentences?: boolean;
  readonly emptyRefused: boolean;
}

/** Creates a context for one module. */
export function createModuleContext(options: ModuleContextOptions): ModuleContext {
  const { webapi, graph, types, own, emptyRefused } = options;
  const imports = createImports();
  const inSentences = options.inSentences ?? (own !== undefined && graph.speaksInSentences(own));
  const moduleOf = (name: string): string => `${types}/${kebabCase(name)}.js`;
  return {
    imports,
    build: {
      voice: inSentences ? sentences : codes,
      emptyRefused,
      speaksForItself: (name) => inSentences || graph.get(name)?.errors !== undefined,
      messagesOf: (name) => {
        const errors = inSentences ? undefined : graph.get(name)?.errors;
        return errors === undefined ? {} : ownMessages(errors, webapi.violations);
      },
      named: [],
      messages: inSentences ? sentenceMessages : webapi.violations,
    },
    names: {
      core: (name) => imports.value(webapiCore, name),
      shared: (name) => {
        const schema = `${name === own ? schemaName(name) : imports.value(moduleOf(name), schemaName(name))}(z)`;
        const waits = own !== undefined && (name === own || graph.leadsTo(name, own));
        return waits ? `z.lazy(() => ${schema})` : schema;
      },
      coreType: (name) => imports.type(webapiCore, name),
      zodType: (name) => `${imports.type("zod", "z")}.${name}`,
    },
    useType: (name) => (name === own ? name : imports.type(moduleOf(name), name)),
  };
}
