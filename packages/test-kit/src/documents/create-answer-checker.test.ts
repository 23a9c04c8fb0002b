import { describe, expect, it } from "vitest";
import { createAnswerChecker } from "./create-answer-checker.js";
import type { OpenapiDocument, Schema } from "./document.js";

const tea: Schema = { type: "object", properties: { cups: { type: "integer" } }, required: ["cups"] };
const answers = (schema: Schema) => ({ content: { "application/json": { schema } } });

const document: OpenapiDocument = {
  servers: [{ url: "/kitchen" }],
  paths: {
    "/teas/{id}": {
      get: {
        operationId: "getTea",
        responses: {
          "200": answers({ $ref: "#/components/schemas/Tea" }),
          "404": { $ref: "#/components/responses/Status404" },
        },
      },
      delete: { operationId: "removeTea", responses: { "204": {} } },
    },
  },
  components: {
    schemas: { Tea: tea },
    responses: { Status404: answers({ type: "object", properties: { error: { const: "no_tea" } } }) },
  },
};

const check = createAnswerChecker(document);
const json = new Headers({ "content-type": "application/json; charset=utf-8" });

describe("createAnswerChecker", () => {
  it.each([
    ["a documented body", { path: "/teas/1" }, []],
    ["a trailing slash", { path: "/teas/1/" }, []],
    ["a missing member", { text: "{}" }, ["the body must have required property 'cups'"]],
    ["a member of another type", { text: '{"cups":"two"}' }, ["/cups must be integer"]],
    [
      "a member that is not listed",
      { text: '{"cups":2,"milk":1}' },
      ["the body must NOT have additional properties (milk)"],
    ],
    ["a body that is not JSON", { text: "{" }, ["the body is not JSON"]],
    [
      "another media type",
      { headers: new Headers({ "content-type": "text/html" }) },
      ["the media type text/html is not documented"],
    ],
    ["another status", { status: 500 }, ["the status 500 is not documented"]],
    ["a shared response", { status: 404, text: '{"error":"no_tea"}' }, []],
    ["another code", { status: 404, text: '{"error":"no_milk"}' }, ["/error must be equal to constant (no_tea)"]],
    ["an undocumented path", { path: "/milk", status: 404, text: '{"error":"no_tea"}' }, []],
    ["an undocumented path that succeeds", { path: "/milk" }, ["the status 200 is not documented"]],
    ["a body where none is documented", { verb: "DELETE", status: 204 }, ["the body is documented as empty"]],
    ["a Retry-After of 0", { headers: new Headers([...json, ["retry-after", "0"]]) }, ["Retry-After is 0"]],
    ["an answer to HEAD", { verb: "HEAD", status: 404, text: "" }, []],
  ])("reports the problems of %s", (_what, answered, wanted) => {
    const all = { verb: "GET", path: "/teas/1", status: 200, headers: json, text: '{"cups":2}', ...answered };
    expect(check(all)).toEqual(wanted);
  });

  it("refuses a schema with an unknown keyword", () => {
    const misspelled = { paths: {}, servers: [], components: { schemas: { CommonError: { typo: 1 } as Schema } } };
    const wrong = createAnswerChecker(misspelled);
    expect(() => wrong({ verb: "GET", path: "/x", status: 200, headers: json, text: "{}" })).toThrow("typo");
  });
});
