import { expect } from "vitest";
import type { MethodSituation, MethodTable, Situations } from "./method-situation.js";

type Call = MethodSituation["call"];
type Arguments = Readonly<Record<string, unknown>>;

const plain = (text: string) => ({ type: "plain_text", text });
const modal = (parts: object = {}) => ({ type: "modal", title: plain("Task"), blocks: [], ...parts });
const home = (parts: object = {}) => ({ type: "home", blocks: [{ type: "divider" }], ...parts });
const input = { type: "input", label: plain("Name"), element: { type: "plain_text_input" } };
const options = Array.from({ length: 100 }, (_, n) => ({
  text: plain(`${n} ${"x".repeat(70)}`),
  value: "x".repeat(150),
}));
const menu = { type: "section", text: plain("s"), accessory: { type: "static_select", options } };
const large = Array.from({ length: 12 }, () => menu);

const fresh = "1780300000.1.a0";
const inModal = "1780300000.2.a0";
const open = (args: Arguments = {}, parts: Omit<Call, "arguments"> = {}): Call => ({
  arguments: { trigger_id: fresh, view: modal(), ...args },
  ...parts,
});
const push = (args: Arguments = {}, parts: Omit<Call, "arguments"> = {}): Call => ({
  arguments: { trigger_id: inModal, view: modal(), ...args },
  ...parts,
});
const update = (args: Arguments = {}, parts: Omit<Call, "arguments"> = {}): Call => ({
  arguments: { view_id: "VTASK", view: modal(), ...args },
  ...parts,
});
const publish = (args: Arguments = {}, parts: Omit<Call, "arguments"> = {}): Call => ({
  arguments: { user_id: "UMIA", view: home(), ...args },
  ...parts,
});

const line = (text: string) => ({ response_metadata: { messages: [text] } });

/** Rows of the methods whose view is a modal. */
const ofModals = (call: typeof open) =>
  ({
    duplicate_external_id: [
      { when: "another view of the app has it", call: call({ view: modal({ external_id: "home-olga" }) }) },
    ],
    view_too_large: [{ when: "it has more than 250,000 bytes", call: call({ view: modal({ blocks: large }) }) }],
    invalid_arguments: [
      { when: "there is no view", call: call({ view: undefined }) },
      {
        when: "the title is missing",
        call: call({ view: { type: "modal", blocks: [] } }),
        fields: line("[ERROR] missing required field: title [json-pointer:/view]"),
      },
      {
        when: "an input has nothing that submits it",
        call: call({ view: modal({ blocks: [input] }) }),
        fields: line("[ERROR] missing required field: submit [json-pointer:/view]"),
      },
      {
        when: "two blocks have one id",
        call: call({ view: modal({ blocks: [1, 2].map(() => ({ type: "divider", block_id: "a" })) }) }),
        fields: line("[ERROR] must be unique, but another block has it [json-pointer:/view/blocks/1/block_id]"),
      },
    ],
  }) satisfies Record<string, Situations>;

/** Rows of the methods that need a trigger. */
const ofTriggers = (call: typeof open) =>
  ({
    exchanged_trigger_id: [
      { when: "a view was opened with it", call: call({ trigger_id: "1780300000.3.a0" }) },
      {
        when: "the call is repeated",
        before: [{ method: "views.open", ...open() }],
        call: call({ trigger_id: fresh }),
      },
    ],
    expired_trigger_id: [
      { when: "the act was long ago", call: call({ trigger_id: "1780300000.4.a0" }) },
      {
        when: "it is a pointer of an act long ago",
        call: call({ trigger_id: undefined, interactivity_pointer: "1780300000.4.a0" }),
      },
    ],
    invalid_trigger_id: [
      { when: "it is unknown", call: call({ trigger_id: "1.2.3" }) },
      { when: "it belongs to another app", call: call({ trigger_id: "1780300000.5.a0" }) },
    ],
  }) satisfies Record<string, Situations>;

const neitherTrigger: Situations = [
  { when: "there is neither a trigger nor a pointer", call: open({ trigger_id: undefined }) },
  { when: "there are both", call: open({ interactivity_pointer: inModal }) },
];

