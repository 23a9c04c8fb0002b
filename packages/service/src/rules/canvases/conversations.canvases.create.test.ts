import { beforeEach, describe, expect, it } from "vitest";
import { printRuns } from "../../model/section-run.js";
import { createTestService, type TestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import type { World } from "../../worlds/world.js";

const scopes = ["canvases:write", "channels:read", "channels:manage", "channels:write"];
const installation = { workspace: "hq", installer: "ada" };
const user = (name: string) => ({
  token: name,
  kind: "user" as const,
  user: name,
  app: "Helper",
  scopes,
  installation,
});
const world: World = {
  ...organizationWorld,
  canvases: [
    { id: "F20", title: "Random", owner: "mia", channel: "random" },
    { id: "F21", title: "Another", owner: "mia", channel: "random", markdown: "Not empty." },
  ],
  tokens: [user("mia"), user("ada")],
};

let service: TestService;
beforeEach(async () => {
  service = await createTestService(world);
});

const call = async (method: string, args: object, token = "mia") => (await service.call(method, args, token)).body;
const create = (args: object = {}, token = "mia") =>
  call("conversations.canvases.create", { channel_id: "C1", ...args }, token);
const content = (markdown: string) => ({ type: "markdown", markdown });
const edit = (canvas_id: string, change: object, token = "mia") =>
  call("canvases.edit", { canvas_id, changes: [change] }, token);
const info = async (channel = "C1") => (await call("conversations.info", { channel })).channel;
const shown = (id: string, is_empty: boolean) => ({
  canvas: { file_id: id, is_empty },
  tabs: [{ id: `Ct${id.slice(1)}`, label: "", type: "channel_canvas", data: { file_id: id }, is_disabled: false }],
});

describe("conversations.canvases.create", () => {
  it("stores the content, and shows the canvas with its tab in the channel", async () => {
    const before = await info();
    expect(before).not.toHaveProperty("properties");
    service.clock.advance(5000);
    const { canvas_id: id } = await create({ title: " Plan ", document_content: content("# A\n\nb\n") });
    const canvas = await service.store.canvases.get(id);
    expect(canvas).toMatchObject({ version: 1, title: "Plan", ownerId: "U4", workspaceId: "T1", channelId: "C1" });
    expect(printRuns(canvas?.sections ?? [])).toBe("# A\n\nb\n");
    const after = await info();
    expect(after.properties).toEqual(shown(id, false));
    expect(after.updated).toBe(service.clock.now().getTime());
    expect({ ...after, properties: undefined, updated: before.updated }).toEqual({ ...before, properties: undefined });
  });

  it("has the name of the channel as its default title, and no sections by default", async () => {
    const { canvas_id: id } = await create();
    expect(await service.store.canvases.get(id)).toMatchObject({ title: "general", sections: [] });
    expect((await info()).properties).toEqual(shown(id, true));
  });

  it("is empty until the first section is added, and after the last one is deleted", async () => {
    const { canvas_id: id } = await create();
    const isEmpty = async () => (await info()).properties.canvas.is_empty;
    const { updated } = await info();
    await edit(id, { operation: "rename", title_content: content("Goal") });
    expect(await isEmpty()).toBe(true);
    await edit(id, { operation: "insert_at_end", document_content: content("a") }, "ada");
    expect(await isEmpty()).toBe(false);
    const section_id = (await service.store.canvases.get(id))?.sections[0]?.id;
    expect(await edit(id, { operation: "delete", section_id })).toEqual({ ok: true });
    expect(await isEmpty()).toBe(true);
    expect((await info()).updated).toBe(updated);
  });

  it("called at once creates one canvas", async () => {
    const answers = await Promise.all(["mia", "ada", "mia", "ada"].map((token) => create({}, token)));
    const made = answers.filter(({ ok }) => ok);
    expect(made).toHaveLength(1);
    expect(answers.filter(({ error }) => error === "channel_canvas_already_exists")).toHaveLength(3);
    expect((await info()).properties).toEqual(shown(made[0].canvas_id, true));
  });

  it("loses no change of the channel made at once", async () => {
    const [made, topic] = await Promise.all([
      create(),
      call("conversations.setTopic", { channel: "C1", topic: "Canvases" }, "ada"),
    ]);
    expect([made.ok, topic.ok]).toEqual([true, true]);
    expect(await info()).toMatchObject({ topic: { value: "Canvases" }, properties: shown(made.canvas_id, true) });
  });

  it("shows the first canvas that a world states of a channel", async () => {
    expect((await info("C2")).properties).toEqual(shown("F20", true));
    expect(await edit("F21", { operation: "replace", document_content: content("a") })).toEqual({ ok: true });
    await edit("F20", { operation: "insert_at_start", document_content: content("a") });
    expect((await info("C2")).properties).toEqual(shown("F20", false));
    expect(await create({ channel_id: "C2" })).toMatchObject({ error: "channel_canvas_already_exists" });
  });
});
