// ../../packages/service/src/apps/refuse-features.ts
function refuseFeatures({ settings }, { id, disabledFeatures }) {
	const missing = [
		[
			"manifests",
			"unknown_method",
			true
		],
		[
			"hosted_functions",
			"feature_not_enabled",
			settings?.is_hosted === true
		],
		[
			"socket_mode",
			"socket_mode_not_enabled",
			settings?.socket_mode_enabled === true
		]
	].find(([feature, , isNeeded]) => isNeeded && disabledFeatures.includes(feature));
	if (missing === void 0) return void 0;
	const [wanted, error] = missing;
	return {
		ok: false,
		error,
		because: {
			rule: "web-api#additional-codes-per-method",
			found: id,
			wanted
		}
	};
}
export { refuseFeatures as t };
