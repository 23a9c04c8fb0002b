import { describe, expect, it } from "vitest";
import { showsStopButton } from "./agents.js";

const subscribed = (...bot_events: readonly string[]) => ({
  manifest: { settings: { event_subscriptions: { bot_events } } },
});

describe("showsStopButton", () => {
  it.each([
    [subscribed("app_mention", "agent_session_stopped"), "processing", true],
    [subscribed("agent_session_stopped"), "active", false],
    [subscribed("agent_session_stopped"), "suspended", false],
    [subscribed("app_mention"), "processing", false],
    [{ manifest: {} }, "processing", false],
    [{ manifest: { settings: [] } }, "processing", false],
  ] as const)("of %j while %s: %s", (app, status, wanted) => {
    expect(showsStopButton(app, status)).toBe(wanted);
  });
});
