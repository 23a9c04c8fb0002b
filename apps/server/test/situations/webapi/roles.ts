import type { MethodTable, Situations } from "./method-situation.js";
import { byMember, grantedToLabs, loneAdmin } from "./worlds.js";

const pair = { role_id: "Rl0A", entity_ids: ["E1"], user_ids: ["UMIA"] };
const send = (more: object = {}) => ({ arguments: { ...pair, ...more } });

/** YAML in which a member manages channels, and an admin manages conversations. */
const assigned = `role_assignments:
  - { role: Rl0A, user: mia, created: 2026-01-01T00:00:00Z }
  - { role: Rl05, user: adam, workspace: labs, created: 2026-01-02T00:00:00Z }
  - { role: Rl0A, user: mia, channel: random, created: 2026-01-03T00:00:00Z }
`;

/** The token of an admin of the organization who does not own it. */
const adam = "svcp-adam";
const byAdam = `tokens:
  - { token: ${adam}, kind: user, user: adam, app: Helper, scopes: ["admin.roles:write"], installation: { installer: olga, channel_manager: true } }
`;

/** Ways in which both methods refuse. */
const refused = {
  feature_not_enabled: [
    { when: "the app is installed on a workspace", base: "webapi-lone", world: loneAdmin, call: send() },
  ],
  invalid_actor: [{ when: "the caller is a member", call: { ...send(), ...byMember } }],
  invalid_role_id: [{ when: "the role does not exist", call: send({ role_id: "Rl99" }) }],
  cannot_modify_role_admin: [
    { when: "an admin who is no owner names it", world: byAdam, call: { ...send({ role_id: "Rl02" }), token: adam } },
  ],
  too_many_entities: [
    { when: "eleven are given", call: send({ entity_ids: Array.from({ length: 11 }, (_, at) => `T${at}`) }) },
  ],
  too_many_users: [
    { when: "eleven are given", call: send({ user_ids: Array.from({ length: 11 }, (_, at) => `U${at}`) }) },
  ],
  no_valid_entities: [
    {
      when: "none exists or can have the role",
      call: send({ role_id: "Rl05", entity_ids: ["T404", "T9", "C404", "D1", "C1"] }),
      fields: {
        rejected_users: [],
        rejected_entities: [
          ...["T404", "T9", "C404", "D1"].map((id) => ({ id, error: "entity_not_found" })),
          { id: "C1", error: "entity_not_supported" },
        ],
      },
    },
    {
      when: "the role is for organizations only",
      call: send({ role_id: "Rl0J", entity_ids: ["T1"] }),
      fields: { rejected_entities: [{ id: "T1", error: "entity_not_supported" }] },
    },
    {
      when: "the workspaces were not granted",
      world: grantedToLabs,
      call: send({ entity_ids: ["T1", "C1"] }),
      fields: { rejected_entities: ["T1", "C1"].map((id) => ({ id, error: "team_access_not_granted" })) },
    },
    {
      when: "the workspace is deleted",
      world: "workspaces: [{ domain: labs, deleted: true }]",
      call: send({ entity_ids: ["T2"] }),
    },
  ],
} satisfies Record<string, Situations>;

/** Situations in which the valid pairs are as they should be already, so that the call changes nothing. */
const failedForSome = (
  world?: string,
): Record<"failed_for_some_entities" | "failed_for_some_users_and_entities", Situations> => ({
  failed_for_some_entities: [
    {
      when: "a workspace does not exist",
      ...(world !== undefined && { world }),
      call: send({ entity_ids: ["E1", "T404"] }),
      fields: { rejected_users: [], rejected_entities: [{ id: "T404", error: "entity_not_found" }] },
    },
  ],
  failed_for_some_users_and_entities: [
    {
      when: "a workspace and a user do not exist",
      ...(world !== undefined && { world }),
      call: send({ entity_ids: ["E1", "T404"], user_ids: ["UMIA", "U404"] }),
      fields: {
        rejected_users: [{ id: "U404", error: "user_not_found" }],
        rejected_entities: [{ id: "T404", error: "entity_not_found" }],
      },
    },
  ],
});

