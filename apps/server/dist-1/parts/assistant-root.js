import { kr as printTs } from "./server.js";
// ../../packages/service/src/events/event-time.ts
function eventTsOf({ atMs }) {
	return printTs(Math.round(atMs * 1e3));
}
// ../../packages/service/src/messages/parts/assistant-root.ts
const assistantSubtype = "assistant_app_thread";
export { eventTsOf as n, assistantSubtype as t };
