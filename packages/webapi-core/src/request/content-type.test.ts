import { describe, expect, it } from "vitest";
import { parseContentType } from "./read-request.js";

describe("parseContentType", () => {
  it.each([
    ["application/json", { essence: "application/json" }],
    [" Application/JSON ; Charset=UTF-8", { essence: "application/json", charset: "utf-8" }],
    ['text/plain;charset="ISO-8859-1"; x=1', { essence: "text/plain", charset: "iso-8859-1" }],
    ['multipart/form-data; boundary="a\\"; b"', { essence: "multipart/form-data", boundary: 'a"; b' }],
    ["text/plain; charset=utf-8; charset=utf-16", { essence: "text/plain", charset: "utf-8" }],
    ["text/plain;", { essence: "text/plain" }],
    ["", { essence: "" }],
  ])("reads %j", (header, wanted) => {
    expect(parseContentType(header)).toEqual(wanted);
  });
});
