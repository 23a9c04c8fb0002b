import { commonErrors, type Methods } from "@rollcall/api/webapi";
import type { AnyOutcome } from "@rollcall/webapi-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWebapiServer, type WebapiServer } from "../../kit/create-webapi-server.js";
import { commonCodes, methodCodes } from "../../kit/method-definitions.js";
import { methods as definitions } from "../../kit/methods.js";
import { methodTable } from "./table.js";

const methods = (Object.keys(definitions) as (keyof Methods)[]).filter((method) => Object.hasOwn(methodTable, method));

/** Codes that no world can cause: common ones, and those of the method. */
function faultsOf(method: keyof Methods): readonly (readonly [string, number])[] {
  const rows = { ...commonErrors, ...definitions[method].errors };
  const described = { ...commonCodes, ...methodCodes.get(method)?.own };
  return Object.entries(rows)
    .filter(([key]) => described[key]?.faultOnly !== undefined)
    .map(([key, { status }]) => [key, status] as const);
}

describe.each(methods)("a fault of %s", (method) => {
  const { call, world, base } = methodTable[method]?.succeeds[0] ?? { call: {} };
  let fault: () => Promise<AnyOutcome>;
  let server: WebapiServer;
  beforeAll(async () => {
    server = await createWebapiServer({
      ...(world && { world }),
      ...(base && { base }),
      webapiAround: [() => fault()],
    });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it.each(faultsOf(method))("answers %s with status %i and changes nothing", async (error, status) => {
    fault = async () => ({ ok: false, error });
    const commits = server.commits();
    const answer = await server.send(call, method);
    expect([answer.outcome, answer.status]).toEqual([error, status]);
    expect(server.commits()).toBe(commits);
  });

  it("answers internal_error if an error is thrown, and gives the client no details", async () => {
    fault = () => Promise.reject(new Error("the disk said no"));
    const answer = await server.send(call, method);
    expect([answer.outcome, answer.status]).toEqual(["internal_error", 500]);
    expect(JSON.stringify(answer.body)).not.toContain("disk");
    expect(server.log()).toContain("the disk said no");
  });
});
