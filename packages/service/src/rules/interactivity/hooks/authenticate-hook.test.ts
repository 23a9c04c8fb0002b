import { describe, expect, it } from "vitest";
import { parseHookPath } from "./authenticate-hook.js";

describe("parseHookPath", () => {
  it.each([
    ["services/T1/B1/s", { kind: "services", workspaceId: "T1", id: "B1", secret: "s" }],
    ["commands/T1/1/s/t", { kind: "commands", workspaceId: "T1", id: "1", secret: "s/t" }],
    ["actions/T1", { kind: "actions", workspaceId: "T1", id: "", secret: "" }],
    ["services", { kind: "services", workspaceId: "", id: "", secret: "" }],
    ["others/T1/B1/s", undefined],
    ["", undefined],
  ])("parses %j", (path, wanted) => {
    expect(parseHookPath(path)).toEqual(wanted);
  });
});
