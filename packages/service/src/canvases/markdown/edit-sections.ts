import type { CanvasChange } from "@rollcall/webapi-core/svc";
import { parseSections } from "./parse-sections.js";
import { type Section, withBlankLine } from "./section.js";

/** A change of the sections: all but the one that gives the canvas another title. */
export type SectionChange = Exclude<CanvasChange, { operation: "rename" }>;

/** The sections after a change, or why it cannot be made. */
export type EditedSections =
  | { readonly ok: true; readonly sections: readonly Section[] }
  | { readonly ok: false; readonly detail: string };

/**
 * Changes sections by one operation; those that it does not name stay as they are, but for the blank lines that part them
 * from new neighbours.
 * @param newId makes the identifier of a new section; one that is replaced gives its own to the first of its successors
 */
export function editSections(sections: readonly Section[], change: SectionChange, newId: () => string): EditedSections {
  const place = placeOf(sections, change);
  if (place === undefined) return { ok: false, detail: `section_id: no section is ${sectionOf(change)}` };
  if (change.operation === "delete") return { ok: true, sections: splice(sections, place, []) };
  const parsed = parseSections(change.document_content.markdown);
  if (!parsed.ok) return parsed;
  if (parsed.sections.length === 0) return { ok: false, detail: "markdown: there is nothing but blank lines" };
  const replaced = change.operation === "replace" && change.section_id !== undefined ? change.section_id : undefined;
  const inserted = parsed.sections.map((section, at) => ({ id: (at === 0 && replaced) || newId(), ...section }));
  return { ok: true, sections: splice(sections, place, inserted) };
}

/** Where new sections go, and how many make room for them. */
interface Place {
  readonly at: number;
  readonly removed: number;
}

function placeOf(sections: readonly Section[], change: SectionChange): Place | undefined {
  const id = sectionOf(change);
  const index = id === undefined ? 0 : sections.findIndex((section) => section.id === id);
  if (index === -1) return undefined;
  switch (change.operation) {
    case "insert_before":
      return { at: index, removed: 0 };
    case "insert_after":
      return { at: index + 1, removed: 0 };
    case "insert_at_start":
      return { at: 0, removed: 0 };
    case "insert_at_end":
      return { at: sections.length, removed: 0 };
    case "replace":
      return { at: index, removed: id === undefined ? sections.length : 1 };
    case "delete":
      return { at: index, removed: 1 };
  }
}

function sectionOf(change: SectionChange): string | undefined {
  return "section_id" in change ? change.section_id : undefined;
}

function splice(
  sections: readonly Section[],
  { at, removed }: Place,
  inserted: readonly Section[],
): readonly Section[] {
  const rest = sections.slice(at + removed);
  const added = rest.length > 0 ? parted(inserted) : inserted;
  const before = sections.slice(0, at);
  return [...(added.length + rest.length > 0 ? parted(before) : before), ...added, ...rest];
}

/** The sections with a blank line after the last one, so that what follows does not become part of it. */
function parted(sections: readonly Section[]): readonly Section[] {
  const last = sections.at(-1);
  return last === undefined ? sections : [...sections.slice(0, -1), { ...last, gap: withBlankLine(last.gap) }];
}
