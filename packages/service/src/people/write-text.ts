import { idPatterns } from "../generated/service.js";
import { toMessageText } from "../rules/messages/message-text.js";
import type { ActOutcome, Person } from "./act.js";
import { findPlace, findUserIds } from "./find-named.js";

/** A mention of a user as `<@name>`, or of a channel as `<#name>`. */
const mention = /<([@#])([^<>|]+)>/g;

/** The text that a client sends for what a person writes: mentions by ID, and addresses in angle brackets. */
export async function writeText(text: string, person: Person): Promise<ActOutcome<{ readonly text: string }>> {
  const written = new Map<string, string>();
  for (const [whole, sign, name = ""] of text.matchAll(mention)) {
    const id = sign === "#" ? await channelIdOf(name, person) : await userIdOf(name, person);
    if (!id.ok) return id;
    written.set(whole, `<${sign}${id.id}>`);
  }
  const mentioning = text.replace(mention, (whole) => written.get(whole) ?? whole);
  return { ok: true, text: toMessageText(mentioning, {}) };
}

type FoundId = ActOutcome<{ readonly id: string }>;

async function userIdOf(name: string, person: Person): Promise<FoundId> {
  const found = await findUserIds([name], person);
  return found.ok ? { ok: true, id: found.users.join("") } : found;
}

async function channelIdOf(name: string, person: Person): Promise<FoundId> {
  if (idPatterns.channel.test(name)) return { ok: true, id: name };
  const place = await findPlace(name, person);
  return place.ok ? { ok: true, id: place.channel } : place;
}
