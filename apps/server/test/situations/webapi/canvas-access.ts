import type { MethodCall } from "../../kit/method-call.js";
import { access, grantedTo, switchedOff } from "./canvas-arguments.js";
import type { MethodTable, Situations } from "./method-situation.js";

const share = (canvas_id: string, access_level: string, more: object = { user_ids: ["UMIA"] }) =>
  access(canvas_id, { access_level, ...more });

const lookUp = (canvas_id: string, criteria: object = {}) => ({ arguments: { canvas_id, criteria } });

const mayRead = "canvases: [{ title: Launch, access: [{ user: mia, level: read }] }]";

type AccessCode =
  | "invalid_parameters"
  | "canvas_not_found"
  | "team_access_not_granted"
  | "canvas_disabled_user_team"
  | "channel_not_found"
  | "user_not_found";

/** The codes of both methods that change the access to a canvas. */
const accessAnswers = (named: (canvas_id: string, more?: object) => MethodCall): Record<AccessCode, Situations> => ({
  invalid_parameters: [
    { when: "users and channels are given", call: named("F21", { user_ids: ["UMIA"], channel_ids: ["C1"] }) },
    { when: "neither is given", call: named("F21", {}) },
  ],
  canvas_not_found: [
    { when: "the canvas is unknown", call: named("F404") },
    { when: "it is not shared with the caller", call: named("F27") },
    { when: "it is in another workspace", call: named("F26") },
    { when: "it belongs to a channel", call: named("F22") },
  ],
  team_access_not_granted: [
    {
      when: "the installation was granted to another workspace",
      world: grantedTo("hq"),
      call: { ...named("F26"), token: "svcp-olga" },
    },
  ],
  canvas_disabled_user_team: [
    { when: "canvases are turned off", world: switchedOff("hq"), call: named("F21") },
    {
      when: "they are turned off in the workspace of the canvas",
      world: switchedOff("labs"),
      call: { ...named("F26"), token: "svcp-olga" },
    },
  ],
  channel_not_found: [
    { when: "the channel is unknown", call: named("F21", { channel_ids: ["C404"] }) },
    { when: "the caller cannot see it", call: named("F21", { channel_ids: ["C3"] }) },
    { when: "it is a direct conversation", call: named("F21", { channel_ids: ["D2"] }) },
  ],
  user_not_found: [
    { when: "the user is unknown", call: named("F21", { user_ids: ["U404"] }) },
    { when: "the user has no identifier", call: named("F21", { user_ids: [""] }) },
  ],
});

/** Access to canvases, and their sections. */
export const canvasAccess = {
  "canvases.access.set": {
    succeeds: [
      { call: share("F21", "write") },
      { call: share("F21", "read", { channel_ids: ["C1"] }) },
      { call: share("F21", "owner") },
      { call: { ...share("F21", "read", { user_ids: "UMIA" }), encoding: "form" } },
      { call: share("F21", "owner", { user_ids: ["UHELP"] }) },
    ],
    answers: {
      ...accessAnswers((canvas_id, more) => share(canvas_id, "read", more)),
      invalid_arguments: [
        { when: "two users are given", call: share("F21", "read", { user_ids: ["UMIA", "UREX"] }) },
        { when: "the level is unknown", call: share("F21", "admin") },
        { when: "no level is given", call: access("F21") },
        { when: "a channel would be the owner", call: share("F21", "owner", { channel_ids: ["C1"] }) },
      ],
      restricted_action: [
        { when: "the caller can only read", world: mayRead, call: { ...share("F21", "read"), token: "svcp-mia" } },
        {
          when: "the caller passes on a canvas of another user",
          call: { ...share("F21", "owner"), token: "svcp-mia" },
        },
      ],
      failed_to_update_user_ids: [
        {
          when: "the owner would get less",
          call: share("F21", "write", { user_ids: ["UHELP"] }),
          fields: { failed_to_update_user_ids: ["UHELP"] },
        },
        {
          when: "the user has access through a channel only",
          call: share("F21", "read", { user_ids: ["USUE"] }),
          fields: { failed_to_update_user_ids: ["USUE"] },
        },
        {
          when: "the new owner is of another workspace",
          call: share("F21", "owner", { user_ids: ["ULAB"] }),
          fields: { failed_to_update_user_ids: ["ULAB"] },
        },
      ],
    },
  },
  "canvases.access.delete": {
    succeeds: [
      { call: access("F21") },
      { call: access("F21", { channel_ids: ["C4"] }) },
      { call: access("F21", { channel_ids: ["C1"] }) },
      { call: access("F21", { user_ids: ["UHELP"] }), fields: { failed_to_update_user_ids: ["UHELP"] } },
      { call: access("F21", { user_ids: ["USUE"] }), fields: { failed_to_update_user_ids: ["USUE"] } },
    ],
    answers: {
      ...accessAnswers(access),
      invalid_arguments: [
        { when: "two channels are given", call: access("F21", { channel_ids: ["C1", "C2"] }) },
        { when: "no canvas is given", call: { arguments: { user_ids: ["UMIA"] } } },
      ],
      restricted_action: [
        { when: "the caller can only read", world: mayRead, call: { ...access("F21"), token: "svcp-mia" } },
      ],
    },
  },
  "canvases.sections.lookup": {
    succeeds: [
      {
        call: lookUp("F21"),
        fields: { sections: [{ id: "SecPLAN1" }, { id: "SecPLAN2" }, { id: "SecPLAN3" }] },
      },
      { call: lookUp("F21", { section_types: ["h1"] }), fields: { sections: [{ id: "SecPLAN1" }] } },
      { call: lookUp("F21", { section_types: ["h2", "h3"] }), fields: { sections: [] } },
      { call: lookUp("F21", { contains_text: "BE THERE" }), fields: { sections: [{ id: "SecPLAN2" }] } },
      {
        call: lookUp("F21", { section_types: ["any_header"], contains_text: "be there" }),
        fields: { sections: [] },
      },
      { call: { ...lookUp("F24"), token: "svcp-olga" } },
    ],
    answers: {
      invalid_arguments: [
        { when: "no criteria are given", call: { arguments: { canvas_id: "F21" } } },
        { when: "a kind of section is unknown", call: lookUp("F21", { section_types: ["h4"] }) },
      ],
      canvas_not_found: [
        { when: "the canvas is unknown", call: lookUp("F404") },
        { when: "it is not shared with the caller", call: lookUp("F27") },
      ],
      canvas_deleted: [
        {
          when: "it was deleted",
          before: [{ method: "canvases.delete", arguments: { canvas_id: "F21" } }],
          call: lookUp("F21"),
        },
      ],
      team_access_not_granted: [
        {
          when: "the installation was granted to another workspace",
          world: grantedTo("hq"),
          call: { ...lookUp("F26"), token: "svcp-olga" },
        },
      ],
      canvas_disabled_user_team: [
        { when: "canvases are turned off", world: switchedOff("hq"), call: lookUp("F21") },
        {
          when: "they are turned off in the workspace of the canvas",
          world: switchedOff("labs"),
          call: { ...lookUp("F26"), token: "svcp-olga" },
        },
      ],
    },
  },
} as const satisfies MethodTable;
