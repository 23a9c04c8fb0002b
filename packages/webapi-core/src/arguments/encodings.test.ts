import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ArgumentDefinition, ArgumentForm } from "../definition/definition.js";
import type { CompiledMethod } from "../methods/compile-methods.js";
import { readHead, readRequest, splitUrl } from "../request/read-request.js";
import { notes } from "../test-sets/notes.js";
import { readArguments } from "./read-arguments.js";

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.constantFrom("", " a=b&c ", "[1]", "null", "é,ü"),
);
/** As JSON prints and parses it: without -0, and without a key `__proto__`, which is refused. */
const object = fc
  .dictionary(fc.string({ unit: "grapheme-ascii", maxLength: 6 }), fc.jsonValue({ maxDepth: 2 }))
  .map((value) => JSON.stringify(value))
  .filter((printed) => !printed.includes("__proto__"))
  .map((printed): unknown => JSON.parse(printed));

/** Any value of a form, except those that only JSON has: null, and empty values. */
const values: { readonly [F in ArgumentForm]: fc.Arbitrary<unknown> } = {
  string: text,
  integer: fc.integer(),
  number: fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number || 0),
  boolean: fc.boolean(),
  object,
  objects: fc.array(object, { maxLength: 3 }),
  list: fc.array(fc.string({ unit: "grapheme", maxLength: 8 }), { maxLength: 3 }),
  jsonText: fc.oneof(
    text,
    object.map((each) => JSON.stringify(each)),
  ),
};

type Sent = Readonly<Record<string, unknown>>;

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
const pairs = (sent: Sent): [string, string][] => Object.entries(sent).map(([name, value]) => [name, asText(value)]);

function multipart(sent: Sent): FormData {
  const form = new FormData();
  for (const [name, value] of pairs(sent)) form.append(name, value);
  return form;
}

const url = "http://svc.test/api/any";
const post = (body: BodyInit, type?: string) =>
  new Request(url, { method: "POST", body, ...(type !== undefined && { headers: { "content-type": type } }) });

/** The same arguments in every encoding. The platform converts single line breaks in multipart text to pairs. */
const encodings: Readonly<Record<string, (sent: Sent) => Request>> = {
  JSON: (sent) => post(JSON.stringify(sent), "application/json"),
  "JSON with text alone": (sent) => post(JSON.stringify(Object.fromEntries(pairs(sent))), "application/json"),
  "plain text with JSON": (sent) => post(JSON.stringify(sent), "text/plain"),
  "a form": (sent) => post(new URLSearchParams(pairs(sent)).toString(), "application/x-www-form-urlencoded"),
  "plain text with a form": (sent) => post(`_=&${new URLSearchParams(pairs(sent))}`, "text/plain"),
  "a multipart form": (sent) => post(multipart(sent)),
  "a query": (sent) => new Request(`${url}?${new URLSearchParams(pairs(sent))}`),
};

type Arguments = CompiledMethod["arguments"];

async function readSent(request: Request, args: Arguments): Promise<unknown> {
  const { limits } = notes;
  const reading = { limits, pause: async () => undefined, caller: "admitted", hold: { take: () => true } } as const;
  const sent = await readRequest(readHead(request, splitUrl(request.url).query), reading);
  return sent.ok ? readArguments({ arguments: args, keepsOthers: false }, sent, reading) : sent;
}

describe("arguments in every encoding", () => {
  const methods = Object.entries<{ argumentTable: Readonly<Record<string, ArgumentDefinition>> }>(notes.methods);

  it.each(methods)("are the same for %s", async (_method, { argumentTable }) => {
    const rows = Object.entries(argumentTable);
    const args: Arguments = new Map(rows.map(([name, row]) => [row.wireName, { ...row, name }]));
    const any = fc.record(Object.fromEntries(rows.map(([, { wireName, form }]) => [wireName, values[form]])), {
      requiredKeys: [],
    });
    await fc.assert(
      fc.asyncProperty(any, async (sent) => {
        const wanted = {
          ok: true,
          values: Object.fromEntries(Object.entries(sent).map(([name, value]) => [args.get(name)?.name, value])),
        };
        for (const [encoding, toRequest] of Object.entries(encodings)) {
          expect([encoding, await readSent(toRequest(sent), args)]).toEqual([encoding, wanted]);
        }
      }),
      { numRuns: 25 },
    );
  });
});