/** Modals, and homes of apps. */
export const views = {
  "views.open": {
    succeeds: [
      {
        call: open(),
        fields: { view: expect.objectContaining({ type: "modal", team_id: "T1", app_id: "A1", bot_id: "BHELP" }) },
      },
      { call: { arguments: { interactivity_pointer: fresh, view: modal() }, encoding: "form" } },
      { call: open({}, { token: "svcp-olga" }), fields: { view: expect.objectContaining({ bot_id: "" }) } },
    ],
    answers: {
      ...ofModals(open),
      ...ofTriggers(open),
      invalid_arguments: [
        ...ofModals(open).invalid_arguments,
        ...neitherTrigger,
        { when: "it is a home", call: open({ view: home() }) },
      ],
    },
  },
  "views.push": {
    succeeds: [
      {
        call: push(),
        fields: { view: expect.objectContaining({ previous_view_id: "VTASK", root_view_id: "VTASK" }) },
      },
    ],
    answers: {
      ...ofModals(push),
      ...ofTriggers(push),
      not_found: [
        { when: "the user acted elsewhere", call: push({ trigger_id: fresh }) },
        { when: "the user acted in a home", call: push({ trigger_id: "1780300000.6.a0" }) },
      ],
      push_limit_reached: [{ when: "three modals are open", call: push({ trigger_id: "1780300000.7.a0" }) }],
    },
  },
  "views.update": {
    succeeds: [
      {
        call: update({ hash: "1780300000.a0a0a0a0" }),
        fields: { view: expect.objectContaining({ id: "VTASK", external_id: "task-1" }) },
      },
      {
        call: update({ view_id: undefined, external_id: "task-1", view: modal({ external_id: "task-2" }) }),
        fields: { view: expect.objectContaining({ id: "VTASK", external_id: "task-2" }) },
      },
      { call: update({ view_id: "VHOME", view: home() }) },
    ],
    answers: {
      ...ofModals(update),
      hash_conflict: [
        { when: "the hash is another", call: update({ hash: "1.2" }) },
        {
          when: "the view was updated meanwhile",
          before: [{ method: "views.update", ...update() }],
          call: update({ hash: "1780300000.a0a0a0a0" }),
        },
      ],
      not_found: [
        { when: "the identifier is unknown", call: update({ view_id: "V404" }) },
        { when: "the external identifier is unknown", call: update({ view_id: undefined, external_id: "task-9" }) },
        { when: "it belongs to another app", call: update({ view_id: "VOTHER" }) },
      ],
      invalid_arguments: [
        ...ofModals(update).invalid_arguments,
        { when: "no view is named", call: update({ view_id: undefined }) },
        {
          when: "the open view is a home",
          call: update({ view_id: "VHOME" }),
          fields: line("[ERROR] must be one of: home [json-pointer:/view/type]"),
        },
      ],
    },
  },
  "views.publish": {
    succeeds: [
      { call: publish(), fields: { view: expect.objectContaining({ type: "home", title: null }) } },
      {
        call: publish({ user_id: "UOLGA", hash: "1780300000.b0b0b0b0" }, { encoding: "form" }),
        fields: { view: expect.objectContaining({ id: "VHOME", external_id: "" }) },
      },
    ],
    answers: {
      duplicate_external_id: [{ when: "a modal has it", call: publish({ view: home({ external_id: "task-1" }) }) }],
      hash_conflict: [
        { when: "the hash is another", call: publish({ user_id: "UOLGA", hash: "1.2" }) },
        { when: "there is no home yet", call: publish({ hash: "1.2" }) },
      ],
      not_enabled: [
        {
          when: "the manifest disables the home tab",
          world: "apps: [{ name: Helper, manifest: { features: { app_home: { home_tab_enabled: false } } } }]",
          call: publish(),
        },
      ],
      view_too_large: [{ when: "it has more than 250,000 bytes", call: publish({ view: home({ blocks: large }) }) }],
      invalid_arguments: [
        { when: "the user is unknown", call: publish({ user_id: "U404" }) },
        { when: "the user is a bot", call: publish({ user_id: "UHELP" }) },
        { when: "it is a modal", call: publish({ view: modal() }) },
        {
          when: "a block belongs into messages",
          call: publish({ view: home({ blocks: [{ type: "markdown", text: "a" }] }) }),
        },
      ],
    },
  },
} satisfies MethodTable;
