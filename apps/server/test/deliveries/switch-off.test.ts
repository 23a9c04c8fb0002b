import { expect, it } from "vitest";
import { openApp, openServer } from "./serve-app.js";

const payload = { file_id: "F1", file: { id: "F1" } };

it("switches the subscriptions of an app off whose attempts fail, until they are switched on", async () => {
  const app = await openApp(
    ...Array.from({ length: 2000 }, () => ({ status: 410, headers: { "x-svc-no-retry": "1" }, body: "" })),
  );
  const server = await openServer(app.url);
  const send = () => server.events.send({ type: "file_change", payload });
  for (let sent = 0; sent < 999; sent += 1) await send();
  await server.clock.advance(0);
  expect(await server.apps.list()).toMatchObject([
    { id: "A1", name: "Rollbot", request_url: app.url, verified: true, socket_mode: false },
    { id: "A2", name: "Quiet", verified: false, bot_events: [] },
  ]);
  const [before] = await server.apps.list();
  expect(before).not.toHaveProperty("switched_off_at");
  const [last] = await send();
  const { attempts } = await server.deliveries.waitFor({ event_id: last?.event_id ?? "" });
  expect(attempts).toMatchObject([{ ok: false, delivery: { result: "given_up", switched_off: true } }]);
  expect(await server.apps.list()).toMatchObject([{ switched_off_at: "2026-06-01T12:00:00.000Z" }, {}]);
  await expect(send()).rejects.toThrow("No app receives the event");

  expect(await server.apps.switchOn("Rollbot")).not.toHaveProperty("switched_off_at");
  const [again] = await send();
  const { attempts: later } = await server.deliveries.waitFor({ event_id: again?.event_id ?? "" });
  expect(later[0]?.delivery).not.toHaveProperty("switched_off");
  expect(app.received).toHaveLength(1001);
});
