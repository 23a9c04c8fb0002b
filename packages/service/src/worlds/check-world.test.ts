import { describe, expect, it } from "vitest";
import { checkWorld } from "./check-world.js";
import { type World, worldSchema } from "./world.js";

const owner = { userName: "ana", emails: ["ana@x.example"], workspaces: { hq: "primary_owner" } } as const;
const admin = { userName: "bo", emails: ["bo@x.example"], organization_role: "admin" } as const;
const member = { userName: "cy", emails: ["cy@x.example"] } as const;
const bot = { userName: "bot", bot_of: "Helper" } as const;

const lone: World = {
  kind: "world",
  workspaces: [{ name: "Headquarters", domain: "hq" }],
  users: [owner, member, bot],
  apps: [{ name: "Helper" }],
};
const organization: World = {
  ...lone,
  organization: { name: "Org", default_workspace: "hq" },
  workspaces: [
    { name: "Headquarters", domain: "hq" },
    { name: "Labs", domain: "labs" },
  ],
  users: [
    { ...owner, organization_role: "primary_owner", workspaces: { hq: "primary_owner", labs: "primary_owner" } },
    admin,
    member,
    bot,
  ],
};
const helper = { name: "Helper" } as const;
const deploy = {
  name: "Deploy Bot",
  installation: {},
  manifest: { display_information: { name: "Deploy Bot" }, oauth_config: { scopes: { bot: ["chat:write"] } } },
} as const;
const general = { kind: "public", name: "general" } as const;
const token = { token: "svcp-token", kind: "user", user: "cy", installation: { installer: "cy" } } as const;

interface Case {
  readonly name: string;
  readonly world: World;
  readonly wanted: readonly string[];
}

