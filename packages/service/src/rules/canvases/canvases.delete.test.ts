import { beforeEach, describe, expect, it } from "vitest";
import { canvasWorld } from "../../testing/canvas-world.js";
import { createTestService, type TestService } from "../../testing/create-test-service.js";

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
