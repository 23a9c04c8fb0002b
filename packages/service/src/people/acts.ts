import type { Methods } from "@rollcall/api/webapi";
import { isAdministrator, roleIn } from "../rules/directory/user.js";
import type { Id } from "../values/ids.js";
import { millisecondsOf, readInstant } from "../values/instant.js";
import { type ActOutcome, type ActRefusal, cannot, type Person } from "./act.js";
import { openAssistant, seeAssistant } from "./acts/assistants.js";
import { createChannel, invite, join, leave, mark, openDm, see, seeLatest } from "./acts/channels.js";
import { command, installedApps } from "./acts/command.js";
import { seeCanvas, seeDocuments, seeFile, seeList } from "./acts/documents.js";
import { choose, click, seeUsed, type } from "./acts/elements.js";
import { grantAccess, install, revokeAccess, uninstall } from "./acts/install.js";
import { edit, pin, post, react, remove, unpin, unreact } from "./acts/messages.js";
import { renameSession, stop } from "./acts/sessions.js";
import { messageShortcut, shortcut } from "./acts/shortcuts.js";
import { runStep, seeStep } from "./acts/steps.js";
import { openHome, seeWorkspace } from "./acts/workspace.js";
import { findApp, findSeenPlace } from "./find-named.js";
import { close } from "./modals/close.js";
import { submit } from "./modals/submit.js";
import { homeOf, openViewOf, openViews, seeView, seeViews } from "./views.js";
/** Everything that people do. */
export const acts = {
  post,
  call,
  edit,
  remove,
  react,
  unreact,
  pin,
  unpin,
  createChannel,
  openDm,
  join,
  leave,
  invite,
  mark,
  see,
  seeActivity,
  seeAllViews,
  seeApp,
  seeCanvas,
  seeDocuments,
  seeFile,
  seeLatest,
  seeList,
  seeUsed,
  seeView: seeViewOf,
  seeWorkspace,
  openHome,
  openAssistant,
  seeAssistant,
  stop,
  renameSession,
  command,
  shortcut,
  messageShortcut,
  submit,
  close,
  click,
  choose,
  type,
  runStep,
  seeStep,
  setStatus,
  setPresence,
  install,
  uninstall,
  grantAccess,
  revokeAccess,
};

/** The method that the person calls, and its arguments. */
interface Call {
  readonly method: keyof Methods;
  readonly arguments: object;
}

/** Calls a method as the person. Its arguments are checked as those of a call. */
async function call({ method, arguments: sent }: Call, person: Person) {
  // The definition of the method checks what is sent.
  const answer = await person.call(method, sent as Methods[typeof method]["arguments"]);
  return answer.ok ? { ok: true as const, answer: { ...answer } } : answer;
}

/** The view that the person has of an app: its home, and its open modal. */
async function seeApp({ bot }: { readonly bot: string }, person: Person) {
  const found = await findApp(bot, person);
  if (!found.ok) return found;
  const home = await homeOf(found.app.id, person);
  const view = await openViewOf(found.app.id, person);
  return {
    ok: true as const,
    ...(home !== undefined && { home: await seeView(home, person.store) }),
    ...(view !== undefined && { view: await seeView(view, person.store) }),
  };
}

/** The modal of an app that the person has open. */
async function seeViewOf(appId: Id, person: Person) {
  const view = await openViewOf(appId, person);
  return view === undefined ? {} : { view: await seeView(view, person.store) };
}

/** All views that the person has: the open modals, then the homes that apps have published for them. */
async function seeAllViews(_: object, person: Person) {
  const installed = await installedApps(person);
  const homes = await Promise.all(installed.map(({ app }) => homeOf(app.id, person)));
  const all = [...(await openViews(person)), ...homes.filter((home) => home !== undefined)];
  return { ok: true as const, views: await seeViews(all, person.store) };
}

/** A status. Without text and emoji it is cleared. */
interface Status {
  readonly text?: string;
  /** With colons. */
  readonly emoji?: string;
  /** ISO 8601. Default: it stays. */
  readonly until?: string;
}

/** Sets the status of the person. */
async function setStatus({ text = "", emoji = "", until }: Status, person: Person): Promise<ActOutcome<object>> {
  const ends = until === undefined ? undefined : readInstant(until);
  if (until !== undefined && ends === undefined) return notInstant(until);
  const profile = {
    status_text: text,
    status_emoji: emoji,
    status_expiration: ends === undefined ? 0 : Math.floor(millisecondsOf(ends) / 1000),
  };
  const set = await person.call("users.profile.set", { profile });
  return set.ok ? { ok: true } : set;
}

function notInstant(until: string): ActRefusal {
  return {
    ok: false,
    error: "refused",
    detail: `${JSON.stringify(until)} is not an instant like 2026-06-01T12:00:00Z.`,
  };
}

/** Shows the person as away, or lets their activity decide. */
async function setPresence(
  { presence }: { readonly presence: "auto" | "away" },
  person: Person,
): Promise<ActOutcome<object>> {
  const set = await person.call("users.setPresence", { presence });
  return set.ok ? { ok: true } : set;
}

/** Which messages to look at. */
interface ActivityLook {
  /** The name or ID of the channel. */
  readonly channel: string;
  readonly oldest_ts?: string;
  readonly latest_ts?: string;
  readonly cursor?: string;
  readonly limit?: number;
}

/**
 * The counts of messages, as the person reads them with an app that is installed on the organization and manages its
 * channels.
 */
async function seeActivity({ channel, oldest_ts, latest_ts, cursor, limit = 100 }: ActivityLook, person: Person) {
  const { caller, callAs, user } = person;
  const { organization, token } = caller;
  if (organization === undefined) return cannot("Analytics are of organizations, and the workspace is in none.");
  const target = { kind: "organization", id: organization.id } as const;
  if (!isAdministrator(roleIn(user, target))) {
    return cannot("Only owners and admins of the organization read its analytics.");
  }
  const place = await findSeenPlace(channel, person);
  if (!place.ok) return place;
  const installation = { ...token.installation, target, channelManager: true };
  const call = callAs({ ...caller, token: { ...token, installation } });
  const listed = await call("admin.analytics.messages.activity", {
    channel: place.channel,
    limit,
    ...(oldest_ts !== undefined && { oldest_ts }),
    ...(latest_ts !== undefined && { latest_ts }),
    ...(cursor !== undefined && { cursor }),
  });
  if (!listed.ok) return listed;
  const next = listed.response_metadata?.next_cursor ?? "";
  return {
    ok: true as const,
    activities: listed.message_activities.map((one) => ({ ...one })),
    ...(next !== "" && { next_cursor: next }),
  };
}
