import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "@rollcall/server";
import { type SharedPostgres, sharedPostgres } from "@rollcall/test-kit/vitest";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "./cli.js";
import { spawnCli } from "./spawn-cli.js";

let postgres: SharedPostgres;
let folder: string;

beforeAll(async () => {
  postgres = await sharedPostgres();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rollcall-cli-"));
  return () => rm(folder, { recursive: true });
});

const world = (...args: readonly string[]) => run(["world", ...args], {}, true, { isErrorTerminal: true });

/** Runs a command with a limit on file sizes, like on a full disk. */
function withFullDisk(kilobytes: number, ...args: readonly string[]) {
  const prepare = ["bash", "-c", `ulimit -f ${kilobytes}; exec "$@"`, "bash"];
  return spawnCli(["world", ...args], {}, prepare).ended;
}

/** Creates a data folder with the demo world and a message. */
async function createData(): Promise<string> {
  const data = join(folder, "data");
  const server = await createServer({ data });
  const body = new URLSearchParams({ token: "svcb-demo-bot", channel: "general", text: "kept" });
  expect((await server.fetch("/api/chat.postMessage", { method: "POST", body })).status).toBe(200);
  await server.close();
  return data;
}

/** Creates a data folder with the world of a deployment, and returns a token of its administrator. */
async function createDeployment() {
  const data = join(folder, "data");
  const server = await createServer({ data, control: false });
  const { userToken: token } = server.administrator ?? {};
  await server.close();
  return { data, token };
}

describe("rollcall world export and import", () => {
  it("move a world from a folder to a PostgreSQL database of a running server", async () => {
    const { data, token } = await createDeployment();
    const [file, again] = [join(folder, "world"), join(folder, "again")];
    const database = await postgres.createSchema();
    expect(await world("export", file, "--data", data)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/world: \d+ rows\n$/),
      err: expect.stringMatching(/^\r\[.*100 %\r +\r$/s),
    });
    expect(await world("import", file, "--database", database)).toMatchObject({ code: 0 });
    const server = await createServer({ database });
    expect([server.isNew, server.administrator]).toEqual([false, undefined]);
    const read = { headers: { authorization: `Bearer ${token}` } };
    expect((await server.fetch("/scim/v2/Users", read)).status).toBe(200);
    await server.close();
    expect((await world("export", again, "--database", database)).code).toBe(0);
    expect(await readFile(again, "utf8")).toBe(await readFile(file, "utf8"));
  });

  it("print JSON without a progress bar", async () => {
    const [data, file] = [await createData(), join(folder, "world")];
    const ran = await run(["world", "export", file, "--data", data, "--json"]);
    expect(ran).toMatchObject({ code: 0, err: "" });
    expect(JSON.parse(ran.out)).toEqual({ file, rows: expect.any(Number) });
  });

  it("refuse with one sentence without secrets, and change nothing", async () => {
    const [data, file] = [await createData(), join(folder, "world")];
    await world("export", file, "--data", data);
    const full = await world("import", file, "--data", data);
    expect(full).toMatchObject({ code: 1, err: expect.stringContaining("already has a world; use an empty one") });
    await truncate(file, 5_000);
    const [empty, database] = [join(folder, "empty"), await postgres.createSchema()];
    for (const into of [
      ["--data", empty],
      ["--database", database],
    ]) {
      const cut = await world("import", file, ...into);
      expect(cut).toMatchObject({ code: 1, err: expect.stringMatching(/rollcall: The file \S+ is incomplete: .*\n$/) });
    }
    await writeFile(file, "precious");
    expect(await world("export", file, "--data", data)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/the file already exists/),
    });
    const away = "postgres://rollcall:secret@127.0.0.1:1/none";
    const unreached = await world("export", join(folder, "new"), "--database", away);
    expect(unreached).toMatchObject({ code: 1, err: expect.stringMatching(/nothing listens there/) });
    expect(unreached.err).not.toContain("secret");
    expect(await world("export", file, "--data", "a", "--database", "b")).toMatchObject({ code: 2 });
  });

  it("use standard output and input for the file -", async () => {
    const [data, file, again] = [await createData(), join(folder, "world"), join(folder, "again")];
    await world("export", file, "--data", data);
    const out = await spawnCli(["world", "export", "-", "--data", data], {}).ended;
    expect(out).toEqual({ code: 0, out: await readFile(file, "utf8"), err: "" });
    const piped = ["bash", "-c", 'cat "$0" | "$@"', file];
    expect(await spawnCli(["world", "import", "-", "--data", again], {}, piped).ended).toMatchObject({
      code: 0,
      err: "",
    });
    const cut = ["bash", "-c", 'head -c 5000 "$0" | "$@"', file];
    expect(await spawnCli(["world", "import", "-", "--data", join(folder, "cut")], {}, cut).ended).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^rollcall: The file - is incomplete: .*\n$/),
    });
    for (const [into, reason] of [
      ['"$@" > /dev/full', "the disk is full"],
      ['set -o pipefail; "$@" | true', "its reader has closed it"],
    ] as const) {
      const ended = await spawnCli(["world", "export", "-", "--data", data], {}, ["bash", "-c", into, "bash"]).ended;
      expect(ended).toMatchObject({ code: 1, err: `rollcall: The file - cannot be written: ${reason}\n` });
    }
    expect(await spawnCli(["world", "export", "-", "--data", again], {}).ended).toEqual(out);
  });

  it("report the file, not the database, for a duplicate row", async () => {
    const [data, file] = [await createData(), join(folder, "world")];
    await world("export", file, "--data", data);
    const lines = (await readFile(file, "utf8")).split("\n");
    const at = lines.findIndex((line) => line.includes('"table":"user_emails"')) + 1;
    await writeFile(file, lines.toSpliced(at, 0, lines[at] ?? "").join("\n"));
    for (const into of [
      ["--data", join(folder, "empty")],
      ["--database", await postgres.createSchema()],
    ]) {
      expect(await world("import", file, ...into)).toMatchObject({
        code: 1,
        err: expect.stringMatching(
          /rollcall: The file \S+ has invalid rows of user_emails, such as duplicates; nothing was imported\n$/,
        ),
      });
    }
  });

  it("report the leftover file of a killed export", async () => {
    const [data, file] = [await createData(), join(folder, "world")];
    await writeFile(`${file}.partial`, "");
    expect(await world("export", file, "--data", data)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/world\.partial cannot be written: the file already exists\n$/),
    });
  });

  it("report a full disk, and leave no file that looks complete", async () => {
    const [data, file, empty] = [await createData(), join(folder, "world"), join(folder, "empty")];
    const full = await withFullDisk(8, "export", file, "--data", data);
    expect(full).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^rollcall: The file \S+ cannot be written: [^\n]+\n$/),
    });
    expect((await readdir(folder)).toSorted()).toEqual(["data"]);
    await world("export", file, "--data", data);
    const cut = await withFullDisk(300, "import", file, "--data", empty);
    expect(cut).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^rollcall: The database \S+ cannot be [^\n]+\n$/),
    });
    expect((await world("import", file, "--data", empty)).code).toBe(0);
  });

  it("refuse a folder with a running server or without a database", async () => {
    const data = await createData();
    const server = await createServer({ data });
    const file = join(folder, "world");
    expect(await world("export", file, "--data", data)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/is in use by/),
    });
    await server.close();
    expect(await world("export", file, "--data", join(folder, "none"))).toMatchObject({
      code: 1,
      err: expect.stringMatching(/The database .* does not exist/),
    });
  });
});
