// The set of incoming webhooks and response URLs, which no project extends.
export { webapi as hooks } from "@rollcall/api/hooks";
