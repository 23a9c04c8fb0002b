import { test } from "@rollcall/server/vitest";
import { expect } from "vitest";

test("fails on purpose", async ({ rollcall }) => {
  const body = new URLSearchParams({ token: "svcb-demo-bot", channel: "general" });
  const answer = await rollcall.fetch("/api/chat.postMessage", { method: "POST", body });
  expect(await answer.json()).toHaveProperty("ok", true);
});
