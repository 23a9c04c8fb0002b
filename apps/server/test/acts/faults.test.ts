import { afterEach, describe, expect, it } from "vitest";
import { type OpenedApp, openAskedApp, type Transport } from "../kit/open-asked-app.js";

const slash_commands = [{ command: "/deploy", description: "Deploys." }];

let opened: OpenedApp | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

async function open(over: Transport) {
  opened = await openAskedApp(over, { slash_commands });
  opened.answer(() => ({ plain: "Deploying." }));
  return { ...opened, mia: opened.server.as("mia"), faults: opened.server.faults };
}

const timedOut = expect.stringContaining("operation_timeout");
const deploy = { app: "Helper", event: "slash_commands", where: { command: "/deploy" } } as const;

describe.each<Transport>(["HTTP", "a socket"])("faults of what acts ask over %s", (over) => {
  it("lose the question, or the answer", async () => {
    const { mia, faults, asked, server } = await open(over);
    await faults.arm({ match: deploy, action: { kind: "drop" } });
    await faults.arm({ match: deploy, action: { kind: "silent" } });
    const lost = await mia.command("general", "/deploy one");
    expect(lost).toMatchObject({ failure: timedOut, deliveries: [{ state: "given_up" }] });
    expect(lost.deliveries[0]?.attempts).toMatchObject([{ fault: "fault-1", code: "http_timeout", status: 0 }]);
    expect(asked).toEqual([]);
    const unheard = await mia.command("general", "/deploy two");
    expect(unheard).toMatchObject({ failure: timedOut, deliveries: [{ attempts: [{ fault: "fault-2" }] }] });
    expect(unheard).not.toHaveProperty("message");
    expect(asked).toMatchObject([{ text: "two" }]);
    expect(await mia.command("general", "/deploy three")).toMatchObject({ message: { text: "Deploying." } });
    expect(JSON.stringify(await server.journal.list())).not.toContain("verify-me");
  });

  it("ask twice, or later", async () => {
    const { mia, faults, asked, server } = await open(over);
    await faults.arm({ match: deploy, action: { kind: "duplicate" } });
    expect(await mia.command("general", "/deploy")).toMatchObject({ message: { text: "Deploying." } });
    expect(asked).toHaveLength(2);
    expect(asked[0]).toEqual(asked[1]);
    await faults.arm({ match: deploy, action: { kind: "delay", ms: 2000 } });
    const acted = mia.command("general", "/deploy late");
    await expect.poll(async () => (await faults.list())[1]?.happened).toBe(1);
    await server.clock.advance("1s");
    expect(asked).toHaveLength(2);
    await server.clock.advance("1s");
    expect(await acted).toMatchObject({ message: { text: "Deploying." } });
    expect(asked).toHaveLength(3);
  });
});

describe("faults of what acts ask", () => {
  it("close the socket, and it is not asked again", async () => {
    const { mia, faults, asked } = await open("a socket");
    await faults.arm({ match: deploy, action: { kind: "closed_socket" } });
    const acted = await mia.command("general", "/deploy");
    expect(acted).toMatchObject({ failure: expect.any(String) });
    expect(acted.deliveries[0]?.attempts).toMatchObject([{ fault: "fault-1", code: "unknown_error" }]);
    expect(asked).toEqual([]);
  });

  it("have a wrong signature, which the journal shows", async () => {
    const { mia, faults, answer, server } = await open("HTTP");
    answer((_question, isSigned) => (isSigned ? "" : { status: 401 }));
    await faults.arm({ match: deploy, action: { kind: "bad_signature" } });
    for (const _twice of [1, 2]) await mia.command("general", "/deploy");
    const entries = await server.journal.list({ kind: "delivery" });
    expect(entries.map(({ fault, status }) => [fault, status])).toEqual([
      ["fault-1", 401],
      [undefined, 200],
    ]);
  });
});
