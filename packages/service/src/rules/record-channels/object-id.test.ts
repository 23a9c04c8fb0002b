import { describe, expect, it } from "vitest";
import { printLongId, readObjectId } from "./object-id.js";

describe("readObjectId", () => {
  it.each([
    { given: "001D000000IRFma", wanted: "001D000000IRFma" },
    { given: "001D000000IRFmaIAH", wanted: "001D000000IRFma" },
    { given: "001D000000IRFmaiah", wanted: "001D000000IRFma" },
    { given: "001D000000IRFmaIAG", wanted: undefined },
    { given: "001d000000irfmaIAH", wanted: undefined },
    { given: "001D000000IRFm", wanted: undefined },
    { given: "001D000000IRFmaI", wanted: undefined },
    { given: "001D000000IRFm!", wanted: undefined },
    { given: "", wanted: undefined },
  ])("reads $given", ({ given, wanted }) => {
    expect(readObjectId(given)).toBe(wanted);
  });
});

describe("printLongId", () => {
  it.each(["001D000000IRFma", "aaaaaaaaaaaaaaa", "ZZZZZZZZZZZZZZZ", "00D1N0000005Oa9"])("checks %s", (id) => {
    expect(printLongId(id)).toMatch(/^[A-Za-z0-9]{15}[A-Z0-5]{3}$/);
    expect(readObjectId(printLongId(id))).toBe(id);
  });
});
