import type { ActOutcome, Person } from "../act.js";
import { findPlace } from "../find-place.js";
import { findUserIds } from "../find-user-ids.js";

/** A mention, chosen as `<@name>` or typed as `@name`, a link, or a channel. */
const piece = /<([@#])([^<>|]+)>|(?<![\w&])([@#])([\w.-]*\w)|https?:\/\/[^\s<>]+/g;

/**
 * The text of a command as its app receives it. Mentions are as typed, like `@name`. With `shouldEscape`, users, channels
 * and links are in angle brackets, and names of nobody stay as typed.
 */
export async function writeCommandText(
  typed: string,
  shouldEscape: boolean,
  person: Person,
): Promise<ActOutcome<{ readonly text: string }>> {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: whole, 1: chosen, 2: chosenName, 3: sign = chosen, 4: name = chosenName, index } of typed.matchAll(
    piece,
  )) {
    const written = await writePiece({ whole, sign, name, isChosen: chosen !== undefined, shouldEscape }, person);
    if (!written.ok) return written;
    parts.push(typed.slice(end, index), written.text);
    end = index + whole.length;
  }
  return { ok: true, text: [...parts, typed.slice(end)].join("") };
}

interface Piece {
  readonly whole: string;
  readonly sign: string | undefined;
  readonly name: string | undefined;
  /** Whether it is meant as a mention in any case. */
  readonly isChosen: boolean;
  readonly shouldEscape: boolean;
}

async function writePiece(
  { whole, sign, name = "", isChosen, shouldEscape }: Piece,
  person: Person,
): Promise<ActOutcome<{ readonly text: string }>> {
  if (sign === undefined) return { ok: true, text: shouldEscape ? `<${whole}>` : whole };
  const found = shouldEscape || isChosen ? await writeMention(sign, name, person) : undefined;
  if (isChosen && found?.ok === false) return found;
  return { ok: true, text: shouldEscape && found?.ok === true ? found.text : `${sign}${name}` };
}

async function writeMention(
  sign: string,
  name: string,
  person: Person,
): Promise<ActOutcome<{ readonly text: string }>> {
  if (sign === "@") {
    const found = await findUserIds([name], person);
    return found.ok ? { ok: true, text: `<@${found.users.join("")}>` } : found;
  }
  const place = await findPlace(name, person);
  if (!place.ok) return place;
  const seen = await person.call("conversations.info", { channel: place.channel });
  if (!seen.ok) return seen;
  const { id, name: shown = "", is_private: isPrivate } = seen.channel;
  return { ok: true, text: `<#${id}|${isPrivate === true ? "" : shown}>` };
}
