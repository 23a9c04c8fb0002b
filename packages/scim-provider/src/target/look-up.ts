import { isObject } from "../directory/attributes.js";
import { fold } from "../directory/same-value.js";
import type { Endpoint, Query, Reader } from "./reader.js";
import { type Resource, textOf } from "./resource.js";

/** The identifying values of a user or group that is looked up. */
export interface Sought {
  readonly endpoint: Endpoint;
  readonly attribute: "userName" | "displayName" | "externalId";
  readonly value: string;
  /** E-mail addresses of a user. A server may make another user name of the one that it was sent. */
  readonly emails?: readonly string[];
  readonly query: Query;
}

/** The result of a look-up. */
export interface LookedUp {
  readonly matches: readonly Resource[];
  /** Whether the server applied the filter. Some servers ignore filters and answer everything. */
  readonly isFiltered: boolean;
}

/** Looks up a user or group by a filter. What the filter does not describe is never a match. @throws TargetError */
export async function lookUp(sought: Sought, reader: Reader): Promise<LookedUp> {
  const { endpoint, attribute, value, query } = sought;
  const listed = await reader.filter(endpoint, attribute, value, query);
  const matches = listed.filter((resource) => isSought(resource, sought));
  return { matches, isFiltered: matches.length === listed.length };
}

/** Looks up a user or group, in the whole list if the server ignores filters. @throws TargetError */
export async function find(sought: Sought, reader: Reader): Promise<readonly Resource[]> {
  const { matches, isFiltered } = await lookUp(sought, reader);
  if (isFiltered) return matches;
  const found: Resource[] = [];
  for await (const resource of reader.all(sought.endpoint)) if (isSought(resource, sought)) found.push(resource);
  return found;
}

function isSought(resource: Resource, { attribute, value, emails = [] }: Sought): boolean {
  const wanted = new Set(emails.map(fold));
  return fold(textOf(resource, attribute)) === fold(value) || emailsOf(resource).some((email) => wanted.has(email));
}

/** E-mail addresses of a user in lower case. */
export function emailsOf({ emails }: Pick<Resource, string>): readonly unknown[] {
  if (!Array.isArray(emails)) return [];
  return emails.map((email: unknown) => fold(isObject(email) ? email["value"] : email));
}
