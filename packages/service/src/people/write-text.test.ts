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
    ["1 < 2 > 0", "1 &lt; 2 &gt; 0"],
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
    expect(leaves("2 * 3 * 4, snake_case_name &lt;b&gt;")).toEqual([
      { type: "text", text: "2 * 3 * 4, snake_case_name <b>" },
    ]);
  });
});
