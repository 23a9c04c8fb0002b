export { r as deliveriesListMethod } from "./deliveries-list2.js";
