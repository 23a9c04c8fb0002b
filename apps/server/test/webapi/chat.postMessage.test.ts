import { describe, expect, it } from "vitest";
import { createWebapiServer, type WebapiServer } from "../kit/create-webapi-server.js";
import type { Encoding, MethodCall } from "../kit/method-call.js";

const method = "chat.postMessage";

async function post(
  server: WebapiServer,
  args: Readonly<Record<string, unknown>>,
  more: Omit<MethodCall, "method"> = {},
) {
  const { outcome, body } = await server.call(method, { channel: "C1", ...args }, more);
  const message = (body.message ?? {}) as Readonly<Record<string, unknown>>;
  return { outcome, channel: body.channel, ts: String(body.ts), message };
}

const groups = `groups:
  - { id: SNIGHT, displayName: Night Watch }
`;

const richText = (leaf: object) => [{ type: "rich_text", elements: [{ type: "rich_text_section", elements: [leaf] }] }];

describe(`${method}: the text`, () => {
  it.each([
    { args: { text: "see https://x.example/a?b=1&c=2." }, wanted: "see <https://x.example/a?b=1&amp;c=2>." },
    { args: { text: "(https://x.example/a_(b))" }, wanted: "(<https://x.example/a_(b)>)" },
    { args: { markdown_text: "[a > b](https://x.example)" }, wanted: "<https://x.example|a &gt; b>" },
    { args: { markdown_text: "[b](https://x.example/__a__)" }, wanted: "<https://x.example/__a__|b>" },
    { args: { markdown_text: "[b](https://x.example/a_(b))" }, wanted: "<https://x.example/a_(b)|b>" },
    { args: { text: "see https://x.example", parse: "none" }, wanted: "see https://x.example" },
    { args: { text: "*x* <https://x.example|here>", parse: "none" }, wanted: "*x* <https://x.example|here>" },
    { args: { text: "*x* <https://x.example|here>", parse: "full" }, wanted: "*x* &lt;https://x.example|here&gt;" },
    { args: { text: "<@UMIA> https://x.example", parse: "full" }, wanted: "&lt;@UMIA&gt; <https://x.example>" },
    { args: { text: "<@UMIA> <!here>", mrkdwn: false }, wanted: "&lt;@UMIA&gt; &lt;!here&gt;" },
    { args: { text: "<@UMIA> <!here> <#C1>" }, wanted: "<@UMIA> <!here> <#C1>" },
    { args: { text: "1 < 2 & 3 > 2 &amp; so" }, wanted: "1 &lt; 2 &amp; 3 &gt; 2 &amp; so" },
    {
      args: { text: "@crew @Night-Watch @mia", link_names: true },
      wanted: "<!subteam^SCREW|@crew> <!subteam^SNIGHT|@Night-Watch> @mia",
    },
    { args: { text: "@crew" }, wanted: "@crew" },
    { args: { text: "<!subteam^SCREW> @crew.", link_names: true }, wanted: "<!subteam^SCREW> <!subteam^SCREW|@crew>." },
    {
      args: { markdown_text: "# Tea\n**now** [here](https://x.example)" },
      wanted: "*Tea*\n*now* <https://x.example|here>",
    },
    {
      args: { blocks: [{ type: "header", text: { type: "plain_text", text: "Tea & cake" } }] },
      wanted: "Tea &amp; cake",
    },
    {
      args: { blocks: [{ type: "markdown", text: "**now** [here](https://x.example)" }] },
      wanted: "*now* <https://x.example|here>",
    },
    {
      args: { blocks: richText({ type: "link", url: "https://x.example/a|b>c", text: "L>" }) },
      wanted: "<https://x.example/a%7Cb%3Ec|L&gt;>",
    },
    {
      args: { blocks: richText({ type: "date", timestamp: 8_640_000_000_001, format: "{date}" }) },
      wanted: "8640000000001",
    },
    {
      args: { text: "short", blocks: [{ type: "header", text: { type: "plain_text", text: "Tea" } }] },
      wanted: "short",
    },
  ])("of $args is $wanted", async ({ args, wanted }) => {
    await using server = await createWebapiServer({ world: groups });
    expect((await post(server, args)).message).toMatchObject({ type: "message", text: wanted });
  });

  it("of an attachment is converted in the same way; a missing fallback is generated", async () => {
    await using server = await createWebapiServer();
    const attachments = [{ text: "https://x.example & more" }, { fallback: "tea", title: "<b>" }];
    expect((await post(server, { attachments })).message["attachments"]).toEqual([
      { id: 1, fallback: "[no preview available]", text: "<https://x.example> &amp; more" },
      { id: 2, fallback: "tea", title: "<b>" },
    ]);
  });

  it("comes from text or blocks if markdown_text is empty", async () => {
    await using server = await createWebapiServer();
    const blocks = [{ type: "section", text: { type: "mrkdwn", text: "*tea*" } }];
    const { message } = await post(server, { markdown_text: "", blocks });
    expect(message).toMatchObject({ text: "*tea*", blocks });
    const plain = await post(server, { markdown_text: "", text: "tea" }, { encoding: "form" });
    expect(plain.message["text"]).toBe("tea");
    expect(plain.message).toMatchObject({ blocks: [{ type: "rich_text" }] });
  });

  it("links the groups of markdown_text if text is empty", async () => {
    await using server = await createWebapiServer({ world: groups });
    const { message } = await post(server, { text: "", markdown_text: "Ask @crew", link_names: true });
    expect(message["text"]).toBe("Ask <!subteam^SCREW|@crew>");
  });

  it("is cut above 40,000 characters, and complete up to that length", async () => {
    await using server = await createWebapiServer();
    for (const length of [39_999, 40_000, 40_001, 100_000]) {
      const { message } = await post(server, { text: "a".repeat(length) });
      expect(String(message["text"])).toHaveLength(Math.min(length, 40_000));
    }
  });

  it.each([
    {
      what: "before a character that opens no link",
      text: `1 < 2 ${"a".repeat(99_000)}`,
      wanted: `1 &lt; 2 ${"a".repeat(39_994)}`,
    },
    { what: "as it was sent", text: "R&D ".repeat(10_000), wanted: "R&amp;D ".repeat(10_000) },
    { what: "by characters", text: "🍵".repeat(40_001), wanted: "🍵".repeat(40_000) },
  ])("is cut there $what", async ({ text, wanted }) => {
    await using server = await createWebapiServer();
    const { message } = await post(server, { text });
    expect(message["text"] === wanted).toBe(true);
  });

  it("can have the maximum of Markdown and of blocks together", async () => {
    await using server = await createWebapiServer();
    const tea = (length: number) => "🍵".repeat(length);
    const blocks = (...lengths: readonly number[]) =>
      lengths.map((length) => ({ type: "section", text: { type: "mrkdwn", text: tea(length) } }));
    const outcome = async (args: object) => (await post(server, { ...args })).outcome;
    expect(await outcome({ markdown_text: tea(12_000) })).toBe("ok");
    expect(await outcome({ markdown_text: tea(12_001) })).toBe("msg_blocks_too_long");
    expect(await outcome({ blocks: blocks(3000, 3000, 3000, 3000, 1200) })).toBe("ok");
    expect(await outcome({ blocks: blocks(3000, 3000, 3000, 3000, 1201) })).toBe("msg_blocks_too_long");
  });

  it.each<Encoding>(["json", "form", "multipart", "query", "text"])(
    "is the same from %s, and so is everything else",
    async (encoding) => {
      await using server = await createWebapiServer();
      const args = {
        text: "tea, with ünïcode + signs",
        blocks: [{ type: "section", text: { type: "mrkdwn", text: "*tea*" } }],
        attachments: [{ text: "cake", color: "#fff" }],
        metadata: { event_type: "tea", event_payload: { cups: 2 } },
        thread_ts: "1780300000.000100",
        reply_broadcast: true,
        unfurl_links: false,
      };
      const { message } = await post(server, args, { encoding });
      expect(message).toMatchObject({
        text: args.text,
        blocks: args.blocks,
        attachments: [{ id: 1, text: "cake", color: "#fff", fallback: "[no preview available]" }],
        metadata: args.metadata,
        thread_ts: args.thread_ts,
        subtype: "thread_broadcast",
      });
    },
  );
});

