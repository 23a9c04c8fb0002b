export { r as journalListMethod } from "./journal-list2.js";
