import { describe, expect, it } from "vitest";
import { redact, shorten as shortenWithin } from "./redact.js";

const shorten = (value: object) => shortenWithin(value, { remaining: 65_536 });

describe("redact", () => {
  it("leaves out secrets at every depth", () => {
    const sent = {
      userName: "ada",
      password: "hush",
      credentials: { client_secret: "hush", signingSecret: "hush", client_id: "1.2" },
      webhook: `http://127.0.0.1:4010/hooks/~blue/services/T1/B1/${"hush".repeat(6)}`,
      response_url: `https://hooks.vendor.example/actions/T1/1/${"hush".repeat(6)}`,
      list: [{ token: "hush", hash: "hush", secret: { kept: true, value: "hush", values: ["hush", 7] } }],
    };
    expect(redact(sent)).toEqual({
      userName: "ada",
      password: "[redacted]",
      credentials: { client_secret: "[redacted]", signingSecret: "[redacted]", client_id: "1.2" },
      webhook: "http://127.0.0.1:4010/hooks/~blue/services/T1/B1/[redacted]",
      response_url: "https://hooks.vendor.example/actions/T1/1/[redacted]",
      list: [
        {
          token: "[redacted]",
          hash: "[redacted]",
          secret: { kept: true, value: "[redacted]", values: ["[redacted]", "[redacted]"] },
        },
      ],
    });
  });

  it.each(["password", "urn:ietf:params:scim:schemas:core:2.0:User:password", " PassWord "])(
    "leaves out the value that a PATCH sets at the path %j",
    (path) => {
      const operations = [
        { op: "replace", path, value: "hush" },
        { op: "replace", path: "title", value: "Director" },
      ];
      expect(redact({ Operations: operations })).toEqual({
        Operations: [
          { op: "replace", path, value: "[redacted]" },
          { op: "replace", path: "title", value: "Director" },
        ],
      });
    },
  );

  it("accepts values nested deeper than the call stack", () => {
    const nested: unknown = JSON.parse("[".repeat(20_000) + "]".repeat(20_000));
    expect(JSON.stringify(redact({ nested }))).toContain("nested too deeply");
  });

  it("writes dates as text and skips undefined members", () => {
    expect(redact({ at: new Date(0), none: undefined, empty: null })).toEqual({
      at: "1970-01-01T00:00:00.000Z",
      empty: null,
    });
  });
});

describe("shorten", () => {
  it("replaces text that is too long by its length and keeps its neighbors", () => {
    const sent = { channel: "C1", text: "a".repeat(80_000), thread_ts: "1.2" };
    expect(shorten(sent)).toEqual({ channel: "C1", text: { left_out: "80000 characters" }, thread_ts: "1.2" });
  });

  it.each([
    ["many items", { list: Array.from({ length: 100_000 }, () => "item") }],
    ["many names", Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`name${index}`, index]))],
    ["many empty objects", { list: Array.from({ length: 100_000 }, () => ({})) }],
    ["many long texts", { list: Array.from({ length: 1000 }, () => "a".repeat(1000)) }],
  ])("keeps little of %s", (_name, sent) => expect(JSON.stringify(shorten(sent)).length).toBeLessThan(300_000));

  it("does not shorten its own output again", () => {
    const sent = { token: "hush", list: Array.from({ length: 1000 }, () => "a".repeat(1000)), at: new Date(0) };
    const short = shorten(sent);
    expect(redact(short)).toEqual(short);
  });
});