describe(`${method}: the conversation`, () => {
  it("opens a conversation with a user once, and finds it again", async () => {
    await using server = await createWebapiServer();
    const [one, two] = await Promise.all(["a", "b"].map((text) => post(server, { channel: "UADAM", text })));
    expect(one?.channel).toMatch(/^D[A-Z0-9]+$/);
    expect(two?.channel).toBe(one?.channel);
    expect((await post(server, { channel: one?.channel, text: "c" })).outcome).toBe("ok");
    expect((await post(server, { channel: "UMIA", text: "x" })).channel).toBe("D2");
  });

  it("delivers a message under another name to the system user's conversation", async () => {
    await using server = await createWebapiServer();
    const own = await post(server, { channel: "UMIA", text: "x" });
    const other = await post(server, { channel: "UMIA", text: "x", username: "Tea" });
    expect(other.channel).not.toBe(own.channel);
    expect((await post(server, { channel: "UMIA", text: "y", icon_emoji: ":tea:" })).channel).toBe(other.channel);
    expect(other.message).toMatchObject({ username: "Tea", subtype: "bot_message", bot_id: "BHELP" });
    expect(other.message).not.toHaveProperty("user");
  });

  it("posts to a channel of another company only as a member", async () => {
    const world = "channels: [{ name: joint, members: [pia, quinn, olga, helper] }]";
    await using server = await createWebapiServer({ world });
    const outcome = async (token: string) => (await post(server, { channel: "C9", text: "x" }, { token })).outcome;
    expect(await outcome("svcb-helper")).toBe("ok");
    expect(await outcome("svcp-olga")).toBe("ok");
    expect(await outcome("svcb-classic")).toBe("channel_not_found");
    expect(await outcome("svcp-mia")).toBe("channel_not_found");
  });

  it("returns the parent for a reply to a reply", async () => {
    await using server = await createWebapiServer();
    const root = await post(server, { text: "root" });
    const reply = await post(server, { text: "reply", thread_ts: root.ts });
    const further = await post(server, { text: "further", thread_ts: reply.ts });
    expect(further.message["thread_ts"]).toBe(root.ts);
    expect(further.message).not.toHaveProperty("subtype");
  });

  it("gives messages of a channel ascending times in concurrent calls", async () => {
    await using server = await createWebapiServer();
    const posted = await Promise.all(Array.from({ length: 50 }, (_, index) => post(server, { text: String(index) })));
    const times = posted.map(({ ts }) => ts);
    expect(new Set(times).size).toBe(50);
    for (const ts of times) expect(ts).toMatch(/^\d{10}\.\d{6}$/);
  });
});

