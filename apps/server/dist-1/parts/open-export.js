export { t as createOpenExport } from "./open-export2.js";
