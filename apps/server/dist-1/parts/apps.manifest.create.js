import { Hr as createRefuse, Ja as authorizeUrl, Lo as idPrefixes, Wn as apps, Wr as decide, _o as toInstant, bo as appCredentials, wo as put, yr as belongsToAny } from "./server.js";
import { n as sealCredentials, t as createCredentials } from "./create-credentials.js";
import { m as readSentManifest } from "./views.js";
import { t as refuseFeatures } from "./refuse-features.js";
// ../../packages/service/src/apps/find-team.ts
const refuse$1 = createRefuse("web-api#appsmanifestcreate-post");
async function findTeam(teamId, caller, store) {
	const { target, workspaceIds } = caller.token.installation;
	const isOfOrganization = target.kind === "organization";
	if (teamId === void 0) {
		if (!isOfOrganization) return {
			ok: true,
			workspace: caller.workspace
		};
		return refuse$1("enterprise_is_restricted", target.id, "a team_id, because the token is an organization's");
	}
	const workspace = await store.organizations.workspace(teamId);
	const isReached = isOfOrganization ? workspace?.organizationId === target.id : workspace?.id === target.id;
	if (workspace === void 0 || workspace.deleted || !isReached) return refuse$1("invalid_team_id", teamId, "a workspace that the token can reach");
	if (workspaceIds !== void 0 && !workspaceIds.includes(teamId)) return refuse$1("team_access_not_granted", teamId, "a workspace that the installation was granted to");
	const { user } = caller;
	if (user !== void 0 && !await belongsToAny(user, [teamId], store)) return refuse$1("not_in_team", user.id, `a member of ${teamId}`);
	return {
		ok: true,
		workspace
	};
}
// ../../packages/service/src/apps/manager-app.ts
const refuse = createRefuse("web-api#additional-codes-per-method");
async function findManager({ user, token }, store, scope) {
	if (user !== void 0) return { ok: true };
	const app = token.appId === void 0 ? void 0 : await store.apps.get(token.appId);
	if (app === void 0 || app.deleted) return refuse("invalid_app", token.appId, "an app that is not deleted");
	const { manager } = app;
	if (manager === void 0) return refuse("invalid_manager_app", app.id, "an app that is enrolled as a manager");
	if (!token.scopes.includes(scope)) return refuse("invalid_manager_app", token.scopes, scope);
	return {
		ok: true,
		manager: {
			...app,
			manager
		}
	};
}
function expectAppRoom(manager) {
	if (manager === void 0) return [];
	return [{
		kind: "version",
		document: "app",
		key: { id: manager.id },
		version: manager.version
	}, {
		kind: "managedAppsAtMost",
		managerAppId: manager.id,
		atMost: manager.manager.appLimit
	}];
}
function refuseAppLimit(failed) {
	if (failed.kind !== "managedAppsAtMost") return void 0;
	return refuse("managed_app_limit_reached", failed.managerAppId, `at most ${failed.atMost} apps`);
}
// ../../packages/service/src/apps/apps.manifest.create.ts
function createCreateManifest(options) {
	return (sent, context) => decide(options.store, () => decideApp(sent, context, options));
}
async function decideApp(sent, { caller, now }, { definition, store, ids, sealer, siteUrl, worldPrefix }) {
	const managed = await findManager(caller, store, definition.facts.furtherScopes.manager);
	if (!managed.ok) return answer(managed);
	const found = await findTeam(sent.team_id, caller, store);
	if (!found.ok) return answer(found);
	const read = readSentManifest(sent.manifest);
	if (!read.ok) return answer(refuseManifest(read.problems));
	const refusal = refuseFeatures(read.manifest, found.workspace);
	if (refusal !== void 0) return answer(refusal);
	const { manager } = managed;
	const credentials = createCredentials(ids);
	const app = {
		id: ids.id(idPrefixes.app),
		version: 1,
		created: toInstant(now.getTime()),
		name: read.manifest.display_information.name,
		ownerId: found.workspace.id,
		generation: "granular",
		collaboratorIds: caller.user === void 0 ? [] : [caller.user.id],
		...manager !== void 0 && { managerAppId: manager.id },
		deleted: false,
		clientId: credentials.client_id,
		manifest: read.manifest
	};
	const client_id = `${worldPrefix}${credentials.client_id}`;
	const oauth_authorize_url = authorizeUrl(siteUrl, client_id, read.manifest);
	return {
		kind: "commit",
		batch: {
			expect: expectAppRoom(manager),
			writes: [put(apps, app), put(appCredentials, sealCredentials(app.id, credentials, { sealer }))]
		},
		answer: () => ({
			ok: true,
			app_id: app.id,
			credentials: {
				...credentials,
				client_id
			},
			oauth_authorize_url
		}),
		refuse: refuseAppLimit
	};
}
function refuseManifest(errors) {
	return {
		ok: false,
		error: "invalid_manifest",
		errors,
		because: {
			rule: "web-api#appsmanifestcreate-post",
			found: errors.length,
			wanted: "a valid manifest"
		}
	};
}
function answer(outcome) {
	return {
		kind: "answer",
		answer: outcome
	};
}
export { createCreateManifest };
