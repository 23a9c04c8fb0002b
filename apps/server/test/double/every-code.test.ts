import { scim } from "@rollcall/api/scim";
import { type Methods, webapi } from "@rollcall/api/webapi";
import { coverPairs } from "@rollcall/test-kit/cover-pairs";
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

/** Every code of every method. */
const codes = methods.flatMap((method) =>
  Object.entries({ ...webapi.errors, ...definitions[method].errors }).map(([code, { wireName, status }]) => ({
    method,
    code,
    outcome: `${status} ${wireName}`,
    kind: Object.hasOwn(webapi.errors, code) ? code : `own, ${status}, ${code === wireName ? "same" : "other"} name`,
  })),
);

// A fault is answered before its method runs, and looks its code up in a table. Each common code is armed once, each
// method with one of its codes, and of the codes of methods one for each status, and one with another name on the wire.
const cases = coverPairs(codes, ({ method, kind }) => [method, kind]);

describe("a code of the Web API", () => {
  const worlds = new Map<string, Promise<ControlledServer>>();
  /** The server of a world, which the methods that need the same one share. */
  const serverFor = (method: keyof Methods) => {
    const { world = "", base = "webapi" } = methodTable[method]?.succeeds[0] ?? {};
    const key = `${base} ${world}`;
    const found = worlds.get(key) ?? openWorld(base, world);
    worlds.set(key, found);
    return found;
  };
  const openWorld = async (...world: Parameters<typeof mergeWorld>) => {
    const server = await createServer({ memory: true });
    await server.world.load(await mergeWorld(...world));
    return server;
  };
  afterAll(async () => {
    for (const server of worlds.values()) await (await server).close();
  });

  it.each(cases)("$code can be armed for $method and is answered $outcome", async ({ method, code, outcome }) => {
    const server = await serverFor(method);
    // The code is a key of the method's table.
    await server.faults.arm({ match: { method }, action: { kind: "error", code: code as FaultCode<typeof method> } });
    const { call } = methodTable[method]?.succeeds[0] ?? { call: {} };
    const response = await server.fetch(toMethodRequest(call, method));
    expect(await outcomeOf(response)).toBe(outcome);
    await server.faults.disarm();
  });
});

const requests = [
  { version: "1.1", path: "/scim/v1/Users", route: "GET /Users" },
  { version: "2.0", path: "/scim/v2/Groups", route: "GET /Groups" },
] as const;

// A version writes every code in the same place, from its row.
const scimCodes = coverPairs(
  requests.flatMap((request) =>
    Object.entries(scim.errors).map(([code, { wireName, status }]) => ({ ...request, code, wireName, status })),
  ),
  ({ version, code, status }) => [code, `${status} of ${version}`],
);

describe("a code of SCIM", () => {
  let server: ControlledServer;
  beforeAll(async () => {
    server = await createServer({ memory: true });
  });
  afterAll(() => server.close());

  it.each(scimCodes)("$code can be armed and is answered by $version", async ({ version, path, route, ...row }) => {
    // The code is a key of the table.
    await server.faults.arm({ match: { route, version }, action: { kind: "error", code: row.code as FaultCode } });
    const response = await server.fetch(path, { headers: { authorization: "Bearer svcp-demo-admin" } });
    expect(await outcomeOf(response)).toBe(`${row.status} ${row.wireName}`);
    await server.faults.disarm();
  });
});
