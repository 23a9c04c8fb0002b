// ../../packages/service/src/organizations/new-workspace.ts
function newWorkspace(facts) {
	return {
		version: 1,
		disabledFeatures: [],
		requires2fa: false,
		postingSuspended: false,
		deleted: false,
		networks: {},
		restrictedApps: [],
		...facts
	};
}
export { newWorkspace as t };
