import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openVendorWorld, type VendorWorld } from "./kit/open-vendor-client.js";

/** A picture of one pixel. */
const dot = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

let world: VendorWorld;
beforeAll(async () => {
  world = await openVendorWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** A day of a bot and a user, by the typed functions of the vendor's client. */
describe("a day with the vendor's client", () => {
  it("knows who it is", async () => {
    const [bot, user] = [world.client("svcb-helper"), world.client("svcp-olga")];
    const [asBot, asUser] = [await bot.auth.test(), await user.auth.test()];
    expect(asBot).toMatchObject({ ok: true, user_id: expect.any(String), bot_id: expect.stringMatching(/^B/) });
    expect(asUser.bot_id).toBeUndefined();
    expect((await bot.users.info({ user: asBot.user_id ?? "" })).user?.is_bot).toBe(true);
  });

  it("pages through people and channels", async () => {
    const client = world.client("svcb-helper");
    const people: string[] = [];
    for await (const page of client.paginate("users.list", { limit: 3 })) {
      const { members = [] } = page as Awaited<ReturnType<typeof client.users.list>>;
      people.push(...members.flatMap(({ id }) => id ?? []));
    }
    const { members = [] } = await client.users.list({});
    expect(people).toEqual(members.map(({ id }) => id));
    const { channels = [] } = await client.conversations.list({ types: "public_channel", limit: 1000 });
    expect(channels.map(({ name }) => name)).toContain("general");
  });

  it("posts, and reads the channel and the thread", async () => {
    const client = world.client("svcb-helper");
    const blocks = [{ type: "section", text: { type: "mrkdwn", text: "*Ready*" } }];
    const { channel = "", ts = "" } = await client.chat.postMessage({ channel: "general", text: "Ready", blocks });
    const reply = await client.chat.postMessage({ channel, thread_ts: ts, text: "Go", reply_broadcast: true });
    const { messages: history = [] } = await client.conversations.history({ channel, limit: 2 });
    expect(history.map((message) => message.ts)).toEqual([reply.ts, ts]);
    const thread = await client.conversations.replies({ channel, ts });
    expect(thread.messages?.map(({ text }) => text)).toEqual(["Ready", "Go"]);
    expect(thread.messages?.[0]).toMatchObject({ reply_count: 1, blocks: [{ type: "section" }] });
  });

  it("changes a profile and rests", async () => {
    const client = world.client("svcp-olga");
    const profile = { status_text: "At lunch", status_emoji: ":bread:" };
    await client.users.profile.set({ profile });
    expect((await client.users.profile.get({})).profile).toMatchObject(profile);
    expect(await client.dnd.setSnooze({ num_minutes: 30 })).toMatchObject({ ok: true, snooze_enabled: true });
    expect(await client.dnd.info({})).toMatchObject({ snooze_enabled: true });
    expect(await client.dnd.endSnooze()).toMatchObject({ snooze_enabled: false });
  });

  it("uploads files, and reads them", async () => {
    const client = world.client("svcb-helper");
    const uploaded = await client.filesUploadV2({
      channel_id: "C1",
      initial_comment: "The plan",
      file_uploads: [
        { file: Buffer.from("one\ntwo"), filename: "plan.txt", title: "Plan" },
        { file: Buffer.from(dot, "base64"), filename: "dot.gif", alt_text: "A dot" },
      ],
    });
    const [{ files = [] } = {}] = uploaded.files as readonly { readonly files?: readonly { readonly id?: string }[] }[];
    const [plan, picture] = await Promise.all(files.map(({ id = "" }) => client.files.info({ file: id })));
    expect(plan?.file).toMatchObject({ title: "Plan", mode: "snippet", channels: ["C1"], preview: "one\ntwo" });
    expect(picture?.file).toMatchObject({ mimetype: "image/gif", original_w: 1, alt_txt: "A dot" });
    const { messages: [message] = [] } = await client.conversations.history({ channel: "C1", limit: 1 });
    expect(message).toMatchObject({
      text: "The plan",
      upload: true,
      files: [{ name: "plan.txt" }, { name: "dot.gif" }],
    });
    const { files: listed = [] } = await client.files.list({ types: "images" });
    expect(listed.map(({ name }) => name)).toEqual(["dot.gif", "plan.png"]);
    await client.files.delete({ file: picture?.file?.id ?? "" });
    expect((await client.files.list({ types: "images" })).paging?.total).toBe(1);
  });

  it("throws the code of a refusal, with its fields", async () => {
    const client = world.client("svcb-helper");
    const refusal = client.chat.postMessage({ channel: "CNOWHERE", text: "Anybody?" });
    await expect(refusal).rejects.toMatchObject({ data: { ok: false, error: "channel_not_found" } });
    const unknown = world.client("svcb-nobody").auth.test();
    await expect(unknown).rejects.toMatchObject({ data: { ok: false, error: "invalid_auth" } });
  });
});
