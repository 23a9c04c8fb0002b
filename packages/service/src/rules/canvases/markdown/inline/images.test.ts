import { describe, expect, it } from "vitest";
import { unfurlKind } from "./images.js";

describe("unfurlKind", () => {
  it.each([
    ["https://acme.example/docs/T1/F1", "canvas unfurl"],
    ["https://acme.example/docs/T1/F1/more", "website unfurl"],
    ["http://acme.example/files/W1/F1", "file unfurl"],
    ["https://acme.example/archives/D1/p1700000000000100?thread_ts=1", "message unfurl"],
    ["http://127.0.0.1:4010/w/acme/archives/D1/p1700000000000100", "message unfurl"],
    ["https://acme.example/archives/C1/p17", "website unfurl"],
    ["https://acme.example/team/U1", "user unfurl"],
    ["https://crm.example/lightning/r/Account/001000000000001/view", "record unfurl"],
    ["https://example.com", "website unfurl"],
    ["ftp://example.com", undefined],
    ["example.com", undefined],
    ["", undefined],
  ])("of %s is %s", (address, kind) => {
    expect(unfurlKind(address)).toBe(kind);
  });
});
