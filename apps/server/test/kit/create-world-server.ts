import { Writable } from "node:stream";
import type { FetchHandler } from "@rollcall/scim-core";
import { loadWorld, type World } from "@rollcall/service/world";
import { pino } from "pino";
import { describeError } from "../../src/create-logger.js";
import { createServiceHandler, type ServiceHandlerOptions } from "../../src/create-service-handler.js";
import { randomIds } from "../../src/random-ids.js";
import { readWorld } from "../../src/read-world.js";
import { createRequestLog } from "../../src/request-log.js";
import { createDetachableStore } from "./detachable-store.js";
import { createManualClock, type ManualClock } from "./manual-clock.js";
import { type BaseWorld, mergeWorld } from "./merge-world.js";
import { openTestStore } from "./open-test-store.js";

/** What a server of a test is made of. */
export interface WorldServerOptions
  extends Pick<ServiceHandlerOptions, "rateMode" | "updateTimeMs" | "scimAround" | "webapiAround"> {
  readonly base: BaseWorld;
  /** YAML that is laid over the base. */
  readonly world?: string;
  /** How many users there are besides, `UX0` and so on. */
  readonly crowd?: number;
}

/** The whole service over a world and a database in memory, without a socket. */
export interface WorldServer {
  readonly clock: ManualClock;
  /** Everything that was logged so far. */
  readonly log: () => string;
  /** From now on the database is away. */
  loseDatabase(): void;
  /** How many commits have written something. */
  readonly commits: () => number;
  /** Answers as if the client were at the address; absent means this machine. */
  fetch(request: Request, remoteAddress?: string): Promise<Response>;
  /** The same over the same database, and neither logged nor wrapped nor counted. */
  readonly unobserved: FetchHandler;
  close(): Promise<void>;
}

const siteUrl = "https://site.example";
const here = "127.0.0.1";

/** A server of a world of its own; its clock stands still. */
export async function createWorldServer(options: WorldServerOptions): Promise<WorldServer> {
  const { base, world = "", crowd = 0, ...rest } = options;
  const clock = createManualClock();
  const lines: string[] = [];
  const { store, detach, commits } = createDetachableStore(await openTestStore());
  const common = { clock, ids: randomIds, siteUrl };
  const file = await readWorld("world.yaml", () => mergeWorld(base, world));
  await loadWorld(store, { ...file, users: [...(file.users ?? []), ...createCrowd(crowd)] }, common);
  const serve = (into: string[], more: typeof rest = {}) =>
    createServiceHandler({
      store,
      ...common,
      ...more,
      requestLog: createRequestLog(createLog(into), randomIds.uuid),
    });
  const handler = serve(lines, rest);
  return {
    clock,
    log: () => lines.join(""),
    loseDatabase: detach,
    commits,
    fetch: (request, remoteAddress = here) => handler(request, { remoteAddress }),
    unobserved: serve([]),
    close: () => store.close(),
  };
}

function createCrowd(count: number): NonNullable<World["users"]> {
  return Array.from({ length: count }, (_, index) => ({
    id: `UX${index}`,
    userName: `x${index}`,
    emails: [`x${index}@crowd.example`],
  }));
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
