import { describe, expect, it } from "vitest";
import { createTestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";

const { apps = [], ...others } = organizationWorld;
/** The app of the classic token is of the retired kind. */
const world = {
  ...others,
  apps: apps.map((app) => (app.id === "A2" ? { ...app, generation: "workspace" as const } : app)),
};

describe("checkRequirements", () => {
  const codeOf = async (args: object, token?: string) =>
    (await (await createTestService(world)).call("chat.postMessage", { channel: "C1", text: "x", ...args }, token)).body
      .error;

  it.each([
    {
      why: "a value that apps of the retired kind may not send",
      args: { as_user: true },
      token: "svcb-classic",
      wanted: "as_user_not_supported",
    },
    { why: "a value that they may send", args: { as_user: false }, token: "svcb-classic", wanted: undefined },
    { why: "the value of another app", args: { as_user: true }, wanted: undefined },
    {
      why: "an argument that requires a bot, sent by a user",
      args: { metadata: { event_type: "a", event_payload: {} } },
      token: "svcp-mia",
      wanted: "metadata_must_be_sent_from_app",
    },
    {
      why: "an argument that requires a bot, sent by a bot",
      args: { metadata: { event_type: "a", event_payload: {} } },
      wanted: undefined,
    },
  ])("answers $wanted to $why", async ({ args, token, wanted }) => {
    expect(await codeOf(args, token)).toBe(wanted);
  });
});
