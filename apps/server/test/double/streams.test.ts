import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { serveDouble } from "./serve-double.js";

const noon = new Date("2026-06-01T12:00:00Z");
const clock = { now: noon, frozen: true };
const channel = "CDEMOGENERAL";

type Server = Awaited<ReturnType<typeof serveDouble>>;

async function startStream(server: Server): Promise<string> {
  const post = await server.call("chat.postMessage", { channel, text: "Where is it?" }, server.bot);
  const { team_id: team } = await server.call("auth.test", {}, server.bot);
  const args = { channel, thread_ts: post["ts"], recipient_user_id: "UDEMOANNIE", recipient_team_id: team };
  const started = await server.call("chat.startStream", { ...args, markdown_text: "In the **att" }, server.bot);
  expect(started).toMatchObject({ ok: true });
  return String(started["ts"]);
}

const append = (server: Server, ts: string, prefix = "") =>
  server.call("chat.appendStream", { channel, ts, markdown_text: "ic**" }, `${prefix}${server.bot}`);
const stop = (server: Server, ts: string) => server.call("chat.stopStream", { channel, ts }, server.bot);

async function textOf(server: Server, ts: string, prefix = "") {
  const args = { channel, ts, limit: 10 };
  const { messages } = await server.call("conversations.replies", args, `${prefix}${server.bot}`);
  return (messages as { readonly ts: string; readonly text: string }[]).find((each) => each.ts === ts)?.text;
}

describe("a stream in a double", () => {
  it("goes on in a fork, and after a snapshot with it is restored", async () => {
    await using server = await serveDouble({ clock });
    const ts = await startStream(server);
    await server.world.snapshot("begun");
    await server.world.fork({ name: "copy" });
    expect(await stop(server, ts)).toMatchObject({ ok: true });
    expect(await append(server, ts)).toMatchObject({ error: "message_not_in_streaming_state" });
    expect(await append(server, ts, "copy~")).toMatchObject({ ok: true });
    expect(await textOf(server, ts, "copy~")).toBe("In the *attic*");
    await server.world.restore("begun");
    expect(await append(server, ts)).toMatchObject({ ok: true });
    expect(await textOf(server, ts)).toBe("In the *attic*");
  });

  it("goes on after a restart, until its time is over", async () => {
    const data = await mkdtemp(join(tmpdir(), "rollcall-"));
    try {
      let ts: string;
      {
        await using server = await serveDouble({ clock, data, memory: false });
        ts = await startStream(server);
      }
      await using server = await serveDouble({ clock, data, memory: false });
      expect(await append(server, ts)).toMatchObject({ ok: true });
      expect(await textOf(server, ts)).toBe("In the *attic*");
      await server.clock.advance("1h");
      expect(await append(server, ts)).toMatchObject({ error: "message_not_in_streaming_state" });
    } finally {
      await rm(data, { recursive: true });
    }
  });
});
