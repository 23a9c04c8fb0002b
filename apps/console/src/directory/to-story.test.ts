import { describe, expect, it } from "vitest";
import type { Entry } from "../store/types.js";
import { toStory } from "./to-story.js";

const names: Readonly<Record<string, string>> = { U1: "Ada", S1: "Team" };
const entry = (parts: Partial<Entry>): Entry => ({
  ...{ request_id: "r1", at: "2026-06-01T12:00:00.000Z", world: "default", protocol: "scim" },
  ...{ route: "PATCH /Users/{id}", id: "U1", status: 200, ok: true, changes: [], duration_ms: 1 },
  ...parts,
});
const put = (before: object | undefined, after: object) => ({
  ...{ kind: "putUser", id: "U1" },
  ...(before !== undefined && { before: { ...before } }),
  after: { ...after },
});
const ada = { userName: "ada", displayName: "Ada", active: true, version: 1 };

describe("toStory", () => {
  it.each<[string, Partial<Entry>]>([
    ["created Ada", { changes: [put(undefined, ada)] }],
    ["renamed Ada to Ada King", { changes: [put(ada, { ...ada, displayName: "Ada King", version: 2 })] }],
    ["deactivated Ada", { changes: [put(ada, { ...ada, active: false })] }],
    ["activated Ada", { changes: [put({ ...ada, active: false }, ada)] }],
    ["changed title, emails of Ada", { changes: [put(ada, { ...ada, title: "Dr", emails: ["a"] })] }],
    ["changed the user name of Ada", { changes: [put(ada, { ...ada, userName: "king" })] }],
    ["added Ada to Team", { changes: [{ kind: "addGroupMembers", id: "S1", after: { userIds: ["U1"] } }] }],
    ["removed Ada from Team", { changes: [{ kind: "removeGroupMembers", id: "S1", after: { userIds: ["U1"] } }] }],
    ["deleted Team", { changes: [{ kind: "removeGroup", id: "S1" }] }],
    ["sent PATCH Ada, which changed nothing", {}],
    ["tried PATCH Ada, and was refused: username_taken", { ok: false, code: "username_taken" }],
    ["tried POST /Users, and was refused: no", { route: "POST /Users", id: undefined, ok: false, code: "no" } as never],
  ])("says %j", (text, parts) => {
    expect(toStory([entry(parts)], (id) => names[id] ?? id).map((event) => event.text)).toEqual([text]);
  });

  it("leaves out what only reads, and what is not SCIM", () => {
    const entries = [entry({ route: "GET /Users" }), entry({ protocol: "webapi" })];
    expect(toStory(entries, (id) => id)).toEqual([]);
  });

  it("knows whom it is about", () => {
    const changes = [{ kind: "addGroupMembers", id: "S1", after: { userIds: ["U1"] } }];
    expect(toStory([entry({ id: "S1", changes })], (id) => id)[0]?.about).toEqual(["S1", "S1", "U1"]);
  });
});
