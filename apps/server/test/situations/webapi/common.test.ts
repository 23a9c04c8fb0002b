import type { MethodRate, Methods } from "@rollcall/api/webapi";
import { afterAll, describe, expect, it } from "vitest";
import { createWebapiServer } from "../../kit/create-webapi-server.js";
import { methods as definitions } from "../../kit/methods.js";
import { commonRows } from "./common.js";
import { subjectOf } from "./common-row.js";
import { createServers, expectRefusal } from "./describe-situations.js";
import type { MethodSituation } from "./method-situation.js";
import { methodTable } from "./table.js";

const methods = Object.keys(definitions) as (keyof Methods)[];

// Refusals change nothing, so methods share the worlds that they have in common.
const servers = createServers();
afterAll(servers.close);

describe.each(methods.filter((method) => Object.hasOwn(methodTable, method)))("%s answers", (method) => {
  const subject = subjectOf(method, methodTable[method]?.succeeds[0].call ?? {});
  for (const [code, rows] of Object.entries(commonRows)) {
    for (const situation of rows.flatMap((row) => row.of(subject) ?? [])) {
      it(`${code} if ${situation.when}`, () => expectRefusal(servers, situation, { method, code }));
    }
  }

  const encodings = ["json", "form", "multipart", "text", ...(subject.refusesGet ? [] : ["query" as const])] as const;
  it.each(encodings)("the same to arguments sent as %s", async (encoding) => {
    const { base, world, before = [], call } = methodTable[method]?.succeeds[0] ?? { call: {} };
    await using server = await createWebapiServer({ ...(base && { base }), ...(world && { world }) });
    for (const earlier of before) expect((await server.send(earlier, earlier.method ?? method)).outcome).toBe("ok");
    expect((await server.send({ ...call, encoding }, method)).outcome).toBe("ok");
  });

  for (const rate of definitions[method].facts.rates.slice(0, 1)) {
    it(`${rate.error} if its budget is spent`, () => expectSpent(method, rate));
  }
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
