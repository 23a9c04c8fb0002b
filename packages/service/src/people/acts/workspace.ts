import type { Conversation, Manifest } from "@rollcall/api/webapi";
import { eventTsOf } from "../../events/event-source.js";
import { builtInCommands } from "../../generated/service.js";
import { type App, hasHomeTab } from "../../model/app.js";
import { toView } from "../../rules/views/view.js";
import { printTs } from "../../values/instant.js";
import type { Person } from "../act.js";
import { findApp } from "../find-named.js";
import { homeOf, seeView } from "../views.js";
import { installedApps } from "./command.js";

/** The view that the person has of the workspace: its conversations with what is unread, and the installed apps. */
export async function seeWorkspace(_: object, person: Person) {
  const { id, name, domain } = person.caller.workspace;
  const listed = await person.call("conversations.list", { types, limit: maxChannels });
  if (!listed.ok) return listed;
  const installed = await installedApps(person);
  return {
    ok: true as const,
    user: person.user.id,
    workspace: { id, name, domain },
    channels: await Promise.all(listed.channels.map((channel) => withUnread(channel, person))),
    commands: Object.entries(builtInCommands).map(([command, { description, ...fact }]) => ({
      command,
      description,
      ...("usage" in fact && { usage_hint: fact.usage }),
    })),
    apps: installed.map(({ app }) => toSeenApp(app)).toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

const types = "public_channel,private_channel,mpim,im";
const maxChannels = 999;

/** Number of the latest messages among which a member's own are looked for. */
const maxLooked = 200;

/** A conversation, with the number of unread messages of a member. Who posts has read what was before. */
async function withUnread(listed: Conversation, { call, store, user }: Person) {
  if (listed.is_member === false) return { ...listed };
  const info = await call("conversations.info", { channel: listed.id });
  if (!info.ok) return { ...listed };
  const lastRead = info.channel.last_read ?? printTs(0);
  const marked = await store.messages.countAfter(listed.id, lastRead);
  const latest = marked === 0 ? [] : await store.messages.latest(listed.id, maxLooked);
  const own = latest.find(
    ({ userId, threadTs, deleted, ts }) =>
      userId === user.id && threadTs === undefined && deleted !== true && ts > lastRead,
  );
  const unread = own === undefined ? marked : await store.messages.countAfter(listed.id, own.ts);
  return { ...listed, ...info.channel, unread };
}

function toSeenApp(app: App) {
  // A stored manifest has the form of one.
  const { features: { slash_commands: commands = [], shortcuts = [], assistant_view: assistant } = {} } =
    app.manifest as Manifest;
  return {
    id: app.id,
    name: app.name,
    home: hasHomeTab(app),
    assistant: assistant !== undefined,
    commands: commands.map(({ command, description, usage_hint: hint }) => ({
      command,
      description,
      ...(hint !== undefined && { usage_hint: hint }),
    })),
    shortcuts: shortcuts.map(({ type, name, callback_id, description }) => ({ type, name, callback_id, description })),
  };
}

/** An app, by the name of its bot, and a tab. */
interface Home {
  readonly bot: string;
  /** Default: home. */
  readonly tab?: "home" | "messages";
}

/** Opens the home of an app, which learns of it. */
export async function openHome({ bot, tab = "home" }: Home, person: Person) {
  const { user, store, caller, clock } = person;
  const found = await findApp(bot, person);
  if (!found.ok) return found;
  const { app, botId } = found;
  if (tab === "home" && !hasHomeTab(app)) {
    const detail = `${bot} has no home tab: its manifest does not enable one.`;
    return { ok: false as const, error: "refused" as const, detail };
  }
  const opened = await person.call("conversations.open", { users: [botId] });
  if (!opened.ok) return opened;
  const home = tab === "home" ? await homeOf(app.id, person) : undefined;
  const type = "app_home_opened";
  const eventTs = eventTsOf({ atMs: clock.now().getTime() });
  await store.commit({
    expect: [],
    writes: [],
    events: [
      {
        type,
        audience: { subscription: type, workspaceIds: [caller.workspace.id], appId: app.id },
        isStated: true,
        facts: {
          type,
          user: user.id,
          channel: opened.channel.id,
          tab,
          ...(home !== undefined && { view: { ...toView(home) } }),
          event_ts: eventTs,
        },
      },
    ],
  });
  return {
    ok: true as const,
    channel: opened.channel.id,
    ...(home !== undefined && { view: await seeView(home, store) }),
  };
}
