import { expect } from "vitest";
import { deletedManager, inaccessibleApp, manifest, switchedOff, wrongManifests } from "./apps.js";
import type { MethodTable, Situations } from "./method-situation.js";

const sent = { arguments: { manifest } };

/** Situations in which a manager app cannot change an app. */
const unmanaged = (more: object): Situations => [
  ...inaccessibleApp(more).app_not_owned_by_manager_app,
  {
    when: "the app of the token is not enrolled",
    world: "tokens: [{ token: svcc-manager, app: Helper }]",
    call: { token: "svcc-manager", arguments: { ...more, app_id: "A4" } },
  },
  {
    when: "its token lacks the scope",
    world: "tokens: [{ token: svcc-manager, scopes: [other] }]",
    call: { token: "svcc-manager", arguments: { ...more, app_id: "A4" } },
  },
];

/** Situations in which there is no such app. */
const missingApps = (more: object): Situations => [
  { when: "the app is unknown", call: { arguments: { ...more, app_id: "A404" } } },
  { when: "the app was deleted", call: { arguments: { ...more, app_id: "A5" } } },
];

const withScopes = (...bot: readonly string[]) => ({ ...manifest, oauth_config: { scopes: { bot } } });

const withOptional = {
  ...manifest,
  oauth_config: { scopes: { bot: ["chat:write", "users:read"], bot_optional: ["users:read"] } },
};

/** Changing and deleting apps by their manifests. */
export const appChanges = {
  "apps.manifest.update": {
    succeeds: [
      {
        call: { arguments: { manifest, app_id: "A1" } },
        fields: { app_id: "A1", permissions_updated: expect.any(Boolean) },
      },
      { call: { arguments: { manifest: JSON.stringify(manifest), app_id: "A4" }, token: "svcc-manager" } },
      {
        before: [{ arguments: { app_id: "A1", manifest: withScopes("chat:write") } }],
        call: { arguments: { app_id: "A1", manifest: withScopes("chat:write", "users:read") } },
        fields: { permissions_updated: true },
      },
      {
        before: [{ arguments: { app_id: "A1", manifest: withScopes("users:read", "chat:write") } }],
        call: { arguments: { app_id: "A1", manifest: withScopes("chat:write", "users:read") } },
        fields: { permissions_updated: false },
      },
      {
        before: [{ arguments: { app_id: "A1", manifest: withScopes("chat:write", "users:read") } }],
        // A scope that users may clear is among those of the bot.
        call: { arguments: { app_id: "A1", manifest: withOptional } },
        fields: { permissions_updated: false },
      },
    ],
    answers: {
      invalid_arguments: [
        { when: "no manifest is given", call: { arguments: { app_id: "A1" } } },
        { when: "no app is given", call: sent },
      ],
      invalid_manifest: [
        {
          when: "it turns off the rotation of tokens",
          before: [
            { arguments: { app_id: "A1", manifest: { ...manifest, settings: { token_rotation_enabled: true } } } },
          ],
          call: { arguments: { app_id: "A1", manifest } },
          fields: {
            errors: [
              { code: "failed_constraint", message: expect.any(String), pointer: "/settings/token_rotation_enabled" },
            ],
          },
        },
        {
          when: "it turns off PKCE",
          before: [{ arguments: { app_id: "A1", manifest: { ...manifest, oauth_config: { pkce_enabled: true } } } }],
          call: { arguments: { app_id: "A1", manifest } },
          fields: {
            errors: [{ code: "failed_constraint", message: expect.any(String), pointer: "/oauth_config/pkce_enabled" }],
          },
        },
        {
          when: "the service would have to run its functions, and the workspace has disabled that",
          world: switchedOff("hosted_functions"),
          call: { arguments: { app_id: "A1", manifest: { ...manifest, settings: { is_hosted: true } } } },
          fields: {
            errors: [{ code: "failed_constraint", message: expect.any(String), pointer: "/settings/is_hosted" }],
          },
        },
        {
          when: "it would use socket mode, and the workspace has disabled that",
          world: switchedOff("socket_mode"),
          call: { arguments: { app_id: "A1", manifest: { ...manifest, settings: { socket_mode_enabled: true } } } },
          fields: {
            errors: [
              { code: "failed_constraint", message: expect.any(String), pointer: "/settings/socket_mode_enabled" },
            ],
          },
        },
        ...wrongManifests.map((row) => ({
          ...row,
          call: { arguments: { ...row.call.arguments, app_id: "A1" } },
        })),
      ],
      ...inaccessibleApp({ manifest }),
      app_not_owned_by_manager_app: unmanaged({ manifest }),
      invalid_app_id: [{ when: "the identifier is malformed", call: { arguments: { manifest, app_id: "nonsense" } } }],
      app_not_found: missingApps({ manifest }),
      invalid_app: [
        {
          when: "the manager app was deleted",
          world: deletedManager,
          call: { token: "svcc-manager", arguments: { manifest, app_id: "A4" } },
        },
      ],
      unknown_method: [
        {
          when: "manifests are turned off",
          world: switchedOff("manifests"),
          call: { arguments: { manifest, app_id: "A1" } },
        },
      ],
      ratelimited: [
        {
          when: "the app was changed a moment ago",
          server: { rateMode: "enforce" },
          before: [{ arguments: { manifest, app_id: "A1" } }],
          waitMs: 59_000,
          call: { arguments: { manifest, app_id: "A1" } },
        },
      ],
    },
  },
  "apps.manifest.delete": {
    succeeds: [
      { call: { arguments: { app_id: "A1" } } },
      { call: { arguments: { app_id: "A4" }, token: "svcc-manager" } },
    ],
    answers: {
      invalid_arguments: [{ when: "no app is given", call: { arguments: {} } }],
      ...inaccessibleApp({}),
      app_not_owned_by_manager_app: [
        ...unmanaged({}),
        {
          when: "the manager app was deleted",
          world: deletedManager,
          call: { token: "svcc-manager", arguments: { app_id: "A4" } },
        },
      ],
      invalid_app_id: [{ when: "the identifier is malformed", call: { arguments: { app_id: "nonsense" } } }],
      app_not_found: [
        ...missingApps({}),
        {
          when: "it was deleted a moment ago",
          before: [{ arguments: { app_id: "A1" } }],
          call: { arguments: { app_id: "A1" } },
        },
      ],
      unknown_method: [
        { when: "manifests are turned off", world: switchedOff("manifests"), call: { arguments: { app_id: "A1" } } },
      ],
      ratelimited: [
        {
          when: "another app was deleted a moment ago",
          server: { rateMode: "enforce" },
          world: "apps: [{ id: A8, name: Further, collaborators: [mia] }]",
          before: [{ arguments: { app_id: "A8" } }],
          waitMs: 59_000,
          call: { arguments: { app_id: "A1" } },
        },
      ],
    },
  },
} satisfies MethodTable;
