import { createServer } from "rollcall";
import { intercept } from "rollcall/intercept";
import type { Row, SuiteOptions } from "../suite.js";

const calls = 300;
const manifest = { display_information: { name: "Led" }, features: { bot_user: { display_name: "led" } } };

/** A row with the cost of leading the traffic of this process to a server of the same process: TLS, and the way through a proxy. */
export async function createLedRow({ onClose }: Pick<SuiteOptions, "onClose">): Promise<Row> {
  const server = await createServer({ memory: true, wire: "slack" });
  onClose(() => server.close());
  // Only connections to the vendor's hosts are led.
  const interception = await intercept(server);
  onClose(() => interception.end());
  const { environment } = await server.apps.create(manifest, { install: true });
  const headers = { authorization: `Bearer ${environment.botToken}` };
  const call = async (address: string) => {
    const started = performance.now();
    for (let made = 0; made < calls; made += 1) {
      const response = await fetch(`${address}auth.test`, { method: "POST", headers });
      const answer: unknown = await response.json();
      if (Reflect.get(Object(answer), "ok") !== true) throw new Error(JSON.stringify(answer));
    }
    return ((performance.now() - started) * 1_000_000) / calls;
  };
  const direct = "with the server's address";
  return {
    name: "auth.test by `fetch` in one process, led from the vendor's host",
    unit: "nanoseconds",
    rounds: 9,
    contenders: [
      { name: "Rollcall", sample: () => call("https://slack.com/api/") },
      { name: direct, sample: () => call(server.apiUrl) },
    ],
    goals: [{ against: direct, limit: 0.5, guard: 0.3 }],
  };
}
