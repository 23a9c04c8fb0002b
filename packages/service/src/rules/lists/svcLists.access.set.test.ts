import { beforeEach, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});

const bot = "svcb-helper";
const call = async (method: string, args: object, token = bot) => (await service.call(method, args, token)).body;
const set = (access_level: string, more: object, token = bot) =>
  call("svcLists.access.set", { list_id: "F1", access_level, ...more }, token);
const access = async () =>
  (await service.store.lists.accessOf("F1")).map(({ subject: { id }, level }) => `${id} ${level}`);
const ownerOf = async () => (await service.store.lists.get("F1"))?.ownerId;
const mia = { user_ids: ["U4"] };

describe("svcLists.access.set", () => {
  it("shares a List, and changes the level", async () => {
    expect(await set("read", mia)).toEqual({ ok: true });
    expect((await call("svcLists.items.create", { list_id: "F1" }, "svcp-mia")).error).toBe("list_not_found");
    expect(await set("write", { channel_ids: ["C1"] })).toEqual({ ok: true });
    expect(await access()).toEqual(["C1 write", "U4 read"]);
  });

  it("passes a List on to a new owner, who can take access from the previous one", async () => {
    expect(await set("owner", mia)).toEqual({ ok: true });
    expect([await ownerOf(), await access()]).toEqual(["U4", ["C1 read", "U6 write"]]);
    expect((await set("owner", mia)).error).toBe("restricted_action");
    expect(await call("svcLists.access.delete", { list_id: "F1", user_ids: ["U6"] }, "svcp-mia")).toEqual({ ok: true });
  });

  it("leaves the owner alone", async () => {
    expect(await set("owner", { user_ids: ["U6"] })).toEqual({ ok: true });
    expect(await set("read", { user_ids: ["U6"] })).toMatchObject({ failed_to_update_user_ids: ["U6"] });
    expect([await ownerOf(), await access()]).toEqual(["U6", ["C1 read", "U4 write"]]);
  });

  it("called at once leaves one owner", async () => {
    const answers = await Promise.all([set("owner", mia), set("owner", { user_ids: ["U3"] }), set("read", mia)]);
    const owner = await ownerOf();
    expect(answers.slice(0, 2).filter(({ ok }) => ok)).toHaveLength(1);
    expect(["U4", "U3"]).toContain(owner);
    expect((await access()).some((each) => each.startsWith(`${owner} `))).toBe(false);
  });
});
