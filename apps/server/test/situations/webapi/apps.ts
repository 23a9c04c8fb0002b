import { expect } from "vitest";
import type { MethodTable, Situations } from "./method-situation.js";
import { labsOfMia } from "./worlds.js";

export const manifest = { display_information: { name: "Helper" } };
const sent = { arguments: { manifest } };
const byManager = { ...sent, token: "svcc-manager" };

/** A world with a configuration token of the user `mia`, installed on the organization. */
const ofOrganization = (installation = "") =>
  `tokens: [{ token: svcc-org, kind: configuration, user: mia, installation: { installer: olga${installation} } }]`;
const inOrganization = (team_id?: string) => ({
  token: "svcc-org",
  arguments: { manifest, ...(team_id !== undefined && { team_id }) },
});

export const switchedOff = (feature: string) => `workspaces: [{ domain: hq, disabled_features: [${feature}] }]`;

/** Situations in which the manifest is wrong, with the answer of each of the two methods. */
export const wrongManifests: Situations = [
  {
    when: "it is not JSON",
    call: { arguments: { manifest: "{" } },
    fields: { errors: [{ code: "failed_constraint", message: expect.stringMatching(/^must be JSON/), pointer: "" }] },
  },
  {
    when: "it has no name",
    call: { arguments: { manifest: "{}" } },
    fields: { errors: [{ code: "failed_constraint", message: expect.any(String), pointer: "/display_information" }] },
  },
  {
    when: "it subscribes to events and has interactivity without an address and without socket mode",
    call: {
      arguments: {
        manifest: {
          ...manifest,
          oauth_config: { scopes: { bot: ["app_mentions:read"] } },
          settings: { event_subscriptions: { bot_events: ["app_mention"] }, interactivity: { is_enabled: true } },
        },
      },
    },
    fields: {
      errors: ["/settings/event_subscriptions", "/settings/interactivity"].map((pointer) => ({
        code: "failed_constraint",
        message: "must have a request_url, or socket mode must be enabled",
        pointer,
      })),
    },
  },
  {
    when: "it has many mistakes at once",
    call: { arguments: { manifest: { display_information: { name: "" }, settings: { odd: 1 }, "a/b": 1 } } },
    fields: {
      errors: expect.arrayContaining(
        ["/display_information/name", "/settings/odd", "/a~1b"].map((pointer) => ({
          code: "failed_constraint",
          message: expect.any(String),
          pointer,
        })),
      ),
    },
  },
  {
    when: "it has a command without the scope of commands",
    call: {
      arguments: { manifest: { ...manifest, features: { slash_commands: [{ command: "/x", description: "X" }] } } },
    },
    fields: {
      errors: [
        {
          code: "requires_commands_bot_scope",
          message: "Slash Commands requires `commands` bot scope",
          pointer: "/features/slash_commands",
        },
      ],
    },
  },
];

export const deletedManager = "apps: [{ name: Manager, deleted: true }]";

type InaccessibleApp = Readonly<
  Record<"no_permission" | "app_not_eligible" | "app_not_owned_by_manager_app" | "team_access_not_granted", Situations>
>;

/** Situations that both methods for existing apps have. */
export const inaccessibleApp = (more: object): InaccessibleApp => ({
  no_permission: [{ when: "the user is not a collaborator", call: { arguments: { ...more, app_id: "A6" } } }],
  team_access_not_granted: [
    {
      when: "the app belongs to a workspace that the installation was not granted to",
      world: labsOfMia,
      call: { token: "svcc-labs", arguments: { ...more, app_id: "A1" } },
    },
  ],
  app_not_eligible: [{ when: "the app is a classic one", call: { arguments: { ...more, app_id: "A2" } } }],
  app_not_owned_by_manager_app: [
    {
      when: "a user created the app",
      call: { token: "svcc-manager", arguments: { ...more, app_id: "A1" } },
    },
    {
      when: "another manager app created it",
      world: "apps: [{ id: A7, name: Rival, manager: { app_limit: 1 } }, { name: Managed, managed_by: Rival }]",
      call: { token: "svcc-manager", arguments: { ...more, app_id: "A4" } },
    },
  ],
});

const messageIn = (channel: string) => `1-message-T1-${channel}`;

