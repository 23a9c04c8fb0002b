import { $o as signInDefaults, mr as tokens, oo as utf8ToBytes, ro as sha256, so as readAll, to as equalHashes } from "./server.js";
// ../../packages/service/src/installs/authorize/sign-in-scopes.ts
const signInScopes = new Set(signInDefaults.scopes.split(" "));
function isForSignIn(scopes) {
	return scopes.length > 0 && scopes.every((scope) => signInScopes.has(scope));
}
// ../../packages/service/src/installs/granting/earlier-tokens.ts
async function findEarlierTokens({ appId, userId, targetId, scopes }, store) {
	const valid = (await readAll(tokens, (page) => store.list(tokens, "of_user", { user_id: userId }, page))).filter((token) => token.appId === appId && token.installation.target.id === targetId).filter(({ kind, revoked }) => !revoked && (kind === "bot" || kind === "user"));
	const isSignIn = isForSignIn(scopes);
	return valid.filter((token) => isForSignIn(token.scopes) === isSignIn).sort((one, other) => sequenceOf(one) - sequenceOf(other));
}
function nextSequence(earlier) {
	return 1 + sequenceOf(earlier.at(-1));
}
function sequenceOf(token) {
	return token?.sequence ?? 0;
}
function scopesWith(earlier, asked) {
	return [...new Set([...earlier.flatMap(({ scopes }) => scopes), ...asked])];
}
// ../../packages/service/src/installs/granting/grant.ts
function targetOf({ kind, organization, workspace }) {
	return kind === "organization" && organization !== void 0 ? {
		kind,
		id: organization.id
	} : {
		kind: "workspace",
		id: workspace.id
	};
}
// ../../packages/service/src/installs/codes/code-challenge.ts
const verifierForm = /^[A-Za-z0-9._~-]{43,128}$/;
const challengeForm = /^[A-Za-z0-9_-]{43}$/;
function isChallenge(text) {
	return challengeForm.test(text);
}
function meetsChallenge(verifier, challenge) {
	if (!verifierForm.test(verifier)) return false;
	const made = btoa(String.fromCharCode(...sha256(utf8ToBytes(verifier)))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
	return equalHashes(made, challenge);
}
export { nextSequence as a, signInScopes as c, findEarlierTokens as i, meetsChallenge as n, scopesWith as o, targetOf as r, isForSignIn as s, isChallenge as t };
