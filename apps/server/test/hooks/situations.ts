import { responseTo, webhookOf } from "./world.js";

/** One way to a code of a hook. */
export interface HookSituation {
  readonly when: string;
  /** Default: the webhook of the general channel, or an address for answers. */
  readonly path?: string;
  /** Sections of the world that differ. */
  readonly world?: object;
  /** Default: a text. */
  readonly body?: unknown;
}

const hi = { text: "hi" };
const section = { type: "section", text: { type: "mrkdwn", text: "hi" } };

const workspace = (parts: object) => ({ workspaces: [{ id: "T1", name: "Headquarters", domain: "hq", ...parts }] });
const general = (parts: object) => ({
  channels: [
    { id: "C1", kind: "public", name: "general", members: ["pat", "mia"], ...parts },
    { id: "C2", kind: "public", name: "attic", members: ["pat"], archived: true },
    { id: "C3", kind: "private", name: "board", members: ["pat"], ...parts },
    { id: "D1", kind: "im", between: ["pat", "gone"] },
    { id: "D2", kind: "im", between: ["pat", "mia"] },
  ],
});

/** An organization, one of whose workspaces is deleted. */
const withDeletedWorkspace = {
  organization: { id: "E1", name: "Acme", plan: "enterprise", default_workspace: "hq" },
  workspaces: [
    { id: "T1", name: "Headquarters", domain: "hq" },
    { id: "T2", name: "Gone", domain: "gone", deleted: true },
  ],
  users: [
    {
      id: "UPAT",
      userName: "pat",
      emails: ["pat@acme.example"],
      organization_role: "primary_owner",
      workspaces: { hq: "primary_owner", gone: "primary_owner" },
    },
  ],
  channels: [{ id: "C1", kind: "public", name: "general", members: ["pat"] }],
  apps: [],
  messages: [],
  response_urls: [],
};

const bad = [
  { when: "the body is a list", body: [] },
  { when: "the text is a boolean", body: { text: true } },
  { when: "the blocks are no list", body: { blocks: { type: "divider" } } },
  { when: "the metadata has no type", body: { ...hi, metadata: { event_payload: {} } } },
  { when: "thread_ts is no ts", body: { ...hi, thread_ts: "yesterday" } },
  { when: "a key is not a name", body: { ...hi, "my key": 1 } },
];

const empty = [
  { when: "the body is empty", body: {} },
  { when: "the text is blank", body: { text: " " } },
  { when: "the blocks are empty", body: { blocks: [] } },
];

/** Every code of incoming webhooks, with its status. */
export const webhookSituations: Readonly<Record<string, readonly [number, readonly HookSituation[]]>> = {
  invalid_payload: [400, [...bad, { when: "the thread is unknown", body: { ...hi, thread_ts: "1780300009.000100" } }]],
  no_text: [400, empty],
  user_not_found: [400, [{ when: "the user is deactivated", path: webhookOf("B4") }]],
  invalid_blocks: [
    400,
    [
      { when: "there are 51 blocks", body: { blocks: Array.from({ length: 51 }, () => section) } },
      { when: "a block is only for modals", body: { blocks: [{ type: "section" }] } },
    ],
  ],
  invalid_attachments: [
    400,
    [
      { when: "one is a text", body: { attachments: ["more"] } },
      { when: "a block in one is only for modals", body: { attachments: [{ blocks: [{ type: "section" }] }] } },
    ],
  ],
  too_many_attachments: [
    400,
    [{ when: "there are 101", body: { attachments: Array.from({ length: 101 }, () => ({ text: "x" })) } }],
  ],
  action_prohibited: [
    403,
    [
      { when: "the workspace restricts the app", world: workspace({ restricted_apps: ["App 1"] }) },
      { when: "posting is suspended", world: workspace({ posting_suspended: true }) },
      {
        when: "posting to the channel is suspended",
        path: webhookOf("B3"),
        world: general({ posting_suspended: true }),
      },
      { when: "the workspace is full", world: workspace({ message_limit: 3 }) },
    ],
  ],
  invalid_token: [
    403,
    [
      { when: "the secret is that of another", path: `${webhookOf("B1").slice(0, -1)}z` },
      { when: "the secret is absent", path: "/hooks/services/T1/B1" },
    ],
  ],
  posting_to_general_channel_denied: [
    403,
    [{ when: "posting to the general channel is suspended", world: general({ posting_suspended: true }) }],
  ],
  team_disabled: [
    403,
    [{ when: "the workspace is deleted", path: "/hooks/services/T2/B1/x", world: withDeletedWorkspace }],
  ],
  channel_not_found: [404, [{ when: "the channel is deleted", world: general({ deleted: true }) }]],
  no_active_hooks: [404, [{ when: "the app is deleted", path: webhookOf("B5") }]],
  no_service: [404, [{ when: "the webhook is unknown", path: webhookOf("B404") }]],
  no_service_id: [404, [{ when: "the address ends with the workspace", path: "/hooks/services/T1" }]],
  no_team: [404, [{ when: "the workspace is unknown", path: "/hooks/services/T404/B1/x" }]],
  channel_is_archived: [410, [{ when: "the channel is archived", path: webhookOf("B2") }]],
};

/** Every code of addresses for answers, with its status. */
export const responseSituations: Readonly<Record<string, readonly [number, readonly HookSituation[]]>> = {
  invalid_payload: [
    400,
    [
      ...bad,
      { when: "the type of response is unknown", body: { ...hi, response_type: "loud" } },
      { when: "a block is not valid", body: { blocks: [{ type: "section" }] } },
      {
        when: "the thread is unknown",
        body: { ...hi, response_type: "in_channel", thread_ts: "1780300009.000100" },
      },
    ],
  ],
  no_text: [400, [...empty, { when: "a command has no message to delete", body: { delete_original: true } }]],
  expired_url: [
    404,
    [
      { when: "it is older than 30 minutes", path: responseTo("actions", "17") },
      { when: "it is unknown", path: responseTo("actions", "404") },
      { when: "it is of another kind", path: responseTo("actions", "10") },
      { when: "the secret is wrong", path: `${responseTo("commands", "10")}z` },
      { when: "the channel is archived", path: responseTo("actions", "15") },
      { when: "the app is deleted", path: responseTo("actions", "16") },
    ],
  ],
  used_url: [404, [{ when: "it was used five times", path: responseTo("actions", "14") }]],
};
