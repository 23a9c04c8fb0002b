import { beforeEach, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../../testing/create-test-service.js";
import { organizationWorld } from "../../../testing/demo-world.js";
import type { World } from "../../../worlds/world.js";

const scopes = [
  ...["channels", "groups"].flatMap((kind) =>
    ["read", "history", "write", "write.invites"].map((word) => `${kind}:${word}`),
  ),
  ...["channels:manage", "channels:join", "chat:write", "chat:write.public", "canvases:write", "search:read"],
  "usergroups:write",
];
const token = (name: string, kind: "bot" | "user", user: string, installation: object) =>
  ({ token: name, kind, user, app: "Helper", scopes, installation: { installer: "ada", ...installation } }) as const;

/** A channel of hq that labs shares, one of labs that hq shares, one of everybody, and one with another company. */
const world = {
  ...organizationWorld,
  workspaces: [
    ...organizationWorld.workspaces,
    { id: "T3", name: "Depot", domain: "depot" },
    { id: "T9", name: "Partner", domain: "partner", foreign: true },
  ],
  users: [
    ...(organizationWorld.users ?? []),
    { id: "W8", userName: "dan", workspaces: { depot: "primary_owner" } },
    { id: "W9", userName: "pia", workspaces: { partner: "primary_owner" } },
    { id: "W10", userName: "sam", workspaces: { labs: "member" } },
  ],
  channels: [
    { id: "C1", kind: "public", name: "general", members: ["mia", "helper"] },
    { id: "C2", kind: "public", name: "joint", shared_with: ["labs"], members: ["mia", "helper", "lab"] },
    { id: "C3", kind: "public", name: "bench", workspace: "labs", shared_with: ["hq"], members: ["lab"] },
    { id: "C4", kind: "public", name: "town-hall", organization_wide: true, members: ["mia"] },
    { id: "C5", kind: "private", name: "deal", shared_with: ["partner"], members: ["mia", "pia"] },
    { id: "C6", kind: "public", name: "lab-only", workspace: "labs", members: ["lab"] },
  ],
  tokens: [
    token("bot", "bot", "helper", { workspace: "hq" }),
    token("labs-bot", "bot", "helper", { workspace: "labs" }),
    token("mia", "user", "mia", { workspace: "hq" }),
    token("lab", "user", "lab", { workspace: "labs" }),
    token("all", "user", "mia", {}),
  ],
} as const satisfies World;

let service: TestService;
beforeEach(async () => {
  service = await createTestService(world);
});

async function listed(args: object, as: string, method = "conversations.list"): Promise<readonly string[]> {
  const { body } = await service.call(method, args, as);
  return body.channels.map(({ id }: { readonly id: string }) => id);
}

async function codeOf(method: string, args: object, as: string): Promise<string> {
  const { body } = await service.call(method, args, as);
  return body.ok === true ? "ok" : body.error;
}

describe("shared channels", () => {
  it("say who shares them, in every answer that has them", async () => {
    const flags = { is_shared: true, is_org_shared: true, is_ext_shared: false, shared_team_ids: ["T1", "T2"] };
    const info = await service.call("conversations.info", { channel: "C2" }, "labs-bot");
    expect(info.body.channel).toMatchObject({ ...flags, context_team_id: "T2", pending_shared: [] });
    const join = await service.call("conversations.join", { channel: "C2" }, "lab");
    expect(join.body.channel).toMatchObject(flags);
    const list = await service.call("conversations.list", {}, "mia");
    expect(list.body.channels.find(({ id }: { readonly id: string }) => id === "C2")).toMatchObject(flags);
    const wide = await service.call("conversations.info", { channel: "C4" }, "mia");
    expect(wide.body.channel).toMatchObject({ ...flags, shared_team_ids: ["T1", "T2", "T3"] });
    const deal = await service.call("conversations.info", { channel: "C5" }, "mia");
    const connected = { is_ext_shared: true, connected_team_ids: ["T9"], conversation_host_id: "T1" };
    expect(deal.body.channel).toMatchObject({
      ...flags,
      ...connected,
      is_org_shared: false,
      shared_team_ids: ["T1", "T9"],
    });
    const alone = await service.call("conversations.info", { channel: "C1" }, "mia");
    expect(alone.body.channel).toMatchObject({ is_shared: false, shared_team_ids: ["T1"] });
  });

  it("are listed in each of their workspaces, in pages with the others", async () => {
    expect(await listed({}, "mia")).toEqual(["C1", "C2", "C3", "C4"]);
    expect(await listed({}, "lab")).toEqual(["C2", "C3", "C4", "C6"]);
    expect(await listed({ team_id: "T3" }, "all")).toEqual(["C4"]);
    expect(await listed({ user: "U5" }, "lab", "users.conversations")).toEqual(["C2", "C3", "C6"]);
    const pages: string[] = [];
    let cursor = "";
    do {
      const { body } = await service.call("conversations.list", { limit: 1, cursor }, "lab");
      pages.push(...body.channels.map(({ id }: { readonly id: string }) => id));
      cursor = body.response_metadata.next_cursor;
    } while (cursor !== "");
    expect(pages).toEqual(["C2", "C3", "C4", "C6"]);
  });

  it("are joined, left and posted to by members of each of their workspaces, also by name", async () => {
    expect(await codeOf("conversations.join", { channel: "C3" }, "mia")).toBe("ok");
    expect(await codeOf("chat.postMessage", { channel: "#bench", text: "from hq" }, "bot")).toBe("ok");
    expect(await codeOf("chat.postMessage", { channel: "joint", text: "from labs" }, "labs-bot")).toBe("ok");
    expect(await codeOf("chat.postMessage", { channel: "lab-only", text: "x" }, "bot")).toBe("channel_not_found");
    const { body } = await service.call("conversations.history", { channel: "C2" }, "lab");
    expect(body.messages[0].text).toBe("from labs");
    expect(await codeOf("conversations.leave", { channel: "C3" }, "mia")).toBe("ok");
  });

  it("take users of each of their workspaces", async () => {
    expect(await codeOf("conversations.invite", { channel: "C2", users: "W10" }, "mia")).toBe("ok");
    expect(await codeOf("conversations.invite", { channel: "C2", users: "W8" }, "mia")).toBe("org_user_not_in_team");
    expect(await codeOf("conversations.invite", { channel: "C4", users: "W8" }, "mia")).toBe("ok");
    expect(await codeOf("conversations.invite", { channel: "C2", users: "W9" }, "mia")).toBe(
      "no_external_invite_permission",
    );
    expect(await codeOf("conversations.kick", { channel: "C2", user: "W10" }, "lab")).toBe("ok");
    expect(await codeOf("conversations.kick", { channel: "C5", user: "W9" }, "mia")).toBe("ok");
  });

  it("keep their names in each of their workspaces", async () => {
    expect(await codeOf("conversations.create", { name: "joint" }, "lab")).toBe("name_taken");
    expect(await codeOf("conversations.create", { name: "bench" }, "mia")).toBe("name_taken");
    expect(await codeOf("conversations.create", { name: "lab-only" }, "mia")).toBe("ok");
    expect(await codeOf("conversations.rename", { channel: "C3", name: "lab-only" }, "lab")).toBe("name_taken");
    expect(await codeOf("conversations.rename", { channel: "C3", name: "desk" }, "lab")).toBe("ok");
    expect(await codeOf("chat.postMessage", { channel: "desk", text: "x" }, "bot")).toBe("ok");
  });

  it("are renamed by administrators of the workspace that they belong to, and archived where that allows it", async () => {
    expect(await codeOf("conversations.rename", { channel: "C2", name: "other" }, "lab")).toBe("not_authorized");
    expect(await codeOf("conversations.archive", { channel: "C2" }, "lab")).toBe("ok");
    expect(await codeOf("conversations.unarchive", { channel: "C2" }, "mia")).toBe("ok");
  });

  it("are searched in each of their workspaces", async () => {
    await service.call("chat.postMessage", { channel: "C2", text: "anchor" }, "labs-bot");
    for (const as of ["mia", "lab"]) {
      const { body } = await service.call("search.messages", { query: "anchor in:joint" }, as);
      expect(body.messages.matches).toMatchObject([
        { team: "T1", channel: { id: "C2", is_shared: true, is_org_shared: true } },
      ]);
    }
  });

  it("are gone with the workspace that they belong to, and stay without one that shared them", async () => {
    const closed = { id: "T2", name: "Labs", domain: "labs", deleted: true } as const;
    const workspaces = world.workspaces.map((each) => (each.domain === "labs" ? closed : each));
    service = await createTestService({
      ...world,
      workspaces,
      messages: [{ channel: "C3", user: "lab", text: "anchor" }],
    });
    expect(await listed({}, "mia")).toEqual(["C1", "C2", "C4"]);
    expect(await codeOf("conversations.info", { channel: "C3" }, "mia")).toBe("channel_not_found");
    expect(await codeOf("chat.postMessage", { channel: "bench", text: "x" }, "bot")).toBe("channel_not_found");
    const { body } = await service.call("search.messages", { query: "anchor" }, "mia");
    expect(body.messages.matches).toEqual([]);
    const joint = await service.call("conversations.info", { channel: "C2" }, "mia");
    expect(joint.body.channel).toMatchObject({ is_shared: false, shared_team_ids: ["T1"] });
  });

  it("have scheduled messages, canvases and default channels of groups in each of their workspaces", async () => {
    const post_at = Math.floor(service.clock.now().getTime() / 1000) + 600;
    expect(await codeOf("chat.scheduleMessage", { channel: "C2", text: "later", post_at }, "labs-bot")).toBe("ok");
    const { body } = await service.call("chat.scheduledMessages.list", {}, "labs-bot");
    expect(body.scheduled_messages).toMatchObject([{ channel_id: "C2" }]);
    const canvas = await service.call("conversations.canvases.create", { channel_id: "C2" }, "lab");
    const content = { type: "markdown", markdown: "hi" };
    const changes = [{ operation: "insert_at_end", document_content: content }];
    expect(await codeOf("canvases.edit", { canvas_id: canvas.body.canvas_id, changes }, "lab")).toBe("ok");
    const group = { name: "Group", handle: "grp", channels: ["C2"] };
    expect(await codeOf("usergroups.create", group, "lab")).toBe("ok");
  });
});
