import { free, hundred, inaccessibleLists, labsDeleted, notGranted, switchedOff, text } from "./list-arguments.js";
import type { MethodTable } from "./method-situation.js";

const create = (parts: object = {}) => ({ arguments: { name: "Trip", ...parts } });
const column = (key: string, type: string, parts: object = {}) => ({ key, name: key, type, ...parts });
const primary = column("name", "text", { is_primary_column: true });

/** Lists. */
export const lists = {
  "svcLists.create": {
    succeeds: [
      { call: create() },
      {
        call: create({
          schema: [primary, column("state", "select", { options: { choices: [{ value: "o", label: "Open" }] } })],
        }),
      },
      { call: create({ todo_mode: true, description_blocks: text("What is left.") }) },
      { call: create({ copy_from_list_id: "F1", include_copied_list_records: true }) },
    ],
    answers: {
      over_title_length_maximum: [{ when: "the name is too long", call: create({ name: "x".repeat(256) }) }],
      invalid_arguments: [
        { when: "there is no name", call: { arguments: {} } },
        { when: "the description is not rich text", call: create({ description_blocks: [{ type: "divider" }] }) },
      ],
      over_column_maximum: [
        {
          when: "there are more than 30 columns",
          call: create({
            schema: [
              primary,
              ...hundred(0)
                .slice(0, 30)
                .map((_, index) => column(`c${index}`, "number")),
            ],
          }),
        },
      ],
      invalid_column_type: [{ when: "a type is unknown", call: create({ schema: [primary, column("a", "colour")] }) }],
      invalid_primary_column: [
        { when: "no column is primary", call: create({ schema: [column("a", "text")] }) },
        { when: "two columns are primary", call: create({ schema: [primary, { ...primary, key: "b" }] }) },
        {
          when: "the primary column has no text",
          call: create({ schema: [column("a", "number", { is_primary_column: true })] }),
        },
      ],
      invalid_schema: [
        { when: "a column has no key", call: create({ schema: [primary, { name: "B", type: "text" }] }) },
        { when: "two columns have the same key", call: create({ schema: [primary, column("name", "number")] }) },
        {
          when: "a choice has no label",
          call: create({ schema: [primary, column("a", "select", { options: { choices: [{ value: "o" }] } })] }),
        },
      ],
      invalid_copy_and_schema_args: [
        { when: "a copy has columns", call: create({ schema: [primary], copy_from_list_id: "F1" }) },
      ],
      missing_arg_copy_from_list_id: [
        { when: "rows are copied from no List", call: create({ include_copied_list_records: true }) },
      ],
      permission_denied: [
        { when: "the plan is free", world: free, call: create() },
        { when: "Lists are turned off", world: switchedOff("lists"), call: create() },
        { when: "the List to copy is unknown", call: create({ copy_from_list_id: "F404" }) },
        { when: "the caller cannot see the List to copy", call: create({ copy_from_list_id: "F3" }) },
      ],
      team_access_not_granted: [
        {
          when: "the installation was not granted to the workspace of the List to copy",
          world: notGranted,
          call: { ...create({ copy_from_list_id: "F6" }), token: "svcp-mia" },
        },
      ],
      user_not_found: [
        {
          when: "the description mentions an unknown user",
          call: create({ description_blocks: text("", { type: "user", user_id: "U404" }) }),
        },
      ],
    },
  },
  "svcLists.update": {
    succeeds: [
      { call: { arguments: { id: "F1", name: "Plan B" } } },
      { call: { arguments: { id: "F1", description_blocks: text("What is left.") } } },
      { call: { arguments: { id: "F1", todo_mode: true } } },
      { call: { arguments: { id: "F5", name: "Side effects" } } },
      { call: { arguments: { id: "F4", name: "Outside" } } },
      { call: { arguments: { id: "F1", name: "x".repeat(255) } } },
    ],
    answers: {
      ...inaccessibleLists((id) => ({ id, name: "Plan B" })),
      list_not_found: [
        ...inaccessibleLists((id) => ({ id, name: "Plan B" })).list_not_found,
        { when: "the caller cannot see it", call: { arguments: { id: "F3", name: "Plan B" } } },
      ],
      access_denied: [
        { when: "the caller has read access only", call: { arguments: { id: "F2", name: "Plan B" } } },
        { when: "the plan is free", world: free, call: { arguments: { id: "F1", name: "Plan B" } } },
        {
          when: "Lists are turned off",
          world: switchedOff("lists"),
          call: { arguments: { id: "F1", name: "Plan B" } },
        },
      ],
      team_not_found: [
        {
          when: "its workspace was deleted",
          world: labsDeleted,
          call: { arguments: { id: "F6", name: "B" }, token: "svcp-mia" },
        },
      ],
      missing_arguments: [{ when: "no change is given", call: { arguments: { id: "F1" } } }],
      invalid_arguments: [
        { when: "no List is given", call: { arguments: { name: "Plan B" } } },
        { when: "the name is blank", call: { arguments: { id: "F1", name: " " } } },
        {
          when: "the description is not rich text",
          call: { arguments: { id: "F1", description_blocks: [{ type: "divider" }] } },
        },
      ],
      over_title_length_maximum: [
        { when: "the name is too long", call: { arguments: { id: "F1", name: "x".repeat(256) } } },
      ],
      unexpected_description_blocks_arg: [
        { when: "the List is embedded", call: { arguments: { id: "F4", description_blocks: text("New") } } },
      ],
      file_channel_rename_error: [
        { when: "another channel has the name", call: { arguments: { id: "F5", name: "Random" } } },
        { when: "a user has the name", call: { arguments: { id: "F5", name: "Mia" } } },
        { when: "no part of it can be in a channel name", call: { arguments: { id: "F5", name: "!?" } } },
        {
          when: "the channel is archived",
          world: "lists: [{ name: Side room, channel: attic }]",
          call: { arguments: { id: "F5", name: "Side effects" } },
        },
      ],
      user_not_found: [
        {
          when: "the description mentions an unknown user",
          call: { arguments: { id: "F1", description_blocks: text("", { type: "user", user_id: "U404" }) } },
        },
      ],
    },
  },
} as const satisfies MethodTable;
