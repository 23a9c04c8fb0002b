import { describe, expect, it } from "vitest";
import type { WorldAgentSession } from "./agent-sessions.js";
import { checkWorld } from "./check-world.js";
import { type World, worldSchema } from "./world.js";

const world: World = {
  kind: "world",
  workspaces: [{ name: "Headquarters", domain: "hq" }],
  users: [
    { userName: "ana", emails: ["ana@x.example"], workspaces: { hq: "primary_owner" } },
    { userName: "bo", emails: ["bo@x.example"] },
    { userName: "bot", bot_of: "Helper" },
  ],
  apps: [{ name: "Helper" }, { name: "Other" }],
  channels: [
    { kind: "public", name: "general", members: ["ana", "bot"] },
    { kind: "session", name: "talk", members: ["bot"] },
    { kind: "im", id: "D1", between: ["ana", "bot"] },
  ],
};
const thread_ts = "1700000000.000100";
const agents: WorldAgentSession["agents"] = [{ app: "Helper", status: "active" }];

const cases: readonly (readonly [name: string, sessions: readonly WorldAgentSession[], wanted: readonly string[]])[] = [
  [
    "one session in each place",
    [
      { channel: "general", thread_ts, initiator: "ana", agents },
      { channel: "general", thread_ts: "1700000000.000101", agents },
      { channel: "D1", thread_ts, agents },
      { channel: "talk", agents },
    ],
    [],
  ],
  [
    "two sessions in one place",
    [
      { channel: "talk", agents },
      { channel: "talk", agents },
    ],
    ["agent_sessions.1.channel There is a session in this place already"],
  ],
  [
    "an unexpected and a missing thread",
    [
      { channel: "talk", thread_ts, agents },
      { channel: "general", agents },
    ],
    [
      "agent_sessions.0.thread_ts thread_ts_not_allowed: a session channel has one session, in no thread",
      "agent_sessions.1.channel thread_ts_required: a session outside of session channels has a thread",
    ],
  ],
  [
    "strangers",
    [
      {
        channel: "general",
        thread_ts,
        initiator: "bo",
        agents: [...agents, ...agents, { app: "Other", status: "closed" }],
      },
    ],
    [
      "agent_sessions.0.initiator user_not_found: an initiator is a member of the channel",
      "agent_sessions.0.agents.1.app An app has one status in a session",
      "agent_sessions.0.agents.2.app not_authorized: the bot of the app is a member of the channel",
    ],
  ],
  [
    "unknown names",
    [{ channel: "random", agents: [{ app: "Nothing", status: "active" }] }],
    [
      'agent_sessions.0.channel No channel is called "random"',
      'agent_sessions.0.agents.0.app No app is called "Nothing"',
    ],
  ],
];

describe("checkAgentSessions", () => {
  it.each(cases)("checks %s", (_name, sessions, wanted) => {
    const whole = { ...world, agent_sessions: sessions };
    expect(worldSchema.parse(whole)).toEqual(whole);
    expect(checkWorld(whole).map(({ path, message }) => `${path.join(".")} ${message}`)).toEqual(wanted);
  });
});
