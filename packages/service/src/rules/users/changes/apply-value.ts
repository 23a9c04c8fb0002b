import type { UserCreate } from "@rollcall/api/scim";
import type { Change, ScimContext } from "@rollcall/scim-core";
import type { Address, User } from "../../../model/user.js";
import {
  addPhoneNumbers,
  addressFields,
  appendAddresses,
  appendPhoneNumbers,
  type PhoneNumbers,
  readAddresses,
  readPhoneNumbers,
  removeAddresses,
  removePhoneNumbers,
} from "../profile/contacts.js";
import { without } from "./user-draft.js";

type ValueAttribute = "phoneNumbers" | "addresses" | "roles" | "photos" | "profile";
type ChangeOf<A extends ValueAttribute> = Extract<Change<UserCreate>, { readonly attribute: A }>;

/**
 * The form of changes in a body: the operation `add` adds, an element of a partial resource sets, and a whole resource
 * sets everything.
 */
export type WriteForm = NonNullable<ScimContext<unknown>["patch"]> | "whole";

/** Applies a change of an attribute that has no rules. */
export function applyValue(user: User, change: ChangeOf<ValueAttribute>, form: WriteForm): User {
  const isAppended = change.kind === "add" && form === "operations";
  switch (change.attribute) {
    case "phoneNumbers":
      return { ...without(user, "primaryPhone", "mobilePhone"), ...phonesAfter(user, change, isAppended) };
    case "addresses": {
      const address = addressAfter(user, change, isAppended);
      return { ...without(user, "address"), ...(address !== undefined && { address }) };
    }
    case "roles": {
      const role = roleAfter(user, change, isAppended);
      return { ...without(user, "role"), ...(role !== undefined && { role }) };
    }
    case "photos": {
      const photo = photoAfter(user, change, isAppended);
      return { ...without(user, "photo"), ...(photo !== undefined && { photo }) };
    }
    case "profile": {
      const startDate = change.kind === "remove" ? undefined : (change.value.startDate ?? user.startDate);
      return { ...without(user, "startDate"), ...(startDate !== undefined && { startDate }) };
    }
  }
}

function addressAfter({ address }: User, change: ChangeOf<"addresses">, isAppended: boolean): Address | undefined {
  if (change.kind === "remove") return removeAddresses(address, change.values);
  if (isAppended) return appendAddresses(address, change.value);
  return keeps(change, addressFields) ? address : readAddresses(change.value);
}

function roleAfter({ role }: User, change: ChangeOf<"roles">, isAppended: boolean): StoredRole | undefined {
  if (change.kind === "remove") return removeRoles(role, change.values);
  if (isAppended) return appendRoles(role, change.value);
  return keeps(change, ["value"]) ? role : readRoles(change.value);
}

function photoAfter({ photo }: User, change: ChangeOf<"photos">, isAppended: boolean): string | undefined {
  if (change.kind === "remove") return removePhotos(photo, change.values);
  if (isAppended) return appendPhotos(photo, change.value);
  return keeps(change, ["value"]) ? photo : readPhotos(change.value);
}

/**
 * Whether a partial resource leaves the value unchanged, because its elements have none of the stored sub-attributes.
 */
function keeps(
  { kind, value }: { kind: "add" | "replace"; value: readonly object[] },
  names: readonly string[],
): boolean {
  return kind === "add" && !value.some((element) => names.some((name) => name in element));
}

function phonesAfter(user: User, change: ChangeOf<"phoneNumbers">, isAppended: boolean): PhoneNumbers {
  const current: PhoneNumbers = {
    ...(user.primaryPhone !== undefined && { primaryPhone: user.primaryPhone }),
    ...(user.mobilePhone !== undefined && { mobilePhone: user.mobilePhone }),
  };
  switch (change.kind) {
    case "add":
      return isAppended ? appendPhoneNumbers(current, change.value) : addPhoneNumbers(current, change.value);
    case "replace":
      return readPhoneNumbers(current, change.value);
    case "remove":
      return removePhoneNumbers(current, change.values);
  }
}

/** One entry of `photos` as sent. */
interface SentPhoto {
  readonly value?: string;
  readonly type?: string;
  readonly primary?: boolean;
}

/**
 * Reads the one picture to store, a public URL or a data URL: the primary entry, otherwise the first; undefined if
 * blank.
 */
function readPhotos(sent: readonly SentPhoto[]): string | undefined {
  const chosen = sent.find((entry) => entry.primary === true) ?? sent[0];
  return chosen?.value?.trim() === "" ? undefined : chosen?.value;
}

/**
 * Picture after an `add` operation of 2.0. A new one replaces the current one, unless it is marked as not primary. The
 * current one and blank ones change nothing.
 * @see RFC 7644 §3.5.2.1
 */
function appendPhotos(current: string | undefined, sent: readonly SentPhoto[]): string | undefined {
  if (current === undefined) return readPhotos(sent);
  const isNew = ({ value = "", primary }: SentPhoto) => primary !== false && value.trim() !== "" && value !== current;
  return readPhotos(sent.filter(isNew)) ?? current;
}

/** Picture left after a removal; without `values`, none. */
function removePhotos(current: string | undefined, values: readonly SentPhoto[] | undefined): string | undefined {
  if (values === undefined) return undefined;
  return values.some((entry) => entry.value === current) ? undefined : current;
}

/** One entry of `roles` as sent. */
interface SentRole {
  readonly value?: string;
  readonly primary?: boolean | string;
}

/** The stored role. */
interface StoredRole {
  readonly value: string;
  readonly primary?: boolean;
}

/** Reads the one role to store: the primary entry, otherwise the first; undefined if blank. */
function readRoles(sent: readonly SentRole[]): StoredRole | undefined {
  const chosen = sent.find((entry) => isTrue(entry.primary)) ?? sent[0];
  const value = chosen?.value?.trim() ?? "";
  if (chosen === undefined || value === "") return undefined;
  return { value, ...(chosen.primary !== undefined && { primary: isTrue(chosen.primary) }) };
}

/**
 * Role after an `add` operation of 2.0. A new one replaces the current one, unless it is marked as not primary. The
 * current one and blank ones change nothing.
 * @see RFC 7644 §3.5.2.1
 */
function appendRoles(current: StoredRole | undefined, sent: readonly SentRole[]): StoredRole | undefined {
  if (current === undefined) return readRoles(sent);
  const isNew = ({ value = "", primary }: SentRole) =>
    (primary === undefined || isTrue(primary)) && value.trim() !== "" && value.trim() !== current.value;
  return readRoles(sent.filter(isNew)) ?? current;
}

/** Role left after a removal; without `values`, none. */
function removeRoles(current: StoredRole | undefined, values: readonly SentRole[] | undefined): StoredRole | undefined {
  if (values === undefined) return undefined;
  return values.some((entry) => entry.value?.trim() === current?.value) ? undefined : current;
}

function isTrue(primary: boolean | string | undefined): boolean {
  return typeof primary === "string" ? primary.toLowerCase() === "true" : primary === true;
}
