import { commonErrors, webapiSituations } from "@rollcall/api/webapi/errors";
import { apiTestMethod } from "@rollcall/api/webapi/methods/api-test";
import { authTestMethod } from "@rollcall/api/webapi/methods/auth-test";
import { withoutZod } from "@rollcall/scim-core";
import { serviceDefinitions } from "@rollcall/server";
import { methodReferences } from "../generated/methods.js";
import { type Answer, type Check, demand, demandEqual, memberOf, shorten } from "./check.js";

/** Checks of the Web API that work in every workspace. */
export function webapiChecks(): readonly Check[] {
  const { noToken, unknownMethod, argumentsInvalid } = webapiSituations;
  const needing = methodReferences.filter(({ tokens }) => tokens !== undefined);
  const testError = "told_so";
  return [
    {
      area: "Web API",
      name: `${apiTestMethod.wireName} returns its arguments`,
      run: async (server) => {
        const answer = await server.send("POST", at("api.test"), { json: { foo: "bar" } });
        demandOk(answer);
        demandEqual("args", memberOf(answer.body, "args"), { foo: "bar" });
      },
    },
    {
      area: "Web API",
      name: `${apiTestMethod.wireName} returns the code in its argument`,
      run: async (server) => {
        const answer = await server.send("POST", at("api.test"), { json: { error: testError } });
        demandEqual("ok", memberOf(answer.body, "ok"), false);
        demandEqual("error", memberOf(answer.body, "error"), testError);
      },
    },
    {
      area: "Web API",
      name: `${authTestMethod.wireName} returns the user of the token`,
      run: async (server) => {
        const answer = await server.send("POST", at("auth.test"), { json: {} });
        demandOk(answer);
        const { ok: _ok, ...response } = { ok: true, ...(answer.body as object) };
        const checked = authTestMethod.response(withoutZod).safeParse(response);
        demand(
          checked.success,
          `the response does not match its definition: ${shorten(checked.error?.issues.map(({ path }) => path.join(".")))}`,
        );
      },
    },
    {
      area: "Web API",
      name: `answers an unknown method with ${unknownMethod}`,
      run: async (server) =>
        demandRefusal(await server.send("POST", at("no.such.method"), { json: {} }), unknownMethod),
    },
    ...needing.map(
      ({ name }): Check => ({
        area: "Web API tokens",
        name: `${name} answers a call without a token with ${noToken}`,
        run: async (server) => demandRefusal(await server.send("POST", at(name), { json: {}, token: null }), noToken),
      }),
    ),
    ...needing.map(
      ({ name }): Check => ({
        area: "Web API tokens",
        name: `${name} answers an unknown token with invalid_auth`,
        run: async (server) =>
          demandRefusal(await server.send("POST", at(name), { json: {}, token: "none" }), "invalid_auth"),
      }),
    ),
    ...methodReferences.map(
      (method): Check => ({
        area: "Web API methods",
        name: `${method.name} succeeds or returns a declared code`,
        run: async (server) => {
          const { body, status } = await server.send("POST", at(method.name), { json: harmlessBody(method) });
          demand(memberOf(body, "ok") !== undefined, `the answer of ${status} has no ok: ${shorten(body)}`);
          if (memberOf(body, "ok") === true) return;
          const error = memberOf(body, "error");
          const declared = [...method.codes.map(({ code }) => code), ...commonCodes, argumentsInvalid];
          demand(declared.includes(String(error)), `the code ${shorten(error)} is not declared`);
        },
      }),
    ),
  ];
}

const commonCodes: readonly string[] = Object.values(commonErrors).map(({ wireName }) => wireName);

/**
 * A body that changes nothing: each required argument has a value that does not exist, and that nothing can be named. A method that needs no argument
 * and may write gets a list, which no method accepts; `auth.revoke`, for example, would revoke the token of the checks.
 */
function harmlessBody({ arguments: known, scopes }: (typeof methodReferences)[number]): unknown {
  const required = known.filter((argument) => argument.required === true);
  const onlyReads = scopes.length > 0 && scopes.every((scope) => /:(read|history)\b/.test(scope));
  if (required.length === 0 && !onlyReads) return [];
  return Object.fromEntries(required.map(({ name }) => [name, "Nothing: sent by rollcall conformance"]));
}

function at(method: string): string {
  return `${serviceDefinitions.webapi.mount}/${method}`;
}

function demandOk({ status, body }: Answer): void {
  demand(status === 200 && memberOf(body, "ok") === true, `the answer of ${status} is ${shorten(body)}`);
}

function demandRefusal({ status, body }: Answer, code: keyof typeof commonErrors): void {
  const { wireName, status: wanted } = commonErrors[code];
  demandEqual("the status", status, wanted);
  demandEqual("ok", memberOf(body, "ok"), false);
  demandEqual("error", memberOf(body, "error"), wireName);
}
