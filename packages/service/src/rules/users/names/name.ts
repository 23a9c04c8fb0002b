import { serviceLimits, userCodes, userLimits } from "../../../generated/service.js";
import type { Store } from "../../../model/store.js";
import type { Name, User } from "../../../model/user.js";
import { accept, type Refusal, type Result, refuse } from "../../../store/decide.js";
import { isReservedWord, localPartOf, numberedName } from "../../../values/names.js";

const rule = "scim-provisioning#user-attributes-mapping-to-profile-fields";
const displayNameCodes = userCodes.displayName;
const { value: maxDisplayNameLength, error: tooLong } = userLimits.displayName.maxLength;

/** A displayName in ASCII. Compiling the expression for all scripts takes longer. */
const plain = /^[\w .'-]+$/;

/** Reads a displayName: letters of any script, digits, spaces and `. _ - '`; undefined if blank. */
export function readDisplayName(sent: string): Result<string | undefined> {
  const text = sent.trim().normalize("NFC");
  if (text === "") return accept(undefined);
  if (text.startsWith("@")) return refuse(displayNameCodes.startsWithAt, { rule, found: sent });
  if (hasEmoji(text)) return refuse(displayNameCodes.emoji, { rule, found: sent, wanted: "no emoji" });
  if (!plain.test(text) && !/^[\p{L}\p{M}\p{Nd} ._'-]+$/u.test(text)) {
    return refuse(displayNameCodes.specials, { rule, found: sent, wanted: "letters, digits, spaces and . _ - '" });
  }
  const length = [...text].length;
  if (length > maxDisplayNameLength) {
    return refuse(tooLong, { rule, found: length, wanted: `at most ${maxDisplayNameLength} characters` });
  }
  if (isReservedWord(text)) return refuse(displayNameCodes.reserved, { rule, found: text, wanted: "no reserved word" });
  return accept(text);
}

/**
 * Matches emoji, except text symbols with an emoji form that are ordinary writing. A text, because an expression would be
 * checked whenever the module is parsed, and reading the emoji of Unicode takes many milliseconds.
 */
const emojiPattern =
  "\\p{RGI_Emoji}|[\\p{Extended_Pictographic}--[©®™‼⁉〰〽㊗㊙↔-↩▪▫▶◀]]|\\p{Regional_Indicator}|[0-9\\#*]\\u20E3";

let emoji: RegExp | undefined;

/** Every emoji, also that of a digit or of ©, has a character from here on. */
const high = /[\u2000-\uFFFF]/;

/** Whether a text contains an emoji. Digits and symbols such as © are text, but keycaps are emoji. */
export function hasEmoji(text: string): boolean {
  if (!high.test(text)) return false;
  emoji ??= new RegExp(emojiPattern, "v");
  return emoji.test(text);
}

const nameCodes = userCodes.name;

/** Sub-attributes of `name` as sent. */
interface SentName {
  readonly formatted?: string;
  readonly givenName?: string;
  readonly familyName?: string;
  readonly honorificPrefix?: string;
}

type Part = "givenName" | "familyName" | "honorificPrefix";

/**
 * Merges a sent name into the current one. Blank parts are cleared. The full name is split at its last space and must
 * agree with the parts sent with it, with or without the honorific prefix.
 */
export function mergeName(current: Name, sent: SentName): Result<Name> {
  const refusal = refuseText(sent);
  if (refusal !== undefined) return refusal;
  const parts = partsOf(sent);
  if (parts === undefined) {
    return refuse(nameCodes.disagree, { rule, found: sent, wanted: "a full name that agrees with the parts" });
  }
  return accept(withoutBlanks({ ...current, ...parts }));
}

/** Refuses a blanked name, whose parts were only spaces. */
export function refuseNameless(name: Name): Refusal | undefined {
  if (!isNameless(name)) return undefined;
  return refuse(nameCodes.blank, { rule, found: name, wanted: "a given name or a family name" });
}

/** Whether a name has neither a given nor a family name. */
export function isNameless(name: Name): boolean {
  return name.givenName === undefined && name.familyName === undefined;
}

/** Whether the texts sent for the name are empty, without even a space. */
export function isEmptyName(sent: SentName): boolean {
  return [sent.formatted, sent.givenName, sent.familyName].every((text) => (text ?? "") === "");
}

/** Name that clears one part, or all parts. */
export function blankName(part: string | undefined): SentName {
  switch (part) {
    case "givenName":
    case "familyName":
    case "honorificPrefix":
      return { [part]: "" };
    default:
      return { givenName: "", familyName: "", honorificPrefix: "" };
  }
}

/** Whether a sent name contains the given or family name. */
export function isNaming(sent: SentName): boolean {
  return sent.formatted !== undefined || sent.givenName !== undefined || sent.familyName !== undefined;
}

function refuseText(sent: SentName): Refusal | undefined {
  for (const text of [sent.formatted, sent.givenName, sent.familyName, sent.honorificPrefix]) {
    if (text === undefined) continue;
    if (hasEmoji(text)) return refuse(nameCodes.emoji, { rule, found: text, wanted: "no emoji" });
    if (isReservedWord(text)) return refuse(nameCodes.reserved, { rule, found: text, wanted: "no reserved word" });
  }
  return undefined;
}

/** Parts that a sent name sets; undefined if the full name disagrees with them. */
function partsOf(sent: SentName): { readonly [P in Part]?: string } | undefined {
  const { formatted, ...parts } = sent;
  if (formatted === undefined) return parts;
  if (blank(formatted)) return { givenName: "", familyName: "", ...parts };
  const full = words(formatted);
  const prefix = words(parts.honorificPrefix ?? "");
  const isPrefixed = prefix !== "" && full.startsWith(`${prefix} `);
  return (isPrefixed ? reconcile(full.slice(prefix.length + 1), parts) : undefined) ?? reconcile(full, parts);
}

/** The parts, completed from the full name; undefined if they disagree. */
function reconcile(
  full: string,
  parts: { readonly [P in Part]?: string },
): { readonly [P in Part]?: string } | undefined {
  const given = words(parts.givenName ?? "");
  const family = words(parts.familyName ?? "");
  if (given === "" && family === "") return { ...parts, ...split(full) };
  if (given !== "" && family !== "") return full === `${given} ${family}` ? parts : undefined;
  if (given !== "") {
    if (full === given) return parts;
    return full.startsWith(`${given} `) ? { ...parts, familyName: full.slice(given.length + 1) } : undefined;
  }
  if (full === family) return parts;
  return full.endsWith(` ${family}`) ? { ...parts, givenName: full.slice(0, -family.length - 1) } : undefined;
}

function split(full: string): { readonly givenName: string; readonly familyName: string } {
  const at = full.lastIndexOf(" ");
  return at < 0
    ? { givenName: full, familyName: "" }
    : { givenName: full.slice(0, at), familyName: full.slice(at + 1) };
}

function withoutBlanks(name: { readonly [P in Part]?: string }): Name {
  return {
    ...(!blank(name.givenName) && { givenName: words(name.givenName ?? "") }),
    ...(!blank(name.familyName) && { familyName: words(name.familyName ?? "") }),
    ...(!blank(name.honorificPrefix) && { honorificPrefix: words(name.honorificPrefix ?? "") }),
  };
}

function words(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ");
}

function blank(text: string | undefined): boolean {
  return text === undefined || text.trim() === "";
}

const maxUserNameLength = userLimits.userName.maxLength.value;

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
  const userNameCodes = userCodes[attribute];
  const tooLong = userLimits[attribute].maxLength.error;
  const text = sent.trim().normalize("NFC");
  if (text === "") return refuse(userNameCodes.empty, { rule, found: sent, wanted: "letters or digits" });
  if (hasEmoji(text)) return refuse(userNameCodes.emoji, { rule, found: sent, wanted: "no emoji" });
  const local = localPartOf(text);
  const name = convert(local ?? text);
  if (local === undefined && name.length > maxUserNameLength) {
    return refuse(tooLong, { rule, found: name, wanted: `at most ${maxUserNameLength} characters` });
  }
  const refusal = attribute === "userName" ? refuseNoName(name) : undefined;
  if (refusal !== undefined) return refusal;
  const stored = local === undefined ? name : name.slice(0, serviceLimits.userNameFromEmail.value);
  if (isReservedWord(stored))
    return refuse(userNameCodes.reserved, { rule, found: stored, wanted: "no reserved word" });
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
