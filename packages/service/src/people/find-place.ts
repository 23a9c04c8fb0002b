import { idPatterns } from "../generated/service.js";
import type { Id } from "../values/ids.js";
import { type ActOutcome, notThere, type Person } from "./act.js";
import { findUserIds } from "./find-user-ids.js";

/** Channels that a sentence lists at most. */
const maxListed = 20;

/**
 * The conversation that a person means: a channel by ID or name, or `@` with the name of a user or bot for the direct
 * conversation with them, which is opened.
 */
export async function findPlace(name: string, person: Person): Promise<ActOutcome<{ readonly channel: Id }>> {
  if (name.startsWith("@")) {
    const partners = await findUserIds([name.slice(1)], person);
    if (!partners.ok) return partners;
    const opened = await person.call("conversations.open", { users: partners.users });
    return opened.ok ? { ok: true, channel: opened.channel.id } : opened;
  }
  return findNamed(name, person);
}

/** The conversation that a person looks at. It is not opened: a direct one that does not exist is not there. */
export async function findSeenPlace(name: string, person: Person): Promise<ActOutcome<{ readonly channel: Id }>> {
  if (!name.startsWith("@")) return findNamed(name, person);
  const partners = await findUserIds([name.slice(1)], person);
  return partners.ok ? findDirect(partners.users.join(""), name, person) : partners;
}

/** The direct conversation of a person with a user or bot, if they have one. */
export async function findDirect(
  partnerId: Id,
  name: string,
  { store, user, caller }: Person,
): Promise<ActOutcome<{ readonly channel: Id }>> {
  const direct = await store.channels.dm(caller.workspace.id, user.id, partnerId);
  if (direct !== undefined && direct.deleted !== true) return { ok: true, channel: direct.id };
  const detail = `${user.userName} has no direct conversation with ${name}. Open one first.`;
  return { ok: false, error: "not_found", detail };
}

async function findNamed(name: string, person: Person): Promise<ActOutcome<{ readonly channel: Id }>> {
  const wanted = name.replace(/^#/, "");
  if (idPatterns.channel.test(wanted) || idPatterns.dm.test(wanted)) return { ok: true, channel: wanted };
  const channel = await person.store.channels.byName(person.caller.workspace.id, wanted);
  return channel === undefined ? notThere("channel", wanted, await namesOf(person)) : { ok: true, channel: channel.id };
}

/** Names of channels that the person sees. */
async function namesOf({ call }: Person): Promise<readonly string[]> {
  const listed = await call("conversations.list", { types: "public_channel,private_channel", limit: maxListed });
  return listed.ok ? listed.channels.flatMap(({ name }) => (name === undefined ? [] : [name])) : [];
}
