import { scim } from "@rollcall/api/scim";
import { type Methods, webapi } from "@rollcall/api/webapi";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ControlledServer, createServer, type FaultCode } from "../../src/index.js";
import { mergeWorld } from "../kit/merge-world.js";
import { toMethodRequest } from "../kit/method-call.js";
import { methods as definitions } from "../kit/methods.js";
import { methodTable } from "../situations/webapi/table.js";

/** Reads an answer that a fault produced. */
async function outcomeOf(response: Response): Promise<string> {
  const body = (await response.json()) as { error?: string; detail?: string; Errors?: { description: string } };
  return `${response.status} ${body.error ?? body.detail ?? body.Errors?.description}`;
}

const methods = Object.keys(definitions) as (keyof Methods)[];

describe.each(methods)("every code of %s", (method) => {
  let server: ControlledServer;
  const { call, world, base = "webapi" } = methodTable[method]?.succeeds[0] ?? { call: {} };
  beforeAll(async () => {
    server = await createServer({ memory: true });
    await server.world.load(await mergeWorld(base, world));
  });
  afterAll(() => server.close());

  const codes = Object.entries({ ...webapi.errors, ...definitions[method].errors });
  it.each(codes)("%s can be armed and is answered", async (code, { wireName, status }) => {
    // The code is a key of the method's table.
    await server.faults.arm({ match: { method }, action: { kind: "error", code: code as FaultCode<typeof method> } });
    const response = await server.fetch(toMethodRequest(call, method));
    expect(await outcomeOf(response)).toBe(`${status} ${wireName}`);
    await server.faults.disarm();
  });
});

const requests = [
  { version: "1.1", path: "/scim/v1/Users", route: "GET /Users" },
  { version: "2.0", path: "/scim/v2/Groups", route: "GET /Groups" },
] as const;

describe.each(requests)("every code of SCIM $version", ({ version, path, route }) => {
  let server: ControlledServer;
  beforeAll(async () => {
    server = await createServer({ memory: true });
  });
  afterAll(() => server.close());

  it.each(Object.entries(scim.errors))("%s can be armed and is answered", async (code, { wireName, status }) => {
    // The code is a key of the table.
    await server.faults.arm({ match: { route, version }, action: { kind: "error", code: code as FaultCode } });
    const response = await server.fetch(path, { headers: { authorization: "Bearer svcp-demo-admin" } });
    expect(await outcomeOf(response)).toBe(`${status} ${wireName}`);
    await server.faults.disarm();
  });
});
