import { describe, expect, it } from "vitest";
import { openApp, openServer, post } from "./serve-app.js";

const shared = { connected_team_id: "T9", channel: "C1", event_ts: "1780315200.000001" };

describe("deliveries", () => {
  it("are listed with their state and attempts", async () => {
    const app = await openApp(200, 500, 500, 500, 500);
    const server = await openServer(app.url);
    await post(server, "first");
    await server.deliveries.waitFor({ event: "message", ok: true });
    await post(server, "second");
    await expect.poll(() => server.journal.list({ kind: "delivery" })).toHaveLength(3);
    expect(await server.deliveries.list()).toMatchObject([
      { event: "message", app: "A1", state: "delivered", attempts: [{ status: 200 }] },
      { event: "message", app: "A1", state: "waiting", attempts: [{ status: 500 }, { status: 500 }] },
    ]);
    const [waiting, ...others] = await server.deliveries.list({ state: "waiting", app: "Rollbot", event: "message" });
    expect(others).toEqual([]);
    expect(waiting?.next_at).toBe("2026-06-01T12:01:00.000Z");
    await server.clock.advance("6m");
    expect(await server.deliveries.list({ event_id: waiting?.event_id ?? "" })).toMatchObject([
      {
        state: "given_up",
        attempts: [{}, {}, {}, { delivery: { detail: "The app answered 500. 3 retries failed." } }],
      },
    ]);
  });

  it("are sent again with the same identifier, whatever happened before", async () => {
    const app = await openApp(200, 500, 500);
    const server = await openServer(app.url);
    await post(server, "first");
    const { event_id, attempts } = await server.deliveries.waitFor({ event: "message" });
    const [sent] = await server.deliveries.resend({ event_id });
    expect(sent).toMatchObject({ event_id, app: "A1", state: "waiting" });
    const after = attempts.at(-1)?.request_id ?? "";
    expect(await server.deliveries.waitFor({ app: "A1", event_id, after })).toMatchObject({
      state: "waiting",
      attempts: [{ ok: true }, { ok: false }],
    });
    await expect.poll(() => app.received.length).toBe(3);
    // What is to be retried in a minute is sent now.
    await server.deliveries.resend({ event_id, app: "Rollbot" });
    await server.deliveries.waitFor({ event_id, ok: true, after: `${event_id}-A1-3` });
    expect(new Set(app.received.map((each) => each.event_id))).toEqual(new Set([event_id]));
    expect(await server.deliveries.list()).toMatchObject([{ state: "delivered" }]);
    await expect(server.deliveries.resend({ event_id: "Ev0" })).rejects.toThrow(
      `There is no delivery of the event "Ev0"; the known ones are ${event_id}.`,
    );
    await expect(server.deliveries.resend({ event_id, app: "Quiet" })).rejects.toThrow(
      "no delivery to A2 of the event",
    );
  });

  it("are sent again although the event is old by then", async () => {
    const app = await openApp(200, 200);
    const server = await openServer(app.url);
    await post(server, "first");
    const { event_id } = await server.deliveries.waitFor({ event: "message", ok: true });
    await server.clock.advance("3h");
    await server.deliveries.resend({ event_id });
    await expect.poll(() => app.received.length).toBe(2);
  });

  it("are awaited until the timeout", async () => {
    const app = await openApp();
    const server = await openServer(app.url);
    const waiting = server.deliveries.waitFor({ app: "A1", event: "app_mention" });
    await server.events.send({
      type: "app_mention",
      payload: {
        user: "U2",
        text: "hi",
        ts: shared.event_ts,
        team: "T1",
        channel: "C1",
        event_ts: shared.event_ts,
        blocks: [],
      },
    });
    expect(await waiting).toMatchObject({ event: "app_mention", state: "delivered" });
    await expect(server.deliveries.waitFor({ event: "message" }, { timeoutMs: 0 })).rejects.toThrow(
      "within 0 ms: of 1 exchanges the last were app_mention for A1 (delivered).",
    );
  });

  it("are the same over HTTP", async () => {
    const app = await openApp();
    const server = await openServer(app.url);
    await post(server, "hello");
    const read = async (path: string) => (await fetch(`${server.url}/_rollcall/${path}`)).json();
    expect(await read("deliveries.waitFor?app=A1&event=message")).toMatchObject({ ok: true, delivery: { app: "A1" } });
    expect(await read("deliveries.list?state=delivered&limit=1")).toMatchObject({
      deliveries: [{ event: "message" }],
      response_metadata: { next_cursor: "" },
    });
  });
});

describe("events.send", () => {
  it("sends an event that nothing here brings about to the apps that see it", async () => {
    const app = await openApp();
    const server = await openServer(app.url);
    const [delivery] = await server.events.send({ type: "channel_shared", payload: shared });
    expect(delivery).toMatchObject({ event: "channel_shared", app: "A1", state: "waiting", attempts: [] });
    await server.deliveries.waitFor({ event: "channel_shared" });
    expect(app.received).toMatchObject([
      {
        team_id: "T1",
        api_app_id: "A1",
        event: { type: "channel_shared", ...shared },
        event_id: delivery?.event_id,
        event_context: "1-channel_shared-T1-C1",
      },
    ]);
    await server.events.send({ type: "file_change", payload: { file_id: "F1", file: { id: "F1" } }, app: "Rollbot" });
    await server.deliveries.waitFor({ event: "file_change", app: "Rollbot" });
    expect(app.received).toHaveLength(2);
  });

  it("refuses a wrong payload with the place of each mistake", async () => {
    const server = await openServer((await openApp()).url);
    const send = (payload: object) => server.events.send({ type: "channel_shared", payload: payload as typeof shared });
    await expect(send({ ...shared, channel: 5 })).rejects.toThrow("must be a string (payload.channel)");
    await expect(send({ connected_team_id: "T9", channel: "C1" })).rejects.toThrow("must be given (payload.event_ts)");
    await expect(send({ ...shared, more: 1 })).rejects.toThrow("is not a known key (payload.more)");
    await expect(send({ ...shared, type: "team_rename" })).rejects.toThrow(
      "must be one of channel_shared (payload.type)",
    );
    await expect(send({ ...shared, channel: "C9" })).rejects.toThrow('There is no conversation "C9"');
    const answer = await fetch(`${server.url}/_rollcall/events.send`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ type: "channel_shared", payload: { ...shared, channel: null } }),
    });
    expect(await answer.json()).toEqual({
      ok: false,
      error: "invalid_arguments",
      response_metadata: { messages: ["[ERROR] must be a string [json-pointer:/payload/channel]"] },
    });
  });

  it("refuses what no app receives", async () => {
    const server = await openServer((await openApp()).url);
    const other = { ...shared, channel: "C2" };
    await expect(server.events.send({ type: "channel_shared", payload: other })).rejects.toThrow(
      "No app receives the event: an app must have an address or socket mode, subscribe to channel_shared, have a token with a scope for it, and see the conversation C2.",
    );
    await expect(server.events.send({ type: "channel_shared", payload: shared, app: "Quiet" })).rejects.toThrow(
      "A2 does not receive the event",
    );
    const rename = { type: "team_rename", payload: { name: "New" } } as const;
    await expect(server.events.send(rename)).rejects.toThrow("subscribe to team_rename");
  });
});
