import type { UserCreate } from "@rollcall/api/scim";
import type { Change, ScimContext } from "@rollcall/scim-core";
import type { Address, User } from "../../../model/user.js";
import { appendPhotos, readPhotos, removePhotos } from "../photos/photos.js";
import { addressFields, appendAddresses, readAddresses, removeAddresses } from "../profile/addresses.js";
import {
  addPhoneNumbers,
  appendPhoneNumbers,
  type PhoneNumbers,
  readPhoneNumbers,
  removePhoneNumbers,
} from "../profile/phone-numbers.js";
import { appendRoles, readRoles, removeRoles, type StoredRole } from "../profile/roles.js";
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
