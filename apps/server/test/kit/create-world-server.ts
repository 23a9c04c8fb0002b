import { Writable } from "node:stream";
import type { FetchHandler } from "@rollcall/scim-core";
import type { Store } from "@rollcall/service/store";
import { loadWorld, type World } from "@rollcall/service/world";
import { expectDocumented } from "@rollcall/test-kit/documents";
import { pino } from "pino";
import { createServiceHandler, type ServiceHandlerOptions } from "../../src/create-service-handler.js";
import { describeError } from "../../src/log/log.js";
import { createRequestLog } from "../../src/log/request-log.js";
import { randomIds } from "../../src/machine/random-ids.js";
import { createCountingStore } from "./counting-store.js";
import { createManualClock, type ManualClock } from "./manual-clock.js";
import { type BaseWorld, readMergedWorld } from "./merge-world.js";
import { openTestStore, openTestStoreWith } from "./open-test-store.js";

/** Options of a test server. */
export interface WorldServerOptions
  extends Pick<ServiceHandlerOptions, "rateMode" | "updateTimeMs" | "scimMiddleware" | "webapiMiddleware"> {
  readonly base: BaseWorld;
  /** YAML that is merged over the base. */
  readonly world?: string;
  /** Number of additional users: `UX0` and so on. */
  readonly crowd?: number;
  /** Opens an empty store. Default: the store of the test project. */
  readonly openStore?: () => Promise<Store>;
}

/** The whole service over a world and an empty database, without a socket. */
interface WorldServer {
  readonly clock: ManualClock;
  /** Everything that has been logged so far. */
  readonly log: () => string;
  /** Number of commits that have written something. */
  readonly commits: () => number;
  /**
   * Answers a request. Default client address: this machine.
   * @throws Error if the answer departs from the OpenAPI document of its protocol
   */
  fetch(request: Request, remoteAddress?: string): Promise<Response>;
  /** The same over the same database, without log, middleware and counts. */
  readonly unobserved: FetchHandler;
  close(): Promise<void>;
}

const siteUrl = "https://site.example";
const here = "127.0.0.1";

/** Creates a server with its own world and a frozen clock. */
export async function createWorldServer(options: WorldServerOptions): Promise<WorldServer> {
  const { base, world = "", crowd = 0, openStore, ...rest } = options;
  const clock = createManualClock();
  const lines: string[] = [];
  const common = { clock, ids: randomIds, siteUrl };
  const load = async (empty: Store) => {
    const file = await readMergedWorld(base, world);
    await loadWorld(empty, { ...file, users: [...(file.users ?? []), ...createCrowd(crowd)] }, common);
  };
  const open = async () => {
    // Each base is loaded once; other worlds are those of one test.
    if (openStore === undefined && world === "" && crowd === 0) return openTestStoreWith(base, load);
    const empty = await (openStore ?? openTestStore)();
    await load(empty);
    return empty;
  };
  const { store, commits } = createCountingStore(await open());
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
    commits,
    fetch: async (request, remoteAddress = here) => {
      const response = await handler(request, { remoteAddress });
      await expectDocumented(request, response);
      return response;
    },
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
