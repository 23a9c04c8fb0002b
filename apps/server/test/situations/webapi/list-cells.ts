import { free, hundred, inaccessibleLists, labsDeleted, switchedOff, text } from "./list-arguments.js";
import type { MethodSituation, MethodTable } from "./method-situation.js";

const labsSwitchedOff = "workspaces: [{ domain: labs, disabled_features: [lists] }]";

const write = (...cells: readonly object[]) => ({ arguments: { list_id: "F1", cells } });

const cell = (column_id: string, value: object) => write({ row_id: "Rec1", column_id, ...value });

const wrong = (when: string, column: string, value: object): MethodSituation => ({ when, call: cell(column, value) });

const task = { column_id: "ColTEXT", rich_text: text("Pack") };

const add = (...initial_fields: readonly object[]) => ({ arguments: { list_id: "F1", initial_fields } });

const wrongField = (when: string, column_id: string, value: object): MethodSituation => ({
  when,
  call: add({ column_id, ...value }),
});

const thousandRows = `lists: [{ name: Plan, rows: [${Array.from({ length: 1000 }, () => "{}").join(", ")}] }]`;

const thirtyColumns = `lists:
  - id: F9
    name: Wide
    owner: helper
    columns: [${Array.from({ length: 30 }, (_, at) => `{ id: ColA${at}, name: C${at}, type: text }`).join(", ")}]
`;

/** Cells of Lists. */
export const listCells = {
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
      over_row_maximum: [
        {
          when: "the List has 1,000 rows",
          world: thousandRows,
          call: write({ row_id_to_create: true, ...task }),
        },
      ],
      over_column_maximum: [
        {
          when: "the List has 30 columns",
          world: thirtyColumns,
          call: {
            arguments: {
              list_id: "F9",
              cells: [{ row_id_to_create: true, column_id_to_create: "More", rich_text: text("New") }],
            },
          },
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
} as const satisfies MethodTable;
