import { beforeEach, describe, expect, it } from "vitest";
import { printRuns } from "../../model/section-run.js";
import { canvasWorld } from "../../testing/canvas-world.js";
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

let service: TestService;
beforeEach(async () => {
  service = await createTestService(canvasWorld);
});

const call = async (method: string, args: object, token = "mia") => (await service.call(method, args, token)).body;
const remove = (canvas_id: string) => call("canvases.delete", { canvas_id });
const edit = (canvas_id: string) =>
  call("canvases.edit", {
    canvas_id,
    changes: [{ operation: "insert_at_end", document_content: { type: "markdown", markdown: "b" } }],
  });
const info = async () => (await call("conversations.info", { channel: "C2" })).channel;

describe("canvases.delete", () => {
  it("leaves a canvas that nobody finds", async () => {
    expect(await remove("F22")).toEqual({ ok: true });
    expect(await service.store.canvases.get("F22")).toMatchObject({
      version: 2,
      sections: [],
      deleted: expect.any(String),
    });
    expect(await edit("F22")).toEqual({ ok: false, error: "canvas_not_found" });
    expect(await remove("F22")).toEqual({ ok: false, error: "canvas_not_found" });
  });

  it("takes the canvas from its channel, which can get another one", async () => {
    expect((await info()).properties.canvas).toEqual({ file_id: "F20", is_empty: true });
    service.clock.advance(5000);
    expect(await remove("F20")).toEqual({ ok: true });
    expect(await info()).not.toHaveProperty("properties");
    expect((await info()).updated).toBe(service.clock.now().getTime());
    const { canvas_id: id } = await call("conversations.canvases.create", { channel_id: "C2" });
    expect((await info()).properties.canvas).toEqual({ file_id: id, is_empty: true });
  });

  it("leaves the channel of another canvas unchanged", async () => {
    const before = await info();
    expect(await remove("F21")).toEqual({ ok: true });
    expect(await info()).toEqual(before);
  });

  it("called at once deletes once, and an edit at the same time is not lost in it", async () => {
    const [edited, ...removed] = await Promise.all([edit("F22"), remove("F22"), remove("F22")]);
    expect([{ ok: true }, { ok: false, error: "canvas_not_found" }]).toContainEqual(edited);
    expect(removed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await service.store.canvases.get("F22")).toMatchObject({ sections: [] });
  });
});
