import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { run } from "./cli.js";

const execute = promisify(execFile);

/** Completions that bash offers for the last word. */
async function complete(...words: readonly string[]): Promise<readonly string[]> {
  const { out } = await run(["completion", "bash"]);
  const line = words.map((word) => `'${word}'`).join(" ");
  const script = `${out}\nCOMP_WORDS=(rollcall ${line}); COMP_CWORD=${words.length}; _rollcall; echo "\${COMPREPLY[@]}"`;
  const { stdout } = await execute("bash", ["-c", script]);
  return stdout.trim().split(" ");
}

describe("rollcall completion", () => {
  it.each([
    [["us"], ["users"]],
    [["users", "l"], ["list"]],
    [["users", "list", "--f"], ["--filter"]],
    [["users", "--json", "list", "--fi"], ["--filter"]],
    [["call", "chat.postM"], ["chat.postMessage"]],
    [["call", "users.info", "--us"], ["--user"]],
    [
      ["world", "re"],
      ["reset", "restore", "remove"],
    ],
  ])("completes %j in bash", async (words, wanted) => {
    expect((await complete(...words)).toSorted()).toEqual(wanted.toSorted());
  });

  it.each([
    ["zsh", /^#compdef rollcall\n[\s\S]*"users list"\) commands="" options="--help .*--filter/],
    ["fish", /complete -c rollcall -n '__rollcall_at "users"' -f -a 'list get create/],
  ])("prints a script for %s", async (shell, text) => {
    expect(await run(["completion", shell])).toMatchObject({ code: 0, out: expect.stringMatching(text) });
  });

  it("refuses another shell", async () => {
    expect(await run(["completion", "ksh"])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/Allowed choices are bash, zsh, fish/),
    });
  });
});
