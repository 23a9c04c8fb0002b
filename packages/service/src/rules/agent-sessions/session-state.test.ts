import { describe, expect, it } from "vitest";
import type { AgentIdentity } from "../../model/agent-session.js";
import { changeIdentity, type IdentityArguments } from "./session-state.js";

const all: AgentIdentity = { username: "Desk", iconEmoji: ":bell:", iconUrl: "https://x.example/a.png" };

const cases: readonly (readonly [IdentityArguments, AgentIdentity])[] = [
  [{}, all],
  [{ username: null, icon_emoji: null, icon_url: null }, all],
  [{ username: "New" }, { username: "New" }],
  [{ username: "New", icon_emoji: null }, { username: "New" }],
  [
    { icon_emoji: ":x:", icon_url: "https://x.example/b.png" },
    { iconEmoji: ":x:", iconUrl: "https://x.example/b.png" },
  ],
  [{ username: null }, { iconEmoji: ":bell:", iconUrl: "https://x.example/a.png" }],
  [{ icon_emoji: null, icon_url: null }, { username: "Desk" }],
];

describe("changeIdentity", () => {
  it.each(cases)("after %j is %j", (sent, wanted) => {
    expect(changeIdentity(all, sent)).toEqual(wanted);
  });

  it("sets what was not set", () => {
    expect(changeIdentity({}, { icon_url: "https://x.example/a.png" })).toEqual({ iconUrl: "https://x.example/a.png" });
    expect(changeIdentity({}, { username: null })).toEqual({});
  });
});
