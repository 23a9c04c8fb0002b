export { t as webapi } from "./webapi.js";
import "./response-post2.js";
import "./webhook-post2.js";
import "./hooks2.js";
