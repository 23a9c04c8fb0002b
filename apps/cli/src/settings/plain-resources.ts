import type { RetryOptions, ScimOutcome } from "@rollcall/client";
import type { Kind } from "../attributes/assignments.js";
import { createScim } from "./create-clients.js";
import type { Target } from "./target.js";

/** A resource of any type and version. */
export type PlainResource = Readonly<Record<string, unknown>>;

/** A page of a list. */
export interface PlainList {
  readonly Resources?: readonly PlainResource[];
  /** Number of resources on all pages. */
  readonly totalResults: number;
}

/** Resources whose type and version are known only at run time. The server validates bodies. */
export interface PlainResources {
  get(id: string): Promise<ScimOutcome<PlainResource>>;
  list(query: object): Promise<ScimOutcome<PlainList>>;
  all(query: object): AsyncGenerator<PlainResource, void>;
  pages(query: object): AsyncGenerator<PlainList, void>;
  create(resource: object): Promise<ScimOutcome<PlainResource>>;
  change(id: string, change: object): Promise<ScimOutcome<PlainResource | undefined>>;
  remove(id: string): Promise<ScimOutcome<undefined>>;
}

/** Creates access to the resources of a type in a version. */
export function createPlainScim(target: Target, { type, version }: Kind, retry: RetryOptions): PlainResources {
  const { users, groups } = createScim(target, version, retry);
  const resources = type === "User" ? users : groups;
  // Bodies come from text and have no static type. The service validates them.
  return resources as unknown as PlainResources;
}
