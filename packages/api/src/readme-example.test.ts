import { scim, userCreateSchema } from "@rollcall/api/scim";
import {
  authTestMethod,
  type ChatPostMessageArguments,
  chatPostMessageArgumentsSchema,
  webapi,
} from "@rollcall/api/webapi";
import { loadMethod } from "@rollcall/webapi-core";
import { z } from "zod";

const message: ChatPostMessageArguments = { channel: "C1", text: "hello" };
const checked = chatPostMessageArgumentsSchema(z).safeParse(message);

// Each message of a validator is an error code of the API.
const unnamed = userCreateSchema(z).safeParse({ emails: [{ value: "ada@example.com" }] });

export const answers: readonly unknown[] = [
  checked.success, // true
  unnamed.success ? undefined : unnamed.error.issues.map(({ message }) => message), // ["username_required"]
  authTestMethod.verb, // "POST"
  (await loadMethod(webapi.methods["users.info"])).scopes, // ["users:read"]
  scim.resources.User.urns["2.0"], // "urn:ietf:params:scim:schemas:core:2.0:User"
];

// End of the example.
const { describe, expect, it } = await import("vitest");
const { default: readme } = await import("../README.md?raw");
const { default: self } = await import("./readme-example.test.ts?raw");

describe("the example of the README", () => {
  it("answers as its comments state", () => {
    const block = /```ts\n(.*?)```/s.exec(readme)?.[1];
    expect(self.slice(0, self.indexOf("\n// End of the example."))).toBe(block);
  });

  it("answers what it says", () => {
    expect(answers).toEqual([
      true,
      ["username_required"],
      "POST",
      ["users:read"],
      "urn:ietf:params:scim:schemas:core:2.0:User",
    ]);
  });
});
