import { describe, expect, it } from "vitest";
import { ada, createClient } from "./demo.js";
import { createLoad } from "./kit/create-load.js";
import { spawnCommand } from "./spawn-command.js";

describe("rollcall-server after a stop signal", () => {
  // The time in which the load balancer notices and the clients leave: more than a busy machine takes.
  it("neither drops nor refuses requests of clients behind a load balancer, and exits with 0", async () => {
    const server = spawnCommand(["--memory", "--port", "0", "--drain-time", "5000", "--log-level", "error"]);
    const url = await server.ready;
    const load = createLoad(url, { clients: 24 });
    await load.untilAnswered(300);
    server.process.kill("SIGTERM");
    // A load balancer checks in this way, and sends nothing after it knows.
    await load.untilNotReady();
    await load.untilAnswered(100);
    const { failed, keptOpen } = await load.leave();
    expect(failed).toEqual([]);
    // After the server reports that it stops, it closes every connection.
    expect(keptOpen).toBe(0);
    expect(await server.ended).toMatchObject({ code: 0, stderr: "" });
  });

  it("exits with 1 after its timeout if a request is still running", async () => {
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

  it("ends streams of exchanges, which would never end by themselves", async () => {
    const server = spawnCommand(["--memory", "--port", "0", "--stop-timeout", "20000"]);
    const events = await fetch(`${await server.ready}/_rollcall/journal/events`);
    const read = events.text();
    server.process.kill("SIGTERM");
    expect(await read).toContain("exchanges follow");
    expect(await server.ended).toMatchObject({ code: 0 });
  });
});
