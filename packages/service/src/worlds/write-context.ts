import type { AppCredentials } from "@rollcall/api/webapi";
import type { Id } from "../values/ids.js";
import { type Instant, readInstant, toInstant } from "../values/instant.js";
import type { Sealer } from "../values/secrets.js";
import type { WorldAccess } from "./schemas.js";
import type { WorldContext } from "./section.js";

/** IDs of a world's items: those given in the file, and generated ones for the rest. */
export interface WorldIds {
  /** Absent for a standalone workspace. */
  readonly organization?: Id;
  /** ID of the item at an index of its section. */
  at(subject: string, index: number): Id;
  /** ID of the item that a reference names. */
  of(subject: string, reference: string): Id;
  /** ID given in the file, or a generated one, for items that nothing refers to. */
  given(id: string | undefined, prefix: string): Id;
  /** ID of a workspace. Default: the default workspace. */
  workspace(reference: string | undefined): Id;
}

/** Context of the writes of all sections. */
export interface WriteContext extends WorldContext {
  readonly ids: WorldIds;
  /** Time of loading, in milliseconds since 1970. */
  readonly nowMs: number;
  readonly siteUrl: string;
  readonly sealer: Sealer;
  /** Generates the credentials of an app. */
  readonly newCredentials: () => AppCredentials;
  /** Generates the secret of an incoming webhook. */
  readonly newWebhookSecret: () => string;
}

/** An object to spread into another: with one key or, if the value is undefined, without. */
export function present<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };
}

/** The object without keys whose value is undefined. */
export function defined<T extends object>(object: T): { readonly [P in keyof T]: Exclude<T[P], undefined> } {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { readonly [P in keyof T]: Exclude<T[P], undefined> };
}

/** Stored form of an instant in a world file. */
export function storedInstant(text: string): Instant {
  const instant = readInstant(text);
  if (instant === undefined) throw new Error(`the world was loaded without checks: ${text} is not an instant`);
  return instant;
}

/**
 * Creation time of an item in a world file. Default: now, minus a millisecond for each of the `itemsAfter` that follow
 * it, so that lists by creation keep the order of the file.
 */
export function storedCreation(
  item: { readonly created?: string | undefined },
  nowMs: number,
  itemsAfter = 0,
): Instant {
  return item.created === undefined ? toInstant(nowMs - itemsAfter) : storedInstant(item.created);
}

/** Shared access as stored. */
interface SharedAccess {
  readonly subject: { readonly kind: "user" | "channel"; readonly id: Id };
  readonly level: WorldAccess[number]["level"];
}

/** Users and channels that an item of the file is shared with. Default: none. */
export function toSharedAccess(access: WorldAccess = [], { ids }: Pick<WriteContext, "ids">): readonly SharedAccess[] {
  return access.map((each) => ({
    subject:
      "user" in each
        ? { kind: "user", id: ids.of("user", each.user) }
        : { kind: "channel", id: ids.of("channel", each.channel) },
    level: each.level,
  }));
}
