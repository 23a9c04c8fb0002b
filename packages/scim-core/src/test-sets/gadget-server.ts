import type { ScimCode } from "@rollcall/scim-core/standard";
import { createScimHandler } from "../create-scim-handler.js";
import type { CapabilityDefinitions } from "../definition/capabilities.js";
import { createMapBackend } from "../map/create-map-backend.js";
import type { ScimHandlerOptions } from "../options/scim-handler-options.js";
import { createGadgetSet, type GadgetResources } from "./gadget.js";

type Options = ScimHandlerOptions<GadgetResources, ScimCode, string>;

/** An answer whose body is read. */
export interface ServerAnswer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test inspects any answer
  readonly body: any;
}

export interface GadgetServer {
  readonly errors: readonly unknown[];
  send(verb: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<ServerAnswer>;
  /** Creates a gadget and returns the server's answer. */
  make(own?: object): Promise<ServerAnswer>;
  /** Sends the operations of a PatchOp. */
  patch(id: string, ...operations: readonly object[]): Promise<ServerAnswer>;
}

export const gadgetUrn = "urn:example:2.0:Gadget";
export const auditUrn = "urn:example:audit:2.0:Gadget";
export const patchOp = "urn:ietf:params:scim:api:messages:2.0:PatchOp";

/** A server of gadgets over a Map. Its identifiers count up and its clock advances a second per request. */
export function createGadgetServer(
  capabilities: Partial<CapabilityDefinitions> = {},
  own: Partial<Options> = {},
): GadgetServer {
  const definition = createGadgetSet(capabilities);
  const errors: unknown[] = [];
  const count = { ids: 0, seconds: 0 };
  const newId = () => {
    count.ids += 1;
    return `G${count.ids}`;
  };
  const now = () => {
    count.seconds += 1;
    // biome-ignore lint/style/noRestrictedGlobals: a test brings its own time.
    return new Date(1_800_000_000_000 + 1000 * count.seconds);
  };
  const handle = createScimHandler<GadgetResources, ScimCode, string>({
    definition,
    backends: { Gadget: createMapBackend({ definition, resourceType: "Gadget", newId }) },
    authenticate: async (caller) => ({ ok: true, caller }),
    clock: { now, sleep: async () => undefined },
    newRequestId: () => "r",
    cursorSecret: "a secret of the tests that is long enough",
    onError: (error) => errors.push(error),
    ...own,
  });
  const send: GadgetServer["send"] = async (verb, path, body, headers = {}) => {
    const response = await handle(
      new Request(`https://x.example/scim/v2${path}`, {
        method: verb,
        headers: { authorization: "Bearer t", "content-type": "application/scim+json", ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) };
  };
  return {
    errors,
    send,
    make: (gadget = {}) =>
      send("POST", "/Gadgets", { schemas: [gadgetUrn], assetTag: "A1", displayName: "One", labels: ["l"], ...gadget }),
    patch: (id, ...Operations) => send("PATCH", `/Gadgets/${id}`, { schemas: [patchOp], Operations }),
  };
}
