import { yt as findConversation } from "./rules.js";
import { Hr as createRefuse } from "./server.js";
// ../../packages/service/src/bookmarks/refusal.ts
const refuse = createRefuse("everyday-2#annotations");
// ../../packages/service/src/bookmarks/find-shelf.ts
async function findBookmarked(id, caller, store) {
	const found = await findConversation(id, {
		caller,
		store,
		kindScopes: {}
	});
	if (!found.ok || found.membership !== void 0) return found;
	return refuse("access_denied", id, "a channel that the caller has joined");
}
async function findChangeable(id, caller, store) {
	const found = await findConversation(id, {
		caller,
		store,
		kindScopes: {}
	});
	if (!found.ok) return found;
	const { channel, membership } = found;
	if (channel.archived) return refuse("permission_denied", id, "a conversation that is not archived");
	if (membership === void 0) return refuse("access_denied", id, "a channel that the caller has joined");
	if (caller.user?.guest !== void 0) return refuse("permission_denied", caller.user.id, "a full member");
	return found;
}
export { findChangeable as n, refuse as r, findBookmarked as t };
