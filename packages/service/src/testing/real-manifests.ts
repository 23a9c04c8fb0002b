/** A manifest with only a name and the given parts. */
const named = (name: string, parts: object = {}) => ({ display_information: { name }, ...parts });

const remote = {
  org_deploy_enabled: true,
  socket_mode_enabled: true,
  token_rotation_enabled: false,
  function_runtime: "remote",
};
const asBot = { oauth_config: { scopes: { bot: ["chat:write"] } } };
const started = { event_subscriptions: { bot_events: ["function_executed"] } };
const hosted = { function_runtime: "svc", is_hosted: true, org_deploy_enabled: true };
const text = { type: "string", title: "Text", description: "What is said" };
const user = { type: "svc#/types/user_id", title: "Person" };

/** Manifests like those of real apps of every kind, by what they demonstrate. The names are invented. */
export const realManifests: Readonly<Record<string, object>> = {
  "only a name": named("Bare"),
  "a version": { _metadata: { major_version: 2, minor_version: 1 }, ...named("Versioned") },
  "display information": {
    display_information: {
      name: "Lighthouse",
      description: "Says when a build is over.",
      long_description: "Lighthouse watches the builds of a team. ".repeat(5),
      background_color: "#0a0b0c",
    },
  },
  "a bot that answers mentions": named("Parrot", {
    features: { bot_user: { display_name: "parrot", always_online: false } },
    oauth_config: { scopes: { bot: ["app_mentions:read", "chat:write"] } },
    settings: {
      event_subscriptions: { request_url: "https://parrot.example/events", bot_events: ["app_mention"] },
      interactivity: { is_enabled: true, request_url: "https://parrot.example/actions" },
      org_deploy_enabled: false,
      socket_mode_enabled: false,
      token_rotation_enabled: false,
    },
  }),
  "a home tab and a messages tab": named("Desk", {
    features: {
      app_home: { home_tab_enabled: true, messages_tab_enabled: true, messages_tab_read_only_enabled: false },
      bot_user: { display_name: "Desk" },
    },
  }),
  "commands and shortcuts": named("Lunch", {
    features: {
      slash_commands: [
        {
          command: "/lunch",
          url: "https://lunch.example/command",
          description: "Orders",
          usage_hint: "soup",
          should_escape: true,
        },
        { command: "/lunch-stats", description: "Counts" },
      ],
      shortcuts: [
        { name: "Order", type: "global", callback_id: "order", description: "Orders lunch" },
        { name: "Order this", type: "message", callback_id: "order_this", description: "Orders what it says" },
      ],
    },
    oauth_config: { scopes: { bot: ["commands"] } },
  }),
  "link unfurling": named("Linker", {
    features: { unfurl_domains: ["linker.example", "l.example"] },
    oauth_config: { scopes: { bot: ["links:read", "links:write"] } },
    settings: { event_subscriptions: { bot_events: ["link_shared"] }, socket_mode_enabled: true },
  }),
  "workflow steps of the older kind": named("Steps", {
    features: { workflow_steps: [{ name: "Ask", callback_id: "ask" }] },
  }),
  "an incoming webhook": named("Hook", {
    oauth_config: { scopes: { bot: ["incoming-webhook"] } },
    settings: { incoming_webhooks: { incoming_webhooks_enabled: true } },
  }),
  "no incoming webhook": named("Hookless", { settings: { incoming_webhooks: { incoming_webhooks_enabled: false } } }),
  "metadata of one app and of all apps": named("Ledger", {
    oauth_config: { scopes: { bot: ["metadata.message:read"] } },
    settings: {
      event_subscriptions: {
        bot_events: ["message_metadata_posted"],
        metadata_subscriptions: [
          { app_id: "A0LEDGER", event_type: "task_created" },
          { app_id: "*", event_type: "task_done" },
        ],
      },
      socket_mode_enabled: true,
    },
  }),
  "events on behalf of users": named("Mirror", {
    oauth_config: { scopes: { user: ["reactions:read"] } },
    settings: { event_subscriptions: { request_url: "https://mirror.example/e", user_events: ["reaction_added"] } },
  }),
  "redirect URLs of a website": named("Site", {
    oauth_config: { redirect_urls: ["https://site.example/oauth", "http://localhost:3000/oauth/callback"] },
  }),
  "redirect URLs of a desktop app": named("Desktop", {
    oauth_config: { redirect_urls: ["deskapp://oauth", "com.example.deskapp:/oauth2redirect"], pkce_enabled: true },
  }),
  "a redirect URL of 2,500 characters": named("Long", {
    oauth_config: { redirect_urls: [`https://long.example/?state=${"x".repeat(2472)}`] },
  }),
  "optional scopes": named("Choosy", {
    oauth_config: {
      scopes: {
        bot: ["chat:write", "files:read", "users:read"],
        bot_optional: ["files:read"],
        user: ["search:read", "identify"],
        user_optional: ["search:read"],
      },
      token_management_enabled: true,
    },
  }),
  "IP address ranges": named("Fenced", {
    settings: {
      allowed_ip_address_ranges: ["192.0.2.7", "198.51.100.0/24", "2001:db8::/32"],
      org_deploy_enabled: false,
    },
  }),
  "sign-in links": named("Door", {
    oauth_config: { scopes: { user: ["openid", "email"] } },
    settings: { siws_links: { initiate_uri: "https://door.example/sign-in" } },
  }),
  "an app directory entry": named("Listed", {
    app_directory: {
      app_directory_categories: ["productivity", "developer-tools"],
      use_direct_install: true,
      direct_install_url: "https://listed.example/install",
      installation_landing_page: "https://listed.example/welcome",
      privacy_policy_url: "https://listed.example/privacy",
      support_url: "https://listed.example/support",
      support_email: "help@listed.example",
      supported_languages: ["en", "de"],
      pricing: "free",
    },
  }),
  "an unfinished app directory entry": named("Unlisted", { app_directory: { support_url: "https://u.example" } }),
  "an assistant": named("Guide", {
    features: {
      assistant_view: {
        assistant_description: "Knows the way.",
        suggested_prompts: [{ title: "Where", message: "Where is the office?" }],
        actions: [{ name: "find", description: "Finds a room" }],
      },
    },
    oauth_config: { scopes: { bot: ["assistant:write", "im:history"] } },
    settings: {
      event_subscriptions: { bot_events: ["assistant_thread_started", "message.im"] },
      socket_mode_enabled: true,
    },
  }),
  "an agent that can be stopped": named("Agent", {
    ...asBot,
    features: { agent_view: { agent_description: "Does the rest.", suggested_prompts: [] } },
    settings: {
      event_subscriptions: { bot_events: ["agent_session_stopped"] },
      socket_mode_enabled: true,
      is_mcp_enabled: true,
    },
  }),
  "MCP servers": named("Tools", {
    settings: { is_mcp_enabled: true },
    mcp_servers: { tools: { url: "https://tools.example/mcp", auth: { type: "none" } } },
  }),
  "rich previews": named("Preview", {
    features: { rich_previews: { is_active: true, entity_types: ["svc#/entities/task", "svc#/entities/file"] } },
  }),
  "a search": named("Finder", {
    ...asBot,
    settings: { ...remote, ...started },
    functions: { find: { title: "Find" }, filters: { title: "Filters" } },
    features: {
      search: {
        search_function_callback_id: "find",
        search_filters_function_callback_id: "filters",
        svcbot_metadata: { description: "Finds documents", examples: ["plans"], example_query: "plans of May" },
      },
    },
  }),
  "surfaces of functions": named("Offer", {
    ...asBot,
    settings: { ...remote, ...started, app_type: "remote" },
    functions: { find: { title: "Find" } },
    features: { functions: { find: { surfaces: ["search"] } } },
  }),
  "remote functions of version 1": named("Kitchen", {
    ...asBot,
    settings: { ...remote, ...started, hermes_app_type: "remote" },
    functions: {
      prep: {
        title: "Prepare",
        description: "Prepares a meal",
        input_parameters: { cook: { ...user, name: "cook", is_required: true, hint: "Who cooks" } },
        output_parameters: { meal: { ...text, name: "meal", is_required: true } },
      },
      rest: { title: "Rest", description: "", input_parameters: {}, output_parameters: {} },
    },
  }),
  "remote functions of version 2": {
    _metadata: { major_version: 2 },
    ...named("Kitchen Two", {
      ...asBot,
      settings: { ...remote, ...started },
      functions: {
        prep: {
          title: "Prepare",
          description: "Prepares a meal",
          input_parameters: {
            properties: {
              cook: user,
              dishes: { type: "array", items: text },
              place: { type: "object", properties: { room: text } },
            },
            required: ["cook"],
          },
          output_parameters: { properties: { meal: { ...text, minLength: 1, maxLength: 80 } }, required: [] },
        },
      },
    }),
  },
  "a hosted app with a workflow": named("Host", {
    ...asBot,
    outgoing_domains: ["api.host.example"],
    settings: hosted,
    functions: {
      greet: {
        title: "Greet",
        description: "Writes a greeting",
        source_file: "functions/greet.ts",
        input_parameters: { required: ["who"], properties: { who: user } },
        output_parameters: { required: ["greeting"], properties: { greeting: text } },
      },
    },
    workflows: {
      welcome: {
        title: "Welcome",
        description: "Greets new members",
        input_parameters: { required: ["who"], properties: { who: user } },
        steps: [
          { id: "0", function_id: "#/functions/greet", inputs: { who: "{{inputs.who}}" } },
          {
            id: "1",
            function_id: "svc#/functions/send_message",
            inputs: { message: "{{steps.0.greeting}}", to: ["C1"] },
          },
        ],
      },
    },
  }),
  "a workflow that branches": named("Fork", {
    workflows: {
      choose: {
        title: "Choose",
        input_parameters: { properties: {} },
        output_parameters: { properties: { chosen: text } },
        steps: [
          { id: "0", type: "function", function_id: "#/functions/ask", inputs: {} },
          { id: "1", type: "conditional", conditions: [{ if: "{{steps.0.yes}}" }] },
          { id: "2", type: "switch", cases: [] },
        ],
        suggested_triggers: { daily: { name: "Daily", description: "At nine", type: "scheduled", inputs: {} } },
      },
    },
  }),
  "datastores and types": named("Store", {
    ...asBot,
    settings: hosted,
    datastores: {
      tasks: {
        primary_key: "id",
        attributes: {
          id: { type: "string" },
          tags: { type: "array", items: { type: "string" } },
          until: { type: "number" },
        },
        time_to_live_attribute: "until",
      },
    },
    types: {
      task: {
        title: "Task",
        description: "Something to do",
        type: "object",
        properties: { id: text },
        required: ["id"],
      },
      level: { type: "string", enum: ["low", "high"], choices: [{ value: "low", title: "Low" }], is_hidden: false },
    },
  }),
  "custom events": named("Teller", {
    events: { done: { type: "object", properties: {} } },
    metadata_events: {
      task_done: { type: "object", title: "Done", properties: { id: text }, additionalProperties: false },
    },
  }),
  "external auth providers": named("Bridge", {
    ...asBot,
    settings: hosted,
    external_auth_providers: {
      oauth2: {
        tracker: {
          provider_type: "CUSTOM",
          options: { client_id: "1", scope: ["read"], authorization_url: "https://t.example/a", use_pkce: true },
        },
      },
    },
  }),
};

