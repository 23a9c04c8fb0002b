import { describe, expect, it } from "vitest";
import { createTestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";

const installation = { workspace: "hq", installer: "ada" } as const;
const channels = ["one", "two", "three"].map(
  (name, at) => ({ id: `C3${at}`, kind: "private", name, members: ["mia"] }) as const,
);
const world = {
  ...organizationWorld,
  channels: [...(organizationWorld.channels ?? []), ...channels],
  tokens: [
    ...(organizationWorld.tokens ?? []),
    { token: "svcp-inviter", kind: "user", user: "mia", app: "Helper", scopes: ["groups:write"], installation },
  ],
} as const;

describe("a single-channel guest", () => {
  it("follows one of several invitations at once", async () => {
    const { call, store } = await createTestService(world);
    const answers = await Promise.all(
      channels.map(({ id }) => call("conversations.invite", { channel: id, users: "U8" }, "svcp-inviter")),
    );
    const codes = answers.map(({ body }) => body.error ?? "ok");
    expect(codes.toSorted()).toEqual(["ok", "ura_max_channels", "ura_max_channels"]);
    const joined = await Promise.all(channels.map(({ id }) => store.channels.isMember(id, "U8")));
    expect(joined.filter(Boolean)).toHaveLength(1);
  });
});

describe("a channel", () => {
  it("does not tell whether another company has a user who is to be removed", async () => {
    const { call } = await createTestService({
      ...world,
      workspaces: [...world.workspaces, { id: "T9", name: "Partner", domain: "partner", foreign: true }],
      users: [
        ...(world.users ?? []),
        { id: "W9", userName: "pia", emails: ["pia@partner.example"], workspaces: { partner: "member" } },
      ],
    });
    for (const user of ["W9", "W404"]) {
      const { body } = await call("conversations.kick", { channel: "C30", user }, "svcp-inviter");
      expect(body.error).toBe("user_not_found");
    }
  });
});
