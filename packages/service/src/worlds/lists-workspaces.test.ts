import { describe, expect, it } from "vitest";
import { checkWorld } from "./check-world.js";
import type { World } from "./world.js";

const base: World = {
  kind: "world",
  organization: { name: "Acme", plan: "enterprise", default_workspace: "hq" },
  workspaces: [
    { name: "Headquarters", domain: "hq" },
    { name: "Labs", domain: "labs" },
  ],
  users: [
    {
      userName: "ana",
      emails: ["ana@x.example"],
      organization_role: "primary_owner",
      workspaces: { hq: "primary_owner", labs: "primary_owner" },
    },
  ],
  channels: [
    { kind: "public", name: "general" },
    { kind: "public", name: "bench", workspace: "labs" },
  ],
  files: [
    { name: "a.txt", owner: "ana" },
    { name: "b.txt", owner: "ana", workspace: "labs" },
  ],
};

function findings(list: Partial<NonNullable<World["lists"]>[number]>): readonly string[] {
  const columns = [{ name: "Files", type: "attachment" } as const];
  const lists = [{ name: "Plan", owner: "ana", columns, ...list }];
  return checkWorld({ ...base, lists }).map(({ path, message }) => `${path.join(".")} ${message}`);
}

describe("checkListWorkspaces", () => {
  it.each([
    ["files of its workspace", { rows: [{ cells: { Files: "a.txt" } }] }, []],
    ["a channel of its workspace", { workspace: "labs", channel: "bench" }, []],
    [
      "a file of another workspace",
      { rows: [{ rows: [{ cells: { Files: ["a.txt", "b.txt"] } }] }] },
      ['lists.0.rows.0.rows.0.cells.Files.1 file_not_found: "b.txt" is a file of another workspace'],
    ],
    [
      "a channel of another workspace",
      { channel: "bench" },
      ["lists.0.channel The channel of a List must be in its workspace"],
    ],
  ])("checks a List with %s", (_, list, wanted) => {
    expect(findings(list)).toEqual(wanted);
  });
});
