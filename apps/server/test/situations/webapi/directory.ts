import { expect } from "vitest";
import type { MethodTable } from "./method-situation.js";
import { grantedToLabs } from "./worlds.js";

const byOrganization = { token: "svcp-olga" } as const;
const team = (parts: object) => ({ team: expect.objectContaining(parts) });
const bot = (parts: object) => ({ bot: expect.objectContaining(parts) });
const fields = (...names: readonly string[]) => ({
  profile: { fields: names.map((name) => expect.objectContaining({ field_name: name })), sections: [] },
});
const profileFields = `profile_fields:
  - { name: title, locked: false }
  - { name: city, hidden: true }
`;
const missingTeam = { arg: "team_id" };

/** Workspaces, bots, emoji and the fields of profiles. */
export const directory = {
  "team.info": {
    succeeds: [
      { call: {}, fields: team({ id: "T1", domain: "hq", enterprise_id: "E1", enterprise_domain: "hq" }) },
      { call: { arguments: { team: "T2" } }, fields: team({ id: "T2", name: "Labs" }) },
      { call: { arguments: { domain: "labs" }, encoding: "query" }, fields: team({ id: "T2" }) },
      { call: { arguments: { team: "T1" }, token: "svcp-gus" }, fields: team({ id: "T1" }) },
      { world: grantedToLabs, call: byOrganization, fields: team({ id: "T2" }) },
      {
        base: "webapi-lone",
        world: `workspaces: [{ domain: shop, email_domains: [shop.example, acme.example] }]`,
        call: {},
        fields: team({ id: "T1", email_domain: "shop.example,acme.example" }),
      },
    ],
    answers: {
      team_not_found: [
        { when: "the workspace does not exist", call: { arguments: { team: "T404" } } },
        { when: "the workspace belongs to another company", call: { arguments: { team: "T9" } } },
        { when: "no workspace has the domain", call: { arguments: { domain: "nowhere" } } },
        { when: "it is not the caller's single workspace", base: "webapi-lone", call: { arguments: { team: "T2" } } },
      ],
      team_not_on_enterprise: [
        { when: "the workspace is standalone", base: "webapi-lone", call: { arguments: { domain: "shop" } } },
      ],
      fail_to_get_teams_for_restricted_user: [
        { when: "a guest looks up another workspace", call: { arguments: { team: "T2" }, token: "svcp-gus" } },
      ],
      team_access_not_granted: [
        {
          when: "the workspace was not granted",
          world: grantedToLabs,
          call: { arguments: { team: "T1" }, ...byOrganization },
        },
      ],
    },
  },
  "team.profile.get": {
    succeeds: [
      { call: {}, fields: fields("title") },
      { world: profileFields, call: {}, fields: fields("city", "title") },
      { world: profileFields, call: { arguments: { visibility: "visible" } }, fields: fields("title") },
      { world: profileFields, call: { arguments: { visibility: "hidden" } }, fields: fields("city") },
      { call: { arguments: { team_id: "T1" }, ...byOrganization }, fields: fields("title") },
      { base: "webapi-lone", call: {}, fields: fields() },
      {
        world: `custom_fields: [{ name: Shirt, type: options_list, options: [S, M] }, { name: Pet, hidden: true }]`,
        call: { arguments: { visibility: "visible" } },
        fields: fields("title", "Shirt"),
      },
    ],
    answers: {
      missing_argument: [
        { when: "an organization's token names no workspace", call: byOrganization, fields: missingTeam },
      ],
      team_access_not_granted: [
        {
          when: "the workspace was not granted",
          world: grantedToLabs,
          call: { arguments: { team_id: "T1" }, ...byOrganization },
        },
        { when: "the workspace does not exist", call: { arguments: { team_id: "T404" }, ...byOrganization } },
      ],
      invalid_arguments: [{ when: "the visibility is unknown", call: { arguments: { visibility: "some" } } }],
    },
  },
  "bots.info": {
    succeeds: [
      {
        call: { arguments: { bot: "BHELP" } },
        fields: bot({ id: "BHELP", user_id: "UHELP", app_id: "A1", deleted: false }),
      },
      { call: { arguments: { bot: "BCLASS", team_id: "E1" }, ...byOrganization }, fields: bot({ name: "classic" }) },
      { call: { arguments: { bot: "BCLASS", team_id: "T1" }, ...byOrganization } },
      {
        world: `apps: [{ name: Classic, deleted: true }]`,
        call: { arguments: { bot: "BCLASS" } },
        fields: bot({ deleted: true }),
      },
    ],
    answers: {
      bot_not_found: [
        { when: "the bot does not exist", call: { arguments: { bot: "B404" } } },
        { when: "the identifier is that of a person", call: { arguments: { bot: "BMIA" } } },
        { when: "the identifier is malformed", call: { arguments: { bot: "helper" } } },
      ],
      missing_argument: [
        { when: "no bot is given", call: {}, fields: { arg: "bot" } },
        {
          when: "an organization's token names no workspace",
          call: { arguments: { bot: "BHELP" }, ...byOrganization },
          fields: missingTeam,
        },
      ],
      team_not_found: [
        {
          when: "the workspace does not exist",
          call: { arguments: { bot: "BHELP", team_id: "T404" }, ...byOrganization },
        },
        {
          when: "the workspace belongs to another company",
          call: { arguments: { bot: "BHELP", team_id: "T9" }, ...byOrganization },
        },
      ],
      team_access_not_granted: [
        {
          when: "the workspace was not granted",
          world: grantedToLabs,
          call: { arguments: { bot: "BHELP", team_id: "T1" }, ...byOrganization },
        },
      ],
    },
  },
  "emoji.list": {
    succeeds: [
      {
        call: {},
        fields: { emoji: { "rocket-red": "https://pictures.example/rocket.png", fast: "alias:rocket-red" } },
      },
      {
        call: { arguments: { include_categories: true }, encoding: "query" },
        fields: { categories: [{ name: "Custom", emoji_names: ["fast", "rocket-red"] }] },
      },
    ],
    answers: {},
  },
} satisfies MethodTable;
