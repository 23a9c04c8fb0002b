import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/packages.mjs";

/** The examples of a package's README. */
export function readmeExamples({ name, folder }) {
  return pageExamples(name.split("/")[1], `${folder}/README.md`);
}

/** The examples of a page: its `ts` blocks that import something. */
export function pageExamples(name, page) {
  const path = join(root, page);
  const readme = existsSync(path) ? readFileSync(path, "utf8") : "";
  const blocks = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code);
  return blocks
    .filter((code) => /^import /m.test(code))
    .map((code, i) => {
      const isTest = /from "vitest"/.test(code);
      return { name: `${name}-${i + 1}${isTest ? ".test" : ""}.ts`, code, isTest };
    });
}
