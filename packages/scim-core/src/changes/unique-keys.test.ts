import { scim } from "@rollcall/scim-core/standard";
import { describe, expect, it } from "vitest";
import { gadget } from "../test-sets/gadget.js";
import { uniqueKeys } from "./unique-keys.js";
import { withoutSecrets } from "./without-secrets.js";

describe("uniqueKeys", () => {
  it("folds the case where case does not count", () => {
    expect(uniqueKeys({ id: "1", userName: "ADA", displayName: "Ada" }, scim.resources.User)).toEqual(["userName=ada"]);
    expect(uniqueKeys({ assetTag: "A1", serial: "X" }, gadget)).toEqual(["assetTag=A1", "serial=x"]);
  });

  it("has nothing where there is nothing", () => {
    expect(uniqueKeys({ id: "1", displayName: "Ada" }, scim.resources.Group)).toEqual([]);
  });
});

describe("withoutSecrets", () => {
  it("leaves out what is never returned", () => {
    expect(withoutSecrets({ userName: "ada", password: "x" }, scim.resources.User)).toEqual({ userName: "ada" });
  });
});
