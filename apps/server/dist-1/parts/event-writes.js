export { t as eventWrites } from "./event-writes2.js";
