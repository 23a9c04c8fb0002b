import type { ScimCode } from "@rollcall/api/scim";
import type { FetchHandler, ScimAround, ScimVersion } from "@rollcall/scim-core";
import type { RateMode } from "@rollcall/service";
import { createWorldServer, type WorldServerOptions } from "./create-world-server.js";
import type { ManualClock } from "./manual-clock.js";
import type { BaseWorld } from "./merge-world.js";
import { readAnswer, type ScimAnswer } from "./scim-answer.js";
import { type ScimRequest, toRequest } from "./scim-request.js";

/** The whole service over a world file and a database in memory, spoken to by requests. */
export interface ScimServer extends AsyncDisposable {
  readonly clock: ManualClock;
  /** Everything that was logged so far. */
  readonly log: () => string;
  /** The bodies of all users and all groups, read by somebody who is not counted. */
  readDirectory(version: ScimVersion): Promise<readonly unknown[]>;
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
  /** Opens an empty store; absent means that of the project. */
  readonly openStore?: NonNullable<WorldServerOptions["openStore"]>;
  /** Wrappers around the service's own. */
  readonly scimAround?: readonly ScimAround<unknown, ScimCode>[];
}

/** A server of a world of its own; its clock stands still. The block that it belongs to closes it. */
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
