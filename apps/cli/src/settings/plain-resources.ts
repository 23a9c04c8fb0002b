import type { RetryOptions, ScimOutcome } from "@rollcall/client";
import type { Kind } from "../attributes/assignments.js";
import { createScim } from "./create-clients.js";
import type { Target } from "./target.js";

/** A resource as a command reads it, whatever its type and version. */
export type PlainResource = Readonly<Record<string, unknown>>;

/** A page of a list. */
export interface PlainList {
  readonly Resources?: readonly PlainResource[];
  /** How many resources there are on all pages. */
  readonly totalResults: number;
}

/** Resources whose type and version are known only when the command runs; the server checks what is sent. */
export interface PlainResources {
  get(id: string): Promise<ScimOutcome<PlainResource>>;
  list(query: object): Promise<ScimOutcome<PlainList>>;
  all(query: object): AsyncGenerator<PlainResource, void>;
  pages(query: object): AsyncGenerator<PlainList, void>;
  create(resource: object): Promise<ScimOutcome<PlainResource>>;
  change(id: string, change: object): Promise<ScimOutcome<PlainResource | undefined>>;
  remove(id: string): Promise<ScimOutcome<undefined>>;
}

/** The resources of a type in a version at a server. */
export function createPlainScim(target: Target, { type, version }: Kind, retry: RetryOptions): PlainResources {
  const { users, groups } = createScim(target, version, retry);
  const resources = type === "User" ? users : groups;
  // Bodies are put together from text, so no type of them is known; the service says what is wrong with one.
  return resources as unknown as PlainResources;
}
