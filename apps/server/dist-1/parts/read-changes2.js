export { t as readChanges } from "./read-changes.js";
