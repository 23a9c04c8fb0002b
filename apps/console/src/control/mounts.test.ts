import { scim } from "@rollcall/api/scim";
import { webapi } from "@rollcall/api/webapi";
import { controlMount } from "@rollcall/double";
import { describe, expect, it } from "vitest";
import { controlPath, scimPathOf, scimSegments, webapiPath } from "./mounts.js";

describe("the paths that the page uses", () => {
  it("are those of the definitions", () => {
    expect({ controlPath, webapiPath }).toEqual({ controlPath: controlMount, webapiPath: webapi.mount });
    const served = Object.entries(scim.versions).map(([version, { segment }]) => [version, `${scim.mount}/${segment}`]);
    expect(Object.keys(scimSegments).map((version) => [version, scimPathOf(version)])).toEqual(served);
  });
});
