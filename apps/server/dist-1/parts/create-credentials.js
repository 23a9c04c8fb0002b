import { no as hashToken, xo as places } from "./server.js";
// ../../packages/service/src/apps/credentials/create-credentials.ts
const bytes = 16;
function createCredentials(ids) {
	return {
		client_id: ids.secret(bytes),
		client_secret: ids.secret(bytes),
		verification_token: ids.secret(bytes),
		signing_secret: ids.secret(bytes)
	};
}
function sealCredentials(appId, { client_secret, verification_token, signing_secret }, { sealer, tokens = [] }) {
	const signingSecret = sealer.seal(signing_secret, places.signingSecret(appId));
	const verificationToken = sealer.seal(verification_token, places.verificationToken(appId));
	return {
		appId,
		version: 1,
		...signingSecret !== void 0 && { signingSecret },
		...verificationToken !== void 0 && { verificationToken },
		clientSecretHash: hashToken(client_secret),
		tokens: tokens.flatMap((token) => sealToken(appId, token, sealer))
	};
}
function sealToken(appId, token, sealer) {
	const hash = hashToken(token);
	const sealed = sealer.seal(token, places.token(appId, hash));
	return sealed === void 0 ? [] : [{
		hash,
		sealed
	}];
}
export { sealCredentials as n, sealToken as r, createCredentials as t };
