import { beforeEach, describe, expect, it } from "vitest";
import { composeBlocks } from "../rules/blocks/compose-blocks.js";
import { createTestPeople, type TestPeople } from "../testing/create-test-people.js";
import { see } from "./acts/channels.js";
import { edit, post } from "./acts/messages.js";
import { writeText } from "./write-text.js";

let people: TestPeople;
beforeEach(async () => {
  people = await createTestPeople();
});

describe("writeText", () => {
  it.each([
    ["Hello <@helper> & <@mia>!", "Hello <@U6> &amp; <@U4>!"],
    ["see <#general>, <#C1> <!here>", "see <#C1>, <#C1> <!here>"],
    [
      "1 < 2 > 0 `@mia 🎉 <b> &amp;`, @mia\n```\n#general ❤️\nhttps://a.example\n``` 🎉",
      "1 &lt; 2 &gt; 0 `@mia 🎉 &lt;b&gt; &amp;amp;`, <@U4>\n```\n#general ❤️\nhttps://a.example\n``` :tada:",
    ],
    [
      "@mia, ask @nobody in #general. Not #nowhere, a@mia, #board or https://a.example/#general",
      "<@U4>, ask @nobody in <#C1>. Not #nowhere, a@mia, #board or <https://a.example/#general>",
    ],
    ["@here 👍🏽 🎉 ❤️ *️⃣ © 1", "<!here> :+1::skin-tone-4: :tada: :heart: :keycap_star: © 1"],
    ["look: https://a.example/?b=1 <https://b.example|B>", "look: <https://a.example/?b=1> <https://b.example|B>"],
  ])("writes %j", async (typed, wanted) => {
    expect(await writeText(typed, await people.person("mia"))).toEqual({ ok: true, text: wanted });
  });

  it("refuses names that nobody has", async () => {
    const person = await people.person("mia");
    expect(await writeText("<@nobody>", person)).toMatchObject({ ok: false, error: "not_found" });
    expect(await writeText("<#nowhere>", person)).toMatchObject({
      detail: expect.stringMatching(/^There is no channel "nowhere"; there are .*general/),
    });
  });
});

describe("post and edit", () => {
  it("give a message an identifier of its client, and mark it as edited", async () => {
    const mia = await people.person("mia");
    const posted = await post({ channel: "general", text: "R&D 🎉 https://a.example/?b&c" }, mia);
    if (!posted.ok) throw new Error(posted.detail);
    const text = "R&amp;D :tada: <https://a.example/?b&amp;c>";
    const elements = [
      { type: "text", text: "R&D " },
      { type: "emoji", name: "tada" },
      { type: "text", text: " " },
      { type: "link", url: "https://a.example/?b&c" },
    ];
    const blocks = [{ block_id: expect.any(String), elements: [{ elements }] }];
    expect(posted.message).toMatchObject({ text, client_msg_id: expect.stringMatching(/./), blocks });
    const place = { channel: "general", ts: posted.ts };
    const edited = await edit({ ...place, text: "R&D" }, mia);
    if (!edited.ok) throw new Error(edited.detail);
    expect(edited.message).toMatchObject({ text: "R&amp;D", edited: { user: "U4" } });
    const seen = await see({ channel: "general" }, mia);
    expect(seen).toMatchObject({ messages: [edited.message] });
  });
});

const leaves = (text: string) => {
  const [block] = composeBlocks(text) as readonly { elements: readonly { elements: readonly object[] }[] }[];
  return block?.elements[0]?.elements;
};

