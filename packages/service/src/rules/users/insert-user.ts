import { bytesToHex } from "@noble/hashes/utils.js";
import type { UserCreate } from "@rollcall/api/scim";
import { userDefaults } from "../../generated/service.js";
import type { Store, Write } from "../../model/store.js";
import type { Guest, User } from "../../model/user.js";
import { accept, type Refusal, type Result, refuse } from "../../store/refusal.js";
import type { Id, Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import type { Home } from "../directory/reach.js";
import type { ResolvedUser } from "../directory/resolved-user.js";
import { applyUserChanges } from "./changes/apply-changes.js";
import { draftOf, toChanges, type UserDraft } from "./changes/user-draft.js";
import { findEmailHolder } from "./emails/emails.js";
import { resolveUser } from "./resolve-user.js";

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
