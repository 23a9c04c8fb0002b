import { expect } from "vitest";
import { free, inaccessibleLists, labsDeleted, switchedOff } from "./list-arguments.js";
import type { MethodTable, Situations } from "./method-situation.js";

const list = (list_id: string, more: object = {}) => ({ arguments: { list_id, ...more } });
const row = (list_id: string, id = "Rec1") => list(list_id, { id });
const rows = (list_id: string, ...ids: readonly string[]) => list(list_id, { ids });
const removeRow4 = { method: "svcLists.items.delete", ...row("F1", "Rec4") } as const;

type Named = (list: string) => { readonly arguments: Readonly<Record<string, unknown>> };

/** The codes of every method about the rows of a List. */
const answersFor = (named: Named) => {
  const { list_not_found, team_access_not_granted } = inaccessibleLists((id) => named(id).arguments);
  return {
    team_access_not_granted,
    list_not_found: [
      ...list_not_found,
      { when: "the caller cannot see it", call: named("F3") },
      { when: "the plan is free", world: free, call: named("F1") },
      { when: "Lists are turned off", world: switchedOff("lists"), call: named("F1") },
    ],
    team_not_found: [
      { when: "its workspace was deleted", world: labsDeleted, call: { ...named("F6"), token: "svcp-mia" } },
    ],
  } satisfies Record<string, Situations>;
};

/** The codes of every method that changes the rows of a List. */
const writingAnswersFor = (named: Named) => {
  const answers = answersFor(named);
  const readOnly = { when: "the caller has read access only", call: named("F2") };
  return { ...answers, list_not_found: [...answers.list_not_found, readOnly] } satisfies Record<string, Situations>;
};

/** Rows of Lists. */
export const listRows = {
  "svcLists.items.list": {
    succeeds: [
      { call: list("F1"), fields: { items: ["Rec4", "Rec2", "Rec1"].map((id) => expect.objectContaining({ id })) } },
      {
        call: list("F1", { archived: true }),
        fields: { items: [expect.objectContaining({ id: "Rec3", archived: true })] },
      },
      { call: list("F1", { limit: 1 }), fields: { response_metadata: { next_cursor: expect.stringMatching(/./) } } },
      { call: list("F2"), fields: { items: [], response_metadata: { next_cursor: "" } } },
    ],
    answers: {
      ...answersFor((id) => list(id)),
      invalid_cursor: [{ when: "it was not returned by a call", call: list("F1", { cursor: "dGVhbQ==" }) }],
      invalid_arguments: [
        { when: "no List is given", call: { arguments: {} } },
        { when: "the page is too long", call: list("F1", { limit: 1001 }) },
      ],
    },
  },
  "svcLists.items.info": {
    succeeds: [
      {
        call: list("F1", { id: "Rec1", include_is_subscribed: true }),
        fields: {
          list: expect.objectContaining({ id: "F1", mode: "list", title: "Plan", access: "owner", channels: ["C1"] }),
          record: expect.objectContaining({ id: "Rec1", is_subscribed: false }),
          subtasks: ["Rec2", "Rec3"].map((id) => expect.objectContaining({ id, parent_record_id: "Rec1" })),
        },
      },
      { call: row("F1", "Rec2"), fields: { parent_task: expect.objectContaining({ id: "Rec1" }), subtasks: [] } },
    ],
    answers: {
      ...answersFor((id) => row(id)),
      record_not_found: [
        { when: "the row is unknown", call: row("F1", "Rec404") },
        { when: "it belongs to another List", call: row("F2") },
        { when: "it was deleted from another List", before: [removeRow4], call: row("F2", "Rec4") },
      ],
      record_deleted: [{ when: "the row was deleted", before: [removeRow4], call: row("F1", "Rec4") }],
      invalid_arguments: [{ when: "no row is given", call: list("F1") }],
    },
  },
  "svcLists.items.delete": {
    succeeds: [{ call: row("F1") }, { call: { ...row("F1", "Rec2"), token: "svcp-mia" } }],
    answers: {
      ...writingAnswersFor((id) => row(id)),
      record_not_found: [
        { when: "the row is unknown", call: row("F1", "Rec404") },
        { when: "the row was deleted", before: [removeRow4], call: row("F1", "Rec4") },
      ],
      invalid_arguments: [{ when: "no row is given", call: list("F1") }],
    },
  },
  "svcLists.items.deleteMultiple": {
    succeeds: [
      { call: rows("F1", "Rec1", "Rec2", "Rec404") },
      { call: rows("F1", "Rec404") },
      { call: { arguments: { list_id: "F1", ids: "Rec1,Rec4" }, encoding: "form" } },
    ],
    answers: {
      ...writingAnswersFor((id) => rows(id, "Rec1")),
      invalid_arguments: [
        { when: "no rows are given", call: list("F1") },
        { when: "the list of rows is empty", call: rows("F1") },
        { when: "there are too many rows", call: rows("F1", ...Array.from({ length: 101 }, (_, i) => `Rec${i}`)) },
      ],
    },
  },
} as const satisfies MethodTable;
