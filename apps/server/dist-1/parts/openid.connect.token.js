import { $o as signInDefaults, Hr as createRefuse, oo as utf8ToBytes, po as millisecondsOf, ro as sha256 } from "./server.js";
import { J as authenticateClient } from "./rules.js";
import { t as redeem } from "./redeem.js";
import { t as renew } from "./renew.js";
import { C as JWTInvalid, E as encoder, S as JWSInvalid, T as encode$1, _ as validateCrit, a as checkModulusLength, b as encode, c as prepareKey, d as JWS_RECOGNIZED, f as assertNotSet, g as validateB64, h as serializeJoseHeader, i as jwsAlgorithm, l as rawKey, m as isObject, o as jwkToKey, p as isDisjoint, r as keyAlgorithm, s as normalizeJwk, t as currentKey, u as validateExtractableOption, v as validateCritDuplicates, w as concat, x as JOSENotSupported, y as decode } from "./current-key.js";
import { t as toTeamIcon } from "./to-team-icon.js";
import { n as ofIssuer, r as profileClaims, t as emailClaims } from "./identity-claims.js";
// ../../node_modules/.pnpm/jose@6.2.18/node_modules/jose/dist/webapi/lib/jwt_claims_set.js
const epoch = (date) => Math.floor(date.getTime() / 1e3);
const multipliers = {
	s: 1,
	m: 60,
	h: 3600,
	d: 86400,
	w: 604800,
	y: 31557600
};
const REGEX = /^(\+|\-)? ?(\d+|\d+\.\d+) ?(seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)(?: (ago|from now))?$/i;
function invalidDuration() {
	throw new TypeError("Invalid time period format");
}
function secs(str) {
	typeof str != "string" && invalidDuration();
	const matched = REGEX.exec(str);
	(!matched || matched[4] && matched[1]) && invalidDuration();
	const value = parseFloat(matched[2]), durationSeconds = Math.round(value * multipliers[matched[3][0].toLowerCase()]);
	return Number.isFinite(durationSeconds) || invalidDuration(), matched[1] === "-" || matched[4]?.toLowerCase() === "ago" ? -durationSeconds : durationSeconds;
}
function validateInput(label, input) {
	if (!Number.isFinite(input)) throw new TypeError(`Invalid ${label} input`);
	return input;
}
function validateStringClaim(claim, value) {
	if (typeof value != "string") throw new TypeError(`"${claim}" claim must be a string`);
}
function validateAudienceClaim(value) {
	if (typeof value != "string" && (!Array.isArray(value) || Array.from(value).some((member) => typeof member != "string"))) throw new TypeError("\"aud\" claim must be a string or an array of strings");
}
function numericDate(value, label) {
	return typeof value == "number" ? validateInput(label, value) : value instanceof Date ? validateInput(label, epoch(value)) : epoch(new Date()) + secs(value);
}
let producerClaimsSets;
function producerClaimsSet(producer) {
	return producerClaimsSets.get(producer);
}
function jwtClaimsSetBytes(producer) {
	const claimsSet = producerClaimsSet(producer);
	for (const claim of [
		"iat",
		"nbf",
		"exp"
	]) {
		const value = claimsSet[claim];
		if (typeof value == "number" && !Number.isFinite(value)) throw new TypeError(`"${claim}" claim must be a finite number`);
	}
	return encoder.encode(JSON.stringify(claimsSet));
}
var JWTClaimsBuilder = class {
	constructor(claimsSet = {}) {
		if (!isObject(claimsSet)) throw new TypeError("JWT Claims Set MUST be an object");
		(producerClaimsSets ||= new WeakMap()).set(this, structuredClone(claimsSet));
	}
	setIssuer(value) {
		return validateStringClaim("iss", value), producerClaimsSet(this).iss = value, this;
	}
	setSubject(value) {
		return validateStringClaim("sub", value), producerClaimsSet(this).sub = value, this;
	}
	setAudience(value) {
		return validateAudienceClaim(value), producerClaimsSet(this).aud = value, this;
	}
	setJti(value) {
		return validateStringClaim("jti", value), producerClaimsSet(this).jti = value, this;
	}
	setNotBefore(value) {
		return producerClaimsSet(this).nbf = numericDate(value, "setNotBefore"), this;
	}
	setExpirationTime(value) {
		return producerClaimsSet(this).exp = numericDate(value, "setExpirationTime"), this;
	}
	setIssuedAt(value) {
		const claimsSet = producerClaimsSet(this);
		return value === void 0 ? claimsSet.iat = epoch(new Date()) : typeof value == "string" ? claimsSet.iat = validateInput("setIssuedAt", epoch(new Date()) + secs(value)) : claimsSet.iat = numericDate(value, "setIssuedAt"), this;
	}
};
// ../../node_modules/.pnpm/jose@6.2.18/node_modules/jose/dist/webapi/lib/jws_sign.js
async function createSignature(input, key, rejectUnencoded) {
	let [payload, protectedHeader, unprotectedHeader, crit] = input, encodedProtectedHeader = "";
	if (protectedHeader !== void 0) {
		const normalized = serializeJoseHeader(JWSInvalid, protectedHeader);
		protectedHeader = normalized[0], encodedProtectedHeader = encode(normalized[1]);
	}
	if (unprotectedHeader !== void 0 && (unprotectedHeader = serializeJoseHeader(JWSInvalid, unprotectedHeader)[0]), !protectedHeader && !unprotectedHeader) throw new JWSInvalid("either setProtectedHeader or setUnprotectedHeader must be called before #sign()");
	if (!isDisjoint(protectedHeader, unprotectedHeader)) throw new JWSInvalid("JWS Protected and JWS Unprotected Header Parameter names must be disjoint");
	const joseHeader = {
		...protectedHeader,
		...unprotectedHeader
	};
	validateCritDuplicates(JWSInvalid, protectedHeader);
	const b64 = validateB64(protectedHeader, validateCrit(JWSInvalid, JWS_RECOGNIZED, crit, protectedHeader, joseHeader));
	b64 || rejectUnencoded?.();
	const { alg } = joseHeader;
	if (typeof alg != "string" || !alg) throw new JWSInvalid("JWS \"alg\" (Algorithm) Header Parameter missing or invalid");
	const entry = jwsAlgorithm(alg);
	let encodedPayload = "", signingPayload = payload, signingInput;
	if (b64) {
		const encodedPayloadCache = input[4];
		encodedPayloadCache ? (encodedPayload = encodedPayloadCache[0] ??= encode(payload), signingPayload = encodedPayloadCache[1] ??= encode$1(encodedPayload)) : (encodedPayload = encode(payload), signingInput = encoder.encode(`${encodedProtectedHeader}.${encodedPayload}`));
	}
	signingInput ??= concat(encode$1(encodedProtectedHeader), encode$1("."), signingPayload);
	const signingKey = await rawKey(await prepareKey(entry, key, "sign"), entry.subtle, "sign");
	entry.minRsaBits && checkModulusLength(entry.alg, signingKey);
	const jws = {
		signature: encode(new Uint8Array(await crypto.subtle.sign(entry.signing, signingKey, signingInput))),
		payload: encodedPayload
	};
	return protectedHeader && (jws.protected = encodedProtectedHeader), unprotectedHeader && (jws.header = unprotectedHeader), [jws, b64];
}
async function createCompactSignature(payload, protectedHeader, crit, key, rejectUnencoded) {
	const [jws] = await createSignature([
		payload,
		protectedHeader,
		void 0,
		crit
	], key, rejectUnencoded);
	return `${jws.protected}.${jws.payload}.${jws.signature}`;
}
// ../../node_modules/.pnpm/jose@6.2.18/node_modules/jose/dist/webapi/jwt/sign.js
const SignJWT_base = JWTClaimsBuilder;
var SignJWT = class extends SignJWT_base {
	#protectedHeader;
	setProtectedHeader(protectedHeader) {
		return assertNotSet(this.#protectedHeader, "setProtectedHeader"), this.#protectedHeader = protectedHeader, this;
	}
	async sign(key, options) {
		return createCompactSignature(jwtClaimsSetBytes(this), this.#protectedHeader, options?.crit, key, () => {
			throw new JWTInvalid("JWTs MUST NOT use unencoded payload");
		});
	}
};
// ../../node_modules/.pnpm/jose@6.2.18/node_modules/jose/dist/webapi/key/import.js
async function importJWK(jwk, alg, options) {
	if (!isObject(jwk)) throw new TypeError("JWK must be an object");
	const normalized = normalizeJwk(jwk), extractable = validateExtractableOption(options?.extractable), { alg: jwkAlg } = normalized;
	if (alg ??= jwkAlg, normalized.kty !== "oct" && !alg) throw new TypeError("\"alg\" argument is required when \"jwk.alg\" is not present");
	switch (normalized.kty) {
		case "oct":
			if (typeof normalized.k != "string") throw new TypeError("missing \"k\" (Key Value) Parameter value");
			return decode(normalized.k);
		case "AKP":
			if (typeof jwkAlg != "string" || !jwkAlg) throw new TypeError("missing \"alg\" (Algorithm) Parameter value");
			if (alg !== jwkAlg) throw new TypeError("JWK alg and alg option value mismatch");
			return jwkToKey(keyAlgorithm(alg), normalized, extractable);
		case "RSA":
		case "EC":
		case "OKP": return jwkToKey(keyAlgorithm(alg), normalized, extractable);
		default: throw new JOSENotSupported("Unsupported \"kty\" (Key Type) Parameter value");
	}
}
// ../../packages/service/src/sign-in/identity-token-claims.ts
const hashBytes = 16;
function identityTokenClaims({ user, workspace, scopes, clientId, accessToken, iat, authTime, nonce }, { issuer, siteUrl }) {
	const { image_230, image_default = false } = toTeamIcon(workspace, siteUrl);
	return {
		iss: issuer,
		sub: user.id,
		aud: clientId,
		exp: iat + signInDefaults.tokenSeconds,
		iat,
		...authTime !== void 0 && { auth_time: authTime },
		...nonce !== void 0 && { nonce },
		at_hash: encode(sha256(utf8ToBytes(accessToken)).subarray(0, hashBytes)),
		...ofIssuer(issuer, {
			team_id: workspace.id,
			user_id: user.id
		}),
		...scopes.includes("email") && emailClaims(user),
		...scopes.includes("profile") && {
			...profileClaims(user, siteUrl),
			...ofIssuer(issuer, {
				team_image_230: image_230,
				team_image_default: image_default
			})
		}
	};
}
// ../../packages/service/src/sign-in/sign-identity-token.ts
async function signIdentityToken(claims, options) {
	const key = await currentKey(options);
	const header = {
		alg: signInDefaults.algorithm,
		kid: key.kid,
		typ: "JWT"
	};
	return new SignJWT(claims).setProtectedHeader(header).sign(await importJWK(key, signInDefaults.algorithm));
}
// ../../packages/service/src/sign-in/openid.connect.token.ts
const refuse = createRefuse("install#sign-in-openid-connect");
const codes = {
	invalid_code_verifier: "invalid_grant",
	no_scopes: "invalid_grant",
	pkce_not_allowed: "invalid_request"
};
function createOpenidToken(options) {
	return async (sent, { now }) => {
		const found = await authenticateClient(sent, options.store);
		if (!found.ok) return found;
		const { client } = found;
		const timed = {
			...options,
			nowMs: now.getTime()
		};
		const iat = Math.floor(options.machineNow() / 1e3);
		switch (sent.grant_type ?? "authorization_code") {
			case "authorization_code": {
				const authTimeOf = (code) => iat - ageOf(code, timed.nowMs);
				const redeemed = await redeem(sent, client, {
					...timed,
					form: "signIn",
					authTimeOf
				});
				if (!redeemed.ok) return {
					...redeemed,
					error: translate(redeemed.error)
				};
				const { code, plan, installer, place } = redeemed;
				const signedIn = {
					user: installer,
					workspace: place.workspace,
					authTime: authTimeOf(code),
					nonce: code.nonce
				};
				return toAnswer(plan.user, {
					...signedIn,
					iat
				}, client.app, timed);
			}
			case "refresh_token": {
				const renewed = await renew(sent.refresh_token ?? "", client, {
					...timed,
					only: "signIn"
				});
				if (!renewed.ok) return renewed;
				const { holder, place, authTime, made } = renewed;
				return toAnswer(made, {
					user: holder,
					workspace: place.workspace,
					authTime,
					iat
				}, client.app, timed);
			}
			default: return refuse("invalid_grant_type", sent.grant_type, "authorization_code or refresh_token");
		}
	};
}
async function toAnswer(made, identity, { clientId }, options) {
	if (made === void 0 || clientId === void 0) return refuse("invalid_grant", "none", "a scope");
	const { token, scopes, refreshToken, expiresIn } = made;
	const audience = `${options.worldPrefix ?? ""}${clientId}`;
	return {
		ok: true,
		access_token: token,
		token_type: "Bearer",
		id_token: await signIdentityToken(identityTokenClaims({
			...identity,
			scopes,
			clientId: audience,
			accessToken: token
		}, options), {
			...options,
			holder: options.keyHolder
		}),
		...refreshToken !== void 0 && { refresh_token: refreshToken },
		...expiresIn !== void 0 && { expires_in: expiresIn }
	};
}
function ageOf({ created }, nowMs) {
	return Math.max(0, Math.floor((nowMs - millisecondsOf(created)) / 1e3));
}
function translate(error) {
	switch (error) {
		case "invalid_code_verifier":
		case "no_scopes":
		case "pkce_not_allowed": return codes[error];
		default: return error;
	}
}
export { createOpenidToken };
