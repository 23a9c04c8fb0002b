import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ControlledServer, createServer } from "@rollcall/server";
import { coverPairs } from "@rollcall/test-kit/cover-pairs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { methodReferences } from "../src/generated/methods.js";
import { run } from "./cli.js";

let server: ControlledServer;
let folder: string;

beforeAll(async () => {
  server = await createServer({ memory: true });
  folder = await mkdtemp(join(tmpdir(), "rollcall-cli-"));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const env = () => ({ ROLLCALL_URL: server.url, ROLLCALL_TOKEN: "svcb-demo-bot" });
const rollcall = (...args: readonly string[]) => run(args, env());

describe("rollcall call", () => {
  it.each([
    ["flags", ["--channel", "general", "--text", "hello"]],
    ["name=value", ["channel=general", "text=hello"]],
    ["both", ["--channel", "general", "text=hello", "--mrkdwn", "false"]],
  ])("takes arguments as %s", async (_what, args) => {
    const ran = await rollcall("call", "chat.postMessage", ...args);
    expect(ran.err).toBe("");
    expect(JSON.parse(ran.out)).toMatchObject({ ok: true, message: { text: "hello" } });
  });

  it("takes arguments from a file and from standard input", async () => {
    const file = join(folder, "arguments.json");
    await writeFile(file, '{"channel":"general","text":"from a file"}');
    expect((await rollcall("call", "chat.postMessage", "--json", file)).out).toContain("from a file");
    const readInput = async () => '{"channel":"general","text":"from the input"}';
    const ran = await run(["call", "chat.postMessage", "--json", "-"], env(), false, { readInput });
    expect(ran.out).toContain("from the input");
  });

  it("passes additional arguments of a method", async () => {
    expect(JSON.parse((await rollcall("call", "api.test", "foo=bar")).out)).toMatchObject({ args: { foo: "bar" } });
  });

  it.each(["alan.turing", "alan@acme.example"])("takes a user by name: %s", async (user) => {
    const ran = await rollcall("call", "users.info", "--user", user);
    expect(JSON.parse(ran.out)).toMatchObject({ ok: true, user: { name: "alan.turing" } });
  });

  it("takes a user of the world of the token", async () => {
    await server.world.fork({ name: "blue" });
    const ran = await rollcall("call", "users.info", "--user", "alan.turing", "--token", "blue~svcb-demo-bot");
    expect(JSON.parse(ran.out)).toMatchObject({ ok: true, user: { name: "alan.turing" } });
    await server.world.remove("blue");
  });

  it("sends an unknown name unchanged", async () => {
    const ran = await rollcall("call", "users.info", "user=alan.turin");
    expect(JSON.parse(ran.out)).toEqual({ ok: false, error: "user_not_found" });
    expect(ran).toMatchObject({
      code: 1,
      err: expect.stringMatching(/\nNo user has the .* "alan\.turin"; did you mean alan\.turing\?\n$/),
    });
  });

  it("looks up names over SCIM without a control plane", async () => {
    const bare = await createServer({ memory: true, control: false });
    const expiration = ["call", "admin.users.getExpiration", "--target_team", "T00000000", "--url", bare.url];
    const ask = (user: string, token: string) => run([...expiration, "--user_id", user, "--token", token]);
    // The workspace does not exist, so every call is refused. The hint shows whether the name was found.
    expect((await ask("joan.clarke", "svcp-demo-admin")).err).not.toContain("joan.clarke");
    expect((await ask("joan.clark", "svcp-demo-admin")).err).toMatch(/"joan\.clark"; did you mean joan\.clarke\?\n$/);
    expect((await ask("joan.clarke", "svcb-demo-bot")).err).toMatch(
      /"joan\.clarke" is not an identifier, and this token cannot look names up; `rollcall users get joan\.clarke`/,
    );
    await bare.close();
  });

  it("prints a refusal as JSON, and explains it", async () => {
    const ran = await rollcall("call", "chat.postMessage", "channel=general");
    expect(JSON.parse(ran.out)).toEqual({ ok: false, error: "no_text" });
    expect(ran).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^rollcall: chat\.postMessage: no_text: .*`rollcall error no_text`/),
    });
  });

  it.each([
    [["call", "users.info", "usr=U1"], /users\.info has no argument "usr"; did you mean "user"\?/],
    [["call", "users.info", "--include_locale", "maybe"], /include_locale must be true or false, not "maybe"/],
    [["call", "admin.functions.list", "limit=many"], /limit must be a whole number, not "many"/],
    [["call", "users.inf"], /unknown command 'users\.inf'\s+\(Did you mean users\.info\?\)/],
    [["call", "users.info", "--json", "/none.json"], /the file does not exist/],
  ])("refuses %j", async (args, sentence) => {
    expect(await rollcall(...args)).toMatchObject({ code: 2, err: expect.stringMatching(sentence) });
  });

  it("reports an expired token", async () => {
    await server.faults.arm({ action: { kind: "error", code: "token_expired" } });
    const ran = await rollcall("call", "auth.test");
    expect(ran).toMatchObject({
      code: 1,
      err: expect.stringMatching(/auth\.test: token_expired: .*; pass another token with --token/),
    });
  });

  // What help shows of a method depends on the forms of its arguments.
  const shown = coverPairs(methodReferences, ({ arguments: args, rules, codes }) => [
    ...args.map(({ form, required, default: value, limits }) =>
      [form, required === true, value !== undefined, limits.length > 0].join(),
    ),
    `${rules.length > 0} rules`,
    `${codes.length > 0} codes`,
  ]);
  it.each(shown.map((method) => [method.name, method] as const))(
    "prints the reference of %s as help",
    async (name, method) => {
      const { code, out } = await rollcall("call", name, "--help");
      const flat = out.replace(/\s+/g, " ");
      expect(code).toBe(0);
      expect(flat).toContain(method.description);
      for (const argument of method.arguments) expect(flat).toContain(`--${argument.name} `);
      for (const { code: error, meaning } of method.codes)
        expect(flat).toContain(`${error}: ${meaning}`.replace(/\s+/g, " "));
    },
  );
});

