import { execFile } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Row } from "../suite.js";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../..", import.meta.url));

/** A typical program that serves the typed methods. */
const consumer = `
import { createMethodHandler, type MethodHandlerOptions } from "@rollcall/webapi-core";
import { type ChatPostMessageArguments, type CommonCode, type Methods, webapi } from "@rollcall/api/webapi";

declare const options: Omit<MethodHandlerOptions<Methods, CommonCode, { tokenType: string; scopes: Set<string> }>, "definition">;
export const handler = createMethodHandler({ definition: webapi, ...options });
export const message: ChatPostMessageArguments = { channel: "C1", text: "hi" };
`;

/** Time that importing the typed methods adds to the type check of an empty project. */
export function createTypeCheckRow(folder: string): Row {
  const prepared = Promise.all([
    prepare(join(folder, "typed"), consumer),
    prepare(join(folder, "empty"), "export {};"),
  ]);
  return {
    name: "Type check of a program with the typed methods, minus an empty project",
    unit: "milliseconds",
    rounds: 5,
    contenders: [
      {
        name: "Rollcall",
        sample: async () => {
          const [typed, empty] = await prepared;
          const [withTypes, without] = [await timeCheck(typed), await timeCheck(empty)];
          return Math.max(1, withTypes - without);
        },
      },
    ],
    goals: [{ limit: 1_000 }],
  };
}

async function prepare(folder: string, text: string): Promise<string> {
  await mkdir(join(folder, "node_modules/@rollcall"), { recursive: true });
  for (const name of ["api", "webapi-core"])
    await symlink(join(root, "packages", name), join(folder, "node_modules/@rollcall", name));
  await writeFile(join(folder, "index.ts"), text);
  const compilerOptions = {
    target: "es2024",
    lib: ["ES2024", "DOM"],
    module: "nodenext",
    strict: true,
    noEmit: true,
    types: [],
    skipLibCheck: true,
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["index.ts"] }));
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  return folder;
}

async function timeCheck(folder: string): Promise<number> {
  const started = performance.now();
  await run(join(root, "node_modules/.bin/tsc"), ["-p", folder]);
  return performance.now() - started;
}
