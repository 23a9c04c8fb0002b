import { describe, expect, it } from "vitest";
import { readPermalink } from "./referents.js";

const message = { channelId: "C1", ts: "1700000000.000100" };

describe("readPermalink", () => {
  it.each([
    ["https://acme.example/archives/C1/p1700000000000100", message],
    ["http://127.0.0.1:4010/w/acme/archives/C1/p1700000000000100", message],
    ["https://acme.example/elsewhere/archives/C1/p1700000000000100", undefined],
    [
      "http://127.0.0.1:4010/archives/C1/p1700000000000100?thread_ts=1600000000.000100&cid=C1",
      { ...message, threadTs: "1600000000.000100" },
    ],
    ["https://acme.example/archives/C1/p1700000000000100?thread_ts=now#top", message],
    ["https://acme.example/archives/C1/p1700000000000100/more", undefined],
    ["https://acme.example/archives/C1/p170000000000010", undefined],
    ["https://acme.example/archives/c1/p1700000000000100", undefined],
    ["acme.example/archives/C1/p1700000000000100", undefined],
    ["", undefined],
  ])("reads %j", (text, wanted) => {
    expect(readPermalink(text)).toEqual(wanted);
  });
});
