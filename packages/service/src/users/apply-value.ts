import type { Change } from "@rollcall/scim-core";
import type { UserCreate } from "@rollcall/scim-core/svc";
import { readAddresses, removeAddresses } from "./addresses.js";
import { addPhoneNumbers, type PhoneNumbers, readPhoneNumbers, removePhoneNumbers } from "./phone-numbers.js";
import { readPhotos, removePhotos } from "./photos.js";
import { readRoles, removeRoles } from "./roles.js";
import type { User } from "./user.js";
import { without } from "./user-draft.js";

type ValueAttribute = "phoneNumbers" | "addresses" | "roles" | "photos" | "profile";
type ChangeOf<A extends ValueAttribute> = Extract<Change<UserCreate>, { readonly attribute: A }>;

/** The user after a change of an attribute that no rule refuses. */
export function applyValue(user: User, change: ChangeOf<ValueAttribute>): User {
  switch (change.attribute) {
    case "phoneNumbers":
      return { ...without(user, "primaryPhone", "mobilePhone"), ...phonesAfter(user, change) };
    case "addresses": {
      const address =
        change.kind === "remove" ? removeAddresses(user.address, change.values) : readAddresses(change.value);
      return { ...without(user, "address"), ...(address !== undefined && { address }) };
    }
    case "roles": {
      const role = change.kind === "remove" ? removeRoles(user.role, change.values) : readRoles(change.value);
      return { ...without(user, "role"), ...(role !== undefined && { role }) };
    }
    case "photos": {
      const photo = change.kind === "remove" ? removePhotos(user.photo, change.values) : readPhotos(change.value);
      return { ...without(user, "photo"), ...(photo !== undefined && { photo }) };
    }
    case "profile": {
      const startDate = change.kind === "remove" ? undefined : change.value.startDate;
      return { ...without(user, "startDate"), ...(startDate !== undefined && { startDate }) };
    }
  }
}

function phonesAfter(user: User, change: ChangeOf<"phoneNumbers">): PhoneNumbers {
  const current: PhoneNumbers = {
    ...(user.primaryPhone !== undefined && { primaryPhone: user.primaryPhone }),
    ...(user.mobilePhone !== undefined && { mobilePhone: user.mobilePhone }),
  };
  switch (change.kind) {
    case "add":
      return addPhoneNumbers(current, change.value);
    case "replace":
      return readPhoneNumbers(current, change.value);
    case "remove":
      return removePhoneNumbers(current, change.values);
  }
}
