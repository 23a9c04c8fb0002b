import { go as secondsOf } from "./server.js";
import { n as toApprovableApp, t as toRequestedScopes } from "./to-requested-scopes.js";
// ../../packages/service/src/approvals/to-app-request.ts
async function toAppRequest(request, previous, { apps, users, organizations }) {
	const { id, appId, userId, targetId, message, created } = request;
	const [app, user, workspace, organization] = await Promise.all([
		apps.get(appId),
		users.get(userId),
		organizations.workspace(targetId),
		organizations.get()
	]);
	if (app === void 0 || user === void 0) return void 0;
	const isOfOrganization = workspace === void 0 || workspace.organizationId === organization?.id;
	return {
		id,
		app: toApprovableApp(app),
		previous_resolution: previous ? {
			status: previous.status,
			scopes: toRequestedScopes(previous)
		} : null,
		is_user_app_collaborator: app.collaboratorIds.includes(userId),
		user: {
			id: userId,
			name: user.userName,
			email: user.emails[0] ?? ""
		},
		team: workspace ? {
			id: workspace.id,
			name: workspace.name,
			domain: workspace.domain
		} : null,
		enterprise: organization !== void 0 && isOfOrganization ? {
			id: organization.id,
			name: organization.name
		} : null,
		scopes: toRequestedScopes(request),
		message,
		date_created: secondsOf(created)
	};
}
export { toAppRequest as t };
