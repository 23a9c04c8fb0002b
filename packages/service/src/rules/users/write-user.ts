import { bytesToHex } from "@noble/hashes/utils.js";
import type { UserCreate } from "@rollcall/api/scim";
import type { Change } from "@rollcall/scim-core";
import { userCodes, userDefaults } from "../../generated/service.js";
import type { ScimCaller } from "../../model/caller.js";
import type { Store, Write } from "../../model/store.js";
import type { Guest, Role, User } from "../../model/user.js";
import { accept, type Refusal, type Result, refuse } from "../../store/decide.js";
import type { Id, Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import type { Home } from "../directory/reach.js";
import { mayChange, type ResolvedUser } from "../directory/user.js";
import { applyUserChanges } from "./changes/apply-changes.js";
import type { WriteForm } from "./changes/apply-value.js";
import { draftOf, toChanges, type UserDraft, without } from "./changes/user-draft.js";
import { findEmailHolder } from "./emails.js";
import { resolveUser } from "./resolve-user.js";

/** Context for changing a user. */
export interface ChangeContext {
  readonly store: Store;
  readonly siteUrl: string;
  readonly nowMs: number;
  readonly caller: ScimCaller;
  /** Number of free numbers that a derived name skips. */
  readonly skip: number;
  /** Form of the changes in a PATCH. Absent for other calls. */
  readonly form?: WriteForm;
}

/**
 * Applies a PATCH to a user. What is not sent stays unchanged. Becoming a guest or a full member reactivates a
 * deactivated user.
 */
export async function changeUser(
  before: User,
  changes: readonly Change<UserCreate>[],
  context: ChangeContext,
): Promise<Result<ResolvedUser>> {
  const { caller } = context;
  const { usersMayChangeDisplayName } = (caller.organization ?? caller.workspace).userRules;
  const refusal =
    refuseModification(before, caller) ??
    (usersMayChangeDisplayName ? refuseOwnDisplayName(before, changes) : undefined);
  if (refusal !== undefined) return refusal;
  if (changes.length === 0) return accept({ user: before, expect: [], writes: [] });
  const draft = applyUserChanges(draftOf(before), changes, context.form);
  if (!draft.ok) return draft;
  return resolveUser(draft.value, {
    ...context,
    before,
    fillsName: false,
    activeByDefault: (wasActive, { isGuestChanged }) => wasActive || isGuestChanged,
  });
}

/**
 * Replaces a user for a PUT: everything is as sent, and blank if not sent.
 *
 * Exceptions: `active` and the profile URL stay unchanged if not sent. Without the guest extension, a multi-channel
 * guest becomes a full member, but a single-channel guest stays one, because answers never show it.
 */
export async function replaceUser(
  before: User,
  sent: UserCreate,
  context: ChangeContext,
): Promise<Result<ResolvedUser>> {
  const { caller } = context;
  const { password, profileUrl: _sentBack, ...resource } = sent;
  const changes = toChanges(resource);
  const { usersMayChangeDisplayName } = (caller.organization ?? caller.workspace).userRules;
  const refusal =
    refuseModification(before, caller) ??
    (password === undefined ? undefined : refuse(userCodes.password.update, { rule: "scim-provisioning#users" })) ??
    (usersMayChangeDisplayName ? refuseOwnDisplayName(before, changes) : undefined);
  if (refusal !== undefined) return refusal;
  const keepsName = usersMayChangeDisplayName || resource.displayName !== undefined;
  const { primaryPhone, mobilePhone } = resource.phoneNumbers === undefined ? {} : before;
  const blank: User = {
    ...blankUser(before),
    displayName: keepsName ? before.displayName : "",
    ...(primaryPhone !== undefined && { primaryPhone }),
    ...(mobilePhone !== undefined && { mobilePhone }),
  };
  const draft = applyUserChanges(draftOf(blank), changes, "whole");
  if (!draft.ok) return draft;
  return resolveUser(draft.value, { ...context, before, fillsName: true, activeByDefault: (wasActive) => wasActive });
}

/** The user without anything that a client can clear. */
function blankUser(user: User): User {
  const rest = without(
    user,
    "title",
    "photo",
    "address",
    "primaryPhone",
    "mobilePhone",
    "userType",
    "role",
    "preferredLanguage",
    "locale",
    "enterprise",
    "startDate",
    "guest",
  );
  const guest = user.guest?.kind === "single" ? { guest: user.guest } : {};
  return { ...rest, ...guest, name: {}, emails: [], timezone: "" };
}

const rule = "scim-provisioning#errors";

/** Refuses to change a user whose data was erased, and to change an owner with a token that no owner installed. */
export function refuseModification(user: User, caller: { readonly installerRole: Role }): Refusal | undefined {
  if (user.forgotten) return refuse("cannot_modify_gdpr", { rule, found: user.id });
  if (mayChange(user, caller.installerRole)) return undefined;
  return refuse("cannot_modify_owner", {
    rule,
    found: caller.installerRole,
    wanted: "a token that an owner installed",
  });
}

/** Refuses to change a displayName that users set themselves. The current one may be sent back. */
function refuseOwnDisplayName(user: User, changes: readonly Change<UserCreate>[]): Refusal | undefined {
  const change = changes.find(({ attribute }) => attribute === "displayName");
  if (change?.attribute !== "displayName") return undefined;
  const sent = change.kind === "remove" ? "" : change.value;
  if (sent === user.displayName) return undefined;
  return refuse(userCodes.displayName.ownedByUser, {
    rule: "scim-provisioning#errors",
    found: sent,
    wanted: "no displayName, because users set it themselves",
  });
}

const iterations = 210_000;
const encoder = new TextEncoder();

/** Salted PBKDF2-SHA-256 hash of an initial password, with its parameters. */
async function hashPassword(password: string, ids: Pick<Ids, "secret">): Promise<string> {
  const salt = ids.secret(16);
  const key = await crypto.subtle.importKey("raw", encoder.encode(password), "PBKDF2", false, ["deriveBits"]);
  const parameters = { name: "PBKDF2", hash: "SHA-256", salt: encoder.encode(salt), iterations };
  const bits = await crypto.subtle.deriveBits(parameters, key, 256);
  return `pbkdf2-sha256$${iterations}$${salt}$${bytesToHex(new Uint8Array(bits))}`;
}

/** Context for creating a user. */
interface InsertContext {
  readonly store: Store;
  readonly ids: Ids;
  readonly siteUrl: string;
  readonly nowMs: number;
  /** Directory of the user, and the workspace that the user joins. */
  readonly caller: Home;
  /** The guest that the user is. Default: a full member. */
  readonly guest?: Guest;
  /** Identifier of the user. */
  readonly id: Id;
  /** Number of free numbers that a derived name skips. */
  readonly skip: number;
}

/**
 * Creates a user for a POST or an invitation: a member of the workspace, with everything that was sent.
 * @param isFree whether the name and the addresses count as free
 */
export async function insertUser(
  sent: UserCreate,
  context: InsertContext,
  isFree: boolean,
): Promise<Result<ResolvedUser>> {
  const { password, profileUrl, ...resource } = sent;
  const blank = createBlankUser(context, profileUrl?.trim() ?? "");
  const draft = applyUserChanges(draftOf(blank), toChanges(resource), "whole");
  if (!draft.ok) return draft;
  const resolved = await resolveUser(draft.value, { ...context, isFree, fillsName: true, activeByDefault: () => true });
  if (!resolved.ok) return (await refuseExisting(draft.value, context.store)) ?? resolved;
  return accept(await addPassword(resolved.value, password, context));
}

function createBlankUser({ id, nowMs, caller, guest }: InsertContext, profileUrl: string): User {
  const { organization, workspace } = caller;
  const now = toInstant(nowMs);
  return {
    id,
    version: 0,
    created: now,
    updated: now,
    kind: "person",
    ...(organization !== undefined && { organizationId: organization.id }),
    memberships: [{ workspaceId: workspace.id, role: userDefaults.role }],
    active: true,
    forgotten: false,
    has2fa: false,
    userName: "",
    displayName: "",
    name: {},
    emails: [],
    ...(profileUrl !== "" && { profileUrl }),
    timezone: "",
    hasProfileFields: false,
    ...(guest !== undefined && { guest }),
  };
}

/** Refuses to create a user again: its userName and its email address belong to the same existing user. */
async function refuseExisting({ user, userName }: UserDraft, store: Store): Promise<Refusal | undefined> {
  const [named, addressed] = await Promise.all([
    userName === undefined ? undefined : store.users.byUserName(userName.name),
    findEmailHolder(store.users, user.emails),
  ]);
  if (named === undefined || named.id !== addressed?.id) return undefined;
  return refuse("user_creation_failed", {
    rule: "scim-provisioning#errors",
    found: named.id,
    wanted: "an unused userName and email address",
  });
}

/** A password is ignored if an identity manager signs users in. */
async function addPassword(
  resolved: ResolvedUser,
  password: string | undefined,
  { ids, caller }: InsertContext,
): Promise<ResolvedUser> {
  const { identityManager } = (caller.organization ?? caller.workspace).userRules;
  if (password === undefined || identityManager) return resolved;
  const user = { ...resolved.user, passwordHash: await hashPassword(password, ids) };
  const withPassword = (write: Write): Write =>
    write.kind === "put" && write.document === "user" ? { ...write, value: user } : write;
  return { ...resolved, user, writes: resolved.writes.map(withPassword) };
}
