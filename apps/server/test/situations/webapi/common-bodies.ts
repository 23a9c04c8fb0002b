import { webapi } from "@rollcall/api/webapi";
import type { MethodCall } from "../../kit/method-call.js";
import type { CommonRow } from "./common-row.js";

const json = { "content-type": "application/json; charset=utf-8" } as const;
const form = { "content-type": "application/x-www-form-urlencoded" } as const;
const multipart = { "content-type": "multipart/form-data; boundary=cut" } as const;
const { maxArgumentName, maxBodyBytes, maxBodyDepth } = webapi.limits;

/** A row of every method: a body, whatever the arguments are. */
function sent(
  when: string,
  body: NonNullable<MethodCall["body"]>,
  headers: Readonly<Record<string, string>>,
): CommonRow {
  return { of: () => ({ when, call: { body, headers } }) };
}

/** A row of one method as an example for all, because its body is too large to send it to each. */
function enormous(when: string, body: () => string, headers: Readonly<Record<string, string>>): CommonRow {
  return { of: ({ method }) => (method === "users.info" ? { when, call: { body: body(), headers } } : undefined) };
}

const bytes = (...values: number[]) => new Uint8Array(values);
const nested = (depth: number) => `{"a":${"[".repeat(depth)}${"]".repeat(depth)}}`;

/** Common codes that are answered because of a body, before its arguments are read. */
export const commonBodies: Readonly<Record<string, readonly CommonRow[]>> = {
  invalid_form_data: [
    sent("a JSON body is malformed", '{"a" 1}', json),
    sent("a JSON body is not an object", "[1]", json),
    sent("a JSON body is a number", "1", json),
    sent("a JSON body contains __proto__", '{"__proto__": {}}', json),
    sent("a JSON body is nested too deep", nested(maxBodyDepth), json),
    sent("a JSON body is nested extremely deep", nested(100_000), json),
    sent("a JSON body is not UTF-8", bytes(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d), json),
    sent("a JSON text contains half a surrogate pair", '{"a": "\\ud800"}', json),
    sent("plain text that begins like an object is malformed", '{"a" 1}', {
      "content-type": "text/plain; charset=utf-8",
    }),
    sent("a form has a broken percent escape", "a=%zz", form),
    sent("a form has an escape that is not UTF-8", "a=%ff", form),
    enormous("a JSON body is extremely large", () => `{"a": "${"x".repeat(maxBodyBytes)}"}`, json),
    enormous("a form is extremely large", () => `a=${"x".repeat(maxBodyBytes)}`, form),
    sent("a multipart body has no boundary", "--cut\r\n", { "content-type": "multipart/form-data" }),
    sent("a multipart body has no parts", "nothing", multipart),
    sent("a multipart body is malformed", "--cut\r\nnonsense\r\n--cut--\r\n", multipart),
    { of: () => ({ when: "the query has a broken percent escape", call: { query: "a=%zz" } }) },
  ],
  invalid_charset: [
    sent("JSON has another charset", "{}", { "content-type": "application/json; charset=utf-16" }),
    sent("a form has another charset", "a=1", { "content-type": `${form["content-type"]}; charset=koi8-r` }),
    sent("the charset is unknown", "a=1", { "content-type": `${form["content-type"]}; charset=""` }),
  ],
  invalid_post_type: [
    sent("the body is XML", "<a/>", { "content-type": "application/xml" }),
    sent("the body is SCIM JSON", "{}", { "content-type": "application/scim+json" }),
    sent("the type is malformed", "{}", { "content-type": "nonsense" }),
  ],
  missing_post_type: [sent("a body has no type", bytes(0x61, 0x3d, 0x31), {})],
  request_timeout: [
    sent("a JSON body ends early", '{"a": [1', json),
    sent("a JSON body ends inside a text", '{"a": "x', json),
    sent("a multipart body ends early", "--cut\r\nContent-Disposition: form-data; name=a\r\n\r\nx", multipart),
    sent("a body is shorter than announced", "a=1", { ...form, "content-length": "9" }),
  ],
  invalid_arg_name: [
    { of: () => ({ when: "a name has a hyphen", call: { arguments: { "an-argument": 1 } } }) },
    {
      of: ({ refusesGet }) =>
        refusesGet
          ? undefined
          : { when: "a name of a query contains a dot", call: { encoding: "query", arguments: { "a.b": 1 } } },
    },
    { of: () => ({ when: "a name of a form is empty", call: { encoding: "form", arguments: { "": 1 } } }) },
    {
      of: () => ({ when: "a name is very long", call: { arguments: { ["a".repeat(maxArgumentName + 1)]: 1 } } }),
    },
  ],
  invalid_array_arg: [
    {
      // A method without a text argument accepts no text for a list.
      of: ({ texts: [name] }) =>
        name === undefined ? undefined : { when: "JSON has a list for a text", call: { arguments: { [name]: ["a"] } } },
    },
    {
      of: ({ texts: [name] }) =>
        name === undefined
          ? undefined
          : { when: "a form repeats a text", call: { body: `${name}=a&${name}=b`, headers: form } },
    },
  ],
};
