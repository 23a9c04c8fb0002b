import { Cell } from "../src/documents/lists/cell.js";
import { CellInput } from "../src/documents/lists/cell-input.js";
import { ChoicesInput } from "../src/documents/lists/choices-input.js";
import { ListDetail } from "../src/documents/lists/list-detail.js";
import { ListGrid } from "../src/documents/lists/list-grid.js";
import { ListRow } from "../src/documents/lists/list-row.js";
import { BoxInput, LinesInput, TextAreaInput } from "../src/documents/lists/plain-inputs.js";
import { columnOf, GivenDocument, GivenLabel, nothing } from "./given.js";
import type { Stories } from "./story.js";

export const hash = "#/default/documents";

const task = { ...columnOf("text", "text"), name: "Task" };
const state = columnOf("select", "choices");
const columns = [task, state];
const row = {
  id: "Rec1",
  fields: [
    { column_id: task.id, text: "Check the engines" },
    { column_id: state.id, select: ["open"] },
  ],
};
const placed = { row, isSubtask: false };
const editing = { column: state, values: ["open"], onChange: nothing };

export const stories: Stories = {
  BoxInput: () => <BoxInput {...editing} labelledBy="" value="open" label="I vote for it" isAlone />,
  Cell: () => <Cell column={state} values={["open"]} canWrite onOpen={nothing} />,
  CellInput: () => (
    <GivenLabel>
      {(labelledBy) => (
        <CellInput {...editing} column={columnOf("date", "date")} values={["2026-06-01"]} labelledBy={labelledBy} />
      )}
    </GivenLabel>
  ),
  ChoicesInput: () => (
    <GivenLabel>
      {(labelledBy) => <ChoicesInput {...editing} choices={state.choices} labelledBy={labelledBy} />}
    </GivenLabel>
  ),
  LinesInput: () => (
    <GivenLabel>
      {(labelledBy) => <LinesInput {...editing} hint="One value on each line." labelledBy={labelledBy} />}
    </GivenLabel>
  ),
  ListDetail: () => <GivenDocument kind="list">{(id) => <ListDetail id={id} />}</GivenDocument>,
  ListGrid: () => <ListGrid columns={columns} rows={[placed]} canWrite onOpen={nothing} onDelete={nothing} />,
  ListRow: () => (
    <div class="list-grid" style={{ "--columns": String(columns.length) }}>
      <ListRow placed={placed} columns={columns} canWrite onOpen={nothing} onDelete={nothing} />
    </div>
  ),
  TextAreaInput: () => (
    <GivenLabel>{(labelledBy) => <TextAreaInput {...editing} labelledBy={labelledBy} />}</GivenLabel>
  ),
};