describe("composeBlocks", () => {
  it("has nothing for an empty text", () => {
    expect(composeBlocks("")).toEqual([]);
  });

  it("makes elements of mentions, links and emoji", () => {
    expect(
      leaves(
        "Hi <@U1>, <!here> in <#C1|general>: <https://a.example/?b&amp;c|A &amp; B> :+1::skin-tone-4: <!subteam^S1>",
      ),
    ).toEqual([
      { type: "text", text: "Hi " },
      { type: "user", user_id: "U1" },
      { type: "text", text: ", " },
      { type: "broadcast", range: "here" },
      { type: "text", text: " in " },
      { type: "channel", channel_id: "C1" },
      { type: "text", text: ": " },
      { type: "link", url: "https://a.example/?b&c", text: "A & B" },
      { type: "text", text: " " },
      { type: "emoji", name: "+1", skin_tone: 4 },
      { type: "text", text: " " },
      { type: "usergroup", usergroup_id: "S1" },
    ]);
  });

  it("makes styles of the characters that mean them, and only of those", () => {
    expect(leaves("*bold* and _italic_ ~old~ `code`")).toEqual([
      { type: "text", text: "bold", style: { bold: true } },
      { type: "text", text: " and " },
      { type: "text", text: "italic", style: { italic: true } },
      { type: "text", text: " " },
      { type: "text", text: "old", style: { strike: true } },
      { type: "text", text: " " },
      { type: "text", text: "code", style: { code: true } },
    ]);
    for (const literal of [
      "2 * 3 * 4, snake_case_name",
      "10:30:45 2026-01-01T10:30:45Z C:foo:bar foo::bar::baz :a:b ::a:: C:foo: 9:30: ::a:",
      "<@annie.easley> <#general> <@U1.x|Annie> <!subteam^team>",
      "```\n```",
    ]) {
      expect(leaves(literal)).toEqual([{ type: "text", text: literal }]);
    }
    const bold = { bold: true };
    const tables: readonly (readonly [string, readonly object[]])[] = [
      [
        "*<https://a.example/*?a&amp;b|Title>*",
        [{ type: "link", url: "https://a.example/*?a&b", text: "Title", style: bold }],
      ],
      ["_<@U1>_", [{ type: "user", user_id: "U1", style: { italic: true } }]],
      ["~<#C1>~", [{ type: "channel", channel_id: "C1", style: { strike: true } }]],
      [
        "*:tada::+1::skin-tone-4:*",
        [
          { type: "emoji", name: "tada", style: bold },
          { type: "emoji", name: "+1", skin_tone: 4, style: bold },
        ],
      ],
      [
        "*a _b_ `<@U1>`*",
        [
          { type: "text", text: "a ", style: bold },
          { type: "text", text: "b", style: { bold: true, italic: true } },
          { type: "text", text: " ", style: bold },
          { type: "text", text: "<@U1>", style: { bold: true, code: true } },
        ],
      ],
      ["<!date^1392734382^{date}|x>", [{ type: "date", timestamp: 1392734382, format: "{date}", fallback: "x" }]],
      [
        "<!date^1392734382^{date} at {time}^https://a.example/|x &amp; y>",
        [
          {
            type: "date",
            timestamp: 1392734382,
            format: "{date} at {time}",
            url: "https://a.example/",
            fallback: "x & y",
          },
        ],
      ],
    ];
    for (const [text, wanted] of tables) expect(leaves(text)).toEqual(wanted);
  });

  it("makes blocks of code and quotations beside sections, in their order", () => {
    const section = (text: string) => ({ type: "rich_text_section", elements: [{ type: "text", text }] });
    const code = (text: string) => ({ type: "rich_text_preformatted", elements: [{ type: "text", text }] });
    const quote = (text: string) => ({ type: "rich_text_quote", elements: [{ type: "text", text }] });
    const tables: readonly (readonly [string, readonly object[]])[] = [
      ["```code```", [code("code")]],
      ["a\n```\n*x* :tada:\n\n  <@U1> &lt;\n```\nb", [section("a"), code("*x* :tada:\n\n  <@U1> <"), section("b")]],
      ["a ```b``` c ```d", [section("a "), code("b"), section(" c ```d")]],
      ["a\n&gt; b\n&gt;\n&gt;c\nd &gt; e", [section("a"), quote("b\n\nc"), section("d > e")]],
      [
        "a\n&gt; b\n&gt;&gt;&gt; c\nd\n```e```\nf",
        [section("a"), quote("b"), quote("c\nd"), { ...code("e"), border: 1 }, quote("f")],
      ],
      ["&gt;&gt;&gt;a\nb", [quote("a\nb")]],
      ["&gt; ", [section("> ")]],
      [
        "```see <https://a.example/?b&amp;c>```",
        [
          {
            type: "rich_text_preformatted",
            elements: [
              { type: "text", text: "see " },
              { type: "link", url: "https://a.example/?b&c" },
            ],
          },
        ],
      ],
    ];
    for (const [text, elements] of tables) expect(composeBlocks(text)).toEqual([{ type: "rich_text", elements }]);
    // The time is linear in the length, also of what opens and never closes.
    for (const opening of ["*", "_a ", "~<", "`", "```", "&gt;\n", ":a:", ":-", "<!date^1^", "\n```", " *<*a"]) {
      const started = performance.now();
      composeBlocks(opening.repeat(40_000 / opening.length));
      expect(performance.now() - started, opening).toBeLessThan(1_000);
    }
  });
});
