import { webapi as hooks } from "@rollcall/api/hooks";
import { describe, expect, it } from "vitest";
import { hooksPath, hooksUrlOf, siteOf, splitWorkspacePath } from "./site-addresses.js";

describe("hooksPath", () => {
  it("is the mount of the set of hooks", () => {
    expect(hooksPath).toBe(hooks.mount);
  });
});

describe("hooksUrlOf", () => {
  it.each([
    [undefined, "https://site.example/hooks"],
    ["blue", "https://site.example/hooks/~blue"],
  ])("returns the base of the world %s", (world, wanted) => {
    expect(hooksUrlOf("https://site.example", world)).toBe(wanted);
  });
});

describe("siteOf", () => {
  it("uses the site for hosts that are not named", () => {
    const { of, ...site } = siteOf({ site: "vendor.example" });
    expect(site).toEqual({
      url: "https://vendor.example",
      hooksUrl: "https://vendor.example/hooks",
      filesUrl: "https://vendor.example",
      socketsUrl: "wss://vendor.example",
    });
    expect(of({ domain: "acme" }).url).toBe("https://acme.vendor.example");
  });
});

describe("splitWorkspacePath", () => {
  it.each([
    ["/api/auth.test", { path: "/api/auth.test" }],
    ["/w/acme/api/auth.test", { domain: "acme", path: "/api/auth.test" }],
    ["/w/acme", { domain: "acme", path: "/" }],
    ["/what/acme", { path: "/what/acme" }],
  ])("splits %s", (path, wanted) => expect(splitWorkspacePath(path)).toEqual(wanted));
});
