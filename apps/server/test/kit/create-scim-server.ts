import type { ScimCode } from "@rollcall/api/scim";
import type { FetchHandler, ScimMiddleware, ScimVersion } from "@rollcall/scim-core";
import type { RateMode } from "@rollcall/service";
import { createWorldServer, type WorldServerOptions } from "./create-world-server.js";
import type { ManualClock } from "./manual-clock.js";
import type { BaseWorld } from "./merge-world.js";
import { readAnswer, type ScimAnswer } from "./scim-answer.js";
import { type ScimRequest, toRequest } from "./scim-request.js";

/** The whole service over a world file and an empty database, for requests of a test. */
export interface ScimServer extends AsyncDisposable {
  readonly clock: ManualClock;
  /** Everything that has been logged so far. */
  readonly log: () => string;
  /** The bodies of all users and all groups, read without being logged or counted. */
  readDirectory(version: ScimVersion): Promise<readonly unknown[]>;
  scim(request: ScimRequest, version: ScimVersion): Promise<ScimAnswer>;
  fetch(request: Request): Promise<Response>;
}

/** Options of a test server. */
export interface ScimServerOptions {
  /** Base world. Default: the organization. */
  readonly base?: BaseWorld;
  /** YAML that is merged over the base. */
  readonly world?: string;
  /** Number of additional users: `UX0` and so on. */
  readonly crowd?: number;
  readonly rateMode?: RateMode;
  readonly updateTimeMs?: number;
  /** Opens an empty store. Default: the store of the test project. */
  readonly openStore?: NonNullable<WorldServerOptions["openStore"]>;
  /** Middleware outside of the service's own. */
  readonly scimMiddleware?: readonly ScimMiddleware<unknown, ScimCode>[];
}

/** Starts a server with its own world and a frozen clock. The end of the block closes it. */
export async function createScimServer(options: ScimServerOptions = {}): Promise<ScimServer> {
  const server = await createWorldServer({ base: "organization", ...options });
  const fetch = (request: Request) => server.fetch(request);
  return {
    clock: server.clock,
    fetch,
    log: server.log,
    readDirectory: (version) => readDirectory(server.unobserved, version),
    scim: async (request, version) => readAnswer(await fetch(toRequest(request, version)), version),
    [Symbol.asyncDispose]: server.close,
  };
}

function readDirectory(reader: FetchHandler, version: ScimVersion): Promise<readonly unknown[]> {
  const read = async (path: string): Promise<unknown> =>
    (await reader(toRequest({ verb: "GET", path }, version), { remoteAddress: "127.0.0.1" })).json();
  return Promise.all([read("/Users?count=1000"), read("/Groups?count=1000")]);
}
