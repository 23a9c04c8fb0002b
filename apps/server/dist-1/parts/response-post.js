export { n as responsePostMethod } from "./response-post2.js";
