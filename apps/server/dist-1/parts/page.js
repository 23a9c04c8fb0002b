export { t as createPage, n as refusePage } from "./page2.js";
