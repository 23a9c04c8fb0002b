import { expect } from "vitest";
import type { MethodCall } from "../../kit/method-call.js";
import type { MethodSituation, MethodTable } from "./method-situation.js";
import { grantedToLabs } from "./worlds.js";

type Rows = readonly [MethodSituation, ...MethodSituation[]];

const freePlan = "workspaces: [{ domain: hq, plan: free }]";
const adminsOnly = "workspaces: [{ domain: hq, user_group_managers: admins }]";
const usergroup = (parts: object) => ({ usergroup: expect.objectContaining(parts) });
const ids = (...wanted: readonly string[]) => ({ usergroups: wanted.map((id) => expect.objectContaining({ id })) });
const crew = { usergroup: "SCREW" } as const;
const inHq = { token: "svcp-olga" } as const;

/** A long list of user IDs. */
const tooMany = Array.from({ length: 5001 }, (_, at) => `U${at}`);

/** Rows of the codes that all methods have, for a call with arguments. */
function ofAll(given: object, planCode: "paid_teams_only" | "plan_upgrade_required") {
  const call = (parts: object, token?: MethodCall["token"]) =>
    ({ arguments: { ...given, ...parts }, ...(token !== undefined && { token }) }) as MethodCall;
  return {
    missing_argument: [
      {
        when: "an organization's token names no workspace",
        call: call({}, "svcp-olga"),
        fields: { arg: "team_id" },
      },
    ],
    team_access_not_granted: [
      { when: "the workspace was not granted", world: grantedToLabs, call: call({ team_id: "T1" }, "svcp-olga") },
      { when: "the workspace is another company's", call: call({ team_id: "T9" }, "svcp-olga") },
    ],
    [planCode]: [{ when: "the plan is free", world: freePlan, call: call({}) }],
  } as Record<"missing_argument" | "team_access_not_granted", Rows>;
}

/** Rows of a caller who may not manage user groups. */
function ofManaging(given: Readonly<Record<string, unknown>>, isNew = false): Rows {
  const denied: Rows = [
    { when: "the caller is a guest", call: { arguments: given, token: "svcp-gus" } },
    { when: "only admins manage user groups, and the caller is a bot", world: adminsOnly, call: { arguments: given } },
    {
      when: "only admins manage user groups, and the caller is a member",
      world: adminsOnly,
      call: { arguments: { ...given, team_id: "T1" }, token: "svcp-mia" },
    },
  ];
  if (isNew) return denied;
  return [
    ...denied,
    {
      when: "an identity provider manages the group",
      call: { arguments: { ...given, usergroup: "SSTAFF" } },
    },
  ];
}

/** Rows of a group that the workspace does not have. */
function ofUnknown(given: object): Rows {
  const call = (group: string) => ({ arguments: { ...given, usergroup: group } });
  return [
    { when: "the group is unknown", call: call("S404") },
    { when: "the identifier is malformed", call: call("crew") },
    { when: "the group belongs to another workspace", call: call("SLABS") },
    { when: "an identity provider's group is not connected to the workspace", call: call("SAFAR") },
  ];
}

/** Rows of the values of a user group, for a call with other arguments. */
function ofValues(given: object) {
  const call = (parts: object) => ({ arguments: { ...given, ...parts } });
  return {
    bad_handle: [
      { when: "the handle has upper-case letters", call: call({ handle: "Pilots" }) },
      { when: "the handle has a space", call: call({ handle: "all pilots" }) },
      { when: "the handle is empty", call: call({ handle: "" }) },
      { when: "the handle is too long", call: call({ handle: "p".repeat(81) }) },
    ],
    description_too_long: [{ when: "it has more than 250 characters", call: call({ description: "d".repeat(251) }) }],
    forbidden_handle: [{ when: "the handle is reserved", call: call({ handle: "everyone" }) }],
    handle_already_exists: [
      { when: "another group has the handle", call: call({ handle: "old-crew" }) },
      { when: "a user has the handle", call: call({ handle: "mia" }) },
      { when: "a channel has the handle", call: call({ handle: "general" }) },
    ],
    invalid_channel_provided: [
      { when: "a channel is unknown", call: call({ channels: ["C404"] }) },
      { when: "a channel is archived", call: call({ channels: ["C2", "C5"] }) },
      { when: "a channel is a direct conversation", call: call({ channels: ["D2"] }) },
      { when: "a channel belongs to another workspace", call: call({ channels: ["C6"] }) },
      { when: "the caller is not in a private channel", call: call({ channels: ["C3"] }) },
    ],
    invalid_group_provided: [{ when: "an older private channel is unknown", call: call({ channels: ["G404"] }) }],
    missing_subteam_name: [{ when: "the name is blank", call: call({ name: " " }) }],
    name_already_exists: [{ when: "another group has the name", call: call({ name: "OLD CREW" }) }],
    name_too_long: [{ when: "it has more than 80 characters", call: call({ name: "n".repeat(81) }) }],
    too_many_linked_channels: [
      {
        when: "there are more than 100 channels",
        call: call({ channels: Array.from({ length: 101 }, (_, at) => `C${at}`) }),
      },
    ],
  } satisfies Record<string, Rows>;
}

