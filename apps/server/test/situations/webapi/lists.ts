import type { MethodSituation, MethodTable, Situations } from "./method-situation.js";

const switchedOff = (feature: string) => `workspaces: [{ domain: hq, disabled_features: [${feature}] }]`;
const free = "workspaces: [{ domain: hq, plan: free }]";
const labsDeleted = "workspaces: [{ domain: labs, deleted: true }]";
const labsSwitchedOff = "workspaces: [{ domain: labs, disabled_features: [lists] }]";
/** A token of the user `mia`, which could use every workspace but is granted only one. */
const notGranted = "tokens: [{ token: svcp-mia, installation: { installer: olga, workspaces: [hq] } }]";

/** The answers of every method for a List that it cannot access. */
const inaccessibleLists = (args: (list: string) => Readonly<Record<string, unknown>>) => ({
  list_not_found: [
    { when: "the List is unknown", call: { arguments: args("F404") } },
    { when: "it belongs to another workspace", call: { arguments: args("F6") } },
  ] satisfies Situations,
  team_access_not_granted: [
    {
      when: "the installation was not granted to its workspace",
      world: notGranted,
      call: { arguments: args("F6"), token: "svcp-mia" },
    },
  ] satisfies Situations,
});

const text = (words: string, leaf: object = { type: "text", text: words }) => [
  { type: "rich_text", elements: [{ type: "rich_text_section", elements: [leaf] }] },
];
const write = (...cells: readonly object[]) => ({ arguments: { list_id: "F1", cells } });
const cell = (column_id: string, value: object) => write({ row_id: "Rec1", column_id, ...value });
const wrong = (when: string, column: string, value: object): MethodSituation => ({ when, call: cell(column, value) });
const task = { column_id: "ColTEXT", rich_text: text("Pack") };
const hundred = (value: unknown) => Array.from({ length: 101 }, () => value);

