import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
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
  const { out } = await run(["users", "list", "--all", "--json"], env());
  const all: readonly { readonly userName: string }[] = JSON.parse(out);
  return all.map(({ userName }) => userName).filter((name) => name.startsWith("person"));
};
const names = (count: number) => Array.from({ length: count }, (_, index) => `person${index}`).sort();

describe("rollcall users import", () => {
  it.each(["1.1", "2.0"])("creates a user from each row over SCIM %s", async (version) => {
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
    expect(ran.out).toMatch(
      /users\.ndjson:3 not JSON: .*\n.*users\.ndjson:4 not JSON: .*\ncreated 1 user, 2 failed\n$/,
    );
    expect(ran.code).toBe(1);
  });

  it("reports which rows failed, and why", async () => {
    await writeFile(
      users,
      `${csvOf(2)}person0,other@example.com,Twice\nperson5,no address,Bad\nperson6,a@example.com\n"person7,\n`,
    );
    const ran = await rollcall("users", "import", users);
    expect(ran.out).toMatch(/users\.csv:4 username_taken: .*\n.*users\.csv:5 \w+: .*\n.*users\.csv:6 2 fields, but/);
    expect(ran.out).toMatch(/users\.csv:7 a quote is not closed\ncreated 2 users, 4 failed\n$/);
    expect(ran).toMatchObject({
      code: 1,
      err: expect.stringMatching(/4 rows failed; .*users\.csv\.failed\.ndjson lists them/),
    });
    const report = (await readFile(`${users}.failed.ndjson`, "utf8")).trim().split("\n");
    expect(report.map((line) => JSON.parse(line).line)).toEqual([4, 5, 6, 7]);
    expect(JSON.parse(report[0] ?? "")).toMatchObject({ error: "username_taken", meaning: expect.any(String) });
  });

  it("writes a report that it can import after corrections", async () => {
    const rows =
      'person0,other@example.com,Twice\nperson6,six@example.com\n"person7,seven@example.com,Seven\nperson8,eight@example.com,Eight\n';
    await writeFile(users, `${csvOf(2)}${rows}`);
    await rollcall("users", "import", users);
    const report = `${users}.failed.ndjson`;
    const lines = (await readFile(report, "utf8")).trim().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        line: 4,
        error: "username_taken",
        meaning: expect.any(String),
        user: { userName: "person0", emails: [{ value: "other@example.com", primary: true }], displayName: "Twice" },
      },
      {
        line: 5,
        error: "2 fields, but the header has 3",
        text: "person6,six@example.com",
        columns: ["userName", "emails", "displayName"],
      },
      expect.objectContaining({
        line: 6,
        error: "a quote is not closed",
        text: rows.split("\n").slice(2).join("\n"),
      }),
    ]);
    // Uncorrected rows fail again, and are listed in a new report.
    const again = await rollcall("users", "import", report);
    expect(again.out).toMatch(/created 0 users, 3 failed\n$/);
    expect(again.err).toContain("users.csv.failed.2.ndjson lists them");
    expect(await readFile(`${users}.failed.2.ndjson`, "utf8")).toContain('"line":3,"error":"a quote is not closed"');
    await writeFile(
      report,
      lines
        .join("\n")
        .replace('"person0"', '"person5"')
        .replace("six@example.com", "$&,Six")
        .replace('\\"person7', "person7"),
    );
    expect(await rollcall("users", "import", report)).toEqual({ code: 0, out: "created 4 users, 0 failed\n", err: "" });
    expect((await imported()).sort()).toEqual(["person0", "person1", "person5", "person6", "person7", "person8"]);
    expect((await readdir(folder)).sort()).toEqual(["users.csv", "users.csv.failed.ndjson"]);
  });

  it("reports a line that is not JSON, and reads it again from the report", async () => {
    const file = join(folder, "users.ndjson");
    await writeFile(file, '{"userName":"person0","emails":[{"value":"person0@example.com"}]\n');
    await rollcall("users", "import", file);
    const report = `${file}.failed.ndjson`;
    const line = JSON.parse(await readFile(report, "utf8"));
    expect(line).toEqual({ line: 1, error: expect.stringMatching(/^not JSON/), text: expect.any(String) });
    await writeFile(report, JSON.stringify({ ...line, text: `${line.text}}` }));
    expect((await rollcall("users", "import", report)).out).toBe("created 1 user, 0 failed\n");
  });

  it.each(["csv", "ndjson"])("shows the number of completed and total rows: %s", async (format) => {
    const file = join(folder, `users.${format}`);
    const json = names(30).map(
      (userName) => `${JSON.stringify({ userName, emails: [{ value: `${userName}@example.com` }] })}\n`,
    );
    await writeFile(file, format === "csv" ? csvOf(30) : json.join(""));
    const action = { kind: "error", code: "too_many_requests", retry_after: 60 } as const;
    await server.faults.arm({ action, match: { route: "POST /Users" }, times: { kind: "every", nth: 16 } });
    const stop = new AbortController();
    let said = "";
    const err = (text: string) => {
      said += text;
      if (text.includes("waiting 60 s")) stop.abort();
    };
    await run(["users", "import", file], env(), true, { isErrorTerminal: true, onInterrupt: () => stop.signal, err });
    // The file is read in one chunk, so a bar based on bytes read would be full here.
    expect(said).toContain("[############------------] 15 of 30 rows; rate limited; waiting 60 s");
    expect(said).not.toContain("[########################] 15");
  });

  it.each([
    [
      'userName,email,titel,active,urn\nx,y,z,maybe,\ny,,,true,\nz\n"',
      [
        '1 unknown attribute "email"; did you mean "emails"?',
        '1 unknown attribute "titel"; did you mean "title"?',
        '1 unknown attribute "urn"',
        '2 active must be true or false, not "maybe"',
        "4 1 fields, but the header has 5",
        "5 a quote is not closed",
      ],
    ],
    [
      "userName,username,active,active\nx,y,1,2\n",
      [
        "1 the column userName occurs twice",
        "1 the column active occurs twice",
        '2 active must be true or false, not "1"; active must be true or false, not "2"',
      ],
    ],
    ["userName;emails\nx;y\n", ['1 the columns are separated by ";"; use commas in a CSV file']],
  ])("refuses an invalid header before it writes anything: %j", async (text, mistakes) => {
    await writeFile(users, text);
    const err = `rollcall: ${mistakes.map((mistake) => `${users}:${mistake}\n`).join("")}`;
    expect(await rollcall("users", "import", users)).toEqual({ code: 2, out: "", err });
    expect(await readdir(folder)).toEqual(["users.csv"]);
  });

  it.each([
    ["/none.csv", /cannot read \/none\.csv: the file does not exist/],
    ["/users.txt", /must have the extension \.csv or \.ndjson/],
  ])("refuses %s", async (path, sentence) => {
    expect(await rollcall("users", "import", path)).toMatchObject({ code: 2, err: expect.stringMatching(sentence) });
  });

  it("refuses a folder", async () => {
    await mkdir(users);
    expect(await rollcall("users", "import", users)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/cannot read .*users\.csv: it is a folder\n$/),
    });
  });

  it.each(["", "userName,emails\n"])("reports that a file contains no users: %j", async (text) => {
    await writeFile(users, text);
    expect(await rollcall("users", "import", users)).toMatchObject({
      code: 0,
      err: expect.stringMatching(/users\.csv contains no users\n$/),
    });
  });

  it("continues after an interruption", async () => {
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
      err: expect.stringMatching(/continuing after line 12/),
    });
    expect((await imported()).sort()).toEqual(names(30));
  });

  it("continues only with the same file and server", async () => {
    await writeFile(users, csvOf(3));
    await server.faults.arm({ action: { kind: "error", code: "invalid_authentication" } });
    const ran = await rollcall("users", "import", users);
    expect(ran).toMatchObject({
      code: 1,
      err: expect.stringMatching(/invalid_authentication: .*\nno row of .* is done; run/),
    });
    expect((await rollcall("users", "import", users, "--scim", "1.1")).err).toMatch(/went to .* over SCIM 2\.0; use/);
    await writeFile(users, csvOf(4));
    expect(await rollcall("users", "import", users)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/the file has changed since/),
    });
  });

  it("retries a temporarily unavailable server, and accepts a user that already exists", async () => {
    await writeFile(users, csvOf(3));
    await server.faults.arm({ action: { kind: "reset" }, match: { route: "POST /Users" } });
    expect(await rollcall("users", "import", users)).toMatchObject({ code: 0 });
    expect((await imported()).sort()).toEqual(names(3));
  });

  it.each(["SIGINT", "SIGKILL"] as const)(
    "loses no rows and creates no duplicates after %s",
    async (signal) => {
      await writeFile(users, csvOf(100));
      const first = spawnCli(["users", "import", users], env());
      await server.journal.waitFor({ route: "POST /Users" }, { timeoutMs: 30_000 });
      first.process.kill(signal);
      const stopped = await first.ended;
      expect(stopped.code).toBe(signal === "SIGINT" ? 130 : null);
      if (signal === "SIGINT")
        expect(stopped.err).toMatch(/^rollcall: interrupted: \d+ rows of .*; run the same command/);
      const { code, out } = await spawnCli(["users", "import", users, "--json"], env()).ended;
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
  it("writes files that import reads", async () => {
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

  it.each([
    ["/nowhere/at/all.csv", /cannot write \/nowhere\/at\/all\.csv: the folder does not exist\n$/],
    ["users.txt", /users\.txt must have the extension \.csv or \.ndjson/],
  ])("refuses %s", async (path, sentence) => {
    expect(await rollcall("users", "export", path)).toMatchObject({ code: 2, err: expect.stringMatching(sentence) });
  });

  it("shows the number of exported and total users", async () => {
    let said = "";
    const err = (text: string) => {
      said += text;
    };
    const { out } = await run(["users", "export"], env(), true, { isErrorTerminal: true, err });
    const total = out.trim().split("\n").length;
    expect(said).toContain(`] 1 of ${total} users`);
    expect(said).toContain(`[${"#".repeat(Math.floor(24 / total))}-`);
  });

  it("writes NDJSON to standard output, and leaves no incomplete file", async () => {
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
