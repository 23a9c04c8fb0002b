import type { ScimVersion } from "@rollcall/client";

/** A fact about what an identity provider sends, and where it comes from. */
export interface Fact<Value> {
  readonly value: Value;
  /** Document and section, or what it was assumed from. */
  readonly source: string;
}

/** A way to change a resource. In 1.1, every PATCH is a partial resource. */
export type ChangeForm = "PATCH with paths" | "PATCH with a value" | "PUT";

/** What an identity provider sends. Each difference between the styles is one of these facts. */
export interface StyleFacts {
  /** Versions of SCIM that it can send. */
  readonly versions: Fact<readonly ScimVersion[]>;
  readonly userAgent: Fact<string>;
  /** Media type of bodies in 2.0. */
  readonly mediaType: Fact<string>;
  /** How it learns what the target has: it lists everything, or looks up each user and group. */
  readonly reading: Fact<"lists" | "looks up">;
  /** Parameters of a look-up of users, in addition to the filter. */
  readonly userQuery: Fact<Readonly<Record<string, string>>>;
  /** Parameters of a look-up of groups, in addition to the filter. */
  readonly groupQuery: Fact<Readonly<Record<string, string>>>;
  /** Spelling of `op`. */
  readonly operations: Fact<"lower case" | "capitalized">;
  /** How `active` is written in a PATCH. */
  readonly active: Fact<"boolean" | "text">;
  /** How attributes of a user change. */
  readonly changes: Fact<Exclude<ChangeForm, "PATCH with a value">>;
  /** How a user is deactivated and reactivated. */
  readonly activation: Fact<ChangeForm>;
  /** How a list such as `emails` changes in a PATCH: as a whole, or by a path such as `emails[type eq "work"].value`. */
  readonly lists: Fact<"whole" | "by type">;
  /** Types of elements without one, in order. The last one repeats; none means that elements are sent without type. */
  readonly elementTypes: Fact<readonly string[]>;
  /** Form of a manager in a PATCH of 2.0. */
  readonly manager: Fact<"object" | "text">;
  /** Members that every created user has. */
  readonly userExtras: Fact<Readonly<Record<string, unknown>>>;
  /** What a body that creates a group says about members. */
  readonly createdMembers: Fact<"all" | "empty" | "absent">;
  /** Members that every created group has. */
  readonly groupExtras: Fact<Readonly<Record<string, unknown>>>;
  /** Further schemas of a created group. */
  readonly groupSchemas: Fact<readonly string[]>;
  /** Whether groups have an `externalId`. */
  readonly groupExternalId: Fact<boolean>;
  /** How a group is renamed. */
  readonly rename: Fact<Exclude<ChangeForm, "PUT">>;
  /** How a PATCH of 2.0 removes members: by a filter in the path, or by a list of values. */
  readonly removal: Fact<"path filter" | "value list">;
  /** Maximum number of members that one request adds or removes. */
  readonly membersPerRequest: Fact<number>;
  /** Whether it provisions groups. */
  readonly groups: Fact<boolean>;
}
