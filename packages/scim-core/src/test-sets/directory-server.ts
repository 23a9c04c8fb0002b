import { type ScimCode, type ScimResources, scim as standard } from "@rollcall/scim-core/standard";
import { createScimHandler } from "../create-scim-handler.js";
import type { CapabilityDefinitions } from "../definition/capabilities.js";
import type { ScimDefinition } from "../definition/definition.js";
import { createMapBackend } from "../map/create-map-backend.js";
import type { ScimHandlerOptions } from "../options/scim-handler-options.js";
import type { ServerAnswer } from "./gadget-server.js";

type Options = ScimHandlerOptions<ScimResources, ScimCode, string>;

/** A server of the standard set over Maps. */
export interface DirectoryServer {
  readonly errors: readonly unknown[];
  /** Time of its clock, in milliseconds. A test may advance it. */
  readonly clock: { ms: number };
  send(verb: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<ServerAnswer>;
  /** Creates a user and returns its identifier. */
  makeUser(own: object): Promise<string>;
  makeGroup(own: object): Promise<string>;
}

export const userUrn = "urn:ietf:params:scim:schemas:core:2.0:User";
const groupUrn = "urn:ietf:params:scim:schemas:core:2.0:Group";
export const enterpriseUrn = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
export const patchOp = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
export const searchRequest = "urn:ietf:params:scim:api:messages:2.0:SearchRequest";

/** The standard set with given capabilities. */
function createDirectorySet(own: Partial<CapabilityDefinitions> = {}): ScimDefinition<ScimResources, ScimCode> {
  const { "2.0": version } = standard.versions;
  if (version === undefined) throw new Error("The standard set has no 2.0.");
  return { ...standard, versions: { "2.0": { ...version, capabilities: { ...version.capabilities, ...own } } } };
}

/** A server whose identifiers count up, whose clock is stopped, and whose callers are their own users. */
export function createDirectoryServer(
  capabilities: Partial<CapabilityDefinitions> = {},
  own: Partial<Options> = {},
): DirectoryServer {
  const definition = createDirectorySet(capabilities);
  const errors: unknown[] = [];
  const clock = { ms: 1_800_000_000_000 };
  const count = { ids: 0 };
  const newId = () => {
    count.ids += 1;
    return `I${String(count.ids).padStart(3, "0")}`;
  };
  const handle = createScimHandler<ScimResources, ScimCode, string>({
    definition,
    backends: {
      User: createMapBackend({ definition, resourceType: "User", newId }),
      Group: createMapBackend({ definition, resourceType: "Group", newId }),
    },
    authenticate: async (caller) => ({ ok: true, caller }),
    // biome-ignore lint/style/noRestrictedGlobals: a test brings its own time.
    clock: { now: () => new Date(clock.ms), sleep: async () => undefined },
    newRequestId: () => "r",
    cursorSecret: "a secret of the tests that is long enough",
    me: (id) => (id === "nobody" ? undefined : { resourceType: "User", id }),
    onError: (error) => errors.push(error),
    ...own,
  });
  const send: DirectoryServer["send"] = async (verb, path, body, headers = {}) => {
    const request = new Request(new URL(path.startsWith("/scim") ? path : `/scim/v2${path}`, "https://x.example"), {
      method: verb,
      headers: { authorization: "Bearer I001", "content-type": "application/scim+json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await handle(request);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) };
  };
  const make = async (path: string, resource: object): Promise<string> => (await send("POST", path, resource)).body.id;
  return {
    errors,
    clock,
    send,
    makeUser: (user) => make("/Users", { schemas: [userUrn], ...user }),
    makeGroup: (group) => make("/Groups", { schemas: [groupUrn], ...group }),
  };
}