/** Invalid manifests, with the places of their problems. */
export const brokenManifests: readonly (readonly [manifest: unknown, pointers: readonly string[]])[] = [
  [{}, ["/display_information"]],
  [[], [""]],
  ["a text", [""]],
  [named(""), ["/display_information/name"]],
  [named("x".repeat(36)), ["/display_information/name"]],
  [named("A", { $schema: 1, nonsense: 1 }), ["/$schema", "/nonsense"]],
  [
    named("A", { features: { slash_commands: [{ command: `/${"x".repeat(32)}`, description: "Long" }] } }),
    ["/features/slash_commands/0/command"],
  ],
  [
    named("A", {
      features: { slash_commands: [{ command: "/x", description: "y".repeat(2001), usage_hint: "z".repeat(1001) }] },
    }),
    ["/features/slash_commands/0/description", "/features/slash_commands/0/usage_hint"],
  ],
  [named("A", { features: { rich_previews: { is_active: "yes" } } }), ["/features/rich_previews/is_active"]],
  [
    named("A", { features: { search: { search_function_callback_id: 1 } } }),
    ["/features/search/search_function_callback_id"],
  ],
  [
    named("A", { oauth_config: { redirect_urls: ["no address", "/path", "https://", `x:${"y".repeat(2499)}`] } }),
    [0, 1, 3].map((at) => `/oauth_config/redirect_urls/${at}`),
  ],
  [
    named("A", {
      oauth_config: {
        scopes: { bot: ["chat:write"], bot_optional: ["chat:write", "users:read"], user_optional: ["identify"] },
      },
    }),
    ["/oauth_config/scopes/bot_optional/1", "/oauth_config/scopes/user_optional/0"],
  ],
  [
    named("A", {
      settings: { event_subscriptions: { metadata_subscriptions: [{ app_id: "A1" }, { event_type: "" }, {}] } },
    }),
    [
      "/settings/event_subscriptions/metadata_subscriptions/0/event_type",
      "/settings/event_subscriptions/metadata_subscriptions/1/app_id",
      "/settings/event_subscriptions/metadata_subscriptions/1/event_type",
      "/settings/event_subscriptions/metadata_subscriptions/2/app_id",
      "/settings/event_subscriptions/metadata_subscriptions/2/event_type",
    ],
  ],
  [named("A", { settings: { incoming_webhooks: { enabled: true } } }), ["/settings/incoming_webhooks/enabled"]],
  [named("A", { settings: { allowed_ip_address_ranges: ["here"] } }), ["/settings/allowed_ip_address_ranges/0"]],
  [
    named("A", { settings: { allowed_ip_address_ranges: Array.from({ length: 11 }, () => "192.0.2.1") } }),
    ["/settings/allowed_ip_address_ranges"],
  ],
  [
    named("A", { settings: { siws_links: { initiate_uri: "http://a.example" } } }),
    ["/settings/siws_links/initiate_uri"],
  ],
  [
    named("A", { app_directory: { supported_languages: "en", price: "free" } }),
    ["/app_directory/price", "/app_directory/supported_languages"],
  ],
  [
    named("A", { ...asBot, settings: remote, functions: { f: { title: "F" } } }),
    ["/settings/event_subscriptions/bot_events"],
  ],
  [
    named("A", {
      settings: { ...remote, ...started },
      functions: { f: { title: 1, input_parameters: { a: { title: "A" } } } },
    }),
    ["/functions/f/title"],
  ],
  [
    named("A", { functions: { f: { input_parameters: { a: { title: "A" } }, output_parameters: { b: "text" } } } }),
    ["/functions", "/functions/f/input_parameters/a/type", "/functions/f/output_parameters/b"],
  ],
  [
    named("A", { functions: { f: { input_parameters: { properties: { a: {} }, required: "a" } } } }),
    ["/functions/f/input_parameters/properties/a/type", "/functions/f/input_parameters/required"],
  ],
  [named("A", { workflows: { w: {} } }), ["/workflows/w/steps", "/workflows/w/title"]],
  [
    named("A", {
      workflows: {
        w: {
          title: "W",
          steps: [{ function_id: "f" }, { id: "1" }, { id: "2", function_id: "g", inputs: [] }],
          more: 1,
        },
      },
    }),
    ["/workflows/w/more", "/workflows/w/steps/0/id", "/workflows/w/steps/1", "/workflows/w/steps/2/inputs"],
  ],
  [
    named("A", {
      workflows: {
        w: {
          title: "W",
          steps: [],
          input_parameters: {
            properties: { a: { type: "array", items: {} }, b: 1, c: { type: "object", properties: { d: {} } } },
          },
        },
      },
    }),
    [
      "/workflows/w/input_parameters/properties/a/items/type",
      "/workflows/w/input_parameters/properties/b",
      "/workflows/w/input_parameters/properties/c/properties/d/type",
    ],
  ],
  [
    named("A", { workflows: { w: { title: "W", steps: [], output_parameters: { a: { type: 1 } } } } }),
    ["/workflows/w/output_parameters/a", "/workflows/w/output_parameters/properties"],
  ],
  [
    named("A", { datastores: { d: { attributes: { a: {} } } } }),
    ["/datastores/d/attributes/a/type", "/datastores/d/primary_key"],
  ],
  [named("A", { types: { t: { title: "T", minLength: -1 } } }), ["/types/t/minLength", "/types/t/type"]],
  [
    named("A", {
      functions: { f: { titel: "F" } },
      features: {
        agent_view: { mood: "good", actions: [{ name: "x" }] },
        assistant_view: { mood: "good" },
        rich_previews: { active: true },
      },
    }),
    [
      "/features/agent_view/actions/0/description",
      "/features/agent_view/mood",
      "/features/assistant_view/mood",
      "/features/rich_previews/active",
      "/functions/f/titel",
    ],
  ],
  [named("A", { features: { search: { filters: "f" } } }), ["/features/search/filters"]],
  [
    named("A", { workflows: { w: { title: "W", steps: [], input_parameters: {} } } }),
    ["/workflows/w/input_parameters/properties"],
  ],
  [
    {
      ...named("A", { functions: { f: { input_parameters: { a: text } } }, settings: { is_hosted: true } }),
      _metadata: { major_version: 2 },
    },
    ["/functions/f/input_parameters/properties"],
  ],
];

