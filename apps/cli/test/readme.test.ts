import { readFile } from "node:fs/promises";
import { createServer } from "@rollcall/server";
import { describe, expect, it } from "vitest";
import { exitCodes } from "../src/describe-error.js";
import { run } from "./cli.js";

const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");

describe("the README", () => {
  it("contains working commands", async () => {
    const [, block = ""] = /```sh\n(.*?)\n```/s.exec(readme) ?? [];
    const server = await createServer({ memory: true });
    const env = { ROLLCALL_URL: server.url };
    const lines = block.split("\n");
    for (const line of lines) {
      const words = line.replace("http://127.0.0.1:4010", server.url).match(/'[^']*'|\S+/g) ?? [];
      const [, ...args] = words.map((word) => word.replaceAll("'", ""));
      expect([line, await run(args, env)]).toMatchObject([line, { code: 0, err: "" }]);
    }
    await server.close();
    expect(lines.length).toBeGreaterThan(5);
  });

  it("lists every act of people", async () => {
    const { out } = await run(["as", "--help"]);
    const [, usages = ""] = out.split("Acts:\n");
    const acts = [...usages.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name);
    expect(acts).toContain("post");
    expect(acts.filter((name) => !new RegExp(`^\\|.*\`${name}[ \`].*\\|.*\\|$`, "m").test(readme))).toEqual([]);
  });

  it("lists every command and every exit code", async () => {
    const { out } = await run(["--help"]);
    const commands = [...out.matchAll(/^ {2}([a-z]+)(?: |$)/gm)]
      .map(([, name]) => name)
      .filter((name) => name !== "help");
    expect(commands.length).toBeGreaterThan(12);
    expect(commands.filter((name) => !new RegExp(`\`${name}\\b`).test(readme))).toEqual([]);
    const codes = [...readme.matchAll(/^\| (\d+) +\|/gm)].map(([, code]) => Number(code));
    expect(codes).toEqual(Object.values(exitCodes));
  });
});
