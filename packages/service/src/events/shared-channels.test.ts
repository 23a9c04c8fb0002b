import { describe, expect, it } from "vitest";
import { createTestService } from "../testing/create-test-service.js";
import { organizationWorld } from "../testing/demo-world.js";
import { receiveEvents } from "../testing/receive-events.js";
import type { World } from "../worlds/world.js";
import { stampCommits } from "./stamp-commits.js";

const manifest = {
  settings: {
    event_subscriptions: {
      request_url: "https://app.example/events",
      bot_events: ["message.channels", "channel_rename", "member_joined_channel"],
    },
  },
};
const scopes = ["channels:read", "channels:history", "chat:write"];

/** Two apps, one in hq and one in labs or the whole organization, and channels that labs and another company share. */
function worldWith(installation: object): World {
  return {
    ...organizationWorld,
    workspaces: [...organizationWorld.workspaces, { id: "T9", name: "Partner", domain: "partner", foreign: true }],
    users: [
      ...(organizationWorld.users ?? []),
      { id: "U30", userName: "labbot", bot_of: "Labs app", workspaces: { labs: "member" } },
    ],
    apps: [...(organizationWorld.apps ?? []), { id: "A30", name: "Labs app", manifest }],
    channels: [
      { id: "C1", kind: "public", name: "general", members: ["mia", "labbot"] },
      { id: "C2", kind: "public", name: "joint", shared_with: ["labs"], members: ["mia", "labbot"] },
      { id: "C3", kind: "public", name: "deal", shared_with: ["labs", "partner"], members: ["mia", "labbot"] },
      { id: "C4", kind: "public", name: "visit", workspace: "partner", shared_with: ["labs"], members: ["labbot"] },
    ],
    tokens: [
      {
        token: "mia",
        kind: "user",
        user: "mia",
        app: "Helper",
        scopes,
        installation: { workspace: "hq", installer: "ada" },
      },
      {
        token: "labs",
        kind: "bot",
        user: "labbot",
        app: "Labs app",
        scopes,
        installation: { installer: "ada", ...installation },
      },
    ],
  };
}

async function receivedIn(channel: string, installation: object, as: string) {
  const service = await createTestService(worldWith(installation), {
    wrap: (store, { clock, ids }) => stampCommits(store, { clock, ids, onPublished: () => undefined }),
  });
  const { body } = await service.call("chat.postMessage", { channel, text: "hi" }, as);
  expect(body.error).toBeUndefined();
  return receiveEvents(service);
}

describe("events of shared channels", () => {
  it.each([
    ["a channel of another workspace", "C1", { workspace: "labs" }, "mia", []],
    [
      "a channel that its workspace shares",
      "C2",
      { workspace: "labs" },
      "mia",
      [{ team_id: "T2", context_team_id: "T2", is_ext_shared_channel: false }],
    ],
    [
      "a channel that another company shares",
      "C3",
      { workspace: "labs" },
      "mia",
      [{ team_id: "T2", context_team_id: "T2", is_ext_shared_channel: true }],
    ],
    [
      "a channel of another company",
      "C4",
      {},
      "labs",
      [{ team_id: "T2", context_team_id: null, enterprise_id: "E1", is_ext_shared_channel: true }],
    ],
  ])("are for the apps of each of its workspaces: %s", async (_what, channel, installation, as, wanted) => {
    const received = await receivedIn(channel, installation, as);
    expect(received).toMatchObject(wanted);
    expect(received).toHaveLength(wanted.length);
  });
});
