import { commonErrors, type Methods } from "@rollcall/api/webapi";
import { afterAll, describe, expect, it } from "vitest";
import { createWebapiServer, type WebapiServer, type WebapiServerOptions } from "../../kit/create-webapi-server.js";
import type { MethodAnswer } from "../../kit/method-answer.js";
import { methods } from "../../kit/methods.js";
import { type ProxiedDatabase, startProxiedDatabase } from "../../kit/proxied-database.js";
import type { MethodRows, MethodSituation, MethodSuccess, MethodTable } from "./method-situation.js";
import { secretsIn } from "./secrets-in-calls.js";

/** Defines tests for every row of a subject: each call is answered as its row says and its method defines. */
export function describeSituations(table: MethodTable): void {
  describeSuccesses(table);
  for (const [method, { answers }] of Object.entries(table) as [keyof Methods, MethodRows][]) {
    const refusals = Object.entries(answers).flatMap(([code, situations = []]) =>
      situations.map((situation) => ({ code, situation })),
    );
    // A block without a test would fail.
    if (refusals.length === 0) continue;
    describe(method, () => {
      const servers = createServers();
      afterAll(servers.close);
      for (const { code, situation } of refusals)
        it(`answers ${code} if ${situation.when}`, () => expectRefusal(servers, situation, { method, code }));
    });
  }
}

/** Defines tests for the rows of a subject that succeed: all, or so many of each method. */
export function describeSuccesses(table: MethodTable, most?: number): void {
  for (const [method, { succeeds }] of Object.entries(table) as [keyof Methods, MethodRows][]) {
    describe(method, () => {
      it.each(succeeds.slice(0, most).map((success, index) => ({ index, success })))(
        "succeeds ($index)",
        async ({ success }) => {
          await using server = await arrange(success, method);
          const { outcome, body } = await sendLast(server, success, method);
          expect([outcome, body]).toEqual(["ok", expect.objectContaining(success.fields ?? {})]);
        },
      );
    });
  }
}

/** Servers for rows: those without preparing calls share one, because their refusals change nothing. */
interface Servers {
  of(situation: MethodSituation, method: string): Promise<WebapiServer>;
  /** Runs work while the database of the situation is unavailable, if the situation requires that. */
  during<T>(situation: MethodSituation, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The servers of a block of tests. */
export function createServers(): Servers {
  const arranged = new Map<string, Promise<WebapiServer>>();
  let far: Promise<ProxiedDatabase> | undefined;
  const proxiedDatabase = () => {
    far ??= startProxiedDatabase();
    return far;
  };
  return {
    of: (situation, method) => {
      const { base, world, server = {}, before, during, waitMs } = situation;
      const isAlone = [before, during, waitMs].some((each) => each !== undefined);
      const key = isAlone ? String(arranged.size) : JSON.stringify([base, world, server]);
      const open = server.databaseUnavailable === true ? async () => (await proxiedDatabase()).openStore() : undefined;
      const found = arranged.get(key) ?? arrange(situation, method, open);
      arranged.set(key, found);
      return found;
    },
    during: async ({ server }, work) =>
      server?.databaseUnavailable === true ? (await proxiedDatabase()).whileUnavailable(work) : work(),
    close: async () => {
      for (const server of arranged.values()) await (await server)[Symbol.asyncDispose]();
      await (await far)?.close();
    },
  };
}

/** Requires that the call of a row is refused with the code, as defined, and changes nothing unless the row says so. */
export async function expectRefusal(
  servers: Servers,
  situation: MethodSituation,
  { method, code }: { readonly method: string; readonly code: string },
): Promise<void> {
  const server = await servers.of(situation, method);
  const logged = server.log().length;
  const before = server.commits();
  const answer = await servers.during(situation, () => sendLast(server, situation, method));
  expect([answer.outcome, answer.body]).toEqual([
    wireNameOf(code, method),
    expect.objectContaining(situation.fields ?? {}),
  ]);
  expectHeaders(answer, code, method);
  if (situation.during === undefined) expect(server.commits() > before).toBe(situation.changes === true);
  const log = server.log().slice(logged);
  expect(log).toContain(`"code":"${answer.code}"`);
  // A code may contain the value of an argument that is a word of the protocol.
  expect(secretsIn(log.replaceAll(answer.outcome, ""), [situation.call])).toEqual([]);
}

function rowOf(code: string, method: string) {
  const own: object = Object.hasOwn(methods, method) ? methods[method as keyof Methods].errors : {};
  const row = new Map(Object.entries({ ...commonErrors, ...own })).get(code);
  if (row === undefined) throw new Error(`${code} is not a code of ${method}`);
  return row;
}

function wireNameOf(code: string, method: string): string {
  return rowOf(code, method).wireName;
}

/** The answers that state when to retry. */
function expectHeaders({ headers, status }: MethodAnswer, code: string, method: string): void {
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  const isLater = status === 429 || status === 503;
  expect(headers.get("retry-after")).toEqual(isLater ? expect.stringMatching(/^[1-9]\d*$/) : null);
  expect(status).toBe(rowOf(code, method).status);
}

/** Creates the world, then sends the preparing calls; the last of them as often as the row says. */
async function arrange(
  situation: MethodSuccess,
  method: string,
  openStore?: WebapiServerOptions["openStore"],
): Promise<WebapiServer> {
  const { base, world, before = [], times = 1, waitMs = 0 } = situation;
  const { databaseUnavailable: _away, ...given } = situation.server ?? {};
  const server = await createWebapiServer({
    ...(base && { base }),
    ...(world && { world }),
    ...(openStore && { openStore }),
    ...given,
  });
  for (const [index, { answers = "ok", ...call }] of before.entries()) {
    for (let sent = 0; sent < (index === before.length - 1 ? times : 1); sent += 1) {
      const { outcome } = await server.send(call, method);
      if (outcome !== answers) throw new Error(`${call.method ?? method} prepares and answers ${outcome}`);
    }
  }
  server.clock.advance(waitMs);
  return server;
}

/** Sends the last call, during another one if the row has one. */
async function sendLast(server: WebapiServer, situation: MethodSuccess, method: string): Promise<MethodAnswer> {
  if (situation.during === undefined) return server.send(situation.call, method);
  const running = server.send(situation.during, method);
  await server.clock.someoneSleeps();
  const answer = await server.send(situation.call, method);
  server.clock.advance(situation.server?.updateTimeMs ?? 0);
  expect((await running).outcome).toBe("ok");
  return answer;
}
