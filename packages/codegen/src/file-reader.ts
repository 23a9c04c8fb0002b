import { type Finding, parseCheckedYaml } from "@rollcall/checked-yaml";
import { type AnyLoadedFile, type Kind, kinds, onTopOf, type Service } from "./formats/index.js";
import { readExtends } from "./set-places.js";

/** The text of a definition file, and what it is to be read as. */
export interface DefinitionText {
  /** Path as it is shown to a person. */
  readonly file: string;
  /** Path below the set's folder. */
  readonly path: string;
  readonly kind: Kind;
  readonly text: string;
  /** What service.yaml of the base set says; absent where there is none. */
  readonly under?: Service;
}

/** A definition file that has the shape of its kind, or what is wrong with it. */
export type ReadDefinition =
  | { readonly ok: true; readonly file: AnyLoadedFile }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/** Reads the text of definition files. */
export interface FileReader {
  /** Gives the very same value for the same text. */
  readonly read: (definition: DefinitionText) => ReadDefinition;
  /** What the text of a `service.yaml` extends; undefined where it extends nothing, or does not say so readably. */
  readonly extended: (file: string, text: string) => string | undefined;
}

/** A reader that remembers the last text of each file. */
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
      const under = kind === "service" ? definition.under : undefined;
      const last = known.get(file);
      if (last !== undefined && last.text === text && last.under === under) return last.result;
      const result = readDefinition(definition);
      known.set(file, { text, under, result });
      return result;
    },
  };
}

function readDefinition({ file, path, kind, text, under }: DefinitionText): ReadDefinition {
  const schema = kind === "service" ? onTopOf(under) : kinds[kind].schema;
  const result = parseCheckedYaml(text, schema, { path: file });
  if (!result.ok) return result;
  // The schema that was applied is that of the kind, so value and kind belong together.
  return { ok: true, file: { file, path, kind, value: result.value, locate: result.locate } as AnyLoadedFile };
}
