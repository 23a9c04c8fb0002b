import type { MethodTable } from "./method-situation.js";
import { byMember, grantedToLabs, loneAdmin } from "./worlds.js";

const classic = { arguments: { app_id: "A2", team_ids: ["T1"] } };

/** Administering apps. */
export const appAdministration = {
  "admin.apps.uninstall": {
    succeeds: [
      { call: classic },
      { call: { arguments: { app_id: "A1", enterprise_id: "E1" } } },
      { call: { arguments: { app_id: "A3", team_ids: "T1,T2,T1" }, encoding: "form" } },
    ],
    answers: {
      app_not_found: [
        { when: "the app is unknown", call: { arguments: { app_id: "A404", enterprise_id: "E1" } } },
        { when: "the app was deleted", call: { arguments: { app_id: "A5", enterprise_id: "E1" } } },
      ],
      enterprise_not_found: [
        { when: "it is another organization", call: { arguments: { app_id: "A2", enterprise_id: "E404" } } },
      ],
      feature_not_enabled: [
        {
          when: "the app that calls is installed on a workspace",
          base: "webapi-lone",
          world: loneAdmin,
          call: classic,
        },
      ],
      must_revoke_access: [
        { when: "the app is installed on the organization", call: { arguments: { app_id: "A1", team_ids: ["T1"] } } },
      ],
      restricted_action: [{ when: "the caller is a member", call: { ...classic, ...byMember } }],
      specify_enterprise_or_teams: [
        { when: "neither is given", call: { arguments: { app_id: "A2" } } },
        {
          when: "both are given",
          call: { arguments: { app_id: "A2", enterprise_id: "E1", team_ids: ["T1"] } },
        },
      ],
      teams_not_found: [
        { when: "a workspace does not exist", call: { arguments: { app_id: "A2", team_ids: ["T1", "T404"] } } },
        { when: "a workspace belongs to another company", call: { arguments: { app_id: "A2", team_ids: ["T9"] } } },
        {
          when: "a workspace is deleted",
          world: "workspaces: [{ domain: labs, deleted: true }]",
          call: { arguments: { app_id: "A2", team_ids: ["T2"] } },
        },
      ],
      too_many_teams: [
        {
          when: "101 are given",
          call: { arguments: { app_id: "A2", team_ids: Array.from({ length: 101 }, (_, at) => `T${at}`) } },
        },
      ],
      team_access_not_granted: [{ when: "the workspace was not granted", world: grantedToLabs, call: classic }],
      ratelimited: [
        {
          when: "another app was uninstalled a moment ago",
          server: { rateMode: "enforce" },
          before: [{ arguments: { app_id: "A3", team_ids: ["T1"] } }],
          waitMs: 59_000,
          call: classic,
        },
      ],
    },
  },
} satisfies MethodTable;
