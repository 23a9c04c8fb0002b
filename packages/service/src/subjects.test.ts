import { webapi } from "@rollcall/api/webapi";
import { loadMethods } from "@rollcall/webapi-core";
import { describe, expect, it } from "vitest";

/** A name that ends like a test file's (`api.test`) is written with hyphens. */
function fileOf(method: string): string {
  return method.endsWith(".test") ? method.replaceAll(".", "-") : method;
}

const { methods } = await loadMethods(webapi);
const modules = Object.entries(methods).map(([method, { facts }]) => `rules/${facts.subject}/${fileOf(method)}.ts`);

async function hasHandler(path: string): Promise<boolean> {
  const module: object = await import(`./${path}`).catch(() => ({}));
  return Object.values(module).some((each) => typeof each === "function");
}

describe("subjects of methods", () => {
  it("are the folders of their handlers", async () => {
    const found = await Promise.all(modules.map(hasHandler));
    expect(modules.filter((_, index) => found[index] !== true)).toEqual([]);
  });
});
