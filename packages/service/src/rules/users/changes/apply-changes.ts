import type { UserCreate } from "@rollcall/api/scim";
import { applyChanges, type Change } from "@rollcall/scim-core";
import { userDefaults } from "../../../generated/service.js";
import type { User } from "../../../model/user.js";
import { accept, type Result } from "../../../store/decide.js";
import { userResource } from "../../../values/default-definitions.js";
import { refusePrimaryRemoval } from "../emails.js";
import { applyChange } from "./apply-change.js";
import type { WriteForm } from "./apply-value.js";
import type { UserDraft } from "./user-draft.js";

/**
 * Applies changes in the client's order. The first broken rule refuses all of them.
 * @param form form of the changes in the body
 */
export function applyUserChanges(
  draft: UserDraft,
  changes: readonly Change<UserCreate>[],
  form: WriteForm = "operations",
): Result<UserDraft> {
  let current = draft;
  for (const change of changes) {
    const next = applyChange(current, toListChange(current.user, change), form);
    if (!next.ok) return next;
    current = next.value;
  }
  return current.isPrimaryRemoved ? refusePrimaryRemoval(current.user.emails) : accept(current);
}

type UserChange = Change<UserCreate>;
type ListAttribute = "emails" | "phoneNumbers" | "addresses" | "roles" | "photos";

/**
 * Turns a change of matching elements, or of their sub-attributes, into a change of the whole list. Elements are
 * compared in the form that clients send: the primary address and the mobile phone have the type work.
 */
function toListChange(user: User, change: UserChange): UserChange {
  const { attribute } = change;
  if (!isPartial(change) || !isList(attribute)) return change;
  const unconditioned = withoutCondition(attribute, change);
  if (unconditioned !== undefined) return unconditioned;
  const before = elementsOf(user, attribute);
  const { [attribute]: after = [] } = applyChanges<Lists>({ [attribute]: before }, [change], userResource);
  // Elements have the shape of their attribute before and after; the compiler cannot know which attribute it is.
  return (change.kind === "remove" ? toRemoval : toWrite)({ user, attribute, before, after, change }) as UserChange;
}

/**
 * Change for a sub-attribute without a condition, if it cannot apply to every element: an added value is a new element,
 * and a primary mark cannot select one of two.
 */
function withoutCondition(attribute: ListAttribute, change: UserChange): UserChange | undefined {
  const { where, subAttribute, kind } = change;
  if (where !== undefined || kind === "remove") return undefined;
  const isMark = subAttribute === "primary" && (attribute === "emails" || attribute === "phoneNumbers");
  if (isMark) return { kind: "add", attribute, value: [] };
  if (kind !== "add" || subAttribute !== "value") return undefined;
  return { kind: "add", attribute, value: change.value } as UserChange; // The elements belong to the attribute.
}

type Lists = { readonly [A in ListAttribute]?: readonly Element[] };

interface ListChange {
  readonly user: User;
  readonly attribute: ListAttribute;
  readonly before: readonly Element[];
  readonly after: readonly Element[];
  readonly change: UserChange;
}

/** The primary address cannot be removed, so removed addresses are named. */
function toRemoval({ user, attribute, before, after, change }: ListChange): object {
  if (attribute !== "emails") return { kind: "replace", attribute, value: withoutMark(user, attribute, after, change) };
  const kept = new Set(after.map(({ value }) => value));
  return { kind: "remove", attribute, values: before.filter(({ value }) => !kept.has(value)) };
}

/** If a condition matches nothing, the element that it describes is added. */
function toWrite({ user, attribute, before, after, change }: ListChange): object {
  const made = after.slice(before.length);
  if (made.length === 0) return { kind: "replace", attribute, value: withoutMark(user, attribute, after, change) };
  if (attribute !== "emails") return { kind: "add", attribute, value: made };
  return { kind: "replace", attribute, value: [...after.slice(0, 1), ...made, ...after.slice(1, before.length)] };
}

/** The only address counts as primary, but is only marked if a client has marked it. */
function withoutMark(
  { address }: User,
  attribute: ListAttribute,
  after: readonly Element[],
  change: UserChange,
): readonly Element[] {
  const isSaid = address?.primary !== undefined || (change.kind !== "remove" && isMarked(change.value));
  return attribute !== "addresses" || isSaid ? after : after.map(({ primary: _primary, ...rest }) => rest);
}

function isMarked(value: unknown): boolean {
  return Array.isArray(value) && value.some((element: object) => "primary" in element);
}

interface Element {
  readonly [subAttribute: string]: string | boolean;
}

function isPartial(change: UserChange): boolean {
  return change.where !== undefined || change.subAttribute !== undefined;
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
      return address === undefined ? [] : [{ type: "work", primary: true, ...address }];
    case "roles":
      return role === undefined ? [] : [{ primary: true, ...role }];
    case "photos":
      return photo === undefined ? [] : [{ value: photo, type: userDefaults.photoType, primary: true }];
  }
}
