import { describe, expect, it } from "vitest";
import { createWebapiServer, type WebapiServer } from "../kit/create-webapi-server.js";

const method = "admin.conversations.createForObjects";
const crm_org_id = "00D1N0000005Oa9";

/** Whether a message to a channel name reaches the channel. */
async function idByName(server: WebapiServer, channel: string) {
  return (await server.call("chat.postMessage", { channel, text: "x" })).body.channel;
}

describe(method, () => {
  it("creates one channel for concurrent calls with any form of the identifiers", async () => {
    await using server = await createWebapiServer();
    const forms = ["001D000000IRFma", "001D000000IRFmaIAH"];
    const calls = Array.from({ length: 12 }, (_, index) =>
      server.call(method, { crm_org_id, object_id: forms[index % 2] }),
    );
    const outcomes = (await Promise.all(calls)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === "ok")).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(["ok", "channel_already_exists"]));
  });

  it("names the channel after the record, with a number if the name is taken", async () => {
    const world = `users: [{ userName: globex-inc-3, emails: [g@acme.example] }]
channels: [{ kind: public, name: globex-inc }, { kind: public, name: globex-inc-2 }]
`;
    await using server = await createWebapiServer({ world });
    const { body } = await server.call(method, { crm_org_id, object_id: "001D000000IRFma" });
    expect(await idByName(server, "globex-inc-4")).toBe(body.channel_id);
  });

  it("uses the record's identifier if no part of its name can be in a channel name", async () => {
    const records = [{ id: "001D000000IRFme", type: "Account", name: "!!!" }];
    const world = JSON.stringify({ crm_organizations: [{ id: crm_org_id, records }] });
    await using server = await createWebapiServer({ world });
    const { body } = await server.call(method, { crm_org_id, object_id: "001D000000IRFme" });
    expect(await idByName(server, "001d000000irfme")).toBe(body.channel_id);
  });

  it.each([
    { invite_object_team: undefined, wanted: { UGUS: "channel_not_found", UOLGA: "ok" } },
    { invite_object_team: false, wanted: { UGUS: "channel_not_found", UOLGA: "ok" } },
    { invite_object_team: true, wanted: { UGUS: "ok", UOLGA: "ok" } },
  ])("invites the users of the record on request ($invite_object_team)", async ({ invite_object_team, wanted }) => {
    await using server = await createWebapiServer();
    const { body } = await server.call(method, { crm_org_id, object_id: "001D000000IRFma", invite_object_team });
    const post = async (token: string) =>
      (await server.call("chat.postMessage", { channel: body.channel_id, text: "x" }, { token })).outcome;
    expect({ UGUS: await post("svcp-gus"), UOLGA: await post("svcp-olga") }).toEqual(wanted);
  });

  it("invites at most a hundred of them, in order", async () => {
    const users = Array.from({ length: 120 }, (_, index) => ({
      id: `UT${index}`,
      userName: `t${index}`,
      emails: [`t${index}@acme.example`],
      active: index !== 0,
    }));
    const tokens = [100, 101].map((index) => ({
      token: `svcp-team-${index}`,
      kind: "user",
      user: `t${index}`,
      scopes: ["chat:write"],
      installation: { workspace: "hq", installer: "olga" },
    }));
    const record = { id: "500D000000IRFmf", type: "Case", name: "Crowd", team: users.map(({ id }) => id) };
    const channels = [{ object_type: "Case", workspace: "hq", kind: "private" }];
    const world = JSON.stringify({
      users,
      tokens,
      crm_organizations: [{ id: crm_org_id, record_channels: channels, records: [record] }],
    });
    await using server = await createWebapiServer({ world });
    const { body } = await server.call(method, { crm_org_id, object_id: record.id, invite_object_team: true });
    const post = async (token: string) =>
      (await server.call("chat.postMessage", { channel: body.channel_id, text: "x" }, { token })).outcome;
    expect([await post("svcp-team-100"), await post("svcp-team-101")]).toEqual(["ok", "channel_not_found"]);
  });

  it("creates no channel in a workspace where record channels are turned off", async () => {
    const world = "workspaces: [{ domain: labs, disabled_features: [record_channels] }]";
    await using server = await createWebapiServer({ world });
    const call = async (object_id: string) => (await server.call(method, { crm_org_id, object_id })).outcome;
    expect(await call("500D000000IRFmc")).toBe("feature_not_enabled");
    expect(await call("001D000000IRFma")).toBe("ok");
  });
});
