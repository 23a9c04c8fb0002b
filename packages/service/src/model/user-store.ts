import type { ScimResources } from "@rollcall/api/scim";
import { compileFilter, type Filter, type Operands } from "@rollcall/scim-filter";
import type { Awaitable } from "@rollcall/webapi-core";
import { userResource } from "../values/default-definitions.js";
import type { Id } from "../values/ids.js";
import { nameKey, toStorable } from "../values/text.js";
import type { Group } from "./group.js";
import type { Slice, Sliced } from "./port/document-reader.js";
import type { Role, User } from "./user.js";

/** A slice of the users of one directory. */
export interface UserSlice extends Slice {
  /** Organization or standalone workspace that the users belong to, as in `homeOf`. */
  readonly home: Id;
  /** Condition on the users. The slice and its total count matching users. Default: all users. */
  readonly filter?: UserFilter;
}

/** A page of the users of one directory that a caller sees, in the order of their creation. */
export interface SeenSlice {
  /** Organization or standalone workspace that the users belong to, as in `homeOf`. */
  readonly home: Id;
  /** Position of the first user. Default: the start of the directory. */
  readonly from?: Pick<User, "created" | "id">;
  readonly limit: number;
  /** Only this guest, and users of channels that the guest is in. Default: all users. */
  readonly guestId?: Id;
  /**
   * Only users of these workspaces, directly or through connected groups, users without a workspace, and one more user.
   * Default: all users.
   */
  readonly granted?: { readonly workspaceIds: readonly Id[]; readonly userId: Id };
}

/** A page of the users of one organization that an administrator lists, in the order of their creation. */
export interface AdministeredSlice extends Pick<SeenSlice, "home" | "from" | "limit" | "granted"> {
  /** Whether the accounts are active. */
  readonly active: boolean;
  /** Only members of this workspace, directly or through connected groups. Default: all users. */
  readonly workspaceId?: Id;
  /** Only guests. Default: all users. */
  readonly onlyGuests?: true;
  /** Only users with one of these roles in the workspace or organization. Default: all users. */
  readonly roles?: { readonly of: Id; readonly anyOf: readonly Role[] };
}

/** Holder of a name. */
export interface NameHolder {
  /** The user. Absent if channels have the name. */
  readonly userId?: Id;
}

export interface UserReader {
  get(id: Id): Awaitable<User | undefined>;
  /** Gets a user with its groups, as in `groupsOf`. */
  withGroups(id: Id): Promise<{ readonly user: User; readonly groups: readonly Group[] } | undefined>;
  /** Finds the users that exist among `ids`, in any order. */
  getMany(ids: readonly Id[]): Promise<readonly User[]>;
  /** Finds a user by name, ignoring case. */
  byUserName(userName: string): Promise<User | undefined>;
  /** Finds a user by primary or secondary address, ignoring case. */
  byEmail(address: string): Promise<User | undefined>;
  /**
   * Finds a page of users. All pages take equally long, wherever they start, and the total is not computed by a scan.
   */
  find(slice: UserSlice): Promise<Sliced<User>>;
  /** Finds a page of the users that a caller sees. Users that are not seen are skipped, so that only the last page is short. */
  seen(slice: SeenSlice): Promise<readonly User[]>;
  /** Finds a page of the users that an administrator lists. A late page costs what the first one does. */
  administered(slice: AdministeredSlice): Promise<readonly User[]>;
  /**
   * Finds those among `ids` that are not active full members: deactivated users, guests, and undefined for unknown IDs.
   * Nothing is read of the others, so there may be thousands.
   */
  exceptionsAmong(ids: readonly Id[]): Promise<ReadonlyMap<Id, User | undefined>>;
  /** Groups by user, each list by name in lowercase. Users without groups are left out. */
  groupsOf(userIds: readonly Id[]): Promise<ReadonlyMap<Id, readonly Group[]>>;
  /** Workspaces that the user joined through connected groups, by ID. The user's own memberships are not included. */
  connectedWorkspaces(userId: Id): Promise<readonly Id[]>;
  /** Such workspaces by user. Users without any are left out. */
  connectionsOf(userIds: readonly Id[]): Promise<ReadonlyMap<Id, readonly Id[]>>;
  /** Finds those among `ids` that joined the workspace through connected groups. */
  connectedAmong(ids: readonly Id[], workspaceId: Id): Promise<ReadonlySet<Id>>;
  /** Holder of a name among users, channels and groups, ignoring case; undefined if the name is free. */
  nameHolder(name: string): Promise<NameHolder | undefined>;
  /** Names of users and channels that are `stem`, or `stem` with digits, to number a derived name. */
  namesLike(stem: string): Promise<readonly string[]>;
}

/** Expectations about users. */
export type UserExpectation =
  /** No user and no channel has the name, ignoring case. `except` is a user that may have it. */
  | { readonly kind: "freeUserName"; readonly name: string; readonly except?: Id }
  /** No user has the address, ignoring case. `except` is a user that may have it. */
  | { readonly kind: "freeEmail"; readonly address: string; readonly except?: Id };

/** Attributes that users can be filtered by. */
export type FilterableUserAttribute = ScimResources["User"]["filterable"];

/** A condition on users. Names and addresses are compared ignoring case, as their `nameKey`. */
export type UserFilter = Filter<FilterableUserAttribute>;

/** The filter with texts in stored form. */
export function toStorableFilter(filter: UserFilter): UserFilter {
  switch (filter.kind) {
    case "and":
    case "or":
      return { ...filter, operands: mapOperands(filter.operands) };
    case "not":
      return { ...filter, operand: toStorableFilter(filter.operand) };
    case "compare":
      return typeof filter.value === "string" ? { ...filter, value: toStorable(filter.value) } : filter;
    case "present":
    case "valuePath":
      return filter;
  }
}

function mapOperands([first, second, ...others]: Operands<UserFilter>): Operands<UserFilter> {
  return [toStorableFilter(first), toStorableFilter(second), ...others.map(toStorableFilter)];
}

/** A user as filters see it. */
type FilteredUser = { readonly [Attribute in FilterableUserAttribute]: string | boolean | readonly string[] };

/** Predicate for users that match a filter. */
export function toUserPredicate(filter: UserFilter): (user: User) => boolean {
  const schema = { attributes: userResource.filterable };
  const selects = compileFilter<FilteredUser>(toStorableFilter(filter), schema);
  return (user) => selects(toFiltered(user));
}

function toFiltered({ userName, emails, guest }: User): FilteredUser {
  return {
    userName: nameKey(userName),
    email: emails.map(nameKey),
    restricted: guest?.kind === "multi",
    ultra_restricted: guest?.kind === "single",
  };
}
