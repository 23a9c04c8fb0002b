import { blockActionsPayloadSchema, blockSuggestionPayloadSchema } from "@rollcall/api/events";
import type { Block } from "@rollcall/api/webapi";
import { withoutZod } from "@rollcall/webapi-core";
import { describe, expect, it } from "vitest";
import { changeMessage } from "../../model/message-store.js";
import { put } from "../../model/port/document.js";
import { type View, viewStacks, views } from "../../model/view.js";
import { withIds } from "../../rules/messages/message-content.js";
import { type AnswerQuestion, createTestPeople } from "../../testing/create-test-people.js";
import type { World } from "../../worlds/world.js";
import type { Person } from "../act.js";
import { choose, click, type } from "./elements.js";

const text = (value: string) => ({ type: "plain_text", text: value }) as const;
const option = (value: string) => ({ text: text(value), value: value.toLowerCase() });
const boxes = { type: "checkboxes", action_id: "boxes", options: [option("Tea"), option("Milk")] };

const blocks = [
  {
    type: "actions",
    block_id: "b1",
    elements: [
      { type: "button", action_id: "approve", text: text("Approve"), value: "42", style: "primary" },
      { type: "button", action_id: "drop", text: text("Drop"), confirm: { text: text("Sure?") } },
      { type: "overflow", action_id: "more", options: [option("Copy"), option("Move")] },
      { type: "static_select", action_id: "pick", placeholder: text("Pick"), options: [option("Red"), option("Blue")] },
      { type: "users_select", action_id: "who" },
      { type: "channels_select", action_id: "where" },
      { type: "datepicker", action_id: "day", initial_date: "2026-01-01" },
      boxes,
      { type: "external_select", action_id: "ext", min_query_length: 2 },
    ],
  },
  {
    type: "context_actions",
    elements: [{ type: "feedback_buttons", positive_button: option("Good"), negative_button: option("Bad") }],
  },
];

const modal = [
  { type: "input", block_id: "i1", label: text("Title"), element: { type: "plain_text_input", action_id: "title" } },
  {
    type: "input",
    block_id: "i2",
    label: text("Search"),
    dispatch_action: true,
    element: {
      type: "plain_text_input",
      action_id: "search",
      dispatch_action_config: { trigger_actions_on: ["on_enter_pressed", "on_character_entered"] },
    },
  },
];

// The tests state a valid world.
const world = {
  kind: "world",
  workspaces: [{ id: "T1", name: "Headquarters", domain: "hq" }],
  users: [
    { id: "U1", userName: "pat", emails: ["pat@acme.example"], workspaces: { hq: "primary_owner" } },
    { id: "U2", userName: "mia", emails: ["mia@acme.example"], workspaces: { hq: "member" } },
    { id: "U3", userName: "helper", bot_of: "Helper", workspaces: { hq: "member" } },
  ],
  apps: [
    {
      id: "A1",
      name: "Helper",
      verification_token: "verify-me",
      manifest: {
        display_information: { name: "Helper" },
        settings: {
          interactivity: {
            is_enabled: true,
            request_url: "https://app.example/acts",
            message_menu_options_url: "https://app.example/options",
          },
        },
      },
    },
  ],
  channels: [
    { id: "C1", kind: "public", name: "general", members: ["pat", "mia", "helper"] },
    { id: "C2", kind: "private", name: "secret", members: ["pat", "helper"] },
  ],
  tokens: [
    {
      token: "svcb-1",
      kind: "bot",
      user: "helper",
      app: "Helper",
      scopes: ["chat:write"],
      installation: { installer: "pat" },
    },
  ],
} as unknown as World;

/** A world with a message of the app in a channel, and people. */
async function open({ answer = () => "", channelId = "C1" }: { answer?: AnswerQuestion; channelId?: string } = {}) {
  const people = await createTestPeople(world, answer);
  const draft = {
    channelId,
    userId: "U3",
    botId: "B3",
    appId: "A1",
    text: "Well?",
    ...withIds({ blocks: blocks as unknown as readonly Block[] }, { secret: () => "0000" }),
  };
  const committed = await people.store.commit({
    expect: [],
    writes: [{ kind: "insertMessage", message: draft, nowMs: 1_780_000_000_000 }],
  });
  if (!committed.ok) throw new Error("The message was not posted.");
  const [{ ts } = { ts: "" }] = committed.messages;
  const surface = { channel: channelId, ts };
  const payloads = () =>
    people.asked.map(({ question }) => {
      if (question.kind !== "interactive") throw new Error("The app got a command.");
      const { payload } = question;
      const schema = payload.type === "block_actions" ? blockActionsPayloadSchema : blockSuggestionPayloadSchema;
      expect(schema(withoutZod).safeParse(payload).error).toBe(undefined);
      return payload as Extract<typeof payload, { type: "block_actions" }>;
    });
  return { ...people, mia: await people.person("mia"), pat: await people.person("pat"), surface, payloads };
}

