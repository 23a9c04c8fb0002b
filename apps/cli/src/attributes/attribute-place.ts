import { scim } from "@rollcall/api/scim";
import { didYouMean } from "@rollcall/checked-yaml/words";
import type { ResourceType, ScimVersion } from "@rollcall/client";
import type { AttributeDefinition } from "@rollcall/scim-core";
import { CommandError, exitCodes } from "../describe-error.js";

/** An attribute and its path on the command line and in CSV headers. */
export interface AttributePlace {
  /** `userName`, `name.givenName`, `enterprise.department`. */
  readonly path: string;
  /** Keys from the body to the value. The first key of an extension is its URN. */
  readonly keys: readonly string[];
  /** Its path in a PATCH. */
  readonly wirePath: string;
  readonly attribute: AttributeDefinition;
}

/** The URN of the core schema of a resource type. */
export function schemaUrn(type: ResourceType, version: ScimVersion): string {
  return scim.resources[type].urns[version] ?? "";
}

/** All attributes that can be written as text: sub-attributes of complex attributes, and whole lists. */
export function placesOf(type: ResourceType, version: ScimVersion): readonly AttributePlace[] {
  return placesIn(Object.values(scim.resources[type].attributes), version);
}

/** The attributes of a list that can be written as text. */
export function placesIn(attributes: readonly AttributeDefinition[], version: ScimVersion): readonly AttributePlace[] {
  return attributes.flatMap((attribute) => placesBelow(attribute, version));
}

function placesBelow(attribute: AttributeDefinition, version: ScimVersion): readonly AttributePlace[] {
  const { wireName, versions, extension, multiValued, subAttributes = {}, name } = attribute;
  if (versions !== undefined && !versions.includes(version)) return [];
  const urn = extension?.urns[version];
  if (extension !== undefined && urn === undefined) return [];
  const key = urn ?? wireName;
  const own = { path: extension === undefined ? wireName : name, keys: [key], wirePath: key, attribute };
  const parts = Object.values(subAttributes).filter((part) => part.versions?.includes(version) ?? true);
  if (multiValued || parts.length === 0) return [own];
  return parts.map((part) => ({
    path: `${own.path}.${part.wireName}`,
    keys: [key, part.wireName],
    wirePath: urn === undefined ? `${key}.${part.wireName}` : `${urn}:${part.wireName}`,
    attribute: part,
  }));
}

/**
 * Finds an attribute by its path.
 * @throws CommandError if it does not exist
 */
export function findPlace(places: readonly AttributePlace[], path: string): AttributePlace {
  const found = places.find((place) => place.path.toLowerCase() === path.toLowerCase());
  if (found !== undefined) return found;
  const known = places.map((place) => place.path);
  const whole = known.find((each) => each.toLowerCase().endsWith(`.${path.toLowerCase()}`));
  const hint = whole === undefined ? didYouMean(path, known) : `; did you mean ${JSON.stringify(whole)}?`;
  throw new CommandError(`unknown attribute ${JSON.stringify(path)}${hint}`, exitCodes.usage);
}

/** Whether a client can write the attribute. */
export function isWritable({ attribute }: AttributePlace): boolean {
  return attribute.mutability !== "readOnly";
}
