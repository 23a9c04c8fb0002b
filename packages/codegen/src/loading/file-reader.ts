import { type Finding, parseCheckedYaml } from "@rollcall/checked-yaml";
import { type AnyLoadedFile, type Kind, kinds, onTopOf, type Service } from "../formats/index.js";
import { readExtends } from "./set-places.js";

/** The text of a definition file, and its kind. */
interface DefinitionText {
  /** Path as shown in messages. */
  readonly file: string;
  /** Path below the set's folder. */
  readonly path: string;
  readonly kind: Kind;
  readonly text: string;
  /** Content of service.yaml of the base set. Absent without a base set. */
  readonly under?: Service;
  /** The reason why the set has no base. Absent if it has one, or extends none. */
  readonly withoutBase?: string;
}

/** A definition file in the shape of its kind, or its findings. */
type ReadDefinition =
  | { readonly ok: true; readonly file: AnyLoadedFile }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/** Reads the text of definition files. */
export interface FileReader {
  /** Reads a file. Returns the identical value for the same text. */
  readonly read: (definition: DefinitionText) => ReadDefinition;
  /** Returns the `extends` of a `service.yaml` text. Undefined if it has none or cannot be read. */
  readonly extended: (file: string, text: string) => string | undefined;
}

/** Creates a reader that remembers the last text of each file. */
export function createFileReader(): FileReader {
  const known = new Map<string, { readonly text: string; readonly under: unknown; readonly result: ReadDefinition }>();
  const bases = new Map<string, { readonly text: string; readonly base: string | undefined }>();
  return {
    extended: (file, text) => {
      const last = bases.get(file);
      if (last?.text === text) return last.base;
      const base = readExtends(text);
      bases.set(file, { text, base });
      return base;
    },
    read: (definition) => {
      const { file, text, kind } = definition;
      const under = kind === "service" ? (definition.under ?? definition.withoutBase) : undefined;
      const last = known.get(file);
      if (last !== undefined && last.text === text && last.under === under) return last.result;
      const result = readDefinition(definition);
      known.set(file, { text, under, result });
      return result;
    },
  };
}

function readDefinition({ file, path, kind, text, under, withoutBase }: DefinitionText): ReadDefinition {
  const schema = kind === "service" ? onTopOf(under, withoutBase) : kinds[kind].schema;
  const result = parseCheckedYaml(text, schema, { path: file });
  if (!result.ok) return result;
  // The schema belongs to the kind, so value and kind match.
  return { ok: true, file: { file, path, kind, value: result.value, locate: result.locate } as AnyLoadedFile };
}
