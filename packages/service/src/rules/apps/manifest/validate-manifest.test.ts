import { describe, expect, it } from "vitest";
import { brokenManifests, judgedManifests, realManifests } from "../../../testing/real-manifests.js";
import { validateForm, validateManifest } from "./validate-manifest.js";

const code = "failed_constraint";
const named = { display_information: { name: "Helper" } };

describe("validateManifest", () => {
  it("accepts everything that real manifests contain", () => {
    const manifest = {
      $schema: "https://schemas.example/manifest.schema.2.0.0.json",
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
        scopes: { bot: ["chat:write", "commands", "im:history"], user: ["users:read", "im:history"] },
        token_management_enabled: true,
        pkce_enabled: false,
      },
      settings: {
        event_subscriptions: {
          request_url: "https://x.example",
          bot_events: ["message.im", "function_executed"],
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

  it("accepts the manifests of real apps", () => {
    for (const [what, manifest] of Object.entries(realManifests))
      expect(validateManifest(JSON.stringify(manifest)), what).toEqual([]);
  });

  it("states what the parts of a manifest lack of each other, apart from their form", () => {
    for (const [manifest, problems] of judgedManifests) {
      const found = validateManifest(JSON.stringify(manifest));
      expect(found.map(({ code, message, pointer }) => [code, message, pointer])).toEqual(problems);
      expect(validateForm(JSON.stringify(manifest))).toEqual([]);
    }
  });

  it.each([
    ...brokenManifests,
    [{ ...named, "a/b~c": 1 }, ["/a~1b~0c"]],
    [{ ...named, settings: { one: 1, two: 2 } }, ["/settings/one", "/settings/two"]],
    [
      { ...named, settings: { event_subscriptions: { bot_events: ["a", "a"] } } },
      ["/settings/event_subscriptions/bot_events"],
    ],
  ] as const)("locates the problem in %j", (given, pointers) => {
    const problems = validateManifest(JSON.stringify(given));
    expect(problems.map(({ pointer }) => pointer).toSorted()).toEqual(pointers.toSorted());
    for (const { code, message } of problems) expect(`${code} ${message}`).toMatch(/^\w+ \w+ \w+/);
  });

  it("refuses text that is not JSON", () => {
    expect(validateManifest("{")).toMatchObject([{ pointer: "" }]);
  });

  it("checks no deeper than a body may nest, even in a recursive form", () => {
    const nested = `${'{"type":"array","items":'.repeat(2_000)}{}${"}".repeat(2_000)}`;
    const [problem, ...others] = validateManifest(`{"display_information":{"name":"X"},"types":{"t":${nested}}}`);
    expect(others).toEqual([]);
    expect(problem?.message).toBe("must nest at most 64 levels deep");
  });

  it("stops reading at the size limits", () => {
    const text = (members: object) => JSON.stringify({ display_information: { name: "X" }, events: members });
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`e${at}`, {}]));
    expect(validateManifest(text(many(4_997)))).toEqual([]);
    const refusal = { code, message: "must have at most 5000 members and elements together", pointer: "" };
    expect(validateManifest(text(many(4_998)))).toEqual([refusal]);
    expect(validateManifest(text(many(100_000)).slice(0, 1_048_577))).toEqual([
      { code, message: "must have at most 1048576 characters", pointer: "" },
    ]);
  });

  it("refuses unsafe JSON in the free-form parts of a manifest", () => {
    const text = (workflow: string) => `{"display_information":{"name":"X"},"events":{"w":${workflow}}}`;
    const deep = validateManifest(text(`${'{"a":'.repeat(4000)}1${"}".repeat(4000)}`));
    expect(deep).toEqual([
      { code, message: "must nest at most 64 levels deep", pointer: `/events/w${"/a".repeat(62)}` },
    ]);
    expect(validateManifest(text('{"__proto__":{}}'))).toEqual([
      { code, message: 'must not have the key "__proto__"', pointer: "/events/w/__proto__" },
    ]);
    expect(validateManifest(text('{"a":["\\ud800"],"\\udc00":1}'))).toEqual([
      { code, message: "must be well-formed Unicode", pointer: "/events/w/a/0" },
      { code, message: "must have keys of well-formed Unicode", pointer: "/events/w" },
    ]);
    expect(validateManifest(text("{}").replace("X", "\\ud800"))).toEqual([
      { code, message: "must be well-formed Unicode", pointer: "/display_information/name" },
    ]);
  });
});