describe("click", () => {
  it("sends the payload of a message, with its keys in the order of recordings", async () => {
    const { mia, surface, payloads, asked } = await open();
    const clicked = await click({ surface, action: "Approve" }, mia);
    expect(clicked).toMatchObject({ ok: true, channel: "C1", message: { ts: surface.ts } });
    expect(asked).toMatchObject([{ appId: "A1" }]);
    const [payload] = payloads();
    expect(Object.keys(payload ?? {})).toEqual([
      ...[
        "type",
        "user",
        "api_app_id",
        "token",
        "container",
        "trigger_id",
        "team",
        "enterprise",
        "is_enterprise_install",
      ],
      ...["channel", "message", "state", "response_url", "actions"],
    ]);
    expect(payload).toMatchObject({
      user: { id: "U2", username: "mia", name: "mia", team_id: "T1" },
      token: "verify-me",
      container: { type: "message", message_ts: surface.ts, channel_id: "C1", is_ephemeral: false },
      team: { id: "T1", domain: "hq" },
      enterprise: null,
      channel: { id: "C1", name: "general" },
      message: { bot_id: "B3", app_id: "A1", text: "Well?", blocks: [{ block_id: "b1" }, { block_id: "00001" }] },
      response_url: expect.stringContaining("/hooks/actions/T1/"),
    });
    const [action] = payload?.actions ?? [];
    expect(Object.keys(action ?? {})).toEqual(["type", "block_id", "action_id", "action_ts", "text", "value", "style"]);
    expect(payload?.state?.values).toEqual({
      b1: {
        pick: { type: "static_select", selected_option: null },
        who: { type: "users_select", selected_user: null },
        where: { type: "channels_select", selected_channel: null },
        day: { type: "datepicker", selected_date: "2026-01-01" },
        boxes: { type: "checkboxes", selected_options: [] },
        ext: { type: "external_select", selected_option: null },
      },
    });
  });

  it.each([
    ["an item by its text", { action: "Move" }, { type: "overflow", selected_option: { value: "move" } }],
    ["an item of a menu", { action: "more", option: "copy" }, { type: "overflow", selected_option: { value: "copy" } }],
    ["feedback", { action: "Good" }, { type: "feedback_buttons", value: "good", text: { text: "Good" } }],
    ["a button with a dialog", { action: "drop" }, { type: "button", confirm: { text: { text: "Sure?" } } }],
  ])("clicks %s", async (_name, name, action) => {
    const { mia, surface, payloads } = await open();
    expect(await click({ surface, ...name }, mia)).toMatchObject({ ok: true });
    expect(payloads()).toMatchObject([{ actions: [action] }]);
  });

  it("sends nothing if the dialog is cancelled, and twice what is clicked twice", async () => {
    const { mia, surface, asked, payloads } = await open();
    expect(await click({ surface, action: "drop", confirm: false }, mia)).toMatchObject({ ok: true });
    expect(asked).toEqual([]);
    await Promise.all([click({ surface, action: "approve" }, mia), click({ surface, action: "approve" }, mia)]);
    expect(new Set(payloads().map(({ trigger_id }) => trigger_id)).size).toBe(2);
  });

  it.each([
    [
      "what is not there",
      { action: "Reject" },
      /no element "Reject" to click in the message; there are "Approve" \(approve\)/,
    ],
    ["an item that is not there", { action: "more", option: "Burn" }, /"Burn" to click in the message; there are/],
    ["a menu without an item", { action: "more" }, /Several elements are named "more"/],
    ["a menu to choose in", { action: "pick" }, /"pick" is a static_select, which people do not click/],
    ["another block", { action: "approve", block: "b9" }, /no element "approve" to click/],
  ])("refuses %s", async (_name, name, detail) => {
    const { mia, surface, asked } = await open();
    expect(await click({ surface, ...name }, mia)).toMatchObject({ ok: false, detail: expect.stringMatching(detail) });
    expect(asked).toEqual([]);
  });

  it("refuses who does not see the message", async () => {
    const { mia, pat, surface } = await open({ channelId: "C2" });
    expect(await click({ surface, action: "approve" }, mia)).toMatchObject({ ok: false, code: "channel_not_found" });
    expect(await click({ surface, action: "approve" }, pat)).toMatchObject({ ok: true });
  });

  it("refuses what an update took away meanwhile", async () => {
    const { mia, surface, store } = await open();
    const message = await store.messages.get("C1", surface.ts);
    if (message === undefined) throw new Error("There is no message.");
    await store.commit({ expect: [], writes: [changeMessage({ ...message, version: 2, blocks: [] })] });
    expect(await click({ surface, action: "approve" }, mia)).toMatchObject({
      detail: 'There is no element "approve" to click in the message; there is none.',
    });
  });

  it("says what went wrong with the app", async () => {
    const { mia, surface } = await open({
      answer: () => ({ ok: false, reason: "http_timeout", detail: "The app did not answer in time." }),
    });
    expect(await click({ surface, action: "approve" }, mia)).toMatchObject({
      ok: true,
      failure: "The app did not answer in time.",
    });
  });
});