const unknownUsers = {
  no_valid_users: [
    {
      when: "none is known",
      call: send({ user_ids: ["U404", "WPIA"] }),
      fields: { rejected_users: ["U404", "WPIA"].map((id) => ({ id, error: "user_not_found" })) },
    },
    {
      when: "the user is only in workspaces that were not granted",
      world: grantedToLabs,
      call: send({ user_ids: ["UMIA"] }),
      fields: { rejected_users: [{ id: "UMIA", error: "team_access_not_granted" }] },
    },
  ],
} satisfies Record<string, Situations>;

/** Roles of users. */
export const roles = {
  "admin.roles.addAssignments": {
    succeeds: [
      { call: send({ entity_ids: ["E1", "T2", "C2", "E1"], user_ids: ["UMIA", "UREX", "UMIA"] }) },
      { call: { ...send({ role_id: "Rl02", entity_ids: "E1,T1" }), encoding: "form" } },
      { world: assigned, call: send() },
    ],
    answers: {
      ...refused,
      ...failedForSome(assigned),
      failed_for_some_users: [
        {
          when: "some cannot have a role",
          world: assigned,
          call: send({ user_ids: ["UMIA", "UHELP", "UGUS", "UGONE"] }),
          fields: {
            rejected_users: [
              { id: "UHELP", error: "user_is_bot" },
              { id: "UGUS", error: "user_is_restricted" },
              { id: "UGONE", error: "user_is_deactivated" },
            ],
            rejected_entities: [],
          },
        },
      ],
      no_valid_users: [...unknownUsers.no_valid_users, { when: "it is a bot", call: send({ user_ids: ["UHELP"] }) }],
    },
  },
  "admin.roles.removeAssignments": {
    succeeds: [{ world: assigned, call: send({ entity_ids: ["E1", "C2"] }) }, { call: send({ user_ids: ["UGONE"] }) }],
    answers: {
      ...refused,
      ...failedForSome(),
      failed_for_some_users: [
        {
          when: "one does not exist",
          call: send({ user_ids: ["UMIA", "U404"] }),
          fields: { rejected_users: [{ id: "U404", error: "user_not_found" }], rejected_entities: [] },
        },
      ],
      ...unknownUsers,
    },
  },
  "admin.roles.listAssignments": {
    succeeds: [
      {
        world: assigned,
        call: {},
        fields: {
          role_assignments: [
            { role_id: "Rl0A", entity_id: "C2", user_id: "UMIA", date_create: 1767398400 },
            { role_id: "Rl05", entity_id: "T2", user_id: "UADAM", date_create: 1767312000 },
            { role_id: "Rl0A", entity_id: "E1", user_id: "UMIA", date_create: 1767225600 },
          ],
          response_metadata: { next_cursor: "" },
        },
      },
      {
        world: assigned,
        call: { arguments: { role_ids: "Rl0A,Rl01", sort_dir: "ASC", entity_ids: "E1" }, encoding: "query" },
        fields: { role_assignments: [{ role_id: "Rl0A", entity_id: "E1", user_id: "UMIA", date_create: 1767225600 }] },
      },
      {
        world: `${assigned}${grantedToLabs}`,
        call: {},
        fields: {
          role_assignments: [
            { role_id: "Rl05", entity_id: "T2", user_id: "UADAM", date_create: 1767312000 },
            { role_id: "Rl0A", entity_id: "E1", user_id: "UMIA", date_create: 1767225600 },
          ],
        },
      },
      {
        world: `${assigned}${grantedToLabs}`,
        call: { arguments: { entity_ids: ["C2"] } },
        fields: { role_assignments: [] },
      },
    ],
    answers: {
      feature_not_enabled: [
        { when: "the app is installed on a workspace", base: "webapi-lone", world: loneAdmin, call: {} },
      ],
      invalid_actor: [{ when: "the caller is a member", call: byMember }],
      invalid_role_id: [{ when: "one of them does not exist", call: { arguments: { role_ids: ["Rl0A", "Rl99"] } } }],
      invalid_sort: [{ when: "it is neither of the two", call: { arguments: { sort_dir: "newest" } } }],
      invalid_cursor: [{ when: "the cursor is unknown", call: { arguments: { cursor: "dGVhbTpDMQ==" } } }],
    },
  },
} satisfies MethodTable;
