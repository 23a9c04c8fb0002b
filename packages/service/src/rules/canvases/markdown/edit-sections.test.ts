import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printRuns, runAtOnce, type SectionRun } from "../../../model/section-run.js";
import { listSections } from "../../../testing/list-sections.js";
import { editSections, parseSections, type SectionChange } from "./sections.js";

const content = (markdown: string) => ({ document_content: { type: "markdown", markdown } }) as const;
const three: readonly SectionRun[] = [
  { id: "S1", markdown: "# A", gap: "\n" },
  { id: "S2", markdown: "b", gap: "\n\n" },
  { id: "S3", markdown: "c", gap: "\n" },
];

function createIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `Sec${String(count).padStart(12, "0")}`;
  };
}

function edit(change: SectionChange, sections = three) {
  const edited = runAtOnce(editSections(sections, change, createIds()));
  if (!edited.ok) return edited.detail;
  const ids = listSections(edited.sections).map(({ id }) => id.replace(/^Sec0+/, "N"));
  return { ids: ids.join(" "), text: printRuns(edited.sections) };
}

const cases: readonly (readonly [SectionChange, ReturnType<typeof edit>])[] = [
  [
    { operation: "insert_before", section_id: "S1", ...content("x") },
    { ids: "N1 S1 S2 S3", text: "x\n\n# A\nb\n\nc\n" },
  ],
  [
    { operation: "insert_before", section_id: "S2", ...content("x") },
    { ids: "S1 N1 S2 S3", text: "# A\n\nx\n\nb\n\nc\n" },
  ],
  [
    { operation: "insert_after", section_id: "S1", ...content("x") },
    { ids: "S1 N1 S2 S3", text: "# A\n\nx\n\nb\n\nc\n" },
  ],
  [
    { operation: "insert_after", section_id: "S3", ...content("x\n\n- y\n- z\n\n") },
    { ids: "S1 S2 S3 N1 N11", text: "# A\nb\n\nc\n\nx\n\n- y\n- z\n\n" },
  ],
  [
    { operation: "insert_at_start", ...content("x\n") },
    { ids: "N1 S1 S2 S3", text: "x\n\n# A\nb\n\nc\n" },
  ],
  [
    { operation: "insert_at_end", ...content("x") },
    { ids: "S1 S2 S3 N1", text: "# A\nb\n\nc\n\nx" },
  ],
  [
    { operation: "replace", section_id: "S2", ...content("x\n\ny") },
    { ids: "S1 S2 N11 S3", text: "# A\n\nx\n\ny\n\nc\n" },
  ],
  [
    { operation: "replace", section_id: "S3", ...content("x") },
    { ids: "S1 S2 S3", text: "# A\nb\n\nx" },
  ],
  [
    { operation: "replace", ...content("x\n\ny") },
    { ids: "N1 N11", text: "x\n\ny" },
  ],
  [
    { operation: "delete", section_id: "S2" },
    { ids: "S1 S3", text: "# A\n\nc\n" },
  ],
  [
    { operation: "delete", section_id: "S3" },
    { ids: "S1 S2", text: "# A\nb\n\n" },
  ],
  [{ operation: "delete", section_id: "S9" }, "section_id: no section is S9"],
  [{ operation: "replace", section_id: "", ...content("x") }, "section_id: no section is "],
  [{ operation: "replace", ...content(" \n") }, "markdown: there is nothing but blank lines"],
  [{ operation: "insert_at_end", ...content("##### x") }, 'line 1: a canvas has no element "heading 5"'],
];

