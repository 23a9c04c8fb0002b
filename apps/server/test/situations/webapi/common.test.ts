import type { MethodRate, Methods } from "@rollcall/api/webapi";
import { coverPairs } from "@rollcall/test-kit/cover-pairs";
import { afterAll, describe, expect, it } from "vitest";
import { createWebapiServer } from "../../kit/create-webapi-server.js";
import type { Encoding } from "../../kit/method-call.js";
import { methods as definitions } from "../../kit/methods.js";
import { commonCases } from "./common.js";
import { createServers, expectRefusal } from "./describe-situations.js";
import type { MethodSituation } from "./method-situation.js";
import { methodTable } from "./table.js";

const methods = Object.keys(definitions) as (keyof Methods)[];

describe("a common code", () => {
  // Refusals change nothing, so methods share the worlds that they have in common.
  const servers = createServers();
  afterAll(servers.close);
  const cases = commonCases.map((each) => ({ ...each, when: each.situation.when }));
  it.each(cases)("$code is the answer of $method if $when", ({ situation, method, code }) =>
    expectRefusal(servers, situation, { method, code }),
  );
});

describe("an encoding", () => {
  // The rows of each method send JSON.
  const encodings: readonly Encoding[] = ["form", "multipart", "text", "query"];
  const pairs = methods.flatMap((method) =>
    encodings
      .filter((encoding) => encoding !== "query" || definitions[method].verbRefused === undefined)
      .map((encoding) => ({ method, encoding, forms: formsOf(method) })),
  );
  // How an argument is read depends on its form and the encoding.
  const cases = coverPairs(pairs, ({ encoding, forms }) => forms.map((form) => `${form} as ${encoding}`));
  it.each(cases)("$encoding is accepted by $method", async ({ method, encoding }) => {
    const { base, world, before = [], call } = methodTable[method]?.succeeds[0] ?? { call: {} };
    await using server = await createWebapiServer({ ...(base && { base }), ...(world && { world }) });
    for (const earlier of before) expect((await server.send(earlier, earlier.method ?? method)).outcome).toBe("ok");
    expect((await server.send({ ...call, encoding }, method)).outcome).toBe("ok");
  });
});

/** The forms of the arguments that a method's first success sends. */
function formsOf(method: keyof Methods): readonly string[] {
  const table = Object.values<{ wireName: string; form: string }>(definitions[method].argumentTable);
  const sent = Object.keys(methodTable[method]?.succeeds[0].call.arguments ?? {});
  return table.filter(({ wireName }) => sent.includes(wireName)).map(({ form }) => form);
}

describe("a budget", () => {
  // The tier decides, and the kind of the token to whom its calls are counted.
  const pairs = methods.flatMap((method) => {
    const { facts, tokens } = definitions[method];
    return facts.rates.slice(0, 1).map((rate) => ({ method, rate, tier: `${rate.tier} of ${tokens}` }));
  });
  const cases = coverPairs(pairs, ({ tier }) => [tier]);
  it.each(cases)("$rate.tier of $method is spent, and the next call answers $rate.error", ({ method, rate }) =>
    expectSpent(method, rate),
  );
});

/** A call that can be sent many times: a success, unless that ends its own token. */
function repeatable(method: keyof Methods): Pick<MethodSituation, "base" | "world" | "call"> {
  const refused = method === "apps.uninstall" ? methodTable[method]?.answers.invalid_client_id?.[0] : undefined;
  return refused ?? methodTable[method]?.succeeds[0] ?? { call: {} };
}

async function expectSpent(method: keyof Methods, { burst, error }: MethodRate): Promise<void> {
  const { base, world, call } = repeatable(method);
  await using server = await createWebapiServer({
    rateMode: "enforce",
    ...(base && { base }),
    ...(world && { world }),
  });
  // Their answers do not matter: a call counts even if the state of the world refuses it.
  for (let sent = 0; sent < burst; sent += 1) expect((await server.send(call, method)).status).toBeLessThan(429);
  const { outcome, status, headers } = await server.send(call, method);
  expect([outcome, status]).toEqual([error, error === "ratelimited" ? 429 : status]);
  expect(headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
}

describe("an unknown method", () => {
  it("answers unknown_method", async () => {
    await using server = await createWebapiServer();
    for (const name of ["", "users", "users.Info", "users.info.x", "__proto__", "toString", "channels.lists"]) {
      const { outcome, status } = await server.send({ method: name });
      expect([name, outcome, status]).toEqual([name, "unknown_method", 200]);
    }
  });

  it.each(["PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"])("%s of a method answers unknown_method", async (verb) => {
    await using server = await createWebapiServer();
    const response = await server.fetch(new Request("http://host.example/api/users.info", { method: verb }));
    expect([response.status, await response.json()]).toEqual([200, { ok: false, error: "unknown_method" }]);
  });
});

describe("a retired method", () => {
  /** The names in the documents, by the method or methods that replace them. */
  const old = {
    channels: `archive create history info invite join kick leave list mark rename replies setPurpose setTopic unarchive`,
    groups: `archive create createChild history info invite kick leave list mark open rename replies setPurpose setTopic
      unarchive`,
    im: "close history list mark open replies",
    mpim: "close history list mark open replies",
    files: "upload",
    "files.comments": "add edit",
  };
  const advice: Readonly<Record<string, string>> = {
    list: " Please use conversations.list or users.conversations instead.",
    createChild: "",
    upload: " Please use files.getUploadURLExternal and files.completeUploadExternal instead.",
    add: "",
    edit: "",
  };

  it("answers method_deprecated with what replaces it, whatever its token, verb and arguments", async () => {
    await using server = await createWebapiServer();
    const names = Object.entries(old).flatMap(([family, lasts]) =>
      lasts
        .split(/\s+/)
        .map((last) => [`${family}.${last}`, advice[last] ?? ` Please use conversations.${last} instead.`]),
    );
    expect(names).toHaveLength(46);
    for (const [method = "", instead] of names) {
      for (const call of [{ token: null }, { token: "svcb-none" }, { arguments: { x: 1 } }, { query: "a-b=1" }]) {
        const { body, status } = await server.send({ method, ...call });
        expect([method, status, body]).toEqual([
          method,
          200,
          {
            ok: false,
            error: "method_deprecated",
            response_metadata: {
              messages: [
                `[ERROR] This method is retired and can no longer be used.${instead} Learn more: https://rollcall-dev.github.io/rollcall/reference/web-api/retired.html.`,
              ],
            },
          },
        ]);
      }
    }
  });
});
