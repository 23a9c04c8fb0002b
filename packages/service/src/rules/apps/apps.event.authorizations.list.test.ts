import { describe, expect, it } from "vitest";
import { stampCommits } from "../../events/stamp-commits.js";
import { createTestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import { receiveEvents } from "../../testing/receive-events.js";
import type { World } from "../../worlds/world.js";

const manifest = {
  settings: {
    event_subscriptions: {
      request_url: "https://app.example/events",
      bot_events: ["message.channels"],
      user_events: ["message.channels"],
    },
  },
};
const installation = { workspace: "hq", installer: "ada" };
const scopes = ["channels:history", "chat:write"];

/** An app with a bot in #general and three users. */
const world: World = {
  ...organizationWorld,
  apps: (organizationWorld.apps ?? []).map((app) => (app.name === "Helper" ? { ...app, manifest } : app)),
  tokens: [
    { token: "app", kind: "app", app: "Helper", scopes: ["authorizations:read"], installation },
    { token: "bot", kind: "bot", user: "helper", app: "Helper", scopes, installation },
    ...["ada", "mia", "pat"].map((user) => {
      return { token: user, kind: "user", user, app: "Helper", scopes, installation } as const;
    }),
  ],
};

async function openService() {
  const service = await createTestService(world, {
    wrap: (store, { clock, ids }) => stampCommits(store, { clock, ids, onPublished: () => undefined }),
  });
  const { body } = await service.call("chat.postMessage", { channel: "C1", text: "hi" }, "mia");
  expect(body.ok).toBe(true);
  const [envelope] = (await receiveEvents(service)) as readonly { readonly event_context: string }[];
  return { ...service, context: envelope?.event_context ?? "" };
}

describe("apps.event.authorizations.list", () => {
  it("lists all who see the event of an envelope, page by page", async () => {
    const { call, context } = await openService();
    const all: string[] = [];
    let cursor = "";
    do {
      const sent = { event_context: context, limit: 3, cursor };
      const { body } = await call("apps.event.authorizations.list", sent, "app");
      expect(body.ok).toBe(true);
      for (const { user_id: userId, is_bot: isBot } of body.authorizations) all.push(`${userId} ${isBot}`);
      cursor = body.response_metadata.next_cursor;
    } while (cursor !== "");
    expect(all).toEqual(["U6 true", "U1 false", "U3 false", "U4 false"]);
  });

  it("refuses a cursor of another event", async () => {
    const { call, context } = await openService();
    const name = "apps.event.authorizations.list";
    const { body } = await call(name, { event_context: context, limit: 1 }, "app");
    const cursor = body.response_metadata.next_cursor;
    const other = await call(name, { event_context: context.replace("C1", "C2"), cursor }, "app");
    expect(other.body.error).toBe("invalid_cursor");
  });

  it("takes the token of an app alone", async () => {
    const { call, context } = await openService();
    const { body } = await call("apps.event.authorizations.list", { event_context: context }, "bot");
    expect(body.error).toBe("not_allowed_token_type");
  });
});
