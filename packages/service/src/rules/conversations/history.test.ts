import { beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import type { World } from "../../worlds/world.js";

const at = (second: number) => `17800000${String(second).padStart(2, "0")}.000000`;

/** Nine messages, of which the replies to the first one are not in the history. */
const world: World = {
  ...organizationWorld,
  messages: [
    { channel: "general", ts: at(1), user: "mia", text: "one" },
    { channel: "general", ts: at(2), user: "ada", text: "a reply", thread_ts: at(1) },
    { channel: "general", ts: at(3), user: "mia", text: "three", edited: { user: "mia", ts: at(4) }, pinned: true },
    { channel: "general", ts: at(4), user: "helper", text: "a reply", thread_ts: at(1) },
    { channel: "general", ts: at(5), user: "helper", text: "five" },
    { channel: "general", ts: at(6), user: "ada", text: "shown", thread_ts: at(1), broadcast: true },
    { channel: "general", ts: at(7), user: "gus", text: "<@U7> has joined the channel", subtype: "channel_join" },
    { channel: "general", ts: at(8), user: "mia", text: "gone", deleted: true },
    { channel: "general", ts: at(9), user: "mia", text: "nine" },
  ],
};

const shown = [9, 7, 6, 5, 3, 1].map(at);

let service: TestService;
beforeAll(async () => {
  service = await createTestService(world);
});

const read = async (args: object, method = "conversations.history") =>
  (await service.call(method, { channel: "C1", ...args })).body;

async function pages(args: object, method?: string): Promise<readonly (readonly string[])[]> {
  const found: string[][] = [];
  for (let cursor = ""; ; ) {
    const body = await read({ ...args, cursor }, method);
    found.push(body.messages.map(({ ts }: { readonly ts: string }) => ts));
    expect(body.has_more).toBe(body.response_metadata !== undefined);
    if (!body.has_more) return found;
    cursor = body.response_metadata.next_cursor;
  }
}

describe("conversations.history", () => {
  it.each([1, 2, 3, 6, 7])("has each message once, newest first, in pages of %d", async (limit) => {
    const found = await pages({ limit });
    expect(found.flat()).toEqual(shown);
    expect(found.every(({ length }) => length <= limit)).toBe(true);
  });

  it.each([1, 2, 3])("goes forward from oldest alone, in pages of %d, each newest first", async (limit) => {
    const found = await pages({ limit, oldest: at(1), inclusive: true });
    expect(found.toReversed().flat()).toEqual(shown);
  });

  it.each([
    [{ oldest: at(3) }, [9, 7, 6, 5]],
    [{ oldest: at(3), inclusive: true }, [9, 7, 6, 5, 3]],
    [{ latest: at(6) }, [5, 3, 1]],
    [{ latest: at(6), inclusive: true }, [6, 5, 3, 1]],
    [{ latest: at(6), oldest: at(3) }, [5]],
    [{ latest: "1780000006", oldest: "1780000002.5" }, [5, 3]],
    [{ inclusive: true }, [9, 7, 6, 5, 3, 1]],
    [{ latest: at(5), inclusive: true, limit: 1 }, [5]],
    [{ oldest: at(5), inclusive: true, limit: 1 }, [5]],
    [{ oldest: "0", latest: "" }, [9, 7, 6, 5, 3, 1]],
  ])("with %j has the messages of the seconds %j", async (args, seconds) => {
    const { messages } = await read(args);
    expect(messages.map(({ ts }: { readonly ts: string }) => ts)).toEqual(seconds.map(at));
  });

  it("answers bounds as sent, and the number of pins", async () => {
    const body = await read({ latest: "1780000006", limit: 1 });
    expect(Object.keys(body)).toEqual([
      "ok",
      "latest",
      "messages",
      "has_more",
      "pin_count",
      "channel_actions_ts",
      "channel_actions_count",
      "response_metadata",
    ]);
    expect(body).toMatchObject({ latest: "1780000006", pin_count: 1, channel_actions_ts: null });
  });

  it("writes messages with their keys in the order of recordings", async () => {
    const { messages } = await read({});
    const keys = messages.map((message: object) => Object.keys(message).join(" "));
    expect(keys).toEqual([
      "user type ts text team blocks",
      "subtype user text type ts",
      "subtype user type ts text team thread_ts parent_user_id root blocks",
      "user type ts bot_id app_id text team bot_profile blocks",
      "user type ts edited text team blocks pinned_to",
      "user type ts text team thread_ts reply_count reply_users_count latest_reply reply_users is_locked subscribed last_read blocks",
    ]);
    expect(messages.at(-1)).toMatchObject({
      thread_ts: at(1),
      reply_count: 3,
      reply_users_count: 2,
      reply_users: ["U3", "U6"],
      latest_reply: at(6),
      subscribed: true,
      last_read: at(4),
    });
    expect(messages[2].root).toEqual({
      user: "U4",
      type: "message",
      ts: at(1),
      text: "one",
      thread_ts: at(1),
      reply_count: 3,
      reply_users_count: 2,
      latest_reply: at(6),
      reply_users: ["U3", "U6"],
    });
    expect(messages[3].bot_profile).toMatchObject({ id: "B6", app_id: "A1", user_id: "U6", name: "helper" });
  });
});

describe("conversations.replies", () => {
  const thread = [1, 2, 4, 6].map(at);

  it.each([1, 2, 3, 4, 5])("has the parent and each reply once, oldest first, in pages of %d", async (limit) => {
    expect((await pages({ ts: at(1), limit }, "conversations.replies")).flat()).toEqual(thread);
  });

  it.each([2, 4, 6])("finds the thread by its reply of second %d", async (second) => {
    expect((await pages({ ts: at(second) }, "conversations.replies")).flat()).toEqual(thread);
  });

  it("starts with the parent, whatever the bounds", async () => {
    const found = await pages({ ts: at(1), oldest: at(2), latest: at(6) }, "conversations.replies");
    expect(found.flat()).toEqual([1, 4].map(at));
  });

  it("has a message without replies alone", async () => {
    expect((await pages({ ts: at(5) }, "conversations.replies")).flat()).toEqual([at(5)]);
  });

  it("writes replies with their parent's author", async () => {
    const { messages } = await read({ ts: at(1) }, "conversations.replies");
    expect(messages[1]).toEqual({
      user: "U3",
      type: "message",
      ts: at(2),
      text: "a reply",
      team: "T1",
      thread_ts: at(1),
      parent_user_id: "U4",
      blocks: [
        {
          type: "rich_text",
          block_id: expect.stringMatching(/^[0-9a-f]{5}$/),
          elements: [{ type: "rich_text_section", elements: [{ type: "text", text: "a reply" }] }],
        },
      ],
    });
  });
});
