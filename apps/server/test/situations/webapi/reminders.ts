import { expect } from "vitest";
import type { MethodSituation, MethodTable, Situations } from "./method-situation.js";
import { byMember } from "./worlds.js";

type Call = MethodSituation["call"];
type Arguments = Readonly<Record<string, unknown>>;

/** A world with a reminder of each kind. */
const world = `reminders:
  - { id: Rm1, user: olga, text: Water the plants, time: 2026-06-02T12:00:00Z, created: 2026-05-01T00:00:00Z }
  - { id: Rm2, user: mia, creator: olga, text: Feed the cat, time: 2026-06-02T12:00:00Z, created: 2026-05-01T00:00:01Z }
  - id: Rm3
    user: olga
    text: Call home
    time: 2026-06-03T12:00:00Z
    created: 2026-05-01T00:00:02Z
    recurrence: { frequency: weekly }
  - { id: Rm4, user: mia, text: Sleep, time: 2026-06-02T12:00:00Z }
  - { id: Rm5, user: olga, workspace: labs, text: Clean up, time: 2026-06-02T12:00:00Z }
`;

const add = (args: Arguments = {}, parts: Omit<Call, "arguments"> = {}): Call => ({
  arguments: { text: "Water the plants", time: "in 15 minutes", team_id: "T1", ...args },
  ...parts,
});
const byId = (reminder: string, parts: Omit<Call, "arguments"> = {}): Call => ({
  arguments: { reminder, team_id: "T1" },
  ...parts,
});

/** Rows of all methods. */
const ofWorkspace = (args: Arguments) =>
  ({
    missing_argument: [
      { when: "an organization's token names no workspace", call: { arguments: args }, fields: { arg: "team_id" } },
    ],
    team_access_not_granted: [
      { when: "the workspace is unknown", call: { arguments: { ...args, team_id: "T404" } } },
      { when: "the workspace belongs to another company", call: { arguments: { ...args, team_id: "T9" } } },
    ],
  }) satisfies Record<string, Situations>;

const notFound: Situations = [
  { when: "the identifier is unknown", world, call: byId("Rm404") },
  { when: "the identifier is malformed", world, call: byId("U1") },
  { when: "it belongs to two others", world, call: byId("Rm4") },
  { when: "it belongs to another workspace", world, call: byId("Rm5") },
  {
    when: "it is deleted",
    world,
    before: [{ method: "reminders.delete", ...byId("Rm1") }],
    call: byId("Rm1"),
  },
];

const isAdded = (parts: object) => ({
  reminder: expect.objectContaining({
    id: expect.stringMatching(/^Rm[A-Z0-9]+$/),
    creator: "UOLGA",
    user: "UOLGA",
    text: "Water the plants",
    ...parts,
  }),
});
const nowSeconds = Date.parse("2026-06-01T12:00:00Z") / 1000;

