import { describe, expect, it } from "vitest";
import { createTestService } from "../../../testing/create-test-service.js";
import { organizationWorld } from "../../../testing/demo-world.js";
import { mainNameOf } from "./main-name.js";

const url = "https://pictures.example/rocket.png";
const loop = Array.from({ length: 12 }, (_, at) => ({ name: `step${at}`, alias_of: `step${(at + 1) % 12}` }));

const emoji = [
  { name: "rocket-red", url },
  { name: "fast", alias_of: "rocket-red" },
  { name: "faster", alias_of: "fast" },
  { name: "yes", alias_of: "thumbsup" },
  { name: "lost", alias_of: "nothing" },
  ...loop,
];

describe("mainNameOf", () => {
  it("follows aliases, and keeps the skin tone", async () => {
    const { store } = await createTestService({ ...organizationWorld, emoji });
    for (const [name, wanted] of [
      ["tada", "tada"],
      ["thumbsup", "+1"],
      ["+1", "+1"],
      ["+1::skin-tone-2", "+1::skin-tone-2"],
      ["thumbsup::skin-tone-6", "+1::skin-tone-6"],
      ["flag-de", "de"],
      ["rocket-red", "rocket-red"],
      ["fast", "rocket-red"],
      ["faster", "rocket-red"],
      ["yes", "+1"],
      ["yes::skin-tone-3", "+1::skin-tone-3"],
      ["rocket-red::skin-tone-3", undefined],
      ["tada::skin-tone-3", undefined],
      ["+1::skin-tone-1", undefined],
      ["+1::skin-tone-7", undefined],
      [":tada:", undefined],
      ["TADA", undefined],
      ["", undefined],
      ["*", undefined],
      ["thumbs", undefined],
      ["adult *", undefined],
      ["lost", undefined],
      ["step0", undefined],
      ["🎉", undefined],
    ] as const) {
      expect(await mainNameOf(name, "E1", store), name).toBe(wanted);
    }
  });
});