const cases: Case[] = [
  { name: "a standalone workspace", world: lone, wanted: [] },
  { name: "an organization", world: organization, wanted: [] },
  {
    name: "an unknown name",
    world: { ...lone, channels: [{ ...general, members: ["ana", "cyy"] }] },
    wanted: ['channels.0.members.1 No user is called "cyy"'],
  },
  {
    name: "an installed app whose bot is a member of a channel",
    world: { ...lone, apps: [helper, deploy], channels: [{ ...general, members: ["deploy_bot"] }] },
    wanted: [],
  },
  {
    name: "an unknown installer",
    world: { ...lone, apps: [helper, { ...deploy, installation: { installer: "annie" } }] },
    wanted: ['apps.1.installation.installer No user is called "annie"'],
  },
  {
    name: "a token of an app that another one has",
    world: {
      ...lone,
      apps: [helper, { ...deploy, app_tokens: [{ token: token.token }] }],
      tokens: [token],
    },
    wanted: ["apps.1.app_tokens.0.token The token is taken already"],
  },
  {
    name: "an unknown workspace as a key",
    world: { ...lone, users: [owner, { ...member, workspaces: { lab: "member" } }, bot] },
    wanted: ['users.1.workspaces.lab No workspace is called "lab"'],
  },
  {
    name: "a channel name in two workspaces",
    world: {
      ...organization,
      channels: [general, { ...general, workspace: "labs" }],
      groups: [{ displayName: "G", linked_channels: ["general", "labs/general"] }],
    },
    wanted: ['groups.0.linked_channels.0 Several channels are called "general"; write "domain/name"'],
  },
  {
    name: "shared channels, by the name in each of their workspaces",
    world: {
      ...organization,
      workspaces: [...organization.workspaces, { name: "P", domain: "partner", foreign: true }],
      channels: [
        { ...general, shared_with: ["labs", "partner"] },
        { ...general, name: "all", organization_wide: true },
      ],
      groups: [{ displayName: "G", linked_channels: ["labs/general", "partner/general"] }],
    },
    wanted: [],
  },
  {
    name: "a channel name that a workspace shares",
    world: {
      ...organization,
      channels: [
        { ...general, shared_with: ["labs"] },
        { ...general, workspace: "labs" },
        { ...general, name: "all", organization_wide: true },
        { ...general, name: "all", workspace: "labs" },
      ],
    },
    wanted: [
      'channels.1.name The name of a channel in its workspace "labs/general" is taken already',
      'channels.3.name The name of a channel in its workspace "labs/all" is taken already',
    ],
  },
  {
    name: "channels shared with their own or the same workspace, and what cannot be shared",
    world: {
      ...organization,
      workspaces: [...organization.workspaces, { name: "P", domain: "partner", foreign: true }],
      channels: [
        { ...general, shared_with: ["hq", "labs", "labs"] },
        { kind: "public", name: "their", workspace: "partner", organization_wide: true },
        { kind: "session", name: "turn", shared_with: ["labs"] },
      ],
    },
    wanted: [
      "channels.0.shared_with.0 Expected another workspace than its own, once",
      "channels.0.shared_with.2 Expected another workspace than its own, once",
      "channels.1.organization_wide Expected a channel of the organization",
      "channels.2.kind A session channel cannot be shared",
    ],
  },
  {
    name: "a channel shared with an unknown workspace",
    world: { ...lone, channels: [{ ...general, shared_with: ["nowhere"] }] },
    wanted: ['channels.0.shared_with.0 No workspace is called "nowhere"'],
  },
  {
    name: "a userName that a channel has",
    world: { ...lone, channels: [{ ...general, name: "cy" }] },
    wanted: ['channels.0.name The name of a user or channel "cy" is taken already'],
  },
  {
    name: "a taken address, group name and ID",
    world: {
      ...lone,
      users: [{ ...owner, id: "U1" }, { ...member, id: "U1", emails: ["ANA@x.example"] }, bot],
      groups: [{ displayName: "Team" }, { displayName: "team" }],
    },
    wanted: [
      'users.1.emails.0 The address "ana@x.example" is taken already',
      'groups.1.displayName The displayName of a group "team" is taken already',
      'users.1.id The id "U1" is taken already',
    ],
  },
  {
    name: "a duplicate token, which is not repeated",
    world: { ...lone, tokens: [token, token] },
    wanted: ["tokens.1.token The token is taken already"],
  },
  {
    name: "a workspace without a primary owner",
    world: { ...lone, users: [{ ...owner, workspaces: { hq: "owner" } }, member, bot] },
    wanted: ['workspaces.0 The workspace "hq" has no primary owner'],
  },
  {
    name: "a workspace with two primary owners, one of them deactivated",
    world: {
      ...lone,
      users: [owner, { ...member, active: false, workspaces: { hq: "primary_owner" } }, bot],
    },
    wanted: [
      'users.1.workspaces.hq The workspace "hq" has a primary owner already',
      "users.1.userName A primary owner is an active person",
    ],
  },
  {
    name: "several workspaces without an organization",
    world: {
      ...lone,
      workspaces: organization.workspaces,
      users: [{ ...owner, workspaces: { hq: "primary_owner", labs: "primary_owner" } }, member, bot],
    },
    wanted: ["workspaces.1 Several workspaces need an organization"],
  },
  {
    name: "a userName that is not in its stored form",
    world: { ...lone, users: [owner, { ...member, userName: "Cy Young" }, bot] },
    wanted: ['users.1.userName A userName must be in its stored form: "cy_young"'],
  },
  {
    name: "a person without an address, and a bot with one",
    world: { ...lone, users: [owner, { userName: "cy" }, { ...bot, emails: ["bot@x.example"] }] },
    wanted: ["users.1.userName A person needs an address in emails", "users.2.emails A bot has no address"],
  },
  {
    name: "a guest who is an administrator",
    world: {
      ...organization,
      users: [...(organization.users ?? []).slice(0, 1), { ...admin, guest: { kind: "multi" } }, bot],
    },
    wanted: ["users.1.guest cannot_make_user_guest: a guest has no role above member"],
  },
  {
    name: "a single-channel guest in a group and in two channels",
    world: {
      ...lone,
      users: [owner, { ...member, guest: { kind: "single" } }, bot],
      channels: [
        { ...general, members: ["cy"] },
        { ...general, name: "random", members: ["cy"] },
      ],
      groups: [{ displayName: "Team", members: ["cy"] }],
    },
    wanted: [
      "channels.1.members.0 A single-channel guest is in one channel",
      "groups.0.members.0 unable_to_add_deleted_or_guest_to_group: a member is active and no single-channel guest",
    ],
  },
  {
    name: "a deleted default workspace, and another deleted one",
    world: {
      ...organization,
      workspaces: organization.workspaces.map((workspace) => ({ ...workspace, deleted: true })),
    },
    wanted: ["workspaces.0.deleted The default workspace cannot be deleted"],
  },
  {
    name: "an invalid manifest",
    world: {
      ...lone,
      apps: [{ name: "Helper", manifest: { display_information: { name: "Helper" }, featurs: {}, settings: 7 } }],
    },
    wanted: [
      "apps.0.manifest invalid_manifest: must be an object at /settings",
      'apps.0.manifest invalid_manifest: must not have the key "featurs" at /featurs',
    ],
  },
  {
    name: "an incoming webhook without its scope",
    world: {
      ...lone,
      users: [{ ...owner, workspaces: { hq: "primary_owner" as const } }],
      channels: [general],
      apps: [{ ...deploy, installation: { incoming_webhook: { channel: "general" } } }],
    },
    wanted: [
      "apps.0.installation.incoming_webhook The manifest of Deploy Bot does not ask for the scope incoming-webhook, so it has no incoming webhook",
    ],
  },
  {
    name: "two drafts by one user",
    world: {
      ...lone,
      channels: [
        { ...general, drafts: ["ana", "cy", "ana"].map((user) => ({ user, last_updated_ts: "1700000000.000001" })) },
      ],
    },
    wanted: ["channels.0.drafts.2.user A user has one draft in a channel"],
  },
  {
    name: "a DM with only one user",
    world: { ...lone, channels: [{ kind: "im", between: ["ana", "ana"] }] },
    wanted: ["channels.0.between A DM is between two users"],
  },
  {
    name: "tokens that act as a user of another kind",
    world: {
      ...lone,
      tokens: [
        { ...token, user: "bot" },
        { ...token, token: "svcb-token", kind: "bot" },
        { ...token, token: "svcc-token", kind: "configuration", app: "Helper" },
      ],
    },
    wanted: [
      "tokens.0.user A user token acts as a person",
      "tokens.1.user A bot token acts as a bot",
      "tokens.2.kind A configuration token belongs to a user or to a manager app",
    ],
  },
];

