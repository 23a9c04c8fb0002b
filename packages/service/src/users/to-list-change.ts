import { applyChanges, type Change } from "@rollcall/scim-core";
import type { UserCreate } from "@rollcall/scim-core/svc";
import type { User } from "./user.js";

type UserChange = Change<UserCreate>;
type ListAttribute = "emails" | "phoneNumbers" | "addresses" | "roles" | "photos";

/**
 * A change that means some elements of a list, or a part of them, as one that says what becomes of the list. Elements are
 * compared in the form in which clients send them: the primary address and the mobile phone are those of the type work.
 */
export function toListChange(user: User, change: UserChange): UserChange {
  if (!isPartial(change) || !isList(change.attribute)) return change;
  const before = elementsOf(user, change.attribute);
  const { list = [] } = applyChanges<{ readonly list?: readonly Element[] }>({ list: before }, [
    { ...change, attribute: "list" },
  ]);
  // Elements have the shape of their attribute before and after; the compiler cannot know which one that is.
  if (change.kind !== "remove") return { kind: "replace", attribute: change.attribute, value: list } as UserChange;
  if (change.attribute !== "emails") return { kind: "replace", attribute: change.attribute, value: list } as UserChange;
  const kept = new Set(list.map((element) => element["value"]));
  return {
    kind: "remove",
    attribute: "emails",
    values: before.filter((element) => !kept.has(element["value"])),
  } as UserChange;
}

interface Element {
  readonly [subAttribute: string]: string | boolean;
}

function isPartial(change: UserChange): boolean {
  return change.where !== undefined || (change.kind === "remove" && change.subAttribute !== undefined);
}

function isList(attribute: keyof UserCreate): attribute is ListAttribute {
  return ["emails", "phoneNumbers", "addresses", "roles", "photos"].includes(attribute);
}

function elementsOf(user: User, attribute: ListAttribute): readonly Element[] {
  const { primaryPhone, mobilePhone, address, role, photo } = user;
  switch (attribute) {
    case "emails":
      return user.emails.map((value, index) => ({ value, primary: index === 0, type: index === 0 ? "work" : "home" }));
    case "phoneNumbers":
      return [
        ...(primaryPhone === undefined ? [] : [{ value: primaryPhone, type: "mobile", primary: true }]),
        ...(mobilePhone === undefined ? [] : [{ value: mobilePhone, type: "work" }]),
      ];
    case "addresses":
      return address === undefined ? [] : [{ type: "work", ...address }];
    case "roles":
      return role === undefined ? [] : [{ primary: true, ...role }];
    case "photos":
      return photo === undefined ? [] : [{ value: photo, type: "photo" }];
  }
}
