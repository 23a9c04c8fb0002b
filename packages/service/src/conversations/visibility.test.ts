import { beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../testing/create-test-service.js";
import { organizationWorld } from "../testing/demo-world.js";
import type { World } from "../world/world.js";

const kinds = ["channels", "groups", "mpim", "im"];
const scopes = kinds.flatMap((kind) => [`${kind}:read`, `${kind}:history`]);
const inHq = { workspace: "hq", installer: "ada" } as const;
const user = (token: string, userName: string, installation: object = inHq) =>
  ({
    token,
    kind: "user",
    user: userName,
    app: "Helper",
    scopes,
    installation: { installer: "ada", ...installation },
  }) as const;

/** One conversation of each kind with the bot, and one without it. */
const world: World = {
  ...organizationWorld,
  workspaces: [...organizationWorld.workspaces, { id: "T9", name: "Partner", domain: "partner", foreign: true }],
  users: [
    ...(organizationWorld.users ?? []),
    { id: "W9", userName: "pia", emails: ["pia@partner.example"], workspaces: { partner: "member" } },
  ],
  channels: [
    { id: "C1", kind: "public", name: "general", members: ["mia", "helper", "gus", "gone"] },
    { id: "C2", kind: "public", name: "random", members: ["mia"] },
    { id: "C3", kind: "private", name: "helpers", members: ["mia", "helper", "gus"] },
    { id: "G4", kind: "private", name: "board", members: ["mia"] },
    { id: "C5", kind: "session", name: "session", members: ["mia", "helper"] },
    { id: "C6", kind: "mpim", members: ["mia", "ada", "helper"] },
    { id: "C7", kind: "mpim", members: ["mia", "ada", "gus"] },
    { id: "D1", kind: "im", between: ["mia", "helper"] },
    { id: "D2", kind: "im", between: ["mia", "ada"] },
    { id: "C8", kind: "public", name: "attic", archived: true, members: ["helper"] },
    { id: "C9", kind: "public", name: "joint", workspace: "partner", members: ["pia", "mia"] },
    { id: "C10", kind: "public", name: "bench", workspace: "labs", members: ["lab"] },
    { id: "C11", kind: "public", name: "erased", deleted: true, members: ["mia", "helper"] },
  ],
  tokens: [
    { token: "bot", kind: "bot", user: "helper", scopes, installation: inHq },
    { token: "newcomer", kind: "bot", user: "classic", scopes, installation: inHq },
    user("member", "mia"),
    user("other", "lab"),
    user("guest", "gus"),
    user("deactivated", "gone"),
    user("organization", "mia", { workspace: undefined }),
    user("granted", "mia", { workspace: undefined, workspaces: ["labs"] }),
  ].map((token) => JSON.parse(JSON.stringify(token))),
};

const all = ["C1", "C2", "C3", "G4", "C5", "C6", "C7", "D1", "D2", "C8", "C9", "C10", "C11"] as const;

/** The conversations that each caller sees; every other one is not found, or not granted. */
const callers = {
  bot: { sees: ["C1", "C2", "C3", "C5", "C6", "D1", "C8"], reads: ["C1", "C3", "C5", "C6", "D1", "C8"] },
  newcomer: { sees: ["C1", "C2", "C8"], reads: [] },
  member: { sees: ["C1", "C2", "C3", "G4", "C5", "C6", "C7", "D1", "D2", "C8", "C9"] },
  other: { sees: ["C1", "C2", "C8"] },
  guest: { sees: ["C1", "C3", "C7"] },
  deactivated: { refused: "token_revoked" },
  organization: { sees: ["C1", "C2", "C3", "G4", "C5", "C6", "C7", "D1", "D2", "C8", "C9", "C10"] },
  granted: { sees: ["C9", "C10"], notGranted: ["C1", "C2", "C3", "G4", "C5", "C6", "C7", "D1", "D2", "C8"] },
} as const;

interface Caller {
  readonly sees?: readonly string[];
  readonly reads?: readonly string[];
  readonly notGranted?: readonly string[];
  readonly refused?: string;
}

const cases = Object.entries<Caller>(callers).flatMap(([token, caller]) =>
  all.map((channel) => ({ token, channel, ...caller })),
);

let service: TestService;
beforeAll(async () => {
  service = await createTestService(world);
});

async function codeOf(method: string, args: object, token: string): Promise<string> {
  const { body } = await service.call(method, args, token);
  return body.ok === true ? "ok" : body.error;
}

function wantedCode(channel: string, { sees = [], notGranted = [], refused }: Caller): string {
  if (refused !== undefined) return refused;
  if (sees.includes(channel)) return "ok";
  return notGranted.includes(channel) ? "team_access_not_granted" : "channel_not_found";
}

describe("the visibility of conversations", () => {
  it.each(cases)("lets $token look up $channel if it sees it", async ({ token, channel, ...caller }) => {
    const wanted = wantedCode(channel, caller);
    expect(await codeOf("conversations.info", { channel }, token)).toBe(wanted);
    expect(await codeOf("conversations.members", { channel }, token)).toBe(wanted);
  });

  it.each(cases)(
    "lets $token read $channel if it sees it, and a bot has joined",
    async ({ token, channel, ...caller }) => {
      const seen = wantedCode(channel, caller);
      const wanted = seen === "ok" && caller.reads?.includes(channel) === false ? "not_in_channel" : seen;
      expect(await codeOf("conversations.history", { channel }, token)).toBe(wanted);
      const replies = await codeOf("conversations.replies", { channel, ts: "1780000000.000000" }, token);
      expect(replies).toBe(wanted === "ok" ? "thread_not_found" : wanted);
    },
  );

  it.each([
    ["bot", ["C1", "C2", "C3", "C5", "C8", "C6", "D1"]],
    ["newcomer", ["C1", "C2", "C8"]],
    ["member", ["C1", "C2", "C3", "C5", "C8", "G4", "C6", "C7", "D1", "D2"]],
    ["guest", ["C1", "C3", "C7"]],
  ] as const)("lists to %s what it sees of its workspace", async (token, wanted) => {
    const { body } = await service.call("conversations.list", { types: types.join(",") }, token);
    expect(body.channels.map(({ id }: { readonly id: string }) => id)).toEqual(wanted);
  });

  it.each(kinds.map((kind, at) => [kind, types[at] ?? ""] as const))(
    "asks for the scope of the kind %s, whatever other scopes a token has",
    async (kind, type) => {
      const others = scopes.filter((scope) => !scope.startsWith(`${kind}:`));
      const [bot, ...tokens] = world.tokens ?? [];
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
