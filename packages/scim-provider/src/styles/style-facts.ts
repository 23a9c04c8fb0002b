import type { ScimVersion } from "@rollcall/client";

/** A fact about what an identity provider sends, and where it comes from. */
export interface Fact<Value> {
  readonly value: Value;
  /** Document and section, or what it was assumed from. */
  readonly source: string;
}

/** A way to change a resource. In 1.1, every PATCH is a partial resource. */
export type ChangeForm = "PATCH with paths" | "PATCH with a value" | "PUT";

/** The habits of an identity provider. Each difference between the styles is one of these facts. */
export interface StyleFacts {
  /** Versions of SCIM that it can send. */
  readonly versions: Fact<readonly ScimVersion[]>;
  readonly userAgent: Fact<string>;
  /** Media type of bodies in 2.0. */
  readonly mediaType: Fact<string>;
  /** The way to read the target: it lists everything, or looks up each user and group. */
  readonly reading: Fact<"lists" | "looks up">;
  /** Parameters of a look-up of users, in addition to the filter. */
  readonly userQuery: Fact<Readonly<Record<string, string>>>;
  /** Parameters of a look-up of groups, in addition to the filter. */
  readonly groupQuery: Fact<Readonly<Record<string, string>>>;
  /** Spelling of `op`. */
  readonly operations: Fact<"lower case" | "capitalized">;
  /** The form of `active` in a PATCH. */
  readonly active: Fact<"boolean" | "text">;
  /** The form of changes to attributes of a user. */
  readonly changes: Fact<Exclude<ChangeForm, "PATCH with a value">>;
  /** The form of deactivating and reactivating a user. */
  readonly activation: Fact<ChangeForm>;
  /**
   * The form of changes to a list such as `emails` in a PATCH: as a whole, or by a path such as `emails[type eq
   * "work"].value`.
   */
  readonly lists: Fact<"whole" | "by type">;
  /** Types of elements without one, in order. The last one repeats; none means that elements are sent without type. */
  readonly elementTypes: Fact<readonly string[]>;
  /** Form of a manager in a PATCH of 2.0. */
  readonly manager: Fact<"object" | "text">;
  /** Members that every created user has. */
  readonly userExtras: Fact<Readonly<Record<string, unknown>>>;
  /** The members in a body that creates a group. */
  readonly createdMembers: Fact<"all" | "empty" | "absent">;
  /** Members that every created group has. */
  readonly groupExtras: Fact<Readonly<Record<string, unknown>>>;
  /** Further schemas of a created group. */
  readonly groupSchemas: Fact<readonly string[]>;
  /** Whether groups have an `externalId`. */
  readonly groupExternalId: Fact<boolean>;
  /** The form of renaming a group. */
  readonly rename: Fact<Exclude<ChangeForm, "PUT">>;
  /** The form of removing members in a PATCH of 2.0: by a filter in the path, or by a list of values. */
  readonly removal: Fact<"path filter" | "value list">;
  /** Maximum number of members that one request adds or removes. */
  readonly membersPerRequest: Fact<number>;
  /** Whether it provisions groups. */
  readonly groups: Fact<boolean>;
}
