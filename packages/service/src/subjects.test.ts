import { webapi } from "@rollcall/api/webapi";
import { loadMethods } from "@rollcall/webapi-core";
import { describe, expect, it } from "vitest";

/** A name that ends like a test file's (`api.test`) is written with hyphens. */
function fileOf(method: string): string {
  return method.endsWith(".test") ? method.replaceAll(".", "-") : method;
}

const { methods } = await loadMethods(webapi);
const subjects = Object.entries(methods).map(([method, { facts }]) => [method, facts.subject] as const);

describe("subjects of methods", () => {
  it.each(subjects)("%s has its handler in the folder %s", async (method, subject) => {
    const module: object = await import(`./${subject}/${fileOf(method)}.ts`);
    expect(Object.values(module)).toEqual(expect.arrayContaining([expect.any(Function)]));
  });
});
