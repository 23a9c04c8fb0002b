import type { Methods, UsersProfileSetArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { roles, userLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { dueMsOf, type User, users } from "../../model/user.js";
import { accept, type Decision, decide, type Refusal } from "../../store/decide.js";
import type { DuePlan } from "../../store/due-loop.js";
import { toInstant } from "../../values/instant.js";
import { isReservedWord, localPartOf } from "../../values/names.js";
import { countCharacters } from "../../values/text.js";
import { emojiForm, mainNameOf } from "../directory/emoji/main-name.js";
import { findVisible } from "../directory/find-visible.js";
import { isAdministrator, isAtLeast, rolesOf } from "../directory/user.js";
import { without } from "./changes/user-draft.js";
import { hasEmoji, mergeName, readDisplayName } from "./names/name.js";
import { hasProfileData } from "./profile/profile-fields.js";
import { withoutEndedStatus } from "./representation/show-user.js";
import { readFields, showProfile } from "./web-profile/show-profile.js";
import {
  applyFields,
  type Checked,
  type KnownFields,
  readSent,
  refuse,
  type SentProfile,
} from "./web-profile/web-profile.js";

/** Maximum lengths, in characters. */
const maxLengths = { display_name: 80, first_name: 35, last_name: 35, real_name: 71 } as const;
const names = ["display_name", "first_name", "last_name", "real_name"] as const;

/** Applies the names of a profile. They follow the rules of SCIM, so that both can write what the other reads. */
function applyNames(user: User, { texts }: SentProfile): Checked<User> {
  for (const key of names) {
    const refusal = texts[key] === undefined ? undefined : refuseName(texts[key], maxLengths[key]);
    if (refusal !== undefined) return refusal;
  }
  const display = texts.display_name === undefined ? accept(user.displayName) : readDisplayName(texts.display_name);
  if (!display.ok) return invalid(display);
  const { first_name: first, last_name: last, real_name: real } = texts;
  const isSplit = first !== undefined || last !== undefined;
  const name = mergeName(user.name, {
    ...(first !== undefined && { givenName: first }),
    ...(last !== undefined && { familyName: last }),
    ...(real !== undefined && !isSplit && { formatted: real }),
  });
  if (!name.ok) return invalid(name);
  return accept({ ...user, displayName: display.value ?? user.userName, name: name.value });
}

function refuseName(text: string, maxLength: number) {
  if (text.startsWith("@")) return refuse("invalid_starts_with_at", text, "a name without @");
  if (hasEmoji(text)) return refuse("invalid_emoji_not_allowed", text, "no emoji");
  if (/https?:\/\/|^www\./i.test(text)) return refuse("name_not_allowed", text, "no URL");
  if (isReservedWord(text)) return refuse("reserved_name", text, "another name");
  if ([...text].length > maxLength) return refuse("too_long", text, `at most ${maxLength} characters`);
  return undefined;
}

function invalid({ reason }: Refusal) {
  return refuse("invalid_profile", reason?.found, reason?.wanted);
}

/** Maximum lengths, in characters. */
const [maxTextLength, maxEmojiLength] = [100, 256] as const;

/** Emoji of a status with a text only. */
const defaultEmoji = ":speech_balloon:";

/** Applies the status of a profile. */
function applyStatus(user: User, { texts, statusExpiration }: SentProfile): Checked<User> {
  const { status_text: sentText, status_emoji: sentEmoji } = texts;
  if (sentText === undefined && sentEmoji === undefined && statusExpiration === undefined) return accept(user);
  const [text, emoji] = [sentText ?? user.status?.text ?? "", sentEmoji ?? user.status?.emoji ?? ""];
  if ([...text].length > maxTextLength) return refuse("too_long", text, `at most ${maxTextLength} characters`);
  if ([...emoji].length > maxEmojiLength) return refuse("too_long", emoji, `at most ${maxEmojiLength} characters`);
  if (text === "" && emoji === "") return accept(without(user, "status"));
  const clearsOnlyText = sentText === "" && sentEmoji === undefined;
  const clearsOnlyEmoji = sentEmoji === "" && sentText === undefined;
  if (clearsOnlyText || clearsOnlyEmoji) {
    return refuse("must_clear_both_status_text_and_status_emoji", { text, emoji }, "both empty, or none of them");
  }
  const { expiration } = user.status ?? {};
  const kept = statusExpiration === undefined ? expiration : ends(statusExpiration);
  const status = { text, emoji: emoji === "" ? defaultEmoji : emoji, ...(kept !== undefined && { expiration: kept }) };
  return accept({ ...user, status });
}

/** Refuses the emoji of a status that is not written as one, or does not exist. */
async function refuseEmoji({ texts: { status_emoji: sent = "" } }: SentProfile, { caller, store }: Seeing) {
  if (sent === "") return undefined;
  if (!emojiForm.test(sent))
    return refuse("profile_status_set_failed_not_emoji_syntax", sent, "the name of an emoji between colons");
  const main = await mainNameOf(sent.slice(1, -1), (caller.organization ?? caller.workspace).id, store);
  const wanted = "a standard emoji, or a custom one of the organization or workspace";
  return main === undefined ? refuse("profile_status_set_failed_not_valid_emoji", sent, wanted) : undefined;
}

/** Instant of a Unix time in seconds; undefined for 0, which means never. */
function ends(seconds: number): string | undefined {
  return seconds === 0 ? undefined : toInstant(seconds * 1000);
}

type Outcome = MethodOutcome<Methods["users.profile.set"]>;
type Context = MethodContext<WebapiCaller>;
type Stored = Checked<User> | { readonly ok: false; readonly error: "unknown" };

const { maxLength: maxEmail } = userLimits["emails.value"];

/** Dependencies of `users.profile.set`. */
interface Options {
  readonly store: Store;
  readonly siteUrl: string;
  readonly due: DuePlan;
}

/** Changes the profile of the caller or, for admins, of another user. */
export function createProfileSet({ store, siteUrl, due }: Options) {
  return async (args: UsersProfileSetArguments, { caller, now }: Context): Promise<Outcome> => {
    const sent = readSent(args);
    if (!sent.ok) return sent;
    const nowMs = now.getTime();
    const stored = await decide<Stored>(store, () => decideProfile(args.user, sent.value, { caller, store, nowMs }));
    if (!stored.ok) return stored.error === "unknown" ? refuseUnknown(args.user) : stored;
    const user = stored.value;
    const dueMs = dueMsOf(user);
    if (dueMs !== undefined) due.plan(dueMs);
    const profile = await showProfile(user, { caller, store, siteUrl, nowMs, withEmail: true, withLabels: false });
    return { ok: true, username: user.userName, profile };
  };
}

interface Changing {
  readonly caller: WebapiCaller;
  readonly store: Store;
  readonly nowMs: number;
}

type Seeing = Pick<Changing, "caller" | "store">;

async function decideProfile(
  named: string | undefined,
  sent: SentProfile,
  { caller, store, nowMs }: Changing,
): Promise<Decision<Stored>> {
  const before = await findCurrent(named, caller, store);
  if (before === undefined) return { kind: "answer", answer: { ok: false, error: "unknown" } };
  const refusal = refuseRights(before, sent, caller);
  if (refusal !== undefined) return { kind: "answer", answer: refusal };
  const changed = await applySent(withoutEndedStatus(before, nowMs), sent, { caller, store });
  if (!changed.ok) return { kind: "answer", answer: changed };
  const after: User = {
    ...changed.value,
    version: before.version + 1,
    updated: toInstant(nowMs),
    hasProfileFields: before.hasProfileFields || hasProfileData(changed.value),
  };
  return {
    kind: "commit",
    batch: { expect: [hasVersion(users, { id: before.id }, before.version)], writes: [put(users, after)] },
    answer: () => accept(after),
    refuse: ({ kind }) =>
      kind === "freeEmail" ? refuse("email_taken", sent.texts.email, "a free address") : undefined,
  };
}

/** The user as stored now: the caller may be older. */
async function findCurrent(named: string | undefined, caller: WebapiCaller, store: Store): Promise<User | undefined> {
  const user = await findVisible(named, caller, store);
  return user === undefined ? undefined : store.users.get(user.id);
}

async function applySent(user: User, sent: SentProfile, { caller, store }: Seeing): Promise<Checked<User>> {
  const named = applyNames(user, sent);
  if (!named.ok) return named;
  const status = applyStatus(named.value, sent);
  if (!status.ok) return status;
  const wrong = await refuseEmoji(sent, { caller, store });
  if (wrong !== undefined) return wrong;
  const known = await readFields(user, store);
  const fields = applyFields(status.value, sent, known);
  if (!fields.ok) return fields;
  const refusal = await refuseUnseenUsers(user, sent, known, { caller, store });
  return refusal ?? applyEmail(fields.value, sent, store);
}

/** The new address becomes the primary one; the secondary one stays. */
async function applyEmail(user: User, { texts: { email } }: SentProfile, store: Store): Promise<Checked<User>> {
  if (email === undefined || email === user.emails[0]) return accept(user);
  if (localPartOf(email) === undefined || countCharacters(email) > maxEmail.value) {
    return refuse("invalid_profile", email, `an email address of at most ${maxEmail.value} characters`);
  }
  const holder = await store.users.byEmail(email);
  if (holder !== undefined && holder.id !== user.id) return refuse("email_taken", email, "a free address");
  const others = user.emails.slice(1).filter((address) => address.toLowerCase() !== email.toLowerCase());
  return accept({ ...user, emails: [email, ...others] });
}

function refuseUnknown(found: string | undefined): Outcome {
  const messages = ["[ERROR] must be an existing user [json-pointer:/user]"];
  const reason = { rule: "everyday-1#users", found, wanted: "an existing user" };
  return { ok: false, error: "invalid_arguments", messages, reason };
}

/** Refuses a new value of a user field if the caller sees no such user. */
async function refuseUnseenUsers(
  user: User,
  { fields }: SentProfile,
  { added }: KnownFields,
  { caller, store }: Seeing,
) {
  for (const { id } of added.filter(({ type }) => type === "user")) {
    const { value = "" } = fields[id] ?? {};
    if (value === "" || value === user.customFields?.[id]?.value) continue;
    if ((await findVisible(value, caller, store)) === undefined) {
      return refuse("invalid_profile", value, "the ID of a user");
    }
  }
  return undefined;
}

/** Refuses a caller who may not change what was sent of a user. */
function refuseRights(user: User, sent: SentProfile, caller: WebapiCaller) {
  if (user.forgotten) return refuse("permission_denied", user.id, "a user whose data was not erased");
  const self = caller.user;
  if (self !== undefined && self.id === user.id) return refuseOwn(sent, caller);
  if (user.kind === "bot") return refuse("not_app_admin", user.id, "a person");
  const [own, other] = [self === undefined ? -1 : rankOf(self), rankOf(user)];
  const isAdmin = self !== undefined && rolesOf(self).some(isAdministrator);
  if (!isAdmin || !isAtLeast((caller.organization ?? caller.workspace).plan, "entry")) {
    return refuse("not_admin", self?.id, "an admin or owner, on a paid plan");
  }
  if (other === own && own === roles.indexOf("admin")) {
    return refuse("cannot_update_admin_user", user.id, "a user who is no admin");
  }
  return other >= own ? refuse("not_admin", self?.id, "a higher role than the user's") : undefined;
}

/** Details of a managed user come from elsewhere, but the status is the user's own. */
function refuseOwn({ texts, fields }: SentProfile, { organization, workspace }: WebapiCaller) {
  if (texts.email !== undefined) return refuse("permission_denied", "email", "another user's address");
  const { identityManager, usersMayChangeDisplayName } = (organization ?? workspace).userRules;
  if (organization === undefined && !identityManager) return undefined;
  const own = ["status_text", "status_emoji", ...(usersMayChangeDisplayName ? ["display_name"] : [])];
  const managed = [...Object.keys(texts).filter((key) => !own.includes(key)), ...Object.keys(fields)];
  return managed.length === 0 ? undefined : refuse("permission_denied", managed, "only the status");
}

/** Rank of a user: guests below members, then the roles. */
function rankOf(user: User): number {
  if (user.guest !== undefined) return -1;
  return Math.max(...rolesOf(user).map((role) => roles.indexOf(role)), 0);
}
