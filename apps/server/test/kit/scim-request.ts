import type { ScimVersion } from "@rollcall/scim-core";
import { segments, toWire } from "./wire-names.js";

/** A SCIM request as data that either version can send. */
export interface ScimRequest {
  readonly verb: string;
  /** Relative to the version: `/Users/UMIA?count=1`. A leading `..` leaves the version: `/../v3/Users`. */
  readonly path: string;
  /** A body with `$User` and others in place of URNs. */
  readonly body?: unknown;
  /**
   * The attributes that a PATCH sets, with their values. Version 1.1 sends them as a partial resource, 2.0 as one
   * operation.
   */
  readonly change?: Attributes;
  /** A body that is sent as it is. */
  readonly text?: string;
  /** Default: the token that an owner installed. Null sends no `Authorization`. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Attributes of a resource, with `$enterprise` and others in place of the URNs of extensions. */
export interface Attributes {
  readonly [name: string]: unknown;
}

/** The request that a version sends. */
export function toRequest(sent: ScimRequest, version: ScimVersion): Request {
  const { verb, path, token = "svcp-owner-token", headers = {} } = sent;
  const body = bodyOf(sent, version);
  return new Request(new URL(`/scim/${segments[version]}${path}`, "http://host.example"), {
    method: verb,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
}

function bodyOf({ path, body, change, text }: ScimRequest, version: ScimVersion): string | undefined {
  if (text !== undefined) return text;
  const sent = change === undefined ? body : patchOf(change, path, version);
  return sent === undefined ? undefined : JSON.stringify(toWire(sent, version));
}

function patchOf(change: Attributes, path: string, version: ScimVersion): object {
  if (version === "2.0") return { schemas: ["$PatchOp"], Operations: [{ op: "replace", value: change }] };
  return path.startsWith("/Groups") ? newGroup(change) : { schemas: schemasOf(change), ...change };
}

/** The body of a user who is in none of the worlds, with other or additional attributes. */
export function newUser(attributes: Attributes = {}): object {
  const user = { userName: "ada", emails: [{ value: "ada@acme.example", primary: true }], ...attributes };
  return { schemas: schemasOf(attributes), ...user };
}

/** The body of a group with the given attributes. */
export function newGroup(attributes: Attributes): object {
  return { schemas: ["$Group"], ...attributes };
}

/** The core schema and the schemas of the extensions among the attributes. */
function schemasOf(attributes: Attributes): readonly string[] {
  return ["$User", ...Object.keys(attributes).filter((name) => name.startsWith("$"))];
}