const create = (parts: object = {}) => ({ arguments: { name: "Trip", ...parts } });
const column = (key: string, type: string, parts: object = {}) => ({ key, name: key, type, ...parts });
const primary = column("name", "text", { is_primary_column: true });
const add = (...initial_fields: readonly object[]) => ({ arguments: { list_id: "F1", initial_fields } });
const wrongField = (when: string, column_id: string, value: object): MethodSituation => ({
  when,
  call: add({ column_id, ...value }),
});
const thousandRows = `lists: [{ name: Plan, rows: [${Array.from({ length: 1000 }, () => "{}").join(", ")}] }]`;

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
  "svcLists.items.create": {
    succeeds: [
      { call: { arguments: { list_id: "F1" } } },
      { call: add(task) },
      { call: { arguments: { list_id: "F1", parent_item_id: "Rec1" } } },
      { call: { arguments: { list_id: "F1", duplicated_item_id: "Rec1" } } },
    ],
    answers: {
      ...inaccessibleLists((list_id) => ({ list_id })),
      list_not_found: [
        ...inaccessibleLists((list_id) => ({ list_id })).list_not_found,
        { when: "the caller cannot see it", call: { arguments: { list_id: "F3" } } },
        { when: "the caller has read access only", call: { arguments: { list_id: "F2" } } },
        { when: "the plan is free", world: free, call: add() },
        { when: "Lists are turned off", world: switchedOff("lists"), call: add() },
      ],
      team_not_found: [
        {
          when: "its workspace was deleted",
          world: labsDeleted,
          call: { arguments: { list_id: "F6" }, token: "svcp-mia" },
        },
      ],
      duplicated_item_not_found: [
        { when: "the row is unknown", call: { arguments: { list_id: "F1", duplicated_item_id: "Rec404" } } },
      ],
      invalid_args: [
        { when: "the parent is unknown", call: { arguments: { list_id: "F1", parent_item_id: "Rec404" } } },
      ],
      over_row_maximum: [
        { when: "the List has 1,000 rows", world: thousandRows, call: { arguments: { list_id: "F1" } } },
      ],
      invalid_arguments: [
        { when: "no List is given", call: { arguments: {} } },
        { when: "a field has no value", call: add({ column_id: "ColTEXT" }) },
        wrongField("a rating is above the scale", "ColRATING", { rating: [6] }),
      ],
      invalid_column_id: [
        { when: "a field has no column", call: add({ rich_text: text("A") }) },
        wrongField("the column is unknown", "Col404", { rich_text: text("A") }),
      ],
      uneditable_column: [wrongField("it shows who created the row", "ColMAKER", { user: ["UMIA"] })],
      invalid_input_type: [
        wrongField("the value is of another type", "ColTEXT", { select: ["OptOPEN"] }),
        wrongField("a text is sent for a number", "ColNUMBER", { number: ["1"] }),
      ],
      over_cell_fields_limit: [
        wrongField("there are more than a hundred values", "ColNUMBER", { number: hundred(1) }),
        wrongField("there are two in a column for a single one", "ColONE", { user: ["UMIA", "UREX"] }),
      ],
      invalid_blocks: [wrongField("the text is not a list", "ColTEXT", { rich_text: "text" })],
      invalid_text_block: [
        wrongField("someone mentions everyone", "ColTEXT", {
          rich_text: text("", { type: "broadcast", range: "here" }),
        }),
      ],
      invalid_message: [wrongField("it is not a permalink", "ColMESSAGE", { message: ["hello"] })],
      invalid_option_id: [wrongField("the column has no such option", "ColSELECT", { select: ["Opt404"] })],
      invalid_date: [wrongField("the day does not exist", "ColDATE", { date: ["2026-02-30"] })],
      invalid_email: [wrongField("it is not an address", "ColEMAIL", { email: ["mia"] })],
      invalid_phone_number: [wrongField("it is not a number", "ColPHONE", { phone: ["call me"] })],
      invalid_link: [wrongField("it has no address", "ColLINK", { link: [{ display_name: "Here" }] })],
      invalid_vote_value: [wrongField("it belongs to another user", "ColVOTE", { vote: ["UMIA"] })],
      invalid_attachment: [wrongField("it is not a file", "ColFILE", { attachment: ["plan.pdf"] })],
      file_not_found: [wrongField("the file is unknown", "ColFILE", { attachment: ["F404"] })],
      user_not_found: [wrongField("the user is unknown", "ColPEOPLE", { user: ["U404"] })],
      channel_not_found: [wrongField("the channel is unknown", "ColCHANNEL", { channel: ["C404"] })],
    },
  },
  "svcLists.items.update": {
    succeeds: [
      { call: write({ row_id: "Rec1", ...task }) },
      { call: write({ row_id_to_create: true, ...task }) },
      { call: write({ row_id: "Rec1", column_id_to_create: "Notes", rich_text: text("New") }) },
      { call: { ...write({ row_id: "Rec1", ...task }), token: "svcp-mia" } },
      { call: cell("ColMESSAGE", { message: ["https://site.example/archives/C1/p1780300000000100"] }) },
    ],
    answers: {
      ...inaccessibleLists((list_id) => ({ list_id, cells: [{ row_id: "Rec1", ...task }] })),
      list_not_found: [
        ...inaccessibleLists((list_id) => ({ list_id, cells: [{ row_id: "Rec1", ...task }] })).list_not_found,
        {
          when: "the caller cannot see it",
          call: { arguments: { ...write(task).arguments, list_id: "F3", cells: [{ row_id: "Rec1", ...task }] } },
        },
      ],
      team_not_found: [
        {
          when: "its workspace was deleted",
          world: labsDeleted,
          call: { arguments: { list_id: "F6", cells: [{ row_id: "Rec1", ...task }] }, token: "svcp-mia" },
        },
      ],
      permission_denied: [
        {
          when: "the caller has read access only",
          call: { arguments: { list_id: "F2", cells: [{ row_id: "Rec1", ...task }] } },
        },
        { when: "the plan is free", world: free, call: write({ row_id: "Rec1", ...task }) },
        { when: "Lists are turned off", world: switchedOff("lists"), call: write({ row_id: "Rec1", ...task }) },
        {
          when: "they are turned off in the workspace of the List",
          world: labsSwitchedOff,
          call: { arguments: { list_id: "F6", cells: [{ row_id: "Rec1", ...task }] }, token: "svcp-mia" },
        },
      ],
      invalid_arguments: [
        { when: "no cells are sent", call: { arguments: { list_id: "F1" } } },
        { when: "the list of cells is empty", call: write() },
        {
          when: "a cell has a row and asks for a new one",
          call: write({ row_id: "Rec1", row_id_to_create: true, ...task }),
        },
        {
          when: "a cell has a column and asks for a new one",
          call: write({ row_id: "Rec1", column_id_to_create: "B", ...task }),
        },
        { when: "a cell has no value", call: cell("ColTEXT", {}) },
        wrong("a rating is above the scale", "ColRATING", { rating: [6] }),
      ],
      row_id_not_provided: [
        { when: "a cell has no row", call: write(task) },
        { when: "no cell asks for a new row", call: write({ row_id_to_create: false, ...task }) },
      ],
      invalid_row_id: [{ when: "it is malformed", call: write({ row_id: "1", ...task }) }],
      row_not_found: [{ when: "the row is unknown", call: write({ row_id: "Rec404", ...task }) }],
      column_id_not_provided: [{ when: "a cell has no column", call: write({ row_id: "Rec1", rich_text: text("A") }) }],
      invalid_column_id: [wrong("it is malformed", "Task", { rich_text: text("A") })],
      column_not_found: [
        wrong("the column is unknown", "Col404", { rich_text: text("A") }),
        wrong("it belongs to another List", "ColREAD", { rich_text: text("A") }),
      ],
      uneditable_column: [
        wrong("it shows who created the row", "ColMAKER", { user: ["UMIA"] }),
        wrong("it shows who last edited the row", "ColEDITOR", { user: ["UMIA"] }),
      ],
      invalid_input_type: [
        wrong("the value is of another type", "ColTEXT", { select: ["OptOPEN"] }),
        wrong("a number is sent for dates", "ColDATE", { number: [1] }),
        wrong("there are two values", "ColNUMBER", { number: [1], rating: [1] }),
        wrong("a text is sent for a number", "ColNUMBER", { number: ["1"] }),
        wrong("a list is sent for true or false", "ColCHECK", { checkbox: ["true"] }),
      ],
      over_cell_fields_limit: [
        wrong("there are more than a hundred values", "ColNUMBER", { number: hundred(1) }),
        wrong("there are two in a column for a single one", "ColONE", { user: ["UMIA", "UREX"] }),
      ],
      invalid_blocks: [
        wrong("the text is not a list", "ColTEXT", { rich_text: "text" }),
        wrong("it contains another block", "ColTEXT", { rich_text: [{ type: "divider" }] }),
        wrong("an element has no text", "ColTEXT", { rich_text: text("", { type: "text" }) }),
      ],
      invalid_text_block: [
        wrong("someone mentions everyone", "ColTEXT", { rich_text: text("", { type: "broadcast", range: "here" }) }),
        wrong("an element is unknown", "ColTEXT", {
          rich_text: [{ type: "rich_text", elements: [{ type: "table" }] }],
        }),
      ],
      invalid_message: [
        wrong("it is not a permalink", "ColMESSAGE", { message: ["hello"] }),
        wrong("it leads to no message", "ColMESSAGE", {
          message: ["https://site.example/archives/C1/p1700000000000900"],
        }),
        wrong("the message was deleted", "ColMESSAGE", {
          message: ["https://site.example/archives/C1/p1780300003000400"],
        }),
        {
          ...wrong("its channel is hidden from the caller", "ColMESSAGE", {
            message: ["https://site.example/archives/C3/p1780300000000500"],
          }),
          world: 'messages: [{ channel: board, ts: "1780300000.000500", user: pat, text: Secret. }]',
        },
      ],
      invalid_option_id: [wrong("the column has no such option", "ColSELECT", { select: ["OptOPEN", "Opt404"] })],
      invalid_date: [
        wrong("it has another format", "ColDATE", { date: ["1.2.2026"] }),
        wrong("the day does not exist", "ColDATE", { date: ["2026-02-30"] }),
      ],
      invalid_email: [wrong("it is not an address", "ColEMAIL", { email: ["mia"] })],
      invalid_phone_number: [wrong("it is not a number", "ColPHONE", { phone: ["call me"] })],
      invalid_link: [
        wrong("it has no address", "ColLINK", { link: [{ display_name: "Here" }] }),
        wrong("the address is invalid", "ColLINK", { link: [{ original_url: "here" }] }),
        wrong("the address has no host", "ColLINK", { link: [{ original_url: "https://[" }] }),
      ],
      invalid_vote_value: [
        wrong("it belongs to another user", "ColVOTE", { vote: ["UMIA"] }),
        wrong("it belongs to another user, next to one of the caller's own", "ColVOTE", { vote: ["UHELP", "UMIA"] }),
      ],
      invalid_attachment: [wrong("it is not a file", "ColFILE", { attachment: ["plan.pdf"] })],
      file_not_found: [
        wrong("the file is unknown", "ColFILE", { attachment: ["F404"] }),
        wrong("it belongs to another workspace", "ColFILE", { attachment: ["F32"] }),
        wrong("a reference leads to no List", "ColREFERENCE", { reference: [{ file: { file_id: "F404" } }] }),
      ],
      user_not_found: [
        wrong("the user is unknown", "ColPEOPLE", { user: ["UMIA", "U404"] }),
        wrong("a text mentions an unknown user", "ColTEXT", { rich_text: text("", { type: "user", user_id: "U404" }) }),
      ],
      channel_not_found: [
        wrong("the channel is unknown", "ColCHANNEL", { channel: ["C404"] }),
        wrong("the caller cannot see it", "ColCHANNEL", { channel: ["C3"] }),
        wrong("a text mentions an unknown channel", "ColTEXT", {
          rich_text: text("", { type: "channel", channel_id: "C404" }),
        }),
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
  "svcLists.access.delete": {
    succeeds: [
      { call: { arguments: { list_id: "F1", user_ids: ["UMIA"] } } },
      { call: { arguments: { list_id: "F1", channel_ids: ["C1"] } } },
      { call: { arguments: { list_id: "F1", user_ids: "UMIA,UREX" }, encoding: "form" } },
    ],
    answers: {
      ...inaccessibleLists((list_id) => ({ list_id, user_ids: ["UMIA"] })),
      list_not_found: [
        ...inaccessibleLists((list_id) => ({ list_id, user_ids: ["UMIA"] })).list_not_found,
        { when: "the caller cannot see it", call: { arguments: { list_id: "F3", user_ids: ["UMIA"] } } },
        {
          when: "its workspace was deleted",
          world: labsDeleted,
          call: { arguments: { list_id: "F6", user_ids: ["UMIA"] }, token: "svcp-mia" },
        },
      ],
      invalid_parameters: [
        {
          when: "users and channels are given",
          call: { arguments: { list_id: "F1", user_ids: ["UMIA"], channel_ids: ["C1"] } },
        },
        { when: "neither is given", call: { arguments: { list_id: "F1" } } },
      ],
      invalid_arguments: [{ when: "no List is given", call: { arguments: { user_ids: ["UMIA"] } } }],
      channel_not_found: [
        { when: "the channel is unknown", call: { arguments: { list_id: "F1", channel_ids: ["C404"] } } },
        { when: "the caller cannot see it", call: { arguments: { list_id: "F1", channel_ids: ["C3"] } } },
      ],
      user_not_found: [{ when: "the user is unknown", call: { arguments: { list_id: "F1", user_ids: ["U404"] } } }],
      failed_to_update_user_ids: [
        { when: "the owner is among them", call: { arguments: { list_id: "F1", user_ids: ["UMIA", "UHELP"] } } },
      ],
      restricted_action: [
        {
          when: "the caller does not own it",
          call: { arguments: { list_id: "F1", user_ids: ["UREX"] }, token: "svcp-mia" },
        },
      ],
      lists_disabled_user_team: [
        { when: "the plan is free", world: free, call: { arguments: { list_id: "F1", user_ids: ["UMIA"] } } },
        {
          when: "Lists are turned off",
          world: switchedOff("lists"),
          call: { arguments: { list_id: "F1", user_ids: ["UMIA"] } },
        },
      ],
    },
  },
  "svcLists.download.start": {
    succeeds: [
      { call: { arguments: { list_id: "F1" } } },
      { call: { arguments: { list_id: "F2", format: "csv", include_threads: false } } },
      { call: { arguments: { list_id: "F1", format: "json", include_threads: true, include_attachments: true } } },
      { call: { arguments: { list_id: "F1", include_archived: "1" }, encoding: "form" } },
    ],
    answers: {
      ...inaccessibleLists((list_id) => ({ list_id })),
      list_not_found: [
        ...inaccessibleLists((list_id) => ({ list_id })).list_not_found,
        {
          when: "its workspace was deleted",
          world: labsDeleted,
          call: { arguments: { list_id: "F6" }, token: "svcp-mia" },
        },
      ],
      permission_denied: [{ when: "it is not shared with the caller", call: { arguments: { list_id: "F3" } } }],
      invalid_arguments: [
        { when: "no List is given", call: { arguments: {} } },
        { when: "the format is unknown", call: { arguments: { list_id: "F1", format: "xml" } } },
        { when: "threads are requested in a table", call: { arguments: { list_id: "F1", include_threads: true } } },
        {
          when: "threads are requested in a CSV file",
          call: { arguments: { list_id: "F1", format: "csv", include_threads: true } },
        },
        {
          when: "attachments are requested in a table",
          call: { arguments: { list_id: "F1", include_attachments: true } },
        },
        {
          when: "attachments are requested in a CSV file",
          call: { arguments: { list_id: "F1", format: "csv", include_attachments: true } },
        },
      ],
      unknown_method: [
        { when: "the plan is free", world: free, call: { arguments: { list_id: "F1" } } },
        { when: "Lists are turned off", world: switchedOff("lists"), call: { arguments: { list_id: "F1" } } },
        {
          when: "their export is turned off",
          world: switchedOff("lists_export"),
          call: { arguments: { list_id: "F1" } },
        },
      ],
    },
  },
} satisfies MethodTable;
