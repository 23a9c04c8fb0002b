import { describe, expect, it } from "vitest";
import { canvasWorld } from "../../testing/canvas-world.js";
import { createTestService } from "../../testing/create-test-service.js";
import { listSections } from "../../testing/list-sections.js";

const markdown = [
  "\n# One\n",
  "Two\nlines\n---\n",
  "> # Quoted\n",
  "text with # One\n",
  "```\n# code\n```\n",
  "### Three\n",
  "- # item\n",
  "Under\n===\n",
].join("\n");

async function lookUp(criteria: object) {
  const service = await createTestService(canvasWorld);
  const made = await service.call("canvases.create", { document_content: { type: "markdown", markdown } }, "mia");
  const { canvas_id } = made.body;
  const { body } = await service.call("canvases.sections.lookup", { canvas_id, criteria }, "mia");
  const ids = listSections((await service.store.canvases.get(canvas_id))?.sections ?? []).map(({ id }) => id);
  return body.sections.map(({ id }: { readonly id: string }) => ids.indexOf(id));
}

describe("canvases.sections.lookup", () => {
  it.each([
    { criteria: {}, found: [0, 1, 2, 3, 4, 5, 6, 7] },
    { criteria: { section_types: ["h1"] }, found: [0, 7] },
    { criteria: { section_types: ["h2"] }, found: [1] },
    { criteria: { section_types: ["h3", "h2"] }, found: [1, 5] },
    { criteria: { section_types: ["any_header"] }, found: [0, 1, 5, 7] },
    { criteria: { contains_text: "ONE" }, found: [0, 3] },
    { criteria: { section_types: ["any_header"], contains_text: "one" }, found: [0] },
    { criteria: { contains_text: "nowhere" }, found: [] },
  ])("finds $found by $criteria", async ({ criteria, found }) => {
    expect(await lookUp(criteria)).toEqual(found);
  });
});
