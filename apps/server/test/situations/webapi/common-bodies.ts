import { webapi } from "@rollcall/api/webapi";
import type { MethodCall } from "../../kit/method-call.js";
import type { CommonRow } from "./common-row.js";

const json = { "content-type": "application/json; charset=utf-8" } as const;
const form = { "content-type": "application/x-www-form-urlencoded" } as const;
const multipart = { "content-type": "multipart/form-data; boundary=cut" } as const;
const { maxArgumentName, maxBodyBytes, maxBodyDepth } = webapi.limits;

/** A row of every method: a body, whatever arguments there are. */
function sent(
  when: string,
  body: NonNullable<MethodCall["body"]>,
  headers: Readonly<Record<string, string>>,
): CommonRow {
  return { of: () => ({ when, call: { body, headers } }) };
}

/** A row of one method, which stands for all: its body is too large to be sent to each. */
function enormous(when: string, body: () => string, headers: Readonly<Record<string, string>>): CommonRow {
  return { of: ({ method }) => (method === "users.info" ? { when, call: { body: body(), headers } } : undefined) };
}

const bytes = (...values: number[]) => new Uint8Array(values);
const nested = (depth: number) => `{"a":${"[".repeat(depth)}${"]".repeat(depth)}}`;

/** Common codes that a body answers before anybody looks at its arguments. */
export const commonBodies: Readonly<Record<string, readonly CommonRow[]>> = {
  invalid_form_data: [
    sent("a JSON body is malformed", '{"a" 1}', json),
    sent("a JSON body is no object", "[1]", json),
    sent("a JSON body is a number", "1", json),
    sent("a JSON body holds __proto__", '{"__proto__": {}}', json),
    sent("a JSON body nests too deep", nested(maxBodyDepth), json),
    sent("a JSON body nests absurdly deep", nested(100_000), json),
    sent("a JSON body is no UTF-8", bytes(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d), json),
    sent("a JSON text has half a surrogate pair", '{"a": "\\ud800"}', json),
    sent("plain text that begins like an object is malformed", '{"a" 1}', {
      "content-type": "text/plain; charset=utf-8",
    }),
    sent("a form has a broken percent escape", "a=%zz", form),
    sent("a form has an escape that is no UTF-8", "a=%ff", form),
    enormous("a JSON body is enormous", () => `{"a": "${"x".repeat(maxBodyBytes)}"}`, json),
    enormous("a form is enormous", () => `a=${"x".repeat(maxBodyBytes)}`, form),
    sent("a multipart body names no boundary", "--cut\r\n", { "content-type": "multipart/form-data" }),
    sent("a multipart body has no parts", "nothing", multipart),
    sent("a multipart body is malformed", "--cut\r\nnonsense\r\n--cut--\r\n", multipart),
    { of: () => ({ when: "the query has a broken percent escape", call: { query: "a=%zz" } }) },
  ],
  invalid_charset: [
    sent("the charset of JSON is another", "{}", { "content-type": "application/json; charset=utf-16" }),
    sent("the charset of a form is another", "a=1", { "content-type": `${form["content-type"]}; charset=koi8-r` }),
    sent("the charset is nonsense", "a=1", { "content-type": `${form["content-type"]}; charset=""` }),
  ],
  invalid_post_type: [
    sent("the body is XML", "<a/>", { "content-type": "application/xml" }),
    sent("the body is JSON of SCIM", "{}", { "content-type": "application/scim+json" }),
    sent("the type is nonsense", "{}", { "content-type": "nonsense" }),
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
    { of: () => ({ when: "a name of a query has a dot", call: { encoding: "query", arguments: { "a.b": 1 } } }) },
    { of: () => ({ when: "a name of a form is empty", call: { encoding: "form", arguments: { "": 1 } } }) },
    {
      of: () => ({ when: "a name is very long", call: { arguments: { ["a".repeat(maxArgumentName + 1)]: 1 } } }),
    },
  ],
  invalid_array_arg: [
    {
      // A method without an argument that is text takes no text for a list.
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
