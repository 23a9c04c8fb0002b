/** Settings of {@link socketWorld}. */
export interface SocketWorld {
  /** Whether the app is in Socket Mode. Default: true. */
  readonly isOn?: boolean;
  /** Address of its events, which is not used in Socket Mode. */
  readonly url?: string;
  /** Further events that the bot receives. */
  readonly events?: readonly string[];
  /** Further scopes of the bot. */
  readonly scopes?: readonly string[];
  /** Whether people can use elements of the app. Default: false. */
  readonly isInteractive?: boolean;
  /** Further parts of the manifest. */
  readonly manifest?: object;
}

/** A world with an app, in Socket Mode by default, that subscribes to what a bot needs every day. */
export function socketWorld(settings: SocketWorld = {}) {
  const { isOn = true, url, events = [], scopes = [], isInteractive = false, manifest = {} } = settings;
  const addresses = url === undefined ? {} : { request_url: url, message_menu_options_url: url };
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
          ...manifest,
          settings: {
            socket_mode_enabled: isOn,
            ...(isInteractive && { interactivity: { is_enabled: true, ...addresses } }),
            event_subscriptions: {
              ...(url !== undefined && { request_url: url }),
              bot_events: [
                "message.channels",
                "app_mention",
                "reaction_added",
                "member_joined_channel",
                "channel_created",
                "app_home_opened",
                ...events,
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
        scopes: ["channels:history", "channels:read", "app_mentions:read", "reactions:read", "chat:write", ...scopes],
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
