import { query } from "@rollcall/test-kit/postgres";
import { sharedPostgres } from "@rollcall/test-kit/vitest";
import { describe, expect, it, onTestFinished } from "vitest";
import { openReceivingWorld } from "./open-receiving-world.js";
import { type Instance, spread, startInstances, stopInstances } from "./start-instances.js";

/** Maximum time after which the work of a killed server is taken over, in milliseconds. */
const takeoverMs = 15_000;

/** Three servers of a database with an app that receives messages. */
async function openThree() {
  const { receiver, args } = await openReceivingWorld();
  const database = await (await sharedPostgres()).createSchema();
  const instances = await startInstances(3, database, [...args, "--metrics-port", "0"]);
  onTestFinished(async () => {
    await stopInstances(instances);
  });
  return { receiver, database, instances };
}

const post = async ({ webapi }: Instance, text: string) =>
  expect(await webapi("chat.postMessage", { channel: "C1", text }, "svcp-mia")).toMatchObject({ ok: true });

/** Number of attempts that a server has made. */
async function attemptsOf({ command }: Instance): Promise<number> {
  const [url = ""] = /http\S+\/metrics/.exec(command.printed()) ?? [];
  const text = await (await fetch(url)).text();
  const counted = text.matchAll(/^rollcall_delivery_attempts_total\{.*\} (\d+)$/gm);
  return [...counted].reduce((sum, [, count]) => sum + Number(count), 0);
}

describe("three servers of one database", () => {
  it("send each event once, and take over what a killed one had to send", async () => {
    const { receiver, database, instances } = await openThree();
    const { arrivals } = receiver;
    const count = async () => (await Promise.all(instances.map(attemptsOf))).reduce((sum, each) => sum + each, 0);
    const names = Array.from({ length: 90 }, (_, at) => `m${at}`);
    await spread(names.length, instances, (instance, at) => post(instance, `m${at}`));
    await expect.poll(() => query(database, "select 1 from deliveries")).toEqual([]);
    await expect.poll(count).toBe(names.length);
    expect(arrivals.map(({ text }) => text).toSorted()).toEqual(names.toSorted());
    expect(new Set(arrivals.map(({ eventId }) => eventId)).size).toBe(names.length);

    const before = await Promise.all(instances.map(attemptsOf));
    const [first] = instances as [Instance];
    await post(first, "whose");
    await expect.poll(count).toBe(names.length + 1);
    const after = await Promise.all(instances.map(attemptsOf));
    const sender = instances.find((_, at) => after[at] !== before[at]) ?? first;
    const others = instances.filter((each) => each !== sender);
    const release = receiver.hold();
    const left = Array.from({ length: 20 }, (_, at) => `left${at}`);
    for (const [at, text] of left.entries()) await post(others[at % others.length] ?? first, text);
    await expect.poll(() => arrivals.at(-1)?.text).toBe("left0");
    sender.command.process.kill("SIGKILL");
    const killed = performance.now();
    await sender.command.ended;
    const answered = arrivals.length;
    release();
    const timeout = takeoverMs - (performance.now() - killed);
    await expect.poll(() => arrivals.slice(answered).map(({ text }) => text), { timeout }).toEqual(left);
  });
});
