import { describe, expect, it } from "vitest";
import { printRuns } from "../../model/section-run.js";
import { createTestService, type TestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import { listSections } from "../../testing/list-sections.js";

const content = (markdown: string) => ({ type: "markdown", markdown });
const world = {
  ...organizationWorld,
  canvases: [
    {
      id: "F20",
      title: "Plan",
      owner: "mia",
      access: [{ channel: "helpers", level: "write" } as const],
      markdown: "# A\nb\n",
    },
    { id: "F21", title: "Parts", owner: "mia", sections: [{ id: "SecA", markdown: "a" }, { markdown: "b\n" }] },
  ],
  tokens: (organizationWorld.tokens ?? []).map((token) => ({
    ...token,
    scopes: [...(token.scopes ?? []), "canvases:write"],
  })),
};

async function read(service: TestService, id: string) {
  const canvas = await service.store.canvases.get(id);
  const { version, title, sections = [] } = canvas ?? {};
  return { version, title, text: printRuns(sections), ids: listSections(sections).map(({ id }) => id) };
}

describe("canvases.edit", () => {
  it("stores the change, with the author's text unchanged", async () => {
    const service = await createTestService(world);
    const before = await read(service, "F20");
    expect(before).toMatchObject({ version: 1, title: "Plan", text: "# A\nb\n" });
    const change = { operation: "insert_after", section_id: before.ids[0], document_content: content("* c\r\n* d") };
    expect((await service.call("canvases.edit", { canvas_id: "F20", changes: [change] })).body).toEqual({ ok: true });
    const after = await read(service, "F20");
    expect(after).toMatchObject({ version: 2, text: "# A\n\n* c\r\n* d\n\nb\n" });
    expect(after.ids).toEqual([before.ids[0], expect.stringMatching(/^Sec[A-Z0-9]+$/), before.ids[1]]);
  });

  it("renames", async () => {
    const service = await createTestService(world);
    const change = { operation: "rename", title_content: content(" Goal :dart:\n") };
    await service.call("canvases.edit", { canvas_id: "F20", changes: [change] });
    expect(await read(service, "F20")).toMatchObject({ version: 2, title: "Goal :dart:", text: "# A\nb\n" });
  });

  it("gives a section the ID that the world file states", async () => {
    const service = await createTestService(world);
    const { ids, text } = await read(service, "F21");
    expect(text).toBe("a\n\nb\n");
    expect(ids).toEqual(["SecA", expect.stringMatching(/^Sec[A-Z0-9]+$/)]);
  });

  it("unlocks the canvas after a refusal", async () => {
    const service = await createTestService(world);
    const wrong = { operation: "delete", section_id: "SecNONE" };
    const call = (change: object) => service.call("canvases.edit", { canvas_id: "F20", changes: [change] });
    expect((await call(wrong)).body.error).toBe("canvas_editing_failed");
    expect((await call(wrong)).body.error).toBe("canvas_editing_failed");
    expect(await read(service, "F20")).toMatchObject({ version: 1 });
  });
});
