import { beforeEach, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import type { World } from "../../worlds/world.js";
import { nextPinTs } from "./pins.js";

const at = (n: number) => `17800000${String(n).padStart(2, "0")}.000000`;
const world: World = {
  ...organizationWorld,
  channels: [{ id: "C1", kind: "public", name: "general", members: ["ada", "mia", "helper"] }],
  messages: [
    ...Array.from({ length: 97 }, (_, n) => ({
      channel: "C1",
      ts: `1770000${String(n).padStart(3, "0")}.000000`,
      user: "ada",
      text: "old",
      pinned: true,
    })),
    ...Array.from({ length: 8 }, (_, n) => ({ channel: "C1", ts: at(n), user: "mia", text: `message ${n}` })),
  ],
  tokens: ["mia", "helper"].map((name) => ({
    token: name,
    kind: name === "mia" ? ("user" as const) : ("bot" as const),
    user: name,
    app: "Helper",
    scopes: ["pins:read", "pins:write", "channels:history", "chat:write"],
    installation: { workspace: "hq", installer: "ada" },
  })),
};

let service: TestService;
beforeEach(async () => {
  service = await createTestService(world);
});

const call = async (method: string, args: object, token = "mia") =>
  (await service.call(method, { channel: "C1", ...args }, token)).body;
const listed = async () =>
  (await call("pins.list", {})).items.map(({ message }: { readonly message: { readonly ts: string } }) => message.ts);

describe("pins.add", () => {
  it("posts a message to the conversation, and appears in the history and the list", async () => {
    expect(await call("pins.add", { timestamp: at(1) }, "helper")).toEqual({ ok: true });
    const { messages, pin_count: count } = await call("conversations.history", { limit: 8 });
    expect(count).toBe(98);
    const [notice] = messages;
    expect(notice).toMatchObject({
      subtype: "pinned_item",
      user: "U6",
      text: "<@U6> pinned a message to this channel.",
      item_type: "C",
      item: { type: "message", created_by: "U6", channel: "C1", message: { type: "message", ts: at(1) } },
    });
    const [item] = (await call("pins.list", {})).items;
    expect(item).toEqual({
      type: "message",
      created: notice.item.created,
      created_by: "U6",
      channel: "C1",
      message: { ...messages.find(({ ts }: { readonly ts: string }) => ts === at(1)), permalink: expect.any(String) },
    });
    expect(item.message.pinned_to).toEqual(["C1"]);
    expect((await call("pins.add", { timestamp: notice.ts })).error).toBe("not_pinnable");
  });

  it("lists the newest pin first, whatever the messages' order, without a tick of the clock", async () => {
    for (const n of [2, 5, 1]) await call("pins.add", { timestamp: at(n) });
    expect((await listed()).slice(0, 4)).toEqual([at(1), at(5), at(2), "1770000096.000000"]);
  });

  it("takes the last places once, however many calls there are at once", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => call("pins.add", { timestamp: at(n) })));
    expect(answers.map(({ error }) => error).toSorted()).toEqual([
      ...Array(5).fill("too_many_pins"),
      ...Array(3).fill(undefined),
    ]);
    expect(await listed()).toHaveLength(100);
  });

  it("answers already_pinned to all but one of the same calls at once, and posts one message", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => call("pins.add", { timestamp: at(3) })));
    expect(answers.map(({ error }) => error).toSorted()).toEqual([...Array(5).fill("already_pinned"), undefined]);
    const { messages } = await call("conversations.history", { oldest: at(7) });
    expect(messages).toHaveLength(1);
  });
});

describe("pins.remove", () => {
  it("removes a pin once, and makes room for another one", async () => {
    for (const n of [0, 1, 2]) await call("pins.add", { timestamp: at(n) });
    expect((await call("pins.add", { timestamp: at(3) })).error).toBe("too_many_pins");
    const answers = await Promise.all(
      ["mia", "helper"].map((token) => call("pins.remove", { timestamp: at(1) }, token)),
    );
    expect(answers.map(({ error }) => error).toSorted()).toEqual(["no_pin", undefined]);
    expect(await call("pins.add", { timestamp: at(3) })).toEqual({ ok: true });
    expect((await listed()).slice(0, 3)).toEqual([at(3), at(2), at(0)]);
  });

  it("is not needed for a deleted message", async () => {
    await call("pins.add", { timestamp: at(4) });
    expect(await call("chat.delete", { ts: at(4) })).toMatchObject({ ok: true });
    expect(await listed()).toHaveLength(97);
    expect((await call("pins.remove", { timestamp: at(4) })).error).toBe("message_not_found");
  });
});

describe("nextPinTs", () => {
  it.each([
    [undefined, "1780000000.000000"],
    ["1779999999.999999", "1780000000.000000"],
    ["1780000000.000000", "1780000000.000001"],
    ["1790000000.999999", "1790000001.000000"],
  ])("after %s is %s", (newest, wanted) => {
    expect(nextPinTs(1_780_000_000_000, newest)).toBe(wanted);
  });
});
