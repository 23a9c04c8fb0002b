export { t as createOpenListFile } from "./open-list-file2.js";