describe("rollcall profile", () => {
  const config = () => ({ ROLLCALL_CONFIG: join(folder, "config", "config.json") });

  it("stores a URL and a token, and never prints the token", async () => {
    const path = config().ROLLCALL_CONFIG;
    const secret = "svcb-demo-bot";
    expect(await run(["profile", "list"], config())).toMatchObject({ out: expect.stringMatching(/no profiles/) });
    const set = await run(["profile", "set", "here", "--url", server.url, "--token", "-"], config(), true, {
      readInput: async () => `${secret}\n`,
    });
    expect(set).toMatchObject({ code: 0, out: `stored here in ${path}\n` });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(path, "utf8")).profiles.here.token).toBe(secret);
    await run(["profile", "set", "there", "--url", "http://there.example"], config());
    const list = await run(["profile", "list"], config());
    expect(list.out).toMatch(/\* here +http:\/\/127\.0\.0\.1:\d+ +yes\n +there +http:\/\/there\.example +no\n/);
    expect(`${set.out}${list.out}${(await run(["profile", "list"], config(), false)).out}`).not.toContain(secret);
    expect((await run(["call", "auth.test"], config())).code).toBe(0);
    expect(await run(["clock", "show"], config())).toMatchObject({ code: 0 });
    expect(await run(["call", "auth.test"], { ...config(), ROLLCALL_TOKEN: "none" })).toMatchObject({ code: 1 });
    expect((await run(["profile", "use", "there"], config())).out).toBe("using there\n");
    expect((await run(["profile", "remove", "there"], config())).out).toBe("removed there\n");
    expect(await run(["call", "auth.test", "--profile", "there"], config())).toMatchObject({
      code: 2,
      err: expect.stringMatching(/unknown profile "there"/),
    });
  });

  it("sends a token only to the server of its profile", async () => {
    const own = { ROLLCALL_CONFIG: join(folder, "own.json") };
    await run(["profile", "set", "away", "--url", "http://away.example", "--token", "svcb-demo-bot"], own);
    expect(await run(["call", "auth.test", "--url", server.url], own)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/not_authed/),
    });
    await run(["profile", "set", "any", "--token", "svcb-demo-bot"], own);
    const args = ["call", "auth.test", "--url", server.url, "--profile", "any"];
    expect(await run(args, own)).toMatchObject({ code: 0 });
  });

  it.each([
    [["profile", "set", "x"], /pass --url, --token or both/],
    [["profile", "set", "x", "--url", "ftp://x"], /is not the URL of a server/],
    [["profile", "use", "x"], /unknown profile "x"/],
  ])("refuses %j", async (args, sentence) => {
    expect(await run(args, config())).toMatchObject({ code: 2, err: expect.stringMatching(sentence) });
  });

  it("does not print the content of a broken file", async () => {
    const path = join(folder, "broken.json");
    await writeFile(path, '{"profiles":{"x":{"token":"secret"');
    const ran = await run(["profile", "list"], { ROLLCALL_CONFIG: path });
    expect(ran).toMatchObject({ code: 2, err: expect.stringMatching(/is not a valid config file of rollcall/) });
    expect(ran.err).not.toContain("secret");
  });
});
