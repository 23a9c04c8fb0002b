import { n as isAboutApp } from "./stock-events.js";
import { t as scopesOfEvent } from "./scopes-of-event.js";
// ../../packages/storage/src/sql/events/to-audience-args.ts
function toAudienceArgs(audience) {
	const { subscription, workspaceIds, channelId = "", fileId = "", isPublic, userId = "", appId = "" } = audience;
	const scopes = scopesOfEvent(audience);
	return {
		subscription,
		workspaceIds,
		channelId,
		fileId,
		userId,
		appId,
		isPublic: isPublic === true ? 1 : 0,
		isAboutApp: isAboutApp(subscription) ? 1 : 0,
		scopes,
		needsScope: Math.sign(scopes.length)
	};
}
export { toAudienceArgs as t };