/** Reminders of users. */
export const reminders = {
  "reminders.add": {
    succeeds: [
      { call: add(), fields: isAdded({ recurring: false, time: nowSeconds + 900, complete_ts: 0 }) },
      {
        call: add({ user: "UOLGA", time: "600" }, { encoding: "form" }),
        fields: isAdded({ recurring: false, time: nowSeconds + 600 }),
      },
      {
        call: add({ time: "every Thursday and monday at 9am" }),
        fields: isAdded({ recurring: true, recurrence: { frequency: "weekly", weekdays: ["monday", "thursday"] } }),
      },
      {
        call: add({ time: "86400", recurrence: { frequency: "daily" } }),
        fields: isAdded({ recurring: true, recurrence: { frequency: "daily" } }),
      },
    ],
    answers: {
      ...ofWorkspace({ text: "x", time: "60" }),
      cannot_add_bot: [{ when: "the user is a bot", call: add({ user: "UHELP" }) }],
      cannot_add_others: [{ when: "the user is another one", call: add({ user: "UMIA" }) }],
      cannot_add_others_recurring: [
        { when: "words for another user recur", call: add({ user: "UMIA", time: "every day" }) },
        { when: "the time for another user recurs", call: add({ user: "UMIA", recurrence: { frequency: "yearly" } }) },
      ],
      cannot_add_svcbot: [{ when: "the user is the system user", call: add({ user: "USVCBOT" }) }],
      cannot_parse: [
        { when: "the words are unknown", call: add({ time: "when pigs fly" }) },
        { when: "the time is past", call: add({ time: String(nowSeconds - 1) }) },
        { when: "the time is now", call: add({ time: "0" }) },
        { when: "the time is more than five years ahead", call: add({ time: "2031-06-02" }) },
      ],
      user_not_found: [
        { when: "the user is unknown", call: add({ user: "U404" }) },
        { when: "the identifier is malformed", call: add({ user: "mia" }) },
        { when: "the caller shares no channel with a foreign user", call: add({ user: "WPIA" }, byMember) },
        { when: "a guest shares no channel with the user", call: add({ user: "UREX" }, { token: "svcp-gus" }) },
      ],
      invalid_arguments: [
        { when: "there is no text", call: add({ text: "" }) },
        { when: "there is no time", call: add({ time: undefined }) },
        { when: "the frequency is unknown", call: add({ recurrence: { frequency: "hourly" } }) },
        { when: "there are no days", call: add({ recurrence: { frequency: "weekly", weekdays: [] } }) },
        {
          when: "a daily reminder has days",
          call: add({ recurrence: { frequency: "daily", weekdays: ["monday"] } }),
        },
      ],
    },
  },
  "reminders.complete": {
    succeeds: [
      { world, call: byId("Rm1") },
      { world, call: byId("Rm2", byMember) },
      { world, before: [{ method: "reminders.complete", ...byId("Rm1") }], call: byId("Rm1", { encoding: "form" }) },
    ],
    answers: {
      ...ofWorkspace({ reminder: "Rm1" }),
      cannot_complete_others: [{ when: "the caller created it for another user", world, call: byId("Rm2") }],
      cannot_complete_recurring: [{ when: "it recurs", world, call: byId("Rm3") }],
      not_found: notFound,
    },
  },
  "reminders.delete": {
    succeeds: [
      { world, call: byId("Rm1") },
      { world, call: byId("Rm2", { encoding: "form" }) },
      { world, call: byId("Rm3") },
    ],
    answers: { ...ofWorkspace({ reminder: "Rm1" }), not_found: notFound },
  },
  "reminders.info": {
    succeeds: [
      {
        world,
        call: byId("Rm1", { encoding: "query" }),
        fields: {
          reminder: {
            id: "Rm1",
            creator: "UOLGA",
            user: "UOLGA",
            text: "Water the plants",
            recurring: false,
            time: nowSeconds + 86_400,
            complete_ts: 0,
          },
        },
      },
      { world, call: byId("Rm2"), fields: { reminder: expect.objectContaining({ creator: "UOLGA", user: "UMIA" }) } },
      {
        world,
        call: byId("Rm3"),
        fields: {
          reminder: {
            id: "Rm3",
            creator: "UOLGA",
            user: "UOLGA",
            text: "Call home",
            recurring: true,
            recurrence: { frequency: "weekly", weekdays: ["wednesday"] },
          },
        },
      },
      {
        world,
        before: [{ method: "reminders.complete", ...byId("Rm1") }],
        call: byId("Rm1"),
        fields: { reminder: expect.objectContaining({ complete_ts: nowSeconds }) },
      },
    ],
    answers: { ...ofWorkspace({ reminder: "Rm1" }), not_found: notFound },
  },
  "reminders.list": {
    succeeds: [
      {
        world,
        before: [{ method: "reminders.complete", ...byId("Rm1") }],
        call: { arguments: { team_id: "T1" }, encoding: "query" },
        fields: { reminders: ["Rm1", "Rm2", "Rm3"].map((id) => expect.objectContaining({ id })) },
      },
      {
        world,
        call: { arguments: { team_id: "T2" } },
        fields: { reminders: [expect.objectContaining({ id: "Rm5" })] },
      },
      {
        world,
        call: { arguments: { team_id: "T1" }, ...byMember },
        fields: { reminders: ["Rm2", "Rm4"].map((id) => expect.objectContaining({ id })) },
      },
    ],
    answers: ofWorkspace({}),
  },
} satisfies MethodTable;
