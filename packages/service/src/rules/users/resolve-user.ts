import { enterpriseUserCodes, userCodes, userDefaults } from "../../generated/service.js";
import type { Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { accept, type Refusal, type Result, refuse } from "../../store/decide.js";
import { userResource } from "../../values/default-definitions.js";
import { toInstant } from "../../values/instant.js";
import { photoUrl } from "../../values/picture.js";
import { type Home, isForeign } from "../directory/reach.js";
import { isActive, isExpired, isPrimaryOwner, type ResolvedUser, toResolvedUser } from "../directory/user.js";
import { type UserDraft, without } from "./changes/user-draft.js";
import { refuseTakenEmails } from "./emails.js";
import { isNameless, refuseNameless, resolveUserName } from "./names/name.js";
import { hasProfileData } from "./profile/profile-fields.js";

const rule = "scim-provisioning#states-and-transitions";

/** Refuses to deactivate bots and primary owners. Plain owners can be deactivated. */
export function refuseDeactivation(user: User): Refusal | undefined {
  if (user.kind === "bot")
    return refuse(userCodes.active.bot, { rule, found: user.id, wanted: "a user who is not a bot" });
  const owned = user.memberships.find((membership) => isPrimaryOwner(membership.role));
  if (isPrimaryOwner(user.organizationRole) || (owned !== undefined && user.organizationId === undefined)) {
    return refuse(userCodes.active.primaryOwner, {
      rule,
      found: user.id,
      wanted: "a user who is not the primary owner",
    });
  }
  if (owned === undefined) return undefined;
  return refuse(userCodes.active.workspacePrimaryOwner, {
    rule,
    found: owned.workspaceId,
    wanted: "a user who is not the primary owner of a workspace",
  });
}

/** Context for resolving a draft. */
interface ResolveContext {
  readonly store: Store;
  readonly siteUrl: string;
  readonly nowMs: number;
  /** Caller, which decides the user's directory. */
  readonly caller: Home;
  /** The user as stored. Absent for a new user. */
  readonly before?: User;
  /** Number of free numbers that a derived name skips. */
  readonly skip: number;
  /** Whether the name and the addresses count as free, because the write detects taken ones. Default: they are checked. */
  readonly isFree?: boolean;
  /** Whether a missing name defaults to displayName. A full resource has a name, but a change may clear it. */
  readonly fillsName: boolean;
  /** Whether the account is active if the client does not say. */
  readonly activeByDefault: (wasActive: boolean, draft: UserDraft) => boolean;
}

/** Turns a draft into the user to store: finds a free name, sets defaults, and refuses forbidden changes. */
export async function resolveUser(draft: UserDraft, context: ResolveContext): Promise<Result<ResolvedUser>> {
  const { store, before, skip, isFree = false } = context;
  const blank = refuseBlankName(draft, before);
  if (blank !== undefined) return blank;
  const taken = isFree ? undefined : await refuseTakenEmails(store.users, newEmails(draft.user, before), before?.id);
  if (taken !== undefined) return taken;
  const wanted = draft.userName ?? draft.nickName;
  const userName =
    wanted === undefined
      ? accept(draft.user.userName)
      : await resolveUserName(store, wanted, { skip, isFree, ...(before !== undefined && { current: before }) });
  if (!userName.ok) return userName;
  const manager = await readManager(draft, context);
  if (!manager.ok) return manager;
  const filled = fill(named({ ...draft.user, userName: userName.value, ...manager.value }, draft, context), context);
  return resolveActivity(filled, draft, context);
}

/** A name that is already empty can be sent back as it was read. */
function refuseBlankName({ user, isNamed, isNameEmpty }: UserDraft, before: User | undefined): Refusal | undefined {
  const isSentBack = isNameEmpty && before !== undefined && isNameless(before.name);
  return isNamed && !isSentBack ? refuseNameless(user.name) : undefined;
}

/** A full user has a displayName, and a name even if none was sent. */
function named(user: User, draft: UserDraft, { fillsName }: ResolveContext): User {
  const displayName = user.displayName === "" ? user.userName : user.displayName;
  const isFilled = fillsName && !draft.isNamed && isNameless(user.name);
  return { ...user, displayName, ...(isFilled && { name: { ...user.name, givenName: displayName } }) };
}

async function readManager(
  { user, managerReference }: UserDraft,
  { store, caller }: ResolveContext,
): Promise<Result<Partial<User>>> {
  if (managerReference === undefined) return accept({});
  const manager = await resolveManager(store.users, managerReference, caller);
  return manager.ok ? accept({ enterprise: { ...user.enterprise, managerId: manager.value } }) : manager;
}

/** Sets defaults, and drops what the client only repeated. */
function fill(user: User, { siteUrl, nowMs, before }: ResolveContext): User {
  return {
    ...withStoredPhoto(user, siteUrl, before),
    version: (before?.version ?? 0) + 1,
    updated: toInstant(nowMs),
    timezone: user.timezone === "" ? userDefaults.timezone : user.timezone,
    hasProfileFields: user.hasProfileFields || hasProfileData(user),
  };
}

/** If a client sends back the URL of the user's generated picture, that is not a custom picture. */
function withStoredPhoto(user: User, siteUrl: string, before: User | undefined): User {
  if (before === undefined || user.photo !== photoUrl(before, siteUrl)) return user;
  return { ...without(user, "photo"), ...(before.photo !== undefined && { photo: before.photo }) };
}

function resolveActivity(
  user: User,
  draft: UserDraft,
  { nowMs, before, activeByDefault }: ResolveContext,
): Result<ResolvedUser> {
  const wasActive = before === undefined || isActive(before, nowMs);
  const active = draft.active ?? activeByDefault(wasActive, draft);
  if (wasActive && !active) {
    const refusal = refuseDeactivation(user);
    if (refusal !== undefined) return refusal;
  }
  const isRevived = active && !wasActive && !draft.isGuestChanged && isExpired(user, nowMs) && user.guest !== undefined;
  const guest = isRevived && user.guest !== undefined ? { guest: { kind: user.guest.kind } } : {};
  const after: User = { ...user, active, ...guest };
  const isActivityChanged = before !== undefined && wasActive !== isActive(after, nowMs);
  return accept(toResolvedUser(after, { isActivityChanged, ...(before !== undefined && { before }) }));
}

function newEmails({ emails }: User, before: User | undefined): readonly string[] {
  return emails.filter((address) => before?.emails.includes(address) !== true);
}

/** Finds the ID of a manager given by ID, email address or userName, within the directory. */
async function resolveManager(users: Store["users"], reference: string, home: Home): Promise<Result<string>> {
  const byId = userResource.idPattern?.test(reference) === true ? await users.get(reference) : undefined;
  const manager = byId ?? (await users.byEmail(reference)) ?? (await users.byUserName(reference));
  if (manager !== undefined && !isForeign(manager, home)) return accept(manager.id);
  return refuse(enterpriseUserCodes["manager.managerId"].unknown, {
    rule: "scim-provisioning#user-request-body-shape-v11",
    found: reference,
    wanted: "the ID, an email address or the userName of a user of the directory",
  });
}
