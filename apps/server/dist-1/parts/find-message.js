import { h as mayAct } from "./rules.js";
import { d as workspaceOf } from "./messages.js";
import { Hr as createRefuse } from "./server.js";
// ../../packages/service/src/pins/refusal.ts
const refuse = createRefuse("everyday-2#annotations");
// ../../packages/service/src/pins/find-message.ts
async function refuseChange(channel, caller, store) {
	if (channel.archived) return refuse("restricted_action", channel.id, "a conversation that is not archived");
	const home = await workspaceOf(channel, caller, store);
	if (mayAct(caller.user, "pin_messages", home)) return void 0;
	return refuse("restricted_action", caller.user?.id, "a caller who may pin messages");
}
async function findMessage(channel, timestamp, { messages }) {
	const message = await messages.get(channel.id, timestamp);
	if (message === void 0 || message.deleted === true) return refuse("message_not_found", timestamp, "a message of the conversation");
	return {
		ok: true,
		message
	};
}
export { refuseChange as n, refuse as r, findMessage as t };
