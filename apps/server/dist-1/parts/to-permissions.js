import { Hr as createRefuse } from "./server.js";
// ../../packages/service/src/functions/find-function.ts
async function findFunction({ function_id = "", function_callback_id = "", function_app_id = "" }, { apps, functions }, rule) {
	const refuse = createRefuse(rule);
	const toFound = (appFunction, app, sent) => appFunction === void 0 || appFunction.deleted !== void 0 || app === void 0 || app.deleted ? refuse("function_not_found", sent, "a function that can be used") : {
		ok: true,
		appFunction,
		app
	};
	if (function_id !== "") {
		const appFunction = await functions.get(function_id);
		return toFound(appFunction, await apps.get(appFunction?.appId ?? ""), function_id);
	}
	if (function_app_id === "") return refuse("function_not_found", function_callback_id, "the app of the function too");
	const app = await apps.get(function_app_id);
	if (app === void 0 || app.deleted) return refuse("app_not_found", function_app_id, "an app that is not deleted");
	return toFound(await functions.byCallback(app.id, function_callback_id), app, function_callback_id);
}
// ../../packages/service/src/functions/to-permissions.ts
async function toPermissions(distribution, { collaboratorIds }, store) {
	const { kind } = distribution;
	const type = {
		permission_type: kind,
		distribution_type: kind
	};
	switch (kind) {
		case "everyone":
		case "system": return type;
		case "app_collaborators": return {
			...type,
			users: await toUsers(collaboratorIds, store)
		};
		case "named_entities": return {
			...type,
			users: await toUsers(distribution.userIds, store),
			team_ids: distribution.workspaceIds,
			org_ids: distribution.organizationIds
		};
	}
}
async function toUsers(ids, { users }) {
	const found = new Map((await users.getMany(ids)).map((user) => [user.id, user]));
	return ids.flatMap((id) => {
		const user = found.get(id);
		return user === void 0 ? [] : [{
			user_id: id,
			username: user.userName,
			email: user.emails[0] ?? ""
		}];
	});
}
export { findFunction as n, toPermissions as t };