const pilots = { name: "Pilots" } as const;

/** User groups. */
export const userGroups = {
  "usergroups.create": {
    succeeds: [
      {
        call: { arguments: { ...pilots, description: "Who flies.", channels: ["C2", "", "C4"], include_count: true } },
        fields: usergroup({
          name: "Pilots",
          handle: "pilots",
          description: "Who flies.",
          team_id: "T1",
          created_by: "UHELP",
          updated_by: "UHELP",
          date_delete: 0,
          auto_type: null,
          deleted_by: null,
          prefs: { channels: ["C2"], groups: ["C4"] },
          channel_count: 2,
          user_count: 0,
        }),
      },
      {
        call: { arguments: { name: "General", channels: "C1,C2" }, encoding: "form" },
        fields: usergroup({ handle: "general-2", prefs: { channels: ["C1", "C2"], groups: [] } }),
      },
      {
        call: { arguments: { ...pilots, team_id: "T2", handle: "pilots.labs", enable_section: true }, ...inHq },
        fields: usergroup({ team_id: "T2", handle: "pilots.labs", is_section: true }),
      },
      { world: adminsOnly, call: { arguments: { ...pilots, team_id: "T1" }, ...inHq }, fields: usergroup(pilots) },
    ],
    answers: {
      ...ofAll(pilots, "paid_teams_only"),
      ...ofValues(pilots),
      bad_handle: [
        ...ofValues(pilots).bad_handle,
        { when: "the name gives no handle", call: { arguments: { name: "!!!" } } },
      ],
      missing_subteam_name: [
        ...ofValues(pilots).missing_subteam_name,
        { when: "there is no name", call: { arguments: { handle: "pilots" } } },
      ],
      permission_denied: ofManaging(pilots, true),
    },
  },
  "usergroups.list": {
    succeeds: [
      { call: {}, fields: ids("SCREW", "SSTAFF") },
      {
        call: { arguments: { include_disabled: true, include_users: true, include_count: true }, encoding: "query" },
        fields: {
          usergroups: [
            expect.objectContaining({ id: "SCREW", users: ["UMIA", "UREX"], user_count: 2, is_idp_group: false }),
            expect.objectContaining({ id: "SOLD", date_delete: 1_769_904_000, deleted_by: "UOLGA" }),
            expect.objectContaining({ id: "SSTAFF", handle: "", is_idp_group: true, users: ["UMIA"] }),
          ],
        },
      },
      { call: { arguments: { team_id: "T2" }, ...inHq }, fields: ids("SLABS") },
    ],
    answers: ofAll({}, "plan_upgrade_required"),
  },
  "usergroups.update": {
    succeeds: [
      {
        call: { arguments: { ...crew, name: "crew", handle: "the-crew", channels: [], include_count: true } },
        fields: usergroup({
          name: "crew",
          handle: "the-crew",
          description: "Everyone on board.",
          updated_by: "UHELP",
          created_by: "UOLGA",
          prefs: { channels: [], groups: [] },
          user_count: 2,
        }),
      },
      {
        before: [{ method: "usergroups.update", arguments: { ...crew, enable_section: true } }],
        call: { arguments: { ...crew, description: "", handle: "crew" } },
        fields: usergroup({ description: "", is_section: true, channel_count: 2 }),
      },
    ],
    answers: {
      ...ofAll(crew, "paid_teams_only"),
      ...ofValues(crew),
      no_such_subteam: ofUnknown({}),
      permission_denied: ofManaging(crew),
    },
  },
  "usergroups.disable": {
    succeeds: [
      {
        call: { arguments: { ...crew, include_count: true } },
        fields: usergroup({ date_delete: 1_780_315_200, deleted_by: "UHELP", user_count: 2 }),
      },
      {
        call: { arguments: { usergroup: "SOLD" } },
        fields: usergroup({ date_delete: 1_769_904_000, deleted_by: "UOLGA" }),
      },
    ],
    answers: {
      ...ofAll(crew, "plan_upgrade_required"),
      no_such_subteam: ofUnknown({}),
      permission_denied: ofManaging(crew),
    },
  },
  "usergroups.enable": {
    succeeds: [
      {
        call: { arguments: { usergroup: "SOLD", include_count: true } },
        fields: usergroup({ date_delete: 0, deleted_by: null, user_count: 1 }),
      },
      { call: { arguments: crew }, fields: usergroup({ date_delete: 0 }) },
    ],
    answers: {
      ...ofAll(crew, "plan_upgrade_required"),
      no_such_subteam: ofUnknown({}),
      permission_denied: ofManaging(crew),
    },
  },
  "usergroups.users.list": {
    succeeds: [
      { call: { arguments: crew }, fields: { users: ["UMIA", "UREX"] } },
      { call: { arguments: { usergroup: "SSTAFF" } }, fields: { users: ["UMIA"] } },
      { call: { arguments: { usergroup: "SOLD" } }, fields: { users: [] } },
      { call: { arguments: { usergroup: "SOLD", include_disabled: true } }, fields: { users: ["UMIA"] } },
    ],
    answers: { ...ofAll(crew, "plan_upgrade_required"), no_such_subteam: ofUnknown({}) },
  },
  "usergroups.users.update": {
    succeeds: [
      {
        call: { arguments: { ...crew, users: ["UREX", "UOLGA", "UREX"] } },
        fields: usergroup({ users: ["UREX", "UOLGA"], user_count: 2, updated_by: "UHELP" }),
      },
      {
        call: { arguments: { ...crew, users: "UMIA,UREX" }, encoding: "form" },
        fields: usergroup({ users: ["UMIA", "UREX"], user_count: 2 }),
      },
    ],
    answers: {
      ...ofAll({ ...crew, users: ["UMIA"] }, "plan_upgrade_required"),
      no_such_subteam: ofUnknown({ users: ["UMIA"] }),
      permission_denied: ofManaging({ ...crew, users: ["UMIA"] }),
      failed_for_some_users: [
        { when: "a user is in another workspace only", call: { arguments: { ...crew, users: ["UMIA", "ULAB"] } } },
      ],
      invalid_users: [
        { when: "a user is unknown", call: { arguments: { ...crew, users: ["U404"] } } },
        { when: "a user is deactivated", call: { arguments: { ...crew, users: ["UGONE"] } } },
        { when: "a user is a multi-channel guest", call: { arguments: { ...crew, users: ["UGUS"] } } },
        { when: "a user is a single-channel guest", call: { arguments: { ...crew, users: ["USUE"] } } },
        { when: "a user is a bot", call: { arguments: { ...crew, users: ["UHELP"] } } },
        { when: "a user belongs to another company", call: { arguments: { ...crew, users: ["WPIA"] } } },
      ],
      invalid_arguments: [{ when: "there are no users", call: { arguments: crew } }],
      no_users_provided: [
        { when: "the list is empty", call: { arguments: { ...crew, users: [] } } },
        { when: "the list is empty text", call: { arguments: { ...crew, users: "" }, encoding: "form" } },
        { when: "the list is empty text in JSON", call: { arguments: { ...crew, users: "" } } },
        { when: "the list has only commas", call: { arguments: { ...crew, users: " ,," }, encoding: "form" } },
      ],
      subteam_max_users_exceeded: [
        { when: "there are more than 5,000 users", call: { arguments: { ...crew, users: tooMany } } },
      ],
    },
  },
} satisfies MethodTable;
