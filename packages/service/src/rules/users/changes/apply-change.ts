import type { UserCreate } from "@rollcall/api/scim";
import type { Change } from "@rollcall/scim-core";
import { userCodes } from "../../../generated/service.js";
import type { User } from "../../../model/user.js";
import { accept, type Result, refuse } from "../../../store/refusal.js";
import { readGuest } from "../account/guest.js";
import { addEmails, appendEmails, namesPrimary, readEmails, removeEmails, type SentEmail } from "../emails/emails.js";
import { readDisplayName } from "../names/display-name.js";
import { hasEmoji } from "../names/emoji.js";
import { blankName, isEmptyName, isNaming, mergeName } from "../names/name.js";
import { readUserName } from "../names/user-name.js";
import { applyEnterprise } from "./apply-enterprise.js";
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