/** A world whose app receives messages of channels, through its bot and two of its users. */
const subscribedApp = `apps:
  - name: Helper
    manifest:
      settings:
        event_subscriptions:
          request_url: https://helper.example/events
          bot_events: [message.channels]
          user_events: [message.channels]
tokens:
  - { token: svcp-olga, scopes: [channels:history] }
  - { token: svcp-mia, scopes: [channels:history] }
`;
const ofEvent = { world: subscribedApp, call: { arguments: { event_context: messageIn("C1") } } } as const;
/** Apps by manifest. */
export const apps = {
  "apps.manifest.create": {
    succeeds: [
      { call: sent },
      { call: byManager },
      { call: { arguments: { manifest, team_id: "T1" } } },
      { world: ofOrganization(), call: inOrganization("T1") },
      { base: "webapi-lone", call: sent },
    ],
    answers: {
      invalid_arguments: [
        {
          when: "no manifest is given",
          call: { arguments: {} },
          fields: { response_metadata: { messages: ["[ERROR] missing required field: manifest"] } },
        },
        { when: "the manifest is a boolean", call: { arguments: { manifest: true } } },
      ],
      invalid_manifest: wrongManifests,
      enterprise_is_restricted: [
        {
          when: "an organization's token is used without a workspace",
          world: ofOrganization(),
          call: inOrganization(),
        },
      ],
      team_access_not_granted: [
        {
          when: "the installation was granted to another workspace",
          world: ofOrganization(", workspaces: [labs]"),
          call: inOrganization("T1"),
        },
      ],
      invalid_team_id: [
        { when: "the workspace's identifier is malformed", call: { arguments: { manifest, team_id: "hq" } } },
        { when: "the workspace is unknown", world: ofOrganization(), call: inOrganization("T404") },
        { when: "a workspace's token is used for another one", call: { arguments: { manifest, team_id: "T2" } } },
        {
          when: "the workspace was deleted",
          world: `workspaces: [{ domain: labs, deleted: true }]\n${ofOrganization()}`,
          call: inOrganization("T2"),
        },
      ],
      not_in_team: [{ when: "the user is in another workspace", world: ofOrganization(), call: inOrganization("T2") }],
      invalid_app: [{ when: "the manager app was deleted", world: deletedManager, call: byManager }],
      invalid_manager_app: [
        {
          when: "the app is not enrolled",
          world: "tokens: [{ token: svcc-manager, app: Helper }]",
          call: byManager,
        },
        {
          when: "its token lacks the scope",
          world: "tokens: [{ token: svcc-manager, scopes: [other] }]",
          call: byManager,
        },
      ],
      managed_app_limit_reached: [
        {
          when: "its app limit has been reached",
          world: "apps: [{ name: Manager, manager: { app_limit: 1 } }]",
          call: byManager,
        },
        {
          when: "the last app was just created",
          world: "apps: [{ name: Manager, manager: { app_limit: 2 } }]",
          before: [byManager],
          call: byManager,
        },
      ],
      feature_not_enabled: [
        {
          when: "the service would have to run its functions",
          world: switchedOff("hosted_functions"),
          call: { arguments: { manifest: { ...manifest, settings: { is_hosted: true } } } },
        },
      ],
      socket_mode_not_enabled: [
        {
          when: "it would use socket mode",
          world: switchedOff("socket_mode"),
          call: { arguments: { manifest: { ...manifest, settings: { socket_mode_enabled: true } } } },
        },
      ],
      unknown_method: [
        { when: "manifests are turned off", world: switchedOff("manifests"), call: sent },
        {
          when: "they are turned off in the given workspace",
          world: `workspaces: [{ domain: labs, disabled_features: [manifests] }]\nusers: [{ userName: mia, workspaces: { hq: member, labs: member } }]\n${ofOrganization()}`,
          call: inOrganization("T2"),
        },
      ],
      ratelimited: [
        {
          when: "another app was created a moment ago",
          server: { rateMode: "enforce" },
          before: [sent],
          waitMs: 59_000,
          call: sent,
        },
      ],
    },
  },
  "apps.manifest.validate": {
    succeeds: [
      { call: { arguments: { manifest: JSON.stringify(manifest) } }, fields: { errors: [] } },
      { call: { arguments: { manifest, app_id: "A1" } } },
      { call: { arguments: { manifest, app_id: "A4" }, token: "svcc-manager" } },
    ],
    answers: {
      invalid_arguments: [{ when: "no manifest is given", call: { arguments: { app_id: "A1" } } }],
      invalid_manifest: wrongManifests,
      ...inaccessibleApp({ manifest }),
      invalid_app_id: [
        { when: "the identifier is malformed", call: { arguments: { manifest, app_id: "nonsense" } } },
        { when: "the app is unknown", call: { arguments: { manifest, app_id: "A404" } } },
      ],
      invalid_app: [
        { when: "the app was deleted", call: { arguments: { manifest, app_id: "A5" } } },
        { when: "the manager app was deleted", world: deletedManager, call: byManager },
      ],
      unknown_method: [{ when: "manifests are turned off", world: switchedOff("manifests"), call: sent }],
    },
  },
  "apps.event.authorizations.list": {
    succeeds: [
      {
        ...ofEvent,
        fields: {
          authorizations: [
            { enterprise_id: "E1", team_id: "T1", user_id: "UHELP", is_bot: true, is_enterprise_install: false },
            { enterprise_id: "E1", team_id: "T1", user_id: "UGUS", is_bot: false, is_enterprise_install: false },
            { enterprise_id: "E1", team_id: null, user_id: "UMIA", is_bot: false, is_enterprise_install: true },
            { enterprise_id: "E1", team_id: null, user_id: "UOLGA", is_bot: false, is_enterprise_install: true },
          ],
        },
      },
      { ...ofEvent, call: { arguments: { event_context: messageIn("C1"), limit: 1 }, encoding: "form" } },
    ],
    answers: {
      invalid_arguments: [{ when: "no event context is given", call: { arguments: {} } }],
      invalid_auth: [
        {
          when: "the token is in a form",
          ...ofEvent,
          call: { token: null, encoding: "form", arguments: { token: "svca-helper", event_context: messageIn("C1") } },
        },
        { when: "the token is in the query", ...ofEvent, call: { token: null, query: "token=svca-helper" } },
      ],
      invalid_event_context: [
        { when: "the text is no event context", ...ofEvent, call: { arguments: { event_context: "EC1" } } },
        {
          when: "the type of the event does not exist",
          ...ofEvent,
          call: { arguments: { event_context: "1-nothing-T1-C1" } },
        },
        {
          when: "the conversation does not exist",
          ...ofEvent,
          call: { arguments: { event_context: messageIn("C404") } },
        },
        {
          when: "the conversation is in another workspace",
          ...ofEvent,
          call: { arguments: { event_context: "1-message-T2-C1" } },
        },
      ],
      invalid_cursor: [
        {
          when: "it is no cursor of the list",
          ...ofEvent,
          call: { arguments: { event_context: messageIn("C1"), cursor: "nonsense" } },
        },
      ],
      auth_mismatch: [
        { when: "the app does not subscribe to the event", call: ofEvent.call },
        {
          when: "neither the bot nor a user who has authorized the app sees the conversation",
          world: subscribedApp,
          call: { arguments: { event_context: messageIn("C9").replace("T1", "T9") } },
        },
      ],
    },
  },
  "apps.connections.open": {
    succeeds: [
      { call: {}, fields: { url: expect.stringMatching(/^wss:\/\/site\.example\/link\?ticket=\w{64}&app_id=A1$/) } },
      { call: { arguments: { token: "svcb-helper" }, encoding: "form" } },
    ],
    answers: {
      insecure_request: [
        {
          when: "it is called with GET",
          call: { encoding: "query" },
          fields: { response_metadata: { messages: [expect.stringMatching(/call it with POST$/)] } },
        },
        { when: "it is called with GET and without a token", call: { encoding: "query", token: null } },
      ],
      invalid_auth: [
        {
          when: "the token is in a form",
          call: { token: null, encoding: "form", arguments: { token: "svca-helper" } },
        },
        { when: "the token is in the query", call: { token: null, query: "token=svca-helper" } },
      ],
      ratelimited: [{ when: "the token has 100 unused addresses", before: [{}], times: 100, call: {} }],
    },
  },
  "apps.manifest.export": {
    succeeds: [
      { call: { arguments: { app_id: "A1" } }, fields: { manifest: expect.objectContaining(manifest) } },
      { call: { arguments: { app_id: "A4" }, token: "svcc-manager" } },
    ],
    answers: {
      invalid_arguments: [{ when: "no app is given", call: { arguments: {} } }],
      ...inaccessibleApp({}),
      app_not_owned_by_manager_app: [
        ...inaccessibleApp({}).app_not_owned_by_manager_app,
        {
          when: "the manager app was deleted",
          world: deletedManager,
          call: { token: "svcc-manager", arguments: { app_id: "A4" } },
        },
      ],
      invalid_app_id: [{ when: "the identifier is malformed", call: { arguments: { app_id: "nonsense" } } }],
      app_not_found: [
        { when: "the app is unknown", call: { arguments: { app_id: "A404" } } },
        { when: "the app was deleted", call: { arguments: { app_id: "A5" } } },
      ],
      unknown_method: [
        { when: "manifests are turned off", world: switchedOff("manifests"), call: { arguments: { app_id: "A1" } } },
      ],
    },
  },
} satisfies MethodTable;
