import type { Manifest, ManifestShortcut, Message } from "@rollcall/api/webapi";
import type { App } from "../../model/app.js";
import type { Channel } from "../../model/channel.js";
import { mintResponseUrl } from "../../rules/interactivity/response-urls/response-url.js";
import type { Id } from "../../values/ids.js";
import type { Ts } from "../../values/instant.js";
import { type ActOutcome, type ActRefusal, notThere, type Person } from "../act.js";
import { actionTsOf, findAskedApp, mintTriggerOf, toPayloadChannel, writePayloadParts } from "../asking.js";
import { explainGone, findApp, findPlace } from "../find-named.js";
import { type AfterAct, seeAfter } from "../views.js";
import { installedApps } from "./command.js";

/** A shortcut that a person starts. */
interface Started {
  /** Name or `callback_id`. */
  readonly name: string;
  /** Name of the bot of its app. Default: the only app with this shortcut. */
  readonly bot?: string;
}

/** Starts a global shortcut. */
export async function shortcut(started: Started, person: Person): Promise<ActOutcome<AfterAct>> {
  const found = await findShortcut({ ...started, type: "global" }, person);
  if (!found.ok) return found;
  const { id: appId } = found.app;
  const app = await findAskedApp(appId, { kind: "interactive", type: "shortcut" }, person);
  if (!app.ok) return app;
  const { user, team, enterprise, is_enterprise_install, token } = await writePayloadParts(app.asked, person);
  const trigger = await mintTriggerOf(app.asked, person);
  await person.store.commit({ expect: [], writes: trigger.writes });
  const answer = await person.ask(appId, {
    kind: "interactive",
    payload: {
      type: "shortcut",
      token,
      action_ts: actionTsOf(person),
      team,
      user,
      is_enterprise_install,
      enterprise,
      callback_id: found.shortcut.callback_id,
      trigger_id: trigger.triggerId,
    },
  });
  return seeAfter(appId, person, answer.ok ? undefined : answer.detail);
}

/** A shortcut that a person starts on a message. */
interface StartedOn extends Started {
  readonly channel: string;
  readonly ts: Ts;
}

/** Starts a shortcut on a message. */
export async function messageShortcut(
  { channel: place, ts, ...started }: StartedOn,
  person: Person,
): Promise<ActOutcome<AfterAct>> {
  const { store, ids, clock, hooksUrl, user: actor, caller } = person;
  const found = await findShortcut({ ...started, type: "message" }, person);
  if (!found.ok) return found;
  const { id: appId } = found.app;
  const app = await findAskedApp(appId, { kind: "interactive", type: "message_action" }, person);
  if (!app.ok) return app;
  const placed = await findPlace(place, person);
  if (!placed.ok) return placed;
  const shown = await findMessage(placed.channel, ts, person);
  if (!shown.ok) {
    const gone = await explainGone({ channelId: placed.channel, name: place, ts }, person);
    return gone === undefined ? shown : { ...shown, detail: `message_not_found: ${gone}` };
  }
  const { user, team, enterprise, is_enterprise_install, token } = await writePayloadParts(app.asked, person);
  const trigger = await mintTriggerOf(app.asked, person, { channelId: shown.channel.id });
  const about = { kind: "actions", workspaceId: caller.workspace.id, appId, userId: actor.id } as const;
  const response = await mintResponseUrl(
    { ...about, channelId: shown.channel.id, message: { ts, isEphemeral: false } },
    { store, ids, hooksUrl, nowMs: clock.now().getTime() },
  );
  await store.commit({ expect: [], writes: [...trigger.writes, ...response.writes] });
  const answer = await person.ask(appId, {
    kind: "interactive",
    payload: {
      type: "message_action",
      token,
      action_ts: actionTsOf(person),
      team,
      user,
      channel: toPayloadChannel(shown.channel),
      is_enterprise_install,
      enterprise,
      callback_id: found.shortcut.callback_id,
      trigger_id: trigger.triggerId,
      response_url: response.url,
      message_ts: ts,
      message: shown.message,
    },
  });
  return seeAfter(appId, person, answer.ok ? undefined : answer.detail);
}

/** A message, as the person sees it, and its conversation. */
interface FoundMessage {
  readonly channel: Channel;
  readonly message: Message;
}

/** Finds a message in a conversation or a thread of it. */
async function findMessage(
  channelId: Id,
  ts: Ts,
  { call, store }: Pick<Person, "call" | "store">,
): Promise<ActOutcome<FoundMessage>> {
  const stored = await store.messages.get(channelId, ts);
  const thread = stored?.threadTs ?? ts;
  const read = await call("conversations.replies", {
    channel: channelId,
    ts: thread,
    oldest: ts,
    latest: ts,
    inclusive: true,
  });
  if (!read.ok) return read;
  const channel = await store.channels.get(channelId);
  const message = read.messages.find((one) => one.ts === ts);
  if (channel !== undefined && message !== undefined) return { ok: true, channel, message };
  return {
    ok: false,
    error: "refused",
    code: "message_not_found",
    detail: `message_not_found: There is no message ${ts}.`,
  };
}

/** A shortcut that a person starts. */
interface NamedShortcut {
  readonly type: ManifestShortcut["type"];
  /** Name or `callback_id`. */
  readonly name: string;
  /** Name of the bot of its app. Default: the only app with this shortcut. */
  readonly bot?: string;
}

/** A shortcut of an installed app. */
interface AppShortcut {
  readonly app: App;
  readonly shortcut: ManifestShortcut;
}

/** Finds a shortcut of the apps that are installed in the workspace of a person. */
async function findShortcut({ type, name, bot }: NamedShortcut, person: Person): Promise<ActOutcome<AppShortcut>> {
  const owner = bot === undefined ? undefined : await findApp(bot, person);
  if (owner?.ok === false) return owner;
  const installed = (await installedApps(person)).filter(({ app }) => owner === undefined || app.id === owner.app.id);
  const offered = installed.flatMap(({ app }) => shortcutsOf(app, type).map((shortcut) => ({ app, shortcut })));
  const found = offered.filter(({ shortcut }) => shortcut.callback_id === name || shortcut.name === name);
  const [first, another] = found;
  if (first === undefined) {
    const names = offered.map(({ shortcut }) => shortcut.name);
    return notThere(`${type} shortcut`, name, names);
  }
  return another === undefined ? { ok: true, ...first } : ambiguous(name, found);
}

function shortcutsOf({ manifest }: App, type: ManifestShortcut["type"]): readonly ManifestShortcut[] {
  // A stored manifest has the form of one.
  return ((manifest as Manifest).features?.shortcuts ?? []).filter((shortcut) => shortcut.type === type);
}

function ambiguous(name: string, found: readonly AppShortcut[]): ActRefusal {
  const apps = found.map(({ app, shortcut }) => `${shortcut.callback_id} of ${app.name}`).join(", ");
  return { ok: false, error: "refused", detail: `${JSON.stringify(name)} could be ${apps}: say whose, by its bot.` };
}
