import { beforeEach, describe, expect, it } from "vitest";
import { canvasWorld } from "../../testing/canvas-world.js";
import { createTestService, type TestService } from "../../testing/create-test-service.js";

let service: TestService;
beforeEach(async () => {
  service = await createTestService(canvasWorld);
});

const call = async (method: string, args: object, token = "mia") => (await service.call(method, args, token)).body;
const set = (access_level: string, more: object, token = "mia") =>
  call("canvases.access.set", { canvas_id: "F22", access_level, ...more }, token);
const remove = (more: object) => call("canvases.access.delete", { canvas_id: "F22", ...more });
const edit = (token: string) =>
  call(
    "canvases.edit",
    {
      canvas_id: "F22",
      changes: [{ operation: "insert_at_end", document_content: { type: "markdown", markdown: "b" } }],
    },
    token,
  );
const stored = async () => {
  const canvas = await service.store.canvases.get("F22");
  return [canvas?.ownerId, canvas?.access.map(({ subject: { id }, level }) => `${id} ${level}`).toSorted()];
};
const ada = { user_ids: ["U3"] };
const general = { channel_ids: ["C1"] };

describe("canvases.access.set", () => {
  it("shares a canvas, and changes the level", async () => {
    expect(await edit("ada")).toEqual({ ok: false, error: "canvas_not_found" });
    expect(await set("read", ada)).toEqual({ ok: true });
    expect(await edit("ada")).toEqual({ ok: false, error: "restricted_action" });
    expect(await set("write", ada)).toEqual({ ok: true });
    expect(await edit("ada")).toEqual({ ok: true });
    expect(await stored()).toEqual(["U4", ["U3 write"]]);
  });

  it("passes a canvas on to a new owner", async () => {
    await set("read", ada);
    expect(await set("owner", ada)).toEqual({ ok: true });
    expect(await stored()).toEqual(["U3", ["U4 write"]]);
    expect(await call("canvases.delete", { canvas_id: "F22" })).toEqual({ ok: false, error: "restricted_action" });
    expect(await call("canvases.delete", { canvas_id: "F22" }, "ada")).toEqual({ ok: true });
  });

  it("of a user who has access through a channel is the channel's", async () => {
    expect(await set("write", general)).toEqual({ ok: true });
    expect(await edit("ada")).toEqual({ ok: true });
    expect(await set("read", ada)).toMatchObject({ error: "failed_to_update_user_ids" });
    expect(await remove(ada)).toEqual({ ok: true, failed_to_update_user_ids: ["U3"] });
    expect(await remove(general)).toEqual({ ok: true });
    expect(await edit("ada")).toEqual({ ok: false, error: "canvas_not_found" });
    expect(await stored()).toEqual(["U4", []]);
  });

  it("writes nothing if nothing changes", async () => {
    await set("read", ada);
    const version = async () => (await service.store.canvases.get("F22"))?.version;
    const before = await version();
    expect(await set("read", ada)).toEqual({ ok: true });
    expect(await set("owner", { user_ids: ["U4"] })).toEqual({ ok: true });
    expect(await remove(general)).toEqual({ ok: true });
    expect(await version()).toBe(before);
  });

  it("called at once loses no access", async () => {
    const sent = [ada, general, { user_ids: ["U6"] }];
    const answers = await Promise.all(sent.map((more) => set("read", more)));
    const [, access] = await stored();
    expect(access).toHaveLength(answers.filter(({ ok }) => ok).length);
    expect(answers[1]).toEqual({ ok: true });
  });
});
