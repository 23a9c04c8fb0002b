import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ControlledServer, createServer } from "@rollcall/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { run } from "./cli.js";

const noon = new Date("2026-06-01T12:00:00Z");
let server: ControlledServer;
let folder: string;

beforeEach(async () => {
  server = await createServer({ memory: true, clock: { now: noon, frozen: true } });
  folder = await mkdtemp(join(tmpdir(), "rollcall-cli-"));
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const rollcall = (...args: readonly string[]) => run([...args, "--url", server.url]);
const piped = async (...args: readonly string[]) =>
  JSON.parse((await run([...args, "--json", "--url", server.url])).out);
const post = async (parameters: Record<string, string> = {}) => {
  const body = new URLSearchParams({ token: "svcb-demo-bot", channel: "general", ...parameters });
  const answer = await server.fetch("/api/chat.postMessage", { method: "POST", body });
  return { status: answer.status, requestId: answer.headers.get("x-request-id") ?? "", body: await answer.json() };
};

describe("rollcall world", () => {
  it("saves, compares, restores, forks and removes worlds", async () => {
    expect(await rollcall("world", "snapshot", "before")).toMatchObject({
      code: 0,
      out: expect.stringMatching(/before +default +2026-06-01/),
    });
    await post({ text: "hello" });
    expect((await rollcall("world", "diff", "before")).out).toMatch(
      /^change +table +key\nchanged +channels +\S+\nadded +messages +\S+ \d+\n$/,
    );
    expect((await rollcall("world", "restore", "before")).code).toBe(0);
    expect((await rollcall("world", "diff", "before")).out).toBe("no differences\n");
    expect((await rollcall("world", "fork", "blue")).out).toMatch(
      /blue +blue~ +2026-06-01T12:00:00.000Z \(frozen\) +default/,
    );
    expect(await piped("world", "list")).toMatchObject({
      worlds: [{ name: "default" }, { name: "blue" }],
      snapshots: [{ name: "before" }],
    });
    expect((await rollcall("world", "remove", "blue")).out).toBe("removed blue\n");
  });

  it("loads a file, and reports mistakes in one", async () => {
    const [good, bad] = [join(folder, "good.yaml"), join(folder, "bad.yaml")];
    await writeFile(
      good,
      "kind: world\nworkspaces: [{ name: Tiny, domain: tiny }]\nusers:\n  - { userName: tina, emails: [t@example.com], workspaces: { tiny: primary_owner } }\n",
    );
    await writeFile(bad, "kind: world\nworkspaces: [{ name: Tiny, domain: tiny, size: 1 }]\n");
    expect((await rollcall("world", "load", good)).code).toBe(0);
    const refused = await rollcall("world", "load", bad);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/^rollcall: world\.load: world:2:\d+ .*size/);
    expect(await rollcall("world", "load", join(folder, "none.yaml"))).toMatchObject({
      code: 2,
      err: expect.stringMatching(/the file does not exist/),
    });
    const saved = join(folder, "saved.yaml");
    const { out } = await run(["world", "save"], { ROLLCALL_URL: server.url }, false); // as `world save > saved.yaml`
    await writeFile(saved, out);
    expect((await rollcall("world", "load", saved)).code).toBe(0);
    expect((await rollcall("world", "save")).out).toContain('"userName":"tina"');
    expect((await rollcall("world", "save")).out).toMatch(/^# It has no secrets/m);
    expect((await rollcall("world", "save", "--with-secrets")).out).toMatch(/^# It has secrets/m);
    expect((await rollcall("world", "reset")).code).toBe(0);
  });
});

describe("rollcall fault", () => {
  it("arms, lists and disarms", async () => {
    expect(
      (
        await rollcall(
          "fault",
          "arm",
          "ratelimited",
          "--method",
          "chat.postMessage",
          "--times",
          "2",
          "--retry-after",
          "7",
        )
      ).code,
    ).toBe(0);
    expect(await post({ text: "x" })).toMatchObject({ status: 429, body: { error: "ratelimited" } });
    expect((await rollcall("fault", "list")).out).toMatch(
      /fault-1 +ratelimited +chat\.postMessage +the next 2 calls +1 of 1/,
    );
    expect((await rollcall("fault", "disarm", "fault-1")).out).toBe("disarmed 1\n");
    const arm = (...args: readonly string[]) => rollcall("fault", "arm", ...args);
    expect((await arm("drop", "--event", "message", "--times", "3")).code).toBe(0);
    expect((await arm("delay", "--ms", "50", "--always")).code).toBe(0);
    expect((await rollcall("fault", "list")).out).toMatch(
      /drop +message +the next 3 attempts +0 of 0\nfault-3 +delay +every delivery +always +0 of 0/,
    );
    expect((await rollcall("fault", "disarm")).out).toBe("disarmed 2\n");
    expect((await rollcall("fault", "list")).out).toBe("no faults\n");
  });

  it.each([
    [
      ["fault", "arm", "no_such_user", "--method", "chat.postMessage"],
      1,
      /does not declare the code no_such_user; SCIM routes do\.\ndeclared: .*no_text/,
    ],
    [
      ["fault", "arm", "no_txt", "--method", "chat.postMessage"],
      1,
      /does not declare the code no_txt; did you mean "no_text"\?\n$/,
    ],
    [
      ["fault", "arm", "hang", "--method", "chat.postMesage"],
      1,
      /There is no method chat\.postMesage; did you mean "chat\.postMessage"\?\n$/,
    ],
    [["fault", "arm", "latncy", "--ms", "5"], 2, /unknown code "latncy"; did you mean "latency"\?\n$/],
    [["fault", "arm", "latency"], 2, /latency needs --ms/],
    [["fault", "arm", "delay"], 2, /delay needs --ms/],
    [["fault", "arm", "duplicat"], 2, /unknown code "duplicat"; did you mean "duplicate"\?\n$/],
    [["fault", "arm", "drop", "--app", "Nobody"], 1, /No app has the identifier or the name "Nobody"/],
    [["fault", "arm", "hang", "--always", "--times", "2"], 2, /use only one of/],
    [["fault", "arm", "hang", "--where", "text"], 2, /Expected name=value/],
    [["fault", "disarm", "fault-9"], 1, /There is no fault "fault-9"; none exists\./],
    [["fault", "armm"], 2, /unknown command 'armm'\s+\(Did you mean arm\?\)/],
  ])("refuses %j", async (args, code, sentence) => {
    const ran = await rollcall(...args);
    expect(ran.err).toMatch(sentence);
    expect(ran.code).toBe(code);
  });
});

describe("rollcall clock", () => {
  it("shows and changes the time", async () => {
    expect((await rollcall("clock", "show")).out).toBe("2026-06-01T12:00:00.000Z (frozen)\n");
    expect((await rollcall("clock", "advance", "90s")).out).toBe("2026-06-01T12:01:30.000Z (frozen)\n");
    expect(await piped("clock", "set", "2026-07-01T00:00:00Z")).toMatchObject({
      now: "2026-07-01T00:00:00.000Z",
      frozen: true,
    });
    expect(await rollcall("clock", "advance", "soon")).toMatchObject({
      code: 2,
      err: 'rollcall: clock.advance: expected a duration such as 5m or 1h30m, not "soon" (by)\n',
    });
  });
});

describe("rollcall trace", () => {
  it("lists exchanges, and shows one in full", async () => {
    const { requestId } = await post();
    await post({ text: "hello" });
    const listed = await rollcall("trace");
    expect(listed.out.split("\n")).toHaveLength(3);
    expect((await rollcall("trace", "--failed")).out).toMatch(/chat\.postMessage → 200 no_text\n$/);
    const traced = await rollcall("trace", requestId);
    expect(traced.out).toContain(`request   ${requestId} in world default`);
    expect(traced.out).toContain('arguments {"channel":"general"}');
    expect(traced.out).not.toContain("svcb-demo-bot");
    expect(await rollcall("trace", "none")).toMatchObject({
      code: 1,
      err: expect.stringMatching(/The journal has no exchange "none"/),
    });
  });
});

describe("rollcall coverage", () => {
  it("reports coverage of a server or of a journal", async () => {
    await post();
    await server.fetch("/api/stars.add");
    const report = await rollcall("coverage", "--missing");
    expect(report.out).toMatch(/^undefined method +calls +hosted service\nstars\.add +1 +has it\n/m);
    expect(report.out).toMatch(/methods +1 +\d+/);
    expect(report.out).toMatch(/chat\.postMessage +1 +1 of \d+ +no_text/);
    expect(report.out).toContain("chat.postMessage was never called with ");
    const file = join(folder, "journal.json");
    await writeFile(file, (await rollcall("trace", "--json")).out);
    expect(await piped("coverage", "--journal", file)).toEqual(await piped("coverage"));
    expect(await rollcall("coverage", "--at-least", "0")).toMatchObject({ code: 0 });
    expect(await rollcall("coverage", "--at-least", "90")).toMatchObject({
      code: 1,
      err: expect.stringMatching(/90 % are required/),
    });
    await writeFile(file, '{"method":"users.info"}\nnot json\n');
    expect(await rollcall("coverage", "--journal", file)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/journal\.json:2: this line is not valid JSON/),
    });
  });
});

describe("rollcall coverage of events and acts", () => {
  it("lists what was done, says how to reach the rest, and requires some", async () => {
    await rollcall("as", "alan.turing", "post", "general", "Hi");
    const { out } = await rollcall("coverage", "--missing");
    expect(out).toMatch(/events +0 +\d+\nacts +1 +\d+\n/);
    expect(out).toMatch(/act +times\npeople\.post +1\n/);
    expect(out).toContain("no app has acknowledged team_join. Sent when a user joined the workspace.\n");
    expect(out).toContain("nobody has done people.react\n");
    expect(await rollcall("coverage", "--acts", "people.post")).toMatchObject({ code: 0 });
    expect(await rollcall("coverage", "--acts", "people.pin", "--events", "team_join, team_jon")).toMatchObject({
      code: 1,
      err: `rollcall: No app has acknowledged team_join. Sent when a user joined the workspace.
There is no event team_jon; did you mean "team_join"?
Nobody has done people.pin.
`,
    });
    const file = join(folder, "journal.json");
    await writeFile(file, JSON.stringify(await server.journal.list()));
    expect(await piped("coverage", "--journal", file)).toEqual(await piped("coverage"));
  });
});

describe("rollcall coverage --folder", () => {
  it("merges reports of closed servers, and requires codes", async () => {
    const reports = join(folder, "coverage");
    for (const code of ["fatal_error", "token_expired"] as const) {
      const closing = await createServer({ memory: true, coverageFolder: reports });
      await closing.faults.arm({ action: { kind: "error", code } });
      await closing.fetch("/api/auth.test", { headers: { authorization: "Bearer svcb-demo-bot" } });
      for (const method of ["api.test", "auth.teams.list", "users.info", "users.list", "users.identity"]) {
        await closing.fetch(`/api/${method}`);
      }
      await closing.close();
    }
    const coverage = (...args: readonly string[]) => run(["coverage", "--folder", reports, ...args]);
    expect(await coverage("--codes", "fatal_error,token_expired", "--at-least", "1")).toMatchObject({
      code: 0,
      err: "",
    });
    expect(await coverage("--codes", "fatal_error,no_text")).toMatchObject({
      code: 1,
      err: "rollcall: never returned: no_text\n",
    });
    expect(await coverage("--codes", "fatl_error")).toMatchObject({
      code: 2,
      err: expect.stringMatching(/no definition contains the code "fatl_error"; did you mean "fatal_error"\?/),
    });
    expect(await run(["coverage", "--folder", folder])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/contains no reports; run the tests with ROLLCALL_COVERAGE=/),
    });
    expect(await run(["coverage", "--folder", join(folder, "none")])).toMatchObject({ code: 2 });
  });
});