const message = { channel: "general", user: "cy" } as const;

cases.push(
  {
    name: "messages with the same ts, and replies to what cannot be replied to",
    world: {
      ...lone,
      channels: [general, { ...general, name: "other" }],
      messages: [
        { ...message, ts: "1700000000.000001", reactions: [{ name: "eyes", users: ["ana", "nobody"] }] },
        { ...message, ts: "1700000000.000001" },
        { ...message, ts: "1700000000.000002", thread_ts: "1700000000.000001" },
        { ...message, thread_ts: "1700000000.000002" },
        { ...message, channel: "other", thread_ts: "1700000000.000001" },
        { ...message, channel: "other", ts: "1700000000.000001" },
        { ...message, ts: "1600000000.000001", thread_ts: "1700000000.000001" },
        { ...message, thread_ts: "1700000000.000001" },
      ],
    },
    wanted: [
      'messages.0.reactions.0.users.1 No user is called "nobody"',
      "messages.1.ts The ts 1700000000.000001 is taken already",
      "messages.3.thread_ts A reply must follow an earlier message of the channel that is not a reply itself",
      "messages.6.thread_ts A reply must follow an earlier message of the channel that is not a reply itself",
    ],
  },
  {
    name: "functions with the same callback ID",
    world: {
      ...lone,
      apps: [{ name: "Helper" }, { name: "Other" }],
      functions: ["Helper", "Other", "helper"].map((app) => ({ app, callback_id: "greet", title: "Greet" })),
    },
    wanted: ["functions.2.callback_id The app has a function of this callback_id already"],
  },
  {
    name: "duplicate records and types",
    world: {
      ...lone,
      crm_organizations: [
        {
          id: "00D1N0000005Oa9",
          record_channels: [
            { object_type: "Account", workspace: "hq" },
            { object_type: "Account", workspace: "labs" },
          ],
          records: [
            { id: "001D000000IRFma", type: "Account", name: "One", team: ["cyy"] },
            { id: "001D000000IRFmaIAH", type: "Account", name: "One again" },
          ],
        },
        { id: "00D1N0000005Oa9UAE" },
      ],
    },
    wanted: [
      'crm_organizations.0.record_channels.1.workspace No workspace is called "labs"',
      'crm_organizations.0.records.0.team.0 No user is called "cyy"',
      'crm_organizations.1.id "00D1N0000005Oa9" is listed twice',
      'crm_organizations.0.records.1.id "001D000000IRFma" is listed twice',
      'crm_organizations.0.record_channels.1.object_type "Account" is listed twice',
    ],
  },
  {
    name: "a workspace of another company next to a standalone one, and its users",
    world: {
      ...lone,
      workspaces: [...lone.workspaces, { name: "Partner", domain: "partner", foreign: true }],
      users: [
        owner,
        bot,
        { ...member, workspaces: { partner: "member" } },
        {
          userName: "gus",
          emails: ["gus@x.example"],
          guest: { kind: "multi", expirations: { partnr: "2026-01-01T00:00:00Z" } },
        },
      ],
    },
    wanted: ['users.3.guest.expirations.partnr No workspace is called "partnr"'],
  },
);