describe("choose", () => {
  it.each([
    ["pick", ["Red"], { selected_option: option("Red"), placeholder: text("Pick") }],
    ["pick", [], { selected_option: null }],
    ["who", ["pat"], { selected_user: "U1" }],
    ["where", ["general"], { selected_channel: "C1" }],
    ["day", ["2026-02-28"], { selected_date: "2026-02-28", initial_date: "2026-01-01" }],
    ["day", [], { selected_date: null }],
  ])("chooses in %s %j", async (action, values, wanted) => {
    const { mia, surface, payloads } = await open();
    expect(await choose({ surface, action, values }, mia)).toMatchObject({ ok: true });
    const [payload] = payloads();
    expect(payload?.actions).toMatchObject([wanted]);
    const [[key, value] = []] = Object.entries(wanted);
    expect(payload?.state?.values["b1"]?.[action]).toMatchObject({ [key ?? ""]: value });
  });

  it("ticks and unticks one box after another, and keeps what is chosen for each person", async () => {
    const { mia, pat, surface, payloads } = await open();
    await choose({ surface, action: "boxes", values: ["Tea", "milk"] }, mia);
    await choose({ surface, action: "boxes", values: ["Milk"] }, mia);
    const lists = payloads().map(({ actions }) => actions[0]?.selected_options?.map(({ value }) => value));
    expect(lists).toEqual([["tea"], ["tea", "milk"], ["milk"]]);
    await click({ surface, action: "approve" }, mia);
    expect(payloads().at(-1)?.state?.values["b1"]?.["boxes"]).toMatchObject({ selected_options: [{ value: "milk" }] });
    await click({ surface, action: "approve" }, pat);
    expect(payloads().at(-1)?.state?.values["b1"]?.["boxes"]).toMatchObject({ selected_options: [] });
  });

  it.each([
    ["pick", ["Green"], /no option "Green"; there are "Red", "Blue"/],
    ["pick", ["Red", "Blue"], /takes one value, not 2/],
    ["where", ["secret"], /There is no channel|channel_not_found/],
    ["who", ["nobody"], /There is no user "nobody"\.$/],
    ["day", ["2026-02-30"], /2026-02-30 is no date/],
    ["approve", ["x"], /people do not choose/],
  ])("refuses in %s %j", async (action, values, detail) => {
    const { mia, surface, asked } = await open();
    expect(await choose({ surface, action, values }, mia)).toMatchObject({
      ok: false,
      detail: expect.stringMatching(detail),
    });
    expect(asked).toEqual([]);
  });

  it("ends when the app renders the boxes again after each tick, so that nothing is kept", async () => {
    let clear = async () => {};
    const { mia, surface, store, asked } = await open({
      answer: async () => {
        await clear();
        return "";
      },
    });
    let version = 1;
    clear = async () => {
      const message = await store.messages.get("C1", surface.ts);
      if (message === undefined) throw new Error("There is no message.");
      const rendered = blocks.map((block) => ({ ...block, block_id: `rendered-${version}` }));
      version += 1;
      await store.commit({ expect: [], writes: [changeMessage({ ...message, version, blocks: rendered })] });
    };
    expect(await choose({ surface, action: "boxes", values: ["Tea", "Milk"] }, mia)).toEqual({
      ok: false,
      error: "refused",
      detail: "The element does not keep what is chosen: the app replaces it, such as by blocks without a block_id.",
    });
    expect(asked).toHaveLength(2);
  });

  it("chooses an option that the app offers", async () => {
    const offered = JSON.stringify({ options: [option("Oak"), option("Elm")] });
    const { mia, surface, payloads } = await open({
      answer: ({ question }) =>
        question.kind === "interactive" && question.payload.type === "block_suggestion" ? offered : "",
    });
    expect(await choose({ surface, action: "ext", values: ["Elm"] }, mia)).toMatchObject({ ok: true });
    expect(payloads()).toMatchObject([{ value: "Elm" }, { actions: [{ selected_option: { value: "elm" } }] }]);
  });
});

