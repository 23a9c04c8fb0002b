import { describe, expect, it } from "vitest";
import { applyDiff, isNamed, readGuide } from "./read-guide.mjs";

const page = `# Page

## Add a thing

It touches these files.

| File             | What you do |
| ---------------- | ----------- |
| \`src/<name>.ts\`  | Write it.   |
| \`test\`           | Test it.    |

1. Write it, as in \`a\`.

   \`\`\`ts
   // src/a.ts
   export const a = [
     1,
   ];
   \`\`\`

   \`\`\`sh
   run it
   \`\`\`

2. Add it.

   \`\`\`diff
   // src/b.ts
    const b = [
   +  a,
   \`\`\`

## Add another

| File  | What you do |
| ----- | ----------- |
| \`src\` | Write it.   |
`;

describe("readGuide", () => {
  it("reads the files of the table and the blocks that name a file, without their indent", () => {
    expect(readGuide(page, "Add a thing")).toEqual({
      files: ["src/<name>.ts", "test"],
      blocks: [
        { path: "src/a.ts", text: "export const a = [\n  1,\n];\n", isDiff: false },
        { path: "src/b.ts", text: " const b = [\n+  a,\n", isDiff: true },
      ],
    });
  });

  it("reads nothing of a guide that does not exist", () => {
    expect(readGuide(page, "Add a bug")).toEqual({ files: [], blocks: [] });
  });
});

describe("isNamed", () => {
  it.each([
    ["src/a.ts", true],
    ["test/a.ts", true],
    ["src/a/b.ts", false],
    ["src/a.tsx", false],
    ["tests/a.ts", false],
  ])("tells the files of a table: %s", (path, wanted) => {
    expect(isNamed(path, readGuide(page, "Add a thing"))).toBe(wanted);
  });
});

describe("applyDiff", () => {
  const apply = (text: string) => applyDiff("a\nb\nc\nb\n  c\n", { path: "x.ts", text });

  it("adds, replaces and removes lines at their place", () => {
    expect(apply(" a\n+one\n@@\n-c\n+two\n b\n")).toBe("a\none\nb\ntwo\nb\n  c\n");
  });

  it.each([
    ["twice", " b\n+one\n"],
    ["nowhere", " d\n+one\n"],
  ])("refuses lines that are in the file %s", (_where, text) => {
    expect(() => apply(text)).toThrow(/^x\.ts does not have these lines once:\n[bd]\n$/);
  });
});
