import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const command = fileURLToPath(new URL("../../../apps/cli/dist/command.js", import.meta.url));
const bots = fileURLToPath(new URL("../bots", import.meta.url));

/** A program that runs with `rollcall run --offline`. */
export interface Bot extends AsyncDisposable {
  /** Calls an operation of the control plane of its server. */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at answers of any shape.
  control(operation: string, sent?: object): Promise<any>;
  /** Ends the program, or waits until it has ended by itself. */
  end(how?: "by itself"): Promise<Ended>;
}

/** The end of a program, and the calls that it made. */
interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  /** The calls of the program by method, in order, without those that failed. */
  readonly calls: readonly string[];
}

/** Starts a program in the folder of bots, with an app of a manifest. */
export async function startBot(
  program: readonly string[],
  { manifest, env = {}, flags = [] }: { manifest: object; env?: Record<string, string>; flags?: readonly string[] },
): Promise<Bot> {
  const folder = await mkdtemp(join(tmpdir(), "rollcall-bot-"));
  const [journal, app] = [join(folder, "journal.jsonl"), join(folder, "manifest.json")];
  await writeFile(app, JSON.stringify(manifest));
  // The shell says where the server is, and becomes the program.
  const shell = ["sh", "-c", 'echo "$ROLLCALL_URL"; exec "$@"', "sh", ...program];
  const args = ["run", "--offline", "--app", app, "--journal", journal, ...flags, "--", ...shell];
  const child = spawn(process.execPath, [command, ...args], {
    cwd: bots,
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env["PATH"], HOME: folder, ...env },
  });
  let [out, err] = ["", ""];
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  const closed = once(child, "close");
  const url = await new Promise<string>((resolve, reject) => {
    closed.then(() => reject(new Error(`The program has ended: ${err}`)), reject);
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      out += text;
      const [line] = /^.*(?=\n)/.exec(out) ?? [];
      if (line !== undefined) resolve(line);
    });
  });
  return {
    async control(operation, sent = {}) {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`${url}/_rollcall/${operation}`, {
        method: "POST",
        headers,
        body: JSON.stringify(sent),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${operation}: ${text}\n${out}\n${err}`);
      return JSON.parse(text);
    },
    async end(how) {
      if (how === undefined) child.kill("SIGTERM");
      const [code] = await closed;
      const lines = (await readFile(journal, "utf8")).trimEnd().split("\n");
      const calls = lines
        .map((line) => JSON.parse(line))
        .filter(({ protocol, ok }) => protocol === "webapi" && ok === true);
      return { code, out: out.slice(url.length + 1), err, calls: calls.map(({ method }) => method) };
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await closed;
      await rm(folder, { recursive: true });
    },
  };
}
