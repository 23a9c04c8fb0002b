import { describe, expect, it } from "vitest";
import { createTestService } from "../../testing/create-test-service.js";

describe("checkRequirements", () => {
  const codeOf = async (args: object, token?: string) =>
    (await (await createTestService()).call("chat.postMessage", { channel: "C1", text: "x", ...args }, token)).body
      .error;

  it.each([
    { why: "a value that requires a classic app", args: { as_user: true }, wanted: "as_user_not_supported" },
    { why: "a value that requires nothing", args: { as_user: false }, wanted: undefined },
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