describe("rollcall", () => {
  it("reports an unavailable server and a different server", async () => {
    const { url } = server;
    await server.close();
    expect(await run(["clock", "show", "--url", url])).toMatchObject({
      code: 3,
      err: expect.stringMatching(/cannot reach http:\/\/127\.0\.0\.1:\d+: .*rollcall serve/),
    });
    const bare = await createServer({ memory: true, control: false });
    expect(await run(["clock", "show", "--url", bare.url])).toMatchObject({
      code: 3,
      err: expect.stringMatching(/has no control plane/),
    });
    await bare.close();
  });

  it.each([
    [["--help"], 0, /Exit codes: 0 success/],
    [["wrld"], 2, /unknown command 'wrld'\s+\(Did you mean world\?\)/],
    [["clock", "advance"], 2, /missing required argument 'duration'/],
  ])("answers %j", async (args, code, text) => {
    const ran = await run(args);
    expect(`${ran.out}${ran.err}`).toMatch(text);
    expect(ran.code).toBe(code);
  });
});

describe("rollcall as", () => {
  it("does what a person does", async () => {
    const posted = await rollcall("as", "alan.turing", "post", "general", "Hi <@rollbot>");
    expect(posted).toMatchObject({ code: 0, out: expect.stringMatching(/^CDEMOGENERAL \d+\.\d{6}\n$/) });
    const ts = posted.out.trim().split(" ")[1] ?? "";
    expect(await rollcall("as", "annie.easley", "react", "general", ts, "eyes")).toMatchObject({ out: "done\n" });
    expect(await piped("as", "annie.easley", "post", "general", "Here", "--thread", ts)).toMatchObject({
      message: { text: "Here", thread_ts: ts },
    });
    expect((await rollcall("as", "alan.turing", "see", "general", "--limit", "1")).out).toMatch(/Hi <@UDEMOROLL>\n$/);
    const waited = await rollcall("as", "alan.turing", "wait-for", "Here", "--from", "annie.easley", "--thread", ts);
    expect(waited.out).toMatch(/Here\n$/);
    expect((await rollcall("as", "alan.turing", "see-latest", "general")).out).toMatch(/Here\n$/);
    const late = await rollcall("as", "alan.turing", "wait-for", "Gone", "--timeout", "1");
    expect(late).toMatchObject({ code: 1, err: expect.stringMatching(/No message matched within 1 ms\.[\s\S]*Here/) });
    for (const [option, wrong] of [
      ["--timeout", "abc"],
      ["--timeout", ""],
      ["--timeout", "1.5"],
      ["--limit", "all"],
    ] as const)
      expect(await rollcall("as", "alan.turing", "wait-for", "Here", option, wrong)).toMatchObject({
        code: 2,
        err: expect.stringMatching(
          new RegExp(`'${option} <\\w+>' argument '${wrong}' is invalid\\. Expected a whole number\\.`),
        ),
      });
    const map = join(folder, "map.txt");
    await writeFile(map, "North");
    expect(await piped("as", "alan.turing", "post", "general", "The map", "--file", map)).toMatchObject({
      message: { text: "The map", files: [{ name: "map.txt", preview: "North" }] },
    });
    expect(await rollcall("as", "alan.turing", "post", "general", "Hi", "--file", join(folder, "none"))).toMatchObject({
      code: 2,
      err: expect.stringContaining("cannot be read"),
    });
    const { out: workspace } = await rollcall("as", "alan.turing", "see-workspace");
    expect(workspace).toMatch(/^CDEMOGENERAL {2}general/m);
    expect(workspace).toMatch(/^DDEMOBOT {2}with UDEMOROLL/m);
    expect(workspace).toMatch(/^ADEMOROLL\w* {2}Roll Bot/m);
    expect((await rollcall("as", "alan.turing", "create-channel", "attic", "--private")).code).toBe(0);
    expect((await rollcall("as", "alan.turing", "invite", "attic", "annie.easley", "rollbot")).code).toBe(0);
  });

  it("puts files into a modal", async () => {
    const { id: user } = await server.users.find("alan.turing");
    const settings = { interactivity: { is_enabled: true }, socket_mode_enabled: true };
    const { app, environment } = await server.apps.create(
      {
        display_information: { name: "Mapper" },
        features: { bot_user: { display_name: "mapper" } },
        settings,
      },
      { install: true },
    );
    const trigger_id = await server.triggers.create({ app: app.id, user });
    const label = { type: "plain_text", text: "Maps" };
    const view = {
      type: "modal",
      title: { type: "plain_text", text: "Maps please" },
      submit: label,
      blocks: [
        { type: "input", label, element: { type: "file_input", max_files: 2 } },
        { type: "input", label: { ...label, text: "Why" }, element: { type: "plain_text_input" } },
      ],
    };
    const body = new URLSearchParams({ token: environment.botToken ?? "", trigger_id, view: JSON.stringify(view) });
    const opened = await (await server.fetch("/api/views.open", { method: "POST", body })).json();
    expect(opened).toMatchObject({ ok: true });
    const maps = [join(folder, "north.txt"), join(folder, "south.txt"), join(folder, "east.txt")];
    for (const map of maps) await writeFile(map, map);
    const submit = (...more: readonly string[]) =>
      rollcall("as", "alan.turing", "submit", "Maps please", "--value", "Why=Lost", ...more);
    expect(await submit("--file", ...maps.map((map) => `Maps=${map}`))).toMatchObject({
      code: 1,
      err: expect.stringContaining("It takes at most 2, not 3."),
    });
    expect(await submit("--file", `Maps=${join(folder, "none")}`)).toMatchObject({
      code: 2,
      err: expect.stringContaining("cannot be read"),
    });
    expect(await submit("--file", "none")).toMatchObject({ code: 2, err: expect.stringContaining("input=value") });
    await submit("--file", ...maps.slice(1).map((map) => `Maps=${map}`));
    const { delivery } = (await server.journal.list({ kind: "delivery" })).at(-1) ?? {};
    expect(JSON.stringify(delivery)).toMatch(/south\.txt.*east\.txt/s);
  });

  it("says what there is instead", async () => {
    expect(await rollcall("as", "alan.turing", "pots", "general", "Hi")).toMatchObject({
      code: 2,
      err: expect.stringContaining('unknown act "pots"; did you mean "post"?'),
    });
    expect(await rollcall("as", "alan.turing", "post", "general")).toMatchObject({
      code: 2,
      err: expect.stringContaining("`post <channel> <text>`"),
    });
    expect(await rollcall("as", "alan.turing", "post", "attic", "Hi")).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no channel "attic"; there are'),
    });
    expect(await rollcall("as", "alan.turing", "command", "general", "/nothing now")).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no command "/nothing"'),
    });
    expect(
      await rollcall("as", "edsger.dijkstra", "submit", "--value", "Name=Ada", "Team=Red", "Team=Blue"),
    ).toMatchObject({
      code: 1,
      err: expect.stringContaining('"Roll call" has no button to submit it.'),
    });
    expect(await rollcall("as", "edsger.dijkstra", "submit", "--value", "Name")).toMatchObject({
      code: 2,
      err: expect.stringContaining('expected input=value instead of "Name"'),
    });
    expect(await rollcall("as", "edsger.dijkstra", "see-app", "rollbot")).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^modal V\w+ "Roll call"/m),
    });
  });
});
