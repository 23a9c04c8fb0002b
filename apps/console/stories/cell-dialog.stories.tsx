import { CellDialog } from "../src/documents/lists/cell-dialog.js";
import { columnOf, nothing } from "./given.js";
import type { Stories } from "./story.js";

const state = columnOf("select", "choices");
const given = { column: state, rowId: "Rec1", rowName: "Check the engines", values: ["open"], isBusy: false };

export const stories: Stories = {
  CellDialog: () => <CellDialog {...given} onSave={nothing} onClose={nothing} />,
};
