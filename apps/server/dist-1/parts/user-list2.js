export { r as userListMethod } from "./user-list.js";
