import { expect } from "vitest";
import type { MethodTable, Situations } from "./method-situation.js";

const thread_ts = "1780300005.000100";
const world = `messages:
  - { channel: D2, ts: "${thread_ts}", user: mia, text: Help me }
  - { channel: D2, ts: "1780300006.000200", user: helper, text: I try, thread_ts: "${thread_ts}" }`;

const grantedToLabs =
  "tokens: [{ token: svcb-org, kind: bot, user: helper, scopes: ['chat:write', 'assistant:write'], installation: { installer: olga, workspaces: [labs] } }]";

const inThread = { channel_id: "D2", thread_ts };
const setStatus = (more: object = {}) => ({ arguments: { ...inThread, status: "is thinking", ...more } });
const setTitle = (more: object = {}) => ({ arguments: { ...inThread, title: "Help", ...more } });
const prompts = [{ title: "Help", message: "Help me" }];
const setPrompts = (more: object = {}) => ({ arguments: { ...inThread, prompts, ...more } });

type Call = (more: object) => { readonly arguments: Readonly<Record<string, unknown>> };

/** Situations in which no method finds the thread. */
const threadNotFound = (call: Call) =>
  ({
    channel_not_found: [
      { when: "the conversation is unknown", world, call: call({ channel_id: "D404" }) },
      { when: "the bot is not in it", world, call: call({ channel_id: "D1" }) },
    ],
    invalid_thread_ts: [
      { when: "no message has the ts", world, call: call({ thread_ts: "1780300005.999999" }) },
      {
        when: "it is no ts",
        world,
        call: call({ thread_ts: "now" }),
        fields: { detail: expect.stringMatching(/^now is not the first message of a thread in [A-Z0-9]+\.$/) },
      },
      { when: "the message is a reply", world, call: call({ thread_ts: "1780300006.000200" }) },
    ],
    team_access_not_granted: [
      {
        when: "the installation was granted to another workspace",
        world: `${world}\n${grantedToLabs}`,
        call: { ...call({}), token: "svcb-org" },
      },
    ],
  }) satisfies Record<string, Situations>;

const inGeneral = { channel_id: "C1", thread_ts: "1780300000.000100" };
const notInChannels = (call: Call) => ({ when: "it is a channel", world, call: call(inGeneral) });

/** Threads with assistants. */
export const assistants = {
  "assistant.threads.setStatus": {
    succeeds: [
      { world, call: setStatus() },
      { world, call: setStatus({ status: "" }) },
      {
        world,
        call: { ...setStatus({ loading_messages: ["Reading", "Writing"], username: "Desk" }), encoding: "form" },
      },
      { call: setStatus(inGeneral) },
    ],
    answers: {
      ...threadNotFound(setStatus),
      invalid_arguments: [
        { when: "there are eleven texts", world, call: setStatus({ loading_messages: Array(11).fill("Reading") }) },
        { when: "a text is empty", world, call: setStatus({ loading_messages: [""] }) },
        { when: "a text has 51 characters", world, call: setStatus({ loading_messages: ["a".repeat(51)] }) },
      ],
    },
  },
  "assistant.threads.setTitle": {
    succeeds: [{ world, call: setTitle() }],
    answers: {
      ...threadNotFound(setTitle),
      channel_not_found: [...threadNotFound(setTitle).channel_not_found, notInChannels(setTitle)],
      invalid_arguments: [{ when: "the title is too long", world, call: setTitle({ title: "a".repeat(201) }) }],
    },
  },
  "assistant.threads.setSuggestedPrompts": {
    succeeds: [
      { world, call: setPrompts() },
      { world, call: setPrompts({ thread_ts: undefined, title: "How can I help?" }) },
    ],
    answers: {
      ...threadNotFound(setPrompts),
      channel_not_found: [...threadNotFound(setPrompts).channel_not_found, notInChannels(setPrompts)],
      invalid_arguments: [
        { when: "there is no prompt", world, call: setPrompts({ prompts: [] }) },
        { when: "there are five prompts", world, call: setPrompts({ prompts: Array(5).fill(prompts[0]) }) },
        { when: "a prompt has no message", world, call: setPrompts({ prompts: [{ title: "Help" }] }) },
      ],
    },
  },
} satisfies MethodTable;
