/** Token of the app's bot. */
export const botToken = "svcb-subscriber";
/** Number of channels that the bot is a member of: `C0` and so on. */
const channelCount = 50;

/**
 * A world with an app whose bot is a member of some channels.
 * @param url address that receives the messages of the channels. Default: the app subscribes to nothing
 */
export function subscribingWorld(url?: string): object {
  const subscriptions = url === undefined ? {} : { request_url: url, bot_events: ["message.channels"] };
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
        manifest: { display_information: { name: "Rollbot" }, settings: { event_subscriptions: subscriptions } },
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
