import { Hr as createRefuse, Sn as placesOf } from "./server.js";
import { n as conversationAudience } from "./conversation-audience.js";
import { r as readEventContext, t as toAuthorization } from "./to-authorization.js";
import { n as subscriptionFor } from "./scopes-of-event.js";
import { dt as printCursor, ft as readCursor } from "./rules.js";
// ../../packages/service/src/apps/apps.event.authorizations.list.ts
const refuse = createRefuse("events#envelope");
function createListAuthorizations({ definition, store }) {
	const { defaultSize } = definition.facts.paging;
	return async ({ event_context: context, cursor = "", limit = defaultSize }, { caller: { app }, now }) => {
		if (app === void 0) return refuse("invalid_auth", "a token without an app", "the token of an app");
		const audience = await findAudience(context, store);
		if (audience === void 0) return refuse("invalid_event_context", context, "the event_context of an event");
		const list = [
			"apps.event.authorizations.list",
			app.id,
			context
		];
		const [after] = cursor === "" ? [""] : readCursor(list, cursor) ?? [];
		if (after === void 0) return refuse("invalid_cursor", cursor, "a cursor of this list");
		const slice = {
			after,
			limit: limit + 1,
			nowMs: now.getTime()
		};
		const found = await store.events.receivers({
			...audience,
			appId: app.id
		}, slice);
		if (found.length === 0 && after === "") return refuse("auth_mismatch", context, "an event that the app sees");
		const page = found.slice(0, limit);
		const last = found.length > limit ? page.at(-1) : void 0;
		return {
			ok: true,
			authorizations: (await Promise.all(page.map(({ tokenHash }) => findShown(tokenHash, store)))).flat(),
			response_metadata: { next_cursor: last === void 0 ? "" : printCursor(list, [last.place]) }
		};
	};
}
async function findAudience(text, { channels }) {
	const context = readEventContext(text);
	const channel = context === void 0 ? void 0 : await channels.get(context.channelId);
	if (context === void 0 || channel === void 0 || !placesOf(channel).includes(context.teamId)) return void 0;
	const subscription = subscriptionFor(context.type, channel.kind);
	return subscription === void 0 ? void 0 : conversationAudience(channel, subscription);
}
async function findShown(tokenHash, { tokens, organizations }) {
	const token = await tokens.byHash(tokenHash);
	if (token === void 0) return [];
	const { target } = token.installation;
	if (target.kind === "organization") return [toAuthorization({
		token,
		enterpriseId: target.id,
		teamId: target.id
	})];
	const workspace = await organizations.workspace(target.id);
	return [toAuthorization({
		token,
		enterpriseId: workspace?.organizationId ?? null,
		teamId: target.id
	})];
}
export { createListAuthorizations };
