import { on as realNameOf } from "./rules.js";
import { go as secondsOf, nr as pictureOf, ns as userDefaults } from "./server.js";
// ../../packages/service/src/sign-in/identity-claims.ts
const pictureSize = 512;
function emailClaims({ emails: [email], created }) {
	if (email === void 0) return {};
	return {
		email,
		email_verified: true,
		date_email_verified: secondsOf(created)
	};
}
function profileClaims(user, siteUrl) {
	const { givenName, familyName } = user.name;
	return {
		name: realNameOf(user),
		picture: pictureOf(user, siteUrl).url(pictureSize),
		...givenName !== void 0 && { given_name: givenName },
		...familyName !== void 0 && { family_name: familyName },
		locale: user.locale ?? userDefaults.locale
	};
}
function ofIssuer(issuer, claims) {
	return Object.fromEntries(Object.entries(claims).map(([name, value]) => [`${issuer}/${name}`, value]));
}
export { ofIssuer as n, profileClaims as r, emailClaims as t };
