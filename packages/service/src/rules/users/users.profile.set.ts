import type { Methods, UsersProfileSetArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { userLimits } from "../../generated/service.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import { dueMsOf, type User, users } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import type { DuePlan } from "../../store/due-plan.js";
import { accept } from "../../store/refusal.js";
import { countCharacters } from "../../values/characters.js";
import { toInstant } from "../../values/instant.js";
import { localPartOf } from "../../values/user-names/email-address.js";
import { findVisible } from "../directory/find-visible.js";
import { hasProfileData } from "./profile/profile-fields.js";
import { applyFields } from "./web-profile/apply-fields.js";
import { applyNames } from "./web-profile/apply-names.js";
import { applyStatus } from "./web-profile/apply-status.js";
import { withoutEndedStatus } from "./web-profile/ended-status.js";
import { readSent, type SentProfile } from "./web-profile/read-sent.js";
import { type Checked, refuse } from "./web-profile/refusal.js";
import { refuseRights } from "./web-profile/refuse-rights.js";
import { refuseUnseenUsers } from "./web-profile/refuse-unseen-users.js";
import { readFields, showProfile } from "./web-profile/show-profile.js";

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

async function applySent(
  user: User,
  sent: SentProfile,
  { caller, store }: Pick<Changing, "caller" | "store">,
): Promise<Checked<User>> {
  const named = applyNames(user, sent);
  if (!named.ok) return named;
  const status = applyStatus(named.value, sent);
  if (!status.ok) return status;
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
