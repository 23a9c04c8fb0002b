import type { UserCreate } from "@rollcall/scim-core/svc";
import { idPrefixes, userDefaults } from "../generated/service.js";
import type { Ids } from "../ids.js";
import { toInstant } from "../instant.js";
import { accept, type Refusal, type Ruled, refuse } from "../refusal.js";
import type { Store } from "../store/store.js";
import type { ScimCaller } from "../tokens/scim-caller.js";
import { applyUserChanges } from "./apply-changes.js";
import { findEmailHolder } from "./email-taken.js";
import { hashPassword } from "./password.js";
import { type SettledUser, settleUser } from "./settle-user.js";
import { toChanges } from "./to-changes.js";
import type { User } from "./user.js";
import { draftOf, type UserDraft } from "./user-draft.js";

/** What making a user needs to know. */
export interface Inserting {
  readonly store: Store;
  readonly ids: Ids;
  readonly siteUrl: string;
  readonly nowMs: number;
  readonly caller: ScimCaller;
  /** How many free numbers a derived name passes over. */
  readonly skip: number;
}

/** The user that a POST makes: a member of the default workspace with everything that was sent. */
export async function insertUser(sent: UserCreate, inserting: Inserting): Promise<Ruled<SettledUser>> {
  const { password, profileUrl, ...resource } = sent;
  const blank = createBlankUser(inserting, profileUrl?.trim() ?? "");
  const draft = applyUserChanges(draftOf(blank), toChanges(resource));
  if (!draft.ok) return draft;
  const settled = await settleUser(draft.value, { ...inserting, activeByDefault: () => true });
  if (!settled.ok) return (await refuseExisting(draft.value, inserting.store)) ?? settled;
  return accept(await addPassword(settled.value, password, inserting));
}

function createBlankUser({ ids, nowMs, caller }: Inserting, profileUrl: string): User {
  const { organization, workspace } = caller;
  const now = toInstant(nowMs);
  return {
    id: ids.orderedId(idPrefixes.user),
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
  };
}

/** Refuses to make a user again: its userName and its e-mail address both belong to one who exists. */
async function refuseExisting({ user, userName }: UserDraft, store: Store): Promise<Refusal | undefined> {
  const [named, addressed] = await Promise.all([
    userName === undefined ? undefined : store.users.byUserName(userName.name),
    findEmailHolder(store.users, user.emails),
  ]);
  if (named === undefined || named.id !== addressed?.id) return undefined;
  return refuse("user_creation_failed", {
    rule: "scim-provisioning#errors",
    found: named.id,
    wanted: "a userName and an e-mail address of nobody",
  });
}

/** Where an identity manager signs users in, a password is read over. */
async function addPassword(
  settled: SettledUser,
  password: string | undefined,
  { ids, caller }: Inserting,
): Promise<SettledUser> {
  const { identityManager } = (caller.organization ?? caller.workspace).userRules;
  if (password === undefined || identityManager) return settled;
  const user = { ...settled.user, passwordHash: await hashPassword(password, ids) };
  return { user, writes: settled.writes.map((each) => (each.kind === "putUser" ? { ...each, user } : each)) };
}
