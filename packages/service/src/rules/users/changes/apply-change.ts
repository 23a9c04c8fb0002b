import type { UserCreate } from "@rollcall/api/scim";
import type { Change } from "@rollcall/scim-core";
import { guestCodes, userCodes } from "../../../generated/service.js";
import type { Enterprise, Guest, User } from "../../../model/user.js";
import { accept, type Result, refuse } from "../../../store/decide.js";
import { readInstant } from "../../../values/instant.js";
import { isAdministrator, rolesOf } from "../../directory/user.js";
import { addEmails, appendEmails, namesPrimary, readEmails, removeEmails, type SentEmail } from "../emails.js";
import { blankName, hasEmoji, isEmptyName, isNaming, mergeName, readDisplayName, readUserName } from "../names/name.js";
import { enterpriseTexts } from "../profile/profile-fields.js";
import { applyValue, type WriteForm } from "./apply-value.js";
import { type UserDraft, without } from "./user-draft.js";

type UserChange = Change<UserCreate>;
type ChangeOf<A extends keyof UserCreate> = Extract<UserChange, { readonly attribute: A }>;

const rule = "scim-provisioning#users";

/** Applies a change of one attribute to a draft, or refuses it with the first broken rule. */
export function applyChange(draft: UserDraft, change: UserChange, form: WriteForm): Result<UserDraft> {
  switch (change.attribute) {
    case "userName":
    case "nickName":
      return applyUserName(draft, change);
    case "displayName":
      return applyDisplayName(draft, change);
    case "name":
      return applyName(draft, change);
    case "emails":
      return applyEmails(draft, change, form);
    case "guest":
      return applyGuest(draft, change);
    case "active":
      return accept(change.kind === "remove" ? draft : { ...draft, active: change.value });
    case "enterprise":
      return accept(applyEnterprise(draft, change));
    case "profileUrl":
      // Only accepted at creation. In any other body it is ignored.
      return accept(draft);
    case "password":
      return refuse(userCodes.password.update, { rule, found: "password", wanted: "an attribute that can be changed" });
    case "title":
    case "timezone":
    case "userType":
    case "preferredLanguage":
    case "locale":
      return applyText(draft, change);
    case "phoneNumbers":
    case "addresses":
    case "roles":
    case "photos":
    case "profile":
      return accept({ ...draft, user: applyValue(draft.user, change, form) });
  }
}

function applyUserName(draft: UserDraft, change: ChangeOf<"userName" | "nickName">): Result<UserDraft> {
  const { userName } = draft.user;
  if (userName !== "" && change.kind !== "remove" && change.value === userName) {
    return accept({ ...draft, [change.attribute]: { kind: "plain", name: userName } });
  }
  const wanted = readUserName(change.kind === "remove" ? "" : change.value, change.attribute);
  return wanted.ok ? accept({ ...draft, [change.attribute]: wanted.value }) : wanted;
}

function applyDisplayName(draft: UserDraft, change: ChangeOf<"displayName">): Result<UserDraft> {
  if (change.kind !== "remove" && change.value === draft.user.displayName) return accept(draft);
  const read = readDisplayName(change.kind === "remove" ? "" : change.value);
  return read.ok ? accept(withUser(draft, { displayName: read.value ?? "" })) : read;
}

function applyName(draft: UserDraft, change: ChangeOf<"name">): Result<UserDraft> {
  const isCleared = change.kind === "remove";
  const sent = isCleared ? blankName(change.subAttribute) : change.value;
  const name = mergeName(draft.user.name, sent);
  if (!name.ok) return name;
  const named = withUser(draft, { name: name.value });
  if (!isNaming(sent)) return accept(named);
  return accept({ ...named, isNamed: !isCleared, isNameEmpty: isEmptyName(sent) });
}

function applyEmails(draft: UserDraft, change: ChangeOf<"emails">, form: WriteForm): Result<UserDraft> {
  if (change.kind === "remove") return removeFrom(draft, change.values);
  if (change.kind === "replace" && change.value.length === 0) {
    if (draft.user.kind === "bot") return accept(withUser(draft, { emails: [] }));
    // No value, as with null: removes the secondary address, because the primary one cannot be removed.
    if (form !== "whole") return removeFrom(draft, undefined);
    return refuse(userCodes.emails.empty, { rule, found: change.value, wanted: "an address" });
  }
  const isAdded = change.kind === "add";
  const add = form === "operations" ? appendEmails : addEmails;
  const emails = isAdded ? add(draft.user.emails, change.value, draft.isPrimaryRemoved) : readEmails(change.value);
  if (!emails.ok) return emails;
  const isPrimaryRemoved = draft.isPrimaryRemoved && isAdded && !namesPrimary(change.value);
  return accept({ ...withUser(draft, { emails: emails.value }), isPrimaryRemoved });
}

function removeFrom(draft: UserDraft, values: readonly SentEmail[] | undefined): Result<UserDraft> {
  const { emails, isPrimaryRemoved } = removeEmails(draft.user.emails, values);
  return accept({ ...withUser(draft, { emails }), isPrimaryRemoved: draft.isPrimaryRemoved || isPrimaryRemoved });
}

