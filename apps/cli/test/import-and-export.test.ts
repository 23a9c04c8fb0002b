import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ControlledServer, createServer } from "@rollcall/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { run } from "./cli.js";
import { spawnCli } from "./spawn-cli.js";

let server: ControlledServer;
let folder: string;
let users: string;

beforeEach(async () => {
  server = await createServer({ memory: true });
  folder = await mkdtemp(join(tmpdir(), "rollcall-cli-"));
  users = join(folder, "users.csv");
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const env = () => ({ ROLLCALL_URL: server.url, ROLLCALL_TOKEN: "svcp-demo-admin" });
const rollcall = (...args: readonly string[]) => run(args, env());
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `person${index},person${index}@example.com,Person ${index}\n`).join("");
const csvOf = (count: number) => `userName,emails,displayName\n${rowsOf(count)}`;
const imported = async () => {
  const { out } = await run(["users", "list", "--all"], env(), false);
  const all: readonly { readonly userName: string }[] = JSON.parse(out);
  return all.map(({ userName }) => userName).filter((name) => name.startsWith("person"));
};
const names = (count: number) => Array.from({ length: count }, (_, index) => `person${index}`).sort();

describe("rollcall users import", () => {
  it.each(["1.1", "2.0"])("makes a user of each row over SCIM %s", async (version) => {
    await writeFile(users, csvOf(12));
    expect(await rollcall("users", "import", users, "--scim", version)).toEqual({
      code: 0,
      out: "created 12 users, 0 failed\n",
      err: "",
    });
    expect((await imported()).sort()).toEqual(names(12));
    expect(await readdir(folder)).toEqual(["users.csv"]);
  });

  it("reads a user as JSON from each line", async () => {
    const file = join(folder, "users.ndjson");
    const emails = [{ value: "person0@example.com" }];
    await writeFile(file, `${JSON.stringify({ userName: "person0", emails })}\n\nno json\n[]\n`);
    const ran = await rollcall("users", "import", file);
    expect(ran.out).toMatch(/users\.ndjson:3 no JSON: .*\n.*users\.ndjson:4 no JSON: .*\ncreated 1 users, 2 failed\n$/);
    expect(ran.code).toBe(1);
  });

  it("tells which rows failed, and why", async () => {
    await writeFile(
      users,
      `${csvOf(2)}person0,other@example.com,Twice\nperson5,no address,Bad\nperson6,a@example.com\n"person7,\n`,
    );
    const ran = await rollcall("users", "import", users);
    expect(ran.out).toMatch(/users\.csv:4 username_taken: .*\n.*users\.csv:5 \w+: .*\n.*users\.csv:6 2 fields, where/);
    expect(ran.out).toMatch(/users\.csv:7 a quote is never closed\ncreated 2 users, 4 failed\n$/);
    expect(ran).toMatchObject({
      code: 1,
      err: expect.stringMatching(/4 rows failed; .*users\.csv\.failed\.ndjson lists them/),
    });
    const report = (await readFile(`${users}.failed.ndjson`, "utf8")).trim().split("\n");
    expect(report.map((line) => JSON.parse(line).line)).toEqual([4, 5, 6, 7]);
    expect(JSON.parse(report[0] ?? "")).toMatchObject({ error: "username_taken", meaning: expect.any(String) });
  });

  it.each([
    ["userName,email\nx,y\n", /there is no attribute "email"; did you mean "emails"\?/],
    ["userName,username\nx,y\n", /the column userName is there twice/],
  ])("refuses a wrong head before anything is written: %j", async (text, sentence) => {
    await writeFile(users, text);
    expect(await rollcall("users", "import", users)).toMatchObject({ code: 2, err: expect.stringMatching(sentence) });
    expect(await readdir(folder)).toEqual(["users.csv"]);
  });

  it.each([
    ["/none.csv", /cannot read \/none\.csv: there is no such file/],
    ["/users.txt", /neither \.csv nor \.ndjson/],
  ])("refuses %s", async (path, sentence) => {
    expect(await rollcall("users", "import", path)).toMatchObject({ code: 2, err: expect.stringMatching(sentence) });
  });

  it("goes on where it was interrupted", async () => {
    await writeFile(users, csvOf(30));
    const action = { kind: "error", code: "too_many_requests", retry_after: 60 } as const;
    await server.faults.arm({ action, match: { route: "POST /Users" }, times: { kind: "every", nth: 12 } });
    const stop = new AbortController();
    let said = "";
    const ran = await run(["users", "import", users], env(), true, {
      isErrorTerminal: true,
      onInterrupt: () => stop.signal,
      err: (text) => {
        said += text;
        if (text.includes("waiting 60 s")) stop.abort();
      },
    });
    expect(ran.code).toBe(130);
    expect(said).toMatch(/interrupted: 11 rows of .*users\.csv are done, up to line 12; run the same command again/);
    expect(await readdir(folder)).toEqual(["users.csv", "users.csv.import"]);
    await server.faults.disarm();
    expect(await rollcall("users", "import", users)).toMatchObject({
      code: 0,
      out: "created 30 users, 0 failed\n",
      err: expect.stringMatching(/going on behind line 12/),
    });
    expect((await imported()).sort()).toEqual(names(30));
  });

  it("goes on with the same file and server alone", async () => {
    await writeFile(users, csvOf(3));
    await server.faults.arm({ action: { kind: "error", code: "invalid_authentication" } });
    const ran = await rollcall("users", "import", users);
    expect(ran).toMatchObject({
      code: 1,
      err: expect.stringMatching(/invalid_authentication: .*\nnothing of .* is done; run/),
    });
    expect((await rollcall("users", "import", users, "--scim", "1.1")).err).toMatch(/went to .* over SCIM 2\.0; say/);
    await writeFile(users, csvOf(4));
    expect(await rollcall("users", "import", users)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/the file has changed since/),
    });
  });

  it("calls again a server that was away for a moment, and takes a user that was made for done", async () => {
    await writeFile(users, csvOf(3));
    await server.faults.arm({ action: { kind: "reset" }, match: { route: "POST /Users" } });
    expect(await rollcall("users", "import", users)).toMatchObject({ code: 0 });
    expect((await imported()).sort()).toEqual(names(3));
  });

  it.each(["SIGINT", "SIGKILL"] as const)(
    "loses nothing to %s, and makes nothing twice",
    async (signal) => {
      await writeFile(users, csvOf(100));
      const first = spawnCli(["users", "import", users], env());
      await server.journal.waitFor({ route: "POST /Users" }, { timeoutMs: 30_000 });
      first.process.kill(signal);
      const stopped = await first.ended;
      expect(stopped.code).toBe(signal === "SIGINT" ? 130 : null);
      if (signal === "SIGINT")
        expect(stopped.err).toMatch(/^rollcall: interrupted: \d+ rows of .*; run the same command/);
      const { code, out } = await spawnCli(["users", "import", users], env()).ended;
      expect(code).toBe(0);
      const { created, existing, failed } = JSON.parse(out);
      expect([created + existing, failed]).toEqual([100, 0]);
      expect(existing).toBeLessThanOrEqual(signal === "SIGINT" ? 0 : 1);
      expect((await imported()).sort()).toEqual(names(100));
    },
    60_000,
  );
});

