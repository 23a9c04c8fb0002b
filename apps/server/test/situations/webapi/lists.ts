import type { MethodSituation, MethodTable, Situations } from "./method-situation.js";

const switchedOff = (feature: string) => `workspaces: [{ domain: hq, disabled_features: [${feature}] }]`;
const free = "workspaces: [{ domain: hq, plan: free }]";
const labsDeleted = "workspaces: [{ domain: labs, deleted: true }]";
const labsSwitchedOff = "workspaces: [{ domain: labs, disabled_features: [lists] }]";
/** Mia's token, which reaches every workspace, granted to one alone. */
const notGranted = "tokens: [{ token: svcp-mia, installation: { installer: olga, workspaces: [hq] } }]";

/** What every method says of a List that it cannot reach. */
const unreached = (args: (list: string) => Readonly<Record<string, unknown>>) => ({
  list_not_found: [
    { when: "there is no such List", call: { arguments: args("F404") } },
    { when: "it is another workspace's", call: { arguments: args("F6") } },
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

/** Lists. */
export const lists = {
  "svcLists.items.update": {
    succeeds: [
      { call: write({ row_id: "Rec1", ...task }) },
      { call: write({ row_id_to_create: true, ...task }) },
      { call: write({ row_id: "Rec1", column_id_to_create: "Notes", rich_text: text("New") }) },
      { call: { ...write({ row_id: "Rec1", ...task }), token: "svcp-mia" } },
      { call: cell("ColMESSAGE", { message: ["https://site.example/archives/C1/p1780300000000100"] }) },
    ],
    answers: {
      ...unreached((list_id) => ({ list_id, cells: [{ row_id: "Rec1", ...task }] })),
      list_not_found: [
        ...unreached((list_id) => ({ list_id, cells: [{ row_id: "Rec1", ...task }] })).list_not_found,
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
          when: "the caller may read alone",
          call: { arguments: { list_id: "F2", cells: [{ row_id: "Rec1", ...task }] } },
        },
        { when: "the plan is free", world: free, call: write({ row_id: "Rec1", ...task }) },
        { when: "Lists are switched off", world: switchedOff("lists"), call: write({ row_id: "Rec1", ...task }) },
        {
          when: "they are switched off in the workspace of the List",
          world: labsSwitchedOff,
          call: { arguments: { list_id: "F6", cells: [{ row_id: "Rec1", ...task }] }, token: "svcp-mia" },
        },
      ],
      invalid_arguments: [
        { when: "no cells are sent", call: { arguments: { list_id: "F1" } } },
        { when: "the list of cells is empty", call: write() },
        {
          when: "a cell names a row and asks for another",
          call: write({ row_id: "Rec1", row_id_to_create: true, ...task }),
        },
        {
          when: "a cell names a column and asks for another",
          call: write({ row_id: "Rec1", column_id_to_create: "B", ...task }),
        },
        { when: "a cell has no value", call: cell("ColTEXT", {}) },
        wrong("a rating is beyond the scale", "ColRATING", { rating: [6] }),
      ],
      row_id_not_provided: [
        { when: "a cell has no row", call: write(task) },
        { when: "a cell asks for none", call: write({ row_id_to_create: false, ...task }) },
      ],
      invalid_row_id: [{ when: "it is malformed", call: write({ row_id: "1", ...task }) }],
      row_not_found: [{ when: "there is no such row", call: write({ row_id: "Rec404", ...task }) }],
      column_id_not_provided: [{ when: "a cell has no column", call: write({ row_id: "Rec1", rich_text: text("A") }) }],
      invalid_column_id: [wrong("it is malformed", "Task", { rich_text: text("A") })],
      column_not_found: [
        wrong("there is no such column", "Col404", { rich_text: text("A") }),
        wrong("it is another List's", "ColREAD", { rich_text: text("A") }),
      ],
      uneditable_column: [
        wrong("it says who made the row", "ColMAKER", { user: ["UMIA"] }),
        wrong("it says who edited the row", "ColEDITOR", { user: ["UMIA"] }),
      ],
      invalid_input_type: [
        wrong("the value is that of another type", "ColTEXT", { select: ["OptOPEN"] }),
        wrong("a number stands where dates are", "ColDATE", { number: [1] }),
        wrong("there are two values", "ColNUMBER", { number: [1], rating: [1] }),
        wrong("a text stands for a number", "ColNUMBER", { number: ["1"] }),
        wrong("a list stands for true or false", "ColCHECK", { checkbox: ["true"] }),
      ],
      over_cell_fields_limit: [
        wrong("there are more than a hundred values", "ColNUMBER", { number: hundred(1) }),
        wrong("there are two in a column of one", "ColONE", { user: ["UMIA", "UREX"] }),
      ],
      invalid_blocks: [
        wrong("the text is no list", "ColTEXT", { rich_text: "text" }),
        wrong("it holds another block", "ColTEXT", { rich_text: [{ type: "divider" }] }),
        wrong("an element has no text", "ColTEXT", { rich_text: text("", { type: "text" }) }),
      ],
      invalid_text_block: [
        wrong("somebody calls everyone", "ColTEXT", { rich_text: text("", { type: "broadcast", range: "here" }) }),
        wrong("an element is unknown", "ColTEXT", {
          rich_text: [{ type: "rich_text", elements: [{ type: "table" }] }],
        }),
      ],
      invalid_message: [
        wrong("it is no permalink", "ColMESSAGE", { message: ["hello"] }),
        wrong("no message is there", "ColMESSAGE", { message: ["https://site.example/archives/C1/p1700000000000900"] }),
        wrong("the message was deleted", "ColMESSAGE", {
          message: ["https://site.example/archives/C1/p1780300003000400"],
        }),
        {
          ...wrong("its channel is hidden", "ColMESSAGE", {
            message: ["https://site.example/archives/C3/p1780300000000500"],
          }),
          world: 'messages: [{ channel: board, ts: "1780300000.000500", user: pat, text: Secret. }]',
        },
      ],
      invalid_option_id: [wrong("the column has no such option", "ColSELECT", { select: ["OptOPEN", "Opt404"] })],
      invalid_date: [
        wrong("it has another form", "ColDATE", { date: ["1.2.2026"] }),
        wrong("there is no such day", "ColDATE", { date: ["2026-02-30"] }),
      ],
      invalid_email: [wrong("it is no address", "ColEMAIL", { email: ["mia"] })],
      invalid_phone_number: [wrong("it is no number", "ColPHONE", { phone: ["call me"] })],
      invalid_link: [
        wrong("it has no address", "ColLINK", { link: [{ display_name: "Here" }] }),
        wrong("the address is none", "ColLINK", { link: [{ original_url: "here" }] }),
        wrong("the address leads nowhere", "ColLINK", { link: [{ original_url: "https://[" }] }),
      ],
      invalid_vote_value: [
        wrong("it is somebody else's", "ColVOTE", { vote: ["UMIA"] }),
        wrong("it is somebody else's beside one's own", "ColVOTE", { vote: ["UHELP", "UMIA"] }),
      ],
      invalid_attachment: [wrong("it is no file", "ColFILE", { attachment: ["plan.pdf"] })],
      file_not_found: [
        wrong("there is no such file", "ColFILE", { attachment: ["F404"] }),
        wrong("it is another workspace's", "ColFILE", { attachment: ["F32"] }),
        wrong("a reference leads to none", "ColREFERENCE", { reference: [{ file: { file_id: "F404" } }] }),
      ],
      user_not_found: [
        wrong("there is no such user", "ColPEOPLE", { user: ["UMIA", "U404"] }),
        wrong("a text mentions nobody", "ColTEXT", { rich_text: text("", { type: "user", user_id: "U404" }) }),
      ],
      channel_not_found: [
        wrong("there is no such channel", "ColCHANNEL", { channel: ["C404"] }),
        wrong("the caller cannot see it", "ColCHANNEL", { channel: ["C3"] }),
        wrong("a text mentions none", "ColTEXT", { rich_text: text("", { type: "channel", channel_id: "C404" }) }),
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
      ...unreached((id) => ({ id, name: "Plan B" })),
      list_not_found: [
        ...unreached((id) => ({ id, name: "Plan B" })).list_not_found,
        { when: "the caller cannot see it", call: { arguments: { id: "F3", name: "Plan B" } } },
      ],
      access_denied: [
        { when: "the caller may read alone", call: { arguments: { id: "F2", name: "Plan B" } } },
        { when: "the plan is free", world: free, call: { arguments: { id: "F1", name: "Plan B" } } },
        {
          when: "Lists are switched off",
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
      missing_arguments: [{ when: "nothing is to be changed", call: { arguments: { id: "F1" } } }],
      invalid_arguments: [
        { when: "no List is named", call: { arguments: { name: "Plan B" } } },
        { when: "the name is blank", call: { arguments: { id: "F1", name: " " } } },
        {
          when: "the description is no rich text",
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
        { when: "somebody has the name", call: { arguments: { id: "F5", name: "Mia" } } },
        { when: "nothing in it can stand in a channel's name", call: { arguments: { id: "F5", name: "!?" } } },
        {
          when: "the channel is archived",
          world: "lists: [{ name: Side room, channel: attic }]",
          call: { arguments: { id: "F5", name: "Side effects" } },
        },
      ],
      user_not_found: [
        {
          when: "the description mentions nobody",
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
      ...unreached((list_id) => ({ list_id, user_ids: ["UMIA"] })),
      list_not_found: [
        ...unreached((list_id) => ({ list_id, user_ids: ["UMIA"] })).list_not_found,
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
      invalid_arguments: [{ when: "no List is named", call: { arguments: { user_ids: ["UMIA"] } } }],
      channel_not_found: [
        { when: "there is no such channel", call: { arguments: { list_id: "F1", channel_ids: ["C404"] } } },
        { when: "the caller cannot see it", call: { arguments: { list_id: "F1", channel_ids: ["C3"] } } },
      ],
      user_not_found: [{ when: "there is no such user", call: { arguments: { list_id: "F1", user_ids: ["U404"] } } }],
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
          when: "Lists are switched off",
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
      ...unreached((list_id) => ({ list_id })),
      list_not_found: [
        ...unreached((list_id) => ({ list_id })).list_not_found,
        {
          when: "its workspace was deleted",
          world: labsDeleted,
          call: { arguments: { list_id: "F6" }, token: "svcp-mia" },
        },
      ],
      permission_denied: [{ when: "it is not shared with the caller", call: { arguments: { list_id: "F3" } } }],
      invalid_arguments: [
        { when: "no List is named", call: { arguments: {} } },
        { when: "the format is unknown", call: { arguments: { list_id: "F1", format: "xml" } } },
        { when: "threads are to stand in a table", call: { arguments: { list_id: "F1", include_threads: true } } },
        {
          when: "threads are to stand in a CSV file",
          call: { arguments: { list_id: "F1", format: "csv", include_threads: true } },
        },
        {
          when: "attachments are to stand in a table",
          call: { arguments: { list_id: "F1", include_attachments: true } },
        },
        {
          when: "attachments are to stand in a CSV file",
          call: { arguments: { list_id: "F1", format: "csv", include_attachments: true } },
        },
      ],
      unknown_method: [
        { when: "the plan is free", world: free, call: { arguments: { list_id: "F1" } } },
        { when: "Lists are switched off", world: switchedOff("lists"), call: { arguments: { list_id: "F1" } } },
        {
          when: "their export is switched off",
          world: switchedOff("lists_export"),
          call: { arguments: { list_id: "F1" } },
        },
      ],
    },
  },
} satisfies MethodTable;
