export { t as checkFilter, n as readFilter, r as refusingMistakes } from "./read-filter.js";