describe("rollcall users export", () => {
  it("writes what import reads", async () => {
    await writeFile(users, csvOf(5));
    await rollcall("users", "import", users);
    const exported = join(folder, "exported.csv");
    const columns = ["--columns", "id,userName,emails,displayName"];
    expect(await rollcall("users", "export", exported, ...columns)).toMatchObject({
      code: 0,
      err: expect.stringMatching(/wrote \d+ users/),
    });
    const lines = (await readFile(exported, "utf8")).split("\n");
    expect(lines[0]).toBe("id,userName,emails,displayName");
    const persons = lines.filter((line) => line.includes("person"));
    expect(persons.map((line) => line.replace(/^\w+,/, "")).sort()).toEqual(rowsOf(5).trim().split("\n").sort());
    await server.world.reset();
    await writeFile(exported, `${[lines[0], ...persons].join("\n")}\n`);
    expect((await rollcall("users", "import", exported)).out).toBe("created 5 users, 0 failed\n");
  });

  it("writes NDJSON to the output, and leaves no half file", async () => {
    const { out } = await rollcall("users", "export");
    expect(
      out
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line).id),
    ).not.toContain(undefined);
    await server.faults.arm({ action: { kind: "error", code: "internal_error" } });
    expect((await rollcall("users", "export", join(folder, "all.csv"))).code).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });
});
