import { describe, expect, it } from "vitest";
import { splitUrl } from "./read-request.js";

describe("splitUrl", () => {
  it.each([
    ["http://host/api/a.b?x=1&y=/z", { path: "/api/a.b", query: "x=1&y=/z" }],
    ["https://host:1/api/a.b/", { path: "/api/a.b", query: "" }],
    ["http://host/api?", { path: "/api", query: "" }],
    ["http://host/a#b?c", { path: "/a", query: "" }],
    ["http://host?x=/a", { path: "", query: "x=/a" }],
    ["http://host", { path: "", query: "" }],
    ["http://host/", { path: "", query: "" }],
  ])("splits %s", (url, wanted) => {
    expect(splitUrl(url)).toEqual(wanted);
  });
});
