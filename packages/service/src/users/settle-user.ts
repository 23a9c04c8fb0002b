import { accept, type Refusal, type Ruled } from "../decisions/refusal.js";
import { isActive, isExpired } from "../directory/is-active.js";
import type { Home } from "../directory/is-foreign.js";
import { userDefaults } from "../generated/service.js";
import type { Batch, Store } from "../service-store.js";
import { toInstant } from "../values/instant.js";
import type { Write } from "../writes.js";
import { refuseDeactivation } from "./account/deactivation.js";
import { type UserDraft, without } from "./changes/user-draft.js";
import { refuseTakenEmails } from "./emails/email-taken.js";
import { isNameless, refuseNameless } from "./names/name.js";
import { settleUserName } from "./names/username-taken.js";
import { photoUrl } from "./photos/photo.js";
import { resolveManager } from "./profile/manager.js";
import { hasProfileData } from "./profile/profile-fields.js";
import type { User } from "./user.js";

/** What settling a draft needs to know. */
interface Settling {
  readonly store: Store;
  readonly siteUrl: string;
  readonly nowMs: number;
  /** Who calls, which tells the directory that the user belongs to. */
  readonly caller: Home;
  /** The user as stored; absent for one that is being made. */
  readonly before?: User;
  /** How many free numbers a derived name passes over. */
  readonly skip: number;
  /** Whether a name that was not sent is taken from displayName: a whole user has one, while a change may clear it. */
  readonly fillsName: boolean;
  /** Whether the account is active where the client does not say so. */
  readonly activeByDefault: (wasActive: boolean, draft: UserDraft) => boolean;
}

/** A user as it will be stored, and the commit that stores it. */
export interface SettledUser extends Batch {
  readonly user: User;
}

/** Turns a draft into what is stored: finds what is free in the world, fills what nobody sent, keeps who must stay. */
export async function settleUser(draft: UserDraft, settling: Settling): Promise<Ruled<SettledUser>> {
  const { store, before, skip } = settling;
  const refusal =
    refuseBlankName(draft, before) ?? (await refuseTakenEmails(store.users, newEmails(draft.user, before), before?.id));
  if (refusal !== undefined) return refusal;
  const wanted = draft.userName ?? draft.nickName;
  const userName =
    wanted === undefined
      ? accept(draft.user.userName)
      : await settleUserName(store, wanted, { skip, ...(before !== undefined && { current: before }) });
  if (!userName.ok) return userName;
  const manager = await settleManager(draft, settling);
  if (!manager.ok) return manager;
  const filled = fill(named({ ...draft.user, userName: userName.value, ...manager.value }, draft, settling), settling);
  const settled = settleActivity(filled, draft, settling);
  return settled;
}

/** A name that is empty already can be sent back as it was read. */
function refuseBlankName({ user, isNamed, isNameEmpty }: UserDraft, before: User | undefined): Refusal | undefined {
  const isSentBack = isNameEmpty && before !== undefined && isNameless(before.name);
  return isNamed && !isSentBack ? refuseNameless(user.name) : undefined;
}

/** A whole user has a displayName, and a name even where none was sent. */
function named(user: User, draft: UserDraft, { fillsName }: Settling): User {
  const displayName = user.displayName === "" ? user.userName : user.displayName;
  const isFilled = fillsName && !draft.isNamed && isNameless(user.name);
  return { ...user, displayName, ...(isFilled && { name: { ...user.name, givenName: displayName } }) };
}

async function settleManager(
  { user, managerReference }: UserDraft,
  { store, caller }: Settling,
): Promise<Ruled<Partial<User>>> {
  if (managerReference === undefined) return accept({});
  const manager = await resolveManager(store.users, managerReference, caller);
  return manager.ok ? accept({ enterprise: { ...user.enterprise, managerId: manager.value } }) : manager;
}

/** Gives what nobody sent its default, and takes back what the client only sent back. */
function fill(user: User, { siteUrl, nowMs, before }: Settling): User {
  return {
    ...withStoredPhoto(user, siteUrl, before),
    version: (before?.version ?? 0) + 1,
    updated: toInstant(nowMs),
    timezone: user.timezone === "" ? userDefaults.timezone : user.timezone,
    hasProfileFields: user.hasProfileFields || hasProfileData(user),
  };
}

/** The address of the user's own picture on this site, sent back by a client, is no picture of its own. */
function withStoredPhoto(user: User, siteUrl: string, before: User | undefined): User {
  if (before === undefined || user.photo !== photoUrl(before, siteUrl)) return user;
  return { ...without(user, "photo"), ...(before.photo !== undefined && { photo: before.photo }) };
}

/** Tokens end with the activity of their user, and do not come back with it. */
function settleActivity(
  user: User,
  draft: UserDraft,
  { nowMs, before, activeByDefault }: Settling,
): Ruled<SettledUser> {
  const wasActive = before === undefined || isActive(before, nowMs);
  const active = draft.active ?? activeByDefault(wasActive, draft);
  if (wasActive && !active) {
    const refusal = refuseDeactivation(user);
    if (refusal !== undefined) return refusal;
  }
  const isRevived = active && !wasActive && !draft.isGuestChanged && isExpired(user, nowMs) && user.guest !== undefined;
  const guest = isRevived && user.guest !== undefined ? { guest: { kind: user.guest.kind } } : {};
  const after: User = { ...user, active, ...guest };
  const isTurned = before !== undefined && wasActive !== isActive(after, nowMs);
  const revoke: readonly Write[] = isTurned ? [{ kind: "revokeUserTokens", userId: user.id }] : [];
  const put = { kind: "put", document: "user", value: after } as const;
  const version = before?.version ?? 0;
  const unchanged = { kind: "version", document: "user", key: { id: after.id }, version } as const;
  return accept({ user: after, expect: [unchanged], writes: [put, ...revoke] });
}

function newEmails({ emails }: User, before: User | undefined): readonly string[] {
  return emails.filter((address) => before?.emails.includes(address) !== true);
}
