export { createImage } from "./create-image.js";
export { readTables } from "./read-tables.js";
export { type SavedTable, type SavedTables, savedTablesOf } from "./saved-tables.js";
