import { scim } from "@rollcall/scim-core/standard";
import { describe, expect, it } from "vitest";
import { gadget } from "../test-sets/gadget.js";
import { withoutSecrets } from "./apply-changes.js";
import { uniqueKeys } from "./unique-keys.js";

describe("uniqueKeys", () => {
  it("folds case unless the attribute is case-sensitive", () => {
    expect(uniqueKeys({ id: "1", userName: "ADA", displayName: "Ada" }, scim.resources.User)).toEqual(["userName=ada"]);
    expect(uniqueKeys({ assetTag: "A1", serial: "X" }, gadget)).toEqual(["assetTag=A1", "serial=x"]);
  });

  it("returns no keys for absent values", () => {
    expect(uniqueKeys({ id: "1", displayName: "Ada" }, scim.resources.Group)).toEqual([]);
  });
});

describe("withoutSecrets", () => {
  it("removes attributes that are never returned", () => {
    expect(withoutSecrets({ userName: "ada", password: "x" }, scim.resources.User)).toEqual({ userName: "ada" });
  });
});
