import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer as createNodeServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ada, createClient } from "./demo.js";
import { spawnCommand } from "./spawn-command.js";

let folder: string;
const taken = createNodeServer();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rollcall-"));
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
  taken.close();
  await rm(folder, { recursive: true });
});

describe("rollcall-server", () => {
  it("prints its version without serving", async () => {
    const { version } = JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8"));
    for (const flag of ["--version", "-V"])
      expect(await spawnCommand([flag]).ended).toMatchObject({ code: 0, stdout: `${version}\n`, stderr: "" });
  });

  it("prints its addresses, the demo tokens and the ready line, and exits with 0 after a stop signal", async () => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      const server = spawnCommand(["--memory", "--port", "0"]);
      const url = await server.ready;
      server.process.kill(signal);
      const { code, stdout } = await server.ended;
      expect(code).toBe(0);
      for (const wanted of [`${url}/scim/v1`, `${url}/scim/v2`, `${url}/api/`, "svcp-demo-admin", "svcp-demo-member"]) {
        expect(stdout).toContain(wanted);
      }
      expect(stdout.trimEnd().split("\n").at(-1)).toBe(`ready ${url}`);
    }
  });

  it("finishes running requests before it stops, and keeps their changes after a restart", async () => {
    const args = ["--port", "0", "--update-time", "1500"];
    const env = { ROLLCALL_DATA: join(folder, "kept") };
    const first = spawnCommand(args, { env });
    const url = await first.ready;
    const client = createClient(fetch, url);
    const created = await client.scim("POST", "/v2/Users", ada);
    const { id } = (await created.json()) as { id: string };
    const change = () =>
      client.scim("PATCH", `/v1/Users/${id}`, { schemas: ["urn:scim:schemas:core:1.0"], title: "Countess" });
    const changes = [change(), change()];
    // The request that is refused because of the other one is answered at once.
    expect((await Promise.race(changes)).status).toBe(429);
    first.process.kill("SIGTERM");
    expect((await Promise.all(changes)).map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await first.ended).toMatchObject({ code: 0 });

    const second = spawnCommand(args, { env });
    const read = await createClient(fetch, await second.ready).scim("GET", `/v2/Users/${id}`);
    expect(await read.json()).toMatchObject({ userName: "ada.lovelace", title: "Countess" });
    second.process.kill("SIGTERM");
    expect(await second.ended).toMatchObject({ code: 0 });
  });

  it("stops once if a terminal and a parent both send a signal, and exits at once on a later one", async () => {
    const server = spawnCommand(["--memory", "--port", "0", "--update-time", "20000"]);
    const client = createClient(fetch, await server.ready);
    const { id } = (await (await client.scim("POST", "/v2/Users", ada)).json()) as { id: string };
    const body = { schemas: ["urn:scim:schemas:core:1.0"], title: "Countess" };
    const changes = [1, 2].map(() => client.scim("PATCH", `/v1/Users/${id}`, body).catch(() => "cut"));
    expect(await Promise.race(changes)).toMatchObject({ status: 429 });
    server.process.kill("SIGINT");
    server.process.kill("SIGINT");
    const repeated = setInterval(() => server.process.kill("SIGINT"), 100);
    const { code } = await server.ended;
    clearInterval(repeated);
    expect(code).toBe(1);
    expect(await Promise.all(changes)).toContain("cut");
  });

  it("logs a line for each request, without its token", async () => {
    const server = spawnCommand(["--memory", "--port", "0"]);
    await createClient(fetch, await server.ready).webapi("users.info", { user: "U000" });
    server.process.kill("SIGTERM");
    const { stderr } = await server.ended;
    const entries = stderr
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries).toContainEqual(
      expect.objectContaining({
        route: "users.info",
        status: 200,
        code: "user_not_found",
        requestId: expect.any(String),
      }),
    );
    expect(stderr).not.toContain("svcb-demo-bot");
  });

  it.each([
    { name: "an unknown flag", args: ["--prot", "1"], wanted: /unknown option '--prot'.*--port/ },
    { name: "a missing world file", args: ["--world", "gone.yaml"], wanted: /gone\.yaml: no such file/ },
  ])("refuses $name in one sentence", async ({ args, wanted }) => {
    const { code, stdout, stderr } = await spawnCommand(args, { cwd: folder }).ended;
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(wanted);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(await readdir(folder)).not.toContain(".rollcall");
  });

  it("refuses a port in use before it creates a database", async () => {
    const { port } = taken.address() as AddressInfo;
    const { code, stderr } = await spawnCommand(["--port", `${port}`, "--data", join(folder, "unmade")]).ended;
    expect(code).toBe(2);
    expect(stderr).toBe(`rollcall-server: cannot listen on 127.0.0.1:${port}: address already in use\n`);
    expect(await readdir(folder)).not.toContain("unmade");
  });

  it("refuses a data folder that is not a folder", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");
    const { code, stderr } = await spawnCommand(["--port", "0", "--data", file]).ended;
    expect(code).toBe(2);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain(file);
  });

  it("refuses a data folder that another process uses", async () => {
    const args = ["--port", "0", "--data", join(folder, "used")];
    const first = spawnCommand(args);
    await first.ready;
    const { code, stderr } = await spawnCommand(args).ended;
    expect(code).toBe(2);
    expect(stderr).toMatch(/in use/);
    first.process.kill("SIGTERM");
    expect(await first.ended).toMatchObject({ code: 0 });
  });

  it("refuses a database of a newer version and does not change it", async () => {
    const data = join(folder, "newer");
    const made = spawnCommand(["--port", "0", "--data", data]);
    await made.ready;
    made.process.kill("SIGTERM");
    await made.ended;
    const database = new DatabaseSync(join(data, "rollcall.db"));
    database.exec("PRAGMA user_version = 4711");
    database.close();

    const before = await readFile(join(data, "rollcall.db"));
    const files = await readdir(data);

    const { code, stderr } = await spawnCommand(["--port", "0", "--data", data]).ended;
    expect(code).toBe(2);
    expect(stderr).toMatch(/newer version/);
    expect(await readFile(join(data, "rollcall.db"))).toEqual(before);
    expect(await readdir(data)).toEqual(files);
  });

  it("refuses an invalid world with the position of each finding", async () => {
    const path = join(folder, "broken.yaml");
    await writeFile(path, "kind: world\nworkspaces:\n  - { name: Tiny, domian: tiny }\nusers: []\nchannels: all\n");
    const { code, stderr } = await spawnCommand(["--port", "0", "--world", path], { cwd: folder }).ended;
    expect(code).toBe(2);
    expect(stderr).toBe(
      [
        `rollcall-server: the world file ${path} is invalid:`,
        `${path}:3:5 Missing key "domain"`,
        `${path}:3:19 Unrecognized key "domian"; did you mean "domain"?`,
        `${path}:5:11 Expected a list, found "all"`,
        "",
      ].join("\n"),
    );
    expect(await readdir(folder)).not.toContain(".rollcall");
  });
});