function applyGuest(draft: UserDraft, change: ChangeOf<"guest">): Result<UserDraft> {
  const { user } = draft;
  if (change.kind === "remove") {
    if (change.subAttribute !== "expiration") {
      const isGuestChanged = draft.isGuestChanged || user.guest !== undefined;
      return accept({ ...draft, user: without(user, "guest"), isGuestChanged });
    }
    const guest = user.guest === undefined ? {} : { guest: { kind: user.guest.kind } };
    return accept(withUser(draft, guest));
  }
  const guest = readGuest(user, change.value);
  if (!guest.ok) return guest;
  // A change of only the expiration adds no extension, so it does not reactivate the user.
  const isAdded = user.guest === undefined || change.value.type !== undefined;
  return accept({ ...withUser(draft, { guest: guest.value }), isGuestChanged: draft.isGuestChanged || isAdded });
}

type TextAttribute = "title" | "timezone" | "userType" | "preferredLanguage" | "locale";

function applyText(draft: UserDraft, change: ChangeOf<TextAttribute>): Result<UserDraft> {
  const { attribute } = change;
  const text = change.kind === "remove" ? "" : change.value.trim();
  if (attribute === "title" && hasEmoji(text)) {
    return refuse(userCodes.title.emoji, { rule, found: text, wanted: "no emoji" });
  }
  if (attribute === "timezone") return accept(withUser(draft, { timezone: text }));
  const rest = without(draft.user, attribute);
  return accept({ ...draft, user: text === "" ? rest : { ...rest, [attribute]: text } });
}

function withUser(draft: UserDraft, part: Partial<User>): UserDraft {
  return { ...draft, user: { ...draft.user, ...part } };
}

type EnterpriseChange = Extract<Change<UserCreate>, { readonly attribute: "enterprise" }>;

/**
 * Applies a change of the enterprise extension to a draft. Values sent replace stored ones, and blank texts are
 * cleared.
 */
function applyEnterprise(draft: UserDraft, change: EnterpriseChange): UserDraft {
  if (change.kind === "remove") return removeEnterprise(draft, change.subAttribute);
  const sent = change.value;
  const texts = enterpriseTexts.flatMap((name) => {
    const text = sent[name]?.trim();
    return text === undefined ? [] : [[name, text] as const];
  });
  const merged: Enterprise = { ...draft.user.enterprise, ...Object.fromEntries(texts) };
  const blanks = enterpriseTexts.filter((name) => merged[name] === "");
  const manager = sent.manager?.managerId?.trim() ?? "";
  return {
    ...withEnterprise(draft, without(merged, ...blanks)),
    ...(manager !== "" && { managerReference: manager }),
  };
}

function removeEnterprise(draft: UserDraft, subAttribute: string | undefined): UserDraft {
  if (subAttribute === undefined)
    return { ...without(draft, "managerReference"), user: without(draft.user, "enterprise") };
  const enterprise = draft.user.enterprise ?? {};
  const text = enterpriseTexts.find((name) => name === subAttribute);
  if (text !== undefined) return withEnterprise(draft, without(enterprise, text));
  return withEnterprise(without(draft, "managerReference"), without(enterprise, "managerId"));
}

function withEnterprise(draft: UserDraft, enterprise: Enterprise): UserDraft {
  return { ...draft, user: { ...draft.user, enterprise } };
}

const guestRule = "scim-provisioning#multi-channel-guest-extension";

/** The guest extension as sent. A change only contains what is set. */
interface SentGuest {
  readonly type?: "multi";
  readonly expiration?: string;
}

/**
 * Reads the guest that a user becomes. With `type`, a missing `expiration` means none. Without `type`, a change keeps
 * the existing kind of guest.
 */
export function readGuest(
  user: Pick<User, "kind" | "guest" | "organizationRole" | "memberships">,
  sent: SentGuest,
): Result<Guest> {
  const roles = rolesOf(user);
  if (user.kind === "bot" || roles.some(isAdministrator)) {
    return refuse(guestCodes.type.forbidden, {
      rule: guestRule,
      found: [user.kind, ...roles],
      wanted: "a plain member",
    });
  }
  const kind = sent.type ?? user.guest?.kind;
  if (kind === undefined)
    return refuse(guestCodes.type.missing, { rule: guestRule, found: sent, wanted: "the type multi" });
  const ofWorkspaces = user.guest?.expirations === undefined ? {} : { expirations: user.guest.expirations };
  if (sent.expiration === undefined) {
    const kept = sent.type === undefined ? user.guest?.expiration : undefined;
    return accept({ kind, ...(kept !== undefined && { expiration: kept }), ...ofWorkspaces });
  }
  const expiration = readInstant(sent.expiration);
  if (expiration !== undefined) return accept({ kind, expiration, ...ofWorkspaces });
  return refuse(guestCodes.expiration.invalid, {
    rule: guestRule,
    found: sent.expiration,
    wanted: "an ISO 8601 date-time",
  });
}