describe("type", () => {
  it.each<[string, string, object]>([
    ["options", JSON.stringify({ options: [option("Oak")] }), { options: [option("Oak")] }],
    [
      "groups",
      JSON.stringify({ option_groups: [{ label: text("Trees"), options: [option("Oak")] }] }),
      { options: [option("Oak")] },
    ],
    ["nothing", "", { options: [] }],
    ["what the framework sends over HTTP", "{}", { options: [] }],
    ["blank lines", " \n", { options: [] }],
    ["text", "oops", { options: [], failure: "The app's answer is no JSON object." }],
    [
      "both",
      '{"options":[],"option_groups":[]}',
      { options: [], failure: expect.stringContaining("options or option_groups") },
    ],
    ["a bad option", '{"options":[{"value":1}]}', { options: [], failure: expect.stringContaining("is not valid") }],
    [
      "too many",
      JSON.stringify({ options: Array(101).fill(option("Oak")) }),
      { options: [], failure: expect.stringContaining("100") },
    ],
  ])("lists the options of the app, which answers %s", async (_name, body, wanted) => {
    const { mia, surface, payloads } = await open({ answer: () => body });
    expect(await type({ surface, action: "ext", text: "oa" }, mia)).toMatchObject({ ok: true, ...wanted });
    expect(payloads()).toMatchObject([{ type: "block_suggestion", action_id: "ext", block_id: "b1", value: "oa" }]);
  });

  it("asks the app only if enough was typed", async () => {
    const { mia, surface, asked } = await open();
    expect(await type({ surface, action: "ext", text: "o" }, mia)).toMatchObject({
      options: [],
      failure: expect.stringContaining("2 typed characters"),
    });
    expect(asked).toEqual([]);
  });

  it("types into inputs of a modal, which keeps the values, and tells the app if the block says so", async () => {
    const { mia, pat, store, payloads } = await open();
    await openModal(mia, { store });
    const surface = { view: "V1" };
    expect(await type({ surface, action: "Title", text: "Ahoy" }, mia)).toMatchObject({ ok: true });
    expect(payloads()).toEqual([]);
    await type({ surface, action: "search", text: "tea", enter: false }, mia);
    await type({ surface, action: "search", text: "" }, mia);
    const [payload] = payloads();
    expect(payloads().map(({ actions }) => actions[0]?.value)).toEqual(["tea", null, null]);
    expect(payload).toMatchObject({ container: { type: "view", view_id: "V1" }, view: { id: "V1" } });
    expect(payload).not.toHaveProperty("response_url");
    expect(payload?.view?.state.values).toEqual({
      i1: { title: { type: "plain_text_input", value: "Ahoy" } },
      i2: { search: { type: "plain_text_input", value: "tea" } },
    });
    expect(await store.get(views, { id: "V1" })).toMatchObject({
      hash: "1.a",
      values: { i1: { title: { value: "Ahoy" } } },
    });
    expect(await type({ surface, action: "Title", text: "x" }, pat)).toMatchObject({
      ok: false,
      detail: 'There is no open modal "V1"; there is none.',
    });
  });
});

/** Opens a modal of the app in front of a person. */
async function openModal({ user }: Person, { store }: Pick<Person, "store">) {
  const place = { workspaceId: "T1", appId: "A1", userId: user.id, version: 1, rootId: "V1" };
  // The blocks are valid.
  const content = { type: "modal", title: text("Ask"), blocks: modal } as unknown as View["content"];
  await store.commit({
    expect: [],
    writes: [
      put(viewStacks, { ...place, viewIds: ["V1"], turn: 1 }),
      put(views, { ...place, id: "V1", content, values: {}, hash: "1.a" }),
    ],
  });
}
