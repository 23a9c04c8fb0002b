import { So as hasVersion, Wn as apps, Wr as decide, wo as put } from "./server.js";
import { S as findUndone, l as changeRule, m as readSentManifest, u as findChangeableApp } from "./views.js";
import { t as refuseFeatures } from "./refuse-features.js";
// ../../packages/service/src/apps/apps.manifest.update.ts
function createUpdateManifest(options) {
	return (sent, { caller }) => decide(options.store, () => decideUpdate(sent, caller, options));
}
async function decideUpdate({ app_id, manifest: text }, caller, { definition, store }) {
	if (caller.app?.deleted === true) return answer({
		ok: false,
		error: "invalid_app",
		because: {
			rule: changeRule,
			found: caller.app.id,
			wanted: "an app that is not deleted"
		}
	});
	const found = await findChangeableApp(app_id, caller, {
		store,
		scope: definition.facts.furtherScopes.manager
	});
	if (!found.ok) return answer(found);
	const { app } = found;
	const read = readSentManifest(text);
	if (!read.ok) return answer(refuseManifest(read.problems));
	const { manifest } = read;
	const before = app.manifest;
	const workspace = await store.organizations.workspace(app.ownerId) ?? caller.workspace;
	const refusal = refuseFeatures(manifest, workspace);
	if (refusal?.error === "unknown_method") return answer({
		...refusal,
		error: refusal.error
	});
	const disabled = refusal === void 0 ? [] : [{
		message: switchedOff,
		pointer: featurePointers[refusal.error]
	}];
	const problems = [...findUndone(before, manifest), ...disabled];
	if (problems.length > 0) return answer(refuseManifest(problems));
	const changed = {
		...app,
		version: app.version + 1,
		name: manifest.display_information.name,
		manifest
	};
	return {
		kind: "commit",
		batch: {
			expect: [hasVersion(apps, { id: app.id }, app.version)],
			writes: [put(apps, changed)]
		},
		answer: () => ({
			ok: true,
			app_id,
			permissions_updated: !areEqual(scopesOf(before), scopesOf(manifest))
		})
	};
}
const switchedOff = "must not be true: the workspace of the app has switched the feature off";
const featurePointers = {
	feature_not_enabled: "/settings/is_hosted",
	socket_mode_not_enabled: "/settings/socket_mode_enabled"
};
function scopesOf({ oauth_config }) {
	const { bot = [], user = [] } = oauth_config?.scopes ?? {};
	return [...bot.map((name) => `bot ${name}`), ...user.map((name) => `user ${name}`)].sort();
}
function areEqual(these, those) {
	return these.length === those.length && these.every((each, index) => each === those[index]);
}
function refuseManifest(errors) {
	return {
		ok: false,
		error: "invalid_manifest",
		errors,
		because: {
			rule: changeRule,
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
export { createUpdateManifest };
