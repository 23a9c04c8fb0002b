/** An element of a list such as `emails`. Text is its `value`. */
export type DirectoryValue = string | Readonly<Record<string, unknown>>;

/** Enterprise data of a user. */
export interface DirectoryEnterprise {
  readonly employeeNumber?: string | null;
  readonly costCenter?: string | null;
  readonly organization?: string | null;
  readonly division?: string | null;
  readonly department?: string | null;
  /** Key or user name of the manager, who is a user of the same directory. */
  readonly manager?: string | null;
}

/**
 * A person in the directory of the identity provider. Other attributes of SCIM are allowed, and attributes of extensions
 * in an object with the URN of the extension as its key.
 */
export interface DirectoryUser {
  /** Identifies the person for good, so that a new user name is a change. Default: `externalId`, otherwise `userName`. */
  readonly key?: string;
  /** Identifier that is sent to the target. Default: the key. */
  readonly externalId?: string;
  readonly userName: string;
  /** Default: true. */
  readonly active?: boolean;
  readonly displayName?: string | null;
  readonly title?: string | null;
  readonly name?: Readonly<Record<string, string | null>> | null;
  readonly emails?: readonly DirectoryValue[] | null;
  readonly phoneNumbers?: readonly DirectoryValue[] | null;
  readonly enterprise?: DirectoryEnterprise | null;
  readonly [attribute: string]: unknown;
}

/** A group in the directory of the identity provider. */
export interface DirectoryGroup {
  /** Identifies the group for good. Default: `externalId`, otherwise `displayName`. */
  readonly key?: string;
  /** Identifier that is sent to the target. Default: the key. */
  readonly externalId?: string;
  readonly displayName: string;
  /** Keys or user names of the members. Default: none. */
  readonly members?: readonly string[];
}

/** The data of an identity provider: its people and groups. */
export interface Directory {
  readonly users: readonly DirectoryUser[];
  readonly groups?: readonly DirectoryGroup[];
}

/** The key of a user. */
export function userKey({ key, externalId, userName }: DirectoryUser): string {
  return key ?? externalId ?? userName;
}

/** The key of a group. */
export function groupKey({ key, externalId, displayName }: DirectoryGroup): string {
  return key ?? externalId ?? displayName;
}

/** Whether the account of a user may be active. */
export function isActive({ active }: DirectoryUser): boolean {
  return active !== false;
}
