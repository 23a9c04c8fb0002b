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
  it.each(["", "users", "users.Info", "users.info.x", "__proto__", "toString"])(
    "%j answers unknown_method",
    async (name) => {
      await using server = await createWebapiServer();
      const { outcome, status } = await server.send({ method: name });
      expect([outcome, status]).toEqual(["unknown_method", 200]);
    },
  );

  it.each(["PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"])("%s of a method answers unknown_method", async (verb) => {
    await using server = await createWebapiServer();
    const response = await server.fetch(new Request("http://host.example/api/users.info", { method: verb }));
    expect([response.status, await response.json()]).toEqual([200, { ok: false, error: "unknown_method" }]);
  });
});
