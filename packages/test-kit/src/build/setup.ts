import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Where a test file asks for a build of the commands. */
    readonly buildSource: string;
  }
}

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const build = ["exec", "turbo", "run", "build", "--filter=@rollcall/server", "--filter=@rollcall/cli"];

/**
 * A global setup of vitest: builds the server and the commands when the first file of a run asks for it, for tests that
 * start a process. A process loads the sources in 2 s of CPU, and the build in 0.1 s.
 */
export async function setup(project: TestProject): Promise<() => void> {
  let built: Promise<string> | undefined;
  project.onTestsRerun(async () => {
    built = undefined;
  });
  const source = createServer((_request, response) => {
    built ??= runBuild();
    built.then((failure) => response.writeHead(failure === "" ? 200 : 500).end(failure));
  });
  await new Promise<void>((resolve) => source.listen(0, "127.0.0.1", resolve));
  project.provide("buildSource", `http://127.0.0.1:${(source.address() as AddressInfo).port}`);
  return () => {
    source.close();
    source.closeAllConnections();
  };
}

/** The output of the build if it fails; otherwise an empty text. */
function runBuild(): Promise<string> {
  return new Promise((resolve) => {
    execFile("pnpm", [...build, "--output-logs=errors-only"], { cwd: root }, (error, out, err) =>
      resolve(error === null ? "" : `the build fails:\n${error.message}\n${out}${err}`),
    );
  });
}