describe(`${method}: once`, () => {
  it("answers the first message for the same client_msg_id, for a day", async () => {
    await using server = await createWebapiServer();
    const args = { text: "once", client_msg_id: "m1" };
    const all = await Promise.all(Array.from({ length: 10 }, () => post(server, args)));
    expect(new Set(all.map(({ ts }) => ts)).size).toBe(1);
    expect((await post(server, { ...args, text: "other" })).message["text"]).toBe("once");
    server.clock.advance(24 * 3_600_000 + 1000);
    expect((await post(server, args)).ts).not.toBe(all[0]?.ts);
  });

  it("accepts no more messages than the workspace's limit in concurrent calls", async () => {
    await using server = await createWebapiServer({ world: "workspaces: [{ domain: hq, message_limit: 9 }]" });
    const all = await Promise.all(Array.from({ length: 12 }, () => post(server, { text: "x" })));
    const outcomes = all.map(({ outcome }) => outcome).toSorted();
    expect(outcomes).toEqual([...Array(7).fill("message_limit_exceeded"), ...Array(5).fill("ok")]);
  });

  it("reports the files of blocks to analytics", async () => {
    await using server = await createWebapiServer();
    const blocks = [
      { type: "image", alt_text: "plan", svc_file: { url: "https://site.example/files-pri/T1-F33/plan.png" } },
    ];
    const { ts } = await post(server, { channel: "C4", blocks });
    const { body } = await server.call("admin.analytics.messages.metadata", { channel: "C4" });
    expect(body.messages).toEqual([expect.objectContaining({ ts, files: [expect.objectContaining({ id: "F33" })] })]);
  });

  it("posts for two users of one app under one client_msg_id, and shows neither the other's message", async () => {
    await using server = await createWebapiServer();
    const id = { client_msg_id: "m1" };
    const secret = await post(server, { channel: "C4", text: "a secret", ...id }, { token: "svcp-mia" });
    const other = await post(server, { channel: "C1", text: "hello", ...id }, { token: "svcp-olga" });
    expect(other).toMatchObject({ channel: "C1", message: { text: "hello", user: "UOLGA" } });
    const outsider = await post(server, { channel: "C4", text: "let me in", ...id }, { token: "svcp-olga" });
    expect(outsider).toMatchObject({ outcome: "channel_not_found", message: {} });
    const again = await post(server, { channel: "C4", text: "again", ...id }, { token: "svcp-mia" });
    expect(again).toMatchObject({ ts: secret.ts, message: { text: "a secret" } });
  });

  it.each([
    { when: "in another channel", first: { channel: "C4" }, second: { channel: "C1" }, isSame: false },
    { when: "to a user", first: { channel: "UMIA" }, second: { channel: "UADAM" }, isSame: false },
    { when: "in a DM that is given by its user", first: { channel: "UMIA" }, second: { channel: "D2" }, isSame: true },
    { when: "in a channel by its name", first: { channel: "#general" }, second: { channel: "C1" }, isSame: true },
    { when: "of a bot under another name", first: { username: "Tea" }, second: { username: "Cake" }, isSame: true },
    {
      when: "of the bot and of a user of one app",
      first: { channel: "C4" },
      second: { channel: "C4" },
      token: "svcp-mia",
      isSame: false,
    },
  ])("treats the same client_msg_id $when as the same message: $isSame", async ({ first, second, token, isSame }) => {
    await using server = await createWebapiServer();
    const send = (args: object, more = {}) => post(server, { text: "x", client_msg_id: "m1", ...args }, more);
    const one = await send(first);
    server.clock.advance(1000);
    const other = await send(second, token === undefined ? {} : { token });
    expect([one.outcome, other.outcome]).toEqual(["ok", "ok"]);
    expect(other.ts === one.ts).toBe(isSame);
  });

  it("does not treat an empty client_msg_id as an identifier", async () => {
    await using server = await createWebapiServer();
    const { body } = await server.call(method, { channel: "general", text: "One", client_msg_id: "" });
    expect(body).toMatchObject({ ok: false, error: "invalid_arguments" });
  });
});

