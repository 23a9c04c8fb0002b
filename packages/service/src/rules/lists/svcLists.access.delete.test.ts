import { beforeEach, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});

const revoke = (args: object, token?: string) => service.call("svcLists.access.delete", args, token);
const access = async () => (await service.store.lists.accessOf("F1")).map(({ subject }) => subject.id);

describe("svcLists.access.delete", () => {
  it("removes the access of channels, or of users", async () => {
    expect((await revoke({ list_id: "F1", channel_ids: ["C1"] })).body).toEqual({ ok: true });
    expect(await access()).toEqual(["U4"]);
    expect((await revoke({ list_id: "F1", user_ids: ["U4"] })).body).toEqual({ ok: true });
    expect(await access()).toEqual([]);
  });

  it.each([
    { args: { list_id: "F404", user_ids: ["U4"] }, error: "list_not_found" },
    { args: { list_id: "F2", user_ids: ["U4"] }, error: "list_not_found" },
    { args: { list_id: "F1" }, error: "invalid_parameters" },
    { args: { list_id: "F1", user_ids: ["U4"], channel_ids: ["C1"] }, error: "invalid_parameters" },
    { args: { list_id: "F1", user_ids: ["U404"] }, error: "user_not_found" },
    { args: { list_id: "F1", channel_ids: ["C404"] }, error: "channel_not_found" },
    { args: { list_id: "F1", channel_ids: ["C3"] }, error: "channel_not_found" },
    { args: { list_id: "F1", user_ids: ["U6"] }, error: "failed_to_update_user_ids" },
    { args: { list_id: "F1", user_ids: ["U4", "U3"] }, error: "invalid_arguments" },
    { args: { list_id: "F1", channel_ids: ["C1", "C2"] }, error: "invalid_arguments" },
    { args: { user_ids: ["U4"] }, error: "invalid_arguments" },
  ])("answers $error to $args and changes nothing", async ({ args, error }) => {
    expect((await revoke(args)).body.error).toBe(error);
    expect(await access()).toEqual(["C1", "U4"]);
  });

  it("only works for the owner", async () => {
    expect((await revoke({ list_id: "F1", user_ids: ["U4"] }, "svcp-mia")).body.error).toBe("restricted_action");
  });

  it.each([{ parts: { plan: "free" } }, { parts: { disabled_features: ["lists"] } }] as const)(
    "answers lists_disabled_user_team in a workspace with $parts",
    async ({ parts }) => {
      const workspaces = organizationWorld.workspaces.map((one) => ({ ...one, ...parts }));
      service = await createTestService({ ...organizationWorld, workspaces });
      expect((await revoke({ list_id: "F1", user_ids: ["U4"] })).body.error).toBe("lists_disabled_user_team");
    },
  );
});
