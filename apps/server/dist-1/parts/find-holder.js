import { Ir as isActive, Pr as isForeign, vr as reachesUser } from "./server.js";
// ../../packages/service/src/roles/find-holder.ts
async function rejectFormer(id, { caller, store }) {
	return rejectUnknown(await store.users.get(id), caller, store);
}
async function rejectHolder(id, { caller, store, nowMs }) {
	const user = await store.users.get(id);
	if (user?.kind === "bot") return "user_is_bot";
	if (user?.guest !== void 0) return "user_is_restricted";
	if (user !== void 0 && !isForeign(user, caller) && !isActive(user, nowMs)) return "user_is_deactivated";
	return rejectUnknown(user, caller, store);
}
async function rejectUnknown(user, caller, store) {
	if (user === void 0 || isForeign(user, caller)) return "user_not_found";
	return await reachesUser(caller, user, store) ? void 0 : "team_access_not_granted";
}
export { rejectHolder as n, rejectFormer as t };
