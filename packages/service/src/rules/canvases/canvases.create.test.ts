import { beforeEach, describe, expect, it } from "vitest";
import { printRuns } from "../../model/section-run.js";
import { canvasWorld } from "../../testing/canvas-world.js";
import { createTestService, type TestService } from "../../testing/create-test-service.js";

let service: TestService;
beforeEach(async () => {
  service = await createTestService(canvasWorld);
});

const call = async (method: string, args: object, token = "mia") => (await service.call(method, args, token)).body;
const content = (markdown: string) => ({ type: "markdown", markdown });
const edit = (canvas_id: string, token?: string) =>
  call(
    "canvases.edit",
    { canvas_id, changes: [{ operation: "insert_at_end", document_content: content("b") }] },
    token,
  );
const shownIn = async (channel: string) => (await call("conversations.info", { channel })).channel.properties?.canvas;

describe("canvases.create", () => {
  it("stores a canvas that only its owner can use", async () => {
    const { canvas_id: id } = await call("canvases.create", {
      title: " Plan ",
      document_content: content("# A\n\nb\n"),
    });
    const canvas = await service.store.canvases.get(id);
    expect(canvas).toMatchObject({ version: 1, title: "Plan", ownerId: "U4", workspaceId: "T1", access: [] });
    expect(canvas).not.toHaveProperty("channelId");
    expect(printRuns(canvas?.sections ?? [])).toBe("# A\n\nb\n");
    expect(await edit(id)).toEqual({ ok: true });
    expect(await edit(id, "ada")).toEqual({ ok: false, error: "canvas_not_found" });
  });

  it("has a default title, and no sections by default", async () => {
    const { canvas_id: id } = await call("canvases.create", { title: "" });
    expect(await service.store.canvases.get(id)).toMatchObject({ title: "Untitled", sections: [] });
  });

  it("creates the canvas of a channel, which its members can edit", async () => {
    const { canvas_id: id } = await call("canvases.create", { channel_id: "C1" });
    expect(await service.store.canvases.get(id)).toMatchObject({ title: "general", channelId: "C1" });
    expect(await shownIn("C1")).toEqual({ file_id: id, is_empty: true });
    expect(await edit(id, "ada")).toEqual({ ok: true });
    expect(await shownIn("C1")).toEqual({ file_id: id, is_empty: false });
    expect(await call("conversations.canvases.create", { channel_id: "C1" })).toMatchObject({
      error: "channel_canvas_already_exists",
    });
  });

  it("creates further canvases of a channel, which keeps showing the first", async () => {
    const { canvas_id: id } = await call("canvases.create", { channel_id: "C2", document_content: content("a") });
    expect(await shownIn("C2")).toEqual({ file_id: "F20", is_empty: true });
    expect(await edit(id, "ada")).toEqual({ ok: false, error: "restricted_action" });
    expect(await edit(id)).toEqual({ ok: true });
  });

  it("called at once on the free plan creates one canvas of a channel", async () => {
    const workspaces = (canvasWorld.workspaces ?? []).map((each) => ({ ...each, plan: "free" as const }));
    service = await createTestService({ ...canvasWorld, workspaces });
    const answers = await Promise.all(
      ["mia", "ada", "mia"].map((token) => call("canvases.create", { channel_id: "C1" }, token)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === "free_team_canvas_tab_already_exists")).toHaveLength(2);
  });
});
