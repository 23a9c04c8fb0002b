import { userCodes } from "../../../generated/service.js";
import type { Name } from "../../../model/user.js";
import { accept, type Refusal, type Result, refuse } from "../../../store/refusal.js";
import { isReservedWord } from "../../../values/names.js";
import { hasEmoji } from "./display-name.js";

const rule = "scim-provisioning#user-attributes-mapping-to-profile-fields";
const codes = userCodes.name;

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
    return refuse(codes.disagree, { rule, found: sent, wanted: "a full name that agrees with the parts" });
  }
  return accept(withoutBlanks({ ...current, ...parts }));
}

/** Refuses a blanked name, whose parts were only spaces. */
export function refuseNameless(name: Name): Refusal | undefined {
  if (!isNameless(name)) return undefined;
  return refuse(codes.blank, { rule, found: name, wanted: "a given name or a family name" });
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
    if (hasEmoji(text)) return refuse(codes.emoji, { rule, found: text, wanted: "no emoji" });
    if (isReservedWord(text)) return refuse(codes.reserved, { rule, found: text, wanted: "no reserved word" });
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
