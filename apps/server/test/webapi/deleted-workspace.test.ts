import { describe, expect, it } from "vitest";
import { createWebapiServer } from "../kit/create-webapi-server.js";

const world = `
workspaces: [{ domain: labs, deleted: true }]
users: [{ userName: gus, workspaces: { hq: member, labs: member } }]
`;
const token = "svcp-olga";

/** Calls that use something in the deleted workspace, with a token of its organization. */
const calls: readonly (readonly [string, object, string])[] = [
  ["chat.postMessage", { channel: "C6", text: "Hello?" }, "channel_not_found"],
  ["admin.analytics.messages.metadata", { channel: "C6" }, "channel_not_found"],
  ["admin.analytics.messages.activity", { channel: "C6" }, "channel_not_found"],
  ["admin.functions.list", { app_ids: ["A1"], team_id: "T2" }, "invalid_arguments"],
  ["admin.users.getExpiration", { user_id: "UGUS", target_team: "T2" }, "team_not_found"],
  [
    "admin.conversations.createForObjects",
    { object_id: "500D000000IRFmc", crm_org_id: "00D1N0000005Oa9" },
    "missing_record_channel_config",
  ],
  [
    "svcLists.items.update",
    { list_id: "F6", cells: [{ row_id_to_create: true, column_id_to_create: "New", rich_text: [] }] },
    "team_not_found",
  ],
  ["svcLists.update", { id: "F6", name: "New" }, "team_not_found"],
  ["svcLists.access.delete", { list_id: "F6", user_ids: ["UMIA"] }, "list_not_found"],
  ["svcLists.download.start", { list_id: "F6" }, "list_not_found"],
  ["canvases.edit", { canvas_id: "F26", changes: [{ operation: "delete", section_id: "Sec1" }] }, "canvas_not_found"],
];

describe("a deleted workspace of an organization", () => {
  it.each(calls)("cannot be used by %s", async (method, args, error) => {
    await using server = await createWebapiServer({ world });
    const before = server.commits();
    expect((await server.call(method, { ...args }, { token })).body).toMatchObject({ ok: false, error });
    expect(server.commits()).toBe(before);
  });
});
