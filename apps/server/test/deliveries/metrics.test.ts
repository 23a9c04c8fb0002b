import { expect, it } from "vitest";
import { openApp, openServer, post } from "./serve-app.js";

it("counts attempts by event, result and reason, and how long they take", async () => {
  const app = await openApp(500);
  const server = await openServer(app.url, { metrics: { port: 0 } });
  await post(server, "hello");
  await server.deliveries.waitFor({ event: "message", ok: true });
  const text = await (await fetch(server.metricsUrl ?? "")).text();
  expect(text).toContain(
    'rollcall_delivery_attempts_total{event="message",result="retried",reason="http_error"} 1\n' +
      'rollcall_delivery_attempts_total{event="message",result="delivered",reason=""} 1\n',
  );
  expect(text).toContain('rollcall_delivery_duration_seconds_count{result="delivered"} 1\n');
});
