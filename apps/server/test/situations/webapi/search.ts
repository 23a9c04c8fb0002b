import { expect } from "vitest";
import type { MethodTable } from "./method-situation.js";
import { grantedToLabs } from "./worlds.js";

const token = "svcp-olga";
const question = "1780300000.000100";
const find = (query: string, args: object = {}) => ({ token, arguments: { query, team_id: "T1", ...args } });
const total = (count: number) => ({ messages: expect.objectContaining({ total: count }) });

const more = `messages:
  - { channel: board, ts: "1780300100.000000", user: pat, text: "The secret plan, and a plan B" }
  - { channel: attic, ts: "1780300101.000000", user: mia, text: Old plan }
  - { channel: D1, ts: "1780300102.000000", user: mia, text: A plan between two others }
  - channel: board
    ts: "1780300104.000000"
    user: pat
    text: Deployed
    blocks: [{ type: section, text: { type: mrkdwn, text: "Build *seventeen*" } }, { type: header, text: { type: plain_text, text: Finished } }]
  - { channel: bench, ts: "1780300103.000000", user: labby, text: A plan of Labs }`;

const ofQuestion = {
  iid: `C1-${question}`,
  team: "T1",
  channel: {
    id: "C1",
    name: "general",
    is_private: false,
    is_mpim: false,
    is_shared: false,
    is_org_shared: false,
    is_ext_shared: false,
    is_pending_ext_shared: false,
    pending_shared: [],
  },
  type: "message",
  user: "UMIA",
  username: "mia",
  ts: question,
  text: "Who brings the \u{E000}plan\u{E001}?",
  permalink: expect.stringMatching(/\/archives\/C1\/p1780300000000100$/),
};

/** Searches. */
export const search = {
  "search.messages": {
    succeeds: [
      {
        call: { ...find("PLAN", { highlight: true }), encoding: "query" },
        fields: {
          query: "PLAN",
          messages: {
            total: 1,
            pagination: { total_count: 1, page: 1, per_page: 20, page_count: 1, first: 1, last: 1 },
            paging: { count: 20, total: 1, page: 1, pages: 1 },
            matches: [ofQuestion],
          },
        },
      },
      { world: more, call: find("plan"), fields: total(3) },
      { world: more, call: find("plan", { team_id: "T2" }), fields: total(1) },
      { world: more, call: find('"build seventeen" finished'), fields: total(1) },
      { world: more, call: find('"seventeen finished"'), fields: total(0) },
      { world: more, call: find("plan -secret in:general in:attic"), fields: total(2) },
      { world: more, call: find('"plan b" from:@pat on:2026-06-01'), fields: total(1) },
      { world: more, call: { token: "svcp-gus", arguments: { query: "plan" } }, fields: total(1) },
      { call: find("has:reaction has:file before:2026-06-02 after:2026-05-31"), fields: total(1) },
      { call: find("plan after:2300-01-01"), fields: total(0) },
      { call: find("plan before:9999-12-31"), fields: total(1) },
      { call: find("do", { cursor: "*", sort: "timestamp", sort_dir: "asc" }), fields: total(1) },
      { call: find("gone"), fields: total(0) },
      { call: find("???"), fields: total(0) },
      { call: find("plan in:nowhere", { page: 2 }), fields: total(0) },
    ],
    answers: {
      no_query: [
        { when: "the query is empty", call: find("") },
        { when: "the query has only spaces", call: find("  ") },
      ],
      invalid_cursor: [{ when: "the cursor belongs to another list", call: find("plan", { cursor: btoa("team:C1") }) }],
      missing_argument: [
        {
          when: "an organization's token names no workspace",
          call: { token, arguments: { query: "plan" } },
          fields: { arg: "team_id" },
        },
      ],
      team_access_not_granted: [{ when: "the workspace was not granted", world: grantedToLabs, call: find("plan") }],
      not_allowed_token_type: [
        { when: "a bot searches", call: { token: "svcb-helper", arguments: { query: "plan" } } },
      ],
      invalid_arguments: [
        { when: "there is no query", call: { token, arguments: { team_id: "T1" } } },
        { when: "the count is above 100", call: find("plan", { count: 101 }) },
        { when: "the page is above 100", call: find("plan", { page: 101 }) },
        { when: "the order is unknown", call: find("plan", { sort: "author" }) },
        { when: "the query has more than 500 characters", call: find("a".repeat(501)) },
      ],
    },
  },
} satisfies MethodTable;
