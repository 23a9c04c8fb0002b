import { beforeEach, describe, expect, it } from "vitest";
import type { ActingPerson, ControlledServer } from "../../src/index.js";
import { serveDouble } from "./serve-double.js";

let server: ControlledServer & { readonly bot: string } & Pick<Awaited<ReturnType<typeof serveDouble>>, "call">;
let alan: ActingPerson;
let annie: ActingPerson;
beforeEach(async () => {
  const opened = await serveDouble({ clock: { now: new Date("2026-06-01T12:00:00Z"), frozen: true } });
  server = opened;
  [alan, annie] = [server.as("alan.turing"), server.as("annie@acme.example")];
  return () => opened.close();
});

const textsOf = async (person: ActingPerson, channel: string) =>
  (await person.sees(channel)).messages.map(({ text }) => text);

describe("a person", () => {
  it("posts as a composer does, with mentions by name, and apps read it", async () => {
    const { channel, ts, message } = await alan.post(
      "general",
      "Hi <@rollbot>, see <#general>: https://a.example & *go*",
    );
    expect(message).toMatchObject({
      type: "message",
      text: "Hi <@UDEMOROLL>, see <#CDEMOGENERAL>: <https://a.example> &amp; *go*",
      blocks: [
        {
          type: "rich_text",
          elements: [
            {
              type: "rich_text_section",
              elements: [
                { type: "text", text: "Hi " },
                { type: "user", user_id: "UDEMOROLL" },
                { type: "text", text: ", see " },
                { type: "channel", channel_id: "CDEMOGENERAL" },
                { type: "text", text: ": " },
                { type: "link", url: "https://a.example" },
                { type: "text", text: " & " },
                { type: "text", text: "go", style: { bold: true } },
              ],
            },
          ],
        },
      ],
    });
    expect(message).not.toHaveProperty("bot_id");
    expect(message).not.toHaveProperty("app_id");
    const { messages } = await server.call("conversations.history", { channel, limit: 1 }, server.bot);
    expect(messages).toMatchObject([{ ts, user: message.user, text: message.text }]);
  });

  it("replies, edits, reacts, pins and deletes", async () => {
    const asked = await alan.post("general", "Where?");
    const reply = await annie.post("general", "Here", { thread: asked.ts, broadcast: true });
    expect((await annie.sees("general", { thread: asked.ts })).messages).toMatchObject([
      { text: "Where?", reply_count: 1 },
      { text: "Here", subtype: "thread_broadcast" },
    ]);
    expect((await annie.edit(reply, "There")).message).toMatchObject({ text: "There" });
    await annie.react(asked, "eyes");
    expect((await alan.sees("general")).messages.at(-2)).toMatchObject({ reactions: [{ name: "eyes", count: 1 }] });
    await annie.unreact(asked, "eyes");
    await alan.pin(asked);
    await alan.unpin(asked);
    await annie.delete(reply);
    expect(await textsOf(alan, "general")).not.toContain("There");
    await expect(alan.edit(reply, "Mine")).rejects.toThrow(/message_not_found/);
  });

  it("drops files into the composer", async () => {
    const files = [
      { name: "map.txt", content: "North\nSouth" },
      { name: "dot.bin", base64: "AAEC", title: "Dot" },
    ];
    const { channel, ts, message } = await alan.post("general", "For <@annie.easley>", { files });
    expect(message).toMatchObject({
      ts,
      text: "For <@UDEMOANNIE>",
      files: [{ name: "map.txt" }, { title: "Dot", size: 3 }],
    });
    const { files: [map] = [] } = message as { readonly files?: readonly { readonly id: string }[] };
    const { content, file } = await server.call("files.info", { file: map?.id ?? "" }, server.bot);
    expect([content, file]).toMatchObject(["North\nSouth", { channels: [channel], user: message.user }]);
    await expect(alan.post("general", "Nothing", { files: [{ name: "empty.txt", content: "" }] })).rejects.toThrow(
      /missing_argument/,
    );
    await expect(alan.post("general", "Broken", { files: [{ name: "a", base64: "=" }] })).rejects.toThrow(/not Base64/);
  });

  it("uploads in the world that made the address, and keeps what a reset brings back", async () => {
    const { file_id: id, upload_url: url } = await server.call(
      "files.getUploadURLExternal",
      { filename: "a.txt", length: 3 },
      server.bot,
    );
    await server.world.fork({ name: "later" });
    const sent = await server.fetch(String(url), { method: "POST", body: "abc" });
    expect(await sent.text()).toBe("OK - 3");
    await server.call("files.completeUploadExternal", { files: [{ id }], channel_id: "CDEMOGENERAL" }, server.bot);
    await server.world.snapshot("with");
    await server.call("files.delete", { file: id }, server.bot);
    await server.clock.advance("3d");
    await server.world.restore("with");
    expect(await server.call("files.info", { file: id }, server.bot)).toMatchObject({ content: "abc" });
  });

  it("shares files publicly in the world that they are in", async () => {
    await server.world.fork({ name: "later" });
    const inLater = (method: string, args: object) => server.call(method, args, "later~svcp-demo-member");
    const { file_id: id, upload_url: url } = await inLater("files.getUploadURLExternal", {
      filename: "a.txt",
      length: 3,
    });
    await server.fetch(String(url), { method: "POST", body: "abc" });
    await inLater("files.completeUploadExternal", { files: [{ id }], channel_id: "CDEMOGENERAL" });
    const { file } = await inLater("files.sharedPublicURL", { file: id });
    const { permalink_public: open, url_private: address } = file as Readonly<Record<string, string>>;
    const secret = String(open).slice(-10);
    const read = async (path: string) => (await server.fetch(path)).text();
    expect([await read(String(open)), await read(`${address}?pub_secret=${secret}`)]).toEqual(["abc", "abc"]);
  });

  it("creates channels, invites, joins, leaves and reads, and writes to users and bots directly", async () => {
    const { channel } = await alan.createChannel("attic", { private: true });
    await expect(annie.sees("attic")).rejects.toThrow(/channel_not_found/);
    await alan.invite("attic", "annie.easley", "rollbot");
    expect((await annie.sees(channel)).messages).toMatchObject([
      { subtype: "channel_join" },
      { subtype: "channel_join" },
      { subtype: "channel_join", user: "UDEMOROLL" },
    ]);
    await alan.post("#attic", "News");
    expect((await annie.sees("attic")).channel).toMatchObject({ name: "attic", is_private: true });
    await annie.mark("attic");
    await annie.leave("attic");
    await alan.createChannel("cellar");
    await expect(annie.post("cellar", "Hello?")).rejects.toThrow("annie.easley is not in cellar: join it first.");
    await annie.join("cellar");
    expect((await annie.sees("cellar")).channel).toMatchObject({ num_members: 2 });
    const { channel: direct } = await alan.post("@annie.easley", "Lunch?");
    expect(await textsOf(annie, "@alan.turing")).toEqual(["Lunch?"]);
    expect((await annie.openDm("alan.turing")).channel).toBe(direct);
    const { channel: agent } = await alan.post("@rollbot", "Are you there?");
    expect(agent).toMatch(/^D/);
  });

  it("sets a status and a presence", async () => {
    await alan.setStatus("At lunch", { emoji: ":stew:", until: "2026-06-01T13:00:00Z" });
    const { user } = await server.users
      .find("alan.turing")
      .then(({ id }) => server.call("users.info", { user: id }, server.bot));
    expect(user).toMatchObject({
      profile: { status_text: "At lunch", status_emoji: ":stew:", status_expiration: 1780318800 },
    });
    await alan.setPresence("away");
    await expect(alan.setStatus("Away", { emoji: ":no_such_emoji:" })).rejects.toThrow(
      /profile_status_set_failed_not_valid_emoji/,
    );
    await expect(alan.setStatus("", { until: "tomorrow" })).rejects.toThrow(/"tomorrow" is not an instant/);
  });

  it("is refused what the rules refuse, with a sentence that says what there is", async () => {
    await expect(alan.post("nowhere", "Hi")).rejects.toThrow(/There is no channel "nowhere"; there are .*general/);
    await expect(alan.post("general", "<@nobody>")).rejects.toThrow(/There is no user "nobody"/);
    await expect(alan.post("general", "")).rejects.toThrow(/text/);
    await expect(alan.react({ channel: "general", ts: "1.000000" }, "eyes")).rejects.toThrow(/message_not_found/);
    await expect(server.as("nobody").post("general", "Hi")).rejects.toThrow(/No user has the user name/);
    await expect(server.as("rollbot").post("general", "Hi")).rejects.toThrow(/is a bot: it acts by calls/);
    await expect(server.as("alan.turing", { workspace: "moon" }).post("general", "Hi")).rejects.toThrow(
      /There is no workspace of alan.turing "moon"; there are hq, labs/,
    );
    await expect(annie.createChannel("Not A Name!")).rejects.toThrow(/invalid_name/);
  });

  it("acts in other worlds, and leaves acts in the journal with what they changed", async () => {
    await server.world.fork({ name: "copy" });
    await server.as("alan.turing", { world: "copy" }).post("general", "Only there");
    expect(await textsOf(alan, "general")).not.toContain("Only there");
    await alan.post("general", "Here");
    await expect(alan.createChannel("Not A Name!")).rejects.toThrow();
    expect(await server.journal.list({ kind: "act" })).toMatchObject([
      {
        method: "people.post",
        ok: true,
        status: 200,
        arguments: { text: "Here" },
        changes: [{ kind: "insertMessage" }],
      },
      { method: "people.createChannel", ok: false, status: 409, code: "invalid_name_specials", changes: [] },
    ]);
    expect(await server.journal.list({ kind: "act", world: "copy" })).toMatchObject([{ protocol: "people" }]);
    expect(await server.journal.list({ kind: "call" })).toEqual([]);
    await server.clock.advance("1h");
    await alan.post("general", "Later");
    await expect(server.clock.set("2026-06-01T12:30:00Z")).rejects.toThrow(/The last change \(insertMessage\)/);
  });
});
