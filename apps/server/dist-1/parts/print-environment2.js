// src/command/print-environment.ts
function variablesOf(app, { apiUrl, hooksUrl, word }) {
	const values = {
		API_URL: `${apiUrl}/`,
		BOT_TOKEN: app.botToken,
		USER_TOKEN: app.userToken,
		APP_TOKEN: app.appToken,
		SIGNING_SECRET: app.signingSecret,
		CLIENT_ID: app.clientId,
		WEBHOOK_URL: app.webhookPath === void 0 ? void 0 : `${hooksUrl}/${app.webhookPath}`
	};
	const known = Object.entries(values).flatMap(([name, value]) => value === void 0 ? [] : [[`${word.toUpperCase()}_${name}`, value]]);
	return Object.fromEntries(known);
}
function printEnvironment(app, calling) {
	const lines = Object.entries(variablesOf(app, calling)).map(([name, value]) => `${name}=${value}`);
	return [`# ${app.name}`, ...lines].join("\n");
}
export { variablesOf as n, printEnvironment as t };
