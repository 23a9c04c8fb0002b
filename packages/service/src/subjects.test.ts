import { existsSync } from "node:fs";
import { webapi } from "@rollcall/api/webapi";
import { loadMethods } from "@rollcall/webapi-core";
import { describe, expect, it } from "vitest";

/** A name that ends like a test file's (`api.test`) is written with hyphens. */
function fileOf(method: string): string {
  return method.endsWith(".test") ? method.replaceAll(".", "-") : method;
}

const { methods } = await loadMethods(webapi);
const modules = Object.entries(methods).map(([method, { facts }]) => `${facts.subject}/${fileOf(method)}.ts`);

describe("subjects of methods", () => {
  it("are the folders of their handlers", () => {
    expect(modules.filter((path) => !existsSync(new URL(path, import.meta.url)))).toEqual([]);
  });
});
