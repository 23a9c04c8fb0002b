import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The address at which a test file asks for a build of the commands. */
    readonly buildSource: string;
  }
}

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const generate = ["generate", "--filter=./packages/*"];
const build = ["build", "docs", "--filter=@rollcall/server", "--filter=@rollcall/cli"];

/**
 * A global setup of vitest. It generates what git ignores, because tests import sources and no build runs before them. It
 * builds the server with its reference, and the commands, when the first file of a run asks for it: a process loads the
 * sources in 2 s of CPU, and the build in 0.1 s.
 * @throws Error with the findings if the definitions are wrong
 */
export async function setup(project: TestProject): Promise<() => void> {
  const failure = await runTurbo(generate);
  if (failure !== "") throw new Error(failure);
  let built: Promise<string> | undefined;
  project.onTestsRerun(async () => {
    built = undefined;
  });
  const source = createServer((_request, response) => {
    // A kept connection may end while a busy worker sends its next request.
    response.shouldKeepAlive = false;
    built ??= runTurbo(build);
    built.then((failure) => response.writeHead(failure === "" ? 200 : 500).end(failure));
  });
  await new Promise<void>((resolve) => source.listen(0, "127.0.0.1", resolve));
  project.provide("buildSource", `http://127.0.0.1:${(source.address() as AddressInfo).port}`);
  return () => {
    source.close();
    source.closeAllConnections();
  };
}

/** The output of tasks if they fail; otherwise an empty text. */
function runTurbo(tasks: readonly string[]): Promise<string> {
  const args = ["exec", "turbo", "run", ...tasks, "--output-logs=errors-only"];
  return new Promise((resolve) => {
    execFile("pnpm", args, { cwd: root }, (error, out, err) =>
      resolve(error === null ? "" : `the build fails:\n${error.message}\n${out}${err}`),
    );
  });
}
