import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "@rollcall/test-kit/build";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runGenerate } from "../src/commands/generate-command.js";
import { ownVersion } from "../src/own-version.js";
import { run } from "./cli.js";

await ensureBuilt();

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rollcall-cli-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("rollcall error", () => {
  it.each([
    ["username_taken", /username_taken \(SCIM, status 409\)\n[\s\S]*named by +User\.userName duplicate\n/],
    [
      "draft_not_found",
      /answered by +chat\.postMessage\n[\s\S]*rollcall fault arm draft_not_found --method chat\.postMessage\n/,
    ],
    ["invalid_auth", /answered by +every method of the Web API\n/],
    ["fatal_error", /fatal_error \(Web API, status 200\)/],
  ])("explains %s", async (code, text) => {
    expect(await run(["error", code], {}, false)).toMatchObject({ code: 0, out: expect.stringMatching(text), err: "" });
    expect(JSON.parse((await run(["error", code, "--json"])).out)[0]).toMatchObject({ code });
  });

  it("suggests similar codes", async () => {
    expect(await run(["error", "usernam_taken"])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/did you mean "username_taken"\?/),
    });
  });

  it("uses colors only on a terminal without NO_COLOR", async () => {
    expect((await run(["error", "no_text"], { NO_COLOR: "" })).out).toContain("\u001b[1m");
    expect((await run(["error", "no_text"])).out).not.toContain("\u001b");
    expect((await run(["error", "no_text"], { NO_COLOR: "" }, false)).out).not.toContain("\u001b");
  });
});

describe("rollcall filter explain", () => {
  const filter = 'emails[type eq "work" and value co "x"] and not (active eq true)';

  it.each([
    ["sqlite", /\n {2}\(EXISTS \(SELECT 1 FROM resource_emails emails .* \? .*\n {2}parameters: "work", "x"\n$/],
    ["postgres", /emails\.type = \$1 AND emails\.value LIKE \$2/],
  ])("shows a tree, the text and SQL of %s", async (sql, text) => {
    const { out } = await run(["filter", "explain", filter, "--sql", sql]);
    expect(out).toMatch(/some value of emails with\n +all of\n +type is "work"/);
    expect(out).toContain(`canonical\n  ${filter}\n`);
    expect(out).toMatch(text);
  });

  it("prints JSON for a program", async () => {
    const { out } = await run(["filter", "explain", "userName  pr", "--dialect", "scim1.1", "--json"]);
    expect(JSON.parse(out)).toMatchObject({ canonical: "userName pr", filter: { kind: "present" } });
  });

  it("shows the position of a mistake", async () => {
    expect(await run(["filter", "explain", 'userName eqq "x"'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/"eqq" is not an operator at offset 9\nuserName eqq "x"\n {9}\^\^\^ expected eq/),
    });
  });
});

describe("rollcall manifest validate", () => {
  it.each([
    ["right.json", '{"display_information":{"name":"Roll"}}', 0, /right\.json is valid\n/],
    ["wrong.yaml", "display_information: { name: Roll }\nsetings: 1\n", 1, /wrong\.yaml:2:10 \/setings must not have/],
    [
      "wrong.json",
      '{\n  "display_information": {\n    "name": 1\n  }\n}',
      1,
      /wrong\.json:3:13 \/display_information\/name .* \(failed_constraint\)\n/,
    ],
    ["twice.json", '{ "settings": {}, "settings": {} }', 1, /twice\.json:1:\d+ .* \(failed_constraint\)\n/],
    [
      "refused.yaml",
      "display_information: { name: Roll }\nsettings:\n  event_subscriptions: { bot_events: [app_mention] }\n",
      1,
      /refused\.yaml:3:24 .*request_url.*\n.*:3:24 \/settings\/event_subscriptions app_mention event is missing scope\(s\): app_mentions:read \(app_mention_event_missing_scope\)\n/,
    ],
  ])("checks %s", async (name, text, code, said) => {
    const path = join(folder, name);
    await writeFile(path, text);
    const ran = await run(["manifest", "validate", path]);
    expect(ran.out).toMatch(said);
    expect(ran.code).toBe(code);
  });
});

describe("rollcall generate", () => {
  /** Generates in a folder, and returns what is printed. */
  async function generateIn(place: string, ...args: readonly string[]) {
    let [out, err] = ["", ""];
    const write = {
      out: (text: string) => {
        out += text;
      },
      err: (text: string) => {
        err += text;
      },
    };
    return { code: await runGenerate(args, write, place), out, err };
  }

  it("is the command of the generator that a project has installed", async () => {
    const project = fileURLToPath(new URL("../../../examples/custom-method", import.meta.url));
    expect(await generateIn(project, "--help")).toMatchObject({
      code: 0,
      out: expect.stringMatching(/--definitions <folder>/),
    });
    expect((await generateIn(project, "--chek")).code).toBe(2);
  });

  it("prints the line that runs the generator in a project without it", async () => {
    const wanted = `@rollcall/codegen@${ownVersion()}`;
    expect(await generateIn(folder, "--out", "a folder")).toEqual({
      code: 2,
      out: "",
      err: `rollcall: the generator is not installed in this project. Add it with npm install --save-dev ${wanted}, or run it once:\n  npx --yes --package=${wanted} -- rollcall-codegen generate --out 'a folder'\n`,
    });
  });
});
