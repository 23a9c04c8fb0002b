import { beforeEach, describe, expect, it } from "vitest";
import { createTestPeople, type TestPeople } from "../testing/create-test-people.js";
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
