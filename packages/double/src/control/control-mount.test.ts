import { describe, expect, it } from "vitest";
import { webapi } from "../generated/control/index.js";
import { controlMount } from "./control-mount.js";

describe("controlMount", () => {
  it("is the path of the definitions", () => {
    expect(controlMount).toBe(webapi.mount);
  });
});
