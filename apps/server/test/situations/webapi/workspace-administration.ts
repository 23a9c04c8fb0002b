import { expect } from "vitest";
import { ofLone, ofMember } from "./administered-rows.js";
import type { MethodTable } from "./method-situation.js";
import { byMember, grantedToLabs } from "./worlds.js";

const every = { arguments: {} };
const of = (team_id: string) => ({ arguments: { team_id } });
const limited = (limit: unknown) => ({ arguments: { team_id: "T1", limit } });
const create = (more: object = {}) => ({ arguments: { team_domain: "depot", team_name: "Depot", ...more } });
const made = { team: expect.stringMatching(/^T[A-Z0-9]+$/) };

const hq = {
  id: "T1",
  name: "Headquarters",
  discoverability: "invite_only",
  primary_owner: { user_id: "UPAT", email: "pat@acme.example" },
  team_url: expect.stringMatching(/^https?:/),
};
const labs = expect.objectContaining({ id: "T2", discoverability: "unlisted" });
const unlistedLabs = "workspaces: [{ domain: labs, discoverability: unlisted, description: Tests of everything. }]";

const invalidLimits = [
  { when: "the page size is too large", call: limited(1001) },
  { when: "the page size is 0", call: limited(0) },
] as const;

/** Answers of the methods about one workspace. */
const ofWorkspace = {
  feature_not_enabled: ofLone(of("T1")),
  invalid_auth: [{ when: "the workspace belongs to another company", call: of("T9") }],
  invalid_cursor: [{ when: "the cursor is unknown", call: { arguments: { team_id: "T1", cursor: "dXNlcjpVMQ==" } } }],
  not_an_admin: [ofMember(of("T1"))],
  team_access_not_granted: [{ when: "the workspace was not granted", world: grantedToLabs, call: of("T1") }],
  team_not_found: [
    { when: "the workspace does not exist", call: of("T404") },
    {
      when: "the workspace is deleted",
      world: "workspaces: [{ domain: labs, deleted: true }]",
      call: of("T2"),
    },
  ],
} as const;

/** Workspaces, as administrators of the organization see and create them. */
export const workspaceAdministration = {
  "admin.teams.list": {
    succeeds: [
      { world: unlistedLabs, call: every, fields: { teams: [hq, labs] } },
      { world: grantedToLabs, call: every, fields: { teams: [expect.objectContaining({ id: "T2" })] } },
      { call: { arguments: { limit: 1 } }, fields: { teams: [hq] } },
    ],
    answers: {
      feature_not_enabled: ofLone(every),
      invalid_cursor: [{ when: "the cursor is unknown", call: { arguments: { cursor: "dGVhbTpDMQ==" } } }],
      invalid_limit: [
        { when: "the page size is too large", call: { arguments: { limit: 1001 } } },
        { when: "the page size is not a number", call: { arguments: { limit: "many" } } },
      ],
      not_an_admin: [{ when: "the caller is a member", call: { ...every, ...byMember } }],
    },
  },
  "admin.teams.create": {
    succeeds: [
      { call: create(), fields: made },
      { call: { ...create({ team_discoverability: "open", team_description: "" }), encoding: "form" }, fields: made },
    ],
    answers: {
      bad_url: [
        { when: "the domain is too long", call: create({ team_domain: "a".repeat(22) }) },
        { when: "the domain has a dot", call: create({ team_domain: "de.pot" }) },
        { when: "the domain has capital letters", call: create({ team_domain: "Depot" }) },
        { when: "the domain ends in a hyphen", call: create({ team_domain: "depot-" }) },
      ],
      could_not_create_workspace: [
        {
          when: "a user group has the name of the general channel",
          before: [
            { method: "conversations.rename", token: "svcp-olga", arguments: { channel: "C1", name: "lobby" } },
            {
              method: "usergroups.create",
              token: "svcp-olga",
              arguments: { name: "Generals", handle: "general", team_id: "T1" },
            },
          ],
          call: create(),
        },
      ],
      discoverability_setting_invalid: [
        { when: "the value is unknown", call: create({ team_discoverability: "secret" }) },
        { when: "no workspace is created hidden", call: create({ team_discoverability: "hidden" }) },
      ],
      domain_taken: [
        { when: "a workspace has the domain", call: create({ team_domain: "labs" }) },
        { when: "a workspace of another company has the domain", call: create({ team_domain: "partner" }) },
      ],
      feature_not_enabled: ofLone(create()),
      must_provide_team_domain: [
        { when: "there is no domain", call: { arguments: { team_name: "Depot" } } },
        { when: "the domain is empty", call: create({ team_domain: "" }) },
      ],
      must_provide_team_name: [
        { when: "there is no name", call: { arguments: { team_domain: "depot" } } },
        { when: "the name is empty", call: create({ team_name: "" }) },
      ],
      name_taken_in_org: [{ when: "the case differs", call: create({ team_name: "LABS" }) }],
      not_an_admin: [ofMember(create())],
    },
  },
  "admin.teams.admins.list": {
    succeeds: [
      { call: of("T1"), fields: { admin_ids: ["UADAM"] } },
      { call: { ...of("T2"), encoding: "query" }, fields: { admin_ids: [] } },
    ],
    answers: {
      ...ofWorkspace,
      invalid_arguments: [{ when: "there is no workspace", call: every }],
      invalid_limit: invalidLimits,
    },
  },
  "admin.teams.owners.list": {
    succeeds: [
      { call: of("T1"), fields: { owner_ids: ["UPAT", "UOLGA"] } },
      { call: of("T2"), fields: { owner_ids: ["ULAB"] } },
    ],
    answers: { ...ofWorkspace, invalid_arguments: [{ when: "there is no workspace", call: every }, ...invalidLimits] },
  },
} satisfies MethodTable;
