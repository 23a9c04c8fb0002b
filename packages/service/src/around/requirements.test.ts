import { describe, expect, it } from "vitest";
import { createTestService } from "../testing/create-test-service.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import { holds, type Requirement } from "./requirements.js";

const caller = {
  tokenType: "bot",
  user: { organizationId: "E1", organizationRole: "member", memberships: [{ workspaceId: "T1", role: "admin" }] },
  app: { generation: "granular" },
  token: { installation: { target: { kind: "workspace", id: "T1" } } },
  organization: { id: "E1", plan: "enterprise" },
  workspace: { id: "T1", plan: "entry", disabledFeatures: ["canvases"] },
} as unknown as WebapiCaller;

describe("holds", () => {
  it.each([
    { requirement: { plan: "entry", error: "x" }, wanted: true },
    { requirement: { plan: "plus", error: "x" }, wanted: false },
    { requirement: { plan: "enterprise", of: "organization", error: "x" }, wanted: true },
    { requirement: { role: "admin", error: "x" }, wanted: true },
    { requirement: { role: "admin", of: "organization", error: "x" }, wanted: false },
    { requirement: { role: "owner", error: "x" }, wanted: false },
    { requirement: { feature: "lists", error: "x" }, wanted: true },
    { requirement: { feature: "canvases", error: "x" }, wanted: false },
    { requirement: { generation: "granular", error: "x" }, wanted: true },
    { requirement: { generation: "classic", error: "x" }, wanted: false },
    { requirement: { organization: true, error: "x" }, wanted: false },
    { requirement: { token: "bot", error: "x" }, wanted: true },
    { requirement: { token: "user", error: "x" }, wanted: false },
  ] as const satisfies readonly { requirement: Requirement; wanted: boolean }[])(
    "$requirement is $wanted",
    ({ requirement, wanted }) => {
      expect(holds(requirement, caller)).toBe(wanted);
    },
  );
});

describe("checkRequirements", () => {
  const codeOf = async (args: object, token?: string) =>
    (await (await createTestService()).call("chat.postMessage", { channel: "C1", text: "x", ...args }, token)).body
      .error;

  it.each([
    { why: "a value that asks for a classic app", args: { as_user: true }, wanted: "as_user_not_supported" },
    { why: "a value that asks for nothing", args: { as_user: false }, wanted: undefined },
    {
      why: "an argument that asks for a bot, sent by a person",
      args: { metadata: { event_type: "a", event_payload: {} } },
      token: "svcp-mia",
      wanted: "metadata_must_be_sent_from_app",
    },
    {
      why: "an argument that asks for a bot, sent by one",
      args: { metadata: { event_type: "a", event_payload: {} } },
      wanted: undefined,
    },
  ])("answers $wanted to $why", async ({ args, token, wanted }) => {
    expect(await codeOf(args, token)).toBe(wanted);
  });
});
