import { expect } from "vitest";
import type { MethodSituation, MethodTable } from "./method-situation.js";
import { byMember, grantedToLabs, loneAdmin, lowPlan, roleLost } from "./worlds.js";

const general = { arguments: { channel: "C1" } };
const turned = { arguments: { channel: "C1", oldest_ts: "1780300002", latest_ts: "1780300001" } };
const badCursor = { arguments: { channel: "C1", cursor: "dGVhbTpDMQ==" } };

const absentChannels: readonly [MethodSituation, ...MethodSituation[]] = [
  { when: "the channel is unknown", call: { arguments: { channel: "C404" } } },
  { when: "the identifier is not that of a channel", call: { arguments: { channel: "general" } } },
  { when: "the conversation is a direct message", call: { arguments: { channel: "D1" } } },
  {
    when: "the channel is deleted",
    world: `channels: [{ name: random, deleted: true }]`,
    call: { arguments: { channel: "C2" } },
  },
];

const loneWorkspace: MethodSituation = {
  when: "the app is installed on a single workspace",
  base: "webapi-lone",
  world: loneAdmin,
  call: general,
};

const notGranted: MethodSituation = {
  when: "the installation was granted to another workspace",
  world: grantedToLabs,
  call: general,
};

const lowPlanned: MethodSituation = { when: "the plan of the organization is lower", world: lowPlan, call: general };
const foreignChannel: MethodSituation = {
  when: "the channel belongs to another company",
  call: { arguments: { channel: "C9" } },
};

/** Metadata and activity of messages. */
export const analytics = {
  "admin.analytics.messages.metadata": {
    succeeds: [
      {
        call: general,
        fields: {
          messages: [
            {
              type: "message",
              ts: "1780300000.000100",
              user_id: "UMIA",
              text_character_count: 20,
              reactions: [
                { name: "+1", count: 1 },
                { name: "eyes", count: 2 },
              ],
              files: [expect.objectContaining({ id: "F31", mimetype: "application/pdf", created: 1767225600 })],
            },
            expect.objectContaining({ user_id: "UADAM", thread_ts: "1780300000.000100" }),
            expect.objectContaining({ user_id: "UGUS", subtype: "channel_join" }),
          ],
          response_metadata: { next_cursor: "" },
        },
      },
      { call: { arguments: { channel: "C4" } }, fields: { messages: [] } },
    ],
    answers: {
      admin_analytics_disabled: [
        {
          when: "analytics are turned off in the organization",
          world: `organization: { analytics: "off" }`,
          call: general,
        },
      ],
      analytics_unavailable: [
        { when: "they are being prepared", world: "organization: { analytics: preparing }", call: general },
      ],
      channel_not_found: absentChannels,
      different_team_owns_message_metadata_for_channel: [foreignChannel],
      invalid_arguments: [
        { when: "the window ends before it begins", call: turned },
        { when: "the cursor is unknown", call: badCursor },
        { when: "an end of the window is not a time", call: { arguments: { channel: "C1", oldest_ts: "yesterday" } } },
        { when: "no channel is named", call: { arguments: {} } },
      ],
      no_permission: [
        { when: "the caller is a member", call: { ...general, ...byMember } },
        { when: "the installer has lost the role", world: roleLost, call: general },
      ],
      not_an_enterprise: [loneWorkspace],
      restricted_plan_level: [lowPlanned],
      team_access_not_granted: [notGranted],
    },
  },
  "admin.analytics.messages.activity": {
    succeeds: [
      {
        call: { arguments: { channel: "C1", limit: 1 } },
        fields: {
          message_activities: [
            {
              channel_id: "C1",
              timestamp: "1780300000.000100",
              unique_user_reactions_count: 2,
              unique_user_shares_count: 1,
              unique_user_views_count: 3,
              unique_user_clicks_count: 2,
              unique_views_client: { desktop_views_count: 3, mobile_views_count: 1, web_views_count: 0 },
              unique_stats_by_department: [],
              unique_stats_by_org: [{ team_id: "T1", views: 3, reactions: 2, shares: 1, clicks: 2 }],
            },
          ],
          response_metadata: { next_cursor: expect.stringMatching(/./) },
        },
      },
      {
        world: "organization: { analytics: preparing }",
        call: { arguments: { channel: "C1", oldest_ts: "1780300001.000200" } },
      },
    ],
    answers: {
      channel_not_found: [...absentChannels, foreignChannel],
      invalid_arguments: [
        { when: "the window ends before it begins", call: turned },
        { when: "the cursor is unknown", call: badCursor },
        { when: "the page is too large", call: { arguments: { channel: "C1", limit: 101 } } },
        { when: "the page is empty", call: { arguments: { channel: "C1", limit: 0 } } },
      ],
      not_an_enterprise: [loneWorkspace],
      restricted_action: [
        { when: "the caller is a member", call: { ...general, ...byMember } },
        { when: "the installer has lost the role", world: roleLost, call: general },
        { when: "analytics are turned off", world: `organization: { analytics: "off" }`, call: general },
      ],
      restricted_plan_level: [lowPlanned],
      team_access_not_granted: [notGranted],
    },
  },
} satisfies MethodTable;
