/** Token of the app's bot. */
export const botToken = "svcb-subscriber";
/** Token with which the app opens a socket. */
export const appToken = "svca-subscriber";
/** Number of channels that the bot is a member of: `C0` and so on. */
export const channelCount = 50;

/**
 * A world with an app whose bot is a member of some channels.
 * @param target what receives the messages of the channels: an address, or the app's socket. Default: the app subscribes
 *   to nothing
 */
export function subscribingWorld(target?: { readonly url: string } | "socket"): object {
  const settings = settingsOf(target);
  return {
    kind: "world",
    workspaces: [{ name: "Headquarters", domain: "hq" }],
    users: [
      { userName: "olga", emails: ["olga@acme.example"], workspaces: { hq: "primary_owner" } },
      { userName: "rollbot", bot_of: "Rollbot", workspaces: { hq: "member" } },
    ],
    apps: [
      {
        name: "Rollbot",
        signing_secret: "0123456789abcdef0123456789abcdef",
        app_tokens: [{ token: appToken }],
        manifest: { display_information: { name: "Rollbot" }, settings },
      },
    ],
    channels: Array.from({ length: channelCount }, (_, index) => ({
      id: `C${index}`,
      kind: "public",
      name: `channel-${index}`,
      members: ["olga", "rollbot"],
    })),
    tokens: [
      {
        token: botToken,
        kind: "bot",
        user: "rollbot",
        app: "Rollbot",
        scopes: ["channels:history", "chat:write"],
        installation: { installer: "olga" },
      },
    ],
  };
}

/** Token of an administrator. */
export const adminToken = "svcp-administrator";
/** Number of apps of `worldOfApps`. */
export const appCount = 20;

/**
 * A world with apps.
 * @param url receives the event of each new user, once for each app. Default: the apps subscribe to nothing
 */
export function worldOfApps(url?: string): object {
  const settings = url === undefined ? {} : { event_subscriptions: { request_url: url, bot_events: ["team_join"] } };
  const apps = Array.from({ length: appCount }, (_, index) => ({ app: `Bot ${index}`, user: `bot${index}`, index }));
  const installation = { installer: "olga" };
  return {
    kind: "world",
    workspaces: [{ name: "Headquarters", domain: "hq" }],
    users: [
      { userName: "olga", emails: ["olga@acme.example"], workspaces: { hq: "primary_owner" } },
      ...apps.map(({ app, user }) => ({ userName: user, bot_of: app, workspaces: { hq: "member" } })),
    ],
    apps: apps.map(({ app: name }) => ({
      name,
      signing_secret: "0123456789abcdef0123456789abcdef",
      manifest: { display_information: { name }, settings },
    })),
    tokens: [
      { token: adminToken, kind: "user", user: "olga", app: "Bot 0", scopes: ["admin"], installation },
      ...apps.map(({ app, user, index }) => {
        const token = `svcb-subscriber-${index}`;
        return { token, kind: "bot", user, app, scopes: ["users:read"], installation };
      }),
    ],
  };
}

function settingsOf(target: Parameters<typeof subscribingWorld>[0]): object {
  const bot_events = ["message.channels"];
  if (target === undefined) return {};
  if (target === "socket") return { socket_mode_enabled: true, event_subscriptions: { bot_events } };
  return { event_subscriptions: { request_url: target.url, bot_events } };
}
