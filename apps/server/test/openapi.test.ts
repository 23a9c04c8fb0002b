import { createValidator, documentNames, readDocument } from "@rollcall/test-kit/documents";
import { describe, expect, it } from "vitest";
import { createWebapiServer } from "./kit/create-webapi-server.js";
import { toMethodRequest } from "./kit/method-call.js";

/** The violations of the published document in the answer of a method. */
async function problemsOf(method: string, body: unknown): Promise<readonly string[]> {
  const validate = createValidator(await readDocument("web-api"));
  return validate(["paths", `/${method}`, "post", "responses", "200", "content", "application/json", "schema"], body);
}

const form = { "content-type": "application/x-www-form-urlencoded; charset=utf-8" };

describe("the OpenAPI document of the Web API", () => {
  it.each([
    ["a page", "admin.functions.list", ""],
    ["a success without metadata of its own", "users.info", "user=UMIA"],
    ["a refusal with messages", "users.info", "include_locale=maybe&user=UMIA"],
    ["a refusal without messages", "users.info", "user=U0"],
  ])("accepts a warning in %s", async (_what, method, body) => {
    await using server = await createWebapiServer();
    const answer = await (await server.fetch(toMethodRequest({ body, headers: form }, method))).json();
    expect(answer).toMatchObject({
      warning: "superfluous_charset",
      response_metadata: { warnings: ["superfluous_charset"] },
    });
    expect(await problemsOf(method, answer)).toEqual([]);
  });

  it.each(["not_authed", "invalid_arguments", "tea"])(
    "accepts the code %s that api.test was called with",
    async (error) => {
      await using server = await createWebapiServer();
      const call = toMethodRequest({ arguments: { error, foo: "bar" } }, "api.test");
      const body = await (await server.fetch(call)).json();
      expect(body).toEqual({ ok: false, error, args: { error, foo: "bar" } });
      expect(await problemsOf("api.test", body)).toEqual([]);
    },
  );

  it.each([
    ["a code of another method", { ok: false, error: "no_text" }],
    ["a code with another status", { ok: false, error: "internal_error" }],
    ["a success without its fields", { ok: true }],
    ["messages that are not a list", { ok: false, error: "user_not_found", response_metadata: { messages: "wrong" } }],
  ])("refuses %s", async (_what, body) => {
    expect(await problemsOf("users.info", body)).not.toEqual([]);
  });

  it("describes both GET and POST, since both are served", async () => {
    const { paths } = await readDocument("web-api");
    expect(Object.values(paths).map((path) => Object.keys(path).toSorted())).toEqual(
      Object.keys(paths).map(() => ["get", "post"]),
    );
  });
});

describe.each(documentNames)("the OpenAPI document %s", (name) => {
  it("has schemas that are valid by the strict rules of JSON Schema, and none that allows everything", async () => {
    const document = await readDocument(name);
    const validate = createValidator(document);
    const { schemas } = document.components;
    for (const each of Object.keys(schemas)) expect(() => validate(["components", "schemas", each], {})).not.toThrow();
    const answers = Object.values(document.paths).flatMap((path) => Object.values(path).map((each) => each.responses));
    const bodies = answers.flatMap((each) => Object.values(each).flatMap(({ content = {} }) => Object.values(content)));
    expect(bodies.filter(({ schema }) => Object.keys(schema).join() === "type")).toEqual([]);
  });
});
