/** Settings of {@link socketWorld}. */
interface SocketWorld {
  /** Whether the app is in Socket Mode. Default: true. */
  readonly isOn?: boolean;
  /** Address of its events, which is not used in Socket Mode. */
  readonly url?: string;
}

/** A world with an app, in Socket Mode by default, that subscribes to what a bot needs every day. */
export function socketWorld({ isOn = true, url }: SocketWorld = {}) {
  const member = { workspaces: { hq: "member" } };
  const installation = { installer: "olga" };
  return {
    kind: "world",
    workspaces: [{ name: "Headquarters", domain: "hq" }],
    users: [
      { userName: "olga", emails: ["olga@acme.example"], workspaces: { hq: "primary_owner" } },
      { userName: "mia", emails: ["mia@acme.example"], ...member },
      { userName: "rollbot", bot_of: "Rollbot", ...member },
    ],
    apps: [
      {
        id: "A1",
        name: "Rollbot",
        signing_secret: "8f742231b10e8888abcd99yyyzzz85a5",
        manifest: {
          display_information: { name: "Rollbot" },
          settings: {
            socket_mode_enabled: isOn,
            event_subscriptions: {
              ...(url !== undefined && { request_url: url }),
              bot_events: [
                "message.channels",
                "app_mention",
                "reaction_added",
                "member_joined_channel",
                "channel_created",
                "app_home_opened",
              ],
            },
          },
        },
      },
    ],
    channels: [{ id: "C1", kind: "public", name: "general", members: ["olga", "mia", "rollbot"] }],
    tokens: [
      { token: "svca-rollbot", kind: "app", app: "Rollbot", scopes: ["connections:write"], installation },
      {
        token: "svcb-rollbot",
        kind: "bot",
        user: "rollbot",
        scopes: ["channels:history", "channels:read", "app_mentions:read", "reactions:read", "chat:write"],
        installation,
      },
      {
        token: "svcp-mia",
        kind: "user",
        user: "mia",
        scopes: ["chat:write", "reactions:write", "channels:write"],
        installation,
      },
    ],
  };
}
