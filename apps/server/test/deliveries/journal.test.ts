import { describe, expect, it } from "vitest";
import { printEntry, printEntryLine } from "../../src/index.js";
import { noon, openApp, openServer, post, secrets } from "./serve-app.js";

describe("the journal of deliveries", () => {
  it("has every attempt, with what was sent and answered, and what follows", async () => {
    const refusal = {
      status: 500,
      headers: { "set-cookie": "session=hush-hush" },
      body: '{"error":"down","token":"hush-hush"}',
    };
    const app = await openApp(refusal, { status: 302, body: "" }, 200);
    const server = await openServer(app.url);
    await post(server, "hello");
    await server.deliveries.waitFor({ event: "message", after: "none" });
    await expect.poll(() => server.journal.list({ kind: "delivery" })).toHaveLength(2);
    await server.clock.advance("1m");
    const [first, second, third, ...others] = await server.journal.list({ kind: "delivery" });
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      at: noon.toISOString(),
      world: "default",
      protocol: "events",
      app: "A1",
      status: 500,
      ok: false,
      code: "http_error",
      changes: [],
      delivery: {
        event: "message",
        attempt: 1,
        result: "retried",
        request: {
          url: app.url,
          redirects: [],
          headers: { "content-type": "application/json" },
          body: { token: "[redacted]", api_app_id: "A1", event: { type: "message", text: "hello" } },
        },
        answer: { status: 500, headers: { "set-cookie": "[redacted]" }, body: { error: "down", token: "[redacted]" } },
        reason: "http_error",
        detail: "The app answered 500.",
        next_at: noon.toISOString(),
      },
    });
    expect(first?.duration_ms).toBeGreaterThan(0);
    expect(second?.delivery).toMatchObject({
      attempt: 2,
      result: "retried",
      request: { headers: { "x-svc-retry-num": "1", "x-svc-retry-reason": "http_error" } },
      next_at: new Date(noon.getTime() + 60_000).toISOString(),
    });
    expect(third).toMatchObject({ ok: true, status: 200, delivery: { attempt: 3, result: "delivered" } });
    expect(third?.delivery).not.toHaveProperty("next_at");
    expect(new Set([first, second, third].map((each) => each?.delivery?.event_id)).size).toBe(1);
    const text = JSON.stringify(await server.journal.list());
    for (const secret of [...Object.values(secrets), "hush-hush"]) expect(text).not.toContain(secret);
  });

  it("says why nothing was sent to an app that was uninstalled or has lost a scope", async () => {
    const app = await openApp(500, 500);
    const server = await openServer(app.url);
    await post(server, "hello");
    await expect.poll(() => server.journal.list({ kind: "delivery" })).toHaveLength(2);
    await server.fetch(`${server.url}/api/auth.revoke`, { headers: { authorization: `Bearer ${secrets.bot}` } });
    await server.clock.advance("1m");
    const [delivery] = await server.deliveries.list({ event: "message" });
    expect(delivery).toMatchObject({ state: "withdrawn" });
    expect(delivery?.attempts.at(-1)?.delivery).toMatchObject({
      result: "withdrawn",
      detail: "The app was uninstalled, or the token through which it received the event was revoked.",
    });
  });

  it("is filtered by kind, app and event", async () => {
    const app = await openApp();
    const server = await openServer(app.url);
    await post(server, "hello");
    await server.deliveries.waitFor({ event: "message" });
    const count = async (filter: Parameters<typeof server.journal.list>[0]) =>
      (await server.journal.list(filter)).length;
    expect(await count({})).toBe(2);
    expect(await count({ kind: "call" })).toBe(1);
    expect(await count({ kind: "delivery" })).toBe(1);
    expect(await count({ app: "Rollbot" })).toBe(1);
    expect(await count({ app: "A1", event: "message" })).toBe(1);
    expect(await count({ event: "channel_shared" })).toBe(0);
    expect(await count({ method: "chat.postMessage" })).toBe(1);
    expect(await count({ kind: "delivery", code: "http_error" })).toBe(0);
    expect(await server.journal.waitFor({ kind: "delivery", ok: true })).toMatchObject({ app: "A1" });
    // @ts-expect-error no event has that name
    await expect(server.journal.list({ event: "mesage" })).rejects.toThrow('did you mean "message"?');
    await expect(server.journal.list({ app: "Rolbot" })).rejects.toThrow("did you mean Rollbot?");
  });

  it("prints an attempt on one line, and everything about it", async () => {
    const app = await openApp(500);
    const server = await openServer(app.url);
    await post(server, "hello");
    const { attempts } = await server.deliveries.waitFor({ event: "message", ok: true });
    const [first, second] = attempts;
    if (first === undefined || second === undefined) throw new Error("There are two attempts.");
    const id = first.delivery?.event_id;
    expect(printEntryLine(first)).toBe(
      `${first.at} event message ${id} to A1 → 500 http_error (retried, next ${noon.toISOString()})`,
    );
    expect(printEntryLine(second)).toBe(`${second.at} event message ${id} to A1 → 200 (attempt 2)`);
    expect(printEntry(first)).toContain("\n  detail    The app answered 500.\n");
    expect(printEntry(first)).toContain(`\n  sent to   ${app.url}\n`);
    expect(printEntry(first)).toContain('"token":"[redacted]"');
  });

  it("forgets what began before its world was replaced", async () => {
    const app = await openApp(500, 500, 500);
    const server = await openServer(app.url);
    await post(server, "hello");
    await server.deliveries.waitFor({ event: "message" });
    await server.world.reset();
    await server.clock.advance("10m");
    expect(await server.journal.list()).toEqual([]);
    expect(await server.deliveries.list()).toEqual([]);
  });

  it("is streamed, by kind, app and event", async () => {
    const app = await openApp();
    const server = await openServer(app.url);
    const stopped = new AbortController();
    const url = `${server.url}/_rollcall/journal/events?kind=delivery&app=A1&event=message`;
    const response = await fetch(url, { signal: stopped.signal });
    await post(server, "hello");
    let text = "";
    for await (const part of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      text += part;
      if (text.includes("data:")) break;
    }
    stopped.abort();
    expect(text).toContain("event: delivery\n");
    expect(text).not.toContain("event: exchange\n");
    expect(text).toContain('"protocol":"events"');
  });
});
