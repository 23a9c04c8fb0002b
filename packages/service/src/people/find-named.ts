import { idPatterns } from "../generated/service.js";
import type { App } from "../model/app.js";
import { tombstoneSubtype } from "../model/message.js";
import type { Store } from "../model/store.js";
import { toBotUserId } from "../rules/directory/user.js";
import { findNamedApp } from "../rules/installs/operator/installations.js";
import type { Id } from "../values/ids.js";
import type { Ts } from "../values/instant.js";
import { type ActOutcome, type ActRefusal, notThere, type Person } from "./act.js";

/** An app, and its bot. */
interface AppOfBot {
  readonly app: App;
  readonly botId: Id;
}

/** Finds the app whose bot has a name, or an ID. */
export async function findApp(bot: string, person: Pick<Person, "store">): Promise<ActOutcome<AppOfBot>> {
  const found = await findUserIds([bot], person);
  if (!found.ok) return found;
  const botId = found.users.join("");
  const { appId } = (await person.store.users.get(botId)) ?? {};
  const app = appId === undefined ? undefined : await person.store.apps.get(appId);
  if (app !== undefined) return { ok: true, app, botId };
  return { ok: false, error: "refused", detail: `${bot} is not the bot of an app.` };
}

/** Finds the app that a person installs or uninstalls: by its identifier, or by its name. */
export async function findInstallableApp(
  name: string,
  person: Pick<Person, "store">,
): Promise<ActOutcome<{ readonly app: App }>> {
  const app = await findNamedApp(name, person);
  return app === undefined ? notThere("app", name) : { ok: true, app };
}

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

/** IDs of the users and bots with these names, in their order. */
export async function findUserIds(
  names: readonly string[],
  { store }: Pick<Person, "store">,
): Promise<ActOutcome<{ readonly users: readonly Id[] }>> {
  const users: Id[] = [];
  for (const name of names) {
    const id = await findUserId(name.replace(/^@/, ""), store);
    if (id === undefined) return notThere("user", name);
    users.push(id);
  }
  return { ok: true, users };
}

/** ID of the user or bot with a user name, an e-mail address, an ID, or the ID of a bot. */
async function findUserId(name: string, { users }: Pick<Store, "users">): Promise<Id | undefined> {
  const id = toBotUserId(name) ?? name;
  if (idPatterns.user.test(id)) return (await users.get(id))?.id;
  return ((await users.byUserName(name)) ?? (await users.byEmail(name)))?.id;
}

/** A message, and the name by which a person called its conversation. */
interface NamedMessage {
  readonly channelId: Id;
  readonly name: string;
  readonly ts: Ts;
}

/** Number of messages that a sentence lists. */
const listedMessages = 3;

/** Says why a message is not there, and lists the latest ones that are. Undefined if it is there, for all to see. */
export async function explainGone(
  { channelId, name, ts }: NamedMessage,
  { store, user, ephemerals }: Person,
): Promise<string | undefined> {
  const stored = await store.messages.get(channelId, ts);
  const isDeleted = stored?.deleted === true || stored?.subtype === tombstoneSubtype;
  if (stored !== undefined && !isDeleted) return undefined;
  if (ephemerals.get({ channelId, userId: user.id, ts }) !== undefined)
    return `Only ${user.userName} sees the message ${ts} in ${name}, so it takes no reply, reaction, pin or change.`;
  const latest = (await store.messages.latest(channelId, maxListed)).filter(({ deleted }) => deleted !== true);
  const there = latest
    .slice(0, listedMessages)
    .map((one) => `${JSON.stringify(one.text.slice(0, maxShown))} (${one.ts})`);
  const rest = there.length === 0 ? "there is none" : `the latest are ${there.join(", ")}`;
  return isDeleted
    ? `The message ${ts} in ${name} was deleted; ${rest}.`
    : `There is no message ${ts} in ${name}; ${rest}.`;
}

/** Characters of a text that a sentence shows. */
const maxShown = 40;

/** Refuses to write in a channel that the person sees but has not joined: a client offers to join it instead. */
export async function refuseOutsider(
  name: string,
  channelId: Id,
  { user, store, call }: Person,
): Promise<ActRefusal | undefined> {
  if (await store.channels.isMember(channelId, user.id)) return undefined;
  const seen = await call("conversations.info", { channel: channelId });
  if (!seen.ok) return seen;
  const detail = `${user.userName} is not in ${name}: join it first.`;
  return { ok: false, error: "refused", code: "not_in_channel", detail };
}