/** Manifests whose parts lack something of each other, with the problems that the service states: its code, message and place. */
export const judgedManifests: readonly (readonly [
  manifest: object,
  problems: readonly (readonly [string, string, string])[],
])[] = [
  [
    named("A", {
      features: {
        slash_commands: [{ command: "/x", description: "X" }],
        shortcuts: [{ name: "X", type: "global", callback_id: "x", description: "X" }],
      },
      oauth_config: { scopes: { user: ["commands"] } },
    }),
    [
      ["requires_commands_bot_scope", "Slash Commands requires `commands` bot scope", "/features/slash_commands"],
      ["requires_commands_bot_scope", "Shortcuts requires `commands` bot scope", "/features/shortcuts"],
    ],
  ],
  [
    named("A", {
      oauth_config: {
        scopes: {
          bot: ["chat:write", "search:read", "no:such", "connections:write"],
          user: ["files:write:user", "channels:join", "search:read"],
        },
      },
    }),
    [
      [
        "illegal_bot_scopes",
        "Illegal bot scopes found `search:read,no:such,connections:write`",
        "/oauth_config/scopes/bot",
      ],
      [
        "illegal_user_scopes",
        "Illegal user scopes found `files:write:user,channels:join`",
        "/oauth_config/scopes/user",
      ],
    ],
  ],
  [
    named("A", {
      oauth_config: { scopes: { bot: ["reactions:read", "groups:read"], user: ["im:history"] } },
      settings: {
        socket_mode_enabled: true,
        event_subscriptions: {
          bot_events: ["message.im", "reaction_added", "channel_shared", "app_home_opened", "unknown_yet"],
          user_events: ["reaction_added"],
        },
      },
    }),
    [
      [
        "message.im_event_missing_scope",
        "message.im event is missing scope(s): im:history",
        "/settings/event_subscriptions",
      ],
      [
        "reaction_added_event_missing_scope",
        "reaction_added event is missing scope(s): reactions:read",
        "/settings/event_subscriptions",
      ],
    ],
  ],
  [
    named("A", {
      ...asBot,
      functions: { f: { title: "F" } },
      features: {
        search: { search_function_callback_id: "g", search_filters_function_callback_id: "f" },
        functions: { h: {} },
        rich_previews: { is_active: false },
      },
      settings: { socket_mode_enabled: true, event_subscriptions: { bot_events: ["entity_details_requested"] } },
    }),
    [
      ["failed_constraint", "must come with settings.function_runtime, which says where functions run", "/functions"],
      [
        "failed_constraint",
        "entity_details_requested event requires features.rich_previews with is_active",
        "/settings/event_subscriptions",
      ],
      ["failed_constraint", "must be one of the app's functions", "/features/search/search_function_callback_id"],
      ["failed_constraint", "must be one of the app's functions", "/features/functions/h"],
    ],
  ],
  [
    named("A", { settings: { org_deploy_enabled: true } }),
    [
      [
        "failed_constraint",
        "must come with at least one scope in oauth_config.scopes.bot",
        "/settings/org_deploy_enabled",
      ],
    ],
  ],
];
