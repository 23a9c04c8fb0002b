import { Writable } from "node:stream";
import type { FetchHandler, ScimAround, ScimVersion } from "@rollcall/scim-core";
import type { ScimCode } from "@rollcall/scim-core/svc";
import type { RateMode } from "@rollcall/service";
import { loadWorld, type World } from "@rollcall/service/world";
import { createSqliteStore } from "@rollcall/storage/sqlite";
import { pino } from "pino";
import { describeError } from "../../src/create-logger.js";
import { createServiceHandler } from "../../src/create-service-handler.js";
import { randomIds } from "../../src/random-ids.js";
import { readWorld } from "../../src/read-world.js";
import { createRequestLog } from "../../src/request-log.js";
import { createDetachableStore } from "./detachable-store.js";
import { createManualClock, type ManualClock } from "./manual-clock.js";
import { type BaseWorld, mergeWorld } from "./merge-world.js";
import { readAnswer, type ScimAnswer } from "./scim-answer.js";
import { type ScimRequest, toRequest } from "./scim-request.js";

/** The whole service over a world file and a database in memory, spoken to by requests. */
export interface ScimServer extends AsyncDisposable {
  readonly clock: ManualClock;
  /** Everything that was logged so far. */
  readonly log: () => string;
  /** The bodies of all users and all groups, read by somebody who is not counted. */
  readDirectory(version: ScimVersion): Promise<readonly unknown[]>;
  /** From now on the database is away. */
  loseDatabase(): void;
  scim(request: ScimRequest, version: ScimVersion): Promise<ScimAnswer>;
  fetch(request: Request): Promise<Response>;
}

/** How a server of a test is made. */
export interface ScimServerOptions {
  /** Absent means the organization. */
  readonly base?: BaseWorld;
  /** YAML that is laid over the base. */
  readonly world?: string;
  /** How many users there are besides, `UX0` and so on. */
  readonly crowd?: number;
  readonly rateMode?: RateMode;
  readonly updateTimeMs?: number;
  /** Wrappers around the service's own. */
  readonly scimAround?: readonly ScimAround<unknown, ScimCode>[];
}

const siteUrl = "https://site.example";

/** A server of a world of its own; its clock stands still. The block that it belongs to closes it. */
export async function createScimServer(options: ScimServerOptions = {}): Promise<ScimServer> {
  const { base = "organization", world = "", crowd = 0, ...rest } = options;
  const clock = createManualClock();
  const lines: string[] = [];
  const { store, detach } = createDetachableStore(createSqliteStore({ memory: true }));
  const common = { clock, ids: randomIds, siteUrl };
  const file = await readWorld("world.yaml", () => mergeWorld(base, world));
  await loadWorld(store, { ...file, users: [...(file.users ?? []), ...createCrowd(crowd)] }, common);
  const requestLog = createRequestLog(createLog(lines), randomIds.uuid);
  const handler = createServiceHandler({ store, ...common, ...rest, requestLog });
  const reader = createServiceHandler({
    store,
    ...common,
    requestLog: createRequestLog(createLog([]), randomIds.uuid),
  });
  const fetch = (request: Request) => handler(request, { remoteAddress: "127.0.0.1" });
  return {
    clock,
    fetch,
    log: () => lines.join(""),
    loseDatabase: detach,
    readDirectory: (version) => readDirectory(reader, version),
    scim: async (request, version) => readAnswer(await fetch(toRequest(request, version)), version),
    [Symbol.asyncDispose]: () => store.close(),
  };
}

function createCrowd(count: number): NonNullable<World["users"]> {
  return Array.from({ length: count }, (_, index) => ({
    id: `UX${index}`,
    userName: `x${index}`,
    emails: [`x${index}@crowd.example`],
  }));
}

function readDirectory(reader: FetchHandler, version: ScimVersion): Promise<readonly unknown[]> {
  const read = async (path: string): Promise<unknown> =>
    (await reader(toRequest({ verb: "GET", path }, version), { remoteAddress: "127.0.0.1" })).json();
  return Promise.all([read("/Users?count=1000"), read("/Groups?count=1000")]);
}

function createLog(lines: string[]) {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return pino({ level: "trace", base: null, serializers: { err: describeError } }, stream);
}
