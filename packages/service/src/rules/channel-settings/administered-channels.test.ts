import { describe, expect, it } from "vitest";
import { createTestService } from "../../testing/create-test-service.js";
import { visibilityWorld } from "../../testing/visibility-world.js";

const scopes = ["admin.conversations:read", "admin.conversations:write"];
const token = (name: string, user: string, installation: object = {}) =>
  ({
    token: name,
    kind: "user",
    user,
    app: "Helper",
    scopes,
    installation: { installer: "olga", channel_manager: true, ...installation },
  }) as const;

const world = {
  ...visibilityWorld,
  tokens: [
    ...visibilityWorld.tokens,
    token("owner", "olga"),
    token("admin", "ada"),
    token("labs", "ada", { workspaces: ["labs"] }),
    token("member", "mia"),
    token("reader", "ada", { channel_manager: false }),
  ].filter(({ token: name }, at, all) => all.findLastIndex((each) => each.token === name) === at),
};

const direct = ["C6", "C7", "D1", "D2"];
const ofLabs = ["C10", "C12", "C13", "C15", "C16", "C17"];
const foreign = ["C14", "C17"];
const found = (id: string) => id !== "C9" && id !== "C11";

/** The answers of a rename, by its rules in their order. */
function wanted(id: string, as: string): string {
  if (as === "member" || as === "reader") return "restricted_action";
  if (!found(id)) return "channel_not_found";
  if (as === "labs" && !ofLabs.includes(id)) return "team_access_not_granted";
  if (direct.includes(id)) return "channel_type_not_supported";
  if (foreign.includes(id)) return "restricted_action";
  return id === "C1" ? "channel_type_not_supported" : "ok";
}

describe("channels of administrators", () => {
  it.each(["owner", "admin", "labs", "member", "reader"])("are those of the organization (%s)", async (as) => {
    const service = await createTestService(world);
    for (const { id } of visibilityWorld.channels) {
      const args = { channel_id: id, name: `renamed-${id.toLowerCase()}` };
      const { body } = await service.call("admin.conversations.rename", args, as);
      expect([id, body.error ?? "ok"]).toEqual([id, wanted(id, as)]);
    }
  });
});
