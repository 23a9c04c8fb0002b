import type { ScimVersion } from "@rollcall/scim-core";
import { afterAll, describe, expect, it } from "vitest";
import { createScimServer, type ScimServer } from "../kit/create-scim-server.js";
import { secretsIn } from "../kit/secrets-in.js";
import { versions } from "../kit/wire-names.js";
import { scimSituations } from "./scim/table.js";
import type { CodeSituations, Situation } from "./situation.js";

/** A server, and what everybody could read before the first refusal. */
interface Arranged {
  readonly server: ScimServer;
  readonly directory: readonly unknown[];
}

describe.each(versions)("SCIM %s answers", (version) => {
  const arranged = new Map<string, Promise<Arranged>>();
  afterAll(async () => {
    for (const each of arranged.values()) await (await each).server[Symbol.asyncDispose]();
  });

  /** Refusals change nothing, so those that nothing comes before share a server; others have one for themselves. */
  function serverFor(situation: Situation): Promise<Arranged> {
    const { base, world, server = {}, before, during } = situation;
    const isAlone = before !== undefined || during !== undefined || server.databaseAway === true;
    const key = isAlone ? String(arranged.size) : JSON.stringify([base, world, server]);
    const found = arranged.get(key) ?? arrange(situation, version);
    arranged.set(key, found);
    return found;
  }

  for (const [key, code] of Object.entries(scimSituations)) {
    for (const situation of code.situations) {
      if (situation.versions?.includes(version) === false) continue;
      it(`${key} where ${situation.when}`, async () => {
        const { server, directory } = await serverFor(situation);
        const logged = server.log().length;
        const answer = await refuse(server, situation, version);
        expect(answer.outcome).toBe(`${code.status} ${key.split(".", 1)[0]}`);
        expect(Object.fromEntries(answer.headers)).toMatchObject(headersOf(code, version));
        if (situation.server?.databaseAway !== true) expect(await server.readDirectory(version)).toEqual(directory);
        const log = server.log().slice(logged);
        expect(log).toContain(`"code":"${answer.code}"`);
        expect(secretsIn(log, [situation.request])).toEqual([]);
      });
    }
  }
});

/** Makes the world, then sends what comes before; the last of it as often as the situation says. */
async function arrange(situation: Situation, version: ScimVersion): Promise<Arranged> {
  const { base, world, before = [], times = 1 } = situation;
  const server = await createScimServer({ ...(base && { base }), ...(world && { world }), ...situation.server });
  for (const [index, request] of before.entries()) {
    for (let sent = 0; sent < (index === before.length - 1 ? times : 1); sent += 1) {
      const { outcome } = await server.scim(request, version);
      if (/^(429|5)/.test(outcome)) throw new Error(`${request.verb} ${request.path} answered ${outcome}`);
    }
  }
  return { server, directory: await server.readDirectory(version) };
}

function headersOf({ headers }: CodeSituations, version: ScimVersion) {
  const mediaType = version === "1.1" ? "application/json" : "application/scim+json";
  return { "content-type": `${mediaType}; charset=utf-8`, ...headers };
}

/** Sends the last request, while another one is still being served where the situation has one. */
async function refuse(server: ScimServer, situation: Situation, version: ScimVersion) {
  if (situation.server?.databaseAway === true) server.loseDatabase();
  if (situation.during === undefined) return server.scim(situation.request, version);
  const running = server.scim(situation.during, version);
  await server.clock.someoneSleeps();
  const answer = await server.scim(situation.request, version);
  server.clock.advance(situation.server?.updateTimeMs ?? 0);
  expect((await running).status).toBeLessThan(300);
  return answer;
}
