import { webapiSubjects } from "@rollcall/webapi-core/svc";
import { describe, expect, it } from "vitest";

describe("subjects of methods", () => {
  it.each(Object.entries(webapiSubjects))("%s has its handler in the folder %s", async (method, subject) => {
    const module: object = await import(`./${subject}/${method}.ts`);
    expect(Object.values(module)).toEqual(expect.arrayContaining([expect.any(Function)]));
  });
});
