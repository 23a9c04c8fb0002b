import { Za as webhooks, bo as appCredentials, eo as placeOf, xo as places } from "./server.js";
// ../../packages/service/src/apps/credentials/reseal.ts
const resealed = {
	[appCredentials.table]: (document, change) => resealCredentials(document, change),
	[webhooks.table]: (document, change) => resealWebhook(document, change)
};
function resealCredentials(stored, change) {
	const { signingSecret, verificationToken, tokens, ...rest } = stored;
	const { appId } = stored;
	return {
		...rest,
		...changed("signingSecret", signingSecret, (text) => change(text, places.signingSecret(appId))),
		...changed("verificationToken", verificationToken, (text) => change(text, places.verificationToken(appId))),
		tokens: tokens.flatMap(({ hash, sealed }) => {
			const text = change(sealed, places.token(appId, hash));
			return text === void 0 ? [] : [{
				hash,
				sealed: text
			}];
		})
	};
}
function resealWebhook({ sealed, ...rest }, change) {
	return {
		...rest,
		...changed("sealed", sealed, (text) => change(text, placeOf(rest)))
	};
}
function changed(key, text, change) {
	const after = text === void 0 ? void 0 : change(text);
	return after === void 0 ? {} : { [key]: after };
}
export { resealed as t };
