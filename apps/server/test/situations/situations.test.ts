import type { ScimVersion } from "@rollcall/scim-core";
import { coverPairs } from "@rollcall/test-kit/cover-pairs";
import { afterAll, describe, expect, it } from "vitest";
import { createScimServer, type ScimServer, type ScimServerOptions } from "../kit/create-scim-server.js";
import { type ProxiedDatabase, startProxiedDatabase } from "../kit/proxied-database.js";
import { secretsIn } from "../kit/secrets-in.js";
import { versions } from "../kit/wire-names.js";
import { scimSituations } from "./scim/table.js";
import type { CodeSituations, Situation } from "./situation.js";

/** A server, and its state before the first refusal. */
interface Arranged {
  readonly server: ScimServer;
  readonly directory: readonly unknown[];
}

/**
 * Each situation over one version, and each code over both: a version reads a request and writes a code, and does not
 * know how the request came to the code. Situations of one version have only that.
 */
const cases = coverPairs(
  Object.entries(scimSituations).flatMap(([key, code]) =>
    code.situations.flatMap((situation) =>
      (situation.versions ?? versions).map((version) => ({ key, code, situation, version })),
    ),
  ),
  ({ key, situation, version }) => [`${key} if ${situation.when} ${situation.versions}`, `${key} of ${version}`],
);

describe.each(versions)("SCIM %s answers", (version) => {
  const arranged = new Map<string, Promise<Arranged>>();
  let far: Promise<ProxiedDatabase> | undefined;
  const proxiedDatabase = () => {
    far ??= startProxiedDatabase();
    return far;
  };
  afterAll(async () => {
    for (const each of arranged.values()) await (await each).server[Symbol.asyncDispose]();
    await (await far)?.close();
  });

  /** Refusals change nothing, so situations without preparing requests share a server; each other one has its own. */
  function serverFor(situation: Situation): Promise<Arranged> {
    const { base, world, server = {}, before, during } = situation;
    const isAlone = before !== undefined || during !== undefined;
    const key = isAlone ? String(arranged.size) : JSON.stringify([base, world, server]);
    const open = server.databaseUnavailable === true ? async () => (await proxiedDatabase()).openStore() : undefined;
    const found = arranged.get(key) ?? arrange(situation, version, open);
    arranged.set(key, found);
    return found;
  }

  for (const { key, code, situation } of cases.filter((each) => each.version === version)) {
    it(`${key} if ${situation.when}`, async () => {
      const { server, directory } = await serverFor(situation);
      const logged = server.log().length;
      const send = () => refuse(server, situation, version);
      const isUnavailable = situation.server?.databaseUnavailable === true;
      const answer = await (isUnavailable ? (await proxiedDatabase()).whileUnavailable(send) : send());
      expect(answer.outcome).toBe(`${code.status} ${key.split(".", 1)[0]}`);
      expect(Object.fromEntries(answer.headers)).toMatchObject(headersOf(code, version));
      // The driver notices cut connections one by one.
      if (isUnavailable) await expect.poll(() => server.readDirectory(version)).toEqual(directory);
      else expect(await server.readDirectory(version)).toEqual(directory);
      const log = server.log().slice(logged);
      expect(log).toContain(`"code":"${answer.code}"`);
      expect(secretsIn(log, [situation.request])).toEqual([]);
    });
  }
});

/** Creates the world, then sends the preparing requests; the last of them as often as the situation says. */
async function arrange(
  situation: Situation,
  version: ScimVersion,
  openStore: ScimServerOptions["openStore"],
): Promise<Arranged> {
  const { base, world, before = [], times = 1 } = situation;
  const { databaseUnavailable: _away, ...given } = situation.server ?? {};
  const server = await createScimServer({
    ...(base && { base }),
    ...(world && { world }),
    ...(openStore && { openStore }),
    ...given,
  });
  for (const [index, request] of before.entries()) {
    for (let sent = 0; sent < (index === before.length - 1 ? times : 1); sent += 1) {
      const { verb, path, ...rest } = typeof request === "function" ? request(sent) : request;
      const { status, outcome } = await server.scim({ verb, path, ...rest }, version);
      if (status >= 300) throw new Error(`${verb} ${path} prepares and answers ${outcome}`);
    }
  }
  return { server, directory: await server.readDirectory(version) };
}

function headersOf({ headers }: CodeSituations, version: ScimVersion) {
  const mediaType = version === "1.1" ? "application/json" : "application/scim+json";
  return { "content-type": `${mediaType}; charset=utf-8`, ...headers };
}

/** Sends the last request, during another one if the situation has one. */
async function refuse(server: ScimServer, situation: Situation, version: ScimVersion) {
  if (situation.during === undefined) return server.scim(situation.request, version);
  const running = server.scim(situation.during, version);
  await server.clock.someoneSleeps();
  const answer = await server.scim(situation.request, version);
  server.clock.advance(situation.server?.updateTimeMs ?? 0);
  expect((await running).status).toBeLessThan(300);
  return answer;
}
