export { t as readSortBy } from "./read-sort-by2.js";
