import { serviceLimits, userCodes, userLimits } from "../../../generated/service.js";
import type { Store } from "../../../model/store.js";
import type { User } from "../../../model/user.js";
import { accept, type Refusal, type Result, refuse } from "../../../store/refusal.js";
import { isReservedWord, localPartOf, numberedName } from "../../../values/names.js";
import { hasEmoji } from "./display-name.js";

const rule = "scim-provisioning#user-attributes-mapping-to-profile-fields";
const maxLength = userLimits.userName.maxLength.value;

/** A userName to store, before it is checked to be free. */
export interface WantedUserName {
  /**
   * A `derived` name comes from an email address and is numbered if it is taken. A `plain` name was chosen by the
   * client.
   */
  readonly kind: "plain" | "derived";
  readonly name: string;
}

/**
 * Reads the userName for a value of `userName` or `nickName`: in lowercase, an email address cut to its local part, and
 * every character other than letters, digits, `.`, `_` and `-` replaced by `_`.
 */
export function readUserName(sent: string, attribute: "userName" | "nickName"): Result<WantedUserName> {
  const codes = userCodes[attribute];
  const tooLong = userLimits[attribute].maxLength.error;
  const text = sent.trim().normalize("NFC");
  if (text === "") return refuse(codes.empty, { rule, found: sent, wanted: "letters or digits" });
  if (hasEmoji(text)) return refuse(codes.emoji, { rule, found: sent, wanted: "no emoji" });
  const local = localPartOf(text);
  const name = convert(local ?? text);
  if (local === undefined && name.length > maxLength) {
    return refuse(tooLong, { rule, found: name, wanted: `at most ${maxLength} characters` });
  }
  const refusal = attribute === "userName" ? refuseNoName(name) : undefined;
  if (refusal !== undefined) return refusal;
  const stored = local === undefined ? name : name.slice(0, serviceLimits.userNameFromEmail.value);
  if (isReservedWord(stored)) return refuse(codes.reserved, { rule, found: stored, wanted: "no reserved word" });
  return accept({ kind: local === undefined ? "plain" : "derived", name: stored });
}

/** Refuses a name without letters and digits. A nickname is only checked when it becomes the userName. */
function refuseNoName(name: string): Refusal | undefined {
  if (/[a-z0-9]/.test(name)) return undefined;
  return refuse(userCodes.userName.invalid, { rule, found: name, wanted: "a letter or a digit" });
}

function convert(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9._-]/gu, "_");
}

/** Context for resolving a name. */
interface NameContext {
  /** The user as stored. Absent for a new user. */
  readonly current?: Pick<User, "id" | "userName">;
  /** Number of free numbers to skip, so that concurrent callers do not all choose the same number. */
  readonly skip: number;
  /** Whether the name counts as free. Default: the store is asked. */
  readonly isFree?: boolean;
}

/**
 * Resolves a user's name: the wanted name if no other user and no channel has it. A taken derived name gets a number; a
 * user who already has such a name keeps it.
 */
export async function resolveUserName(
  store: Pick<Store, "users" | "channels">,
  wanted: WantedUserName,
  { current, skip, isFree = false }: NameContext,
): Promise<Result<string>> {
  const { name, kind } = wanted;
  if (current !== undefined && keeps(current.userName, wanted)) return accept(current.userName);
  const refusal = refuseNoName(name);
  if (refusal !== undefined) return refusal;
  if (isFree || !(await isTaken(store, name, current?.id))) return accept(name);
  if (kind === "plain") {
    return refuse(userCodes.userName.duplicate, {
      rule,
      found: name,
      wanted: "a name that no user and no channel has",
    });
  }
  const taken = new Set(await store.users.namesLike(name));
  for (;;) {
    const numbered = numberedName(name, taken, skip);
    if (numbered === undefined) {
      return refuse(userCodes.userName.truncation, { rule, found: name, wanted: "room for a number" });
    }
    if (!(await store.channels.nameTaken(numbered))) return accept(numbered);
    taken.add(numbered);
  }
}

function keeps(current: string, { kind, name }: WantedUserName): boolean {
  if (current === name) return true;
  return kind === "derived" && current.startsWith(name) && /^\d+$/.test(current.slice(name.length));
}

async function isTaken(store: Pick<Store, "users">, name: string, except: string | undefined) {
  const holder = await store.users.nameHolder(name);
  return holder !== undefined && (holder.userId === undefined || holder.userId !== except);
}
