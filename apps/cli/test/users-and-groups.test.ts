import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ControlledServer, createServer } from "@rollcall/server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "./cli.js";

let server: ControlledServer;
let folder: string;

beforeAll(async () => {
  server = await createServer({ memory: true });
  folder = await mkdtemp(join(tmpdir(), "rollcall-cli-"));
});
beforeEach(() => server.world.reset().then(() => server.faults.disarm()));
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const env = () => ({ ROLLCALL_URL: server.url, ROLLCALL_TOKEN: "svcp-demo-admin" });
const rollcall = (...args: readonly string[]) => run(args, env());
const piped = async (...args: readonly string[]) => JSON.parse((await run([...args, "--json"], env())).out);
const ada = ["userName=ada", "name.givenName=Ada", "emails=ada@example.com", "enterprise.department=Mathematics"];

describe.each(["1.1", "2.0"])("rollcall users over SCIM %s", (version) => {
  const scim = ["--scim", version];

  it("creates, shows, changes and deactivates a user", async () => {
    const { id } = await piped("users", "create", ...ada, ...scim);
    expect((await rollcall("users", "get", id, ...scim)).out).toMatch(/userName +ada\n[\s\S]*name\.givenName +Ada\n/);
    const changed = await piped("users", "update", id, "title=Countess", "enterprise.department=", ...scim);
    expect(changed).toMatchObject({ title: "Countess" });
    expect(JSON.stringify(changed)).not.toContain("Mathematics");
    expect((await rollcall("users", "deactivate", id, ...scim)).out).toMatch(/^id +userName[\s\S]*ada .*no\n$/);
    expect(await piped("users", "get", id, ...scim)).toMatchObject({ active: false });
  });

  it("creates a group, and adds and removes users", async () => {
    const [first, second] = await piped("users", "list", "--limit", "2", ...scim);
    const { id } = await piped("groups", "create", "displayName=analysts", `members=${first.id}`, ...scim);
    expect((await piped("groups", "add", id, second.id, ...scim)).members).toHaveLength(2);
    expect((await piped("groups", "remove", id, first.id, ...scim)).members).toMatchObject([{ value: second.id }]);
    expect((await rollcall("groups", "list", ...scim)).out).toMatch(/analysts +1\n/);
    expect(await piped("groups", "update", id, "displayName=logicians", ...scim)).toMatchObject({
      displayName: "logicians",
    });
    expect((await rollcall("groups", "delete", id, ...scim)).out).toBe(`deleted ${id}\n`);
    expect(await rollcall("groups", "get", id, ...scim)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/no_such_group: /),
    });
  });
});

