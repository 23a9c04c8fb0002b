import { describe, expect, it } from "vitest";
import type { Message } from "./message.js";
import { cutWords, termsOf, wordsOf } from "./message-search.js";

describe("cutWords", () => {
  it.each([
    ["The plan, please!", ["the", "plan", "please"]],
    ["a_b-c", ["a", "b", "c"]],
    ["Ärger über 42 Straßen", ["ärger", "über", "42", "straßen"]],
    ["you &amp; me &lt;3", ["you", "me", "3"]],
    ["<@U1> https://a.example", ["u1", "https", "a", "example"]],
    ["日本語 \u{D800}\0", ["日本語"]],
    [" -?! ", []],
  ])("cuts %j", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it("says where the words are", () => {
    expect(cutWords("&amp; Plan B")).toEqual([
      { word: "plan", from: 6, to: 10 },
      { word: "b", from: 11, to: 12 },
    ]);
  });

  it("cuts rows of letters that are too long for an index", () => {
    expect(wordsOf("𝒜".repeat(65))).toEqual(["𝒜".repeat(64), "𝒜"]);
  });
});

const message = (parts: Partial<Message>): Message => ({ channelId: "C1", ts: "1.000000", text: "", ...parts });
const wordsIn = (parts: Partial<Message>) => termsOf(message(parts)).slice(1);
const section = (text: string) => ({ type: "section", text: { type: "mrkdwn", text } });

describe("termsOf", () => {
  it("has the words of the text, then those of each block, apart from each other", () => {
    expect(
      wordsIn({ text: "Deploy done", blocks: [section("*Build* 7"), { type: "divider" }, section("green")] }),
    ).toEqual(["deploy", "done", ":", "build", "7", ":", "green"]);
  });

  it("leaves out what the text says already", () => {
    expect(wordsIn({ text: "Build 7 is green", blocks: [section("Build 7"), section("Build 8")] })).toEqual([
      "build",
      "7",
      "is",
      "green",
      ":",
      "build",
      "8",
    ]);
  });

  it("has the words of attachments, their fields and their blocks", () => {
    const attachment = {
      color: "ff0000",
      fallback: "Unseen",
      pretext: "Hello",
      title: "Alarm",
      title_link: "https://a.example",
      text: "Disk full",
      fields: [{ title: "Host", value: "db1", short: true }],
      blocks: [section("Repair it")],
    };
    expect(wordsIn({ attachments: [attachment] })).toEqual([
      ":",
      "hello",
      ":",
      "alarm",
      ":",
      "disk",
      "full",
      ":",
      "host",
      "db1",
      ":",
      "repair",
      "it",
    ]);
  });

  it("knows links in blocks", () => {
    expect(wordsIn({ blocks: [section("<https://a.example|A>")] })).toContain("has:link");
  });

  it("is empty for a deleted message", () => {
    expect(termsOf(message({ text: "gone", deleted: true }))).toEqual([]);
  });
});
