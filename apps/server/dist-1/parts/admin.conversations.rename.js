import { C as findAdministered, D as refuseGeneral, E as refuseForeign, T as refuseDefault, w as refuse } from "./rules.js";
import { Wr as decide } from "./server.js";
import { t as refuseName } from "./refuse-name.js";
import { n as renameChannel, t as refuseTaken } from "./rename-channel.js";
// ../../packages/service/src/channel-settings/admin.conversations.rename.ts
function createAdminRename({ store }) {
	return ({ channel_id, name }, { caller, now }) => decide(store, async () => {
		const found = await findAdministered(channel_id, caller, store);
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const { channel, standing } = found;
		const refusal = refuseForeign(channel, standing) ?? refuseGeneral(channel) ?? refuseDefault(channel) ?? refuseNewName(name);
		if (refusal !== void 0) return {
			kind: "answer",
			answer: refusal
		};
		if (name === channel.name) return {
			kind: "answer",
			answer: { ok: true }
		};
		const { batch } = renameChannel(channel, name, {
			userId: caller.user?.id ?? "",
			nowMs: now.getTime()
		});
		return {
			kind: "commit",
			batch,
			answer: () => ({ ok: true }),
			refuse: refuseTaken
		};
	});
}
function refuseNewName(name) {
	const refusal = refuseName(name);
	if (refusal === void 0) return void 0;
	const { error, because } = refusal;
	if (error === "invalid_name_maxlength") return refuse(error, name, because.wanted);
	const messages = ["[ERROR] must be a name that a channel can have [json-pointer:/name]"];
	return {
		...refuse("invalid_arguments", name, because.wanted),
		messages
	};
}
export { createAdminRename };