cases.push({
  name: "what a workspace of another company cannot be",
  world: {
    ...organization,
    organization: { name: "Org", default_workspace: "partner" },
    workspaces: [...organization.workspaces, { name: "Partner", domain: "partner", foreign: true }],
    users: [
      ...(organization.users ?? []),
      { userName: "pia", emails: ["p@x.example"], organization_role: "admin", workspaces: { partner: "member" } },
    ],
    tokens: [{ ...token, installation: { workspace: "partner", installer: "cy" } }],
  },
  wanted: [
    "organization.default_workspace The workspace that users join cannot belong to another company",
    "tokens.0.installation.workspace An app cannot be installed on a workspace of another company",
    "users.4.organization_role The user belongs to another company",
  ],
});

describe("checkWorld", () => {
  it.each(cases)("checks $name", ({ world, wanted }) => {
    expect(worldSchema.parse(world)).toEqual(world);
    expect(checkWorld(world).map(({ path, message }) => `${path.join(".")} ${message}`)).toEqual(wanted);
  });

  it.each([
    { who: "an administrator with the Channel Management role", installation: {}, wanted: true },
    { who: "a member", installation: { installer: "cy" }, wanted: false },
    {
      who: "a former administrator",
      installation: { installer: "cy", installer_role: "admin" as const },
      wanted: true,
    },
    { who: "an administrator without that role", installation: { channel_manager: false }, wanted: false },
    { who: "an administrator, on a workspace", installation: { workspace: "hq" }, wanted: false },
    { who: "a member, without an organization", base: lone, installation: { installer: "cy" }, wanted: true },
    {
      who: "a member, on a workspace, for a workspace scope",
      scope: "admin.users:read",
      installation: { workspace: "hq", installer: "cy" },
      wanted: true,
    },
    {
      who: "a member, for a workspace scope",
      scope: "admin.users:read",
      installation: { installer: "cy" },
      wanted: false,
    },
  ])(
    "admin scopes installed by $who: $wanted",
    ({ base = organization, scope = "admin.workflows:read", installation, wanted }) => {
      const installed = { installer: "bo", channel_manager: true, ...installation };
      const tokens = [{ ...token, scopes: [scope], installation: installed }];
      const messages = checkWorld({ ...base, tokens }).map(({ message }) => message);
      expect(messages).toEqual(wanted ? [] : [expect.stringMatching(/^not_allowed: /)]);
    },
  );
});
