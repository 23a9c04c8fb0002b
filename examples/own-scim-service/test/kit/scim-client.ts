import { expect } from "vitest";

/** An answer. */
export interface Heard {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read JSON of any shape.
  readonly body: any;
}

export type HeaderRecord = Readonly<Record<string, string>>;

/** A plain HTTP client of the service. */
export interface ScimClient {
  /** Base URL of the version. */
  readonly url: string;
  /** Sends text unchanged, and other bodies as JSON. */
  send(verb: string, path: string, body?: unknown, headers?: HeaderRecord): Promise<Heard>;
  get(path: string, headers?: HeaderRecord): Promise<Heard>;
  post(path: string, body: unknown, headers?: HeaderRecord): Promise<Heard>;
  put(path: string, body: unknown, headers?: HeaderRecord): Promise<Heard>;
  delete(path: string, headers?: HeaderRecord): Promise<Heard>;
  /** Sends the operations of a PatchOp. */
  patch(path: string, ...operations: readonly object[]): Promise<Heard>;
  /** Lists the resources that match a filter. */
  filter(path: string, filter: string): Promise<Heard>;
  /** Creates a user, a group or a device. */
  user(own?: object): Promise<Heard["body"]>;
  group(own?: object): Promise<Heard["body"]>;
  device(own?: object): Promise<Heard["body"]>;
}

export const urns = {
  user: "urn:ietf:params:scim:schemas:core:2.0:User",
  group: "urn:ietf:params:scim:schemas:core:2.0:Group",
  enterprise: "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User",
  badge: "urn:example:params:scim:schemas:extension:badge:2.0:User",
  device: "urn:example:params:scim:schemas:core:2.0:Device",
  list: "urn:ietf:params:scim:api:messages:2.0:ListResponse",
  search: "urn:ietf:params:scim:api:messages:2.0:SearchRequest",
  patch: "urn:ietf:params:scim:api:messages:2.0:PatchOp",
  bulk: "urn:ietf:params:scim:api:messages:2.0:BulkRequest",
  bulkResponse: "urn:ietf:params:scim:api:messages:2.0:BulkResponse",
  error: "urn:ietf:params:scim:api:messages:2.0:Error",
} as const;

/** Creates a client of the version at a URL. */
export function createScimClient(url: string): ScimClient {
  let made = 0;
  const send: ScimClient["send"] = async (verb, path, body, headers = {}) => {
    const response = await fetch(path.startsWith("http") ? path : `${url}${path}`, {
      method: verb,
      headers: { authorization: "Bearer secret", "content-type": "application/scim+json", ...headers },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) };
  };
  const make = async (path: string, body: object) => {
    const heard = await send("POST", path, body);
    if (heard.status !== 201) throw new Error(`${heard.status} ${JSON.stringify(heard.body)}`);
    return heard.body;
  };
  const next = () => {
    made += 1;
    return made;
  };
  return {
    url,
    send,
    get: (path, headers) => send("GET", path, undefined, headers),
    post: (path, body, headers) => send("POST", path, body, headers),
    put: (path, body, headers) => send("PUT", path, body, headers),
    delete: (path, headers) => send("DELETE", path, undefined, headers),
    patch: (path, ...Operations) => send("PATCH", path, { schemas: [urns.patch], Operations }),
    filter: (path, filter) => send("GET", `${path}?filter=${encodeURIComponent(filter)}`),
    user: (own) => make("/Users", { schemas: [urns.user], userName: `user${next()}`, ...own }),
    group: (own) => make("/Groups", { schemas: [urns.group], displayName: `Group ${next()}`, ...own }),
    device: (own) => make("/Devices", { schemas: [urns.device], serialNumber: `S${next()}`, ...own }),
  };
}

/** Expects the error of RFC 7644 §3.12. */
export function expectError({ status, headers, body }: Heard, wanted: number, scimType?: string): void {
  expect([status, body?.scimType, body?.detail]).toEqual([wanted, scimType, expect.any(String)]);
  expect(body.schemas).toEqual([urns.error]);
  expect(body.status).toBe(String(wanted));
  expect(headers.get("content-type")).toMatch(/^application\/scim\+json/);
}
