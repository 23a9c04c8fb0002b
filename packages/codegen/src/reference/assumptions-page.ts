import { type AnyLoadedFile, type LoadedSet, provenanceLines } from "../formats/index.js";
import { isObject } from "../formats/shared/is-object.js";
import { page, section, table } from "./markdown.js";

/** The page of assumptions: decisions where the documents are silent. */
export function assumptionsPage(sets: readonly LoadedSet[]): string {
  const folders = sets.map(({ folder }) => folder).join(", ");
  return page(folders, [
    "# Assumptions",
    "Decisions of the definitions where their source documents are silent, with reasons. Each line is the text of an `assumed:` key.",
    ...sets.map((set) => setSection(set)),
  ]);
}

function setSection(set: LoadedSet): string | undefined {
  const files = [...set.files].sort((a, b) => (a.path < b.path ? -1 : 1));
  const sections = files.map((file) => section(file.path, table(["Where", "Decision and reason"], rows(file)), 3));
  const found = sections.filter((each) => each !== undefined);
  return found.length === 0 ? undefined : section(set.folder, found.join("\n\n"));
}

function rows(file: AnyLoadedFile): readonly (readonly string[])[] {
  return assumptions(file.value, "").map(({ where, text }) => [where === "" ? "the file" : `\`${where}\``, text]);
}

interface Assumption {
  readonly where: string;
  readonly text: string;
}

/**
 * All `assumed` texts below a value, with their paths. A text for several facts (a YAML anchor) is listed once for
 * each.
 */
function assumptions(value: unknown, where: string): readonly Assumption[] {
  if (Array.isArray(value))
    return value.flatMap((each: unknown, i) => assumptions(each, step(where, nameOf(each) ?? String(i))));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    if (key === "assumed")
      return provenanceLines(member as string | readonly string[]).map((text) => ({ where, text }));
    return assumptions(member, step(where, key));
  });
}

/** The name of a list element, if it has one. */
function nameOf(element: unknown): string | undefined {
  if (!isObject(element)) return undefined;
  const { name, verb, path } = element;
  if (typeof name === "string") return name;
  return typeof path === "string" ? `${String(verb)} ${path}` : undefined;
}

function step(where: string, key: string): string {
  return where === "" ? key : `${where}.${key}`;
}
