/** The set of incoming webhooks and response URLs, which no overlay extends. */
export { webapi as hooks } from "@rollcall/api/hooks";
