// ../../packages/service/src/interactivity/question-address.ts
function questionAddress(app, topic) {
	if (app.deleted) return {
		kind: "none",
		because: `The app ${app.name} was deleted.`
	};
	switch (topic.kind) {
		case "interactive": return interactiveAddress(app, topic.type);
		case "slash_commands": return commandAddress(app, topic.command);
	}
}
function interactiveAddress(app, type) {
	const { interactivity, socket_mode_enabled: isSocket = false } = manifestOf(app).settings ?? {};
	if (interactivity?.is_enabled !== true) return none(`${app.name} has interactivity switched off: set settings.interactivity.is_enabled in its manifest.`);
	if (isSocket) return { kind: "socket" };
	const key = type === "block_suggestion" ? "message_menu_options_url" : "request_url";
	const url = interactivity[key];
	return url === void 0 ? none(`${app.name} has no settings.interactivity.${key} in its manifest.`) : http(url);
}
function commandAddress(app, command) {
	const { features, settings } = manifestOf(app);
	const found = features?.slash_commands?.find((each) => each.command === command);
	if (found === void 0) return none(`${app.name} has no command ${command} in its manifest.`);
	if (settings?.socket_mode_enabled === true) return { kind: "socket" };
	return found.url === void 0 ? none(`The command ${command} of ${app.name} has no url in its manifest.`) : http(found.url);
}
function manifestOf({ manifest }) {
	return manifest;
}
function http(url) {
	return {
		kind: "http",
		url
	};
}
function none(because) {
	return {
		kind: "none",
		because
	};
}
export { questionAddress as t };
