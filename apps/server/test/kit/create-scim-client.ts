import type { ScimVersion } from "@rollcall/scim-core";
import { createScimServer, type ScimServer, type ScimServerOptions } from "./create-scim-server.js";
import type { ScimAnswer } from "./scim-answer.js";
import type { Attributes, ScimRequest } from "./scim-request.js";
import { toWire } from "./wire-names.js";

/** One version of SCIM on a server of its own. */
export interface ScimClient extends AsyncDisposable {
  readonly server: ScimServer;
  send(request: ScimRequest): Promise<ScimAnswer>;
  get(path: string): Promise<ScimAnswer>;
  post(path: string, body: unknown): Promise<ScimAnswer>;
  put(path: string, body: unknown): Promise<ScimAnswer>;
  /** A PATCH that sets attributes, in the format of the version. */
  change(path: string, change: Attributes): Promise<ScimAnswer>;
  /** A PATCH with a body in the format of the version. */
  patch(path: string, body: unknown): Promise<ScimAnswer>;
  remove(path: string): Promise<ScimAnswer>;
  /** The version's URNs for `$User`, `$enterprise` and others. */
  wire(value: unknown): unknown;
}

/** Creates a client of a version and a server, which the end of the block closes. */
export async function createScimClient(version: ScimVersion, options: ScimServerOptions = {}): Promise<ScimClient> {
  const server = await createScimServer(options);
  const send = (request: ScimRequest) => server.scim(request, version);
  return {
    server,
    send,
    get: (path) => send({ verb: "GET", path }),
    post: (path, body) => send({ verb: "POST", path, body }),
    put: (path, body) => send({ verb: "PUT", path, body }),
    change: (path, change) => send({ verb: "PATCH", path, change }),
    patch: (path, body) => send({ verb: "PATCH", path, body }),
    remove: (path) => send({ verb: "DELETE", path }),
    wire: (value) => toWire(value, version),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
