import { beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../../testing/create-test-service.js";
import { visibilityCallers, visibilityWorld as world } from "../../../testing/visibility-world.js";

const kinds = ["channels", "groups", "mpim", "im"];
const scopes = kinds.flatMap((kind) => [`${kind}:read`, `${kind}:history`]);

/** The conversations that bots may read: those that they have joined. */
const readers = new Map([
  ["bot", ["C1", "C3", "C5", "C6", "D1", "C8", "C13"]],
  ["newcomer", []],
]);

const cases = Object.keys(visibilityCallers).flatMap((token) =>
  world.channels.map(({ id }) => ({ token, channel: id })),
);

let service: TestService;
beforeAll(async () => {
  service = await createTestService(world);
});

async function codeOf(method: string, args: object, token: string): Promise<string> {
  const { body } = await service.call(method, args, token);
  return body.ok === true ? "ok" : body.error;
}

function wantedCode(channel: string, token: string): string {
  const { sees = [], notGranted = [], refused } = visibilityCallers[token] ?? {};
  if (refused !== undefined) return refused;
  if (sees.includes(channel)) return "ok";
  return notGranted.includes(channel) ? "team_access_not_granted" : "channel_not_found";
}

describe("the visibility of conversations", () => {
  it.each(cases)(
    "lets $token look up $channel if it sees it, and read it, for which a bot must have joined",
    async ({ token, channel }) => {
      const wanted = wantedCode(channel, token);
      expect(await codeOf("conversations.info", { channel }, token)).toBe(wanted);
      expect(await codeOf("conversations.members", { channel }, token)).toBe(wanted);
      const isOut = wanted === "ok" && readers.get(token)?.includes(channel) === false;
      const read = isOut ? "not_in_channel" : wanted;
      expect(await codeOf("conversations.history", { channel }, token)).toBe(read);
      const replies = await codeOf("conversations.replies", { channel, ts: "1780000000.000000" }, token);
      expect(replies).toBe(read === "ok" ? "thread_not_found" : read);
    },
  );

  it.each([
    ["bot", ["C1", "C12", "C13", "C14", "C15", "C2", "C3", "C5", "C8", "C6", "D1"]],
    ["newcomer", ["C1", "C12", "C14", "C15", "C2", "C8"]],
    ["member", ["C1", "C12", "C13", "C14", "C15", "C16", "C2", "C3", "C5", "C8", "G4", "C6", "C7", "D1", "D2"]],
    ["sharer", ["C10", "C12", "C13", "C15", "C16", "C17"]],
    ["outsider", []],
    ["guest", ["C1", "C3", "C7"]],
  ] as const)("lists to %s what it sees of its workspace", async (token, wanted) => {
    const { body } = await service.call("conversations.list", { types: types.join(",") }, token);
    expect(body.channels.map(({ id }: { readonly id: string }) => id)).toEqual(wanted);
  });

  it.each(kinds.map((kind, at) => [kind, types[at] ?? ""] as const))(
    "asks for the scope of the kind %s, whatever other scopes a token has",
    async (kind, type) => {
      const others = scopes.filter((scope) => !scope.startsWith(`${kind}:`));
      const [bot, ...tokens] = world.tokens;
      if (bot === undefined) throw new Error("The world has no bot.");
      const narrow = await createTestService({ ...world, tokens: [{ ...bot, scopes: others }, ...tokens] });
      const channel = { channels: "C1", groups: "C3", mpim: "C6", im: "D1" }[kind] ?? "";
      const calls = [
        ["conversations.info", { channel }, "read"],
        ["conversations.members", { channel }, "read"],
        ["conversations.history", { channel }, "history"],
        ["conversations.replies", { channel, ts: "1780000000.000000" }, "history"],
        ["conversations.list", { types: type }, "read"],
        ["users.conversations", { types: type }, "read"],
      ] as const;
      for (const [method, args, word] of calls) {
        const { body } = await narrow.call(method, args, "bot");
        expect([method, body.error, body.needed]).toEqual([method, "missing_scope", `${kind}:${word}`]);
      }
    },
  );
});

const types = ["public_channel", "private_channel", "mpim", "im"];
