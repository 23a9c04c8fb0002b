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

function settingsOf(target: Parameters<typeof subscribingWorld>[0]): object {
  const bot_events = ["message.channels"];
  if (target === undefined) return {};
  if (target === "socket") return { socket_mode_enabled: true, event_subscriptions: { bot_events } };
  return { event_subscriptions: { request_url: target.url, bot_events } };
}
