import { commonErrors, type Methods } from "@rollcall/api/webapi";
import { coverPairs } from "@rollcall/test-kit/cover-pairs";
import type { AnyOutcome } from "@rollcall/webapi-core";
import { afterAll, describe, expect, it } from "vitest";
import { createWebapiServer, type WebapiServer } from "../../kit/create-webapi-server.js";
import { commonCodes, methodCodes } from "../../kit/method-definitions.js";
import { methods as definitions } from "../../kit/methods.js";
import { methodTable } from "./table.js";

const methods = Object.keys(definitions) as (keyof Methods)[];

/** Codes that no world can cause: common ones, and those of the method. */
function faultsOf(method: keyof Methods): readonly (readonly [string, number])[] {
  const rows = { ...commonErrors, ...definitions[method].errors };
  const described = { ...commonCodes, ...methodCodes.get(method)?.own };
  return Object.entries(rows)
    .filter(([key]) => described[key]?.faultOnly !== undefined)
    .map(([key, { status }]) => [key, status] as const);
}

// The outcome of a middleware of a method is written from the row of its code, whatever the method is.
const cases = coverPairs(
  methods.flatMap((method) => faultsOf(method).map(([code, status]) => ({ method, code, status }))),
  ({ code, status }) => [`${code}: ${status}`],
);

const thrown = "the disk said no";
/** The answer to a defect depends only on whether the method has a caller. */
const throwing = coverPairs(methods, (method) => [`${definitions[method].authentication ?? "token"}`]);

describe("a fault", () => {
  const servers = new Map<string, Promise<WebapiServer>>();
  let fault: () => Promise<AnyOutcome>;
  /** The server of a world, which the methods that need the same one share. */
  const serverFor = (method: keyof Methods) => {
    const { world, base } = methodTable[method]?.succeeds[0] ?? {};
    const key = JSON.stringify([base, world]);
    const options = { ...(world && { world }), ...(base && { base }), webapiMiddleware: [() => fault()] };
    const found = servers.get(key) ?? createWebapiServer(options);
    servers.set(key, found);
    return found;
  };
  afterAll(async () => {
    for (const server of servers.values()) await (await server)[Symbol.asyncDispose]();
  });

  it.each(cases)("of $method answers $code with status $status and changes nothing", async (row) => {
    const { method, code, status } = row;
    const server = await serverFor(method);
    fault = async () => ({ ok: false, error: code });
    const commits = server.commits();
    const answer = await server.send(methodTable[method]?.succeeds[0].call ?? {}, method);
    expect([answer.outcome, answer.status]).toEqual([code, status]);
    expect(server.commits()).toBe(commits);
  });

  it.each(throwing)(
    "of %s answers internal_error if an error is thrown, and gives the client no details",
    async (method) => {
      const server = await serverFor(method);
      fault = () => Promise.reject(new Error(thrown));
      const logged = server.log().length;
      const answer = await server.send(methodTable[method]?.succeeds[0].call ?? {}, method);
      expect([answer.outcome, answer.status]).toEqual(["internal_error", 500]);
      expect(JSON.stringify(answer.body)).not.toContain("disk");
      expect(server.log().slice(logged)).toContain(thrown);
    },
  );
});
