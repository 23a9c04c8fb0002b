import { describe, expect, it } from "vitest";
import { createServer, StartError } from "../src/index.js";
import { ada, createClient } from "./demo.js";

const options = { memory: true, control: false, metrics: { port: 0 } } as const;

async function readMetrics({ metricsUrl }: { readonly metricsUrl?: string }): Promise<readonly string[]> {
  const response = await fetch(metricsUrl ?? "");
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  return (await response.text()).split("\n");
}

const counted = (place: string, status: number, code: string, count: number) =>
  `rollcall_requests_total{${place},status="${status}",code="${code}"} ${count}`;

describe("the metrics of a server", () => {
  it("count the answers of both protocols and of the site", async () => {
    const server = await createServer(options);
    const client = createClient(fetch, server.url);
    const { id } = (await (await client.scim("POST", "/v2/Users", ada)).json()) as { id: string };
    for (const path of [`/v2/Users/${id}`, "/v2/Users/UNOBODY", "/v1/Users?count=1"]) await client.scim("GET", path);
    await client.webapi("chat.postMessage", { channel: "general", text: "hello" });
    await client.webapi("users.info", { user: "U000" });
    await fetch(`${server.url}/readyz`);
    const lines = await readMetrics(server);
    const scim = (version: string, route: string) => `protocol="scim",version="${version}",route="${route}"`;
    const webapi = (route: string) => `protocol="webapi",version="",route="${route}"`;
    expect(lines.filter((line) => line.startsWith("rollcall_requests_total{")).sort()).toEqual(
      [
        counted(scim("2.0", "POST /Users"), 201, "", 1),
        counted(scim("2.0", "GET /Users/{id}"), 200, "", 1),
        counted(scim("2.0", "GET /Users/{id}"), 404, "no_such_user", 1),
        counted(scim("1.1", "GET /Users"), 200, "", 1),
        counted(webapi("chat.postMessage"), 200, "", 1),
        counted(webapi("users.info"), 200, "user_not_found", 1),
        counted('protocol="site",version="",route="/readyz"', 200, "", 1),
      ].sort(),
    );
    expect(lines.join("\n")).toMatch(/^rollcall_build_info\{version="[^"]+",node="v\d[^"]*",database="sqlite"\} 1$/m);
    await server.close();
  });

  it("count an update that another one locks out", async () => {
    const server = await createServer({ ...options, control: true, updateTimeMs: 200 });
    const client = createClient(fetch, server.url);
    const { id } = (await (await client.scim("POST", "/v2/Users", ada)).json()) as { id: string };
    const body = { schemas: ["urn:scim:schemas:core:1.0"], title: "Countess" };
    await Promise.all([1, 2].map(() => client.scim("PATCH", `/v1/Users/${id}`, body)));
    const lines = await readMetrics(server);
    expect(lines).toContain('rollcall_update_locks_total{result="held"} 1');
    expect(lines).toContain('rollcall_update_locks_total{result="refused"} 1');
    await server.close();
  });

  it("have no additional rows for additional addresses, and contain no tokens, identifiers and bodies", async () => {
    const server = await createServer(options);
    const client = createClient(fetch, server.url);
    const call = async (index: number) => {
      await client.scim("GET", `/v2/Users/USECRET${index}`);
      await client.scim("GET", `/v2/secret${index}/Users`);
      await fetch(`${server.url}/secret/${index}`);
      await client.webapi(`secret.method${index}`, { secret: `${index}` });
      await fetch(`${server.url}/photos/secret${index}`);
    };
    await call(0);
    const first = await readMetrics(server);
    for (let index = 1; index < 20; index += 1) await call(index);
    const last = await readMetrics(server);
    const names = (lines: readonly string[]) =>
      lines.filter((line) => line.startsWith("rollcall_")).map((line) => line.split("} ")[0]);
    expect(names(last)).toEqual(names(first));
    expect(last.join("\n")).not.toMatch(/secret|svc[bp]-demo/i);
    await server.close();
  });

  it("are on a separate port, which answers nothing else", async () => {
    const server = await createServer(options);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    const { origin } = new URL(server.metricsUrl ?? "");
    expect(origin).not.toBe(server.url);
    expect((await fetch(`${origin}/api/api.test`)).status).toBe(404);
    expect((await fetch(`${origin}/metrics`, { method: "POST" })).status).toBe(405);
    await server.close();
    await expect(fetch(`${origin}/metrics`)).rejects.toThrow();
  });

  it("are off by default, and refuse a port in use", async () => {
    const server = await createServer({ memory: true, control: false });
    expect(server.metricsUrl).toBeUndefined();
    const port = Number(new URL(server.url).port);
    const starting = createServer({ ...options, metrics: { port } });
    await expect(starting).rejects.toThrow(StartError);
    await expect(starting).rejects.toThrow(`cannot listen on 127.0.0.1:${port}: address already in use`);
    await server.close();
  });
});
