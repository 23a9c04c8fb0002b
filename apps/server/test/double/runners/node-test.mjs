import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { useRollcall } from "@rollcall/server/node-test";

describe("a client", () => {
  const rollcall = useRollcall();
  const post = (text) =>
    rollcall.server.fetch("/api/chat.postMessage", {
      method: "POST",
      body: new URLSearchParams({ token: "svcb-demo-bot", channel: "general", ...(text && { text }) }),
    });

  it("posts", async () => assert.equal((await (await post("hello")).json()).ok, true));

  it("starts with a fresh world", async () => assert.deepEqual(await rollcall.server.journal.list(), []));

  it("fails on purpose", async () => assert.equal((await (await post()).json()).ok, true));
});
