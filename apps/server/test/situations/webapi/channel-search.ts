import { expect } from "vitest";
import type { MethodTable } from "./method-situation.js";
import { byMember, grantedToLabs, loneAdmin } from "./worlds.js";

const find = (sent: Readonly<Record<string, unknown>>) => ({ arguments: sent });
const byName = { sort: "name", sort_dir: "asc" } as const;
const found = (...ids: readonly string[]) => ({
  conversations: ids.map((id) => expect.objectContaining({ id })),
  total_count: ids.length,
});

/** YAML with a channel of another company that shares it with the organization, C30. */
const deal = "channels: [{ id: C30, kind: public, name: deal, workspace: partner, shared_with: [hq], members: [pia] }]";

/** YAML of a token of the primary owner, `svcp-pat`. */
const ofPrimary = `tokens:
  - { token: svcp-pat, kind: user, user: pat, app: Helper, scopes: ["admin.conversations:read"], installation: { installer: pat, channel_manager: true } }
`;
const asPrimary = (sent: Readonly<Record<string, unknown>>) => ({
  world: ofPrimary,
  call: { ...find(sent), token: "svcp-pat" },
});

/** Searches of administrators for channels. */
export const channelSearch = {
  "admin.conversations.search": {
    succeeds: [
      { call: find(byName), fields: { ...found("C5", "C6", "C1", "C2"), next_cursor: "" } },
      { ...asPrimary({ ...byName, search_channel_types: "private" }), fields: found("C3", "C7", "C4") },
      { call: find({ ...byName, team_ids: ["T2"], query: "BEN" }), fields: found("C6") },
      {
        call: find({ search_channel_types: ["archived"], limit: 1 }),
        fields: { conversations: [expect.objectContaining({ id: "C5", member_count: -1 })] },
      },
      { call: find({ total_count_only: true }), fields: { conversations: [], total_count: 4 } },
      { call: find({ connected_team_ids: ["T9"], sort: "relevant" }), world: deal, fields: found("C30") },
      { call: find({ limit: 2, sort: "created" }), fields: { next_cursor: expect.stringMatching(/^[0-9a-f]+$/) } },
    ],
    answers: {
      external_team_not_connected_to_this_org: [
        { when: "it does not exist", call: find({ connected_team_ids: ["T404"] }) },
        { when: "it is a workspace of the organization", call: find({ connected_team_ids: ["T2"] }) },
      ],
      feature_not_enabled: [{ when: "the workspace is standalone", base: "webapi-lone", world: loneAdmin, call: {} }],
      invalid_cursor: [{ when: "it is of no search", call: find({ cursor: "bmV4dA==" }) }],
      invalid_search_channel_type: [
        { when: "a kind does not exist", call: find({ search_channel_types: ["archived", "secret"] }) },
      ],
      invalid_sort: [{ when: "the order does not exist", call: find({ sort: "size" }) }],
      invalid_sort_dir: [{ when: "the direction does not exist", call: find({ sort_dir: "up" }) }],
      not_allowed: [
        { when: "an owner asks for private channels", call: find({ search_channel_types: ["archived", "private"] }) },
      ],
      not_an_admin: [{ when: "the caller is a member", call: { ...byMember } }],
      team_access_not_granted: [
        { when: "the workspace was not granted", world: grantedToLabs, call: find({ team_ids: ["T1"] }) },
      ],
      team_not_found: [
        { when: "the workspace does not exist", call: find({ team_ids: ["T1", "T404"] }) },
        { when: "the workspace belongs to another company", call: find({ team_ids: ["T9"] }) },
      ],
    },
  },
} satisfies MethodTable;
