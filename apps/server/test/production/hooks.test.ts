import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { query } from "@rollcall/test-kit/postgres";
import { sharedPostgres } from "@rollcall/test-kit/vitest";
import { describe, expect, it, onTestFinished } from "vitest";
import { asked, hookWorld, lonely, responseTo, webhookOf } from "../hooks/world.js";
import { type Instance, spread, startInstances, stopInstances } from "./start-instances.js";

/** Servers of one PostgreSQL database with webhooks and response URLs. */
async function openHooks(count: number) {
  const folder = await mkdtemp(join(tmpdir(), "rollcall-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const world = join(folder, "world.json");
  await writeFile(world, JSON.stringify(hookWorld()));
  const database = await (await sharedPostgres()).createSchema();
  const instances = await startInstances(count, database, ["--world", world, "--secret-key", "5e".repeat(32)]);
  onTestFinished(async () => {
    await stopInstances(instances);
  });
  const texts = async () => {
    const stored = await query(
      database,
      "select document::jsonb ->> 'text' as text from messages where channel_id = 'C1' and history_ts is not null order by ts",
    );
    return stored.map((row) => Reflect.get(row, "text"));
  };
  return { database, instances, texts };
}

async function post({ url }: Instance, path: string, body: object): Promise<readonly [number, string]> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return [answer.status, await answer.text()];
}

const used = [404, '{"ok":false,"error":"used_url"}'];

describe("three servers of one database", () => {
  it("count the uses of a response URL together, and accept each message of a webhook", async () => {
    const { instances, texts } = await openHooks(3);
    const before = await texts();
    const answers = await spread(9, instances, (instance, at) =>
      post(instance, responseTo("commands", "10"), { text: `a${at}`, response_type: "in_channel" }),
    );
    expect(answers.filter(([status]) => status === 200)).toEqual(Array(5).fill([200, "ok"]));
    expect(answers.filter(([status]) => status !== 200)).toEqual(Array(4).fill(used));
    const accepted = answers.flatMap(([status], at) => (status === 200 ? [`a${at}`] : []));
    expect((await texts()).slice(before.length).toSorted()).toEqual(accepted);

    const posted = await spread(9, instances, (instance, at) => post(instance, webhookOf("B1"), { text: `w${at}` }));
    expect(posted).toEqual(Array(9).fill([200, "ok"]));
    expect((await texts()).slice(-9).toSorted()).toEqual(Array.from({ length: 9 }, (_, at) => `w${at}`));
  });

  it("see each other's changes of the message of a component, and refuse alike", async () => {
    const { instances, texts } = await openHooks(3);
    const [one, other, third] = instances as [Instance, Instance, Instance];
    const action = responseTo("actions", "11");
    expect(await post(one, action, { text: "Done", replace_original: true })).toEqual([200, "ok"]);
    expect(await texts()).toContain("Done");
    expect(await post(other, action, { delete_original: true })).toEqual([200, "ok"]);
    expect(await texts()).not.toContain("Done");
    const reply = { text: "reply", response_type: "in_channel", thread_ts: lonely };
    expect(await post(third, action, reply)).toEqual([200, "ok"]);
    for (const instance of instances) {
      expect(await post(instance, webhookOf("B404"), { text: "x" })).toEqual([404, "no_service"]);
      expect(await post(instance, `${webhookOf("B1")}z`, { text: "x" })).toEqual([403, "invalid_token"]);
      expect(await post(instance, webhookOf("B1"), { text: "x", thread_ts: asked })).toEqual([400, "invalid_payload"]);
      expect(await post(instance, responseTo("actions", "14"), { text: "x" })).toEqual(used);
    }
  });
});
