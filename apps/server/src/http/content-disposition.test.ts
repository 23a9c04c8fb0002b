import { describe, expect, it } from "vitest";
import { contentDisposition } from "./file-answers.js";

describe("contentDisposition", () => {
  it.each([
    ["notes.txt", `inline; filename="notes.txt"; filename*=UTF-8''notes.txt`],
    [`a"b\\c%.txt`, `inline; filename="a_b_c_.txt"; filename*=UTF-8''a%22b%5Cc%25.txt`],
    ["Grüße (1)*'.txt", `inline; filename="Gr__e (1)*'.txt"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%281%29%2A%27.txt`],
    ["a\r\nb\0", `inline; filename="a__b_"; filename*=UTF-8''a%0D%0Ab%00`],
    ["\ud800", `inline; filename="_"; filename*=UTF-8''%EF%BF%BD`],
  ])("states %j", (name, value) => {
    expect(contentDisposition("inline", name)).toBe(value);
  });

  it("cuts a long name", () => {
    expect(contentDisposition("attachment", "x".repeat(10_000))).toHaveLength(552);
  });
});
