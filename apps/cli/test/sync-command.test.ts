import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ControlledServer, createServer } from "@rollcall/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { run } from "./cli.js";

let server: ControlledServer;
let folder: string;
let env: Record<string, string>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sync-"));
  server = await createServer({ memory: true });
  env = { ROLLCALL_URL: server.url, ROLLCALL_TOKEN: "svcp-demo-admin" };
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const people = (title: string) => `users:
  - { key: e1, userName: ada.king, emails: [ada.k@acme.example], title: ${title}, enterprise: { manager: charles } }
  - { key: e2, userName: charles, emails: [charles@acme.example] }
groups:
  - { displayName: Engineers, members: [e1, charles] }
`;

async function write(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

const answer = (text: string) => ({
  openInput: async function* () {
    yield Buffer.from(text);
  },
});

describe("sync", () => {
  it("shows the plan, asks, applies it, and then has nothing to do", async () => {
    const path = await write("people.yaml", people("Countess"));
    const shown = await run(["sync", path, "--dry-run"], env);
    expect(shown).toMatchObject({ code: 0, err: "" });
    expect(shown.out).toMatch(/create +ada\.king\ncreate +charles\ncreate group +Engineers +2 members\n2 create, 1 cr/);

    const refused = await run(["sync", path], env, true, answer("n\n"));
    expect(refused).toMatchObject({ code: 0, err: "Apply this plan? [y/N] rollcall: nothing was written\n" });
    const applied = await run(["sync", path], env, true, answer("y\n"));
    expect([applied.code, applied.out]).toEqual([0, expect.stringMatching(/^3 done, 0 refused/m)]);
    const again = await run(["sync", path, "--yes"], env);
    expect(again.out).toMatch(
      /^nothing to do: 3 users and groups are as they should be\n0 done.* 0 of them writes\)\n$/,
    );
  });

  it("changes and deactivates what differs, in the style of a provider, and prints JSON", async () => {
    const path = await write("people.yaml", people("Countess"));
    await run(["sync", path, "--yes"], env);
    const one = people("Lady")
      .replace(/.*e2.*\n/, "")
      .replace(", enterprise: { manager: charles }", "");
    await write("people.yaml", one.replace("[e1, charles]", "[e1]"));
    const report = join(folder, "report.json");
    const { code, out, err } = await run(
      ["sync", path, "--yes", "--style", "entra", "--requests", "--report", report, "--json"],
      env,
      false,
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      results: [
        { kind: "change-user", name: "ada.king" },
        { kind: "change-members", remove: [{ key: "e2" }] },
        { kind: "deactivate-user", name: "charles", reason: "left" },
      ],
    });
    expect(err).toContain('{"op":"Replace","path":"active","value":"False"}');
    expect(JSON.parse(await readFile(report, "utf8")).requests.length).toBeGreaterThan(3);
  });

  it("reads CSV with groups, and reports all mistakes before it sends anything", async () => {
    const mistakesIn = async (name: string, text: string) => {
      const bad = await write(name, text);
      const { code, err } = await run(["sync", bad, "--yes"], env);
      return [code, ...err.replaceAll(bad, name).trimEnd().split("\n")];
    };
    expect(
      await mistakesIn("name.csv", "usrName,active,enterprise.manager,familyname\nada,yes,adda,\nbob,,ada,\n"),
    ).toEqual([
      2,
      'rollcall: name.csv:1 unknown attribute "usrName"; did you mean "userName"?',
      'name.csv:1 unknown attribute "familyname"; did you mean "name.familyName"?',
      "name.csv:1 there is no column userName",
      'name.csv:2 active must be true or false, not "yes"',
      'name.csv:2 manager of line 2: no user has the key or user name "adda"',
    ]);
    const rows = "x,maybe,A,1\n,true,A,1\nz,true\nx,true,A,1\n";
    expect(await mistakesIn("bad.csv", `userName,active,groups,title\n${rows}`)).toEqual([
      2,
      'rollcall: bad.csv:2 active must be true or false, not "maybe"',
      "bad.csv:3 there is no userName",
      "bad.csv:4 2 fields, but the header has 4",
      'bad.csv:5 several users have the userName "x"',
    ]);
    expect(
      await mistakesIn("head.csv", "userName,titel,tite,active,enterprise.manager\nx,y,1,maybe,z\nX,1,1,,y\n"),
    ).toEqual([
      2,
      'rollcall: head.csv:1 unknown attribute "titel"; did you mean "title"?',
      'head.csv:1 unknown attribute "tite"; did you mean "title"?',
      'head.csv:2 active must be true or false, not "maybe"',
      'head.csv:2 manager of x: no user has the key or user name "z"',
      'head.csv:3 several users have the userName "x"',
    ]);
    expect(await mistakesIn("manager.csv", "userName,enterprise.manager\nalan,gracie\ngrace,\n")).toEqual([
      2,
      'rollcall: manager.csv:2 manager of alan: no user has the key or user name "gracie"; did you mean "grace"?',
    ]);
    const yaml = `users:
  - { userName: ada, titel: Countess, enterprise: { departmnt: Logic }, emails: [{ valu: a@acme.example }] }
  - { userName: charles, active: no, groups: [Staff], "urn:example:x": { any: 1 } }
groups:
  - { displayName: Staff, members: [adda, Staff], member: [] }
`;
    expect(await mistakesIn("bad.yaml", yaml)).toEqual([
      2,
      'rollcall: bad.yaml:2:22 Unrecognized key "titel"; did you mean "title"?',
      'bad.yaml:2:53 Unrecognized key "departmnt"; did you mean "department"?',
      'bad.yaml:2:84 Unrecognized key "valu"; did you mean "value"?',
      'bad.yaml:3:34 Expected true or false, found "no"',
      "bad.yaml:3:46 Groups of users are read-only; name the user in the members of a group",
      'bad.yaml:5:37 member of Staff: no user has the key or user name "adda"; did you mean "ada"?',
      'bad.yaml:5:43 member of Staff: no user has the key or user name "Staff"; it is a group',
      'bad.yaml:5:51 Unrecognized key "member"; did you mean "members"?',
    ]);
    const names = `users:
  - { userNam: ada, enterprise: { manager: adda } }
  - { userName: bob, givenName: Bob }
  - { userName: Bob }
  - eve
groups:
  - { displayName: Staff, members: [ada, eve, boob, 5] }
`;
    expect(await mistakesIn("names.yaml", names)).toEqual([
      2,
      'rollcall: names.yaml:2:5 Missing key "userName"',
      'names.yaml:2:7 Unrecognized key "userNam"; did you mean "userName"?',
      'names.yaml:2:44 manager of users[0]: no user has the key or user name "adda"',
      'names.yaml:3:33 "givenName" belongs below "name": name: { givenName: … }',
      'names.yaml:4:5 several users have the userName "bob"',
      'names.yaml:5:5 Expected a mapping, found "eve"',
      'names.yaml:7:47 member of Staff: no user has the key or user name "boob"; did you mean "bob"?',
      "names.yaml:7:53 Expected a string, found 5",
    ]);
    const broken = `kind: world\nworkspaces: [{ name: A, domain: a }]\n${names.replace(", givenName: Bob", "").replace("- eve", "- { userName: bo, bot_of: A }").replace("eve", "bo")}`;
    expect(await mistakesIn("broken.yaml", broken)).toEqual([
      2,
      'rollcall: broken.yaml:4:5 Missing key "userName"',
      'broken.yaml:4:7 Unrecognized key "userNam"; did you mean "userName"?',
      'broken.yaml:4:44 manager of users[0]: no user has the key or user name "adda"',
      'broken.yaml:6:5 several users have the userName "bob"',
      'broken.yaml:9:46 member of Staff: no user has the key or user name "boob"; did you mean "bob"?',
      "broken.yaml:9:52 Expected a string, found 5",
    ]);
    const world =
      "kind: world\nworkspaces: [{ name: A, domain: a }]\nusers:\n  - { userName: bo, bot_of: A }\n  - { userName: ada, emails: [a@acme.example] }\n";
    expect(await mistakesIn("world.yaml", `${world}groups:\n  - { displayName: S, members: [bo, adda] }\n`)).toEqual([
      2,
      'rollcall: world.yaml:7:37 member of S: no user has the key or user name "adda"; did you mean "ada"?',
    ]);
    const good = await write("good.csv", "userName,externalId,emails,groups\nx1,1,x1@acme.example,Xs;All\n");
    const { out } = await run(["sync", good, "--yes"], env, false);
    expect(out).toMatch(/^STEP [\s\S]*\n3 done, 0 refused \(\d+ requests, 3 of them writes\)\n$/);
  });

  it("accepts the file of the guide", async () => {
    const guide = await readFile(new URL("../../../docs/identity-provider.md", import.meta.url), "utf8");
    const [, text = ""] = /```yaml\n(.*?)```/s.exec(guide) ?? [];
    const { out } = await run(["sync", await write("people.yaml", text), "--dry-run"], env);
    expect(out).toMatch(/create group +Engineers +2 members\n2 create, 1 create group; 0 unchanged\n$/);
  });

  it("syncs the people of a world, and another server", async () => {
    const world = new URL("../../server/worlds/demo.yaml", import.meta.url).pathname;
    const state = join(folder, "world.sync");
    const { out } = await run(["sync", world, "--dry-run", "--json", "--state", state], env);
    expect(JSON.parse(out)).toMatchObject({ unchanged: expect.any(Number) });
    const copied = await run(
      ["sync", server.url, "--from-token", "svcp-demo-admin", "--scim", "1.1", "--dry-run", "--no-state"],
      env,
    );
    expect(copied.code).toBe(0);
  });

  it("explains a wrong token, a server that is down, an empty source and too many deactivations", async () => {
    const path = await write("people.yaml", people("Countess"));
    const at = (...more: readonly string[]) => run(["sync", path, "--yes", ...more], env);
    expect(await at("--token", "nope")).toMatchObject({ code: 1, err: expect.stringContaining("with --token") });
    expect(await at("--style", "google", "--scim", "1.1")).toMatchObject({ code: 2 });
    expect(await run(["sync", path], env, false)).toMatchObject({ code: 2, err: expect.stringContaining("--yes") });
    await at();
    await write("people.yaml", "users: []\n");
    expect(await at()).toMatchObject({ code: 2, err: expect.stringContaining("has no users") });
    expect(await at("--max-deactivations", "1")).toMatchObject({
      code: 1,
      err: expect.stringContaining("more than the limit of 1; nothing was written"),
    });
    expect(await at("--max-deactivations", "1", "--to", "http://elsewhere.example/scim/v2")).toMatchObject({
      code: 2,
      err: expect.stringContaining("is the state of a sync to"),
    });
  });

  it("says after Ctrl-C how far it came, and continues with the next run", async () => {
    const path = await write("people.yaml", people("Countess"));
    const stop = new AbortController();
    let err = "";
    const more = {
      onInterrupt: () => stop.signal,
      err: (text: string) => {
        err += text;
        if (text.startsWith("POST ")) stop.abort();
      },
    };
    const { code, out } = await run(["sync", path, "--yes", "--requests"], env, true, more);
    expect([code, err]).toEqual([
      130,
      expect.stringMatching(/interrupted after 1 of 3 steps; run the same command again to continue\n$/),
    ]);
    expect(out).toMatch(/(left {5}\S.*\n){2}1 done, 0 refused, 2 left \(/);
    expect((await run(["sync", path, "--yes"], env)).out).toMatch(/^[1-9] done, 0 refused/m);
    expect((await run(["sync", path, "--yes"], env)).out).toMatch(/^0 done/m);
  });

  it("watches the file until it is interrupted", async () => {
    const path = await write("people.yaml", people("Countess"));
    const stop = new AbortController();
    let err = "";
    const more = {
      onInterrupt: () => stop.signal,
      err: (text: string) => {
        err += text;
      },
    };
    const watching = run(["sync", path, "--yes", "--watch", "--requests"], env, true, more);
    await vi.waitFor(() => expect(err).toContain("watching"), { timeout: 20_000 });
    await vi.waitFor(
      async () => {
        await write("people.yaml", people("Lady"));
        expect(err).toContain('"Lady"');
      },
      { timeout: 20_000, interval: 300 },
    );
    stop.abort();
    expect([0, 130]).toContain((await watching).code);
  });
});
