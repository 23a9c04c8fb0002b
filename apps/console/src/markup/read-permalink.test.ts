import { describe, expect, it } from "vitest";
import { printPermalink, readPermalink } from "./read-permalink.js";

const origin = "http://127.0.0.1:4010";
const message = { channel: "C1", ts: "1780300000.000100", origin, domain: "acme" };

describe("readPermalink", () => {
  it.each([
    [undefined, ["C1", "1780300000.000100"]],
    ["1780300000.000100", ["C1", "1780300000.000100"]],
    ["1780299999.000200", ["C1", "1780299999.000200", "1780300000.000100"]],
  ])("reads what printPermalink writes in thread %s", (thread, wanted) => {
    expect(readPermalink(printPermalink({ ...message, thread }), origin)).toEqual(wanted);
  });

  it("reads the address without a workspace", () => {
    expect(readPermalink(`${origin}/archives/C1/p1780300000000100`, origin)).toEqual(["C1", "1780300000.000100"]);
  });

  it.each([
    "http://other.example/archives/C1/p1780300000000100",
    `${origin}/archives/C1`,
    `${origin}/archives/C1/p178`,
    `${origin}/docs`,
  ])("leaves %s alone", (href) => expect(readPermalink(href, origin)).toBeUndefined());
});
