import type { MethodTable } from "./method-situation.js";

/** The running session of the owner, 00:00 to 08:00 in Los Angeles. */
const session = { dnd_enabled: true, next_dnd_start_ts: 1_780_297_200, next_dnd_end_ts: 1_780_326_000 };
const none = { dnd_enabled: false, next_dnd_start_ts: 1, next_dnd_end_ts: 1 };
const byGuest = { token: "svcp-gus" } as const;
const hour = { method: "dnd.setSnooze", arguments: { num_minutes: 60 } } as const;

/** When users are not to be disturbed. */
export const doNotDisturb = {
  "dnd.info": {
    succeeds: [
      { call: { arguments: { user: "UOLGA" } }, fields: session },
      { call: {}, fields: { ...none, snooze_enabled: false } },
      {
        before: [hour],
        call: { token: "svcp-olga" },
        fields: { ...session, snooze_enabled: true, snooze_endtime: 1_780_318_800, snooze_remaining: 3600 },
      },
      { call: { arguments: { user: "UMIA" }, ...byGuest }, fields: none },
    ],
    answers: {
      user_not_found: [{ when: "the user does not exist", call: { arguments: { user: "U404" } } }],
      user_not_visible: [
        { when: "a guest shares no channel with the user", call: { arguments: { user: "UREX" }, ...byGuest } },
        { when: "the caller shares no channel with a foreign user", call: { arguments: { user: "WPIA" } } },
      ],
    },
  },
  "dnd.teamInfo": {
    succeeds: [
      { call: { arguments: { users: ["UOLGA", "UMIA"] } }, fields: { users: { UOLGA: session, UMIA: none } } },
      { call: { arguments: { users: "UOLGA,U404" }, encoding: "query" }, fields: { users: { UOLGA: session } } },
    ],
    answers: {
      no_users_provided: [
        { when: "there is no list", call: {} },
        { when: "the list is empty", call: { arguments: { users: [] } } },
        { when: "the list is empty text", call: { arguments: { users: "" }, encoding: "form" } },
      ],
      user_not_visible: [
        { when: "a guest shares no channel with a user", call: { arguments: { users: ["UMIA", "UREX"] }, ...byGuest } },
      ],
      invalid_arguments: [
        {
          when: "there are more than 50 users",
          call: { arguments: { users: Array.from({ length: 51 }, (_, index) => `U${index}`) } },
        },
      ],
    },
  },
  "dnd.setSnooze": {
    succeeds: [
      {
        call: { arguments: { num_minutes: 60 } },
        fields: {
          snooze_enabled: true,
          snooze_endtime: 1_780_318_800,
          snooze_remaining: 3600,
          snooze_is_indefinite: false,
        },
      },
      { before: [hour], call: { arguments: { num_minutes: "1" }, encoding: "form" }, fields: { snooze_remaining: 60 } },
    ],
    answers: {
      missing_duration: [
        { when: "there is no length", call: {} },
        { when: "the length is empty", call: { arguments: { num_minutes: "" }, encoding: "form" } },
      ],
      too_long: [{ when: "it is longer than a year", call: { arguments: { num_minutes: 525_601 } } }],
      invalid_arguments: [
        { when: "the length is 0", call: { arguments: { num_minutes: 0 } } },
        { when: "the length is no number", call: { arguments: { num_minutes: "long" } } },
      ],
    },
  },
  "dnd.endSnooze": {
    succeeds: [
      { call: {}, fields: { ...session, snooze_enabled: false } },
      { before: [hour], call: {}, fields: { ...session, snooze_enabled: false } },
    ],
    answers: {},
  },
  "dnd.endDnd": {
    succeeds: [{ call: {} }, { before: [hour], call: {} }],
    answers: {
      not_in_dnd: [
        { when: "the session was ended before", before: [{ method: "dnd.endDnd" }], call: {} },
        { when: "the caller has no schedule and no pause", call: { token: "svcp-mia" } },
        { when: "the pause is over", before: [{ method: "dnd.endDnd" }, hour], waitMs: 3_600_000, call: {} },
      ],
    },
  },
} satisfies MethodTable;
