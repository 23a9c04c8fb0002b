import type { ResourceType, ScimVersion } from "@rollcall/client";
import { CommandError, exitCodes } from "../describe-error.js";
import { type AttributePlace, findPlace, isWritable, placesOf, schemaUrn } from "./attribute-place.js";
import { readValue } from "./read-value.js";

/** A resource type in a version of SCIM. */
export interface Kind {
  readonly type: ResourceType;
  readonly version: ScimVersion;
}

/** `path=text`. */
export type Assignment = readonly [path: string, text: string];

/**
 * Splits `name=value`.
 * @throws CommandError if there is no name
 */
export function splitAssignment(text: string): Assignment {
  const end = text.indexOf("=");
  if (end < 1) throw new CommandError(`expected name=value, not ${JSON.stringify(text)}`, exitCodes.usage);
  return [text.slice(0, end), text.slice(end + 1)];
}

type Body = Record<string, unknown>;

/**
 * Creates the body of a new resource: the given object with the assignments. Empty values are omitted.
 * @throws CommandError if an assignment is invalid
 */
export function toCreate(kind: Kind, assignments: readonly Assignment[], given: object = {}): Body {
  const body: Body = structuredClone({ ...given });
  const places = placesOf(kind.type, kind.version);
  for (const [path, text] of assignments) {
    const place = findWritable(places, path);
    if (text !== "") put(body, place.keys, readValue(place.attribute, text));
  }
  return withSchemas(kind, body);
}

/** Adds the URNs of the schemas that the body uses, unless it lists `schemas`. */
export function withSchemas({ type, version }: Kind, body: Body): Body {
  if (body["schemas"] !== undefined) return body;
  const extensions = Object.keys(body).filter((key) => key.startsWith("urn:"));
  return { schemas: [schemaUrn(type, version), ...extensions], ...body };
}

/**
 * Creates the body of a change: a partial resource in 1.1, operations in 2.0. An empty value clears the attribute.
 * @throws CommandError if an assignment is invalid
 */
export function toChange(kind: Kind, assignments: readonly Assignment[]): Body {
  const places = placesOf(kind.type, kind.version);
  const set = assignments.map(([path, text]) => ({ place: findWritable(places, path), text }));
  if (kind.version === "2.0") {
    const operations = set.map(({ place, text }) =>
      text === ""
        ? { op: "remove", path: place.wirePath }
        : { op: "replace", path: place.wirePath, value: readValue(place.attribute, text) },
    );
    return { Operations: operations };
  }
  const body: Body = {};
  for (const { place, text } of set) if (text !== "") put(body, place.keys, readValue(place.attribute, text));
  const cleared = set.filter(({ text }) => text === "").map(({ place }) => place.wirePath);
  return withSchemas(kind, { ...body, ...(cleared.length > 0 && { meta: { attributes: cleared } }) });
}

function findWritable(places: readonly AttributePlace[], path: string): AttributePlace {
  const place = findPlace(places, path);
  if (isWritable(place)) return place;
  throw new CommandError(`${place.path} is read-only`, exitCodes.usage);
}

function put(body: Body, [key = "", ...below]: readonly string[], value: unknown): void {
  if (below.length === 0) {
    body[key] = value;
    return;
  }
  const inner: Body = { ...(body[key] as object | undefined) };
  put(inner, below, value);
  body[key] = inner;
}
