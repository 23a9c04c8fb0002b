import { describe, expect, it } from "vitest";
import { ada, createClient } from "./demo.js";
import { createLoad } from "./kit/create-load.js";
import { spawnCommand } from "./spawn-command.js";

describe("rollcall-server that is told to stop", () => {
  it("drops and refuses no request of clients behind a load balancer, and ends with 0", async () => {
    const server = spawnCommand(["--memory", "--port", "0", "--drain-time", "1500", "--log-level", "error"]);
    const url = await server.ready;
    const load = createLoad(url, { clients: 24 });
    await load.untilAnswered(300);
    server.process.kill("SIGTERM");
    // A load balancer asks like this, and sends nothing any more once it knows.
    await load.untilNotReady();
    await load.untilAnswered(100);
    const { failed, keptOpen } = await load.leave();
    expect(failed).toEqual([]);
    // Once the server says that it leaves, it keeps no connection.
    expect(keptOpen).toBe(0);
    expect(await server.ended).toMatchObject({ code: 0, stderr: "" });
  }, 60_000);

  it("ends with 1 after its time where something still runs", async () => {
    const args = ["--memory", "--port", "0", "--update-time", "20000", "--stop-timeout", "300"];
    const server = spawnCommand(args);
    const client = createClient(fetch, await server.ready);
    const { id } = (await (await client.scim("POST", "/v2/Users", ada)).json()) as { id: string };
    const body = { schemas: ["urn:scim:schemas:core:1.0"], title: "Countess" };
    const changes = [1, 2].map(() => client.scim("PATCH", `/v1/Users/${id}`, body).catch(() => "cut"));
    expect(await Promise.race(changes)).toMatchObject({ status: 429 });
    server.process.kill("SIGTERM");
    const { code, stderr } = await server.ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/"requests":1,"msg":"requests were cut off"/);
    expect(await Promise.all(changes)).toContain("cut");
  });

  it("ends streams of what happens, which would never end", async () => {
    const server = spawnCommand(["--memory", "--port", "0", "--stop-timeout", "20000"]);
    const events = await fetch(`${await server.ready}/_rollcall/journal/events`);
    const read = events.text();
    server.process.kill("SIGTERM");
    expect(await read).toContain("exchanges follow");
    expect(await server.ended).toMatchObject({ code: 0 });
  });
});