describe("editSections", () => {
  it.each(cases)("does %j", (change, wanted) => {
    expect(edit(change)).toEqual(wanted);
  });

  it.each<SectionChange>([
    { operation: "insert_at_start", ...content("x") },
    { operation: "insert_at_end", ...content("x") },
    { operation: "replace", ...content("x") },
  ])("fills an empty canvas by %j", (change) => {
    expect(edit(change, [])).toEqual({ ids: "N1", text: "x" });
  });

  it("extracts single sections from many that were written together", () => {
    const written = runAtOnce(
      editSections([], { operation: "insert_at_end", ...content("a\n\nb\n\nc\n\nd\n\ne") }, () => "SecX"),
    );
    if (!written.ok) throw new Error(written.detail);
    expect(written.sections).toEqual([{ id: "SecX", markdown: "a\n\nb\n\nc\n\nd\n\ne", gap: "", lengths: "3,3,3,3" }]);
    const { sections } = written;
    const ids = (change: SectionChange) => {
      const edited = edit(change, sections);
      return typeof edited === "string" ? edited : edited.ids;
    };
    expect(ids({ operation: "delete", section_id: "SecX" })).toBe("SecX1 SecX2 SecX3 SecX4");
    expect(ids({ operation: "delete", section_id: "SecX2" })).toBe("SecX SecX1 SecX3 SecX4");
    expect(ids({ operation: "delete", section_id: "SecX4" })).toBe("SecX SecX1 SecX2 SecX3");
    expect(ids({ operation: "insert_after", section_id: "SecX1", ...content("f") })).toBe(
      "SecX SecX1 N1 SecX2 SecX3 SecX4",
    );
    expect(ids({ operation: "replace", section_id: "SecX3", ...content("f\n\ng") })).toBe(
      "SecX SecX1 SecX2 SecX3 N11 SecX4",
    );
    for (const id of ["SecX0", "SecX5", "SecX01", "SecX-1", "Sec", "SecX1.", "SecXZZZZZZZZZZZZZZZZ"]) {
      expect(ids({ operation: "delete", section_id: id })).toBe(`section_id: no section is ${id}`);
    }
  });

  it("empties a canvas section by section", () => {
    const last = three.slice(0, 1);
    expect(edit({ operation: "delete", section_id: "S1" }, last)).toEqual({ ids: "", text: "" });
  });

  it("agrees with a plain list of texts for any sequence of changes", () => {
    fc.assert(
      fc.property(fc.array(randomStep, { maxLength: 40 }), (steps) => {
        const newId = createIds();
        let sections: readonly SectionRun[] = [];
        let plain: readonly (readonly [id: string, text: string])[] = [];
        for (const step of steps) {
          const change = toChange(
            step,
            plain.map(([id]) => id),
          );
          const edited = runAtOnce(editSections(sections, change, newId));
          if (!edited.ok) throw new Error(edited.detail);
          sections = edited.sections;
          const listed = listSections(sections);
          plain = changePlainly(
            plain,
            step,
            listed.map(({ id }) => id),
          );
          expect(listed.map(({ id, markdown }) => [id, markdown])).toEqual(plain);
          expect(texts(printRuns(sections))).toEqual(plain.map(([, text]) => text));
        }
        expect(new Set(plain.map(([id]) => id)).size).toBe(plain.length);
      }),
      { numRuns: 300 },
    );
  });
});

/** Blocks of a text when it is read again. */
function texts(markdown: string): readonly string[] {
  const parsed = runAtOnce(parseSections(markdown));
  if (!parsed.ok) throw new Error(parsed.detail);
  return parsed.starts.map((start, at) => markdown.slice(start, parsed.starts[at + 1]).trimEnd());
}

/** Blocks that stay separate in any position. */
const blocks = ["# head", "text", "two\nlines", "> quote", "```\n\ncode\n```", "***", "| a |\n|---|\n| b |", "## more"];
const operations = [
  "insert_before",
  "insert_after",
  "insert_at_start",
  "insert_at_end",
  "replace",
  "replace all",
  "delete",
] as const;
const randomStep = fc.record({
  operation: fc.constantFrom(...operations),
  place: fc.nat(),
  texts: fc.array(fc.constantFrom(...blocks), { minLength: 1, maxLength: 3 }),
  tail: fc.constantFrom("", "\n", "\r\n", "\n \n"),
});
type Step = typeof randomStep extends fc.Arbitrary<infer T> ? T : never;

/** A step as a change. Without a section, it adds one. */
function toChange({ operation, place, texts, tail }: Step, ids: readonly string[]): SectionChange {
  const id = ids[place % ids.length];
  const added = content(texts.join("\n\n") + tail);
  if (operation === "replace all") return { operation: "replace", ...added };
  if (operation === "insert_at_start" || operation === "insert_at_end") return { operation, ...added };
  if (id === undefined) return { operation: "insert_at_end", ...added };
  return operation === "delete" ? { operation, section_id: id } : { operation, section_id: id, ...added };
}

type Plain = readonly (readonly [id: string, text: string])[];

/** The same step on a list of texts. A new text takes the ID of the one that it replaces. */
function changePlainly(plain: Plain, { operation, place, texts }: Step, ids: readonly string[]): Plain {
  const at = plain.length === 0 ? 0 : place % plain.length;
  const start = { insert_at_start: 0, insert_at_end: plain.length, insert_after: at + 1, "replace all": 0 };
  const from = plain.length === 0 ? 0 : operation in start ? start[operation as keyof typeof start] : at;
  const removed = { "replace all": plain.length, replace: 1, delete: 1 };
  const gone = plain.length > 0 && operation in removed ? removed[operation as keyof typeof removed] : 0;
  const isDeletion = operation === "delete" && plain.length > 0;
  const added = isDeletion ? [] : texts.map((text, index) => [ids[from + index] ?? "", text] as const);
  return plain.toSpliced(from, gone, ...added);
}
