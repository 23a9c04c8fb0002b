import { describe, expect, it } from "vitest";
import { checkWorld } from "./check-world.js";

describe("checkNetworks", () => {
  it.each([
    ["users.info", []],
    ["*", []],
    ["users.inf", ['workspaces.0.networks.users.inf No method is called "users.inf"']],
  ])("checks the networks of %s", (method, wanted) => {
    const networks = { [method]: ["10.0.0.0/8"] };
    const found = checkWorld({
      kind: "world",
      workspaces: [{ name: "Headquarters", domain: "hq", networks }],
      users: [{ userName: "ana", emails: ["ana@x.example"], workspaces: { hq: "primary_owner" } }],
    });
    expect(found.map(({ path, message }) => `${path.join(".")} ${message}`)).toEqual(wanted);
  });
});
