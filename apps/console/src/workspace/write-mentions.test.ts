import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import type { Store } from "../store/store.js";
import { writeMentions } from "./write-mentions.js";

// Only what the function reads.
const store = {
  people: { all: signal([{ user_name: "alan.turing" }, { user_name: "rollbot" }]) },
  workspace: { seen: signal({ channels: [{ id: "C1", name: "general" }, { id: "D1" }] }) },
} as unknown as Store;

describe("writeMentions", () => {
  it.each([
    ["hi @rollbot", "hi <@rollbot>"],
    ["@alan.turing, see #general.", "<@alan.turing>, see <#general>."],
    ["(@rollbot)", "(<@rollbot>)"],
    ["a@rollbot.example and @nobody and #nothing", "a@rollbot.example and @nobody and #nothing"],
    ["`@rollbot` ```#general```", "`@rollbot` ```#general```"],
    ["<@rollbot>", "<@rollbot>"],
  ])("writes %j as %j", (given, wanted) => expect(writeMentions(given, store)).toBe(wanted));
});
