import { describe, expect, it } from "vitest";
import { safeHref } from "./outside-link.js";

describe("safeHref", () => {
  it.each([
    ["https://a.example/x?y=1", "https://a.example/x?y=1"],
    ["HTTP://A.example", "http://a.example/"],
    ["mailto:ada@a.example", "mailto:ada@a.example"],
  ])("allows %s", (text, wanted) => expect(safeHref(text)).toBe(wanted));

  it.each([
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://a.example/1",
    "//a.example",
    "/path",
    "",
  ])("refuses %j", (text) => expect(safeHref(text)).toBeUndefined());
});
