import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createMethodHandler } from "../create-method-handler.js";
import type { MethodDefinition } from "../definition/definition.js";
import { extendMethods } from "../definition/load-methods.js";
import { createNotesHandlers, notes } from "../test-sets/notes.js";
import { ask, notesRequest, stillClock } from "../test-sets/serve-notes.js";
import { readCredentials } from "./read-request.js";

const basic = (text: string) => `Basic ${btoa(text)}`;
const read = (authorization: string) => readCredentials({ headers: new Headers({ authorization }) });

describe("the Authorization header", () => {
  it.each([
    ["Bearer abc", { bearer: "abc" }],
    [basic("id:secret"), { basicUser: "id", basicPassword: "secret" }],
    [basic("id:with:colons"), { basicUser: "id", basicPassword: "with:colons" }],
    [basic("a%3Ab:c+d"), { basicUser: "a:b", basicPassword: "c d" }],
    [basic("id:100%"), { basicUser: "id", basicPassword: "100%" }],
    [basic("id:"), { basicUser: "id" }],
    [basic(":secret"), { basicPassword: "secret" }],
    [basic("noColon"), {}],
    ["Basic !!!", {}],
    ["Basic /w==", {}],
    ["Digest abc", {}],
  ])("%j has %j", (header, parts) => {
    expect(read(header)).toEqual(parts);
  });

  it("has no parts if it is absent", () => {
    expect(readCredentials({ headers: new Headers() })).toEqual({});
  });
});

interface ClientTypes {
  readonly arguments: { readonly client?: string; readonly secret?: string; readonly proof?: string };
  readonly response: { readonly got: object };
  readonly error: { readonly error: string };
  readonly authentication: "none";
}

const text = z.string().exactOptional();

const clientMethod: MethodDefinition<ClientTypes> = {
  wireName: "notes.client",
  verb: "POST",
  description: "Answers the credentials of a client.",
  authentication: "none",
  tokens: [],
  scopes: [],
  argumentTable: {
    client: { wireName: "client_id", form: "string", header: "basicUser" },
    secret: { wireName: "client_secret", form: "string", header: "basicPassword" },
    proof: { wireName: "token", form: "string", header: "bearer" },
  },
  arguments: () => z.object({ client: text, secret: text, proof: text }),
  response: () => z.strictObject({ got: z.record(z.string(), z.unknown()) }),
  errors: {},
  facts: {},
};

const api = createMethodHandler({
  definition: extendMethods(notes, { methods: { "notes.client": clientMethod } }),
  handlers: {
    ...createNotesHandlers(),
    "notes.client": async (got: ClientTypes["arguments"]) => ({ ok: true as const, got }),
  },
  authenticate: () => Promise.reject(new Error("authenticate must not be called")),
  clock: stillClock,
  newRequestId: () => "R1",
});

async function send(form: Record<string, string>, authorization?: string): Promise<unknown> {
  const request = notesRequest("notes.client", {
    body: new URLSearchParams(form).toString(),
    type: "application/x-www-form-urlencoded",
  });
  if (authorization !== undefined) request.headers.set("authorization", authorization);
  return ((await ask(api, request)).body as { readonly got: unknown }).got;
}

describe("arguments that the header fills", () => {
  it("are read from the form if there is no header", async () => {
    const got = await send({ client_id: "a", client_secret: "b", token: "c" });
    expect(got).toEqual({ client: "a", secret: "b", proof: "c" });
  });

  it("are those of the header if both are sent", async () => {
    expect(await send({ client_id: "a", client_secret: "b" }, basic("x:y"))).toEqual({ client: "x", secret: "y" });
    expect(await send({ client_id: "a", token: "c" }, "Bearer z")).toEqual({ client: "a", proof: "z" });
  });
});
