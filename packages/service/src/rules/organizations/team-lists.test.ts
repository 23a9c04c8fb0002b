import { beforeEach, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});

const list = async (args: object = {}, token?: string) => (await service.call("auth.teams.list", args, token)).body;

describe("auth.teams.list", () => {
  it("pages through the workspaces", async () => {
    const first = await list({ limit: 1 }, "svcp-owner");
    expect(first.teams).toEqual([{ id: "T1", name: "Headquarters" }]);
    const { next_cursor: cursor } = first.response_metadata;
    expect(cursor).not.toBe("");
    const second = await list({ limit: 1, cursor }, "svcp-owner");
    expect(second).toEqual({
      ok: true,
      teams: [{ id: "T2", name: "Labs" }],
      response_metadata: { next_cursor: "" },
    });
  });

  it("lists only what was granted", async () => {
    expect((await list({}, "svcb-public")).teams).toEqual([{ id: "T1", name: "Headquarters" }]);
    expect((await list()).teams).toEqual([{ id: "T1", name: "Headquarters" }]);
  });

  it("returns icons on request", async () => {
    const { teams } = await list({ include_icon: true });
    expect(teams[0].icon).toMatchObject({
      image_34: expect.stringMatching(/^https:\/\/site\.example\/photos\/T1-[0-9a-f]{12}-34$/),
      image_default: true,
    });
  });
});
