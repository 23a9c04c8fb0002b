export { n as webhookPostMethod } from "./webhook-post2.js";
