import { describe, expect, it } from "vitest";
import { createTestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import { checkWorld } from "../../worlds/check-world.js";
import type { WorldEmoji } from "../../worlds/emoji.js";

const url = "https://pictures.example/rocket.png";

async function list(emoji: readonly WorldEmoji[], args: object = {}) {
  const tokens = (organizationWorld.tokens ?? []).map((token) => ({ ...token, scopes: ["emoji:read"] }));
  const { call } = await createTestService({ ...organizationWorld, tokens: tokens.slice(4, 5), emoji });
  return (await call("emoji.list", args)).body;
}

describe("emoji.list", () => {
  it("returns images and aliases", async () => {
    const emoji = [
      { name: "rocket-red", url },
      { name: "fast", alias_of: "rocket-red" },
    ];
    expect(await list(emoji)).toEqual({
      ok: true,
      emoji: { fast: "alias:rocket-red", "rocket-red": url },
      cache_ts: "1780315200.000000",
    });
  });

  it("returns one category of custom emoji on request", async () => {
    expect(
      await list(
        [
          { name: "b", url },
          { name: "a", url },
        ],
        { include_categories: true },
      ),
    ).toMatchObject({
      categories_version: "2",
      categories: [{ name: "Custom", emoji_names: ["a", "b"] }],
    });
  });

  it("returns all of many", async () => {
    const many = Array.from({ length: 2001 }, (_, index) => ({ name: `e${index}`, url }));
    expect(Object.keys((await list(many)).emoji)).toHaveLength(2001);
  });
});

describe("emoji of a world", () => {
  it.each([
    [
      [
        { name: "a", url },
        { name: "a", url },
      ],
      "emoji.1.name The emoji a is listed already",
    ],
    [[{ name: "a" }], "emoji.0 An emoji has either a url or alias_of"],
    [[{ name: "a", url, alias_of: "b" }], "emoji.0 An emoji has either a url or alias_of"],
    [[{ name: "a", alias_of: "a" }], "emoji.0.alias_of An emoji is no alias of itself"],
  ] as const)("refuses %j", (emoji, wanted) => {
    const found = checkWorld({ ...organizationWorld, emoji });
    expect(found.map(({ path, message }) => `${path.join(".")} ${message}`)).toEqual([wanted]);
  });
});