describe.each(["1.1", "2.0"])("names of users and groups over SCIM %s", (version) => {
  const scim = ["--scim", version];

  it.each(["alan.turing", "Alan.Turing", "alan@acme.example"])("find a user: %s", async (name) => {
    expect(await piped("users", "get", name, ...scim)).toMatchObject({ userName: "alan.turing" });
  });

  it("identify users in update and deactivate", async () => {
    expect(
      await piped("users", "update", "alan.turing", "title=Dr", "enterprise.manager=grace.hopper", ...scim),
    ).toMatchObject({
      userName: "alan.turing",
      title: "Dr",
    });
    const [grace, alan] = [await piped("users", "get", "grace.hopper"), await piped("users", "get", "alan.turing")];
    expect(JSON.stringify(alan)).toContain(grace.id);
    expect(await piped("users", "deactivate", "alan.turing", "annie@acme.example", ...scim)).toMatchObject([
      { userName: "alan.turing", active: false },
      { userName: "annie.easley", active: false },
    ]);
  });

  it("deactivate no user if one of them is unknown", async () => {
    expect(await rollcall("users", "deactivate", "alan.turing", "alan.turin", ...scim)).toMatchObject({ code: 1 });
    expect(await piped("users", "get", "alan.turing", ...scim)).toMatchObject({ active: true });
  });

  it("identify groups and their members", async () => {
    const group = await piped("groups", "create", "displayName=OPS", "members=alan.turing; annie.easley", ...scim);
    expect(group.members).toHaveLength(2);
    expect(await piped("groups", "get", "OPS", ...scim)).toMatchObject({ id: group.id });
    expect(await piped("groups", "get", "ops", ...scim)).toMatchObject({ id: group.id });
    expect((await piped("groups", "add", "ops", "grace.hopper", ...scim)).members).toHaveLength(3);
    expect((await piped("groups", "remove", "ops", "alan@acme.example", ...scim)).members).toHaveLength(2);
    expect((await piped("groups", "update", "ops", "displayName=Operations", ...scim)).displayName).toBe("Operations");
    expect((await rollcall("groups", "delete", "operations", ...scim)).out).toBe(`deleted ${group.id}\n`);
  });

  it.each([
    [
      ["users", "get", "alan"],
      /^rollcall: no_such_user: no user has the identifier, user name or e-mail address "alan"; did you mean\n {2}alan\.turing \(U\w+\)\n$/,
    ],
    [["users", "update", "alan.tring", "title=x"], /did you mean\n {2}alan\.turing \(U/],
    [["users", "get", "nobody.at.all.here"], /"nobody\.at\.all\.here"; `rollcall users list` lists them all\n$/],
    [["users", "get", "acme.example"], /did you mean\n( {2}.*\n){5}$/],
    [["users", "get", 'a"b'], /no user has .* "a\\"b"/],
    [
      ["groups", "get", "Nothing"],
      /no_such_group: no group has the identifier or name "Nothing"; `rollcall groups list`/,
    ],
    [["groups", "create", "displayName=x", "members=alan.turin"], /did you mean\n {2}alan\.turing/],
  ])("get suggestions: %j", async (args, sentence) => {
    expect(await rollcall(...args, ...scim)).toMatchObject({ code: 1, err: expect.stringMatching(sentence) });
  });
});

describe("names that several users have at another service", () => {
  it("are listed with their identifiers", async () => {
    const users = [
      { id: "1f-a", userName: "ada" },
      { id: "2f-b", userName: "ada" },
    ];
    const service = createHttpServer((_, response) => {
      response.setHeader("content-type", "application/json").end(JSON.stringify({ totalResults: 2, Resources: users }));
    }).listen(0, "127.0.0.1");
    await once(service, "listening");
    const { port } = service.address() as AddressInfo;
    const ran = await run(["users", "get", "ada", "--url", `http://127.0.0.1:${port}`, "--token", "x"]);
    expect(ran.err).toBe('rollcall: 2 users match "ada"; use an identifier:\n  ada (1f-a)\n  ada (2f-b)\n');
    expect(ran.code).toBe(1);
    service.close();
  });
});

describe("rollcall users", () => {
  it("prints a table on a terminal and JSON for a program", async () => {
    const all = await piped("users", "list", "--all");
    expect(all.length).toBeGreaterThan(3);
    expect((await rollcall("users", "list", "--limit", "2")).out.split("\n")).toHaveLength(4);
    expect(JSON.parse((await rollcall("users", "list", "--limit", "1", "--json")).out)).toHaveLength(1);
    const filter = `userName eq "${all[0].userName}"`;
    expect(await piped("users", "list", "--scim", "1.1", "--filter", filter)).toHaveLength(1);
  });

  it("takes a user as JSON", async () => {
    const file = join(folder, "user.json");
    await writeFile(file, JSON.stringify({ userName: "grace", emails: [{ value: "grace@example.com" }] }));
    expect(await piped("users", "create", "--file", file, "title=Admiral")).toMatchObject({
      userName: "grace",
      title: "Admiral",
    });
  });

  it.each([
    [["users", "create", "userName=ada"], 1, /^rollcall: \w+: /],
    [["users", "create", "usrName=ada"], 2, /unknown attribute "usrName"; did you mean "userName"\?/],
    [["users", "create", "userName"], 2, /expected name=value, not "userName"/],
    [["users", "create", "--file", "/none.json"], 2, /cannot read \/none\.json: the file does not exist/],
    [["users", "get", "U00000000"], 1, /no_such_user: no user has .*"U00000000"; `rollcall users list` lists/],
    [["users", "list", "--filter", "x"], 2, /add --scim 1\.1/],
    [
      ["users", "list", "--scim", "1.1", "--filter", "userName eqq x"],
      1,
      /invalid_query: .*; `rollcall filter explain` shows/,
    ],
    [["users", "list", "--scim", "3"], 2, /Allowed choices are 1\.1, 2\.0/],
    [
      ["users", "list", "--token", "svcp-none"],
      1,
      /invalid_authentication: .*; SCIM takes a user token of an admin.*; pass another token with --token/,
    ],
    [["users", "list", "--token", "two words"], 2, /the token is empty, or contains a space/],
    [["users", "list", "--url", "here"], 2, /"here" is not the URL of a server/],
    [["users", "list", "--url", "http://127.0.0.1:9"], 3, /cannot reach http:\/\/127\.0\.0\.1:9: /],
    [["users", "lst"], 2, /unknown command 'lst'\s+\(Did you mean list\?\)/],
  ])("gives advice: %j", async (args, code, sentence) => {
    const ran = await rollcall(...args);
    expect(ran.err).toMatch(sentence);
    expect(ran.code).toBe(code);
    expect(ran.err).not.toMatch(/two words|svcp-/);
  });

  it("waits for rate limits", async () => {
    await server.faults.arm({ action: { kind: "error", code: "too_many_requests", retry_after: 1 } });
    const ran = await rollcall("users", "list", "--limit", "1");
    expect(ran).toMatchObject({ code: 0, err: "rollcall: rate limited; waiting 1 s\n" });
  });
});
