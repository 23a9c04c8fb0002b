import type { Methods } from "@rollcall/api/webapi";
import { coverPairs } from "@rollcall/test-kit/cover-pairs";
import type { ArgumentDefinition, MethodDefinition, MethodTypes } from "@rollcall/webapi-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { methodArguments } from "../../kit/argument-facts.js";
import { createWebapiServer, type WebapiServer } from "../../kit/create-webapi-server.js";
import type { MethodCall } from "../../kit/method-call.js";
import { methods } from "../../kit/methods.js";
import { methodTable } from "./table.js";
import { wrongArguments } from "./wrong-arguments.js";

// Arguments are checked before the handler is called, so that every row is sent to one server.
let server: WebapiServer;
beforeAll(async () => {
  server = await createWebapiServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const names = Object.keys(methods) as (keyof Methods)[];

describe("wrong arguments", () => {
  it.each(names)("of %s have the codes of its definition", async (method) => {
    const before = server.commits();
    const departures: string[] = [];
    for (const { when, call, code } of rowsByMethod.get(method) ?? []) {
      const { outcome } = await server.send(call, method);
      if (outcome !== code) departures.push(`${when}, ${call.encoding}: ${outcome}, not ${code}`);
    }
    expect(departures).toEqual([]);
    expect(server.commits()).toBe(before);
  });
});

interface Row {
  readonly method: keyof Methods;
  readonly when: string;
  readonly call: MethodCall;
  readonly code: string;
  /** The form of the argument, its fault without values, and the encoding. */
  readonly way: string;
  /** The argument and its fault. */
  readonly id: string;
}

// The code depends on the argument and the value. The reading of a value depends on the form and the encoding, but not on the method.
const chosen = coverPairs(names.flatMap(rowsOf), ({ id, way }) => [id, way]);
const rowsByMethod = Map.groupBy(chosen, ({ method }) => method);

/** Every wrong value of every argument, in every encoding, next to right values of the others. */
function rowsOf(method: keyof Methods): readonly Row[] {
  const { argumentTable }: MethodDefinition<MethodTypes> = methods[method];
  const table: Readonly<Record<string, ArgumentDefinition>> = argumentTable;
  const passing = methodTable[method]?.succeeds[0].call.arguments ?? {};
  return Object.entries(methodArguments.get(method)?.arguments ?? {}).flatMap(([name, facts]) => {
    const row = table[name];
    if (row === undefined) throw new Error(`${method} has no argument ${name}`);
    return wrongArguments(facts, row.form, passing[row.wireName]).flatMap(({ when, code, encodings, ...wrong }, at) => {
      const { [row.wireName]: _right, ...others } = passing;
      const sent = "value" in wrong ? { ...others, [row.wireName]: wrong.value } : others;
      const fault = /^breaks \w+/.exec(when)?.[0] ?? when;
      return encodings.map((encoding) => ({
        method,
        when: `${name} ${when.slice(0, 60)}`,
        // A token in the header would win over the argument that it fills.
        call: { arguments: sent, encoding, ...(row.header === "bearer" && { token: null }) },
        code,
        way: `${row.form} ${fault} as ${encoding}`,
        id: `${method} ${name} ${at}`,
      }));
    });
  });
}
