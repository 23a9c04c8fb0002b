import type { World } from "@rollcall/service/world";

/** The app that answers people in the world of the tour, and the tokens of its process. Like those of the demo, they are public. */
export const greeter = {
  app: "AGREETER",
  name: "Greeter",
  user: "UGREETER",
  command: "/greet",
  botToken: "svcb-demo-greeter",
  appToken: "svca-demo-greeter",
} as const;

const scopes = ["app_mentions:read", "channels:history", "chat:write", "commands", "im:history", "im:write"];

/** The first message: who Greeter is, and what to try. */
const welcome =
  "I'm Greeter, an app that Rollcall runs for you. Say *hello* here, type `/greet @annie.easley`, mention me, or open my home.";

/** Adds Greeter to a world with the channel `general` in the workspace `hq`. */
export function withGreeter(world: World): World {
  const { apps = [], users = [], channels = [], messages = [], tokens = [] } = world;
  const installation = { workspace: "hq", installer: "katherine.johnson" };
  const join = (channel: NonNullable<World["channels"]>[number]) =>
    "name" in channel && channel.name === "general" && "members" in channel
      ? { ...channel, members: [...(channel.members ?? []), "greeter"] }
      : channel;
  return {
    ...world,
    apps: [
      ...apps,
      {
        id: greeter.app,
        name: greeter.name,
        collaborators: ["katherine.johnson"],
        manifest: {
          display_information: { name: greeter.name, description: "Says hello." },
          features: {
            app_home: { home_tab_enabled: true, messages_tab_enabled: true, messages_tab_read_only_enabled: false },
            bot_user: { display_name: greeter.name, always_online: true },
            slash_commands: [
              { command: greeter.command, description: "Greets someone", usage_hint: "@person", should_escape: true },
            ],
          },
          oauth_config: { scopes: { bot: [...scopes] } },
          settings: {
            event_subscriptions: {
              bot_events: ["app_home_opened", "app_mention", "message.channels", "message.im"],
            },
            interactivity: { is_enabled: true },
            org_deploy_enabled: false,
            socket_mode_enabled: true,
            token_rotation_enabled: false,
          },
        },
      },
    ],
    users: [
      ...users,
      {
        id: greeter.user,
        userName: "greeter",
        displayName: greeter.name,
        bot_of: greeter.name,
        workspaces: { hq: "member" },
      },
    ],
    channels: channels.map(join),
    messages: [...messages, { channel: "general", user: "greeter", text: welcome }],
    tokens: [
      ...tokens,
      { token: greeter.botToken, kind: "bot", user: "greeter", scopes: [...scopes], installation },
      { token: greeter.appToken, kind: "app", app: greeter.name, scopes: ["connections:write"], installation },
    ],
  };
}
