import { Hr as createRefuse, Pr as isForeign, So as hasVersion, Wn as apps, Wr as decide, _r as reachesOwner, dn as appFunctions, fn as isDistributed, wo as put } from "./server.js";
import { L as isManagedBy } from "./rules.js";
import { n as findFunction, t as toPermissions } from "./to-permissions.js";
// ../../packages/service/src/functions/change-distribution.ts
const distributionRule = "everyday-2#interactivity";
const refuse = createRefuse(distributionRule);
function changeDistribution(sent, { caller, store, scope, next }) {
	return decide(store, async () => {
		const found = await findChangeable(sent, caller, {
			store,
			scope
		});
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const { appFunction, app } = found;
		const distribution = await next(appFunction.distribution);
		if ("ok" in distribution) return {
			kind: "answer",
			answer: distribution
		};
		const answer = {
			ok: true,
			...await toPermissions(distribution, app, store)
		};
		const { id, version } = appFunction;
		const distributed = appFunction.distributed || isDistributed(distribution);
		return {
			kind: "commit",
			batch: {
				expect: [hasVersion(appFunctions, { id }, version), hasVersion(apps, { id: app.id }, app.version)],
				writes: [put(appFunctions, {
					...appFunction,
					distribution,
					distributed,
					version: version + 1
				})]
			},
			answer: () => answer
		};
	});
}
async function findChangeable(sent, caller, { store, scope }) {
	const found = await findFunction(sent, store, distributionRule);
	if (!found.ok) return found;
	const { app } = found;
	if (!mayChange(app, caller, scope)) {
		const who = caller.user?.id ?? caller.token.appId;
		return refuse("access_denied", who, `a collaborator of the app, or its manager app with ${scope}`);
	}
	if (await reachesOwner(caller, app.ownerId, store)) return found;
	return refuse("team_access_not_granted", app.ownerId, "a workspace that the installation was granted to");
}
function mayChange(app, caller, scope) {
	const { user, token } = caller;
	if (user !== void 0) return app.collaboratorIds.includes(user.id);
	return isManagedBy(app, caller) && token.scopes.includes(scope);
}
async function refuseStrangers(ids, caller, { users }) {
	const found = await users.getMany(ids);
	const known = new Set(found.filter((user) => !isForeign(user, caller)).map(({ id }) => id));
	const stranger = ids.find((id) => !known.has(id));
	return stranger === void 0 ? void 0 : refuse("user_not_found", stranger, "a user of the directory");
}
export { distributionRule as n, refuseStrangers as r, changeDistribution as t };
