import { describe, expect, it } from "vitest";
import { serve, type stores } from "../kit/serve.js";
import { printChecklist } from "./print-checklist.js";
import { sections } from "./sections.js";

const names: readonly (keyof typeof stores)[] = ["a Map", "SQLite"];

// Each row is a test, so every row is checked.
for (const store of names)
  for (const { document, section, title, must, should = {} } of sections)
    describe(`${document} §${section} ${title}, over ${store}`, () => {
      for (const [sentence, show] of Object.entries({ ...must, ...should }))
        it(sentence, () => serve({ store, isStrict: true }, show));
    });

describe("the checklist", () => {
  it("has no duplicate rows", () => {
    const sentences = sections.flatMap(({ must, should = {} }) => [...Object.keys(must), ...Object.keys(should)]);
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  });

  // Written by `npm test -- -u` in this folder's package.
  it("matches the page in the docs", async () => {
    await expect(printChecklist(sections)).toMatchFileSnapshot("../../../../docs/scim-conformance.md");
  });
});
