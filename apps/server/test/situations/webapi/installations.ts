import type { MethodTable } from "./method-situation.js";
import { grantedToLabs } from "./worlds.js";

const teams = (...ids: readonly string[]) => ({ teams: ids.map((id) => ({ id, name: names[id] })) });
const names: Readonly<Record<string, string>> = { T1: "Headquarters", T2: "Labs" };
const next = { response_metadata: { next_cursor: "" } };

/** Tokens and the installations that they belong to. */
export const installations = {
  "auth.revoke": {
    succeeds: [
      { call: { arguments: { test: true } }, fields: { revoked: false } },
      { call: {}, fields: { revoked: true } },
      { call: { token: "svcp-olga", encoding: "query" }, fields: { revoked: true } },
    ],
    answers: {
      token_revoked: [
        { when: "the token was revoked before", before: [{ method: "auth.revoke" }], call: { method: "auth.revoke" } },
      ],
      not_bearer_token: [
        { when: "it is a configuration token", call: { token: "svcc-mia" } },
        { when: "it is an app-level token", call: { token: "svca-helper" } },
      ],
    },
  },
  "auth.teams.list": {
    succeeds: [
      { call: {}, fields: { ...teams("T1"), ...next } },
      { call: { token: "svcp-olga" }, fields: { ...teams("T1", "T2"), ...next } },
      { world: grantedToLabs, call: { token: "svcp-olga" }, fields: teams("T2") },
      { call: { token: "svcp-olga", arguments: { limit: 1 } }, fields: teams("T1") },
      { base: "webapi-lone", call: {}, fields: { teams: [{ id: "T1", name: "Shop" }] } },
    ],
    answers: {
      invalid_cursor: [{ when: "no list has the cursor", call: { arguments: { cursor: "dGVhbTpDMQ==" } } }],
      invalid_limit: [
        { when: "the page size is too large", call: { arguments: { limit: 1001 } } },
        { when: "the page size is 0", call: { arguments: { limit: 0 } } },
        { when: "the page size is not a number", call: { arguments: { limit: "many" } } },
      ],
    },
  },
} satisfies MethodTable;
