import { describe, expect, it } from "vitest";
import { validateManifest } from "./validate-manifest.js";

const named = { display_information: { name: "Helper" } };

describe("validateManifest", () => {
  it("takes everything that real manifests carry", () => {
    const manifest = {
      _metadata: { major_version: 2, minor_version: 1 },
      display_information: {
        name: "Helper",
        description: "Helps.",
        long_description: "x".repeat(175),
        background_color: "#4A154B",
      },
      features: {
        app_home: { home_tab_enabled: true, messages_tab_enabled: true, messages_tab_read_only_enabled: false },
        bot_user: { display_name: "helper", always_online: true },
        shortcuts: [{ name: "Do", type: "global", callback_id: "do", description: "Does it." }],
        slash_commands: [{ command: "/help", description: "Helps", url: "https://x.example", should_escape: false }],
        unfurl_domains: ["x.example"],
        workflow_steps: [{ name: "Step", callback_id: "step" }],
        assistant_view: { assistant_description: "Helps", suggested_prompts: [{ title: "Hi", message: "Hello" }] },
      },
      oauth_config: {
        redirect_urls: ["https://x.example/cb"],
        scopes: { bot: ["chat:write"], user: ["users:read"] },
        token_management_enabled: true,
        pkce_enabled: false,
      },
      settings: {
        event_subscriptions: {
          request_url: "https://x.example",
          bot_events: ["message.im"],
          user_events: ["message.im"],
        },
        interactivity: {
          is_enabled: true,
          request_url: "https://x.example",
          message_menu_options_url: "https://x.example",
        },
        org_deploy_enabled: true,
        socket_mode_enabled: false,
        is_hosted: false,
        token_rotation_enabled: true,
        function_runtime: "remote",
        is_mcp_enabled: false,
      },
      functions: { greet: { title: "Greet" } },
      workflows: {},
      datastores: {},
      types: {},
      events: {},
      external_auth_providers: { oauth2: { other: {} } },
      outgoing_domains: ["x.example"],
    };
    expect(validateManifest(JSON.stringify(manifest))).toEqual([]);
  });

  it.each([
    { given: {}, pointers: ["/display_information"] },
    { given: [], pointers: [""] },
    { given: { ...named, "a/b~c": 1 }, pointers: ["/a~1b~0c"] },
    {
      given: { display_information: { name: "x".repeat(36), description: "x".repeat(141) } },
      pointers: ["/display_information/description", "/display_information/name"],
    },
    { given: { ...named, features: { slash_commands: [] } }, pointers: ["/features/slash_commands"] },
    {
      given: { ...named, oauth_config: { redirect_urls: ["ftp://x.example"] } },
      pointers: ["/oauth_config/redirect_urls/0"],
    },
    {
      given: { ...named, settings: { event_subscriptions: { bot_events: ["a", "a"] } } },
      pointers: ["/settings/event_subscriptions/bot_events"],
    },
    { given: { ...named, settings: { one: 1, two: 2 } }, pointers: ["/settings/one", "/settings/two"] },
  ])("points at $pointers", ({ given, pointers }) => {
    const problems = validateManifest(JSON.stringify(given));
    expect(problems.map(({ pointer }) => pointer).toSorted()).toEqual(pointers);
    for (const { message } of problems) expect(message).toMatch(/\w+ \w+/);
  });

  it("refuses what is no JSON", () => {
    expect(validateManifest("{")).toMatchObject([{ pointer: "" }]);
  });

  it("refuses what no body may have, where a manifest is free", () => {
    const text = (workflow: string) => `{"display_information":{"name":"X"},"workflows":{"w":${workflow}}}`;
    const deep = validateManifest(text(`${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`));
    expect(deep).toEqual([{ message: "must nest at most 64 levels deep", pointer: `/workflows/w${"/a".repeat(62)}` }]);
    expect(validateManifest(text('{"__proto__":{}}'))).toEqual([
      { message: 'must not have the key "__proto__"', pointer: "/workflows/w/__proto__" },
    ]);
    expect(validateManifest(text('{"a":["\\ud800"],"\\udc00":1}'))).toEqual([
      { message: "must be well-formed Unicode", pointer: "/workflows/w/a/0" },
      { message: "must have keys of well-formed Unicode", pointer: "/workflows/w" },
    ]);
    expect(validateManifest(text("{}").replace("X", "\\ud800"))).toEqual([
      { message: "must be well-formed Unicode", pointer: "/display_information/name" },
    ]);
  });
});