describe(`${method}: entities`, () => {
  const entity = {
    entity_type: "svc#/entities/task",
    url: "https://tasks.example/7",
    external_ref: { id: "7", type: "task" },
    entity_payload: { attributes: { title: { text: "Water the plants" } } },
  };

  it("are accepted without an event, and shown as attachments after the sent ones", async () => {
    await using server = await createWebapiServer();
    const bare = { entity_type: "file", url: "https://files.example/a", external_ref: { id: "a" } };
    const metadata = { entities: [entity, bare] };
    const { message } = await post(server, { text: "Now", attachments: [{ text: "more" }], metadata });
    expect(message["metadata"]).toEqual(metadata);
    expect(message["attachments"]).toEqual([
      { id: 1, text: "more", fallback: "[no preview available]" },
      { id: 2, from_url: "https://tasks.example/7", fallback: "Water the plants" },
      { id: 3, from_url: "https://files.example/a", fallback: "[no preview available]" },
    ]);
  });

  it("are accepted with an event, and in a form", async () => {
    await using server = await createWebapiServer();
    const metadata = { event_type: "made", event_payload: {}, entities: [entity] };
    const { message } = await post(server, { text: "Now", metadata }, { encoding: "form" });
    expect(message).toMatchObject({ metadata, attachments: [{ id: 1, from_url: entity.url }] });
  });

  it.each([
    { metadata: {}, line: "at least one must be given of: entities, event_type [json-pointer:/metadata]" },
    {
      metadata: { entities: [] },
      line: "at least one must be given of: entities, event_type [json-pointer:/metadata]",
    },
    {
      metadata: { event_type: "made", entities: [entity] },
      line: "all or none must be given of: event_type, event_payload [json-pointer:/metadata]",
    },
    { metadata: { entities: entity }, line: "must be an array [json-pointer:/metadata/entities]" },
    {
      metadata: { entities: [{ ...entity, entity_type: undefined }] },
      line: "missing required field: entity_type [json-pointer:/metadata/entities/0]",
    },
    {
      metadata: { entities: [entity, { ...entity, url: "" }] },
      line: "must not be empty [json-pointer:/metadata/entities/1/url]",
    },
    {
      metadata: { entities: [{ ...entity, external_ref: { type: "task" } }] },
      line: "missing required field: id [json-pointer:/metadata/entities/0/external_ref]",
    },
  ])("are refused: $line", async ({ metadata, line }) => {
    await using server = await createWebapiServer();
    const { body } = await server.call(method, { channel: "C1", text: "Now", metadata });
    expect(body).toMatchObject({
      error: "invalid_metadata_schema",
      response_metadata: { messages: expect.arrayContaining([`[ERROR] ${line}`]) },
    });
  });
});

describe(`${method}: the author`, () => {
  it("has the workspace of the channel, if it belongs to it", async () => {
    await using server = await createWebapiServer();
    const joint = await post(server, { channel: "C9", text: "Hello, partners" }, { token: "svcp-olga" });
    expect(joint.message).toMatchObject({ user: "UOLGA", team: "T1" });
    const bench = await post(server, { channel: "C6", text: "Hello, labs" }, { token: "svcp-olga" });
    expect(bench.message).toMatchObject({ user: "UOLGA", team: "T2" });
  });

  it("is the bot itself if the name and the icons are empty", async () => {
    await using server = await createWebapiServer();
    const none = { username: "", icon_emoji: "", icon_url: "" };
    const { body } = await server.call(method, { channel: "general", text: "Hello", ...none }, { encoding: "form" });
    expect(body["message"]).toMatchObject({ user: "UHELP", bot_id: "BHELP" });
    expect(body["message"]).not.toHaveProperty("subtype");
  });
});
