import { nearMiss } from "@rollcall/checked-yaml/words";
import type { ResourceType, RetryOptions } from "@rollcall/client";
import { foldCase } from "@rollcall/scim-filter";
import { createPlainScim, type PlainResource } from "../settings/plain-resources.js";
import type { Target } from "../settings/target.js";

/** A resource found by name. */
export interface Named {
  readonly id: string;
  /** User name of a user, display name of a group. */
  readonly name: string;
}

/** Resources with a name. */
export interface FoundNames {
  readonly found: readonly Named[];
  /** If nothing is found: similar names, the closest first. */
  readonly meant: readonly Named[];
}

/**
 * Finds users by user name or e-mail address, or groups by display name. Not case-sensitive.
 * @throws RefusedError if the server refuses the search
 */
export function findNamed(
  target: Target,
  type: ResourceType,
  text: string,
  retry: RetryOptions = {},
): Promise<FoundNames> {
  return type === "User" ? findUsers(target, text, retry) : findGroups(target, text, retry);
}

const meantAtMost = 5;

/** Searches with SCIM 1.1, because lists of 2.0 ignore filters. */
async function findUsers(target: Target, text: string, retry: RetryOptions): Promise<FoundNames> {
  const { all } = createPlainScim(target, { type: "User", version: "1.1" }, retry);
  const quoted = JSON.stringify(text);
  const select = (filter: string, atMost?: number) => take(all({ count: 100, filter }), "userName", atMost);
  const found = await select(`userName eq ${quoted} or email eq ${quoted}`);
  if (found.length > 0) return { found, meant: [] };
  const alike = await select(`userName co ${quoted} or email co ${quoted}`, meantAtMost);
  if (alike.length > 0) return { found, meant: alike };
  return { found, meant: nearest(text, await take(all({ count: 1000 }), "userName", 1000)) };
}

async function findGroups(target: Target, text: string, retry: RetryOptions): Promise<FoundNames> {
  const { all } = createPlainScim(target, { type: "Group", version: "2.0" }, retry);
  const groups = await take(all({ count: 1000 }), "displayName");
  const exact = groups.filter(({ name }) => name === text);
  const folded = groups.filter(({ name }) => foldCase(name) === foldCase(text));
  const found = exact.length > 0 ? exact : folded;
  if (found.length > 0) return { found, meant: [] };
  const alike = groups.filter(({ name }) => foldCase(name).includes(foldCase(text)));
  return { found, meant: alike.length > 0 ? alike.slice(0, meantAtMost) : nearest(text, groups) };
}

async function take(
  resources: AsyncIterable<PlainResource>,
  nameOf: "userName" | "displayName",
  atMost = Number.POSITIVE_INFINITY,
): Promise<readonly Named[]> {
  const taken: Named[] = [];
  for await (const resource of resources) {
    taken.push({ id: String(resource["id"]), name: String(resource[nameOf]) });
    if (taken.length >= atMost) break;
  }
  return taken;
}

function nearest(text: string, known: readonly Named[]): readonly Named[] {
  const name = nearMiss(
    text,
    known.map((each) => each.name),
  );
  return known.filter((each) => each.name === name).slice(0, 1);
}

/** Whether text has the format of an identifier, such as `U0123ABCD`. Names and addresses of users are lower case. */
export function isIdentifier(text: string): boolean {
  return /^[A-Z][A-Z0-9]{2,}$/.test(text);
}
