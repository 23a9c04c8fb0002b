import { StructureKind } from "ts-morph";
import { fileOfKind, type LoadedSet } from "../formats/index.js";
import { constant } from "../typescript/emit-named.js";
import { literal } from "../typescript/literal.js";
import type { Module } from "../typescript/print-modules.js";

/** The types of files of a set, in a module of their own, because few calls need them. Undefined if there are none. */
export function emitFileTypes(set: LoadedSet, servicePath: string): Module | undefined {
  const file = fileOfKind(set, "file-types");
  if (file === undefined) return undefined;
  const entries = Object.entries(file.value.types).map(([word, { extensions = [word], ...facts }]) => [
    word,
    { ...facts, extensions },
  ]);
  return {
    path: servicePath.replace(/service\.ts$/, "file-types.ts"),
    from: file.file,
    imports: [],
    statements: [
      {
        kind: StructureKind.Interface,
        name: "FileType",
        isExported: true,
        docs: ["A type of files."],
        properties: [
          property("name", "string", "Name that people read."),
          property("mediaType", "string", "Media type."),
          property("extensions", "readonly string[]", "Ends of file names, in lower case and without the dot."),
          property("signature?", "string", "First bytes as hexadecimal digits, `??` for any byte."),
          property("group?", '"images" | "gdocs" | "zips" | "pdfs"', "Word of a list's filter that selects its files."),
          property("text?", "true", "Its files are text."),
        ],
      },
      constant("fileTypes", literal(Object.fromEntries(entries)), {
        type: "Readonly<Record<string, FileType>>",
        docs: ["Types of files, by their word."],
        isExported: true,
      }),
    ],
  };
}

function property(name: string, type: string, doc: string) {
  return { name, type, isReadonly: true, docs: [doc] };
}
