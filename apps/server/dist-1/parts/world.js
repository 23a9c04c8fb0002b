import { n as __exportAll } from "./rolldown-runtime.js";
import { n as sealCredentials, t as createCredentials } from "./create-credentials.js";
import { $a as newWebhookSecret, $r as isAdministrator, Ar as readTs, Bo as messageDefaults, Br as joinGroup, Bt as viewNames, Ci as uploadLifetimeMs, Cn as agentSessionId, Di as doNotDisturb, Do as adminScopes, Fa as demandIn, Go as plans, Gt as customFieldTypes, Io as idPatterns, Jn as standardPrefixes, Ka as requestUrlOf, Kr as toBotId, Kt as customFields, Ln as triggers, Lo as idPrefixes, Mo as features, No as generations, Pi as methodNames, Qa as newWebhook, Qn as profileFields, Qo as serviceLimits, Qr as hasRole, Rn as views, Sr as discoverabilities, Un as refreshTokens, Ut as roleAssignments, Vt as appHomes, Wa as light, Wn as apps, Wt as recordKey, Xn as createProfileField, Xo as roles, Yn as hasValue, Za as webhooks, Zn as profileFieldId, _n as bookmarkShelves, _o as toInstant, ar as hasProfileData, bn as appRequests, bo as appCredentials, ci as users, di as scheduledMessages, es as systemRoles, fn as isDistributed, go as secondsOf, hi as listExports, ho as readInstant, hr as functionExecutions, io as bytesToHex, kr as printTs, li as homeOf$2, ln as oauthCodes, lr as readDisplayName, mi as listExportParts, mr as tokens, no as hashToken, ns as userDefaults, on as invitations, or as readUserName, pi as reminders, pn as emoji, po as millisecondsOf, qo as profileFieldNames, qt as wantedValue, ro as sha256, sn as responseUrls, sr as localPartOf, ts as tokenKinds, ui as nameKey, vn as bookmarks, wi as files, wo as put, wr as reservedActions, xi as fileUploads, xr as plainSealer, yn as appResolutions, zt as viewStacks } from "./server.js";
import { An as countCharacters, Ft as typeOfName, Gt as withBlankLine, In as createToken, It as typeOfWord, Jt as scanBlocks, Kt as readTitle, Lt as toGroupName, Mt as valueKeys, Nt as watchBytes, Ot as newColumnId, Pn as botUserName, Sn as toWallMs, Tt as toFileName, Wt as toRun, Xt as runAtOnce, bn as printWall, en as statusOf, jt as columnTypes, qt as parseSections } from "./rules.js";
import { t as newWorkspace } from "./new-workspace.js";
import { n as agentsSessionsSetStatusMethod } from "./agents-sessions-set-status2.js";
import { E as validateManifest, T as readManifest, b as newHash, v as toContent, x as findViewProblems } from "./views.js";
import { t as nextRank } from "./next-rank.js";
import { t as listCellSchema } from "./list-cell.js";
import { t as isCalendarDate } from "./calendar-date.js";
import { A as fallbackText, N as startStream, P as taskDisplays, X as attachmentSchema, Z as blockSchema } from "./messages.js";
import { $ as ZodPipe, $a as en_default, $c as $constructor, $i as _nonpositive, $n as symbol, $o as $ZodObject, $r as _coercedString, $s as $ZodCheckLowerCase, $t as exactOptional, A as ZodIPv6, Aa as _tuple, Ac as decodeAsync, Ai as _jwt, An as never, Ao as $ZodGUID, Ar as toJSONSchema, As as isValidBase64, At as _undefined$1, B as ZodLiteral, Ba as _uuidv4, Bc as safeParseAsync, Bi as _maxLength, Bn as preprocess, Bo as $ZodKSUID, Br as _array, Bs as stripTabAndNewline, Bt as cidrv6, C as ZodEnum, Ca as _superRefine, Cc as _safeDecode, Ci as _intersection, Cn as looseRecord, Co as $ZodE164, Cr as safeEncode$1, Cs as $ZodVoid, Ct as _ZodString, D as ZodGUID, Da as _toUpperCase, Dc as _safeParse, Di as _isoDateTime, Dn as nan, Do as $ZodExactOptional, Dr as ZodError, Ds as base64urlCharset, Dt as _function, E as ZodFunction, Ea as _toLowerCase, Ec as _safeEncodeAsync, Ei as _isoDate, En as meta$1, Eo as $ZodEnum, Er as safeParseAsync$1, Es as base64Charset, Et as _enum$1, F as ZodInstanceOf, Fa as _union, Fc as safeDecode, Fi as _lowercase, Fn as object, Fo as $ZodISODateTime, Fr as handleUnrepresentable, Fs as isValidIPv6, Ft as base64url, G as ZodNever, Ga as _xor, Gc as flattenError, Gi as _multipleOf, Gn as schemas_exports, Go as $ZodNaN, Gr as _catch, Gs as Doc, Gt as currencyCode, H as ZodMap, Ha as _uuidv7, Hc as validateAsync, Hi as _mime, Hn as readonly, Ho as $ZodLiteral, Hr as _base64url, Hs as urlProtocolOk, Ht as creditCard, I as ZodIntersection, Ia as _unknown, Ic as safeDecodeAsync, Ii as _lt, In as optional, Io as $ZodISODuration, Ir as initializeContext, Is as isValidJWT, It as bigint$1, J as ZodNullable, Ja as $ZodRegistry, Jc as toDotPath, Ji as _nativeEnum, Jn as string$1, Jo as $ZodNonOptional, Jr as _cidrv6, Js as $ZodCheckEndsWith, Jt as describe$1, K as ZodNonOptional, Ka as describe, Kc as formatError, Ki as _nan, Kn as set, Ko as $ZodNanoID, Kr as _check, Ks as $ZodCheck, Kt as custom, L as ZodJWT, La as _uppercase, Lc as safeEncode, Li as _lte, Ln as partialRecord, Lo as $ZodISOTime, Lr as processSchema, Ls as mergeValues, Lt as boolean$1, M as ZodISODateTime, Ma as _uint64, Mc as encodeAsync, Mi as _lazy, Mn as nullable, Mo as $ZodIPv4, Mr as createToJSONSchemaMethod, Ms as isValidCIDRv6, Mt as any, N as ZodISODuration, Na as _ulid, Nc as parse, Ni as _length, Nn as nullish, No as $ZodIPv6, Nr as extractDefs, Ns as isValidCreditCard, Nt as array, O as ZodIBAN, Oa as _transform, Oc as _safeParseAsync, Oi as _isoDuration, On as nanoid, Oo as $ZodFile, Or as ZodRealError, Os as canParseURL, Ot as _instanceof, P as ZodISOTime, Pa as _undefined, Pc as parseAsync, Pi as _literal, Pn as number$2, Po as $ZodISODate, Pr as finalize, Ps as isValidIBAN, Pt as base64, Q as ZodOptional, Qa as registry, Qc as $brand, Qi as _nonoptional, Qn as superRefine, Qo as $ZodNumberFormat, Qr as _coercedNumber, Qs as $ZodCheckLessThan, Qt as emoji$1, R as ZodKSUID, Ra as _url, Rc as safeEncodeAsync, Ri as _mac, Rn as pipe, Ro as $ZodIntersection, Rr as TimePrecision, Rs as parseURLObject, Rt as check, S as ZodEmoji, Sa as _success, Sc as _parseAsync, Si as _int64, Sn as looseObject, So as $ZodDiscriminatedUnion, Sr as safeDecodeAsync$1, Ss as $ZodUnknown, St as ZodXor, T as ZodFile, Ta as _templateLiteral, Tc as _safeEncode, Ti as _ipv6, Tn as map, To as $ZodEmoji, Tr as safeParse$1, Ts as $ZodXor, Tt as _default$1, U as ZodNaN, Ua as _void, Uc as $ZodError, Ui as _minLength, Un as record, Uo as $ZodMAC, Ur as _bigint, Us as validateURL, Ut as cuid, V as ZodMAC, Va as _uuidv6, Vc as validate, Vi as _maxSize, Vn as promise, Vo as $ZodLazy, Vr as _base64, Vs as urlHostnameOk, Vt as codec, W as ZodNanoID, Wa as _xid, Wc as $ZodRealError, Wi as _minSize, Wn as refine, Wo as $ZodMap, Wr as _boolean, Ws as version, Wt as cuid2, X as ZodNumberFormat, Xa as $output, Xc as $ZodAsyncError, Xi as _never, Xn as stringbool, Xo as $ZodNullable, Xr as _coercedBoolean, Xs as $ZodCheckIncludes, Xt as e164, Y as ZodNumber, Ya as $input, Yc as treeifyError, Yi as _negative, Yn as stringFormat, Yo as $ZodNull, Yr as _coercedBigint, Ys as $ZodCheckGreaterThan, Yt as discriminatedUnion, Z as ZodObject, Za as globalRegistry, Zc as $ZodEncodeError, Zi as _nonnegative, Zn as success, Zo as $ZodNumber, Zr as _coercedDate, Zs as $ZodCheckLengthEquals, Zt as email, _ as ZodDate, _a as _slugify, _c as _decode, _i as _guid, _l as util_exports, _n as jwt, _o as $ZodCreditCard, _r as encode$1, _s as $ZodULID, _t as ZodUndefined, a as ZodBigInt, aa as _overwrite, ac as $ZodCheckMultipleOf, ai as _default, al as clone, an as hex, ao as $ZodArray, ar as ulid, as as $ZodPromise, at as ZodSet, b as ZodE164, ba as _stringFormat, bc as _encodeAsync, bi as _int, bn as lazy, bo as $ZodDate, br as parseAsync$1, bs as $ZodUndefined, bt as ZodVoid, c as ZodCIDRv4, ca as _promise, cc as $ZodCheckProperties, ci as _email, cl as floatSafeRemainder, cn as iban, co as $ZodBigInt, cr as url, cs as $ZodSet, ct as ZodSuccess, d as ZodCUID2, da as _readonly, dc as $ZodCheckSizeEquals, di as _enum, dl as mergeDefs, dn as int64, do as $ZodCIDRv4, dr as uuidv6, ds as $ZodSuccess, dt as ZodTransform, ea as _normalize, ec as $ZodCheckMaxLength, ei as _creditCard, el as NEVER, en as file, eo as $ZodCyclicError, er as templateLiteral, es as $ZodObjectJIT, et as ZodPrefault, f as ZodCatch, fa as _record, fc as $ZodCheckStartsWith, fi as _file, fl as parsedType, fn as intersection, fo as $ZodCIDRv6, fr as uuidv7, fs as $ZodSymbol, ft as ZodTuple, g as ZodCustomStringFormat, ga as _size, gc as regexes_exports, gi as _gte, gl as toZod, gn as json, go as $ZodCodec, gr as decodeAsync$1, gs as $ZodType, gt as ZodUUID, h as ZodCustom, ha as _set, hc as number$1, hi as _gt, hl as stringifyPrimitive, hn as ipv6, ho as $ZodCatch, hr as decode$1, hs as $ZodTuple, ht as ZodURL, i as ZodBase64URL, ia as _optional, ic as $ZodCheckMinSize, ii as _date, il as assignProp, in as hash, io as $ZodAny, ir as uint64, is as $ZodPreprocess, it as ZodRecord, j as ZodISODate, ja as _uint32, jc as encode, ji as _ksuid, jn as nonoptional, jo as $ZodIBAN, jr as createStandardJSONSchemaMethod, js as isValidBase64URL, jt as _void$1, k as ZodIPv4, ka as _trim, kc as decode, ki as _isoTime, kn as nativeEnum, ko as $ZodFunction, kr as allProcessors, ks as getDiscriminatedOption, kt as _null$1, l as ZodCIDRv6, la as _properties, lc as $ZodCheckProperty, li as _emoji, ll as isPlainObject, ln as int, lo as $ZodBigIntFormat, lr as uuid, ls as $ZodString, lt as ZodSymbol, m as ZodCreditCard, ma as _regex, mc as $ZodCheckUpperCase, mi as _float64, ml as sizeCaps, mn as ipv4, mo as $ZodCUID2, mr as xor, ms as $ZodTransform, mt as ZodULID, n as ZodArray, na as _nullable, nc as $ZodCheckMimeType, ni as _cuid2, nl as globalConfig, nn as float64, no as isRecursiveSchema, nr as tuple, ns as $ZodPipe, nt as ZodPromise, o as ZodBigIntFormat, oa as _pipe, oc as $ZodCheckNumberFormat, oi as _discriminatedUnion, ol as codePointLength, on as hostname, oo as $ZodBase64, or as union, os as $ZodReadonly, ot as ZodString, p as ZodCodec, pa as _refine, pc as $ZodCheckStringFormat, pi as _float32, pl as shallowClone, pn as invertCodec, po as $ZodCUID, pr as xid, ps as $ZodTemplateLiteral, pt as ZodType, q as ZodNull, qa as meta, qc as prettifyError, qi as _nanoid, qn as strictObject, qo as $ZodNever, qr as _cidrv4, qs as $ZodCheckBigIntFormat, qt as date$1, r as ZodBase64, ra as _number, rc as $ZodCheckMinLength, ri as _custom, rn as guid, ro as memoizer, rr as uint32, rs as $ZodPrefault, rt as ZodReadonly, s as ZodBoolean, sa as _positive, sc as $ZodCheckOverwrite, si as _e164, sl as esc, sn as httpUrl, so as $ZodBase64URL, sr as unknown, ss as $ZodRecord, st as ZodStringFormat, t as ZodAny, ta as _null, tc as $ZodCheckMaxSize, ti as _cuid, tl as config, tn as float32, to as isBackEdge, tr as transform, ts as $ZodOptional, tt as ZodPreprocess, u as ZodCUID, ua as _property, uc as $ZodCheckRegex, ui as _endsWith, ul as joinValues, un as int32, uo as $ZodBoolean, ur as uuidv4, us as $ZodStringFormat, ut as ZodTemplateLiteral, v as ZodDefault, va as _startsWith, vc as _decodeAsync, vi as _iban, vn as keyof, vo as $ZodCustom, vr as encodeAsync$1, vs as $ZodURL, vt as ZodUnion, w as ZodExactOptional, wa as _symbol, wc as _safeDecodeAsync, wi as _ipv4, wn as mac, wo as $ZodEmail, wr as safeEncodeAsync$1, ws as $ZodXID, wt as _catch$1, x as ZodEmail, xa as _stringbool, xc as _parse, xi as _int32, xn as literal, xo as $ZodDefault, xr as safeDecode$1, xs as $ZodUnion, xt as ZodXID, y as ZodDiscriminatedUnion, ya as _string, yc as _encode, yi as _includes, yn as ksuid, yo as $ZodCustomStringFormat, yr as parse$1, ys as $ZodUUID, yt as ZodUnknown, z as ZodLazy, za as _uuid, zc as safeParse, zi as _map, zn as prefault, zo as $ZodJWT, zr as _any, zs as standardProps, zt as cidrv4 } from "./schemas.js";
import { n as iso_exports, t as datetime } from "./iso.js";
import { t as readObjectId } from "./object-id.js";
import { n as weekdayOf } from "./next-occurrence.js";
import { t as viewContentSchema } from "./view-content.js";
import { n as wantedInstallation, t as appTokenScopes } from "./wanted-installation.js";
// ../../packages/service/src/analytics/message-event.ts
const clientKinds = [
	"desktop",
	"mobile",
	"web"
];
// ../../packages/service/src/world/section/reference.ts
function* one(subject, reference, path) {
	if (reference !== void 0) yield {
		subject,
		reference,
		path
	};
}
function* many(subject, list, path) {
	for (const [i, reference] of (list ?? []).entries()) yield {
		subject,
		reference,
		path: [...path, i]
	};
}
function* accessReferences(access, path) {
	for (const [i, each] of (access ?? []).entries()) if ("user" in each) yield* one("user", each.user, [
		...path,
		i,
		"user"
	]);
	else yield* one("channel", each.channel, [
		...path,
		i,
		"channel"
	]);
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/ar.js
const error$59 = () => {
	const Sizable = {
		string: {
			unit: "\u062d\u0631\u0641",
			verb: "\u0623\u0646 \u064a\u062d\u0648\u064a"
		},
		file: {
			unit: "\u0628\u0627\u064a\u062a",
			verb: "\u0623\u0646 \u064a\u062d\u0648\u064a"
		},
		array: {
			unit: "\u0639\u0646\u0635\u0631",
			verb: "\u0623\u0646 \u064a\u062d\u0648\u064a"
		},
		set: {
			unit: "\u0639\u0646\u0635\u0631",
			verb: "\u0623\u0646 \u064a\u062d\u0648\u064a"
		},
		map: {
			unit: "\u0639\u0646\u0635\u0631",
			verb: "\u0623\u0646 \u064a\u062d\u0648\u064a"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u0645\u062f\u062e\u0644",
		email: "\u0628\u0631\u064a\u062f \u0625\u0644\u0643\u062a\u0631\u0648\u0646\u064a",
		url: "\u0631\u0627\u0628\u0637",
		emoji: "\u0625\u064a\u0645\u0648\u062c\u064a",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "\u062a\u0627\u0631\u064a\u062e \u0648\u0648\u0642\u062a \u0628\u0645\u0639\u064a\u0627\u0631 ISO",
		date: "\u062a\u0627\u0631\u064a\u062e \u0628\u0645\u0639\u064a\u0627\u0631 ISO",
		time: "\u0648\u0642\u062a \u0628\u0645\u0639\u064a\u0627\u0631 ISO",
		duration: "\u0645\u062f\u0629 \u0628\u0645\u0639\u064a\u0627\u0631 ISO",
		ipv4: "\u0639\u0646\u0648\u0627\u0646 IPv4",
		ipv6: "\u0639\u0646\u0648\u0627\u0646 IPv6",
		mac: "\u0639\u0646\u0648\u0627\u0646 MAC",
		cidrv4: "\u0645\u062f\u0649 \u0639\u0646\u0627\u0648\u064a\u0646 \u0628\u0635\u064a\u063a\u0629 IPv4",
		cidrv6: "\u0645\u062f\u0649 \u0639\u0646\u0627\u0648\u064a\u0646 \u0628\u0635\u064a\u063a\u0629 IPv6",
		base64: "\u0646\u064e\u0635 \u0628\u062a\u0631\u0645\u064a\u0632 base64-encoded",
		base64url: "\u0646\u064e\u0635 \u0628\u062a\u0631\u0645\u064a\u0632 base64url-encoded",
		json_string: "\u0646\u064e\u0635 \u0639\u0644\u0649 \u0647\u064a\u0626\u0629 JSON",
		e164: "\u0631\u0642\u0645 \u0647\u0627\u062a\u0641 \u0628\u0645\u0639\u064a\u0627\u0631 E.164",
		credit_card: "\u0631\u0642\u0645 \u0628\u0637\u0627\u0642\u0629 \u0627\u0644\u0627\u0626\u062a\u0645\u0627\u0646",
		currency_code: "\u0631\u0645\u0632 \u0627\u0644\u0639\u0645\u0644\u0629",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u0645\u062f\u062e\u0644"
	};
	const TypeDictionary = { nan: "NaN" };
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `\u0645\u062f\u062e\u0644\u0627\u062a \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644\u0629: \u064a\u0641\u062a\u0631\u0636 \u0625\u062f\u062e\u0627\u0644 instanceof ${issue.expected}\u060c \u0648\u0644\u0643\u0646 \u062a\u0645 \u0625\u062f\u062e\u0627\u0644 ${received}`;
				return `\u0645\u062f\u062e\u0644\u0627\u062a \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644\u0629: \u064a\u0641\u062a\u0631\u0636 \u0625\u062f\u062e\u0627\u0644 ${expected}\u060c \u0648\u0644\u0643\u0646 \u062a\u0645 \u0625\u062f\u062e\u0627\u0644 ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u0645\u062f\u062e\u0644\u0627\u062a \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644\u0629: \u064a\u0641\u062a\u0631\u0636 \u0625\u062f\u062e\u0627\u0644 ${stringifyPrimitive(issue.values[0])}`;
				return `\u0627\u062e\u062a\u064a\u0627\u0631 \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644: \u064a\u062a\u0648\u0642\u0639 \u0627\u0646\u062a\u0642\u0627\u0621 \u0623\u062d\u062f \u0647\u0630\u0647 \u0627\u0644\u062e\u064a\u0627\u0631\u0627\u062a: ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return ` \u0623\u0643\u0628\u0631 \u0645\u0646 \u0627\u0644\u0644\u0627\u0632\u0645: \u064a\u0641\u062a\u0631\u0636 \u0623\u0646 \u062a\u0643\u0648\u0646 ${issue.origin ?? "\u0627\u0644\u0642\u064a\u0645\u0629"} ${adj} ${issue.maximum.toString()} ${sizing.unit ?? "\u0639\u0646\u0635\u0631"}`;
				return `\u0623\u0643\u0628\u0631 \u0645\u0646 \u0627\u0644\u0644\u0627\u0632\u0645: \u064a\u0641\u062a\u0631\u0636 \u0623\u0646 \u062a\u0643\u0648\u0646 ${issue.origin ?? "\u0627\u0644\u0642\u064a\u0645\u0629"} ${adj} ${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0623\u0635\u063a\u0631 \u0645\u0646 \u0627\u0644\u0644\u0627\u0632\u0645: \u064a\u0641\u062a\u0631\u0636 \u0644\u0640 ${issue.origin} \u0623\u0646 \u064a\u0643\u0648\u0646 ${adj} ${issue.minimum.toString()} ${sizing.unit}`;
				return `\u0623\u0635\u063a\u0631 \u0645\u0646 \u0627\u0644\u0644\u0627\u0632\u0645: \u064a\u0641\u062a\u0631\u0636 \u0644\u0640 ${issue.origin} \u0623\u0646 \u064a\u0643\u0648\u0646 ${adj} ${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u0646\u064e\u0635 \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644: \u064a\u062c\u0628 \u0623\u0646 \u064a\u0628\u062f\u0623 \u0628\u0640 "${issue.prefix}"`;
				if (_issue.format === "ends_with") return `\u0646\u064e\u0635 \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644: \u064a\u062c\u0628 \u0623\u0646 \u064a\u0646\u062a\u0647\u064a \u0628\u0640 "${_issue.suffix}"`;
				if (_issue.format === "includes") return `\u0646\u064e\u0635 \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644: \u064a\u062c\u0628 \u0623\u0646 \u064a\u062a\u0636\u0645\u0651\u064e\u0646 "${_issue.includes}"`;
				if (_issue.format === "regex") return `\u0646\u064e\u0635 \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644: \u064a\u062c\u0628 \u0623\u0646 \u064a\u0637\u0627\u0628\u0642 \u0627\u0644\u0646\u0645\u0637 ${_issue.pattern}`;
				return `${FormatDictionary[_issue.format] ?? issue.format} \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644`;
			}
			case "not_multiple_of": return `\u0631\u0642\u0645 \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644: \u064a\u062c\u0628 \u0623\u0646 \u064a\u0643\u0648\u0646 \u0645\u0646 \u0645\u0636\u0627\u0639\u0641\u0627\u062a ${issue.divisor}`;
			case "unrecognized_keys": return `\u0645\u0639\u0631\u0641${issue.keys.length > 1 ? "\u0627\u062a" : ""} \u063a\u0631\u064a\u0628${issue.keys.length > 1 ? "\u0629" : ""}: ${joinValues(issue.keys, "\u060c ")}`;
			case "invalid_key": return `\u0645\u0639\u0631\u0641 \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644 \u0641\u064a ${issue.origin}`;
			case "invalid_union": return "\u0645\u062f\u062e\u0644 \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644";
			case "invalid_element": return `\u0645\u062f\u062e\u0644 \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644 \u0641\u064a ${issue.origin}`;
			default: return "\u0645\u062f\u062e\u0644 \u063a\u064a\u0631 \u0645\u0642\u0628\u0648\u0644";
		}
	};
};
function ar_default() {
	return { localeError: error$59() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/az.js
const error$58 = () => {
	const Sizable = {
		string: {
			unit: "simvol",
			verb: "olmal\u0131d\u0131r"
		},
		file: {
			unit: "bayt",
			verb: "olmal\u0131d\u0131r"
		},
		array: {
			unit: "element",
			verb: "olmal\u0131d\u0131r"
		},
		set: {
			unit: "element",
			verb: "olmal\u0131d\u0131r"
		},
		map: {
			unit: "element",
			verb: "olmal\u0131d\u0131r"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		credit_card: "kredit kart\u0131 n\u00f6mr\u0259si",
		currency_code: "valyuta kodu",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = { nan: "NaN" };
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Yanl\u0131\u015f d\u0259y\u0259r: g\u00f6zl\u0259nil\u0259n instanceof ${issue.expected}, daxil olan ${received}`;
				return `Yanl\u0131\u015f d\u0259y\u0259r: g\u00f6zl\u0259nil\u0259n ${expected}, daxil olan ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Yanl\u0131\u015f d\u0259y\u0259r: g\u00f6zl\u0259nil\u0259n ${stringifyPrimitive(issue.values[0])}`;
				return `Yanl\u0131\u015f se\u00e7im: a\u015fa\u011f\u0131dak\u0131lardan biri olmal\u0131d\u0131r: ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u00c7ox b\u00f6y\u00fck: g\u00f6zl\u0259nil\u0259n ${issue.origin ?? "d\u0259y\u0259r"} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "element"}`;
				return `\u00c7ox b\u00f6y\u00fck: g\u00f6zl\u0259nil\u0259n ${issue.origin ?? "d\u0259y\u0259r"} ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u00c7ox ki\u00e7ik: g\u00f6zl\u0259nil\u0259n ${issue.origin} ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `\u00c7ox ki\u00e7ik: g\u00f6zl\u0259nil\u0259n ${issue.origin} ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Yanl\u0131\u015f m\u0259tn: "${_issue.prefix}" il\u0259 ba\u015flamal\u0131d\u0131r`;
				if (_issue.format === "ends_with") return `Yanl\u0131\u015f m\u0259tn: "${_issue.suffix}" il\u0259 bitm\u0259lidir`;
				if (_issue.format === "includes") return `Yanl\u0131\u015f m\u0259tn: "${_issue.includes}" daxil olmal\u0131d\u0131r`;
				if (_issue.format === "regex") return `Yanl\u0131\u015f m\u0259tn: ${_issue.pattern} \u015fablonuna uy\u011fun olmal\u0131d\u0131r`;
				return `Yanl\u0131\u015f ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Yanl\u0131\u015f \u0259d\u0259d: ${issue.divisor} il\u0259 b\u00f6l\u00fcn\u0259 bil\u0259n olmal\u0131d\u0131r`;
			case "unrecognized_keys": return `Tan\u0131nmayan a\u00e7ar${issue.keys.length > 1 ? "lar" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `${issue.origin} daxilind\u0259 yanl\u0131\u015f a\u00e7ar`;
			case "invalid_union": return "Yanl\u0131\u015f d\u0259y\u0259r";
			case "invalid_element": return `${issue.origin} daxilind\u0259 yanl\u0131\u015f d\u0259y\u0259r`;
			default: return `Yanl\u0131\u015f d\u0259y\u0259r`;
		}
	};
};
function az_default() {
	return { localeError: error$58() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/be.js
function getBelarusianPlural(count, one, few, many) {
	const absCount = Math.abs(count);
	const lastDigit = absCount % 10;
	const lastTwoDigits = absCount % 100;
	if (lastTwoDigits >= 11 && lastTwoDigits <= 19) return many;
	if (lastDigit === 1) return one;
	if (lastDigit >= 2 && lastDigit <= 4) return few;
	return many;
}
const error$57 = () => {
	const Sizable = {
		string: {
			unit: {
				one: "\u0441\u0456\u043c\u0432\u0430\u043b",
				few: "\u0441\u0456\u043c\u0432\u0430\u043b\u044b",
				many: "\u0441\u0456\u043c\u0432\u0430\u043b\u0430\u045e"
			},
			verb: "\u043c\u0435\u0446\u044c"
		},
		array: {
			unit: {
				one: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442",
				few: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u044b",
				many: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u0430\u045e"
			},
			verb: "\u043c\u0435\u0446\u044c"
		},
		set: {
			unit: {
				one: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442",
				few: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u044b",
				many: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u0430\u045e"
			},
			verb: "\u043c\u0435\u0446\u044c"
		},
		map: {
			unit: {
				one: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442",
				few: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u044b",
				many: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u0430\u045e"
			},
			verb: "\u043c\u0435\u0446\u044c"
		},
		file: {
			unit: {
				one: "\u0431\u0430\u0439\u0442",
				few: "\u0431\u0430\u0439\u0442\u044b",
				many: "\u0431\u0430\u0439\u0442\u0430\u045e"
			},
			verb: "\u043c\u0435\u0446\u044c"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u0443\u0432\u043e\u0434",
		email: "email \u0430\u0434\u0440\u0430\u0441",
		url: "URL",
		emoji: "\u044d\u043c\u043e\u0434\u0437\u0456",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO \u0434\u0430\u0442\u0430 \u0456 \u0447\u0430\u0441",
		date: "ISO \u0434\u0430\u0442\u0430",
		time: "ISO \u0447\u0430\u0441",
		duration: "ISO \u043f\u0440\u0430\u0446\u044f\u0433\u043b\u0430\u0441\u0446\u044c",
		ipv4: "IPv4 \u0430\u0434\u0440\u0430\u0441",
		ipv6: "IPv6 \u0430\u0434\u0440\u0430\u0441",
		mac: "MAC \u0430\u0434\u0440\u0430\u0441",
		cidrv4: "IPv4 \u0434\u044b\u044f\u043f\u0430\u0437\u043e\u043d",
		cidrv6: "IPv6 \u0434\u044b\u044f\u043f\u0430\u0437\u043e\u043d",
		base64: "\u0440\u0430\u0434\u043e\u043a \u0443 \u0444\u0430\u0440\u043c\u0430\u0446\u0435 base64",
		base64url: "\u0440\u0430\u0434\u043e\u043a \u0443 \u0444\u0430\u0440\u043c\u0430\u0446\u0435 base64url",
		json_string: "JSON \u0440\u0430\u0434\u043e\u043a",
		e164: "\u043d\u0443\u043c\u0430\u0440 E.164",
		credit_card: "\u043d\u0443\u043c\u0430\u0440 \u043a\u0440\u044d\u0434\u044b\u0442\u043d\u0430\u0439 \u043a\u0430\u0440\u0442\u044b",
		currency_code: "\u043a\u043e\u0434 \u0432\u0430\u043b\u044e\u0442\u044b",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u0443\u0432\u043e\u0434"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "\u043b\u0456\u043a",
		array: "\u043c\u0430\u0441\u0456\u045e"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u045e\u0432\u043e\u0434: \u0447\u0430\u043a\u0430\u045e\u0441\u044f instanceof ${issue.expected}, \u0430\u0442\u0440\u044b\u043c\u0430\u043d\u0430 ${received}`;
				return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u045e\u0432\u043e\u0434: \u0447\u0430\u043a\u0430\u045e\u0441\u044f ${expected}, \u0430\u0442\u0440\u044b\u043c\u0430\u043d\u0430 ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u045e\u0432\u043e\u0434: \u0447\u0430\u043a\u0430\u043b\u0430\u0441\u044f ${stringifyPrimitive(issue.values[0])}`;
				return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u0432\u0430\u0440\u044b\u044f\u043d\u0442: \u0447\u0430\u043a\u0430\u045e\u0441\u044f \u0430\u0434\u0437\u0456\u043d \u0437 ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) {
					const unit = getBelarusianPlural(Number(issue.maximum), sizing.unit.one, sizing.unit.few, sizing.unit.many);
					return `\u0417\u0430\u043d\u0430\u0434\u0442\u0430 \u0432\u044f\u043b\u0456\u043a\u0456: \u0447\u0430\u043a\u0430\u043b\u0430\u0441\u044f, \u0448\u0442\u043e ${issue.origin ?? "\u0437\u043d\u0430\u0447\u044d\u043d\u043d\u0435"} \u043f\u0430\u0432\u0456\u043d\u043d\u0430 ${sizing.verb} ${adj}${issue.maximum.toString()} ${unit}`;
				}
				return `\u0417\u0430\u043d\u0430\u0434\u0442\u0430 \u0432\u044f\u043b\u0456\u043a\u0456: \u0447\u0430\u043a\u0430\u043b\u0430\u0441\u044f, \u0448\u0442\u043e ${issue.origin ?? "\u0437\u043d\u0430\u0447\u044d\u043d\u043d\u0435"} \u043f\u0430\u0432\u0456\u043d\u043d\u0430 \u0431\u044b\u0446\u044c ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) {
					const unit = getBelarusianPlural(Number(issue.minimum), sizing.unit.one, sizing.unit.few, sizing.unit.many);
					return `\u0417\u0430\u043d\u0430\u0434\u0442\u0430 \u043c\u0430\u043b\u044b: \u0447\u0430\u043a\u0430\u043b\u0430\u0441\u044f, \u0448\u0442\u043e ${issue.origin} \u043f\u0430\u0432\u0456\u043d\u043d\u0430 ${sizing.verb} ${adj}${issue.minimum.toString()} ${unit}`;
				}
				return `\u0417\u0430\u043d\u0430\u0434\u0442\u0430 \u043c\u0430\u043b\u044b: \u0447\u0430\u043a\u0430\u043b\u0430\u0441\u044f, \u0448\u0442\u043e ${issue.origin} \u043f\u0430\u0432\u0456\u043d\u043d\u0430 \u0431\u044b\u0446\u044c ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u0440\u0430\u0434\u043e\u043a: \u043f\u0430\u0432\u0456\u043d\u0435\u043d \u043f\u0430\u0447\u044b\u043d\u0430\u0446\u0446\u0430 \u0437 "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u0440\u0430\u0434\u043e\u043a: \u043f\u0430\u0432\u0456\u043d\u0435\u043d \u0437\u0430\u043a\u0430\u043d\u0447\u0432\u0430\u0446\u0446\u0430 \u043d\u0430 "${_issue.suffix}"`;
				if (_issue.format === "includes") return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u0440\u0430\u0434\u043e\u043a: \u043f\u0430\u0432\u0456\u043d\u0435\u043d \u0437\u043c\u044f\u0448\u0447\u0430\u0446\u044c "${_issue.includes}"`;
				if (_issue.format === "regex") return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u0440\u0430\u0434\u043e\u043a: \u043f\u0430\u0432\u0456\u043d\u0435\u043d \u0430\u0434\u043f\u0430\u0432\u044f\u0434\u0430\u0446\u044c \u0448\u0430\u0431\u043b\u043e\u043d\u0443 ${_issue.pattern}`;
				return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u043b\u0456\u043a: \u043f\u0430\u0432\u0456\u043d\u0435\u043d \u0431\u044b\u0446\u044c \u043a\u0440\u0430\u0442\u043d\u044b\u043c ${issue.divisor}`;
			case "unrecognized_keys": return `\u041d\u0435\u0440\u0430\u0441\u043f\u0430\u0437\u043d\u0430\u043d\u044b ${issue.keys.length > 1 ? "\u043a\u043b\u044e\u0447\u044b" : "\u043a\u043b\u044e\u0447"}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u043a\u043b\u044e\u0447 \u0443 ${issue.origin}`;
			case "invalid_union": return "\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u045e\u0432\u043e\u0434";
			case "invalid_element": return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u0430\u0435 \u0437\u043d\u0430\u0447\u044d\u043d\u043d\u0435 \u045e ${issue.origin}`;
			default: return `\u041d\u044f\u043f\u0440\u0430\u0432\u0456\u043b\u044c\u043d\u044b \u045e\u0432\u043e\u0434`;
		}
	};
};
function be_default() {
	return { localeError: error$57() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/bg.js
const error$56 = () => {
	const Sizable = {
		string: {
			unit: "\u0441\u0438\u043c\u0432\u043e\u043b\u0430",
			verb: "\u0434\u0430 \u0441\u044a\u0434\u044a\u0440\u0436\u0430"
		},
		file: {
			unit: "\u0431\u0430\u0439\u0442\u0430",
			verb: "\u0434\u0430 \u0441\u044a\u0434\u044a\u0440\u0436\u0430"
		},
		array: {
			unit: "\u0435\u043b\u0435\u043c\u0435\u043d\u0442\u0430",
			verb: "\u0434\u0430 \u0441\u044a\u0434\u044a\u0440\u0436\u0430"
		},
		set: {
			unit: "\u0435\u043b\u0435\u043c\u0435\u043d\u0442\u0430",
			verb: "\u0434\u0430 \u0441\u044a\u0434\u044a\u0440\u0436\u0430"
		},
		map: {
			unit: "\u0435\u043b\u0435\u043c\u0435\u043d\u0442\u0430",
			verb: "\u0434\u0430 \u0441\u044a\u0434\u044a\u0440\u0436\u0430"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u0432\u0445\u043e\u0434",
		email: "\u0438\u043c\u0435\u0439\u043b \u0430\u0434\u0440\u0435\u0441",
		url: "URL",
		emoji: "\u0435\u043c\u043e\u0434\u0436\u0438",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO \u0432\u0440\u0435\u043c\u0435",
		date: "ISO \u0434\u0430\u0442\u0430",
		time: "ISO \u0432\u0440\u0435\u043c\u0435",
		duration: "ISO \u043f\u0440\u043e\u0434\u044a\u043b\u0436\u0438\u0442\u0435\u043b\u043d\u043e\u0441\u0442",
		ipv4: "IPv4 \u0430\u0434\u0440\u0435\u0441",
		ipv6: "IPv6 \u0430\u0434\u0440\u0435\u0441",
		mac: "MAC \u0430\u0434\u0440\u0435\u0441",
		cidrv4: "IPv4 \u0434\u0438\u0430\u043f\u0430\u0437\u043e\u043d",
		cidrv6: "IPv6 \u0434\u0438\u0430\u043f\u0430\u0437\u043e\u043d",
		base64: "base64-\u043a\u043e\u0434\u0438\u0440\u0430\u043d \u043d\u0438\u0437",
		base64url: "base64url-\u043a\u043e\u0434\u0438\u0440\u0430\u043d \u043d\u0438\u0437",
		json_string: "JSON \u043d\u0438\u0437",
		e164: "E.164 \u043d\u043e\u043c\u0435\u0440",
		credit_card: "\u043d\u043e\u043c\u0435\u0440 \u043d\u0430 \u043a\u0440\u0435\u0434\u0438\u0442\u043d\u0430 \u043a\u0430\u0440\u0442\u0430",
		currency_code: "\u043a\u043e\u0434 \u043d\u0430 \u0432\u0430\u043b\u0443\u0442\u0430",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u0432\u0445\u043e\u0434"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "\u0447\u0438\u0441\u043b\u043e",
		array: "\u043c\u0430\u0441\u0438\u0432"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u0435\u043d \u0432\u0445\u043e\u0434: \u043e\u0447\u0430\u043a\u0432\u0430\u043d instanceof ${issue.expected}, \u043f\u043e\u043b\u0443\u0447\u0435\u043d ${received}`;
				return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u0435\u043d \u0432\u0445\u043e\u0434: \u043e\u0447\u0430\u043a\u0432\u0430\u043d ${expected}, \u043f\u043e\u043b\u0443\u0447\u0435\u043d ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u0435\u043d \u0432\u0445\u043e\u0434: \u043e\u0447\u0430\u043a\u0432\u0430\u043d ${stringifyPrimitive(issue.values[0])}`;
				return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u043d\u0430 \u043e\u043f\u0446\u0438\u044f: \u043e\u0447\u0430\u043a\u0432\u0430\u043d\u043e \u0435\u0434\u043d\u043e \u043e\u0442 ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0422\u0432\u044a\u0440\u0434\u0435 \u0433\u043e\u043b\u044f\u043c\u043e: \u043e\u0447\u0430\u043a\u0432\u0430 \u0441\u0435 ${issue.origin ?? "\u0441\u0442\u043e\u0439\u043d\u043e\u0441\u0442"} \u0434\u0430 \u0441\u044a\u0434\u044a\u0440\u0436\u0430 ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u0435\u043b\u0435\u043c\u0435\u043d\u0442\u0430"}`;
				return `\u0422\u0432\u044a\u0440\u0434\u0435 \u0433\u043e\u043b\u044f\u043c\u043e: \u043e\u0447\u0430\u043a\u0432\u0430 \u0441\u0435 ${issue.origin ?? "\u0441\u0442\u043e\u0439\u043d\u043e\u0441\u0442"} \u0434\u0430 \u0431\u044a\u0434\u0435 ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0422\u0432\u044a\u0440\u0434\u0435 \u043c\u0430\u043b\u043a\u043e: \u043e\u0447\u0430\u043a\u0432\u0430 \u0441\u0435 ${issue.origin} \u0434\u0430 \u0441\u044a\u0434\u044a\u0440\u0436\u0430 ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `\u0422\u0432\u044a\u0440\u0434\u0435 \u043c\u0430\u043b\u043a\u043e: \u043e\u0447\u0430\u043a\u0432\u0430 \u0441\u0435 ${issue.origin} \u0434\u0430 \u0431\u044a\u0434\u0435 ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u0435\u043d \u043d\u0438\u0437: \u0442\u0440\u044f\u0431\u0432\u0430 \u0434\u0430 \u0437\u0430\u043f\u043e\u0447\u0432\u0430 \u0441 "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u0435\u043d \u043d\u0438\u0437: \u0442\u0440\u044f\u0431\u0432\u0430 \u0434\u0430 \u0437\u0430\u0432\u044a\u0440\u0448\u0432\u0430 \u0441 "${_issue.suffix}"`;
				if (_issue.format === "includes") return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u0435\u043d \u043d\u0438\u0437: \u0442\u0440\u044f\u0431\u0432\u0430 \u0434\u0430 \u0432\u043a\u043b\u044e\u0447\u0432\u0430 "${_issue.includes}"`;
				if (_issue.format === "regex") return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u0435\u043d \u043d\u0438\u0437: \u0442\u0440\u044f\u0431\u0432\u0430 \u0434\u0430 \u0441\u044a\u0432\u043f\u0430\u0434\u0430 \u0441 ${_issue.pattern}`;
				let invalid_adj = "\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u0435\u043d";
				if (_issue.format === "emoji") invalid_adj = "\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u043d\u043e";
				if (_issue.format === "datetime") invalid_adj = "\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u043d\u043e";
				if (_issue.format === "date") invalid_adj = "\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u043d\u0430";
				if (_issue.format === "time") invalid_adj = "\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u043d\u043e";
				if (_issue.format === "duration") invalid_adj = "\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u043d\u0430";
				return `${invalid_adj} ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u043d\u043e \u0447\u0438\u0441\u043b\u043e: \u0442\u0440\u044f\u0431\u0432\u0430 \u0434\u0430 \u0431\u044a\u0434\u0435 \u043a\u0440\u0430\u0442\u043d\u043e \u043d\u0430 ${issue.divisor}`;
			case "unrecognized_keys": return `\u041d\u0435\u0440\u0430\u0437\u043f\u043e\u0437\u043d\u0430\u0442${issue.keys.length > 1 ? "\u0438" : ""} \u043a\u043b\u044e\u0447${issue.keys.length > 1 ? "\u043e\u0432\u0435" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u0435\u043d \u043a\u043b\u044e\u0447 \u0432 ${issue.origin}`;
			case "invalid_union": return "\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u0435\u043d \u0432\u0445\u043e\u0434";
			case "invalid_element": return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u043d\u0430 \u0441\u0442\u043e\u0439\u043d\u043e\u0441\u0442 \u0432 ${issue.origin}`;
			default: return `\u041d\u0435\u0432\u0430\u043b\u0438\u0434\u0435\u043d \u0432\u0445\u043e\u0434`;
		}
	};
};
function bg_default() {
	return { localeError: error$56() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/bn.js
const error$55 = () => {
	const Sizable = {
		string: {
			unit: "\u0985\u0995\u09cd\u09b7\u09b0",
			verb: "\u09a5\u09be\u0995\u09a4\u09c7 \u09b9\u09ac\u09c7"
		},
		file: {
			unit: "\u09ac\u09be\u0987\u099f",
			verb: "\u09a5\u09be\u0995\u09a4\u09c7 \u09b9\u09ac\u09c7"
		},
		array: {
			unit: "\u0986\u0987\u099f\u09c7\u09ae",
			verb: "\u09a5\u09be\u0995\u09a4\u09c7 \u09b9\u09ac\u09c7"
		},
		set: {
			unit: "\u0986\u0987\u099f\u09c7\u09ae",
			verb: "\u09a5\u09be\u0995\u09a4\u09c7 \u09b9\u09ac\u09c7"
		},
		map: {
			unit: "\u098f\u09a8\u09cd\u099f\u09cd\u09b0\u09bf",
			verb: "\u09a5\u09be\u0995\u09a4\u09c7 \u09b9\u09ac\u09c7"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u0987\u09a8\u09aa\u09c1\u099f",
		email: "\u0987\u09ae\u09c7\u0987\u09b2 \u09a0\u09bf\u0995\u09be\u09a8\u09be",
		url: "URL",
		emoji: "\u0987\u09ae\u09cb\u099c\u09bf",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO \u09a4\u09be\u09b0\u09bf\u0996 \u0993 \u09b8\u09ae\u09af\u09bc",
		date: "ISO \u09a4\u09be\u09b0\u09bf\u0996",
		time: "ISO \u09b8\u09ae\u09af\u09bc",
		duration: "ISO \u09b8\u09ae\u09af\u09bc\u0995\u09be\u09b2",
		ipv4: "IPv4 \u09a0\u09bf\u0995\u09be\u09a8\u09be",
		ipv6: "IPv6 \u09a0\u09bf\u0995\u09be\u09a8\u09be",
		mac: "MAC \u09a0\u09bf\u0995\u09be\u09a8\u09be",
		cidrv4: "IPv4 \u09b0\u09c7\u099e\u09cd\u099c",
		cidrv6: "IPv6 \u09b0\u09c7\u099e\u09cd\u099c",
		base64: "base64-\u098f\u09a8\u0995\u09cb\u09a1\u09c7\u09a1 \u09b8\u09cd\u099f\u09cd\u09b0\u09bf\u0982",
		base64url: "base64url-\u098f\u09a8\u0995\u09cb\u09a1\u09c7\u09a1 \u09b8\u09cd\u099f\u09cd\u09b0\u09bf\u0982",
		json_string: "JSON \u09b8\u09cd\u099f\u09cd\u09b0\u09bf\u0982",
		e164: "E.164 \u09a8\u09ae\u09cd\u09ac\u09b0",
		credit_card: "\u0995\u09cd\u09b0\u09c7\u09a1\u09bf\u099f \u0995\u09be\u09b0\u09cd\u09a1 \u09a8\u09ae\u09cd\u09ac\u09b0",
		currency_code: "\u09ae\u09c1\u09a6\u09cd\u09b0\u09be \u0995\u09cb\u09a1",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u0987\u09a8\u09aa\u09c1\u099f"
	};
	const TypeDictionary = { nan: "NaN" };
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				return `\u0985\u09ac\u09c8\u09a7 \u0987\u09a8\u09aa\u09c1\u099f: \u09aa\u09cd\u09b0\u09a4\u09cd\u09af\u09be\u09b6\u09bf\u09a4 ${expected}, \u09aa\u09cd\u09b0\u09be\u09aa\u09cd\u09a4 ${TypeDictionary[receivedType] ?? receivedType}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u0985\u09ac\u09c8\u09a7 \u0987\u09a8\u09aa\u09c1\u099f: \u09aa\u09cd\u09b0\u09a4\u09cd\u09af\u09be\u09b6\u09bf\u09a4 ${stringifyPrimitive(issue.values[0])}`;
				return `\u0985\u09ac\u09c8\u09a7 \u0985\u09aa\u09b6\u09a8: ${joinValues(issue.values, " | ")} \u098f\u09b0 \u09ae\u09a7\u09cd\u09af\u09c7 \u098f\u0995\u099f\u09bf \u09aa\u09cd\u09b0\u09a4\u09cd\u09af\u09be\u09b6\u09bf\u09a4`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0985\u09a8\u09c7\u0995 \u09ac\u09a1\u09bc: ${issue.origin ?? "\u09ae\u09be\u09a8"} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u098f\u09b2\u09bf\u09ae\u09c7\u09a8\u09cd\u099f"} \u09b9\u09a4\u09c7 \u09b9\u09ac\u09c7`;
				return `\u0985\u09a8\u09c7\u0995 \u09ac\u09a1\u09bc: ${issue.origin ?? "\u09ae\u09be\u09a8"} ${adj}${issue.maximum.toString()} \u09b9\u09a4\u09c7 \u09b9\u09ac\u09c7`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0985\u09a8\u09c7\u0995 \u099b\u09cb\u099f: ${issue.origin} ${adj}${issue.minimum.toString()} ${sizing.unit} \u09b9\u09a4\u09c7 \u09b9\u09ac\u09c7`;
				return `\u0985\u09a8\u09c7\u0995 \u099b\u09cb\u099f: ${issue.origin} ${adj}${issue.minimum.toString()} \u09b9\u09a4\u09c7 \u09b9\u09ac\u09c7`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u0985\u09ac\u09c8\u09a7 \u09b8\u09cd\u099f\u09cd\u09b0\u09bf\u0982: "${_issue.prefix}" \u09a6\u09bf\u09af\u09bc\u09c7 \u09b6\u09c1\u09b0\u09c1 \u09b9\u09a4\u09c7 \u09b9\u09ac\u09c7`;
				if (_issue.format === "ends_with") return `\u0985\u09ac\u09c8\u09a7 \u09b8\u09cd\u099f\u09cd\u09b0\u09bf\u0982: "${_issue.suffix}" \u09a6\u09bf\u09af\u09bc\u09c7 \u09b6\u09c7\u09b7 \u09b9\u09a4\u09c7 \u09b9\u09ac\u09c7`;
				if (_issue.format === "includes") return `\u0985\u09ac\u09c8\u09a7 \u09b8\u09cd\u099f\u09cd\u09b0\u09bf\u0982: "${_issue.includes}" \u0985\u09a8\u09cd\u09a4\u09b0\u09cd\u09ad\u09c1\u0995\u09cd\u09a4 \u09a5\u09be\u0995\u09a4\u09c7 \u09b9\u09ac\u09c7`;
				if (_issue.format === "regex") return `\u0985\u09ac\u09c8\u09a7 \u09b8\u09cd\u099f\u09cd\u09b0\u09bf\u0982: ${_issue.pattern} \u09aa\u09cd\u09af\u09be\u099f\u09be\u09b0\u09cd\u09a8 \u09ae\u09bf\u09b2\u09a4\u09c7 \u09b9\u09ac\u09c7`;
				return `\u0985\u09ac\u09c8\u09a7 ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `\u0985\u09ac\u09c8\u09a7 \u09a8\u09ae\u09cd\u09ac\u09b0: ${issue.divisor} \u098f\u09b0 \u0997\u09c1\u09a3\u09bf\u09a4\u0995 \u09b9\u09a4\u09c7 \u09b9\u09ac\u09c7`;
			case "unrecognized_keys": return `\u0985\u099a\u09c7\u09a8\u09be \u0995\u09c0${issue.keys.length > 1 ? "\u0997\u09c1\u09b2\u09cb" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `${issue.origin} \u098f \u0985\u09ac\u09c8\u09a7 \u0995\u09c0`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `\u0985\u09ac\u09c8\u09a7 \u09a1\u09bf\u09b8\u0995\u09cd\u09b0\u09bf\u09ae\u09bf\u09a8\u09c7\u099f\u09b0 \u09ae\u09be\u09a8\u0964 \u09aa\u09cd\u09b0\u09a4\u09cd\u09af\u09be\u09b6\u09bf\u09a4 ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				return "\u0985\u09ac\u09c8\u09a7 \u0987\u09a8\u09aa\u09c1\u099f";
			case "invalid_element": return `${issue.origin} \u098f \u0985\u09ac\u09c8\u09a7 \u09ae\u09be\u09a8`;
			default: return "\u0985\u09ac\u09c8\u09a7 \u0987\u09a8\u09aa\u09c1\u099f";
		}
	};
};
function bn_default() {
	return { localeError: error$55() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/ca.js
const error$54 = () => {
	const Sizable = {
		string: {
			unit: "car\u00e0cters",
			verb: "contenir"
		},
		file: {
			unit: "bytes",
			verb: "contenir"
		},
		array: {
			unit: "elements",
			verb: "contenir"
		},
		set: {
			unit: "elements",
			verb: "contenir"
		},
		map: {
			unit: "elements",
			verb: "contenir"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "entrada",
		email: "adre\u00e7a electr\u00f2nica",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "data i hora ISO",
		date: "data ISO",
		time: "hora ISO",
		duration: "durada ISO",
		ipv4: "adre\u00e7a IPv4",
		ipv6: "adre\u00e7a IPv6",
		mac: "adre\u00e7a MAC",
		cidrv4: "rang IPv4",
		cidrv6: "rang IPv6",
		base64: "cadena codificada en base64",
		base64url: "cadena codificada en base64url",
		json_string: "cadena JSON",
		e164: "n\u00famero E.164",
		credit_card: "n\u00famero de targeta de cr\u00e8dit",
		currency_code: "codi de moneda",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "entrada"
	};
	const TypeDictionary = { nan: "NaN" };
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Tipus inv\u00e0lid: s'esperava instanceof ${issue.expected}, s'ha rebut ${received}`;
				return `Tipus inv\u00e0lid: s'esperava ${expected}, s'ha rebut ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Valor inv\u00e0lid: s'esperava ${stringifyPrimitive(issue.values[0])}`;
				return `Opci\u00f3 inv\u00e0lida: s'esperava una de ${joinValues(issue.values, " o ")}`;
			case "too_big": {
				const adj = issue.inclusive ? "com a m\u00e0xim" : "menys de";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Massa gran: s'esperava que ${issue.origin ?? "el valor"} contingu\u00e9s ${adj} ${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Massa gran: s'esperava que ${issue.origin ?? "el valor"} fos ${adj} ${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? "com a m\u00ednim" : "m\u00e9s de";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Massa petit: s'esperava que ${issue.origin} contingu\u00e9s ${adj} ${issue.minimum.toString()} ${sizing.unit}`;
				return `Massa petit: s'esperava que ${issue.origin} fos ${adj} ${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Format inv\u00e0lid: ha de comen\u00e7ar amb "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Format inv\u00e0lid: ha d'acabar amb "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Format inv\u00e0lid: ha d'incloure "${_issue.includes}"`;
				if (_issue.format === "regex") return `Format inv\u00e0lid: ha de coincidir amb el patr\u00f3 ${_issue.pattern}`;
				return `Format inv\u00e0lid per a ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `N\u00famero inv\u00e0lid: ha de ser m\u00faltiple de ${issue.divisor}`;
			case "unrecognized_keys": return `Clau${issue.keys.length > 1 ? "s" : ""} no reconeguda${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Clau inv\u00e0lida a ${issue.origin}`;
			case "invalid_union": return "Entrada inv\u00e0lida";
			case "invalid_element": return `Element inv\u00e0lid a ${issue.origin}`;
			default: return `Entrada inv\u00e0lida`;
		}
	};
};
function ca_default() {
	return { localeError: error$54() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/ckb.js
const error$53 = () => {
	const Sizable = {
		string: {
			unit: "\u067e\u06cc\u062a",
			verb: "\u0628\u06ce\u062a"
		},
		file: {
			unit: "\u0628\u0627\u06cc\u062a",
			verb: "\u0628\u06ce\u062a"
		},
		array: {
			unit: "\u062f\u0627\u0646\u06d5",
			verb: "\u0628\u06ce\u062a"
		},
		set: {
			unit: "\u062f\u0627\u0646\u06d5",
			verb: "\u0628\u06ce\u062a"
		},
		map: {
			unit: "\u062f\u0627\u0646\u06d5",
			verb: "\u0628\u06ce\u062a"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "regex",
		email: "\u0626\u06cc\u0645\u06d5\u06cc\u06b5",
		url: "\u0628\u06d5\u0633\u062a\u06d5\u0631 (URL)",
		emoji: "\u0626\u06cc\u0645\u06c6\u062c\u06cc",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "\u0695\u06ce\u06a9\u06d5\u0648\u062a \u0648 \u06a9\u0627\u062a",
		date: "\u0695\u06ce\u06a9\u06d5\u0648\u062a",
		time: "\u06a9\u0627\u062a",
		duration: "\u0645\u0627\u0648\u06d5",
		ipv4: "\u0646\u0627\u0648\u0646\u06cc\u0634\u0627\u0646\u06cc IPv4",
		ipv6: "\u0646\u0627\u0648\u0646\u06cc\u0634\u0627\u0646\u06cc IPv6",
		mac: "\u0646\u0627\u0648\u0646\u06cc\u0634\u0627\u0646\u06cc MAC",
		cidrv4: "\u0645\u06d5\u0648\u062f\u0627\u06cc IPv4",
		cidrv6: "\u0645\u06d5\u0648\u062f\u0627\u06cc IPv6",
		base64: "\u062f\u06d5\u0642\u06cc base64",
		base64url: "\u062f\u06d5\u0642\u06cc base64url",
		json_string: "\u062f\u06d5\u0642\u06cc JSON",
		e164: "\u0698\u0645\u0627\u0631\u06d5\u06cc E.164",
		credit_card: "\u0698\u0645\u0627\u0631\u06d5\u06cc \u06a9\u0627\u0631\u062a\u06cc \u06a9\u0631\u06ce\u062f\u06cc\u062a",
		currency_code: "\u06a9\u06c6\u062f\u06cc \u062f\u0631\u0627\u0648",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u062a\u06ce\u06a9\u0631\u062f\u06d5"
	};
	const TypeDictionary = {
		nan: "NaN",
		string: "\u0646\u0648\u0648\u0633\u06cc\u0646",
		number: "\u0698\u0645\u0627\u0631\u06d5",
		boolean: "boolean",
		array: "array",
		object: "object",
		date: "\u0695\u06ce\u06a9\u06d5\u0648\u062a",
		integer: "\u0698\u0645\u0627\u0631\u06d5",
		float: "\u0698\u0645\u0627\u0631\u06d5",
		null: "null",
		undefined: "undefined",
		function: "function",
		symbol: "symbol",
		unknown: "unknown",
		promise: "promise",
		void: "void",
		never: "never",
		map: "map",
		set: "set"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				const postfix = [
					"\u0627",
					"\u0648",
					"\u06c6",
					"\u0648\u0648",
					"\u06d5",
					"\u06cc",
					"\u06ce"
				].some((p) => received.endsWith(p)) ? "\u06cc\u06d5" : "\u06d5";
				const isEnglish = /^[a-zA-Z]+$/.test(received);
				if (receivedType === "null" || receivedType === "undefined") return `\u062f\u0627\u0648\u0627\u06a9\u0631\u0627\u0648\u06d5`;
				return `\u0686\u0627\u0648\u06d5\u0695\u0648\u0627\u0646\u06a9\u0631\u0627\u0648\u06d5 ${expected} \u0628\u06ce\u062a\u060c \u0628\u06d5\u06b5\u0627\u0645 ${received}${isEnglish ? "" : postfix}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u0628\u06d5\u0647\u0627\u06a9\u06d5 \u0646\u0627\u062f\u0631\u0648\u0648\u0633\u062a\u06d5: \u0686\u0627\u0648\u06d5\u0695\u0648\u0627\u0646\u06a9\u0631\u0627\u0648\u06d5 ${stringifyPrimitive(issue.values[0])} \u0628\u06ce\u062a`;
				return `\u0647\u06d5\u06b5\u0628\u0698\u0627\u0631\u062f\u06d5\u06cc \u0646\u0627\u062f\u0631\u0648\u0633\u062a: \u0686\u0627\u0648\u06d5\u0695\u0648\u0627\u0646\u06a9\u0631\u0627\u0648\u06d5 \u06cc\u06d5\u06a9\u06ce\u06a9 \u0628\u06ce\u062a \u0644\u06d5 ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u067e\u06ce\u0648\u06cc\u0633\u062a\u06d5 \u0628\u06d5 \u0644\u0627\u06cc\u06d5\u0646\u06cc \u0632\u06c6\u0631\u06d5\u0648\u06d5 ${issue.maximum.toString()} ${sizing.unit} ${sizing.verb}`;
				return `\u067e\u06ce\u0648\u06cc\u0633\u062a\u06d5 \u0628\u06d5 \u0644\u0627\u06cc\u06d5\u0646\u06cc \u0632\u06c6\u0631\u06d5\u0648\u06d5 ${issue.maximum.toString()} \u0628\u06ce\u062a`;
			}
			case "too_small": {
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u067e\u06ce\u0648\u06cc\u0633\u062a\u06d5 \u0628\u06d5 \u0644\u0627\u06cc\u06d5\u0646\u06cc \u06a9\u06d5\u0645\u06d5\u0648\u06d5 ${issue.minimum.toString()} ${sizing.unit} ${sizing.verb}`;
				return `\u067e\u06ce\u0648\u06cc\u0633\u062a\u06d5 \u0628\u06d5 \u0644\u0627\u06cc\u06d5\u0646\u06cc \u06a9\u06d5\u0645\u06d5\u0648\u06d5 ${issue.minimum.toString()} \u0628\u06ce\u062a`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u062f\u06d5\u0642\u06cc \u0646\u0627\u062f\u0631\u0648\u0633\u062a: \u067e\u06ce\u0648\u06cc\u0633\u062a\u06d5 \u062f\u06d5\u0633\u062a\u067e\u06ce\u0628\u06a9\u0627\u062a \u0628\u06d5 "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `\u062f\u06d5\u0642\u06cc \u0646\u0627\u062f\u0631\u0648\u0633\u062a: \u067e\u06ce\u0648\u06cc\u0633\u062a\u06d5 \u06a9\u06c6\u062a\u0627\u06cc\u06cc\u0628\u06ce\u062a \u0628\u06d5 "${_issue.suffix}"`;
				if (_issue.format === "includes") return `\u062f\u06d5\u0642\u06cc \u0646\u0627\u062f\u0631\u0648\u0633\u062a: \u067e\u06ce\u0648\u06cc\u0633\u062a\u06d5 "${_issue.includes}" \u0644\u06d5\u062e\u06c6\u0628\u06af\u0631\u06ce\u062a`;
				if (_issue.format === "regex") return `\u062f\u06d5\u0642\u06cc \u0646\u0627\u062f\u0631\u0648\u0633\u062a: \u067e\u06ce\u0648\u06cc\u0633\u062a\u06d5 \u0644\u06d5\u06af\u06d5\u06b5 \u067e\u0627\u062a\u06ce\u0631\u0646\u06cc ${_issue.pattern} \u0628\u06af\u0648\u0646\u062c\u06ce\u062a`;
				return `\u0628\u06d5\u0647\u0627\u06cc ${FormatDictionary[_issue.format] ?? issue.format} \u0646\u0627\u062f\u0631\u0648\u0633\u062a\u06d5`;
			}
			case "not_multiple_of": return `\u0698\u0645\u0627\u0631\u06d5\u06cc \u0646\u0627\u062f\u0631\u0648\u0633\u062a: \u062f\u06d5\u0628\u06ce\u062a \u0686\u06d5\u0646\u062f \u0647\u06ce\u0646\u062f\u06d5 \u0628\u06ce\u062a \u0628\u06c6 ${issue.divisor}`;
			case "unrecognized_keys": return `\u06a9\u0644\u06cc\u0644\u06cc \u0646\u06d5\u0646\u0627\u0633\u0631\u0627\u0648: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `\u06a9\u0644\u06cc\u0644\u06cc \u0646\u0627\u062f\u0631\u0648\u0633\u062a \u0644\u06d5 ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `\u0628\u06d5\u0647\u0627\u06cc \u0646\u06d5\u0646\u0627\u0633\u0631\u0627\u0648 \u0647\u06d5\u06cc\u06d5. \u0628\u06d5\u0647\u0627\u06cc \u0686\u0627\u0648\u06d5\u0695\u0648\u0627\u0646\u06a9\u0631\u0627\u0648: ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				return "\u06cc\u06d5\u06a9\u06af\u0631\u062a\u0646\u06cc \u0646\u0627\u062f\u0631\u0648\u0633\u062a";
			case "invalid_element": return `${issue.origin} \u0628\u06d5\u0647\u0627\u06a9\u06d5 \u0646\u0627\u062f\u0631\u0648\u0633\u062a\u06d5`;
			default: return `\u062a\u06ce\u06a9\u0631\u062f\u06d5\u06cc \u0646\u0627\u062f\u0631\u0648\u0633\u062a`;
		}
	};
};
function ckb_default() {
	return { localeError: error$53() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/cs.js
const error$52 = () => {
	const Sizable = {
		string: {
			unit: "znak\u016f",
			verb: "m\u00edt"
		},
		file: {
			unit: "bajt\u016f",
			verb: "m\u00edt"
		},
		array: {
			unit: "prvk\u016f",
			verb: "m\u00edt"
		},
		set: {
			unit: "prvk\u016f",
			verb: "m\u00edt"
		},
		map: {
			unit: "prvk\u016f",
			verb: "m\u00edt"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "regul\u00e1rn\u00ed v\u00fdraz",
		email: "e-mailov\u00e1 adresa",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "datum a \u010das ve form\u00e1tu ISO",
		date: "datum ve form\u00e1tu ISO",
		time: "\u010das ve form\u00e1tu ISO",
		duration: "doba trv\u00e1n\u00ed ISO",
		ipv4: "IPv4 adresa",
		ipv6: "IPv6 adresa",
		mac: "MAC adresa",
		cidrv4: "rozsah IPv4",
		cidrv6: "rozsah IPv6",
		base64: "\u0159et\u011bzec zak\u00f3dovan\u00fd ve form\u00e1tu base64",
		base64url: "\u0159et\u011bzec zak\u00f3dovan\u00fd ve form\u00e1tu base64url",
		json_string: "\u0159et\u011bzec ve form\u00e1tu JSON",
		e164: "\u010d\u00edslo E.164",
		credit_card: "\u010d\u00edslo kreditn\u00ed karty",
		currency_code: "k\u00f3d m\u011bny",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "vstup"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "\u010d\u00edslo",
		string: "\u0159et\u011bzec",
		function: "funkce",
		array: "pole"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Neplatn\u00fd vstup: o\u010dek\u00e1v\u00e1no instanceof ${issue.expected}, obdr\u017eeno ${received}`;
				return `Neplatn\u00fd vstup: o\u010dek\u00e1v\u00e1no ${expected}, obdr\u017eeno ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Neplatn\u00fd vstup: o\u010dek\u00e1v\u00e1no ${stringifyPrimitive(issue.values[0])}`;
				return `Neplatn\u00e1 mo\u017enost: o\u010dek\u00e1v\u00e1na jedna z hodnot ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Hodnota je p\u0159\u00edli\u0161 velk\u00e1: ${issue.origin ?? "hodnota"} mus\u00ed m\u00edt ${adj}${issue.maximum.toString()} ${sizing.unit ?? "prvk\u016f"}`;
				return `Hodnota je p\u0159\u00edli\u0161 velk\u00e1: ${issue.origin ?? "hodnota"} mus\u00ed b\u00fdt ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Hodnota je p\u0159\u00edli\u0161 mal\u00e1: ${issue.origin ?? "hodnota"} mus\u00ed m\u00edt ${adj}${issue.minimum.toString()} ${sizing.unit ?? "prvk\u016f"}`;
				return `Hodnota je p\u0159\u00edli\u0161 mal\u00e1: ${issue.origin ?? "hodnota"} mus\u00ed b\u00fdt ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Neplatn\u00fd \u0159et\u011bzec: mus\u00ed za\u010d\u00ednat na "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Neplatn\u00fd \u0159et\u011bzec: mus\u00ed kon\u010dit na "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Neplatn\u00fd \u0159et\u011bzec: mus\u00ed obsahovat "${_issue.includes}"`;
				if (_issue.format === "regex") return `Neplatn\u00fd \u0159et\u011bzec: mus\u00ed odpov\u00eddat vzoru ${_issue.pattern}`;
				return `Neplatn\u00fd form\u00e1t ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Neplatn\u00e9 \u010d\u00edslo: mus\u00ed b\u00fdt n\u00e1sobkem ${issue.divisor}`;
			case "unrecognized_keys": return `Nezn\u00e1m\u00e9 kl\u00ed\u010de: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Neplatn\u00fd kl\u00ed\u010d v ${issue.origin}`;
			case "invalid_union": return "Neplatn\u00fd vstup";
			case "invalid_element": return `Neplatn\u00e1 hodnota v ${issue.origin}`;
			default: return `Neplatn\u00fd vstup`;
		}
	};
};
function cs_default() {
	return { localeError: error$52() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/da.js
const error$51 = () => {
	const Sizable = {
		string: {
			unit: "tegn",
			verb: "havde"
		},
		file: {
			unit: "bytes",
			verb: "havde"
		},
		array: {
			unit: "elementer",
			verb: "indeholdt"
		},
		set: {
			unit: "elementer",
			verb: "indeholdt"
		},
		map: {
			unit: "elementer",
			verb: "indeholdt"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "e-mailadresse",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO dato- og klokkesl\u00e6t",
		date: "ISO-dato",
		time: "ISO-klokkesl\u00e6t",
		duration: "ISO-varighed",
		ipv4: "IPv4-adresse",
		ipv6: "IPv6-adresse",
		mac: "MAC-adresse",
		cidrv4: "IPv4-spektrum",
		cidrv6: "IPv6-spektrum",
		base64: "base64-kodet streng",
		base64url: "base64url-kodet streng",
		json_string: "JSON-streng",
		e164: "E.164-nummer",
		credit_card: "kreditkortnummer",
		currency_code: "valutakode",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = {
		nan: "NaN",
		string: "streng",
		number: "tal",
		boolean: "boolean",
		array: "liste",
		object: "objekt",
		set: "s\u00e6t",
		file: "fil"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Ugyldigt input: forventede instanceof ${issue.expected}, fik ${received}`;
				return `Ugyldigt input: forventede ${expected}, fik ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Ugyldig v\u00e6rdi: forventede ${stringifyPrimitive(issue.values[0])}`;
				return `Ugyldigt valg: forventede en af f\u00f8lgende ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				const origin = TypeDictionary[issue.origin] ?? issue.origin;
				if (sizing) return `For stor: forventede ${origin ?? "value"} ${sizing.verb} ${adj} ${issue.maximum.toString()} ${sizing.unit ?? "elementer"}`;
				return `For stor: forventede ${origin ?? "value"} havde ${adj} ${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				const origin = TypeDictionary[issue.origin] ?? issue.origin;
				if (sizing) return `For lille: forventede ${origin} ${sizing.verb} ${adj} ${issue.minimum.toString()} ${sizing.unit}`;
				return `For lille: forventede ${origin} havde ${adj} ${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Ugyldig streng: skal starte med "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Ugyldig streng: skal ende med "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Ugyldig streng: skal indeholde "${_issue.includes}"`;
				if (_issue.format === "regex") return `Ugyldig streng: skal matche m\u00f8nsteret ${_issue.pattern}`;
				return `Ugyldig ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Ugyldigt tal: skal v\u00e6re deleligt med ${issue.divisor}`;
			case "unrecognized_keys": return `${issue.keys.length > 1 ? "Ukendte n\u00f8gler" : "Ukendt n\u00f8gle"}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Ugyldig n\u00f8gle i ${issue.origin}`;
			case "invalid_union": return "Ugyldigt input: matcher ingen af de tilladte typer";
			case "invalid_element": return `Ugyldig v\u00e6rdi i ${issue.origin}`;
			default: return `Ugyldigt input`;
		}
	};
};
function da_default() {
	return { localeError: error$51() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/de.js
const error$50 = () => {
	const Sizable = {
		string: {
			unit: "Zeichen",
			verb: "zu haben"
		},
		file: {
			unit: "Bytes",
			verb: "zu haben"
		},
		array: {
			unit: "Elemente",
			verb: "zu haben"
		},
		set: {
			unit: "Elemente",
			verb: "zu haben"
		},
		map: {
			unit: "Elemente",
			verb: "zu haben"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "Eingabe",
		email: "E-Mail-Adresse",
		url: "URL",
		emoji: "Emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO-Datum und -Uhrzeit",
		date: "ISO-Datum",
		time: "ISO-Uhrzeit",
		duration: "ISO-Dauer",
		ipv4: "IPv4-Adresse",
		ipv6: "IPv6-Adresse",
		mac: "MAC-Adresse",
		cidrv4: "IPv4-Bereich",
		cidrv6: "IPv6-Bereich",
		base64: "Base64-codierter String",
		base64url: "Base64-URL-codierter String",
		json_string: "JSON-String",
		e164: "E.164-Nummer",
		credit_card: "Kreditkartennummer",
		currency_code: "W\u00e4hrungscode",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "Eingabe"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "Zahl",
		array: "Array"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Ung\u00fcltige Eingabe: erwartet instanceof ${issue.expected}, erhalten ${received}`;
				return `Ung\u00fcltige Eingabe: erwartet ${expected}, erhalten ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Ung\u00fcltige Eingabe: erwartet ${stringifyPrimitive(issue.values[0])}`;
				return `Ung\u00fcltige Option: erwartet eine von ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Zu gro\u00df: erwartet, dass ${issue.origin ?? "Wert"} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "Elemente"} hat`;
				return `Zu gro\u00df: erwartet, dass ${issue.origin ?? "Wert"} ${adj}${issue.maximum.toString()} ist`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Zu klein: erwartet, dass ${issue.origin} ${adj}${issue.minimum.toString()} ${sizing.unit} hat`;
				return `Zu klein: erwartet, dass ${issue.origin} ${adj}${issue.minimum.toString()} ist`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Ung\u00fcltiger String: muss mit "${_issue.prefix}" beginnen`;
				if (_issue.format === "ends_with") return `Ung\u00fcltiger String: muss mit "${_issue.suffix}" enden`;
				if (_issue.format === "includes") return `Ung\u00fcltiger String: muss "${_issue.includes}" enthalten`;
				if (_issue.format === "regex") return `Ung\u00fcltiger String: muss dem Muster ${_issue.pattern} entsprechen`;
				return `Ung\u00fcltig: ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Ung\u00fcltige Zahl: muss ein Vielfaches von ${issue.divisor} sein`;
			case "unrecognized_keys": return `${issue.keys.length > 1 ? "Unbekannte Schl\u00fcssel" : "Unbekannter Schl\u00fcssel"}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Ung\u00fcltiger Schl\u00fcssel in ${issue.origin}`;
			case "invalid_union": return "Ung\u00fcltige Eingabe";
			case "invalid_element": return `Ung\u00fcltiger Wert in ${issue.origin}`;
			default: return `Ung\u00fcltige Eingabe`;
		}
	};
};
function de_default() {
	return { localeError: error$50() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/el.js
const error$49 = () => {
	const Sizable = {
		string: {
			unit: "\u03c7\u03b1\u03c1\u03b1\u03ba\u03c4\u03ae\u03c1\u03b5\u03c2",
			verb: "\u03bd\u03b1 \u03ad\u03c7\u03b5\u03b9"
		},
		file: {
			unit: "bytes",
			verb: "\u03bd\u03b1 \u03ad\u03c7\u03b5\u03b9"
		},
		array: {
			unit: "\u03c3\u03c4\u03bf\u03b9\u03c7\u03b5\u03af\u03b1",
			verb: "\u03bd\u03b1 \u03ad\u03c7\u03b5\u03b9"
		},
		set: {
			unit: "\u03c3\u03c4\u03bf\u03b9\u03c7\u03b5\u03af\u03b1",
			verb: "\u03bd\u03b1 \u03ad\u03c7\u03b5\u03b9"
		},
		map: {
			unit: "\u03ba\u03b1\u03c4\u03b1\u03c7\u03c9\u03c1\u03ae\u03c3\u03b5\u03b9\u03c2",
			verb: "\u03bd\u03b1 \u03ad\u03c7\u03b5\u03b9"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u03b5\u03af\u03c3\u03bf\u03b4\u03bf\u03c2",
		email: "\u03b4\u03b9\u03b5\u03cd\u03b8\u03c5\u03bd\u03c3\u03b7 email",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO \u03b7\u03bc\u03b5\u03c1\u03bf\u03bc\u03b7\u03bd\u03af\u03b1 \u03ba\u03b1\u03b9 \u03ce\u03c1\u03b1",
		date: "ISO \u03b7\u03bc\u03b5\u03c1\u03bf\u03bc\u03b7\u03bd\u03af\u03b1",
		time: "ISO \u03ce\u03c1\u03b1",
		duration: "ISO \u03b4\u03b9\u03ac\u03c1\u03ba\u03b5\u03b9\u03b1",
		ipv4: "\u03b4\u03b9\u03b5\u03cd\u03b8\u03c5\u03bd\u03c3\u03b7 IPv4",
		ipv6: "\u03b4\u03b9\u03b5\u03cd\u03b8\u03c5\u03bd\u03c3\u03b7 IPv6",
		mac: "\u03b4\u03b9\u03b5\u03cd\u03b8\u03c5\u03bd\u03c3\u03b7 MAC",
		cidrv4: "\u03b5\u03cd\u03c1\u03bf\u03c2 IPv4",
		cidrv6: "\u03b5\u03cd\u03c1\u03bf\u03c2 IPv6",
		base64: "\u03c3\u03c5\u03bc\u03b2\u03bf\u03bb\u03bf\u03c3\u03b5\u03b9\u03c1\u03ac \u03ba\u03c9\u03b4\u03b9\u03ba\u03bf\u03c0\u03bf\u03b9\u03b7\u03bc\u03ad\u03bd\u03b7 \u03c3\u03b5 base64",
		base64url: "\u03c3\u03c5\u03bc\u03b2\u03bf\u03bb\u03bf\u03c3\u03b5\u03b9\u03c1\u03ac \u03ba\u03c9\u03b4\u03b9\u03ba\u03bf\u03c0\u03bf\u03b9\u03b7\u03bc\u03ad\u03bd\u03b7 \u03c3\u03b5 base64url",
		json_string: "\u03c3\u03c5\u03bc\u03b2\u03bf\u03bb\u03bf\u03c3\u03b5\u03b9\u03c1\u03ac JSON",
		e164: "\u03b1\u03c1\u03b9\u03b8\u03bc\u03cc\u03c2 E.164",
		credit_card: "\u03b1\u03c1\u03b9\u03b8\u03bc\u03cc\u03c2 \u03c0\u03b9\u03c3\u03c4\u03c9\u03c4\u03b9\u03ba\u03ae\u03c2 \u03ba\u03ac\u03c1\u03c4\u03b1\u03c2",
		currency_code: "\u03ba\u03c9\u03b4\u03b9\u03ba\u03cc\u03c2 \u03bd\u03bf\u03bc\u03af\u03c3\u03bc\u03b1\u03c4\u03bf\u03c2",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u03b5\u03af\u03c3\u03bf\u03b4\u03bf\u03c2"
	};
	const TypeDictionary = { nan: "NaN" };
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (typeof issue.expected === "string" && /^[A-Z]/.test(issue.expected)) return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03b7 \u03b5\u03af\u03c3\u03bf\u03b4\u03bf\u03c2: \u03b1\u03bd\u03b1\u03bc\u03b5\u03bd\u03cc\u03c4\u03b1\u03bd instanceof ${issue.expected}, \u03bb\u03ae\u03c6\u03b8\u03b7\u03ba\u03b5 ${received}`;
				return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03b7 \u03b5\u03af\u03c3\u03bf\u03b4\u03bf\u03c2: \u03b1\u03bd\u03b1\u03bc\u03b5\u03bd\u03cc\u03c4\u03b1\u03bd ${expected}, \u03bb\u03ae\u03c6\u03b8\u03b7\u03ba\u03b5 ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03b7 \u03b5\u03af\u03c3\u03bf\u03b4\u03bf\u03c2: \u03b1\u03bd\u03b1\u03bc\u03b5\u03bd\u03cc\u03c4\u03b1\u03bd ${stringifyPrimitive(issue.values[0])}`;
				return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03b7 \u03b5\u03c0\u03b9\u03bb\u03bf\u03b3\u03ae: \u03b1\u03bd\u03b1\u03bc\u03b5\u03bd\u03cc\u03c4\u03b1\u03bd \u03ad\u03bd\u03b1 \u03b1\u03c0\u03cc ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u03a0\u03bf\u03bb\u03cd \u03bc\u03b5\u03b3\u03ac\u03bb\u03bf: \u03b1\u03bd\u03b1\u03bc\u03b5\u03bd\u03cc\u03c4\u03b1\u03bd ${issue.origin ?? "\u03c4\u03b9\u03bc\u03ae"} \u03bd\u03b1 \u03ad\u03c7\u03b5\u03b9 ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u03c3\u03c4\u03bf\u03b9\u03c7\u03b5\u03af\u03b1"}`;
				return `\u03a0\u03bf\u03bb\u03cd \u03bc\u03b5\u03b3\u03ac\u03bb\u03bf: \u03b1\u03bd\u03b1\u03bc\u03b5\u03bd\u03cc\u03c4\u03b1\u03bd ${issue.origin ?? "\u03c4\u03b9\u03bc\u03ae"} \u03bd\u03b1 \u03b5\u03af\u03bd\u03b1\u03b9 ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u03a0\u03bf\u03bb\u03cd \u03bc\u03b9\u03ba\u03c1\u03cc: \u03b1\u03bd\u03b1\u03bc\u03b5\u03bd\u03cc\u03c4\u03b1\u03bd ${issue.origin} \u03bd\u03b1 \u03ad\u03c7\u03b5\u03b9 ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `\u03a0\u03bf\u03bb\u03cd \u03bc\u03b9\u03ba\u03c1\u03cc: \u03b1\u03bd\u03b1\u03bc\u03b5\u03bd\u03cc\u03c4\u03b1\u03bd ${issue.origin} \u03bd\u03b1 \u03b5\u03af\u03bd\u03b1\u03b9 ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03b7 \u03c3\u03c5\u03bc\u03b2\u03bf\u03bb\u03bf\u03c3\u03b5\u03b9\u03c1\u03ac: \u03c0\u03c1\u03ad\u03c0\u03b5\u03b9 \u03bd\u03b1 \u03be\u03b5\u03ba\u03b9\u03bd\u03ac \u03bc\u03b5 "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03b7 \u03c3\u03c5\u03bc\u03b2\u03bf\u03bb\u03bf\u03c3\u03b5\u03b9\u03c1\u03ac: \u03c0\u03c1\u03ad\u03c0\u03b5\u03b9 \u03bd\u03b1 \u03c4\u03b5\u03bb\u03b5\u03b9\u03ce\u03bd\u03b5\u03b9 \u03bc\u03b5 "${_issue.suffix}"`;
				if (_issue.format === "includes") return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03b7 \u03c3\u03c5\u03bc\u03b2\u03bf\u03bb\u03bf\u03c3\u03b5\u03b9\u03c1\u03ac: \u03c0\u03c1\u03ad\u03c0\u03b5\u03b9 \u03bd\u03b1 \u03c0\u03b5\u03c1\u03b9\u03ad\u03c7\u03b5\u03b9 "${_issue.includes}"`;
				if (_issue.format === "regex") return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03b7 \u03c3\u03c5\u03bc\u03b2\u03bf\u03bb\u03bf\u03c3\u03b5\u03b9\u03c1\u03ac: \u03c0\u03c1\u03ad\u03c0\u03b5\u03b9 \u03bd\u03b1 \u03c4\u03b1\u03b9\u03c1\u03b9\u03ac\u03b6\u03b5\u03b9 \u03bc\u03b5 \u03c4\u03bf \u03bc\u03bf\u03c4\u03af\u03b2\u03bf ${_issue.pattern}`;
				return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03bf: ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03bf\u03c2 \u03b1\u03c1\u03b9\u03b8\u03bc\u03cc\u03c2: \u03c0\u03c1\u03ad\u03c0\u03b5\u03b9 \u03bd\u03b1 \u03b5\u03af\u03bd\u03b1\u03b9 \u03c0\u03bf\u03bb\u03bb\u03b1\u03c0\u03bb\u03ac\u03c3\u03b9\u03bf \u03c4\u03bf\u03c5 ${issue.divisor}`;
			case "unrecognized_keys": return `\u0386\u03b3\u03bd\u03c9\u03c3\u03c4${issue.keys.length > 1 ? "\u03b1" : "\u03bf"} \u03ba\u03bb\u03b5\u03b9\u03b4${issue.keys.length > 1 ? "\u03b9\u03ac" : "\u03af"}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03bf \u03ba\u03bb\u03b5\u03b9\u03b4\u03af \u03c3\u03c4\u03bf ${issue.origin}`;
			case "invalid_union": return "\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03b7 \u03b5\u03af\u03c3\u03bf\u03b4\u03bf\u03c2";
			case "invalid_element": return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03b7 \u03c4\u03b9\u03bc\u03ae \u03c3\u03c4\u03bf ${issue.origin}`;
			default: return `\u039c\u03b7 \u03ad\u03b3\u03ba\u03c5\u03c1\u03b7 \u03b5\u03af\u03c3\u03bf\u03b4\u03bf\u03c2`;
		}
	};
};
function el_default() {
	return { localeError: error$49() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/eo.js
const error$48 = () => {
	const Sizable = {
		string: {
			unit: "karaktrojn",
			verb: "havi"
		},
		file: {
			unit: "bajtojn",
			verb: "havi"
		},
		array: {
			unit: "elementojn",
			verb: "havi"
		},
		set: {
			unit: "elementojn",
			verb: "havi"
		},
		map: {
			unit: "elementojn",
			verb: "havi"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "enigo",
		email: "retadreso",
		url: "URL",
		emoji: "emo\u011dio",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO-datotempo",
		date: "ISO-dato",
		time: "ISO-tempo",
		duration: "ISO-da\u016dro",
		ipv4: "IPv4-adreso",
		ipv6: "IPv6-adreso",
		mac: "MAC-adreso",
		cidrv4: "IPv4-rango",
		cidrv6: "IPv6-rango",
		base64: "64-ume kodita karaktraro",
		base64url: "URL-64-ume kodita karaktraro",
		json_string: "JSON-karaktraro",
		e164: "E.164-nombro",
		credit_card: "kreditkarta numero",
		currency_code: "valuta kodo",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "enigo"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "nombro",
		array: "tabelo",
		null: "senvalora"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Nevalida enigo: atendi\u011dis instanceof ${issue.expected}, ricevi\u011dis ${received}`;
				return `Nevalida enigo: atendi\u011dis ${expected}, ricevi\u011dis ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Nevalida enigo: atendi\u011dis ${stringifyPrimitive(issue.values[0])}`;
				return `Nevalida opcio: atendi\u011dis unu el ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Tro granda: atendi\u011dis ke ${issue.origin ?? "valoro"} havu ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elementojn"}`;
				return `Tro granda: atendi\u011dis ke ${issue.origin ?? "valoro"} havu ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Tro malgranda: atendi\u011dis ke ${issue.origin} havu ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Tro malgranda: atendi\u011dis ke ${issue.origin} estu ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Nevalida karaktraro: devas komenci\u011di per "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Nevalida karaktraro: devas fini\u011di per "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Nevalida karaktraro: devas inkluzivi "${_issue.includes}"`;
				if (_issue.format === "regex") return `Nevalida karaktraro: devas kongrui kun la modelo ${_issue.pattern}`;
				return `Nevalida ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Nevalida nombro: devas esti oblo de ${issue.divisor}`;
			case "unrecognized_keys": return `Nekonata${issue.keys.length > 1 ? "j" : ""} \u015dlosilo${issue.keys.length > 1 ? "j" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Nevalida \u015dlosilo en ${issue.origin}`;
			case "invalid_union": return "Nevalida enigo";
			case "invalid_element": return `Nevalida valoro en ${issue.origin}`;
			default: return `Nevalida enigo`;
		}
	};
};
function eo_default() {
	return { localeError: error$48() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/es.js
const error$47 = () => {
	const Sizable = {
		string: {
			unit: "caracteres",
			verb: "tener"
		},
		file: {
			unit: "bytes",
			verb: "tener"
		},
		array: {
			unit: "elementos",
			verb: "tener"
		},
		set: {
			unit: "elementos",
			verb: "tener"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "entrada",
		email: "direcci\u00f3n de correo electr\u00f3nico",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "fecha y hora ISO",
		date: "fecha ISO",
		time: "hora ISO",
		duration: "duraci\u00f3n ISO",
		ipv4: "direcci\u00f3n IPv4",
		ipv6: "direcci\u00f3n IPv6",
		mac: "direcci\u00f3n MAC",
		cidrv4: "rango IPv4",
		cidrv6: "rango IPv6",
		base64: "cadena codificada en base64",
		base64url: "URL codificada en base64",
		json_string: "cadena JSON",
		e164: "n\u00famero E.164",
		credit_card: "n\u00famero de tarjeta de cr\u00e9dito",
		currency_code: "c\u00f3digo de moneda",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "entrada"
	};
	const TypeDictionary = {
		nan: "NaN",
		string: "texto",
		number: "n\u00famero",
		boolean: "booleano",
		array: "arreglo",
		object: "objeto",
		set: "conjunto",
		file: "archivo",
		date: "fecha",
		bigint: "n\u00famero grande",
		symbol: "s\u00edmbolo",
		undefined: "indefinido",
		null: "nulo",
		function: "funci\u00f3n",
		map: "mapa",
		record: "registro",
		tuple: "tupla",
		enum: "enumeraci\u00f3n",
		union: "uni\u00f3n",
		literal: "literal",
		promise: "promesa",
		void: "vac\u00edo",
		never: "nunca",
		unknown: "desconocido",
		any: "cualquiera"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Entrada inv\u00e1lida: se esperaba instanceof ${issue.expected}, recibido ${received}`;
				return `Entrada inv\u00e1lida: se esperaba ${expected}, recibido ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Entrada inv\u00e1lida: se esperaba ${stringifyPrimitive(issue.values[0])}`;
				return `Opci\u00f3n inv\u00e1lida: se esperaba una de ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				const origin = TypeDictionary[issue.origin] ?? issue.origin;
				if (sizing) return `Demasiado grande: se esperaba que ${origin ?? "valor"} tuviera ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elementos"}`;
				return `Demasiado grande: se esperaba que ${origin ?? "valor"} fuera ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				const origin = TypeDictionary[issue.origin] ?? issue.origin;
				if (sizing) return `Demasiado peque\u00f1o: se esperaba que ${origin} tuviera ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Demasiado peque\u00f1o: se esperaba que ${origin} fuera ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Cadena inv\u00e1lida: debe comenzar con "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Cadena inv\u00e1lida: debe terminar en "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Cadena inv\u00e1lida: debe incluir "${_issue.includes}"`;
				if (_issue.format === "regex") return `Cadena inv\u00e1lida: debe coincidir con el patr\u00f3n ${_issue.pattern}`;
				return `Inv\u00e1lido ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `N\u00famero inv\u00e1lido: debe ser m\u00faltiplo de ${issue.divisor}`;
			case "unrecognized_keys": return `Llave${issue.keys.length > 1 ? "s" : ""} desconocida${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Llave inv\u00e1lida en ${TypeDictionary[issue.origin] ?? issue.origin}`;
			case "invalid_union": return "Entrada inv\u00e1lida";
			case "invalid_element": return `Valor inv\u00e1lido en ${TypeDictionary[issue.origin] ?? issue.origin}`;
			default: return `Entrada inv\u00e1lida`;
		}
	};
};
function es_default() {
	return { localeError: error$47() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/fa.js
const error$46 = () => {
	const Sizable = {
		string: {
			unit: "\u06a9\u0627\u0631\u0627\u06a9\u062a\u0631",
			verb: "\u062f\u0627\u0634\u062a\u0647 \u0628\u0627\u0634\u062f"
		},
		file: {
			unit: "\u0628\u0627\u06cc\u062a",
			verb: "\u062f\u0627\u0634\u062a\u0647 \u0628\u0627\u0634\u062f"
		},
		array: {
			unit: "\u0622\u06cc\u062a\u0645",
			verb: "\u062f\u0627\u0634\u062a\u0647 \u0628\u0627\u0634\u062f"
		},
		set: {
			unit: "\u0622\u06cc\u062a\u0645",
			verb: "\u062f\u0627\u0634\u062a\u0647 \u0628\u0627\u0634\u062f"
		},
		map: {
			unit: "\u0622\u06cc\u062a\u0645",
			verb: "\u062f\u0627\u0634\u062a\u0647 \u0628\u0627\u0634\u062f"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u0648\u0631\u0648\u062f\u06cc",
		email: "\u0622\u062f\u0631\u0633 \u0627\u06cc\u0645\u06cc\u0644",
		url: "URL",
		emoji: "\u0627\u06cc\u0645\u0648\u062c\u06cc",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "\u062a\u0627\u0631\u06cc\u062e \u0648 \u0632\u0645\u0627\u0646 \u0627\u06cc\u0632\u0648",
		date: "\u062a\u0627\u0631\u06cc\u062e \u0627\u06cc\u0632\u0648",
		time: "\u0632\u0645\u0627\u0646 \u0627\u06cc\u0632\u0648",
		duration: "\u0645\u062f\u062a \u0632\u0645\u0627\u0646 \u0627\u06cc\u0632\u0648",
		ipv4: "IPv4 \u0622\u062f\u0631\u0633",
		ipv6: "IPv6 \u0622\u062f\u0631\u0633",
		mac: "MAC \u0622\u062f\u0631\u0633",
		cidrv4: "IPv4 \u062f\u0627\u0645\u0646\u0647",
		cidrv6: "IPv6 \u062f\u0627\u0645\u0646\u0647",
		base64: "base64-encoded \u0631\u0634\u062a\u0647",
		base64url: "base64url-encoded \u0631\u0634\u062a\u0647",
		json_string: "JSON \u0631\u0634\u062a\u0647",
		e164: "E.164 \u0639\u062f\u062f",
		credit_card: "\u0634\u0645\u0627\u0631\u0647 \u06a9\u0627\u0631\u062a \u0627\u0639\u062a\u0628\u0627\u0631\u06cc",
		currency_code: "\u06a9\u062f \u0627\u0631\u0632",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u0648\u0631\u0648\u062f\u06cc"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "\u0639\u062f\u062f",
		array: "\u0622\u0631\u0627\u06cc\u0647"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `\u0648\u0631\u0648\u062f\u06cc \u0646\u0627\u0645\u0639\u062a\u0628\u0631: \u0645\u06cc\u200c\u0628\u0627\u06cc\u0633\u062a instanceof ${issue.expected} \u0645\u06cc\u200c\u0628\u0648\u062f\u060c ${received} \u062f\u0631\u06cc\u0627\u0641\u062a \u0634\u062f`;
				return `\u0648\u0631\u0648\u062f\u06cc \u0646\u0627\u0645\u0639\u062a\u0628\u0631: \u0645\u06cc\u200c\u0628\u0627\u06cc\u0633\u062a ${expected} \u0645\u06cc\u200c\u0628\u0648\u062f\u060c ${received} \u062f\u0631\u06cc\u0627\u0641\u062a \u0634\u062f`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u0648\u0631\u0648\u062f\u06cc \u0646\u0627\u0645\u0639\u062a\u0628\u0631: \u0645\u06cc\u200c\u0628\u0627\u06cc\u0633\u062a ${stringifyPrimitive(issue.values[0])} \u0645\u06cc\u200c\u0628\u0648\u062f`;
				return `\u06af\u0632\u06cc\u0646\u0647 \u0646\u0627\u0645\u0639\u062a\u0628\u0631: \u0645\u06cc\u200c\u0628\u0627\u06cc\u0633\u062a \u06cc\u06a9\u06cc \u0627\u0632 ${joinValues(issue.values, "|")} \u0645\u06cc\u200c\u0628\u0648\u062f`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u062e\u06cc\u0644\u06cc \u0628\u0632\u0631\u06af: ${issue.origin ?? "\u0645\u0642\u062f\u0627\u0631"} \u0628\u0627\u06cc\u062f ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u0639\u0646\u0635\u0631"} \u0628\u0627\u0634\u062f`;
				return `\u062e\u06cc\u0644\u06cc \u0628\u0632\u0631\u06af: ${issue.origin ?? "\u0645\u0642\u062f\u0627\u0631"} \u0628\u0627\u06cc\u062f ${adj}${issue.maximum.toString()} \u0628\u0627\u0634\u062f`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u062e\u06cc\u0644\u06cc \u06a9\u0648\u0686\u06a9: ${issue.origin} \u0628\u0627\u06cc\u062f ${adj}${issue.minimum.toString()} ${sizing.unit} \u0628\u0627\u0634\u062f`;
				return `\u062e\u06cc\u0644\u06cc \u06a9\u0648\u0686\u06a9: ${issue.origin} \u0628\u0627\u06cc\u062f ${adj}${issue.minimum.toString()} \u0628\u0627\u0634\u062f`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u0631\u0634\u062a\u0647 \u0646\u0627\u0645\u0639\u062a\u0628\u0631: \u0628\u0627\u06cc\u062f \u0628\u0627 "${_issue.prefix}" \u0634\u0631\u0648\u0639 \u0634\u0648\u062f`;
				if (_issue.format === "ends_with") return `\u0631\u0634\u062a\u0647 \u0646\u0627\u0645\u0639\u062a\u0628\u0631: \u0628\u0627\u06cc\u062f \u0628\u0627 "${_issue.suffix}" \u062a\u0645\u0627\u0645 \u0634\u0648\u062f`;
				if (_issue.format === "includes") return `\u0631\u0634\u062a\u0647 \u0646\u0627\u0645\u0639\u062a\u0628\u0631: \u0628\u0627\u06cc\u062f \u0634\u0627\u0645\u0644 "${_issue.includes}" \u0628\u0627\u0634\u062f`;
				if (_issue.format === "regex") return `\u0631\u0634\u062a\u0647 \u0646\u0627\u0645\u0639\u062a\u0628\u0631: \u0628\u0627\u06cc\u062f \u0628\u0627 \u0627\u0644\u06af\u0648\u06cc ${_issue.pattern} \u0645\u0637\u0627\u0628\u0642\u062a \u062f\u0627\u0634\u062a\u0647 \u0628\u0627\u0634\u062f`;
				return `${FormatDictionary[_issue.format] ?? issue.format} \u0646\u0627\u0645\u0639\u062a\u0628\u0631`;
			}
			case "not_multiple_of": return `\u0639\u062f\u062f \u0646\u0627\u0645\u0639\u062a\u0628\u0631: \u0628\u0627\u06cc\u062f \u0645\u0636\u0631\u0628 ${issue.divisor} \u0628\u0627\u0634\u062f`;
			case "unrecognized_keys": return `\u06a9\u0644\u06cc\u062f${issue.keys.length > 1 ? "\u0647\u0627\u06cc" : ""} \u0646\u0627\u0634\u0646\u0627\u0633: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `\u06a9\u0644\u06cc\u062f \u0646\u0627\u0634\u0646\u0627\u0633 \u062f\u0631 ${issue.origin}`;
			case "invalid_union": return `\u0648\u0631\u0648\u062f\u06cc \u0646\u0627\u0645\u0639\u062a\u0628\u0631`;
			case "invalid_element": return `\u0645\u0642\u062f\u0627\u0631 \u0646\u0627\u0645\u0639\u062a\u0628\u0631 \u062f\u0631 ${issue.origin}`;
			default: return `\u0648\u0631\u0648\u062f\u06cc \u0646\u0627\u0645\u0639\u062a\u0628\u0631`;
		}
	};
};
function fa_default() {
	return { localeError: error$46() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/fi.js
const error$45 = () => {
	const Sizable = {
		string: {
			unit: "merkki\u00e4",
			subject: "merkkijonon"
		},
		file: {
			unit: "tavua",
			subject: "tiedoston"
		},
		array: {
			unit: "alkiota",
			subject: "listan"
		},
		set: {
			unit: "alkiota",
			subject: "joukon"
		},
		map: {
			unit: "alkiota",
			subject: "kuvauksen"
		},
		number: {
			unit: "",
			subject: "luvun"
		},
		bigint: {
			unit: "",
			subject: "suuren kokonaisluvun"
		},
		int: {
			unit: "",
			subject: "kokonaisluvun"
		},
		date: {
			unit: "",
			subject: "p\u00e4iv\u00e4m\u00e4\u00e4r\u00e4n"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "s\u00e4\u00e4nn\u00f6llinen lauseke",
		email: "s\u00e4hk\u00f6postiosoite",
		url: "URL-osoite",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO-aikaleima",
		date: "ISO-p\u00e4iv\u00e4m\u00e4\u00e4r\u00e4",
		time: "ISO-aika",
		duration: "ISO-kesto",
		ipv4: "IPv4-osoite",
		ipv6: "IPv6-osoite",
		mac: "MAC-osoite",
		cidrv4: "IPv4-alue",
		cidrv6: "IPv6-alue",
		base64: "base64-koodattu merkkijono",
		base64url: "base64url-koodattu merkkijono",
		json_string: "JSON-merkkijono",
		e164: "E.164-luku",
		credit_card: "luottokortin numero",
		currency_code: "valuuttakoodi",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "templaattimerkkijono"
	};
	const TypeDictionary = { nan: "NaN" };
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Virheellinen tyyppi: odotettiin instanceof ${issue.expected}, oli ${received}`;
				return `Virheellinen tyyppi: odotettiin ${expected}, oli ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Virheellinen sy\u00f6te: t\u00e4ytyy olla ${stringifyPrimitive(issue.values[0])}`;
				return `Virheellinen valinta: t\u00e4ytyy olla yksi seuraavista: ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Liian suuri: ${sizing.subject} t\u00e4ytyy olla ${adj}${issue.maximum.toString()} ${sizing.unit}`.trim();
				return `Liian suuri: arvon t\u00e4ytyy olla ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Liian pieni: ${sizing.subject} t\u00e4ytyy olla ${adj}${issue.minimum.toString()} ${sizing.unit}`.trim();
				return `Liian pieni: arvon t\u00e4ytyy olla ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Virheellinen sy\u00f6te: t\u00e4ytyy alkaa "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Virheellinen sy\u00f6te: t\u00e4ytyy loppua "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Virheellinen sy\u00f6te: t\u00e4ytyy sis\u00e4lt\u00e4\u00e4 "${_issue.includes}"`;
				if (_issue.format === "regex") return `Virheellinen sy\u00f6te: t\u00e4ytyy vastata s\u00e4\u00e4nn\u00f6llist\u00e4 lauseketta ${_issue.pattern}`;
				return `Virheellinen ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Virheellinen luku: t\u00e4ytyy olla luvun ${issue.divisor} monikerta`;
			case "unrecognized_keys": return `${issue.keys.length > 1 ? "Tuntemattomat avaimet" : "Tuntematon avain"}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return "Virheellinen avain tietueessa";
			case "invalid_union": return "Virheellinen unioni";
			case "invalid_element": return "Virheellinen arvo joukossa";
			default: return `Virheellinen sy\u00f6te`;
		}
	};
};
function fi_default() {
	return { localeError: error$45() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/fr.js
const error$44 = () => {
	const Sizable = {
		string: {
			unit: "caract\u00e8res",
			verb: "avoir"
		},
		file: {
			unit: "octets",
			verb: "avoir"
		},
		array: {
			unit: "\u00e9l\u00e9ments",
			verb: "avoir"
		},
		set: {
			unit: "\u00e9l\u00e9ments",
			verb: "avoir"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "expression r\u00e9guli\u00e8re",
		email: "adresse e-mail",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "date et heure ISO",
		date: "date ISO",
		time: "heure ISO",
		duration: "dur\u00e9e ISO",
		ipv4: "adresse IPv4",
		ipv6: "adresse IPv6",
		mac: "adresse MAC",
		cidrv4: "plage IPv4",
		cidrv6: "plage IPv6",
		base64: "cha\u00eene de caract\u00e8res encod\u00e9e en base64",
		base64url: "cha\u00eene de caract\u00e8res encod\u00e9e en base64url",
		json_string: "cha\u00eene de caract\u00e8res JSON",
		e164: "num\u00e9ro au format E.164",
		credit_card: "num\u00e9ro de carte de cr\u00e9dit",
		currency_code: "code de devise",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "entr\u00e9e"
	};
	const TypeDictionary = {
		string: "cha\u00eene de caract\u00e8res",
		number: "nombre",
		int: "entier",
		boolean: "bool\u00e9en",
		bigint: "grand entier",
		symbol: "symbole",
		undefined: "ind\u00e9fini",
		null: "null",
		never: "jamais",
		void: "vide",
		date: "date",
		array: "tableau",
		object: "objet",
		tuple: "tuple",
		record: "record",
		map: "map",
		set: "ensemble",
		file: "fichier",
		nonoptional: "non optionnel",
		nan: "NaN",
		function: "fonction"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Entr\u00e9e invalide : instance de ${issue.expected} attendu, ${received} re\u00e7u`;
				return `Entr\u00e9e invalide : ${expected} attendu, ${received} re\u00e7u`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Entr\u00e9e invalide : ${stringifyPrimitive(issue.values[0])} attendu`;
				return `Option invalide : une valeur parmi ${joinValues(issue.values, "|")} attendue`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Trop grand : ${TypeDictionary[issue.origin] ?? "valeur"} doit ${sizing.verb} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u00e9l\u00e9ment(s)"}`;
				return `Trop grand : ${TypeDictionary[issue.origin] ?? "valeur"} doit \u00eatre ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Trop petit : ${TypeDictionary[issue.origin] ?? "valeur"} doit ${sizing.verb} ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Trop petit : ${TypeDictionary[issue.origin] ?? "valeur"} doit \u00eatre ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Cha\u00eene de caract\u00e8res invalide : doit commencer par "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Cha\u00eene de caract\u00e8res invalide : doit se terminer par "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Cha\u00eene de caract\u00e8res invalide : doit inclure "${_issue.includes}"`;
				if (_issue.format === "regex") return `Cha\u00eene de caract\u00e8res invalide : doit correspondre au motif ${_issue.pattern}`;
				return `${FormatDictionary[_issue.format] ?? issue.format} invalide`;
			}
			case "not_multiple_of": return `Nombre invalide : doit \u00eatre un multiple de ${issue.divisor}`;
			case "unrecognized_keys": return `Cl\u00e9${issue.keys.length > 1 ? "s" : ""} non reconnue${issue.keys.length > 1 ? "s" : ""} : ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Cl\u00e9 invalide dans ${issue.origin}`;
			case "invalid_union": return "Entr\u00e9e invalide";
			case "invalid_element": return `Valeur invalide dans ${issue.origin}`;
			default: return `Entr\u00e9e invalide`;
		}
	};
};
function fr_default() {
	return { localeError: error$44() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/fr-CA.js
const error$43 = () => {
	const Sizable = {
		string: {
			unit: "caract\u00e8res",
			verb: "avoir"
		},
		file: {
			unit: "octets",
			verb: "avoir"
		},
		array: {
			unit: "\u00e9l\u00e9ments",
			verb: "avoir"
		},
		set: {
			unit: "\u00e9l\u00e9ments",
			verb: "avoir"
		},
		map: {
			unit: "\u00e9l\u00e9ments",
			verb: "avoir"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "entr\u00e9e",
		email: "adresse courriel",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "date-heure ISO",
		date: "date ISO",
		time: "heure ISO",
		duration: "dur\u00e9e ISO",
		ipv4: "adresse IPv4",
		ipv6: "adresse IPv6",
		mac: "adresse MAC",
		cidrv4: "plage IPv4",
		cidrv6: "plage IPv6",
		base64: "cha\u00eene encod\u00e9e en base64",
		base64url: "cha\u00eene encod\u00e9e en base64url",
		json_string: "cha\u00eene JSON",
		e164: "num\u00e9ro E.164",
		credit_card: "num\u00e9ro de carte de cr\u00e9dit",
		currency_code: "code de devise",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "entr\u00e9e"
	};
	const TypeDictionary = { nan: "NaN" };
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Entr\u00e9e invalide : attendu instanceof ${issue.expected}, re\u00e7u ${received}`;
				return `Entr\u00e9e invalide : attendu ${expected}, re\u00e7u ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Entr\u00e9e invalide : attendu ${stringifyPrimitive(issue.values[0])}`;
				return `Option invalide : attendu l'une des valeurs suivantes ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "\u2264" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Trop grand : attendu que ${issue.origin ?? "la valeur"} ait ${adj}${issue.maximum.toString()} ${sizing.unit}`;
				return `Trop grand : attendu que ${issue.origin ?? "la valeur"} soit ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? "\u2265" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Trop petit : attendu que ${issue.origin} ait ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Trop petit : attendu que ${issue.origin} soit ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Cha\u00eene invalide : doit commencer par "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Cha\u00eene invalide : doit se terminer par "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Cha\u00eene invalide : doit inclure "${_issue.includes}"`;
				if (_issue.format === "regex") return `Cha\u00eene invalide : doit correspondre au motif ${_issue.pattern}`;
				return `${FormatDictionary[_issue.format] ?? issue.format} invalide`;
			}
			case "not_multiple_of": return `Nombre invalide : doit \u00eatre un multiple de ${issue.divisor}`;
			case "unrecognized_keys": return `Cl\u00e9${issue.keys.length > 1 ? "s" : ""} non reconnue${issue.keys.length > 1 ? "s" : ""} : ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Cl\u00e9 invalide dans ${issue.origin}`;
			case "invalid_union": return "Entr\u00e9e invalide";
			case "invalid_element": return `Valeur invalide dans ${issue.origin}`;
			default: return `Entr\u00e9e invalide`;
		}
	};
};
function fr_CA_default() {
	return { localeError: error$43() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/gu.js
const error$42 = () => {
	const Sizable = {
		string: {
			unit: "\u0a85\u0a95\u0acd\u0ab7\u0ab0",
			verb: "\u0ab9\u0acb\u0ab5\u0abe \u0a9c\u0acb\u0a88\u0a8f"
		},
		file: {
			unit: "\u0aac\u0abe\u0aaf\u0a9f",
			verb: "\u0ab9\u0acb\u0ab5\u0abe \u0a9c\u0acb\u0a88\u0a8f"
		},
		array: {
			unit: "\u0a86\u0a87\u0a9f\u0aae",
			verb: "\u0ab9\u0acb\u0ab5\u0abe \u0a9c\u0acb\u0a88\u0a8f"
		},
		set: {
			unit: "\u0a86\u0a87\u0a9f\u0aae",
			verb: "\u0ab9\u0acb\u0ab5\u0abe \u0a9c\u0acb\u0a88\u0a8f"
		},
		map: {
			unit: "\u0a8f\u0aa8\u0acd\u0a9f\u0acd\u0ab0\u0ac0",
			verb: "\u0ab9\u0acb\u0ab5\u0abe \u0a9c\u0acb\u0a88\u0a8f"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u0a87\u0aa8\u0aaa\u0ac1\u0a9f",
		email: "\u0a88\u0aae\u0ac7\u0a87\u0ab2 \u0a8f\u0aa1\u0acd\u0ab0\u0ac7\u0ab8",
		url: "URL",
		emoji: "\u0a87\u0aae\u0acb\u0a9c\u0ac0",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO \u0aa4\u0abe\u0ab0\u0ac0\u0a96 \u0a85\u0aa8\u0ac7 \u0ab8\u0aae\u0aaf",
		date: "ISO \u0aa4\u0abe\u0ab0\u0ac0\u0a96",
		time: "ISO \u0ab8\u0aae\u0aaf",
		duration: "ISO \u0a85\u0ab5\u0aa7\u0abf",
		ipv4: "IPv4 \u0a8f\u0aa1\u0acd\u0ab0\u0ac7\u0ab8",
		ipv6: "IPv6 \u0a8f\u0aa1\u0acd\u0ab0\u0ac7\u0ab8",
		mac: "MAC \u0a8f\u0aa1\u0acd\u0ab0\u0ac7\u0ab8",
		cidrv4: "IPv4 \u0ab6\u0acd\u0ab0\u0ac7\u0aa3\u0ac0",
		cidrv6: "IPv6 \u0ab6\u0acd\u0ab0\u0ac7\u0aa3\u0ac0",
		base64: "base64-\u0a8f\u0aa8\u0acd\u0a95\u0acb\u0aa1\u0ac7\u0aa1 \u0ab8\u0acd\u0a9f\u0acd\u0ab0\u0abf\u0a82\u0a97",
		base64url: "base64url-\u0a8f\u0aa8\u0acd\u0a95\u0acb\u0aa1\u0ac7\u0aa1 \u0ab8\u0acd\u0a9f\u0acd\u0ab0\u0abf\u0a82\u0a97",
		json_string: "JSON \u0ab8\u0acd\u0a9f\u0acd\u0ab0\u0abf\u0a82\u0a97",
		e164: "E.164 \u0aa8\u0a82\u0aac\u0ab0",
		credit_card: "\u0a95\u0acd\u0ab0\u0ac7\u0aa1\u0abf\u0a9f \u0a95\u0abe\u0ab0\u0acd\u0aa1 \u0aa8\u0a82\u0aac\u0ab0",
		currency_code: "\u0a9a\u0ab2\u0aa3 \u0a95\u0acb\u0aa1",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u0a87\u0aa8\u0aaa\u0ac1\u0a9f"
	};
	const TypeDictionary = { nan: "NaN" };
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				return `\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0a87\u0aa8\u0aaa\u0ac1\u0a9f: \u0a85\u0aaa\u0ac7\u0a95\u0acd\u0ab7\u0abf\u0aa4 ${expected}, \u0aaa\u0acd\u0ab0\u0abe\u0aaa\u0acd\u0aa4 ${TypeDictionary[receivedType] ?? receivedType}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0a87\u0aa8\u0aaa\u0ac1\u0a9f: \u0a85\u0aaa\u0ac7\u0a95\u0acd\u0ab7\u0abf\u0aa4 ${stringifyPrimitive(issue.values[0])}`;
				return `\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0ab5\u0abf\u0a95\u0ab2\u0acd\u0aaa: ${joinValues(issue.values, " | ")} \u0aae\u0abe\u0aa7\u0acd\u0aaf\u0aae\u0aa5\u0ac0 \u0a8f\u0a95 \u0a85\u0aaa\u0ac7\u0a95\u0acd\u0ab7\u0abf\u0aa4`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0a96\u0ac2\u0aac \u0aae\u0acb\u0a9f\u0ac1\u0a82: ${issue.origin ?? "\u0aae\u0ac2\u0ab2\u0acd\u0aaf"} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u0a8f\u0ab2\u0abf\u0aae\u0ac7\u0aa8\u0acd\u0a9f"} \u0ab9\u0acb\u0ab5\u0abe \u0a9c\u0acb\u0a88\u0a8f`;
				return `\u0a96\u0ac2\u0aac \u0aae\u0acb\u0a9f\u0ac1\u0a82: ${issue.origin ?? "\u0aae\u0ac2\u0ab2\u0acd\u0aaf"} ${adj}${issue.maximum.toString()} \u0ab9\u0acb\u0ab5\u0ac1\u0a82 \u0a9c\u0acb\u0a88\u0a8f`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0a96\u0ac2\u0aac \u0aa8\u0abe\u0aa8\u0ac1\u0a82: ${issue.origin} ${adj}${issue.minimum.toString()} ${sizing.unit} \u0ab9\u0acb\u0ab5\u0abe \u0a9c\u0acb\u0a88\u0a8f`;
				return `\u0a96\u0ac2\u0aac \u0aa8\u0abe\u0aa8\u0ac1\u0a82: ${issue.origin} ${adj}${issue.minimum.toString()} \u0ab9\u0acb\u0ab5\u0ac1\u0a82 \u0a9c\u0acb\u0a88\u0a8f`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0ab8\u0acd\u0a9f\u0acd\u0ab0\u0abf\u0a82\u0a97: "${_issue.prefix}" \u0aa5\u0ac0 \u0ab6\u0ab0\u0ac2 \u0aa5\u0ab5\u0ac1\u0a82 \u0a9c\u0acb\u0a88\u0a8f`;
				if (_issue.format === "ends_with") return `\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0ab8\u0acd\u0a9f\u0acd\u0ab0\u0abf\u0a82\u0a97: "${_issue.suffix}" \u0aaa\u0ab0 \u0ab8\u0aae\u0abe\u0aaa\u0acd\u0aa4 \u0aa5\u0ab5\u0ac1\u0a82 \u0a9c\u0acb\u0a88\u0a8f`;
				if (_issue.format === "includes") return `\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0ab8\u0acd\u0a9f\u0acd\u0ab0\u0abf\u0a82\u0a97: "${_issue.includes}" \u0ab6\u0abe\u0aae\u0ac7\u0ab2 \u0ab9\u0acb\u0ab5\u0ac1\u0a82 \u0a9c\u0acb\u0a88\u0a8f`;
				if (_issue.format === "regex") return `\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0ab8\u0acd\u0a9f\u0acd\u0ab0\u0abf\u0a82\u0a97: \u0aaa\u0ac7\u0a9f\u0ab0\u0acd\u0aa8 ${_issue.pattern} \u0ab8\u0abe\u0aa5\u0ac7 \u0aae\u0ac7\u0ab3 \u0a96\u0abe\u0ab5\u0ac1\u0a82 \u0a9c\u0acb\u0a88\u0a8f`;
				return `\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0aa8\u0a82\u0aac\u0ab0: ${issue.divisor} \u0aa8\u0acb \u0a97\u0ac1\u0aa3\u0abe\u0a82\u0a95 \u0ab9\u0acb\u0ab5\u0acb \u0a9c\u0acb\u0a88\u0a8f`;
			case "unrecognized_keys": return `\u0a93\u0ab3\u0a96\u0ac0 \u0ab6\u0a95\u0abe\u0aa4\u0abe \u0aa8\u0ab9\u0ac0\u0a82 \u0aa4\u0ac7 \u0a95\u0ac0${issue.keys.length > 1 ? "\u0a93" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `${issue.origin} \u0aae\u0abe\u0a82 \u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0a95\u0ac0`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0aa1\u0abf\u0ab8\u0acd\u0a95\u0acd\u0ab0\u0abf\u0aae\u0abf\u0aa8\u0ac7\u0a9f\u0ab0 \u0aae\u0ac2\u0ab2\u0acd\u0aaf. \u0a85\u0aaa\u0ac7\u0a95\u0acd\u0ab7\u0abf\u0aa4 ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				return "\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0a87\u0aa8\u0aaa\u0ac1\u0a9f";
			case "invalid_element": return `${issue.origin} \u0aae\u0abe\u0a82 \u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0aae\u0ac2\u0ab2\u0acd\u0aaf`;
			default: return "\u0a85\u0aae\u0abe\u0aa8\u0acd\u0aaf \u0a87\u0aa8\u0aaa\u0ac1\u0a9f";
		}
	};
};
function gu_default() {
	return { localeError: error$42() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/he.js
const error$41 = () => {
	const TypeNames = {
		string: {
			label: "\u05de\u05d7\u05e8\u05d5\u05d6\u05ea",
			gender: "f"
		},
		number: {
			label: "\u05de\u05e1\u05e4\u05e8",
			gender: "m"
		},
		boolean: {
			label: "\u05e2\u05e8\u05da \u05d1\u05d5\u05dc\u05d9\u05d0\u05e0\u05d9",
			gender: "m"
		},
		bigint: {
			label: "BigInt",
			gender: "m"
		},
		date: {
			label: "\u05ea\u05d0\u05e8\u05d9\u05da",
			gender: "m"
		},
		array: {
			label: "\u05de\u05e2\u05e8\u05da",
			gender: "m"
		},
		object: {
			label: "\u05d0\u05d5\u05d1\u05d9\u05d9\u05e7\u05d8",
			gender: "m"
		},
		null: {
			label: "\u05e2\u05e8\u05da \u05e8\u05d9\u05e7 (null)",
			gender: "m"
		},
		undefined: {
			label: "\u05e2\u05e8\u05da \u05dc\u05d0 \u05de\u05d5\u05d2\u05d3\u05e8 (undefined)",
			gender: "m"
		},
		symbol: {
			label: "\u05e1\u05d9\u05de\u05d1\u05d5\u05dc (Symbol)",
			gender: "m"
		},
		function: {
			label: "\u05e4\u05d5\u05e0\u05e7\u05e6\u05d9\u05d4",
			gender: "f"
		},
		map: {
			label: "\u05de\u05e4\u05d4 (Map)",
			gender: "f"
		},
		set: {
			label: "\u05e7\u05d1\u05d5\u05e6\u05d4 (Set)",
			gender: "f"
		},
		file: {
			label: "\u05e7\u05d5\u05d1\u05e5",
			gender: "m"
		},
		promise: {
			label: "Promise",
			gender: "m"
		},
		NaN: {
			label: "NaN",
			gender: "m"
		},
		unknown: {
			label: "\u05e2\u05e8\u05da \u05dc\u05d0 \u05d9\u05d3\u05d5\u05e2",
			gender: "m"
		},
		value: {
			label: "\u05e2\u05e8\u05da",
			gender: "m"
		}
	};
	const Sizable = {
		string: {
			unit: "\u05ea\u05d5\u05d5\u05d9\u05dd",
			shortLabel: "\u05e7\u05e6\u05e8",
			longLabel: "\u05d0\u05e8\u05d5\u05da"
		},
		file: {
			unit: "\u05d1\u05d9\u05d9\u05d8\u05d9\u05dd",
			shortLabel: "\u05e7\u05d8\u05df",
			longLabel: "\u05d2\u05d3\u05d5\u05dc"
		},
		array: {
			unit: "\u05e4\u05e8\u05d9\u05d8\u05d9\u05dd",
			shortLabel: "\u05e7\u05d8\u05df",
			longLabel: "\u05d2\u05d3\u05d5\u05dc"
		},
		set: {
			unit: "\u05e4\u05e8\u05d9\u05d8\u05d9\u05dd",
			shortLabel: "\u05e7\u05d8\u05df",
			longLabel: "\u05d2\u05d3\u05d5\u05dc"
		},
		number: {
			unit: "",
			shortLabel: "\u05e7\u05d8\u05df",
			longLabel: "\u05d2\u05d3\u05d5\u05dc"
		}
	};
	const typeEntry = (t) => t ? TypeNames[t] : void 0;
	const typeLabel = (t) => {
		const e = typeEntry(t);
		if (e) return e.label;
		return t ?? TypeNames.unknown.label;
	};
	const withDefinite = (t) => `\u05d4${typeLabel(t)}`;
	const verbFor = (t) => {
		return (typeEntry(t)?.gender ?? "m") === "f" ? "\u05e6\u05e8\u05d9\u05db\u05d4 \u05dc\u05d4\u05d9\u05d5\u05ea" : "\u05e6\u05e8\u05d9\u05da \u05dc\u05d4\u05d9\u05d5\u05ea";
	};
	const getSizing = (origin) => {
		if (!origin) return null;
		return Sizable[origin] ?? null;
	};
	const FormatDictionary = {
		regex: {
			label: "\u05e7\u05dc\u05d8",
			gender: "m"
		},
		email: {
			label: "\u05db\u05ea\u05d5\u05d1\u05ea \u05d0\u05d9\u05de\u05d9\u05d9\u05dc",
			gender: "f"
		},
		url: {
			label: "\u05db\u05ea\u05d5\u05d1\u05ea \u05e8\u05e9\u05ea",
			gender: "f"
		},
		emoji: {
			label: "\u05d0\u05d9\u05de\u05d5\u05d2'\u05d9",
			gender: "m"
		},
		uuid: {
			label: "UUID",
			gender: "m"
		},
		uuidv4: {
			label: "UUIDv4",
			gender: "m"
		},
		uuidv6: {
			label: "UUIDv6",
			gender: "m"
		},
		nanoid: {
			label: "nanoid",
			gender: "m"
		},
		guid: {
			label: "GUID",
			gender: "m"
		},
		cuid: {
			label: "cuid",
			gender: "m"
		},
		cuid2: {
			label: "cuid2",
			gender: "m"
		},
		ulid: {
			label: "ULID",
			gender: "m"
		},
		xid: {
			label: "XID",
			gender: "m"
		},
		ksuid: {
			label: "KSUID",
			gender: "m"
		},
		datetime: {
			label: "\u05ea\u05d0\u05e8\u05d9\u05da \u05d5\u05d6\u05de\u05df ISO",
			gender: "m"
		},
		date: {
			label: "\u05ea\u05d0\u05e8\u05d9\u05da ISO",
			gender: "m"
		},
		time: {
			label: "\u05d6\u05de\u05df ISO",
			gender: "m"
		},
		duration: {
			label: "\u05de\u05e9\u05da \u05d6\u05de\u05df ISO",
			gender: "m"
		},
		ipv4: {
			label: "\u05db\u05ea\u05d5\u05d1\u05ea IPv4",
			gender: "f"
		},
		ipv6: {
			label: "\u05db\u05ea\u05d5\u05d1\u05ea IPv6",
			gender: "f"
		},
		mac: {
			label: "\u05db\u05ea\u05d5\u05d1\u05ea MAC",
			gender: "f"
		},
		cidrv4: {
			label: "\u05d8\u05d5\u05d5\u05d7 IPv4",
			gender: "m"
		},
		cidrv6: {
			label: "\u05d8\u05d5\u05d5\u05d7 IPv6",
			gender: "m"
		},
		base64: {
			label: "\u05de\u05d7\u05e8\u05d5\u05d6\u05ea \u05d1\u05d1\u05e1\u05d9\u05e1 64",
			gender: "f"
		},
		base64url: {
			label: "\u05de\u05d7\u05e8\u05d5\u05d6\u05ea \u05d1\u05d1\u05e1\u05d9\u05e1 64 \u05dc\u05db\u05ea\u05d5\u05d1\u05d5\u05ea \u05e8\u05e9\u05ea",
			gender: "f"
		},
		json_string: {
			label: "\u05de\u05d7\u05e8\u05d5\u05d6\u05ea JSON",
			gender: "f"
		},
		e164: {
			label: "\u05de\u05e1\u05e4\u05e8 E.164",
			gender: "m"
		},
		credit_card: {
			label: "\u05de\u05e1\u05e4\u05e8 \u05db\u05e8\u05d8\u05d9\u05e1 \u05d0\u05e9\u05e8\u05d0\u05d9",
			gender: "m"
		},
		currency_code: {
			label: "\u05e7\u05d5\u05d3 \u05de\u05d8\u05d1\u05e2",
			gender: "m"
		},
		iban: {
			label: "IBAN",
			gender: "m"
		},
		jwt: {
			label: "JWT",
			gender: "m"
		},
		template_literal: {
			label: "\u05e7\u05dc\u05d8",
			gender: "m"
		},
		ends_with: {
			label: "\u05e7\u05dc\u05d8",
			gender: "m"
		},
		includes: {
			label: "\u05e7\u05dc\u05d8",
			gender: "m"
		},
		lowercase: {
			label: "\u05e7\u05dc\u05d8",
			gender: "m"
		},
		starts_with: {
			label: "\u05e7\u05dc\u05d8",
			gender: "m"
		},
		uppercase: {
			label: "\u05e7\u05dc\u05d8",
			gender: "m"
		}
	};
	const TypeDictionary = { nan: "NaN" };
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expectedKey = issue.expected;
				const expected = TypeDictionary[expectedKey ?? ""] ?? typeLabel(expectedKey);
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? TypeNames[receivedType]?.label ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `\u05e7\u05dc\u05d8 \u05dc\u05d0 \u05ea\u05e7\u05d9\u05df: \u05e6\u05e8\u05d9\u05da \u05dc\u05d4\u05d9\u05d5\u05ea instanceof ${issue.expected}, \u05d4\u05ea\u05e7\u05d1\u05dc ${received}`;
				return `\u05e7\u05dc\u05d8 \u05dc\u05d0 \u05ea\u05e7\u05d9\u05df: \u05e6\u05e8\u05d9\u05da \u05dc\u05d4\u05d9\u05d5\u05ea ${expected}, \u05d4\u05ea\u05e7\u05d1\u05dc ${received}`;
			}
			case "invalid_value": {
				if (issue.values.length === 1) return `\u05e2\u05e8\u05da \u05dc\u05d0 \u05ea\u05e7\u05d9\u05df: \u05d4\u05e2\u05e8\u05da \u05d7\u05d9\u05d9\u05d1 \u05dc\u05d4\u05d9\u05d5\u05ea ${stringifyPrimitive(issue.values[0])}`;
				const stringified = issue.values.map((v) => stringifyPrimitive(v));
				if (issue.values.length === 2) return `\u05e2\u05e8\u05da \u05dc\u05d0 \u05ea\u05e7\u05d9\u05df: \u05d4\u05d0\u05e4\u05e9\u05e8\u05d5\u05d9\u05d5\u05ea \u05d4\u05de\u05ea\u05d0\u05d9\u05de\u05d5\u05ea \u05d4\u05df ${stringified[0]} \u05d0\u05d5 ${stringified[1]}`;
				const lastValue = stringified[stringified.length - 1];
				return `\u05e2\u05e8\u05da \u05dc\u05d0 \u05ea\u05e7\u05d9\u05df: \u05d4\u05d0\u05e4\u05e9\u05e8\u05d5\u05d9\u05d5\u05ea \u05d4\u05de\u05ea\u05d0\u05d9\u05de\u05d5\u05ea \u05d4\u05df ${stringified.slice(0, -1).join(", ")} \u05d0\u05d5 ${lastValue}`;
			}
			case "too_big": {
				const sizing = getSizing(issue.origin);
				const subject = withDefinite(issue.origin ?? "value");
				if (issue.origin === "string") return `${sizing?.longLabel ?? "\u05d0\u05e8\u05d5\u05da"} \u05de\u05d3\u05d9: ${subject} \u05e6\u05e8\u05d9\u05db\u05d4 \u05dc\u05d4\u05db\u05d9\u05dc ${issue.maximum.toString()} ${sizing?.unit ?? ""} ${issue.inclusive ? "\u05d0\u05d5 \u05e4\u05d7\u05d5\u05ea" : "\u05dc\u05db\u05dc \u05d4\u05d9\u05d5\u05ea\u05e8"}`.trim();
				if (issue.origin === "number") return `\u05d2\u05d3\u05d5\u05dc \u05de\u05d3\u05d9: ${subject} \u05e6\u05e8\u05d9\u05da \u05dc\u05d4\u05d9\u05d5\u05ea ${issue.inclusive ? `\u05e7\u05d8\u05df \u05d0\u05d5 \u05e9\u05d5\u05d5\u05d4 \u05dc-${issue.maximum}` : `\u05e7\u05d8\u05df \u05de-${issue.maximum}`}`;
				if (issue.origin === "array" || issue.origin === "set") return `\u05d2\u05d3\u05d5\u05dc \u05de\u05d3\u05d9: ${subject} ${issue.origin === "set" ? "\u05e6\u05e8\u05d9\u05db\u05d4" : "\u05e6\u05e8\u05d9\u05da"} \u05dc\u05d4\u05db\u05d9\u05dc ${issue.inclusive ? `${issue.maximum} ${sizing?.unit ?? ""} \u05d0\u05d5 \u05e4\u05d7\u05d5\u05ea` : `\u05e4\u05d7\u05d5\u05ea \u05de-${issue.maximum} ${sizing?.unit ?? ""}`}`.trim();
				const adj = issue.inclusive ? "<=" : "<";
				const be = verbFor(issue.origin ?? "value");
				if (sizing?.unit) return `${sizing.longLabel} \u05de\u05d3\u05d9: ${subject} ${be} ${adj}${issue.maximum.toString()} ${sizing.unit}`;
				return `${sizing?.longLabel ?? "\u05d2\u05d3\u05d5\u05dc"} \u05de\u05d3\u05d9: ${subject} ${be} ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const sizing = getSizing(issue.origin);
				const subject = withDefinite(issue.origin ?? "value");
				if (issue.origin === "string") return `${sizing?.shortLabel ?? "\u05e7\u05e6\u05e8"} \u05de\u05d3\u05d9: ${subject} \u05e6\u05e8\u05d9\u05db\u05d4 \u05dc\u05d4\u05db\u05d9\u05dc ${issue.minimum.toString()} ${sizing?.unit ?? ""} ${issue.inclusive ? "\u05d0\u05d5 \u05d9\u05d5\u05ea\u05e8" : "\u05dc\u05e4\u05d7\u05d5\u05ea"}`.trim();
				if (issue.origin === "number") return `\u05e7\u05d8\u05df \u05de\u05d3\u05d9: ${subject} \u05e6\u05e8\u05d9\u05da \u05dc\u05d4\u05d9\u05d5\u05ea ${issue.inclusive ? `\u05d2\u05d3\u05d5\u05dc \u05d0\u05d5 \u05e9\u05d5\u05d5\u05d4 \u05dc-${issue.minimum}` : `\u05d2\u05d3\u05d5\u05dc \u05de-${issue.minimum}`}`;
				if (issue.origin === "array" || issue.origin === "set") {
					const verb = issue.origin === "set" ? "\u05e6\u05e8\u05d9\u05db\u05d4" : "\u05e6\u05e8\u05d9\u05da";
					if (issue.minimum === 1 && issue.inclusive) return `\u05e7\u05d8\u05df \u05de\u05d3\u05d9: ${subject} ${verb} \u05dc\u05d4\u05db\u05d9\u05dc ${issue.origin === "set" ? "\u05dc\u05e4\u05d7\u05d5\u05ea \u05e4\u05e8\u05d9\u05d8 \u05d0\u05d7\u05d3" : "\u05dc\u05e4\u05d7\u05d5\u05ea \u05e4\u05e8\u05d9\u05d8 \u05d0\u05d7\u05d3"}`;
					return `\u05e7\u05d8\u05df \u05de\u05d3\u05d9: ${subject} ${verb} \u05dc\u05d4\u05db\u05d9\u05dc ${issue.inclusive ? `${issue.minimum} ${sizing?.unit ?? ""} \u05d0\u05d5 \u05d9\u05d5\u05ea\u05e8` : `\u05d9\u05d5\u05ea\u05e8 \u05de-${issue.minimum} ${sizing?.unit ?? ""}`}`.trim();
				}
				const adj = issue.inclusive ? ">=" : ">";
				const be = verbFor(issue.origin ?? "value");
				if (sizing?.unit) return `${sizing.shortLabel} \u05de\u05d3\u05d9: ${subject} ${be} ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `${sizing?.shortLabel ?? "\u05e7\u05d8\u05df"} \u05de\u05d3\u05d9: ${subject} ${be} ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u05d4\u05de\u05d7\u05e8\u05d5\u05d6\u05ea \u05d7\u05d9\u05d9\u05d1\u05ea \u05dc\u05d4\u05ea\u05d7\u05d9\u05dc \u05d1 "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `\u05d4\u05de\u05d7\u05e8\u05d5\u05d6\u05ea \u05d7\u05d9\u05d9\u05d1\u05ea \u05dc\u05d4\u05e1\u05ea\u05d9\u05d9\u05dd \u05d1 "${_issue.suffix}"`;
				if (_issue.format === "includes") return `\u05d4\u05de\u05d7\u05e8\u05d5\u05d6\u05ea \u05d7\u05d9\u05d9\u05d1\u05ea \u05dc\u05db\u05dc\u05d5\u05dc "${_issue.includes}"`;
				if (_issue.format === "regex") return `\u05d4\u05de\u05d7\u05e8\u05d5\u05d6\u05ea \u05d7\u05d9\u05d9\u05d1\u05ea \u05dc\u05d4\u05ea\u05d0\u05d9\u05dd \u05dc\u05ea\u05d1\u05e0\u05d9\u05ea ${_issue.pattern}`;
				const nounEntry = FormatDictionary[_issue.format];
				return `${nounEntry?.label ?? _issue.format} \u05dc\u05d0 ${(nounEntry?.gender ?? "m") === "f" ? "\u05ea\u05e7\u05d9\u05e0\u05d4" : "\u05ea\u05e7\u05d9\u05df"}`;
			}
			case "not_multiple_of": return `\u05de\u05e1\u05e4\u05e8 \u05dc\u05d0 \u05ea\u05e7\u05d9\u05df: \u05d7\u05d9\u05d9\u05d1 \u05dc\u05d4\u05d9\u05d5\u05ea \u05de\u05db\u05e4\u05dc\u05d4 \u05e9\u05dc ${issue.divisor}`;
			case "unrecognized_keys": return `\u05de\u05e4\u05ea\u05d7${issue.keys.length > 1 ? "\u05d5\u05ea" : ""} \u05dc\u05d0 \u05de\u05d6\u05d5\u05d4${issue.keys.length > 1 ? "\u05d9\u05dd" : "\u05d4"}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `\u05e9\u05d3\u05d4 \u05dc\u05d0 \u05ea\u05e7\u05d9\u05df \u05d1\u05d0\u05d5\u05d1\u05d9\u05d9\u05e7\u05d8`;
			case "invalid_union": return "\u05e7\u05dc\u05d8 \u05dc\u05d0 \u05ea\u05e7\u05d9\u05df";
			case "invalid_element": return `\u05e2\u05e8\u05da \u05dc\u05d0 \u05ea\u05e7\u05d9\u05df \u05d1${withDefinite(issue.origin ?? "array")}`;
			default: return `\u05e7\u05dc\u05d8 \u05dc\u05d0 \u05ea\u05e7\u05d9\u05df`;
		}
	};
};
function he_default() {
	return { localeError: error$41() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/hi.js
const error$40 = () => {
	const Sizable = {
		string: {
			unit: "\u0905\u0915\u094d\u0937\u0930",
			verb: "\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093f\u090f"
		},
		file: {
			unit: "\u092c\u093e\u0907\u091f\u094d\u0938",
			verb: "\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093f\u090f"
		},
		array: {
			unit: "\u0924\u0924\u094d\u0935",
			verb: "\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093f\u090f"
		},
		set: {
			unit: "\u0924\u0924\u094d\u0935",
			verb: "\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093f\u090f"
		},
		map: {
			unit: "\u092a\u094d\u0930\u0935\u093f\u0937\u094d\u091f\u093f\u092f\u093e\u0901",
			verb: "\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093f\u090f"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u0907\u0928\u092a\u0941\u091f",
		email: "\u0908\u092e\u0947\u0932 \u092a\u0924\u093e",
		url: "URL",
		emoji: "\u0907\u092e\u094b\u091c\u0940",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO \u0924\u093f\u0925\u093f \u0914\u0930 \u0938\u092e\u092f",
		date: "ISO \u0924\u093f\u0925\u093f",
		time: "ISO \u0938\u092e\u092f",
		duration: "ISO \u0905\u0935\u0927\u093f",
		ipv4: "IPv4 \u092a\u0924\u093e",
		ipv6: "IPv6 \u092a\u0924\u093e",
		mac: "MAC \u092a\u0924\u093e",
		cidrv4: "IPv4 \u0936\u094d\u0930\u0947\u0923\u0940",
		cidrv6: "IPv6 \u0936\u094d\u0930\u0947\u0923\u0940",
		base64: "Base64-\u090f\u0928\u094d\u0915\u094b\u0921\u0947\u0921 \u0938\u094d\u091f\u094d\u0930\u093f\u0902\u0917",
		base64url: "Base64URL-\u090f\u0928\u094d\u0915\u094b\u0921\u0947\u0921 \u0938\u094d\u091f\u094d\u0930\u093f\u0902\u0917",
		json_string: "JSON \u0938\u094d\u091f\u094d\u0930\u093f\u0902\u0917",
		e164: "E.164 \u0938\u0902\u0916\u094d\u092f\u093e",
		credit_card: "\u0915\u094d\u0930\u0947\u0921\u093f\u091f \u0915\u093e\u0930\u094d\u0921 \u0938\u0902\u0916\u094d\u092f\u093e",
		currency_code: "\u092e\u0941\u0926\u094d\u0930\u093e \u0915\u094b\u0921",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u0907\u0928\u092a\u0941\u091f"
	};
	const TypeDictionary = { nan: "NaN" };
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				return `\u0905\u092e\u093e\u0928\u094d\u092f \u0907\u0928\u092a\u0941\u091f: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 ${expected}, \u092a\u094d\u0930\u093e\u092a\u094d\u0924 ${TypeDictionary[receivedType] ?? receivedType}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u0905\u092e\u093e\u0928\u094d\u092f \u0907\u0928\u092a\u0941\u091f: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 ${stringifyPrimitive(issue.values[0])}`;
				return `\u0905\u092e\u093e\u0928\u094d\u092f \u0935\u093f\u0915\u0932\u094d\u092a: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 \u092e\u093e\u0928\u094b\u0902 \u092e\u0947\u0902 \u0938\u0947 \u090f\u0915 ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u092c\u0939\u0941\u0924 \u092c\u0921\u093c\u093e: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 \u0925\u093e \u0915\u093f ${issue.origin ?? "\u092e\u093e\u0928"} \u092e\u0947\u0902 ${adj}${issue.maximum} ${sizing.unit} \u0939\u094b\u0902`;
				return `\u092c\u0939\u0941\u0924 \u092c\u0921\u093c\u093e: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 \u0925\u093e \u0915\u093f ${issue.origin ?? "\u092e\u093e\u0928"} ${adj}${issue.maximum} \u0939\u094b`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u092c\u0939\u0941\u0924 \u091b\u094b\u091f\u093e: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 \u0925\u093e \u0915\u093f ${issue.origin} \u092e\u0947\u0902 ${adj}${issue.minimum} ${sizing.unit} \u0939\u094b\u0902`;
				return `\u092c\u0939\u0941\u0924 \u091b\u094b\u091f\u093e: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 \u0925\u093e \u0915\u093f ${issue.origin} ${adj}${issue.minimum} \u0939\u094b`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u0905\u092e\u093e\u0928\u094d\u092f \u0938\u094d\u091f\u094d\u0930\u093f\u0902\u0917: "${_issue.prefix}" \u0938\u0947 \u0936\u0941\u0930\u0942 \u0939\u094b\u0928\u093e \u091a\u093e\u0939\u093f\u090f`;
				if (_issue.format === "ends_with") return `\u0905\u092e\u093e\u0928\u094d\u092f \u0938\u094d\u091f\u094d\u0930\u093f\u0902\u0917: "${_issue.suffix}" \u092a\u0930 \u0938\u092e\u093e\u092a\u094d\u0924 \u0939\u094b\u0928\u093e \u091a\u093e\u0939\u093f\u090f`;
				if (_issue.format === "includes") return `\u0905\u092e\u093e\u0928\u094d\u092f \u0938\u094d\u091f\u094d\u0930\u093f\u0902\u0917: \u0907\u0938\u092e\u0947\u0902 "${_issue.includes}" \u0936\u093e\u092e\u093f\u0932 \u0939\u094b\u0928\u093e \u091a\u093e\u0939\u093f\u090f`;
				if (_issue.format === "regex") return `\u0905\u092e\u093e\u0928\u094d\u092f \u0938\u094d\u091f\u094d\u0930\u093f\u0902\u0917: \u092a\u0948\u091f\u0930\u094d\u0928 ${_issue.pattern} \u0938\u0947 \u092e\u0947\u0932 \u0916\u093e\u0928\u093e \u091a\u093e\u0939\u093f\u090f`;
				return `\u0905\u092e\u093e\u0928\u094d\u092f ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `\u0905\u092e\u093e\u0928\u094d\u092f \u0938\u0902\u0916\u094d\u092f\u093e: \u092f\u0939 ${issue.divisor} \u0915\u093e \u0917\u0941\u0923\u091c \u0939\u094b\u0928\u093e \u091a\u093e\u0939\u093f\u090f`;
			case "unrecognized_keys": return `\u0905\u092a\u0930\u093f\u091a\u093f\u0924 \u0915\u0941\u0902\u091c\u0940${issue.keys.length > 1 ? "\u092f\u093e\u0901" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `\u0905\u092e\u093e\u0928\u094d\u092f \u0915\u0941\u0902\u091c\u0940: ${issue.origin} \u092e\u0947\u0902`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `\u0905\u092e\u093e\u0928\u094d\u092f \u0921\u093f\u0938\u094d\u0915\u094d\u0930\u093f\u092e\u093f\u0928\u0947\u091f\u0930 \u092e\u093e\u0928: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				return "\u0905\u092e\u093e\u0928\u094d\u092f \u0907\u0928\u092a\u0941\u091f";
			case "invalid_element": return `\u0905\u092e\u093e\u0928\u094d\u092f \u092e\u093e\u0928: ${issue.origin} \u092e\u0947\u0902`;
			default: return `\u0905\u092e\u093e\u0928\u094d\u092f \u0907\u0928\u092a\u0941\u091f`;
		}
	};
};
function hi_default() {
	return { localeError: error$40() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/hr.js
const error$39 = () => {
	const Sizable = {
		string: {
			unit: "znakova",
			verb: "imati"
		},
		file: {
			unit: "bajtova",
			verb: "imati"
		},
		array: {
			unit: "stavki",
			verb: "imati"
		},
		set: {
			unit: "stavki",
			verb: "imati"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "unos",
		email: "email adresa",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datum i vrijeme",
		date: "ISO datum",
		time: "ISO vrijeme",
		duration: "ISO trajanje",
		ipv4: "IPv4 adresa",
		ipv6: "IPv6 adresa",
		mac: "MAC adresa",
		cidrv4: "IPv4 raspon",
		cidrv6: "IPv6 raspon",
		base64: "base64 kodirani tekst",
		base64url: "base64url kodirani tekst",
		json_string: "JSON tekst",
		e164: "E.164 broj",
		credit_card: "broj kreditne kartice",
		currency_code: "kod valute",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "unos"
	};
	const TypeDictionary = {
		nan: "NaN",
		string: "tekst",
		number: "broj",
		boolean: "boolean",
		array: "niz",
		object: "objekt",
		set: "skup",
		file: "datoteka",
		date: "datum",
		bigint: "bigint",
		symbol: "simbol",
		undefined: "undefined",
		null: "null",
		function: "funkcija",
		map: "mapa"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Neispravan unos: o\u010dekuje se instanceof ${issue.expected}, a primljeno je ${received}`;
				return `Neispravan unos: o\u010dekuje se ${expected}, a primljeno je ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Neispravna vrijednost: o\u010dekivano ${stringifyPrimitive(issue.values[0])}`;
				return `Neispravna opcija: o\u010dekivano jedno od ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				const origin = TypeDictionary[issue.origin] ?? issue.origin;
				if (sizing) return `Preveliko: o\u010dekivano da ${origin ?? "vrijednost"} ima ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elemenata"}`;
				return `Preveliko: o\u010dekivano da ${origin ?? "vrijednost"} bude ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				const origin = TypeDictionary[issue.origin] ?? issue.origin;
				if (sizing) return `Premalo: o\u010dekivano da ${origin} ima ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Premalo: o\u010dekivano da ${origin} bude ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Neispravan tekst: mora zapo\u010dinjati s "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Neispravan tekst: mora zavr\u0161avati s "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Neispravan tekst: mora sadr\u017eavati "${_issue.includes}"`;
				if (_issue.format === "regex") return `Neispravan tekst: mora odgovarati uzorku ${_issue.pattern}`;
				return `Neispravna ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Neispravan broj: mora biti vi\u0161ekratnik od ${issue.divisor}`;
			case "unrecognized_keys": return `Neprepoznat${issue.keys.length > 1 ? "i klju\u010devi" : " klju\u010d"}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Neispravan klju\u010d u ${TypeDictionary[issue.origin] ?? issue.origin}`;
			case "invalid_union": return "Neispravan unos";
			case "invalid_element": return `Neispravna vrijednost u ${TypeDictionary[issue.origin] ?? issue.origin}`;
			default: return `Neispravan unos`;
		}
	};
};
function hr_default() {
	return { localeError: error$39() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/hu.js
const error$38 = () => {
	const Sizable = {
		string: {
			unit: "karakter",
			verb: "legyen"
		},
		file: {
			unit: "byte",
			verb: "legyen"
		},
		array: {
			unit: "elem",
			verb: "legyen"
		},
		set: {
			unit: "elem",
			verb: "legyen"
		},
		map: {
			unit: "elem",
			verb: "legyen"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "bemenet",
		email: "email c\u00edm",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO id\u0151b\u00e9lyeg",
		date: "ISO d\u00e1tum",
		time: "ISO id\u0151",
		duration: "ISO id\u0151intervallum",
		ipv4: "IPv4 c\u00edm",
		ipv6: "IPv6 c\u00edm",
		mac: "MAC c\u00edm",
		cidrv4: "IPv4 tartom\u00e1ny",
		cidrv6: "IPv6 tartom\u00e1ny",
		base64: "base64-k\u00f3dolt string",
		base64url: "base64url-k\u00f3dolt string",
		json_string: "JSON string",
		e164: "E.164 sz\u00e1m",
		credit_card: "hitelk\u00e1rtyasz\u00e1m",
		currency_code: "p\u00e9nznemk\u00f3d",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "bemenet"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "sz\u00e1m",
		array: "t\u00f6mb"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `\u00c9rv\u00e9nytelen bemenet: a v\u00e1rt \u00e9rt\u00e9k instanceof ${issue.expected}, a kapott \u00e9rt\u00e9k ${received}`;
				return `\u00c9rv\u00e9nytelen bemenet: a v\u00e1rt \u00e9rt\u00e9k ${expected}, a kapott \u00e9rt\u00e9k ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u00c9rv\u00e9nytelen bemenet: a v\u00e1rt \u00e9rt\u00e9k ${stringifyPrimitive(issue.values[0])}`;
				return `\u00c9rv\u00e9nytelen opci\u00f3: valamelyik \u00e9rt\u00e9k v\u00e1rt ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `T\u00fal nagy: ${issue.origin ?? "\u00e9rt\u00e9k"} m\u00e9rete t\u00fal nagy ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elem"}`;
				return `T\u00fal nagy: a bemeneti \u00e9rt\u00e9k ${issue.origin ?? "\u00e9rt\u00e9k"} t\u00fal nagy: ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `T\u00fal kicsi: a bemeneti \u00e9rt\u00e9k ${issue.origin} m\u00e9rete t\u00fal kicsi ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `T\u00fal kicsi: a bemeneti \u00e9rt\u00e9k ${issue.origin} t\u00fal kicsi ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u00c9rv\u00e9nytelen string: "${_issue.prefix}" \u00e9rt\u00e9kkel kell kezd\u0151dnie`;
				if (_issue.format === "ends_with") return `\u00c9rv\u00e9nytelen string: "${_issue.suffix}" \u00e9rt\u00e9kkel kell v\u00e9gz\u0151dnie`;
				if (_issue.format === "includes") return `\u00c9rv\u00e9nytelen string: "${_issue.includes}" \u00e9rt\u00e9ket kell tartalmaznia`;
				if (_issue.format === "regex") return `\u00c9rv\u00e9nytelen string: ${_issue.pattern} mint\u00e1nak kell megfelelnie`;
				return `\u00c9rv\u00e9nytelen ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `\u00c9rv\u00e9nytelen sz\u00e1m: ${issue.divisor} t\u00f6bbsz\u00f6r\u00f6s\u00e9nek kell lennie`;
			case "unrecognized_keys": return `Ismeretlen kulcs${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `\u00c9rv\u00e9nytelen kulcs ${issue.origin}`;
			case "invalid_union": return "\u00c9rv\u00e9nytelen bemenet";
			case "invalid_element": return `\u00c9rv\u00e9nytelen \u00e9rt\u00e9k: ${issue.origin}`;
			default: return `\u00c9rv\u00e9nytelen bemenet`;
		}
	};
};
function hu_default() {
	return { localeError: error$38() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/hy.js
function getArmenianPlural(count, one, many) {
	return Math.abs(count) === 1 ? one : many;
}
function withDefiniteArticle(word) {
	if (!word) return "";
	const vowels = [
		"\u0561",
		"\u0565",
		"\u0568",
		"\u056b",
		"\u0578",
		"\u0578\u0582",
		"\u0585"
	];
	const lastChar = word[word.length - 1];
	return word + (vowels.includes(lastChar) ? "\u0576" : "\u0568");
}
const error$37 = () => {
	const Sizable = {
		string: {
			unit: {
				one: "\u0576\u0577\u0561\u0576",
				many: "\u0576\u0577\u0561\u0576\u0576\u0565\u0580"
			},
			verb: "\u0578\u0582\u0576\u0565\u0576\u0561\u056c"
		},
		file: {
			unit: {
				one: "\u0562\u0561\u0575\u0569",
				many: "\u0562\u0561\u0575\u0569\u0565\u0580"
			},
			verb: "\u0578\u0582\u0576\u0565\u0576\u0561\u056c"
		},
		array: {
			unit: {
				one: "\u057f\u0561\u0580\u0580",
				many: "\u057f\u0561\u0580\u0580\u0565\u0580"
			},
			verb: "\u0578\u0582\u0576\u0565\u0576\u0561\u056c"
		},
		set: {
			unit: {
				one: "\u057f\u0561\u0580\u0580",
				many: "\u057f\u0561\u0580\u0580\u0565\u0580"
			},
			verb: "\u0578\u0582\u0576\u0565\u0576\u0561\u056c"
		},
		map: {
			unit: {
				one: "\u057f\u0561\u0580\u0580",
				many: "\u057f\u0561\u0580\u0580\u0565\u0580"
			},
			verb: "\u0578\u0582\u0576\u0565\u0576\u0561\u056c"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u0574\u0578\u0582\u057f\u0584",
		email: "\u0567\u056c. \u0570\u0561\u057d\u0581\u0565",
		url: "URL",
		emoji: "\u0567\u0574\u0578\u057b\u056b",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO \u0561\u0574\u057d\u0561\u0569\u056b\u057e \u0587 \u056a\u0561\u0574",
		date: "ISO \u0561\u0574\u057d\u0561\u0569\u056b\u057e",
		time: "ISO \u056a\u0561\u0574",
		duration: "ISO \u057f\u0587\u0578\u0572\u0578\u0582\u0569\u0575\u0578\u0582\u0576",
		ipv4: "IPv4 \u0570\u0561\u057d\u0581\u0565",
		ipv6: "IPv6 \u0570\u0561\u057d\u0581\u0565",
		mac: "MAC \u0570\u0561\u057d\u0581\u0565",
		cidrv4: "IPv4 \u0574\u056b\u057b\u0561\u056f\u0561\u0575\u0584",
		cidrv6: "IPv6 \u0574\u056b\u057b\u0561\u056f\u0561\u0575\u0584",
		base64: "base64 \u0571\u0587\u0561\u0579\u0561\u0583\u0578\u057e \u057f\u0578\u0572",
		base64url: "base64url \u0571\u0587\u0561\u0579\u0561\u0583\u0578\u057e \u057f\u0578\u0572",
		json_string: "JSON \u057f\u0578\u0572",
		e164: "E.164 \u0570\u0561\u0574\u0561\u0580",
		credit_card: "\u056f\u0580\u0565\u0564\u056b\u057f \u0584\u0561\u0580\u057f\u056b \u0570\u0561\u0574\u0561\u0580",
		currency_code: "\u0561\u0580\u056a\u0578\u0582\u0575\u0569\u056b \u056f\u0578\u0564",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u0574\u0578\u0582\u057f\u0584"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "\u0569\u056b\u057e",
		array: "\u0566\u0561\u0576\u0563\u057e\u0561\u056e"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `\u054d\u056d\u0561\u056c \u0574\u0578\u0582\u057f\u0584\u0561\u0563\u0580\u0578\u0582\u0574\u2024 \u057d\u057a\u0561\u057d\u057e\u0578\u0582\u0574 \u0567\u0580 instanceof ${issue.expected}, \u057d\u057f\u0561\u0581\u057e\u0565\u056c \u0567 ${received}`;
				return `\u054d\u056d\u0561\u056c \u0574\u0578\u0582\u057f\u0584\u0561\u0563\u0580\u0578\u0582\u0574\u2024 \u057d\u057a\u0561\u057d\u057e\u0578\u0582\u0574 \u0567\u0580 ${expected}, \u057d\u057f\u0561\u0581\u057e\u0565\u056c \u0567 ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u054d\u056d\u0561\u056c \u0574\u0578\u0582\u057f\u0584\u0561\u0563\u0580\u0578\u0582\u0574\u2024 \u057d\u057a\u0561\u057d\u057e\u0578\u0582\u0574 \u0567\u0580 ${stringifyPrimitive(issue.values[1])}`;
				return `\u054d\u056d\u0561\u056c \u057f\u0561\u0580\u0562\u0565\u0580\u0561\u056f\u2024 \u057d\u057a\u0561\u057d\u057e\u0578\u0582\u0574 \u0567\u0580 \u0570\u0565\u057f\u0587\u0575\u0561\u056c\u0576\u0565\u0580\u056b\u0581 \u0574\u0565\u056f\u0568\u055d ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) {
					const unit = getArmenianPlural(Number(issue.maximum), sizing.unit.one, sizing.unit.many);
					return `\u0549\u0561\u0583\u0561\u0566\u0561\u0576\u0581 \u0574\u0565\u056e \u0561\u0580\u056a\u0565\u0584\u2024 \u057d\u057a\u0561\u057d\u057e\u0578\u0582\u0574 \u0567, \u0578\u0580 ${withDefiniteArticle(issue.origin ?? "\u0561\u0580\u056a\u0565\u0584")} \u056f\u0578\u0582\u0576\u0565\u0576\u0561 ${adj}${issue.maximum.toString()} ${unit}`;
				}
				return `\u0549\u0561\u0583\u0561\u0566\u0561\u0576\u0581 \u0574\u0565\u056e \u0561\u0580\u056a\u0565\u0584\u2024 \u057d\u057a\u0561\u057d\u057e\u0578\u0582\u0574 \u0567, \u0578\u0580 ${withDefiniteArticle(issue.origin ?? "\u0561\u0580\u056a\u0565\u0584")} \u056c\u056b\u0576\u056b ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) {
					const unit = getArmenianPlural(Number(issue.minimum), sizing.unit.one, sizing.unit.many);
					return `\u0549\u0561\u0583\u0561\u0566\u0561\u0576\u0581 \u0583\u0578\u0584\u0580 \u0561\u0580\u056a\u0565\u0584\u2024 \u057d\u057a\u0561\u057d\u057e\u0578\u0582\u0574 \u0567, \u0578\u0580 ${withDefiniteArticle(issue.origin)} \u056f\u0578\u0582\u0576\u0565\u0576\u0561 ${adj}${issue.minimum.toString()} ${unit}`;
				}
				return `\u0549\u0561\u0583\u0561\u0566\u0561\u0576\u0581 \u0583\u0578\u0584\u0580 \u0561\u0580\u056a\u0565\u0584\u2024 \u057d\u057a\u0561\u057d\u057e\u0578\u0582\u0574 \u0567, \u0578\u0580 ${withDefiniteArticle(issue.origin)} \u056c\u056b\u0576\u056b ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u054d\u056d\u0561\u056c \u057f\u0578\u0572\u2024 \u057a\u0565\u057f\u0584 \u0567 \u057d\u056f\u057d\u057e\u056b "${_issue.prefix}"-\u0578\u057e`;
				if (_issue.format === "ends_with") return `\u054d\u056d\u0561\u056c \u057f\u0578\u0572\u2024 \u057a\u0565\u057f\u0584 \u0567 \u0561\u057e\u0561\u0580\u057f\u057e\u056b "${_issue.suffix}"-\u0578\u057e`;
				if (_issue.format === "includes") return `\u054d\u056d\u0561\u056c \u057f\u0578\u0572\u2024 \u057a\u0565\u057f\u0584 \u0567 \u057a\u0561\u0580\u0578\u0582\u0576\u0561\u056f\u056b "${_issue.includes}"`;
				if (_issue.format === "regex") return `\u054d\u056d\u0561\u056c \u057f\u0578\u0572\u2024 \u057a\u0565\u057f\u0584 \u0567 \u0570\u0561\u0574\u0561\u057a\u0561\u057f\u0561\u057d\u056d\u0561\u0576\u056b ${_issue.pattern} \u0571\u0587\u0561\u0579\u0561\u0583\u056b\u0576`;
				return `\u054d\u056d\u0561\u056c ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `\u054d\u056d\u0561\u056c \u0569\u056b\u057e\u2024 \u057a\u0565\u057f\u0584 \u0567 \u0562\u0561\u0566\u0574\u0561\u057a\u0561\u057f\u056b\u056f \u056c\u056b\u0576\u056b ${issue.divisor}-\u056b`;
			case "unrecognized_keys": return `\u0549\u0573\u0561\u0576\u0561\u0579\u057e\u0561\u056e \u0562\u0561\u0576\u0561\u056c\u056b${issue.keys.length > 1 ? "\u0576\u0565\u0580" : ""}. ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `\u054d\u056d\u0561\u056c \u0562\u0561\u0576\u0561\u056c\u056b ${withDefiniteArticle(issue.origin)}-\u0578\u0582\u0574`;
			case "invalid_union": return "\u054d\u056d\u0561\u056c \u0574\u0578\u0582\u057f\u0584\u0561\u0563\u0580\u0578\u0582\u0574";
			case "invalid_element": return `\u054d\u056d\u0561\u056c \u0561\u0580\u056a\u0565\u0584 ${withDefiniteArticle(issue.origin)}-\u0578\u0582\u0574`;
			default: return `\u054d\u056d\u0561\u056c \u0574\u0578\u0582\u057f\u0584\u0561\u0563\u0580\u0578\u0582\u0574`;
		}
	};
};
function hy_default() {
	return { localeError: error$37() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/id.js
const error$36 = () => {
	const Sizable = {
		string: {
			unit: "karakter",
			verb: "memiliki"
		},
		file: {
			unit: "byte",
			verb: "memiliki"
		},
		array: {
			unit: "item",
			verb: "memiliki"
		},
		set: {
			unit: "item",
			verb: "memiliki"
		},
		map: {
			unit: "item",
			verb: "memiliki"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "alamat email",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "tanggal dan waktu format ISO",
		date: "tanggal format ISO",
		time: "jam format ISO",
		duration: "durasi format ISO",
		ipv4: "alamat IPv4",
		ipv6: "alamat IPv6",
		mac: "alamat MAC",
		cidrv4: "rentang alamat IPv4",
		cidrv6: "rentang alamat IPv6",
		base64: "string dengan enkode base64",
		base64url: "string dengan enkode base64url",
		json_string: "string JSON",
		e164: "angka E.164",
		credit_card: "nomor kartu kredit",
		currency_code: "kode mata uang",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = { nan: "NaN" };
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Input tidak valid: diharapkan instanceof ${issue.expected}, diterima ${received}`;
				return `Input tidak valid: diharapkan ${expected}, diterima ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Input tidak valid: diharapkan ${stringifyPrimitive(issue.values[0])}`;
				return `Pilihan tidak valid: diharapkan salah satu dari ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Terlalu besar: diharapkan ${issue.origin ?? "value"} memiliki ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elemen"}`;
				return `Terlalu besar: diharapkan ${issue.origin ?? "value"} menjadi ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Terlalu kecil: diharapkan ${issue.origin} memiliki ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Terlalu kecil: diharapkan ${issue.origin} menjadi ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `String tidak valid: harus dimulai dengan "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `String tidak valid: harus berakhir dengan "${_issue.suffix}"`;
				if (_issue.format === "includes") return `String tidak valid: harus menyertakan "${_issue.includes}"`;
				if (_issue.format === "regex") return `String tidak valid: harus sesuai pola ${_issue.pattern}`;
				return `${FormatDictionary[_issue.format] ?? issue.format} tidak valid`;
			}
			case "not_multiple_of": return `Angka tidak valid: harus kelipatan dari ${issue.divisor}`;
			case "unrecognized_keys": return `Kunci tidak dikenali ${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Kunci tidak valid di ${issue.origin}`;
			case "invalid_union": return "Input tidak valid";
			case "invalid_element": return `Nilai tidak valid di ${issue.origin}`;
			default: return `Input tidak valid`;
		}
	};
};
function id_default() {
	return { localeError: error$36() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/is.js
const error$35 = () => {
	const Sizable = {
		string: {
			unit: "stafi",
			verb: "a\u00f0 hafa"
		},
		file: {
			unit: "b\u00e6ti",
			verb: "a\u00f0 hafa"
		},
		array: {
			unit: "hluti",
			verb: "a\u00f0 hafa"
		},
		set: {
			unit: "hluti",
			verb: "a\u00f0 hafa"
		},
		map: {
			unit: "hluti",
			verb: "a\u00f0 hafa"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "gildi",
		email: "netfang",
		url: "vefsl\u00f3\u00f0",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO dagsetning og t\u00edmi",
		date: "ISO dagsetning",
		time: "ISO t\u00edmi",
		duration: "ISO t\u00edmalengd",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded strengur",
		base64url: "base64url-encoded strengur",
		json_string: "JSON strengur",
		e164: "E.164 t\u00f6lugildi",
		credit_card: "kreditkortan\u00famer",
		currency_code: "gjaldmi\u00f0ilsk\u00f3\u00f0i",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "gildi"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "n\u00famer",
		array: "fylki"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Rangt gildi: \u00de\u00fa sl\u00f3st inn ${received} \u00fear sem \u00e1 a\u00f0 vera instanceof ${issue.expected}`;
				return `Rangt gildi: \u00de\u00fa sl\u00f3st inn ${received} \u00fear sem \u00e1 a\u00f0 vera ${expected}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Rangt gildi: gert r\u00e1\u00f0 fyrir ${stringifyPrimitive(issue.values[0])}`;
				return `\u00d3gilt val: m\u00e1 vera eitt af eftirfarandi ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Of st\u00f3rt: gert er r\u00e1\u00f0 fyrir a\u00f0 ${issue.origin ?? "gildi"} hafi ${adj}${issue.maximum.toString()} ${sizing.unit ?? "hluti"}`;
				return `Of st\u00f3rt: gert er r\u00e1\u00f0 fyrir a\u00f0 ${issue.origin ?? "gildi"} s\u00e9 ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Of l\u00edti\u00f0: gert er r\u00e1\u00f0 fyrir a\u00f0 ${issue.origin} hafi ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Of l\u00edti\u00f0: gert er r\u00e1\u00f0 fyrir a\u00f0 ${issue.origin} s\u00e9 ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u00d3gildur strengur: ver\u00f0ur a\u00f0 byrja \u00e1 "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `\u00d3gildur strengur: ver\u00f0ur a\u00f0 enda \u00e1 "${_issue.suffix}"`;
				if (_issue.format === "includes") return `\u00d3gildur strengur: ver\u00f0ur a\u00f0 innihalda "${_issue.includes}"`;
				if (_issue.format === "regex") return `\u00d3gildur strengur: ver\u00f0ur a\u00f0 fylgja mynstri ${_issue.pattern}`;
				return `Rangt ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `R\u00f6ng tala: ver\u00f0ur a\u00f0 vera margfeldi af ${issue.divisor}`;
			case "unrecognized_keys": return `\u00d3\u00feekkt ${issue.keys.length > 1 ? "ir lyklar" : "ur lykill"}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Rangur lykill \u00ed ${issue.origin}`;
			case "invalid_union": return "Rangt gildi";
			case "invalid_element": return `Rangt gildi \u00ed ${issue.origin}`;
			default: return `Rangt gildi`;
		}
	};
};
function is_default() {
	return { localeError: error$35() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/it.js
const error$34 = () => {
	const Sizable = {
		string: {
			unit: "caratteri",
			verb: "avere"
		},
		file: {
			unit: "byte",
			verb: "avere"
		},
		array: {
			unit: "elementi",
			verb: "avere"
		},
		set: {
			unit: "elementi",
			verb: "avere"
		},
		map: {
			unit: "elementi",
			verb: "avere"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "indirizzo email",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "data e ora ISO",
		date: "data ISO",
		time: "ora ISO",
		duration: "durata ISO",
		ipv4: "indirizzo IPv4",
		ipv6: "indirizzo IPv6",
		mac: "indirizzo MAC",
		cidrv4: "intervallo IPv4",
		cidrv6: "intervallo IPv6",
		base64: "stringa codificata in base64",
		base64url: "URL codificata in base64",
		json_string: "stringa JSON",
		e164: "numero E.164",
		credit_card: "numero di carta di credito",
		currency_code: "codice valuta",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "numero",
		array: "vettore"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Input non valido: atteso instanceof ${issue.expected}, ricevuto ${received}`;
				return `Input non valido: atteso ${expected}, ricevuto ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Input non valido: atteso ${stringifyPrimitive(issue.values[0])}`;
				return `Opzione non valida: atteso uno tra ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Troppo grande: ${issue.origin ?? "valore"} deve avere ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elementi"}`;
				return `Troppo grande: ${issue.origin ?? "valore"} deve essere ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Troppo piccolo: ${issue.origin} deve avere ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Troppo piccolo: ${issue.origin} deve essere ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Stringa non valida: deve iniziare con "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Stringa non valida: deve terminare con "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Stringa non valida: deve includere "${_issue.includes}"`;
				if (_issue.format === "regex") return `Stringa non valida: deve corrispondere al pattern ${_issue.pattern}`;
				return `Input non valido: ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Numero non valido: deve essere un multiplo di ${issue.divisor}`;
			case "unrecognized_keys": return `Chiav${issue.keys.length > 1 ? "i" : "e"} non riconosciut${issue.keys.length > 1 ? "e" : "a"}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Chiave non valida in ${issue.origin}`;
			case "invalid_union": return "Input non valido";
			case "invalid_element": return `Valore non valido in ${issue.origin}`;
			default: return `Input non valido`;
		}
	};
};
function it_default() {
	return { localeError: error$34() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/ja.js
const error$33 = () => {
	const Sizable = {
		string: {
			unit: "\u6587\u5b57",
			verb: "\u3067\u3042\u308b"
		},
		file: {
			unit: "\u30d0\u30a4\u30c8",
			verb: "\u3067\u3042\u308b"
		},
		array: {
			unit: "\u8981\u7d20",
			verb: "\u3067\u3042\u308b"
		},
		set: {
			unit: "\u8981\u7d20",
			verb: "\u3067\u3042\u308b"
		},
		map: {
			unit: "\u8981\u7d20",
			verb: "\u3067\u3042\u308b"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u5165\u529b\u5024",
		email: "\u30e1\u30fc\u30eb\u30a2\u30c9\u30ec\u30b9",
		url: "URL",
		emoji: "\u7d75\u6587\u5b57",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO\u65e5\u6642",
		date: "ISO\u65e5\u4ed8",
		time: "ISO\u6642\u523b",
		duration: "ISO\u671f\u9593",
		ipv4: "IPv4\u30a2\u30c9\u30ec\u30b9",
		ipv6: "IPv6\u30a2\u30c9\u30ec\u30b9",
		mac: "MAC\u30a2\u30c9\u30ec\u30b9",
		cidrv4: "IPv4\u7bc4\u56f2",
		cidrv6: "IPv6\u7bc4\u56f2",
		base64: "base64\u30a8\u30f3\u30b3\u30fc\u30c9\u6587\u5b57\u5217",
		base64url: "base64url\u30a8\u30f3\u30b3\u30fc\u30c9\u6587\u5b57\u5217",
		json_string: "JSON\u6587\u5b57\u5217",
		e164: "E.164\u756a\u53f7",
		credit_card: "\u30af\u30ec\u30b8\u30c3\u30c8\u30ab\u30fc\u30c9\u756a\u53f7",
		currency_code: "\u901a\u8ca8\u30b3\u30fc\u30c9",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u5165\u529b\u5024"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "\u6570\u5024",
		array: "\u914d\u5217"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `\u7121\u52b9\u306a\u5165\u529b: instanceof ${issue.expected}\u304c\u671f\u5f85\u3055\u308c\u307e\u3057\u305f\u304c\u3001${received}\u304c\u5165\u529b\u3055\u308c\u307e\u3057\u305f`;
				return `\u7121\u52b9\u306a\u5165\u529b: ${expected}\u304c\u671f\u5f85\u3055\u308c\u307e\u3057\u305f\u304c\u3001${received}\u304c\u5165\u529b\u3055\u308c\u307e\u3057\u305f`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u7121\u52b9\u306a\u5165\u529b: ${stringifyPrimitive(issue.values[0])}\u304c\u671f\u5f85\u3055\u308c\u307e\u3057\u305f`;
				return `\u7121\u52b9\u306a\u9078\u629e: ${joinValues(issue.values, "\u3001")}\u306e\u3044\u305a\u308c\u304b\u3067\u3042\u308b\u5fc5\u8981\u304c\u3042\u308a\u307e\u3059`;
			case "too_big": {
				const adj = issue.inclusive ? "\u4ee5\u4e0b\u3067\u3042\u308b" : "\u3088\u308a\u5c0f\u3055\u3044";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u5927\u304d\u3059\u304e\u308b\u5024: ${issue.origin ?? "\u5024"}\u306f${issue.maximum.toString()}${sizing.unit ?? "\u8981\u7d20"}${adj}\u5fc5\u8981\u304c\u3042\u308a\u307e\u3059`;
				return `\u5927\u304d\u3059\u304e\u308b\u5024: ${issue.origin ?? "\u5024"}\u306f${issue.maximum.toString()}${adj}\u5fc5\u8981\u304c\u3042\u308a\u307e\u3059`;
			}
			case "too_small": {
				const adj = issue.inclusive ? "\u4ee5\u4e0a\u3067\u3042\u308b" : "\u3088\u308a\u5927\u304d\u3044";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u5c0f\u3055\u3059\u304e\u308b\u5024: ${issue.origin}\u306f${issue.minimum.toString()}${sizing.unit}${adj}\u5fc5\u8981\u304c\u3042\u308a\u307e\u3059`;
				return `\u5c0f\u3055\u3059\u304e\u308b\u5024: ${issue.origin}\u306f${issue.minimum.toString()}${adj}\u5fc5\u8981\u304c\u3042\u308a\u307e\u3059`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u7121\u52b9\u306a\u6587\u5b57\u5217: "${_issue.prefix}"\u3067\u59cb\u307e\u308b\u5fc5\u8981\u304c\u3042\u308a\u307e\u3059`;
				if (_issue.format === "ends_with") return `\u7121\u52b9\u306a\u6587\u5b57\u5217: "${_issue.suffix}"\u3067\u7d42\u308f\u308b\u5fc5\u8981\u304c\u3042\u308a\u307e\u3059`;
				if (_issue.format === "includes") return `\u7121\u52b9\u306a\u6587\u5b57\u5217: "${_issue.includes}"\u3092\u542b\u3080\u5fc5\u8981\u304c\u3042\u308a\u307e\u3059`;
				if (_issue.format === "regex") return `\u7121\u52b9\u306a\u6587\u5b57\u5217: \u30d1\u30bf\u30fc\u30f3${_issue.pattern}\u306b\u4e00\u81f4\u3059\u308b\u5fc5\u8981\u304c\u3042\u308a\u307e\u3059`;
				return `\u7121\u52b9\u306a${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `\u7121\u52b9\u306a\u6570\u5024: ${issue.divisor}\u306e\u500d\u6570\u3067\u3042\u308b\u5fc5\u8981\u304c\u3042\u308a\u307e\u3059`;
			case "unrecognized_keys": return `\u8a8d\u8b58\u3055\u308c\u3066\u3044\u306a\u3044\u30ad\u30fc${issue.keys.length > 1 ? "\u7fa4" : ""}: ${joinValues(issue.keys, "\u3001")}`;
			case "invalid_key": return `${issue.origin}\u5185\u306e\u7121\u52b9\u306a\u30ad\u30fc`;
			case "invalid_union": return "\u7121\u52b9\u306a\u5165\u529b";
			case "invalid_element": return `${issue.origin}\u5185\u306e\u7121\u52b9\u306a\u5024`;
			default: return `\u7121\u52b9\u306a\u5165\u529b`;
		}
	};
};
function ja_default() {
	return { localeError: error$33() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/ka.js
const error$32 = () => {
	const Sizable = {
		string: {
			unit: "\u10e1\u10d8\u10db\u10d1\u10dd\u10da\u10dd",
			verb: "\u10e3\u10dc\u10d3\u10d0 \u10e8\u10d4\u10d8\u10ea\u10d0\u10d5\u10d3\u10d4\u10e1"
		},
		file: {
			unit: "\u10d1\u10d0\u10d8\u10e2\u10d8",
			verb: "\u10e3\u10dc\u10d3\u10d0 \u10e8\u10d4\u10d8\u10ea\u10d0\u10d5\u10d3\u10d4\u10e1"
		},
		array: {
			unit: "\u10d4\u10da\u10d4\u10db\u10d4\u10dc\u10e2\u10d8",
			verb: "\u10e3\u10dc\u10d3\u10d0 \u10e8\u10d4\u10d8\u10ea\u10d0\u10d5\u10d3\u10d4\u10e1"
		},
		set: {
			unit: "\u10d4\u10da\u10d4\u10db\u10d4\u10dc\u10e2\u10d8",
			verb: "\u10e3\u10dc\u10d3\u10d0 \u10e8\u10d4\u10d8\u10ea\u10d0\u10d5\u10d3\u10d4\u10e1"
		},
		map: {
			unit: "\u10d4\u10da\u10d4\u10db\u10d4\u10dc\u10e2\u10d8",
			verb: "\u10e3\u10dc\u10d3\u10d0 \u10e8\u10d4\u10d8\u10ea\u10d0\u10d5\u10d3\u10d4\u10e1"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u10e8\u10d4\u10e7\u10d5\u10d0\u10dc\u10d0",
		email: "\u10d4\u10da-\u10e4\u10dd\u10e1\u10e2\u10d8\u10e1 \u10db\u10d8\u10e1\u10d0\u10db\u10d0\u10e0\u10d7\u10d8",
		url: "URL",
		emoji: "\u10d4\u10db\u10dd\u10ef\u10d8",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "\u10d7\u10d0\u10e0\u10d8\u10e6\u10d8-\u10d3\u10e0\u10dd",
		date: "\u10d7\u10d0\u10e0\u10d8\u10e6\u10d8",
		time: "\u10d3\u10e0\u10dd",
		duration: "\u10ee\u10d0\u10dc\u10d2\u10e0\u10eb\u10da\u10d8\u10d5\u10dd\u10d1\u10d0",
		ipv4: "IPv4 \u10db\u10d8\u10e1\u10d0\u10db\u10d0\u10e0\u10d7\u10d8",
		ipv6: "IPv6 \u10db\u10d8\u10e1\u10d0\u10db\u10d0\u10e0\u10d7\u10d8",
		mac: "MAC \u10db\u10d8\u10e1\u10d0\u10db\u10d0\u10e0\u10d7\u10d8",
		cidrv4: "IPv4 \u10d3\u10d8\u10d0\u10de\u10d0\u10d6\u10dd\u10dc\u10d8",
		cidrv6: "IPv6 \u10d3\u10d8\u10d0\u10de\u10d0\u10d6\u10dd\u10dc\u10d8",
		base64: "base64-\u10d9\u10dd\u10d3\u10d8\u10e0\u10d4\u10d1\u10e3\u10da\u10d8 \u10d5\u10d4\u10da\u10d8",
		base64url: "base64url-\u10d9\u10dd\u10d3\u10d8\u10e0\u10d4\u10d1\u10e3\u10da\u10d8 \u10d5\u10d4\u10da\u10d8",
		json_string: "JSON \u10d5\u10d4\u10da\u10d8",
		e164: "E.164 \u10dc\u10dd\u10db\u10d4\u10e0\u10d8",
		credit_card: "\u10e1\u10d0\u10d9\u10e0\u10d4\u10d3\u10d8\u10e2\u10dd \u10d1\u10d0\u10e0\u10d0\u10d7\u10d8\u10e1 \u10dc\u10dd\u10db\u10d4\u10e0\u10d8",
		currency_code: "\u10d5\u10d0\u10da\u10e3\u10e2\u10d8\u10e1 \u10d9\u10dd\u10d3\u10d8",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u10e8\u10d4\u10e7\u10d5\u10d0\u10dc\u10d0"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "\u10e0\u10d8\u10ea\u10ee\u10d5\u10d8",
		string: "\u10d5\u10d4\u10da\u10d8",
		boolean: "\u10d1\u10e3\u10da\u10d4\u10d0\u10dc\u10d8",
		function: "\u10e4\u10e3\u10dc\u10e5\u10ea\u10d8\u10d0",
		array: "\u10db\u10d0\u10e1\u10d8\u10d5\u10d8"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10e8\u10d4\u10e7\u10d5\u10d0\u10dc\u10d0: \u10db\u10dd\u10e1\u10d0\u10da\u10dd\u10d3\u10dc\u10d4\u10da\u10d8 instanceof ${issue.expected}, \u10db\u10d8\u10e6\u10d4\u10d1\u10e3\u10da\u10d8 ${received}`;
				return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10e8\u10d4\u10e7\u10d5\u10d0\u10dc\u10d0: \u10db\u10dd\u10e1\u10d0\u10da\u10dd\u10d3\u10dc\u10d4\u10da\u10d8 ${expected}, \u10db\u10d8\u10e6\u10d4\u10d1\u10e3\u10da\u10d8 ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10e8\u10d4\u10e7\u10d5\u10d0\u10dc\u10d0: \u10db\u10dd\u10e1\u10d0\u10da\u10dd\u10d3\u10dc\u10d4\u10da\u10d8 ${stringifyPrimitive(issue.values[0])}`;
				return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10d5\u10d0\u10e0\u10d8\u10d0\u10dc\u10e2\u10d8: \u10db\u10dd\u10e1\u10d0\u10da\u10dd\u10d3\u10dc\u10d4\u10da\u10d8\u10d0 \u10d4\u10e0\u10d7-\u10d4\u10e0\u10d7\u10d8 ${joinValues(issue.values, "|")}-\u10d3\u10d0\u10dc`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u10d6\u10d4\u10d3\u10db\u10d4\u10e2\u10d0\u10d3 \u10d3\u10d8\u10d3\u10d8: \u10db\u10dd\u10e1\u10d0\u10da\u10dd\u10d3\u10dc\u10d4\u10da\u10d8 ${issue.origin ?? "\u10db\u10dc\u10d8\u10e8\u10d5\u10dc\u10d4\u10da\u10dd\u10d1\u10d0"} ${sizing.verb} ${adj}${issue.maximum.toString()} ${sizing.unit}`;
				return `\u10d6\u10d4\u10d3\u10db\u10d4\u10e2\u10d0\u10d3 \u10d3\u10d8\u10d3\u10d8: \u10db\u10dd\u10e1\u10d0\u10da\u10dd\u10d3\u10dc\u10d4\u10da\u10d8 ${issue.origin ?? "\u10db\u10dc\u10d8\u10e8\u10d5\u10dc\u10d4\u10da\u10dd\u10d1\u10d0"} \u10d8\u10e7\u10dd\u10e1 ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u10d6\u10d4\u10d3\u10db\u10d4\u10e2\u10d0\u10d3 \u10de\u10d0\u10e2\u10d0\u10e0\u10d0: \u10db\u10dd\u10e1\u10d0\u10da\u10dd\u10d3\u10dc\u10d4\u10da\u10d8 ${issue.origin} ${sizing.verb} ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `\u10d6\u10d4\u10d3\u10db\u10d4\u10e2\u10d0\u10d3 \u10de\u10d0\u10e2\u10d0\u10e0\u10d0: \u10db\u10dd\u10e1\u10d0\u10da\u10dd\u10d3\u10dc\u10d4\u10da\u10d8 ${issue.origin} \u10d8\u10e7\u10dd\u10e1 ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10d5\u10d4\u10da\u10d8: \u10e3\u10dc\u10d3\u10d0 \u10d8\u10ec\u10e7\u10d4\u10d1\u10dd\u10d3\u10d4\u10e1 "${_issue.prefix}"-\u10d8\u10d7`;
				if (_issue.format === "ends_with") return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10d5\u10d4\u10da\u10d8: \u10e3\u10dc\u10d3\u10d0 \u10db\u10d7\u10d0\u10d5\u10e0\u10d3\u10d4\u10d1\u10dd\u10d3\u10d4\u10e1 "${_issue.suffix}"-\u10d8\u10d7`;
				if (_issue.format === "includes") return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10d5\u10d4\u10da\u10d8: \u10e3\u10dc\u10d3\u10d0 \u10e8\u10d4\u10d8\u10ea\u10d0\u10d5\u10d3\u10d4\u10e1 "${_issue.includes}"-\u10e1`;
				if (_issue.format === "regex") return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10d5\u10d4\u10da\u10d8: \u10e3\u10dc\u10d3\u10d0 \u10e8\u10d4\u10d4\u10e1\u10d0\u10d1\u10d0\u10db\u10d4\u10d1\u10dd\u10d3\u10d4\u10e1 \u10e8\u10d0\u10d1\u10da\u10dd\u10dc\u10e1 ${_issue.pattern}`;
				return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10e0\u10d8\u10ea\u10ee\u10d5\u10d8: \u10e3\u10dc\u10d3\u10d0 \u10d8\u10e7\u10dd\u10e1 ${issue.divisor}-\u10d8\u10e1 \u10ef\u10d4\u10e0\u10d0\u10d3\u10d8`;
			case "unrecognized_keys": return `\u10e3\u10ea\u10dc\u10dd\u10d1\u10d8 \u10d2\u10d0\u10e1\u10d0\u10e6\u10d4\u10d1${issue.keys.length > 1 ? "\u10d4\u10d1\u10d8" : "\u10d8"}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10d2\u10d0\u10e1\u10d0\u10e6\u10d4\u10d1\u10d8 ${issue.origin}-\u10e8\u10d8`;
			case "invalid_union": return "\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10e8\u10d4\u10e7\u10d5\u10d0\u10dc\u10d0";
			case "invalid_element": return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10db\u10dc\u10d8\u10e8\u10d5\u10dc\u10d4\u10da\u10dd\u10d1\u10d0 ${issue.origin}-\u10e8\u10d8`;
			default: return `\u10d0\u10e0\u10d0\u10e1\u10ec\u10dd\u10e0\u10d8 \u10e8\u10d4\u10e7\u10d5\u10d0\u10dc\u10d0`;
		}
	};
};
function ka_default() {
	return { localeError: error$32() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/km.js
const error$31 = () => {
	const Sizable = {
		string: {
			unit: "\u178f\u17bd\u17a2\u1780\u17d2\u179f\u179a",
			verb: "\u1782\u17bd\u179a\u1798\u17b6\u1793"
		},
		file: {
			unit: "\u1794\u17c3",
			verb: "\u1782\u17bd\u179a\u1798\u17b6\u1793"
		},
		array: {
			unit: "\u1792\u17b6\u178f\u17bb",
			verb: "\u1782\u17bd\u179a\u1798\u17b6\u1793"
		},
		set: {
			unit: "\u1792\u17b6\u178f\u17bb",
			verb: "\u1782\u17bd\u179a\u1798\u17b6\u1793"
		},
		map: {
			unit: "\u1792\u17b6\u178f\u17bb",
			verb: "\u1782\u17bd\u179a\u1798\u17b6\u1793"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u1791\u17b7\u1793\u17d2\u1793\u1793\u17d0\u1799\u1794\u1789\u17d2\u1785\u17bc\u179b",
		email: "\u17a2\u17b6\u179f\u1799\u178a\u17d2\u178b\u17b6\u1793\u17a2\u17ca\u17b8\u1798\u17c2\u179b",
		url: "URL",
		emoji: "\u179f\u1789\u17d2\u1789\u17b6\u17a2\u17b6\u179a\u1798\u17d2\u1798\u178e\u17cd",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "\u1780\u17b6\u179b\u1794\u179a\u17b7\u1785\u17d2\u1786\u17c1\u1791 \u1793\u17b7\u1784\u1798\u17c9\u17c4\u1784 ISO",
		date: "\u1780\u17b6\u179b\u1794\u179a\u17b7\u1785\u17d2\u1786\u17c1\u1791 ISO",
		time: "\u1798\u17c9\u17c4\u1784 ISO",
		duration: "\u179a\u1799\u17c8\u1796\u17c1\u179b ISO",
		ipv4: "\u17a2\u17b6\u179f\u1799\u178a\u17d2\u178b\u17b6\u1793 IPv4",
		ipv6: "\u17a2\u17b6\u179f\u1799\u178a\u17d2\u178b\u17b6\u1793 IPv6",
		mac: "\u17a2\u17b6\u179f\u1799\u178a\u17d2\u178b\u17b6\u1793 MAC",
		cidrv4: "\u178a\u17c2\u1793\u17a2\u17b6\u179f\u1799\u178a\u17d2\u178b\u17b6\u1793 IPv4",
		cidrv6: "\u178a\u17c2\u1793\u17a2\u17b6\u179f\u1799\u178a\u17d2\u178b\u17b6\u1793 IPv6",
		base64: "\u1781\u17d2\u179f\u17c2\u17a2\u1780\u17d2\u179f\u179a\u17a2\u17ca\u17b7\u1780\u17bc\u178a base64",
		base64url: "\u1781\u17d2\u179f\u17c2\u17a2\u1780\u17d2\u179f\u179a\u17a2\u17ca\u17b7\u1780\u17bc\u178a base64url",
		json_string: "\u1781\u17d2\u179f\u17c2\u17a2\u1780\u17d2\u179f\u179a JSON",
		e164: "\u179b\u17c1\u1781 E.164",
		credit_card: "\u179b\u17c1\u1781\u1794\u17d0\u178e\u17d2\u178e\u17a5\u178e\u1791\u17b6\u1793",
		currency_code: "\u1780\u17bc\u178a\u179a\u17bc\u1794\u17b7\u1799\u1794\u17d0\u178e\u17d2\u178e",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u1791\u17b7\u1793\u17d2\u1793\u1793\u17d0\u1799\u1794\u1789\u17d2\u1785\u17bc\u179b"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "\u179b\u17c1\u1781",
		array: "\u17a2\u17b6\u179a\u17c1 (Array)",
		null: "\u1782\u17d2\u1798\u17b6\u1793\u178f\u1798\u17d2\u179b\u17c3 (null)"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `\u1791\u17b7\u1793\u17d2\u1793\u1793\u17d0\u1799\u1794\u1789\u17d2\u1785\u17bc\u179b\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u1780\u17b6\u179a instanceof ${issue.expected} \u1794\u17c9\u17bb\u1793\u17d2\u178f\u17c2\u1791\u1791\u17bd\u179b\u1794\u17b6\u1793 ${received}`;
				return `\u1791\u17b7\u1793\u17d2\u1793\u1793\u17d0\u1799\u1794\u1789\u17d2\u1785\u17bc\u179b\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u1780\u17b6\u179a ${expected} \u1794\u17c9\u17bb\u1793\u17d2\u178f\u17c2\u1791\u1791\u17bd\u179b\u1794\u17b6\u1793 ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u1791\u17b7\u1793\u17d2\u1793\u1793\u17d0\u1799\u1794\u1789\u17d2\u1785\u17bc\u179b\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u1780\u17b6\u179a ${stringifyPrimitive(issue.values[0])}`;
				return `\u1787\u1798\u17d2\u179a\u17be\u179f\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u1787\u17b6\u1798\u17bd\u1799\u1780\u17d2\u1793\u17bb\u1784\u1785\u17c6\u178e\u17c4\u1798 ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u1792\u17c6\u1796\u17c1\u1780\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u1780\u17b6\u179a ${issue.origin ?? "\u178f\u1798\u17d2\u179b\u17c3"} ${adj} ${issue.maximum.toString()} ${sizing.unit ?? "\u1792\u17b6\u178f\u17bb"}`;
				return `\u1792\u17c6\u1796\u17c1\u1780\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u1780\u17b6\u179a ${issue.origin ?? "\u178f\u1798\u17d2\u179b\u17c3"} ${adj} ${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u178f\u17bc\u1785\u1796\u17c1\u1780\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u1780\u17b6\u179a ${issue.origin} ${adj} ${issue.minimum.toString()} ${sizing.unit}`;
				return `\u178f\u17bc\u1785\u1796\u17c1\u1780\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u1780\u17b6\u179a ${issue.origin} ${adj} ${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u1781\u17d2\u179f\u17c2\u17a2\u1780\u17d2\u179f\u179a\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u1785\u17b6\u1794\u17cb\u1795\u17d2\u178f\u17be\u1798\u178a\u17c4\u1799 "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `\u1781\u17d2\u179f\u17c2\u17a2\u1780\u17d2\u179f\u179a\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u1794\u1789\u17d2\u1785\u1794\u17cb\u178a\u17c4\u1799 "${_issue.suffix}"`;
				if (_issue.format === "includes") return `\u1781\u17d2\u179f\u17c2\u17a2\u1780\u17d2\u179f\u179a\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u1798\u17b6\u1793 "${_issue.includes}"`;
				if (_issue.format === "regex") return `\u1781\u17d2\u179f\u17c2\u17a2\u1780\u17d2\u179f\u179a\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u178f\u17c2\u1795\u17d2\u1782\u17bc\u1795\u17d2\u1782\u1784\u1793\u17b9\u1784\u1791\u1798\u17d2\u179a\u1784\u17cb\u178a\u17c2\u179b\u1794\u17b6\u1793\u1780\u17c6\u178e\u178f\u17cb ${_issue.pattern}`;
				return `\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u17d6 ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `\u179b\u17c1\u1781\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u17d6 \u178f\u17d2\u179a\u17bc\u179c\u178f\u17c2\u1787\u17b6\u1796\u17a0\u17bb\u1782\u17bb\u178e\u1793\u17c3 ${issue.divisor}`;
			case "unrecognized_keys": return `\u179a\u1780\u1783\u17be\u1789\u179f\u17c4\u1798\u17b7\u1793\u179f\u17d2\u1782\u17b6\u179b\u17cb\u17d6 ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `\u179f\u17c4\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u1793\u17c5\u1780\u17d2\u1793\u17bb\u1784 ${issue.origin}`;
			case "invalid_union": return `\u1791\u17b7\u1793\u17d2\u1793\u1793\u17d0\u1799\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c`;
			case "invalid_element": return `\u1791\u17b7\u1793\u17d2\u1793\u1793\u17d0\u1799\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c\u1793\u17c5\u1780\u17d2\u1793\u17bb\u1784 ${issue.origin}`;
			default: return `\u1791\u17b7\u1793\u17d2\u1793\u1793\u17d0\u1799\u1798\u17b7\u1793\u178f\u17d2\u179a\u17b9\u1798\u178f\u17d2\u179a\u17bc\u179c`;
		}
	};
};
function km_default() {
	return { localeError: error$31() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/kh.js
function kh_default() {
	return km_default();
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/kn.js
const error$30 = () => {
	const Sizable = {
		string: {
			unit: "\u0c85\u0c95\u0ccd\u0cb7\u0cb0\u0c97\u0cb3\u0cc1",
			verb: "\u0cb9\u0cca\u0c82\u0ca6\u0cb2\u0cc1"
		},
		file: {
			unit: "\u0cac\u0cc8\u0c9f\u0ccd\u200c\u0c97\u0cb3\u0cc1",
			verb: "\u0cb9\u0cca\u0c82\u0ca6\u0cb2\u0cc1"
		},
		array: {
			unit: "\u0cb5\u0cb8\u0ccd\u0ca4\u0cc1\u0c97\u0cb3\u0cc1",
			verb: "\u0cb9\u0cca\u0c82\u0ca6\u0cb2\u0cc1"
		},
		set: {
			unit: "\u0cb5\u0cb8\u0ccd\u0ca4\u0cc1\u0c97\u0cb3\u0cc1",
			verb: "\u0cb9\u0cca\u0c82\u0ca6\u0cb2\u0cc1"
		},
		map: {
			unit: "entries",
			verb: "\u0cb9\u0cca\u0c82\u0ca6\u0cb2\u0cc1"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u0c87\u0ca8\u0ccd\u0caa\u0cc1\u0c9f\u0ccd",
		email: "email \u0cb5\u0cbf\u0cb3\u0cbe\u0cb8",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO \u0ca6\u0cbf\u0ca8\u0cbe\u0c82\u0c95\u0ca6 \u0cb8\u0cae\u0caf",
		date: "ISO \u0ca6\u0cbf\u0ca8\u0cbe\u0c82\u0c95",
		time: "ISO \u0cb8\u0cae\u0caf",
		duration: "ISO \u0c85\u0cb5\u0ca7\u0cbf",
		ipv4: "IPv4 \u0cb5\u0cbf\u0cb3\u0cbe\u0cb8",
		ipv6: "IPv6 \u0cb5\u0cbf\u0cb3\u0cbe\u0cb8",
		mac: "MAC \u0cb5\u0cbf\u0cb3\u0cbe\u0cb8",
		cidrv4: "IPv4 \u0cb5\u0ccd\u0caf\u0cbe\u0caa\u0ccd\u0ca4\u0cbf\u0caf",
		cidrv6: "IPv6 \u0cb5\u0ccd\u0caf\u0cbe\u0caa\u0ccd\u0ca4\u0cbf\u0caf",
		base64: "base64-encoded\u0cb8\u0ccd\u0c9f\u0ccd\u0cb0\u0cbf\u0c82\u0c97\u0ccd",
		base64url: "base64url-encoded\u0cb8\u0ccd\u0c9f\u0ccd\u0cb0\u0cbf\u0c82\u0c97\u0ccd",
		json_string: "JSON\u0cb8\u0ccd\u0c9f\u0ccd\u0cb0\u0cbf\u0c82\u0c97\u0ccd",
		e164: "E.164 \u0cb8\u0c82\u0c96\u0ccd\u0caf\u0cc6",
		credit_card: "\u0c95\u0ccd\u0cb0\u0cc6\u0ca1\u0cbf\u0c9f\u0ccd \u0c95\u0cbe\u0cb0\u0ccd\u0ca1\u0ccd \u0cb8\u0c82\u0c96\u0ccd\u0caf\u0cc6",
		currency_code: "\u0c95\u0cb0\u0cc6\u0ca8\u0ccd\u0cb8\u0cbf \u0c95\u0ccb\u0ca1\u0ccd",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u0c87\u0ca8\u0ccd\u0caa\u0cc1\u0c9f\u0ccd"
	};
	const TypeDictionary = { nan: "NaN" };
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf \u0c87\u0ca8\u0ccd\u200c\u0caa\u0cc1\u0c9f\u0ccd: \u0ca8\u0cbf\u0cb0\u0cc0\u0c95\u0ccd\u0cb7\u0cbf\u0cb8\u0cb2\u0cbe\u0c97\u0cbf\u0ca6\u0cc6 ${expected}, \u0cb8\u0ccd\u0cb5\u0cc0\u0c95\u0cb0\u0cbf\u0cb8\u0cbf\u0ca6\u0ca8\u0cc1 ${TypeDictionary[receivedType] ?? receivedType}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf \u0c87\u0ca8\u0ccd\u200c\u0caa\u0cc1\u0c9f\u0ccd: \u0ca8\u0cbf\u0cb0\u0cc0\u0c95\u0ccd\u0cb7\u0cbf\u0cb8\u0cb2\u0cbe\u0c97\u0cbf\u0ca6\u0cc6 ${stringifyPrimitive(issue.values[0])}`;
				return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf \u0c86\u0caf\u0ccd\u0c95\u0cc6: \u0c87\u0cb5\u0cc1\u0c97\u0cb3\u0cb2\u0ccd\u0cb2\u0cbf \u0c92\u0c82\u0ca6\u0ca8\u0ccd\u0ca8\u0cc1 \u0ca8\u0cbf\u0cb0\u0cc0\u0c95\u0ccd\u0cb7\u0cbf\u0cb8\u0cb2\u0cbe\u0c97\u0cbf\u0ca6\u0cc6 ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0ca4\u0cc1\u0c82\u0cac\u0cbe \u0ca6\u0cca\u0ca1\u0ccd\u0ca1\u0ca6\u0cc1: \u0ca8\u0cbf\u0cb0\u0cc0\u0c95\u0ccd\u0cb7\u0cbf\u0cb8\u0cb2\u0cbe\u0c97\u0cbf\u0ca6\u0cc6 ${issue.origin ?? "value"} \u0cb9\u0cca\u0c82\u0ca6\u0cb2\u0cc1 ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u0c85\u0c82\u0cb6\u0c97\u0cb3\u0cc1"}`;
				return `\u0ca4\u0cc1\u0c82\u0cac\u0cbe \u0ca6\u0cca\u0ca1\u0ccd\u0ca1\u0ca6\u0cc1: \u0ca8\u0cbf\u0cb0\u0cc0\u0c95\u0ccd\u0cb7\u0cbf\u0cb8\u0cb2\u0cbe\u0c97\u0cbf\u0ca6\u0cc6 ${issue.origin ?? "value"} \u0c8e\u0c82\u0ca6\u0cc1 ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0ca4\u0cc1\u0c82\u0cac\u0cbe \u0c9a\u0cbf\u0c95\u0ccd\u0c95\u0ca6\u0cc1: \u0ca8\u0cbf\u0cb0\u0cc0\u0c95\u0ccd\u0cb7\u0cbf\u0cb8\u0cb2\u0cbe\u0c97\u0cbf\u0ca6\u0cc6 ${issue.origin} \u0cb9\u0cca\u0c82\u0ca6\u0cb2\u0cc1 ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `\u0ca4\u0cc1\u0c82\u0cac\u0cbe \u0c9a\u0cbf\u0c95\u0ccd\u0c95\u0ca6\u0cc1: \u0ca8\u0cbf\u0cb0\u0cc0\u0c95\u0ccd\u0cb7\u0cbf\u0cb8\u0cb2\u0cbe\u0c97\u0cbf\u0ca6\u0cc6 ${issue.origin} \u0c8e\u0c82\u0ca6\u0cc1 ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf\u0cb5\u0cbe\u0ca6 \u0cb8\u0ccd\u0c9f\u0ccd\u0cb0\u0cbf\u0c82\u0c97\u0ccd: \u0c87\u0ca6\u0cb0\u0cca\u0c82\u0ca6\u0cbf\u0c97\u0cc6 \u0caa\u0ccd\u0cb0\u0cbe\u0cb0\u0c82\u0cad\u0cbf\u0cb8\u0cac\u0cc7\u0c95\u0cc1 "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf\u0cb5\u0cbe\u0ca6 \u0cb8\u0ccd\u0c9f\u0ccd\u0cb0\u0cbf\u0c82\u0c97\u0ccd: \u0c87\u0ca6\u0cb0\u0cca\u0c82\u0ca6\u0cbf\u0c97\u0cc6 \u0c95\u0cca\u0ca8\u0cc6\u0c97\u0cca\u0cb3\u0ccd\u0cb3\u0cac\u0cc7\u0c95\u0cc1 "${_issue.suffix}"`;
				if (_issue.format === "includes") return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf \u0cb8\u0ccd\u0c9f\u0ccd\u0cb0\u0cbf\u0c82\u0c97\u0ccd: \u0c92\u0cb3\u0c97\u0cca\u0c82\u0ca1\u0cbf\u0cb0\u0cac\u0cc7\u0c95\u0cc1 "${_issue.includes}"`;
				if (_issue.format === "regex") return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf\u0cb5\u0cbe\u0ca6 \u0cb8\u0ccd\u0c9f\u0ccd\u0cb0\u0cbf\u0c82\u0c97\u0ccd: \u0cae\u0cbe\u0ca6\u0cb0\u0cbf\u0c97\u0cc6 \u0cb9\u0cca\u0c82\u0ca6\u0cbf\u0c95\u0cc6\u0caf\u0cbe\u0c97\u0cac\u0cc7\u0c95\u0cc1 ${_issue.pattern}`;
				return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf \u0cb8\u0c82\u0c96\u0ccd\u0caf\u0cc6: \u0cac\u0cb9\u0cc1\u0cb8\u0c82\u0c96\u0ccd\u0caf\u0cc6\u0caf\u0cbe\u0c97\u0cbf\u0cb0\u0cac\u0cc7\u0c95\u0cc1 ${issue.divisor}`;
			case "unrecognized_keys": return `\u0c97\u0cc1\u0cb0\u0cc1\u0ca4\u0cbf\u0cb8\u0cb2\u0cbe\u0c97\u0ca6 \u0c95\u0cc0 ${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf\u0cb5\u0cbe\u0ca6 \u0c95\u0cc0 \u0c87\u0ca8\u0ccd ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf \u0ca4\u0cbe\u0cb0\u0ca4\u0cae\u0ccd\u0caf \u0cae\u0ccc\u0cb2\u0ccd\u0caf. \u0ca8\u0cbf\u0cb0\u0cc0\u0c95\u0ccd\u0cb7\u0cbf\u0cb8\u0cb2\u0cbe\u0c97\u0cbf\u0ca6\u0cc6 ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				return "\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf \u0c87\u0ca8\u0ccd\u200c\u0caa\u0cc1\u0c9f\u0ccd";
			case "invalid_element": return `\u0cb0\u0cb2\u0ccd\u0cb2\u0cbf \u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf \u0cae\u0ccc\u0cb2\u0ccd\u0caf ${issue.origin}`;
			default: return `\u0c85\u0cae\u0cbe\u0ca8\u0ccd\u0caf \u0c87\u0ca8\u0ccd\u200c\u0caa\u0cc1\u0c9f\u0ccd`;
		}
	};
};
function kn_default() {
	return { localeError: error$30() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/ko.js
const error$29 = () => {
	const Sizable = {
		string: {
			unit: "\ubb38\uc790",
			verb: "to have"
		},
		file: {
			unit: "\ubc14\uc774\ud2b8",
			verb: "to have"
		},
		array: {
			unit: "\uac1c",
			verb: "to have"
		},
		set: {
			unit: "\uac1c",
			verb: "to have"
		},
		map: {
			unit: "\uac1c",
			verb: "to have"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\uc785\ub825",
		email: "\uc774\uba54\uc77c \uc8fc\uc18c",
		url: "URL",
		emoji: "\uc774\ubaa8\uc9c0",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO \ub0a0\uc9dc\uc2dc\uac04",
		date: "ISO \ub0a0\uc9dc",
		time: "ISO \uc2dc\uac04",
		duration: "ISO \uae30\uac04",
		ipv4: "IPv4 \uc8fc\uc18c",
		ipv6: "IPv6 \uc8fc\uc18c",
		mac: "MAC \uc8fc\uc18c",
		cidrv4: "IPv4 \ubc94\uc704",
		cidrv6: "IPv6 \ubc94\uc704",
		base64: "base64 \uc778\ucf54\ub529 \ubb38\uc790\uc5f4",
		base64url: "base64url \uc778\ucf54\ub529 \ubb38\uc790\uc5f4",
		json_string: "JSON \ubb38\uc790\uc5f4",
		e164: "E.164 \ubc88\ud638",
		credit_card: "\uc2e0\uc6a9\uce74\ub4dc \ubc88\ud638",
		currency_code: "\ud1b5\ud654 \ucf54\ub4dc",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\uc785\ub825"
	};
	const TypeDictionary = { nan: "NaN" };
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `\uc798\ubabb\ub41c \uc785\ub825: \uc608\uc0c1 \ud0c0\uc785\uc740 instanceof ${issue.expected}, \ubc1b\uc740 \ud0c0\uc785\uc740 ${received}\uc785\ub2c8\ub2e4`;
				return `\uc798\ubabb\ub41c \uc785\ub825: \uc608\uc0c1 \ud0c0\uc785\uc740 ${expected}, \ubc1b\uc740 \ud0c0\uc785\uc740 ${received}\uc785\ub2c8\ub2e4`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\uc798\ubabb\ub41c \uc785\ub825: \uac12\uc740 ${stringifyPrimitive(issue.values[0])} \uc774\uc5b4\uc57c \ud569\ub2c8\ub2e4`;
				return `\uc798\ubabb\ub41c \uc635\uc158: ${joinValues(issue.values, "\ub610\ub294 ")} \uc911 \ud558\ub098\uc5ec\uc57c \ud569\ub2c8\ub2e4`;
			case "too_big": {
				const adj = issue.inclusive ? "\uc774\ud558" : "\ubbf8\ub9cc";
				const suffix = adj === "\ubbf8\ub9cc" ? "\uc774\uc5b4\uc57c \ud569\ub2c8\ub2e4" : "\uc5ec\uc57c \ud569\ub2c8\ub2e4";
				const sizing = getSizing(issue.origin);
				const unit = sizing?.unit ?? "\uc694\uc18c";
				if (sizing) return `${issue.origin ?? "\uac12"}\uc774 \ub108\ubb34 \ud07d\ub2c8\ub2e4: ${issue.maximum.toString()}${unit} ${adj}${suffix}`;
				return `${issue.origin ?? "\uac12"}\uc774 \ub108\ubb34 \ud07d\ub2c8\ub2e4: ${issue.maximum.toString()} ${adj}${suffix}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? "\uc774\uc0c1" : "\ucd08\uacfc";
				const suffix = adj === "\uc774\uc0c1" ? "\uc774\uc5b4\uc57c \ud569\ub2c8\ub2e4" : "\uc5ec\uc57c \ud569\ub2c8\ub2e4";
				const sizing = getSizing(issue.origin);
				const unit = sizing?.unit ?? "\uc694\uc18c";
				if (sizing) return `${issue.origin ?? "\uac12"}\uc774 \ub108\ubb34 \uc791\uc2b5\ub2c8\ub2e4: ${issue.minimum.toString()}${unit} ${adj}${suffix}`;
				return `${issue.origin ?? "\uac12"}\uc774 \ub108\ubb34 \uc791\uc2b5\ub2c8\ub2e4: ${issue.minimum.toString()} ${adj}${suffix}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\uc798\ubabb\ub41c \ubb38\uc790\uc5f4: "${_issue.prefix}"(\uc73c)\ub85c \uc2dc\uc791\ud574\uc57c \ud569\ub2c8\ub2e4`;
				if (_issue.format === "ends_with") return `\uc798\ubabb\ub41c \ubb38\uc790\uc5f4: "${_issue.suffix}"(\uc73c)\ub85c \ub05d\ub098\uc57c \ud569\ub2c8\ub2e4`;
				if (_issue.format === "includes") return `\uc798\ubabb\ub41c \ubb38\uc790\uc5f4: "${_issue.includes}"\uc744(\ub97c) \ud3ec\ud568\ud574\uc57c \ud569\ub2c8\ub2e4`;
				if (_issue.format === "regex") return `\uc798\ubabb\ub41c \ubb38\uc790\uc5f4: \uc815\uaddc\uc2dd ${_issue.pattern} \ud328\ud134\uacfc \uc77c\uce58\ud574\uc57c \ud569\ub2c8\ub2e4`;
				return `\uc798\ubabb\ub41c ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `\uc798\ubabb\ub41c \uc22b\uc790: ${issue.divisor}\uc758 \ubc30\uc218\uc5ec\uc57c \ud569\ub2c8\ub2e4`;
			case "unrecognized_keys": return `\uc778\uc2dd\ud560 \uc218 \uc5c6\ub294 \ud0a4: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `\uc798\ubabb\ub41c \ud0a4: ${issue.origin}`;
			case "invalid_union": return `\uc798\ubabb\ub41c \uc785\ub825`;
			case "invalid_element": return `\uc798\ubabb\ub41c \uac12: ${issue.origin}`;
			default: return `\uc798\ubabb\ub41c \uc785\ub825`;
		}
	};
};
function ko_default() {
	return { localeError: error$29() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/lt.js
const capitalizeFirstCharacter = (text) => {
	return text.charAt(0).toUpperCase() + text.slice(1);
};
function getUnitTypeFromNumber(number) {
	const abs = Math.abs(number);
	const last = abs % 10;
	const last2 = abs % 100;
	if (last2 >= 11 && last2 <= 19 || last === 0) return "many";
	if (last === 1) return "one";
	return "few";
}
const error$28 = () => {
	const Sizable = {
		string: {
			unit: {
				one: "simbolis",
				few: "simboliai",
				many: "simboli\u0173"
			},
			verb: {
				smaller: {
					inclusive: "turi b\u016bti ne ilgesn\u0117 kaip",
					notInclusive: "turi b\u016bti trumpesn\u0117 kaip"
				},
				bigger: {
					inclusive: "turi b\u016bti ne trumpesn\u0117 kaip",
					notInclusive: "turi b\u016bti ilgesn\u0117 kaip"
				}
			}
		},
		file: {
			unit: {
				one: "baitas",
				few: "baitai",
				many: "bait\u0173"
			},
			verb: {
				smaller: {
					inclusive: "turi b\u016bti ne didesnis kaip",
					notInclusive: "turi b\u016bti ma\u017eesnis kaip"
				},
				bigger: {
					inclusive: "turi b\u016bti ne ma\u017eesnis kaip",
					notInclusive: "turi b\u016bti didesnis kaip"
				}
			}
		},
		array: {
			unit: {
				one: "element\u0105",
				few: "elementus",
				many: "element\u0173"
			},
			verb: {
				smaller: {
					inclusive: "turi tur\u0117ti ne daugiau kaip",
					notInclusive: "turi tur\u0117ti ma\u017eiau kaip"
				},
				bigger: {
					inclusive: "turi tur\u0117ti ne ma\u017eiau kaip",
					notInclusive: "turi tur\u0117ti daugiau kaip"
				}
			}
		},
		set: {
			unit: {
				one: "element\u0105",
				few: "elementus",
				many: "element\u0173"
			},
			verb: {
				smaller: {
					inclusive: "turi tur\u0117ti ne daugiau kaip",
					notInclusive: "turi tur\u0117ti ma\u017eiau kaip"
				},
				bigger: {
					inclusive: "turi tur\u0117ti ne ma\u017eiau kaip",
					notInclusive: "turi tur\u0117ti daugiau kaip"
				}
			}
		}
	};
	function getSizing(origin, unitType, inclusive, targetShouldBe) {
		const result = Sizable[origin] ?? null;
		if (result === null) return result;
		return {
			unit: result.unit[unitType],
			verb: result.verb[targetShouldBe][inclusive ? "inclusive" : "notInclusive"]
		};
	}
	const FormatDictionary = {
		regex: "\u012fvestis",
		email: "el. pa\u0161to adresas",
		url: "URL",
		emoji: "jaustukas",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO data ir laikas",
		date: "ISO data",
		time: "ISO laikas",
		duration: "ISO trukm\u0117",
		ipv4: "IPv4 adresas",
		ipv6: "IPv6 adresas",
		mac: "MAC adresas",
		cidrv4: "IPv4 tinklo prefiksas (CIDR)",
		cidrv6: "IPv6 tinklo prefiksas (CIDR)",
		base64: "base64 u\u017ekoduota eilut\u0117",
		base64url: "base64url u\u017ekoduota eilut\u0117",
		json_string: "JSON eilut\u0117",
		e164: "E.164 numeris",
		credit_card: "kredito kortel\u0117s numeris",
		currency_code: "valiutos kodas",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u012fvestis"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "skai\u010dius",
		bigint: "sveikasis skai\u010dius",
		string: "eilut\u0117",
		boolean: "login\u0117 reik\u0161m\u0117",
		undefined: "neapibr\u0117\u017eta reik\u0161m\u0117",
		function: "funkcija",
		symbol: "simbolis",
		array: "masyvas",
		object: "objektas",
		null: "nulin\u0117 reik\u0161m\u0117"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Gautas tipas ${received}, o tik\u0117tasi - instanceof ${issue.expected}`;
				return `Gautas tipas ${received}, o tik\u0117tasi - ${expected}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Privalo b\u016bti ${stringifyPrimitive(issue.values[0])}`;
				return `Privalo b\u016bti vienas i\u0161 ${joinValues(issue.values, "|")} pasirinkim\u0173`;
			case "too_big": {
				const origin = TypeDictionary[issue.origin] ?? issue.origin;
				const sizing = getSizing(issue.origin, getUnitTypeFromNumber(Number(issue.maximum)), issue.inclusive ?? false, "smaller");
				if (sizing?.verb) return `${capitalizeFirstCharacter(origin ?? issue.origin ?? "reik\u0161m\u0117")} ${sizing.verb} ${issue.maximum.toString()} ${sizing.unit ?? "element\u0173"}`;
				const adj = issue.inclusive ? "ne didesnis kaip" : "ma\u017eesnis kaip";
				return `${capitalizeFirstCharacter(origin ?? issue.origin ?? "reik\u0161m\u0117")} turi b\u016bti ${adj} ${issue.maximum.toString()} ${sizing?.unit}`;
			}
			case "too_small": {
				const origin = TypeDictionary[issue.origin] ?? issue.origin;
				const sizing = getSizing(issue.origin, getUnitTypeFromNumber(Number(issue.minimum)), issue.inclusive ?? false, "bigger");
				if (sizing?.verb) return `${capitalizeFirstCharacter(origin ?? issue.origin ?? "reik\u0161m\u0117")} ${sizing.verb} ${issue.minimum.toString()} ${sizing.unit ?? "element\u0173"}`;
				const adj = issue.inclusive ? "ne ma\u017eesnis kaip" : "didesnis kaip";
				return `${capitalizeFirstCharacter(origin ?? issue.origin ?? "reik\u0161m\u0117")} turi b\u016bti ${adj} ${issue.minimum.toString()} ${sizing?.unit}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Eilut\u0117 privalo prasid\u0117ti "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Eilut\u0117 privalo pasibaigti "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Eilut\u0117 privalo \u012ftraukti "${_issue.includes}"`;
				if (_issue.format === "regex") return `Eilut\u0117 privalo atitikti ${_issue.pattern}`;
				return `Neteisingas ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Skai\u010dius privalo b\u016bti ${issue.divisor} kartotinis.`;
			case "unrecognized_keys": return `Neatpa\u017eint${issue.keys.length > 1 ? "i" : "as"} rakt${issue.keys.length > 1 ? "ai" : "as"}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return "Rastas klaidingas raktas";
			case "invalid_union": return "Klaidinga \u012fvestis";
			case "invalid_element": {
				const origin = TypeDictionary[issue.origin] ?? issue.origin;
				return `${capitalizeFirstCharacter(origin ?? issue.origin ?? "reik\u0161m\u0117")} turi klaiding\u0105 \u012fvest\u012f`;
			}
			default: return "Klaidinga \u012fvestis";
		}
	};
};
function lt_default() {
	return { localeError: error$28() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/mk.js
const error$27 = () => {
	const Sizable = {
		string: {
			unit: "\u0437\u043d\u0430\u0446\u0438",
			verb: "\u0434\u0430 \u0438\u043c\u0430\u0430\u0442"
		},
		file: {
			unit: "\u0431\u0430\u0458\u0442\u0438",
			verb: "\u0434\u0430 \u0438\u043c\u0430\u0430\u0442"
		},
		array: {
			unit: "\u0441\u0442\u0430\u0432\u043a\u0438",
			verb: "\u0434\u0430 \u0438\u043c\u0430\u0430\u0442"
		},
		set: {
			unit: "\u0441\u0442\u0430\u0432\u043a\u0438",
			verb: "\u0434\u0430 \u0438\u043c\u0430\u0430\u0442"
		},
		map: {
			unit: "\u0441\u0442\u0430\u0432\u043a\u0438",
			verb: "\u0434\u0430 \u0438\u043c\u0430\u0430\u0442"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u0432\u043d\u0435\u0441",
		email: "\u0430\u0434\u0440\u0435\u0441\u0430 \u043d\u0430 \u0435-\u043f\u043e\u0448\u0442\u0430",
		url: "URL",
		emoji: "\u0435\u043c\u043e\u045f\u0438",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO \u0434\u0430\u0442\u0443\u043c \u0438 \u0432\u0440\u0435\u043c\u0435",
		date: "ISO \u0434\u0430\u0442\u0443\u043c",
		time: "ISO \u0432\u0440\u0435\u043c\u0435",
		duration: "ISO \u0432\u0440\u0435\u043c\u0435\u0442\u0440\u0430\u0435\u045a\u0435",
		ipv4: "IPv4 \u0430\u0434\u0440\u0435\u0441\u0430",
		ipv6: "IPv6 \u0430\u0434\u0440\u0435\u0441\u0430",
		mac: "MAC \u0430\u0434\u0440\u0435\u0441\u0430",
		cidrv4: "IPv4 \u043e\u043f\u0441\u0435\u0433",
		cidrv6: "IPv6 \u043e\u043f\u0441\u0435\u0433",
		base64: "base64-\u0435\u043d\u043a\u043e\u0434\u0438\u0440\u0430\u043d\u0430 \u043d\u0438\u0437\u0430",
		base64url: "base64url-\u0435\u043d\u043a\u043e\u0434\u0438\u0440\u0430\u043d\u0430 \u043d\u0438\u0437\u0430",
		json_string: "JSON \u043d\u0438\u0437\u0430",
		e164: "E.164 \u0431\u0440\u043e\u0458",
		credit_card: "\u0431\u0440\u043e\u0458 \u043d\u0430 \u043a\u0440\u0435\u0434\u0438\u0442\u043d\u0430 \u043a\u0430\u0440\u0442\u0438\u0447\u043a\u0430",
		currency_code: "\u043a\u043e\u0434 \u043d\u0430 \u0432\u0430\u043b\u0443\u0442\u0430",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u0432\u043d\u0435\u0441"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "\u0431\u0440\u043e\u0458",
		array: "\u043d\u0438\u0437\u0430"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `\u0413\u0440\u0435\u0448\u0435\u043d \u0432\u043d\u0435\u0441: \u0441\u0435 \u043e\u0447\u0435\u043a\u0443\u0432\u0430 instanceof ${issue.expected}, \u043f\u0440\u0438\u043c\u0435\u043d\u043e ${received}`;
				return `\u0413\u0440\u0435\u0448\u0435\u043d \u0432\u043d\u0435\u0441: \u0441\u0435 \u043e\u0447\u0435\u043a\u0443\u0432\u0430 ${expected}, \u043f\u0440\u0438\u043c\u0435\u043d\u043e ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `\u0413\u0440\u0435\u0448\u0430\u043d\u0430 \u043e\u043f\u0446\u0438\u0458\u0430: \u0441\u0435 \u043e\u0447\u0435\u043a\u0443\u0432\u0430 \u0435\u0434\u043d\u0430 ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u041f\u0440\u0435\u043c\u043d\u043e\u0433\u0443 \u0433\u043e\u043b\u0435\u043c: \u0441\u0435 \u043e\u0447\u0435\u043a\u0443\u0432\u0430 ${issue.origin ?? "\u0432\u0440\u0435\u0434\u043d\u043e\u0441\u0442\u0430"} \u0434\u0430 \u0438\u043c\u0430 ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u0435\u043b\u0435\u043c\u0435\u043d\u0442\u0438"}`;
				return `\u041f\u0440\u0435\u043c\u043d\u043e\u0433\u0443 \u0433\u043e\u043b\u0435\u043c: \u0441\u0435 \u043e\u0447\u0435\u043a\u0443\u0432\u0430 ${issue.origin ?? "\u0432\u0440\u0435\u0434\u043d\u043e\u0441\u0442\u0430"} \u0434\u0430 \u0431\u0438\u0434\u0435 ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u041f\u0440\u0435\u043c\u043d\u043e\u0433\u0443 \u043c\u0430\u043b: \u0441\u0435 \u043e\u0447\u0435\u043a\u0443\u0432\u0430 ${issue.origin} \u0434\u0430 \u0438\u043c\u0430 ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `\u041f\u0440\u0435\u043c\u043d\u043e\u0433\u0443 \u043c\u0430\u043b: \u0441\u0435 \u043e\u0447\u0435\u043a\u0443\u0432\u0430 ${issue.origin} \u0434\u0430 \u0431\u0438\u0434\u0435 ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u041d\u0435\u0432\u0430\u0436\u0435\u0447\u043a\u0430 \u043d\u0438\u0437\u0430: \u043c\u043e\u0440\u0430 \u0434\u0430 \u0437\u0430\u043f\u043e\u0447\u043d\u0443\u0432\u0430 \u0441\u043e "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `\u041d\u0435\u0432\u0430\u0436\u0435\u0447\u043a\u0430 \u043d\u0438\u0437\u0430: \u043c\u043e\u0440\u0430 \u0434\u0430 \u0437\u0430\u0432\u0440\u0448\u0443\u0432\u0430 \u0441\u043e "${_issue.suffix}"`;
				if (_issue.format === "includes") return `\u041d\u0435\u0432\u0430\u0436\u0435\u0447\u043a\u0430 \u043d\u0438\u0437\u0430: \u043c\u043e\u0440\u0430 \u0434\u0430 \u0432\u043a\u043b\u0443\u0447\u0443\u0432\u0430 "${_issue.includes}"`;
				if (_issue.format === "regex") return `\u041d\u0435\u0432\u0430\u0436\u0435\u0447\u043a\u0430 \u043d\u0438\u0437\u0430: \u043c\u043e\u0440\u0430 \u0434\u0430 \u043e\u0434\u0433\u043e\u0430\u0440\u0430 \u043d\u0430 \u043f\u0430\u0442\u0435\u0440\u043d\u043e\u0442 ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `\u0413\u0440\u0435\u0448\u0435\u043d \u0431\u0440\u043e\u0458: \u043c\u043e\u0440\u0430 \u0434\u0430 \u0431\u0438\u0434\u0435 \u0434\u0435\u043b\u0438\u0432 \u0441\u043e ${issue.divisor}`;
			case "unrecognized_keys": return `${issue.keys.length > 1 ? "\u041d\u0435\u043f\u0440\u0435\u043f\u043e\u0437\u043d\u0430\u0435\u043d\u0438 \u043a\u043b\u0443\u0447\u0435\u0432\u0438" : "\u041d\u0435\u043f\u0440\u0435\u043f\u043e\u0437\u043d\u0430\u0435\u043d \u043a\u043b\u0443\u0447"}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `\u0413\u0440\u0435\u0448\u0435\u043d \u043a\u043b\u0443\u0447 \u0432\u043e ${issue.origin}`;
			case "invalid_union": return "\u0413\u0440\u0435\u0448\u0435\u043d \u0432\u043d\u0435\u0441";
			case "invalid_element": return `\u0413\u0440\u0435\u0448\u043d\u0430 \u0432\u0440\u0435\u0434\u043d\u043e\u0441\u0442 \u0432\u043e ${issue.origin}`;
			default: return `\u0413\u0440\u0435\u0448\u0435\u043d \u0432\u043d\u0435\u0441`;
		}
	};
};
function mk_default() {
	return { localeError: error$27() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/ms.js
const error$26 = () => {
	const Sizable = {
		string: {
			unit: "aksara",
			verb: "mempunyai"
		},
		file: {
			unit: "bait",
			verb: "mempunyai"
		},
		array: {
			unit: "elemen",
			verb: "mempunyai"
		},
		set: {
			unit: "elemen",
			verb: "mempunyai"
		},
		map: {
			unit: "elemen",
			verb: "mempunyai"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "alamat e-mel",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "tarikh masa ISO",
		date: "tarikh ISO",
		time: "masa ISO",
		duration: "tempoh ISO",
		ipv4: "alamat IPv4",
		ipv6: "alamat IPv6",
		mac: "alamat MAC",
		cidrv4: "julat IPv4",
		cidrv6: "julat IPv6",
		base64: "string dikodkan base64",
		base64url: "string dikodkan base64url",
		json_string: "string JSON",
		e164: "nombor E.164",
		credit_card: "nombor kad kredit",
		currency_code: "kod mata wang",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "nombor"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Input tidak sah: dijangka instanceof ${issue.expected}, diterima ${received}`;
				return `Input tidak sah: dijangka ${expected}, diterima ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Input tidak sah: dijangka ${stringifyPrimitive(issue.values[0])}`;
				return `Pilihan tidak sah: dijangka salah satu daripada ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Terlalu besar: dijangka ${issue.origin ?? "nilai"} ${sizing.verb} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elemen"}`;
				return `Terlalu besar: dijangka ${issue.origin ?? "nilai"} adalah ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Terlalu kecil: dijangka ${issue.origin} ${sizing.verb} ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Terlalu kecil: dijangka ${issue.origin} adalah ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `String tidak sah: mesti bermula dengan "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `String tidak sah: mesti berakhir dengan "${_issue.suffix}"`;
				if (_issue.format === "includes") return `String tidak sah: mesti mengandungi "${_issue.includes}"`;
				if (_issue.format === "regex") return `String tidak sah: mesti sepadan dengan corak ${_issue.pattern}`;
				return `${FormatDictionary[_issue.format] ?? issue.format} tidak sah`;
			}
			case "not_multiple_of": return `Nombor tidak sah: perlu gandaan ${issue.divisor}`;
			case "unrecognized_keys": return `Kunci tidak dikenali: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Kunci tidak sah dalam ${issue.origin}`;
			case "invalid_union": return "Input tidak sah";
			case "invalid_element": return `Nilai tidak sah dalam ${issue.origin}`;
			default: return `Input tidak sah`;
		}
	};
};
function ms_default() {
	return { localeError: error$26() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/ne.js
const error$25 = () => {
	const Sizable = {
		string: {
			unit: "\u0905\u0915\u094d\u0937\u0930",
			verb: "\u0939\u0941\u0928\u0941\u092a\u0930\u094d\u091b"
		},
		file: {
			unit: "\u092c\u093e\u0907\u091f",
			verb: "\u0939\u0941\u0928\u0941\u092a\u0930\u094d\u091b"
		},
		array: {
			unit: "\u0924\u0924\u094d\u0935",
			verb: "\u0939\u0941\u0928\u0941\u092a\u0930\u094d\u091b"
		},
		set: {
			unit: "\u0924\u0924\u094d\u0935",
			verb: "\u0939\u0941\u0928\u0941\u092a\u0930\u094d\u091b"
		},
		map: {
			unit: "\u092a\u094d\u0930\u0935\u093f\u0937\u094d\u091f\u093f",
			verb: "\u0939\u0941\u0928\u0941\u092a\u0930\u094d\u091b"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u0907\u0928\u092a\u0941\u091f",
		email: "\u0907\u092e\u0947\u0932 \u0920\u0947\u0917\u093e\u0928\u093e",
		url: "URL",
		emoji: "\u0907\u092e\u094b\u091c\u0940",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO \u092e\u093f\u0924\u093f \u0930 \u0938\u092e\u092f",
		date: "ISO \u092e\u093f\u0924\u093f",
		time: "ISO \u0938\u092e\u092f",
		duration: "ISO \u0905\u0935\u0927\u093f",
		ipv4: "IPv4 \u0920\u0947\u0917\u093e\u0928\u093e",
		ipv6: "IPv6 \u0920\u0947\u0917\u093e\u0928\u093e",
		mac: "MAC \u0920\u0947\u0917\u093e\u0928\u093e",
		cidrv4: "IPv4 \u0926\u093e\u092f\u0930\u093e",
		cidrv6: "IPv6 \u0926\u093e\u092f\u0930\u093e",
		base64: "base64-\u0907\u0928\u094d\u0915\u094b\u0921 \u0917\u0930\u093f\u090f\u0915\u094b \u0938\u094d\u091f\u094d\u0930\u093f\u0919",
		base64url: "base64url-\u0907\u0928\u094d\u0915\u094b\u0921 \u0917\u0930\u093f\u090f\u0915\u094b \u0938\u094d\u091f\u094d\u0930\u093f\u0919",
		json_string: "JSON \u0938\u094d\u091f\u094d\u0930\u093f\u0919",
		e164: "E.164 \u0928\u092e\u094d\u092c\u0930",
		credit_card: "\u0915\u094d\u0930\u0947\u0921\u093f\u091f \u0915\u093e\u0930\u094d\u0921 \u0928\u092e\u094d\u092c\u0930",
		currency_code: "\u092e\u0941\u0926\u094d\u0930\u093e \u0915\u094b\u0921",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u0907\u0928\u092a\u0941\u091f"
	};
	const TypeDictionary = { nan: "NaN" };
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				return `\u0905\u092e\u093e\u0928\u094d\u092f \u0907\u0928\u092a\u0941\u091f: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 ${expected}, \u092a\u094d\u0930\u093e\u092a\u094d\u0924 ${TypeDictionary[receivedType] ?? receivedType}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u0905\u092e\u093e\u0928\u094d\u092f \u0907\u0928\u092a\u0941\u091f: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 ${stringifyPrimitive(issue.values[0])}`;
				return `\u0905\u092e\u093e\u0928\u094d\u092f \u0935\u093f\u0915\u0932\u094d\u092a: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 \u092e\u093e\u0928\u0939\u0930\u0942 \u092e\u0927\u094d\u092f\u0947 \u090f\u0915 ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0927\u0947\u0930\u0948 \u0920\u0942\u0932\u094b: ${issue.origin ?? "\u092e\u093e\u0928"} \u092e\u093e ${adj}${issue.maximum.toString()} ${sizing.unit} ${sizing.verb}`;
				return `\u0927\u0947\u0930\u0948 \u0920\u0942\u0932\u094b: ${issue.origin ?? "\u092e\u093e\u0928"} ${adj}${issue.maximum.toString()} \u0939\u0941\u0928\u0941\u092a\u0930\u094d\u091b`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0927\u0947\u0930\u0948 \u0938\u093e\u0928\u094b: ${issue.origin} \u092e\u093e ${adj}${issue.minimum.toString()} ${sizing.unit} ${sizing.verb}`;
				return `\u0927\u0947\u0930\u0948 \u0938\u093e\u0928\u094b: ${issue.origin} ${adj}${issue.minimum.toString()} \u0939\u0941\u0928\u0941\u092a\u0930\u094d\u091b`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u0905\u092e\u093e\u0928\u094d\u092f \u0938\u094d\u091f\u094d\u0930\u093f\u0919: "${_issue.prefix}" \u092c\u093e\u091f \u0938\u0941\u0930\u0941 \u0939\u0941\u0928\u0941\u092a\u0930\u094d\u091b`;
				if (_issue.format === "ends_with") return `\u0905\u092e\u093e\u0928\u094d\u092f \u0938\u094d\u091f\u094d\u0930\u093f\u0919: "${_issue.suffix}" \u092e\u093e \u0938\u092e\u093e\u092a\u094d\u0924 \u0939\u0941\u0928\u0941\u092a\u0930\u094d\u091b`;
				if (_issue.format === "includes") return `\u0905\u092e\u093e\u0928\u094d\u092f \u0938\u094d\u091f\u094d\u0930\u093f\u0919: "${_issue.includes}" \u0938\u092e\u093e\u0935\u0947\u0936 \u0939\u0941\u0928\u0941\u092a\u0930\u094d\u091b`;
				if (_issue.format === "regex") return `\u0905\u092e\u093e\u0928\u094d\u092f \u0938\u094d\u091f\u094d\u0930\u093f\u0919: \u0922\u093e\u0901\u091a\u093e ${_issue.pattern} \u0938\u0901\u0917 \u092e\u0947\u0932 \u0916\u093e\u0928\u0941\u092a\u0930\u094d\u091b`;
				return `\u0905\u092e\u093e\u0928\u094d\u092f ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `\u0905\u092e\u093e\u0928\u094d\u092f \u0938\u0902\u0916\u094d\u092f\u093e: ${issue.divisor} \u0915\u094b \u0917\u0941\u0923\u091c \u0939\u0941\u0928\u0941\u092a\u0930\u094d\u091b`;
			case "unrecognized_keys": return `\u0905\u092a\u0930\u093f\u091a\u093f\u0924 \u0915\u0941\u091e\u094d\u091c\u0940${issue.keys.length > 1 ? "\u0939\u0930\u0942" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `\u0905\u092e\u093e\u0928\u094d\u092f \u0915\u0941\u091e\u094d\u091c\u0940: ${issue.origin} \u092e\u093e`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `\u0905\u092e\u093e\u0928\u094d\u092f \u0921\u093f\u0938\u094d\u0915\u094d\u0930\u093f\u092e\u093f\u0928\u0947\u091f\u0930 \u092e\u093e\u0928: \u0905\u092a\u0947\u0915\u094d\u0937\u093f\u0924 ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				return "\u0905\u092e\u093e\u0928\u094d\u092f \u0907\u0928\u092a\u0941\u091f";
			case "invalid_element": return `\u0905\u092e\u093e\u0928\u094d\u092f \u092e\u093e\u0928: ${issue.origin} \u092e\u093e`;
			default: return `\u0905\u092e\u093e\u0928\u094d\u092f \u0907\u0928\u092a\u0941\u091f`;
		}
	};
};
function ne_default() {
	return { localeError: error$25() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/nl.js
const error$24 = () => {
	const Sizable = {
		string: {
			unit: "tekens",
			verb: "heeft"
		},
		file: {
			unit: "bytes",
			verb: "heeft"
		},
		array: {
			unit: "elementen",
			verb: "heeft"
		},
		set: {
			unit: "elementen",
			verb: "heeft"
		},
		map: {
			unit: "elementen",
			verb: "heeft"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "invoer",
		email: "emailadres",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datum en tijd",
		date: "ISO datum",
		time: "ISO tijd",
		duration: "ISO duur",
		ipv4: "IPv4-adres",
		ipv6: "IPv6-adres",
		mac: "MAC-adres",
		cidrv4: "IPv4-bereik",
		cidrv6: "IPv6-bereik",
		base64: "base64-gecodeerde tekst",
		base64url: "base64 URL-gecodeerde tekst",
		json_string: "JSON string",
		e164: "E.164-nummer",
		credit_card: "creditcardnummer",
		currency_code: "valutacode",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "invoer"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "getal"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Ongeldige invoer: verwacht instanceof ${issue.expected}, ontving ${received}`;
				return `Ongeldige invoer: verwacht ${expected}, ontving ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Ongeldige invoer: verwacht ${stringifyPrimitive(issue.values[0])}`;
				return `Ongeldige optie: verwacht \u00e9\u00e9n van ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				const longName = issue.origin === "date" ? "laat" : issue.origin === "string" ? "lang" : "groot";
				if (sizing) return `Te ${longName}: verwacht dat ${issue.origin ?? "waarde"} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elementen"} ${sizing.verb}`;
				return `Te ${longName}: verwacht dat ${issue.origin ?? "waarde"} ${adj}${issue.maximum.toString()} is`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				const shortName = issue.origin === "date" ? "vroeg" : issue.origin === "string" ? "kort" : "klein";
				if (sizing) return `Te ${shortName}: verwacht dat ${issue.origin} ${adj}${issue.minimum.toString()} ${sizing.unit} ${sizing.verb}`;
				return `Te ${shortName}: verwacht dat ${issue.origin} ${adj}${issue.minimum.toString()} is`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Ongeldige tekst: moet met "${_issue.prefix}" beginnen`;
				if (_issue.format === "ends_with") return `Ongeldige tekst: moet op "${_issue.suffix}" eindigen`;
				if (_issue.format === "includes") return `Ongeldige tekst: moet "${_issue.includes}" bevatten`;
				if (_issue.format === "regex") return `Ongeldige tekst: moet overeenkomen met patroon ${_issue.pattern}`;
				return `Ongeldig: ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Ongeldig getal: moet een veelvoud van ${issue.divisor} zijn`;
			case "unrecognized_keys": return `Onbekende key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Ongeldige key in ${issue.origin}`;
			case "invalid_union": return "Ongeldige invoer";
			case "invalid_element": return `Ongeldige waarde in ${issue.origin}`;
			default: return `Ongeldige invoer`;
		}
	};
};
function nl_default() {
	return { localeError: error$24() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/nn.js
const error$23 = () => {
	const Sizable = {
		string: {
			unit: "teikn",
			verb: "\u00e5 ha"
		},
		file: {
			unit: "bytes",
			verb: "\u00e5 ha"
		},
		array: {
			unit: "element",
			verb: "\u00e5 innehalde"
		},
		set: {
			unit: "element",
			verb: "\u00e5 innehalde"
		},
		map: {
			unit: "element",
			verb: "\u00e5 innehalde"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "e-postadresse",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO dato- og klokkeslett",
		date: "ISO-dato",
		time: "ISO-klokkeslett",
		duration: "ISO-varigheit",
		ipv4: "IPv4-adresse",
		ipv6: "IPv6-adresse",
		mac: "MAC-adresse",
		cidrv4: "IPv4-spekter",
		cidrv6: "IPv6-spekter",
		base64: "base64-enkoda streng",
		base64url: "base64url-enkoda streng",
		json_string: "JSON-streng",
		e164: "E.164-nummer",
		credit_card: "kredittkortnummer",
		currency_code: "valutakode",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "tal",
		array: "liste"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Ugyldig input: forventa instanceof ${issue.expected}, fekk ${received}`;
				return `Ugyldig input: forventa ${expected}, fekk ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Ugyldig verdi: forventa ${stringifyPrimitive(issue.values[0])}`;
				return `Ugyldig val: forventa eitt av ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `For stor(t): forventa ${issue.origin ?? "value"} til \u00e5 ha ${adj}${issue.maximum.toString()} ${sizing.unit ?? "element"}`;
				return `For stor(t): forventa ${issue.origin ?? "value"} til \u00e5 ha ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `For lite(n): forventa ${issue.origin} til \u00e5 ha ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `For lite(n): forventa ${issue.origin} til \u00e5 ha ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Ugyldig streng: m\u00e5 starte med "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Ugyldig streng: m\u00e5 slutte med "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Ugyldig streng: m\u00e5 innehalde "${_issue.includes}"`;
				if (_issue.format === "regex") return `Ugyldig streng: m\u00e5 matche m\u00f8nsteret ${_issue.pattern}`;
				return `Ugyldig ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Ugyldig tal: m\u00e5 vere eit multiplum av ${issue.divisor}`;
			case "unrecognized_keys": return `${issue.keys.length > 1 ? "Ukjende n\u00f8klar" : "Ukjend n\u00f8kkel"}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Ugyldig n\u00f8kkel i ${issue.origin}`;
			case "invalid_union": return "Ugyldig input";
			case "invalid_element": return `Ugyldig verdi i ${issue.origin}`;
			default: return `Ugyldig input`;
		}
	};
};
function nn_default() {
	return { localeError: error$23() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/no.js
const error$22 = () => {
	const Sizable = {
		string: {
			unit: "tegn",
			verb: "\u00e5 ha"
		},
		file: {
			unit: "bytes",
			verb: "\u00e5 ha"
		},
		array: {
			unit: "elementer",
			verb: "\u00e5 inneholde"
		},
		set: {
			unit: "elementer",
			verb: "\u00e5 inneholde"
		},
		map: {
			unit: "elementer",
			verb: "\u00e5 inneholde"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "e-postadresse",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO dato- og klokkeslett",
		date: "ISO-dato",
		time: "ISO-klokkeslett",
		duration: "ISO-varighet",
		ipv4: "IPv4-adresse",
		ipv6: "IPv6-adresse",
		mac: "MAC-adresse",
		cidrv4: "IPv4-spekter",
		cidrv6: "IPv6-spekter",
		base64: "base64-enkodet streng",
		base64url: "base64url-enkodet streng",
		json_string: "JSON-streng",
		e164: "E.164-nummer",
		credit_card: "kredittkortnummer",
		currency_code: "valutakode",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "tall",
		array: "liste"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Ugyldig input: forventet instanceof ${issue.expected}, fikk ${received}`;
				return `Ugyldig input: forventet ${expected}, fikk ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Ugyldig verdi: forventet ${stringifyPrimitive(issue.values[0])}`;
				return `Ugyldig valg: forventet en av ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `For stor(t): forventet ${issue.origin ?? "value"} til \u00e5 ha ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elementer"}`;
				return `For stor(t): forventet ${issue.origin ?? "value"} til \u00e5 ha ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `For lite(n): forventet ${issue.origin} til \u00e5 ha ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `For lite(n): forventet ${issue.origin} til \u00e5 ha ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Ugyldig streng: m\u00e5 starte med "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Ugyldig streng: m\u00e5 ende med "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Ugyldig streng: m\u00e5 inneholde "${_issue.includes}"`;
				if (_issue.format === "regex") return `Ugyldig streng: m\u00e5 matche m\u00f8nsteret ${_issue.pattern}`;
				return `Ugyldig ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Ugyldig tall: m\u00e5 v\u00e6re et multiplum av ${issue.divisor}`;
			case "unrecognized_keys": return `${issue.keys.length > 1 ? "Ukjente n\u00f8kler" : "Ukjent n\u00f8kkel"}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Ugyldig n\u00f8kkel i ${issue.origin}`;
			case "invalid_union": return "Ugyldig input";
			case "invalid_element": return `Ugyldig verdi i ${issue.origin}`;
			default: return `Ugyldig input`;
		}
	};
};
function no_default() {
	return { localeError: error$22() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/ota.js
const error$21 = () => {
	const Sizable = {
		string: {
			unit: "harf",
			verb: "olmal\u0131d\u0131r"
		},
		file: {
			unit: "bayt",
			verb: "olmal\u0131d\u0131r"
		},
		array: {
			unit: "unsur",
			verb: "olmal\u0131d\u0131r"
		},
		set: {
			unit: "unsur",
			verb: "olmal\u0131d\u0131r"
		},
		map: {
			unit: "unsur",
			verb: "olmal\u0131d\u0131r"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "giren",
		email: "epostag\u00e2h",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO heng\u00e2m\u0131",
		date: "ISO tarihi",
		time: "ISO zaman\u0131",
		duration: "ISO m\u00fcddeti",
		ipv4: "IPv4 ni\u015f\u00e2n\u0131",
		ipv6: "IPv6 ni\u015f\u00e2n\u0131",
		mac: "MAC ni\u015f\u00e2n\u0131",
		cidrv4: "IPv4 menzili",
		cidrv6: "IPv6 menzili",
		base64: "base64-\u015fifreli metin",
		base64url: "base64url-\u015fifreli metin",
		json_string: "JSON metin",
		e164: "E.164 say\u0131s\u0131",
		credit_card: "i'tib\u00e2r kart\u0131 numaras\u0131",
		currency_code: "para birimi kodu",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "giren"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "numara",
		array: "saf",
		null: "gayb"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `F\u00e2sit giren: umulan instanceof ${issue.expected}, al\u0131nan ${received}`;
				return `F\u00e2sit giren: umulan ${expected}, al\u0131nan ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `F\u00e2sit giren: umulan ${stringifyPrimitive(issue.values[0])}`;
				return `F\u00e2sit tercih: m\u00fbteberler ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Fazla b\u00fcy\u00fck: ${issue.origin ?? "value"}, ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"} sahip olmal\u0131yd\u0131.`;
				return `Fazla b\u00fcy\u00fck: ${issue.origin ?? "value"}, ${adj}${issue.maximum.toString()} olmal\u0131yd\u0131.`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Fazla k\u00fc\u00e7\u00fck: ${issue.origin}, ${adj}${issue.minimum.toString()} ${sizing.unit} sahip olmal\u0131yd\u0131.`;
				return `Fazla k\u00fc\u00e7\u00fck: ${issue.origin}, ${adj}${issue.minimum.toString()} olmal\u0131yd\u0131.`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `F\u00e2sit metin: "${_issue.prefix}" ile ba\u015flamal\u0131.`;
				if (_issue.format === "ends_with") return `F\u00e2sit metin: "${_issue.suffix}" ile bitmeli.`;
				if (_issue.format === "includes") return `F\u00e2sit metin: "${_issue.includes}" ihtiv\u00e2 etmeli.`;
				if (_issue.format === "regex") return `F\u00e2sit metin: ${_issue.pattern} nak\u015f\u0131na uymal\u0131.`;
				return `F\u00e2sit ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `F\u00e2sit say\u0131: ${issue.divisor} kat\u0131 olmal\u0131yd\u0131.`;
			case "unrecognized_keys": return `Tan\u0131nmayan anahtar ${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `${issue.origin} i\u00e7in tan\u0131nmayan anahtar var.`;
			case "invalid_union": return "Giren tan\u0131namad\u0131.";
			case "invalid_element": return `${issue.origin} i\u00e7in tan\u0131nmayan k\u0131ymet var.`;
			default: return `K\u0131ymet tan\u0131namad\u0131.`;
		}
	};
};
function ota_default() {
	return { localeError: error$21() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/ps.js
const error$20 = () => {
	const Sizable = {
		string: {
			unit: "\u062a\u0648\u06a9\u064a",
			verb: "\u0648\u0644\u0631\u064a"
		},
		file: {
			unit: "\u0628\u0627\u06cc\u067c\u0633",
			verb: "\u0648\u0644\u0631\u064a"
		},
		array: {
			unit: "\u062a\u0648\u06a9\u064a",
			verb: "\u0648\u0644\u0631\u064a"
		},
		set: {
			unit: "\u062a\u0648\u06a9\u064a",
			verb: "\u0648\u0644\u0631\u064a"
		},
		map: {
			unit: "\u062a\u0648\u06a9\u064a",
			verb: "\u0648\u0644\u0631\u064a"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u0648\u0631\u0648\u062f\u064a",
		email: "\u0628\u0631\u06cc\u069a\u0646\u0627\u0644\u06cc\u06a9",
		url: "\u06cc\u0648 \u0622\u0631 \u0627\u0644",
		emoji: "\u0627\u06cc\u0645\u0648\u062c\u064a",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "\u0646\u06cc\u067c\u0647 \u0627\u0648 \u0648\u062e\u062a",
		date: "\u0646\u06d0\u067c\u0647",
		time: "\u0648\u062e\u062a",
		duration: "\u0645\u0648\u062f\u0647",
		ipv4: "\u062f IPv4 \u067e\u062a\u0647",
		ipv6: "\u062f IPv6 \u067e\u062a\u0647",
		mac: "\u062f MAC \u067e\u062a\u0647",
		cidrv4: "\u062f IPv4 \u0633\u0627\u062d\u0647",
		cidrv6: "\u062f IPv6 \u0633\u0627\u062d\u0647",
		base64: "base64-encoded \u0645\u062a\u0646",
		base64url: "base64url-encoded \u0645\u062a\u0646",
		json_string: "JSON \u0645\u062a\u0646",
		e164: "\u062f E.164 \u0634\u0645\u06d0\u0631\u0647",
		credit_card: "\u062f \u06a9\u0631\u06cc\u0689\u06cc\u067c \u06a9\u0627\u0631\u062a \u0634\u0645\u06cc\u0631\u0647",
		currency_code: "\u062f \u0627\u0633\u0639\u0627\u0631\u0648 \u06a9\u0648\u0689",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u0648\u0631\u0648\u062f\u064a"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "\u0639\u062f\u062f",
		array: "\u0627\u0631\u06d0"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `\u0646\u0627\u0633\u0645 \u0648\u0631\u0648\u062f\u064a: \u0628\u0627\u06cc\u062f instanceof ${issue.expected} \u0648\u0627\u06cc, \u0645\u06ab\u0631 ${received} \u062a\u0631\u0644\u0627\u0633\u0647 \u0634\u0648`;
				return `\u0646\u0627\u0633\u0645 \u0648\u0631\u0648\u062f\u064a: \u0628\u0627\u06cc\u062f ${expected} \u0648\u0627\u06cc, \u0645\u06ab\u0631 ${received} \u062a\u0631\u0644\u0627\u0633\u0647 \u0634\u0648`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u0646\u0627\u0633\u0645 \u0648\u0631\u0648\u062f\u064a: \u0628\u0627\u06cc\u062f ${stringifyPrimitive(issue.values[0])} \u0648\u0627\u06cc`;
				return `\u0646\u0627\u0633\u0645 \u0627\u0646\u062a\u062e\u0627\u0628: \u0628\u0627\u06cc\u062f \u06cc\u0648 \u0644\u0647 ${joinValues(issue.values, "|")} \u0685\u062e\u0647 \u0648\u0627\u06cc`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0689\u06cc\u0631 \u0644\u0648\u06cc: ${issue.origin ?? "\u0627\u0631\u0632\u069a\u062a"} \u0628\u0627\u06cc\u062f ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u0639\u0646\u0635\u0631\u0648\u0646\u0647"} \u0648\u0644\u0631\u064a`;
				return `\u0689\u06cc\u0631 \u0644\u0648\u06cc: ${issue.origin ?? "\u0627\u0631\u0632\u069a\u062a"} \u0628\u0627\u06cc\u062f ${adj}${issue.maximum.toString()} \u0648\u064a`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0689\u06cc\u0631 \u06a9\u0648\u0686\u0646\u06cc: ${issue.origin} \u0628\u0627\u06cc\u062f ${adj}${issue.minimum.toString()} ${sizing.unit} \u0648\u0644\u0631\u064a`;
				return `\u0689\u06cc\u0631 \u06a9\u0648\u0686\u0646\u06cc: ${issue.origin} \u0628\u0627\u06cc\u062f ${adj}${issue.minimum.toString()} \u0648\u064a`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u0646\u0627\u0633\u0645 \u0645\u062a\u0646: \u0628\u0627\u06cc\u062f \u062f "${_issue.prefix}" \u0633\u0631\u0647 \u067e\u06cc\u0644 \u0634\u064a`;
				if (_issue.format === "ends_with") return `\u0646\u0627\u0633\u0645 \u0645\u062a\u0646: \u0628\u0627\u06cc\u062f \u062f "${_issue.suffix}" \u0633\u0631\u0647 \u067e\u0627\u06cc \u062a\u0647 \u0648\u0631\u0633\u064a\u0696\u064a`;
				if (_issue.format === "includes") return `\u0646\u0627\u0633\u0645 \u0645\u062a\u0646: \u0628\u0627\u06cc\u062f "${_issue.includes}" \u0648\u0644\u0631\u064a`;
				if (_issue.format === "regex") return `\u0646\u0627\u0633\u0645 \u0645\u062a\u0646: \u0628\u0627\u06cc\u062f \u062f ${_issue.pattern} \u0633\u0631\u0647 \u0645\u0637\u0627\u0628\u0642\u062a \u0648\u0644\u0631\u064a`;
				return `${FormatDictionary[_issue.format] ?? issue.format} \u0646\u0627\u0633\u0645 \u062f\u06cc`;
			}
			case "not_multiple_of": return `\u0646\u0627\u0633\u0645 \u0639\u062f\u062f: \u0628\u0627\u06cc\u062f \u062f ${issue.divisor} \u0645\u0636\u0631\u0628 \u0648\u064a`;
			case "unrecognized_keys": return `\u0646\u0627\u0633\u0645 ${issue.keys.length > 1 ? "\u06a9\u0644\u06cc\u0689\u0648\u0646\u0647" : "\u06a9\u0644\u06cc\u0689"}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `\u0646\u0627\u0633\u0645 \u06a9\u0644\u06cc\u0689 \u067e\u0647 ${issue.origin} \u06a9\u06d0`;
			case "invalid_union": return `\u0646\u0627\u0633\u0645\u0647 \u0648\u0631\u0648\u062f\u064a`;
			case "invalid_element": return `\u0646\u0627\u0633\u0645 \u0639\u0646\u0635\u0631 \u067e\u0647 ${issue.origin} \u06a9\u06d0`;
			default: return `\u0646\u0627\u0633\u0645\u0647 \u0648\u0631\u0648\u062f\u064a`;
		}
	};
};
function ps_default() {
	return { localeError: error$20() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/pl.js
const error$19 = () => {
	const Sizable = {
		string: {
			unit: "znak\u00f3w",
			verb: "mie\u0107"
		},
		file: {
			unit: "bajt\u00f3w",
			verb: "mie\u0107"
		},
		array: {
			unit: "element\u00f3w",
			verb: "mie\u0107"
		},
		set: {
			unit: "element\u00f3w",
			verb: "mie\u0107"
		},
		map: {
			unit: "element\u00f3w",
			verb: "mie\u0107"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "wyra\u017cenie",
		email: "adres email",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "data i godzina w formacie ISO",
		date: "data w formacie ISO",
		time: "godzina w formacie ISO",
		duration: "czas trwania ISO",
		ipv4: "adres IPv4",
		ipv6: "adres IPv6",
		mac: "adres MAC",
		cidrv4: "zakres IPv4",
		cidrv6: "zakres IPv6",
		base64: "ci\u0105g znak\u00f3w zakodowany w formacie base64",
		base64url: "ci\u0105g znak\u00f3w zakodowany w formacie base64url",
		json_string: "ci\u0105g znak\u00f3w w formacie JSON",
		e164: "liczba E.164",
		credit_card: "numer karty kredytowej",
		currency_code: "kod waluty",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "wej\u015bcie"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "liczba",
		array: "tablica"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Nieprawid\u0142owe dane wej\u015bciowe: oczekiwano instanceof ${issue.expected}, otrzymano ${received}`;
				return `Nieprawid\u0142owe dane wej\u015bciowe: oczekiwano ${expected}, otrzymano ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Nieprawid\u0142owe dane wej\u015bciowe: oczekiwano ${stringifyPrimitive(issue.values[0])}`;
				return `Nieprawid\u0142owa opcja: oczekiwano jednej z warto\u015bci ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Za du\u017ca warto\u015b\u0107: oczekiwano, \u017ce ${issue.origin ?? "warto\u015b\u0107"} b\u0119dzie mie\u0107 ${adj}${issue.maximum.toString()} ${sizing.unit ?? "element\u00f3w"}`;
				return `Zbyt du\u017c(y/a/e): oczekiwano, \u017ce ${issue.origin ?? "warto\u015b\u0107"} b\u0119dzie wynosi\u0107 ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Za ma\u0142a warto\u015b\u0107: oczekiwano, \u017ce ${issue.origin ?? "warto\u015b\u0107"} b\u0119dzie mie\u0107 ${adj}${issue.minimum.toString()} ${sizing.unit ?? "element\u00f3w"}`;
				return `Zbyt ma\u0142(y/a/e): oczekiwano, \u017ce ${issue.origin ?? "warto\u015b\u0107"} b\u0119dzie wynosi\u0107 ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Nieprawid\u0142owy ci\u0105g znak\u00f3w: musi zaczyna\u0107 si\u0119 od "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Nieprawid\u0142owy ci\u0105g znak\u00f3w: musi ko\u0144czy\u0107 si\u0119 na "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Nieprawid\u0142owy ci\u0105g znak\u00f3w: musi zawiera\u0107 "${_issue.includes}"`;
				if (_issue.format === "regex") return `Nieprawid\u0142owy ci\u0105g znak\u00f3w: musi odpowiada\u0107 wzorcowi ${_issue.pattern}`;
				return `Nieprawid\u0142ow(y/a/e) ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Nieprawid\u0142owa liczba: musi by\u0107 wielokrotno\u015bci\u0105 ${issue.divisor}`;
			case "unrecognized_keys": return `Nierozpoznane klucze${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Nieprawid\u0142owy klucz w ${issue.origin}`;
			case "invalid_union": return "Nieprawid\u0142owe dane wej\u015bciowe";
			case "invalid_element": return `Nieprawid\u0142owa warto\u015b\u0107 w ${issue.origin}`;
			default: return `Nieprawid\u0142owe dane wej\u015bciowe`;
		}
	};
};
function pl_default() {
	return { localeError: error$19() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/pt.js
const error$18 = () => {
	const Sizable = {
		string: { unit: "caracteres" },
		file: { unit: "bytes" },
		array: { unit: "elementos" },
		set: { unit: "elementos" },
		map: { unit: "entradas" }
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "a entrada",
		email: "o endere\u00e7o de e-mail",
		url: "o URL",
		emoji: "o emoji",
		uuid: "o UUID",
		uuidv4: "o UUIDv4",
		uuidv6: "o UUIDv6",
		nanoid: "o nanoid",
		guid: "o GUID",
		cuid: "o cuid",
		cuid2: "o cuid2",
		ulid: "o ULID",
		xid: "o XID",
		ksuid: "o KSUID",
		datetime: "a data e hora ISO",
		date: "a data ISO",
		time: "a hora ISO",
		duration: "a dura\u00e7\u00e3o ISO",
		ipv4: "o endere\u00e7o IPv4",
		ipv6: "o endere\u00e7o IPv6",
		mac: "o endere\u00e7o MAC",
		cidrv4: "o intervalo de endere\u00e7os IPv4",
		cidrv6: "o intervalo de endere\u00e7os IPv6",
		base64: "o texto codificado em base64",
		base64url: "o texto codificado em base64url",
		json_string: "o texto JSON",
		e164: "o n\u00famero E.164",
		credit_card: "o n\u00famero de cart\u00e3o de cr\u00e9dito",
		currency_code: "o c\u00f3digo de moeda",
		iban: "o IBAN",
		jwt: "o JWT",
		template_literal: "a entrada"
	};
	const Gender = {
		masculine: {
			definite: "o",
			indefinite: "um"
		},
		feminine: {
			definite: "a",
			indefinite: "uma"
		}
	};
	const TypeDictionary = {
		string: {
			name: "texto",
			articles: Gender.masculine
		},
		number: {
			name: "n\u00famero",
			articles: Gender.masculine
		},
		int: {
			name: "n\u00famero inteiro",
			articles: Gender.masculine
		},
		boolean: {
			name: "valor booleano",
			articles: Gender.masculine
		},
		bigint: {
			name: "n\u00famero bigint",
			articles: Gender.masculine
		},
		symbol: {
			name: "s\u00edmbolo",
			articles: Gender.masculine
		},
		undefined: {
			name: "valor \"undefined\"",
			articles: Gender.masculine
		},
		null: {
			name: "valor \"nulo\"",
			articles: Gender.masculine
		},
		never: {
			name: "valor \"never\"",
			articles: Gender.masculine
		},
		void: {
			name: "valor \"void\"",
			articles: Gender.masculine
		},
		date: {
			name: "data",
			articles: Gender.feminine
		},
		array: {
			name: "vetor",
			articles: Gender.masculine
		},
		object: {
			name: "objeto",
			articles: Gender.masculine
		},
		tuple: {
			name: "tuplo",
			articles: Gender.masculine
		},
		record: {
			name: "registo",
			articles: Gender.masculine
		},
		map: {
			name: "mapa",
			articles: Gender.masculine
		},
		set: {
			name: "conjunto",
			articles: Gender.masculine
		},
		file: {
			name: "ficheiro",
			articles: Gender.masculine
		},
		nonoptional: {
			name: "valor n\u00e3o opcional",
			articles: Gender.masculine
		},
		nan: {
			name: "valor \"NaN\"",
			articles: Gender.masculine
		},
		function: {
			name: "fun\u00e7\u00e3o",
			articles: Gender.feminine
		}
	};
	function translateOriginWithArticle(type, articleType) {
		const translatedValue = TypeDictionary[type] ?? {
			name: `valor "${type}"`,
			articles: Gender.masculine
		};
		return `${translatedValue.articles[articleType]} ${translatedValue.name}`;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": return `Entrada inv\u00e1lida: esperava ${translateOriginWithArticle(issue.expected, "indefinite")}, recebeu ${translateOriginWithArticle(parsedType(issue.input), "indefinite")}`;
			case "invalid_value":
				if (issue.values.length === 1) return `Entrada inv\u00e1lida: esperava ${stringifyPrimitive(issue.values[0])}`;
				return `Op\u00e7\u00e3o inv\u00e1lida: esperava uma das seguintes op\u00e7\u00f5es: ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Demasiado grande: esperava que ${translateOriginWithArticle(issue.origin, "definite")} tivesse ${adj} ${issue.maximum.toString()} ${sizing.unit ?? "elementos"}`;
				return `Demasiado grande: esperava que ${translateOriginWithArticle(issue.origin, "definite")} fosse ${adj} ${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Demasiado pequeno: esperava que ${translateOriginWithArticle(issue.origin, "definite")} tivesse ${adj} ${issue.minimum.toString()} ${sizing.unit ?? "elementos"}`;
				return `Demasiado pequeno: esperava que ${translateOriginWithArticle(issue.origin, "definite")} fosse ${adj} ${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Texto inv\u00e1lido: deve come\u00e7ar por "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Texto inv\u00e1lido: deve terminar em "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Texto inv\u00e1lido: deve incluir "${_issue.includes}"`;
				if (_issue.format === "regex") return `Texto inv\u00e1lido: deve corresponder ao padr\u00e3o ${_issue.pattern}`;
				return `Formato d${FormatDictionary[_issue.format] ?? issue.format} inv\u00e1lido`;
			}
			case "not_multiple_of": return `N\u00famero inv\u00e1lido: deve ser m\u00faltiplo de ${issue.divisor}`;
			case "unrecognized_keys": {
				const plural = issue.keys.length > 1 ? "s" : "";
				return `Chave${plural} inv\u00e1lida${plural}: ${joinValues(issue.keys, ", ")}`;
			}
			case "invalid_key": return `Entrada inv\u00e1lida n${translateOriginWithArticle(issue.origin, "definite")}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Valor de discrimina\u00e7\u00e3o inv\u00e1lido. Esperava ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				return "Entrada inv\u00e1lida";
			case "invalid_element": return `Entrada inv\u00e1lida n${translateOriginWithArticle(issue.origin, "definite")}`;
			default: return `Entrada inv\u00e1lida`;
		}
	};
};
function pt_default() {
	return { localeError: error$18() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/pt-BR.js
const error$17 = () => {
	const Sizable = {
		string: { unit: "caracteres" },
		file: { unit: "bytes" },
		array: { unit: "elementos" },
		set: { unit: "elementos" },
		map: { unit: "entradas" }
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "a entrada",
		email: "o endere\u00e7o de e-mail",
		url: "o URL",
		emoji: "o emoji",
		uuid: "o UUID",
		uuidv4: "o UUIDv4",
		uuidv6: "o UUIDv6",
		nanoid: "o nanoid",
		guid: "o GUID",
		cuid: "o cuid",
		cuid2: "o cuid2",
		ulid: "o ULID",
		xid: "o XID",
		ksuid: "o KSUID",
		datetime: "a data e hora ISO",
		date: "a data ISO",
		time: "a hora ISO",
		duration: "a dura\u00e7\u00e3o ISO",
		ipv4: "o endere\u00e7o IPv4",
		ipv6: "o endere\u00e7o IPv6",
		mac: "o endere\u00e7o MAC",
		cidrv4: "a faixa de endere\u00e7os IPv4",
		cidrv6: "a faixa de endere\u00e7os IPv6",
		base64: "o texto codificado em base64",
		base64url: "o texto codificado em base64url",
		json_string: "o texto JSON",
		e164: "o n\u00famero E.164",
		credit_card: "o n\u00famero de cart\u00e3o de cr\u00e9dito",
		currency_code: "o c\u00f3digo de moeda",
		iban: "o IBAN",
		jwt: "o JWT",
		template_literal: "a entrada"
	};
	const Gender = {
		masculine: {
			definite: "o",
			indefinite: "um"
		},
		feminine: {
			definite: "a",
			indefinite: "uma"
		}
	};
	const TypeDictionary = {
		string: {
			name: "texto",
			articles: Gender.masculine
		},
		number: {
			name: "n\u00famero",
			articles: Gender.masculine
		},
		int: {
			name: "n\u00famero inteiro",
			articles: Gender.masculine
		},
		boolean: {
			name: "valor booleano",
			articles: Gender.masculine
		},
		bigint: {
			name: "n\u00famero bigint",
			articles: Gender.masculine
		},
		symbol: {
			name: "s\u00edmbolo",
			articles: Gender.masculine
		},
		undefined: {
			name: "valor \"undefined\"",
			articles: Gender.masculine
		},
		null: {
			name: "valor \"nulo\"",
			articles: Gender.masculine
		},
		never: {
			name: "valor \"never\"",
			articles: Gender.masculine
		},
		void: {
			name: "valor \"void\"",
			articles: Gender.masculine
		},
		date: {
			name: "data",
			articles: Gender.feminine
		},
		array: {
			name: "vetor",
			articles: Gender.masculine
		},
		object: {
			name: "objeto",
			articles: Gender.masculine
		},
		tuple: {
			name: "tupla",
			articles: Gender.feminine
		},
		record: {
			name: "registro",
			articles: Gender.masculine
		},
		map: {
			name: "mapa",
			articles: Gender.masculine
		},
		set: {
			name: "conjunto",
			articles: Gender.masculine
		},
		file: {
			name: "arquivo",
			articles: Gender.masculine
		},
		nonoptional: {
			name: "valor n\u00e3o opcional",
			articles: Gender.masculine
		},
		nan: {
			name: "valor \"NaN\"",
			articles: Gender.masculine
		},
		function: {
			name: "fun\u00e7\u00e3o",
			articles: Gender.feminine
		}
	};
	function translateOriginWithArticle(type, articleType) {
		const translatedValue = TypeDictionary[type] ?? {
			name: `valor "${type}"`,
			articles: Gender.masculine
		};
		return `${translatedValue.articles[articleType]} ${translatedValue.name}`;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": return `Entrada inv\u00e1lida: esperava ${translateOriginWithArticle(issue.expected, "indefinite")}, recebeu ${translateOriginWithArticle(parsedType(issue.input), "indefinite")}`;
			case "invalid_value":
				if (issue.values.length === 1) return `Entrada inv\u00e1lida: esperava ${stringifyPrimitive(issue.values[0])}`;
				return `Op\u00e7\u00e3o inv\u00e1lida: esperava uma das seguintes op\u00e7\u00f5es: ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Grande demais: esperava que ${translateOriginWithArticle(issue.origin, "definite")} tivesse ${adj} ${issue.maximum.toString()} ${sizing.unit ?? "elementos"}`;
				return `Grande demais: esperava que ${translateOriginWithArticle(issue.origin, "definite")} fosse ${adj} ${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Pequeno demais: esperava que ${translateOriginWithArticle(issue.origin, "definite")} tivesse ${adj} ${issue.minimum.toString()} ${sizing.unit ?? "elementos"}`;
				return `Pequeno demais: esperava que ${translateOriginWithArticle(issue.origin, "definite")} fosse ${adj} ${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Texto inv\u00e1lido: deve come\u00e7ar com "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Texto inv\u00e1lido: deve terminar com "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Texto inv\u00e1lido: deve incluir "${_issue.includes}"`;
				if (_issue.format === "regex") return `Texto inv\u00e1lido: deve corresponder ao padr\u00e3o ${_issue.pattern}`;
				return `Formato d${FormatDictionary[_issue.format] ?? issue.format} inv\u00e1lido`;
			}
			case "not_multiple_of": return `N\u00famero inv\u00e1lido: deve ser m\u00faltiplo de ${issue.divisor}`;
			case "unrecognized_keys": {
				const plural = issue.keys.length > 1 ? "s" : "";
				return `Chave${plural} inv\u00e1lida${plural}: ${joinValues(issue.keys, ", ")}`;
			}
			case "invalid_key": return `Entrada inv\u00e1lida n${translateOriginWithArticle(issue.origin, "definite")}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Valor de discrimina\u00e7\u00e3o inv\u00e1lido. Esperava ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				return "Entrada inv\u00e1lida";
			case "invalid_element": return `Entrada inv\u00e1lida n${translateOriginWithArticle(issue.origin, "definite")}`;
			default: return `Entrada inv\u00e1lida`;
		}
	};
};
function pt_BR_default() {
	return { localeError: error$17() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/ro.js
const error$16 = () => {
	const Sizable = {
		string: {
			unit: "caractere",
			verb: "s\u0103 aib\u0103"
		},
		file: {
			unit: "octe\u021bi",
			verb: "s\u0103 aib\u0103"
		},
		array: {
			unit: "elemente",
			verb: "s\u0103 aib\u0103"
		},
		set: {
			unit: "elemente",
			verb: "s\u0103 aib\u0103"
		},
		map: {
			unit: "intr\u0103ri",
			verb: "s\u0103 aib\u0103"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "intrare",
		email: "adres\u0103 de email",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "dat\u0103 \u0219i or\u0103 ISO",
		date: "dat\u0103 ISO",
		time: "or\u0103 ISO",
		duration: "durat\u0103 ISO",
		ipv4: "adres\u0103 IPv4",
		ipv6: "adres\u0103 IPv6",
		mac: "adres\u0103 MAC",
		cidrv4: "interval IPv4",
		cidrv6: "interval IPv6",
		base64: "\u0219ir codat base64",
		base64url: "\u0219ir codat base64url",
		json_string: "\u0219ir JSON",
		e164: "num\u0103r E.164",
		credit_card: "num\u0103r de card de credit",
		currency_code: "cod valutar",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "intrare"
	};
	const TypeDictionary = {
		nan: "NaN",
		string: "\u0219ir",
		number: "num\u0103r",
		boolean: "boolean",
		function: "func\u021bie",
		array: "matrice",
		object: "obiect",
		undefined: "nedefinit",
		symbol: "simbol",
		bigint: "num\u0103r mare",
		void: "void",
		never: "never",
		map: "hart\u0103",
		set: "set"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				return `Intrare invalid\u0103: a\u0219teptat ${expected}, primit ${TypeDictionary[receivedType] ?? receivedType}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Intrare invalid\u0103: a\u0219teptat ${stringifyPrimitive(issue.values[0])}`;
				return `Op\u021biune invalid\u0103: a\u0219teptat una dintre ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Prea mare: a\u0219teptat ca ${issue.origin ?? "valoarea"} ${sizing.verb} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elemente"}`;
				return `Prea mare: a\u0219teptat ca ${issue.origin ?? "valoarea"} s\u0103 fie ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Prea mic: a\u0219teptat ca ${issue.origin} ${sizing.verb} ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Prea mic: a\u0219teptat ca ${issue.origin} s\u0103 fie ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u0218ir invalid: trebuie s\u0103 \u00eenceap\u0103 cu "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `\u0218ir invalid: trebuie s\u0103 se termine cu "${_issue.suffix}"`;
				if (_issue.format === "includes") return `\u0218ir invalid: trebuie s\u0103 includ\u0103 "${_issue.includes}"`;
				if (_issue.format === "regex") return `\u0218ir invalid: trebuie s\u0103 se potriveasc\u0103 cu modelul ${_issue.pattern}`;
				return `Format invalid: ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Num\u0103r invalid: trebuie s\u0103 fie multiplu de ${issue.divisor}`;
			case "unrecognized_keys": return `Chei nerecunoscute: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Cheie invalid\u0103 \u00een ${issue.origin}`;
			case "invalid_union": return "Intrare invalid\u0103";
			case "invalid_element": return `Valoare invalid\u0103 \u00een ${issue.origin}`;
			default: return `Intrare invalid\u0103`;
		}
	};
};
function ro_default() {
	return { localeError: error$16() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/ru.js
function getRussianPlural(count, one, few, many) {
	const absCount = Math.abs(count);
	const lastDigit = absCount % 10;
	const lastTwoDigits = absCount % 100;
	if (lastTwoDigits >= 11 && lastTwoDigits <= 19) return many;
	if (lastDigit === 1) return one;
	if (lastDigit >= 2 && lastDigit <= 4) return few;
	return many;
}
const error$15 = () => {
	const Sizable = {
		string: {
			unit: {
				one: "\u0441\u0438\u043c\u0432\u043e\u043b",
				few: "\u0441\u0438\u043c\u0432\u043e\u043b\u0430",
				many: "\u0441\u0438\u043c\u0432\u043e\u043b\u043e\u0432"
			},
			verb: "\u0438\u043c\u0435\u0442\u044c"
		},
		file: {
			unit: {
				one: "\u0431\u0430\u0439\u0442",
				few: "\u0431\u0430\u0439\u0442\u0430",
				many: "\u0431\u0430\u0439\u0442"
			},
			verb: "\u0438\u043c\u0435\u0442\u044c"
		},
		array: {
			unit: {
				one: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442",
				few: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u0430",
				many: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u043e\u0432"
			},
			verb: "\u0438\u043c\u0435\u0442\u044c"
		},
		set: {
			unit: {
				one: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442",
				few: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u0430",
				many: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u043e\u0432"
			},
			verb: "\u0438\u043c\u0435\u0442\u044c"
		},
		map: {
			unit: {
				one: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442",
				few: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u0430",
				many: "\u044d\u043b\u0435\u043c\u0435\u043d\u0442\u043e\u0432"
			},
			verb: "\u0438\u043c\u0435\u0442\u044c"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u0432\u0432\u043e\u0434",
		email: "email \u0430\u0434\u0440\u0435\u0441",
		url: "URL",
		emoji: "\u044d\u043c\u043e\u0434\u0437\u0438",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO \u0434\u0430\u0442\u0430 \u0438 \u0432\u0440\u0435\u043c\u044f",
		date: "ISO \u0434\u0430\u0442\u0430",
		time: "ISO \u0432\u0440\u0435\u043c\u044f",
		duration: "ISO \u0434\u043b\u0438\u0442\u0435\u043b\u044c\u043d\u043e\u0441\u0442\u044c",
		ipv4: "IPv4 \u0430\u0434\u0440\u0435\u0441",
		ipv6: "IPv6 \u0430\u0434\u0440\u0435\u0441",
		mac: "MAC \u0430\u0434\u0440\u0435\u0441",
		cidrv4: "IPv4 \u0434\u0438\u0430\u043f\u0430\u0437\u043e\u043d",
		cidrv6: "IPv6 \u0434\u0438\u0430\u043f\u0430\u0437\u043e\u043d",
		base64: "\u0441\u0442\u0440\u043e\u043a\u0430 \u0432 \u0444\u043e\u0440\u043c\u0430\u0442\u0435 base64",
		base64url: "\u0441\u0442\u0440\u043e\u043a\u0430 \u0432 \u0444\u043e\u0440\u043c\u0430\u0442\u0435 base64url",
		json_string: "JSON \u0441\u0442\u0440\u043e\u043a\u0430",
		e164: "\u043d\u043e\u043c\u0435\u0440 E.164",
		credit_card: "\u043d\u043e\u043c\u0435\u0440 \u043a\u0440\u0435\u0434\u0438\u0442\u043d\u043e\u0439 \u043a\u0430\u0440\u0442\u044b",
		currency_code: "\u043a\u043e\u0434 \u0432\u0430\u043b\u044e\u0442\u044b",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u0432\u0432\u043e\u0434"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "\u0447\u0438\u0441\u043b\u043e",
		array: "\u043c\u0430\u0441\u0441\u0438\u0432"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `\u041d\u0435\u0432\u0435\u0440\u043d\u044b\u0439 \u0432\u0432\u043e\u0434: \u043e\u0436\u0438\u0434\u0430\u043b\u043e\u0441\u044c instanceof ${issue.expected}, \u043f\u043e\u043b\u0443\u0447\u0435\u043d\u043e ${received}`;
				return `\u041d\u0435\u0432\u0435\u0440\u043d\u044b\u0439 \u0432\u0432\u043e\u0434: \u043e\u0436\u0438\u0434\u0430\u043b\u043e\u0441\u044c ${expected}, \u043f\u043e\u043b\u0443\u0447\u0435\u043d\u043e ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u041d\u0435\u0432\u0435\u0440\u043d\u044b\u0439 \u0432\u0432\u043e\u0434: \u043e\u0436\u0438\u0434\u0430\u043b\u043e\u0441\u044c ${stringifyPrimitive(issue.values[0])}`;
				return `\u041d\u0435\u0432\u0435\u0440\u043d\u044b\u0439 \u0432\u0430\u0440\u0438\u0430\u043d\u0442: \u043e\u0436\u0438\u0434\u0430\u043b\u043e\u0441\u044c \u043e\u0434\u043d\u043e \u0438\u0437 ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) {
					const unit = getRussianPlural(Number(issue.maximum), sizing.unit.one, sizing.unit.few, sizing.unit.many);
					return `\u0421\u043b\u0438\u0448\u043a\u043e\u043c \u0431\u043e\u043b\u044c\u0448\u043e\u0435 \u0437\u043d\u0430\u0447\u0435\u043d\u0438\u0435: \u043e\u0436\u0438\u0434\u0430\u043b\u043e\u0441\u044c, \u0447\u0442\u043e ${issue.origin ?? "\u0437\u043d\u0430\u0447\u0435\u043d\u0438\u0435"} \u0431\u0443\u0434\u0435\u0442 \u0438\u043c\u0435\u0442\u044c ${adj}${issue.maximum.toString()} ${unit}`;
				}
				return `\u0421\u043b\u0438\u0448\u043a\u043e\u043c \u0431\u043e\u043b\u044c\u0448\u043e\u0435 \u0437\u043d\u0430\u0447\u0435\u043d\u0438\u0435: \u043e\u0436\u0438\u0434\u0430\u043b\u043e\u0441\u044c, \u0447\u0442\u043e ${issue.origin ?? "\u0437\u043d\u0430\u0447\u0435\u043d\u0438\u0435"} \u0431\u0443\u0434\u0435\u0442 ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) {
					const unit = getRussianPlural(Number(issue.minimum), sizing.unit.one, sizing.unit.few, sizing.unit.many);
					return `\u0421\u043b\u0438\u0448\u043a\u043e\u043c \u043c\u0430\u043b\u0435\u043d\u044c\u043a\u043e\u0435 \u0437\u043d\u0430\u0447\u0435\u043d\u0438\u0435: \u043e\u0436\u0438\u0434\u0430\u043b\u043e\u0441\u044c, \u0447\u0442\u043e ${issue.origin} \u0431\u0443\u0434\u0435\u0442 \u0438\u043c\u0435\u0442\u044c ${adj}${issue.minimum.toString()} ${unit}`;
				}
				return `\u0421\u043b\u0438\u0448\u043a\u043e\u043c \u043c\u0430\u043b\u0435\u043d\u044c\u043a\u043e\u0435 \u0437\u043d\u0430\u0447\u0435\u043d\u0438\u0435: \u043e\u0436\u0438\u0434\u0430\u043b\u043e\u0441\u044c, \u0447\u0442\u043e ${issue.origin} \u0431\u0443\u0434\u0435\u0442 ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u041d\u0435\u0432\u0435\u0440\u043d\u0430\u044f \u0441\u0442\u0440\u043e\u043a\u0430: \u0434\u043e\u043b\u0436\u043d\u0430 \u043d\u0430\u0447\u0438\u043d\u0430\u0442\u044c\u0441\u044f \u0441 "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `\u041d\u0435\u0432\u0435\u0440\u043d\u0430\u044f \u0441\u0442\u0440\u043e\u043a\u0430: \u0434\u043e\u043b\u0436\u043d\u0430 \u0437\u0430\u043a\u0430\u043d\u0447\u0438\u0432\u0430\u0442\u044c\u0441\u044f \u043d\u0430 "${_issue.suffix}"`;
				if (_issue.format === "includes") return `\u041d\u0435\u0432\u0435\u0440\u043d\u0430\u044f \u0441\u0442\u0440\u043e\u043a\u0430: \u0434\u043e\u043b\u0436\u043d\u0430 \u0441\u043e\u0434\u0435\u0440\u0436\u0430\u0442\u044c "${_issue.includes}"`;
				if (_issue.format === "regex") return `\u041d\u0435\u0432\u0435\u0440\u043d\u0430\u044f \u0441\u0442\u0440\u043e\u043a\u0430: \u0434\u043e\u043b\u0436\u043d\u0430 \u0441\u043e\u043e\u0442\u0432\u0435\u0442\u0441\u0442\u0432\u043e\u0432\u0430\u0442\u044c \u0448\u0430\u0431\u043b\u043e\u043d\u0443 ${_issue.pattern}`;
				return `\u041d\u0435\u0432\u0435\u0440\u043d\u044b\u0439 ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `\u041d\u0435\u0432\u0435\u0440\u043d\u043e\u0435 \u0447\u0438\u0441\u043b\u043e: \u0434\u043e\u043b\u0436\u043d\u043e \u0431\u044b\u0442\u044c \u043a\u0440\u0430\u0442\u043d\u044b\u043c ${issue.divisor}`;
			case "unrecognized_keys": return `\u041d\u0435\u0440\u0430\u0441\u043f\u043e\u0437\u043d\u0430\u043d\u043d${issue.keys.length > 1 ? "\u044b\u0435" : "\u044b\u0439"} \u043a\u043b\u044e\u0447${issue.keys.length > 1 ? "\u0438" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `\u041d\u0435\u0432\u0435\u0440\u043d\u044b\u0439 \u043a\u043b\u044e\u0447 \u0432 ${issue.origin}`;
			case "invalid_union": return "\u041d\u0435\u0432\u0435\u0440\u043d\u044b\u0435 \u0432\u0445\u043e\u0434\u043d\u044b\u0435 \u0434\u0430\u043d\u043d\u044b\u0435";
			case "invalid_element": return `\u041d\u0435\u0432\u0435\u0440\u043d\u043e\u0435 \u0437\u043d\u0430\u0447\u0435\u043d\u0438\u0435 \u0432 ${issue.origin}`;
			default: return `\u041d\u0435\u0432\u0435\u0440\u043d\u044b\u0435 \u0432\u0445\u043e\u0434\u043d\u044b\u0435 \u0434\u0430\u043d\u043d\u044b\u0435`;
		}
	};
};
function ru_default() {
	return { localeError: error$15() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/sk.js
const error$14 = () => {
	const Sizable = {
		string: {
			unit: "znakov",
			verb: "ma\u0165"
		},
		file: {
			unit: "bajtov",
			verb: "ma\u0165"
		},
		array: {
			unit: "prvkov",
			verb: "ma\u0165"
		},
		set: {
			unit: "prvkov",
			verb: "ma\u0165"
		},
		map: {
			unit: "polo\u017eiek",
			verb: "ma\u0165"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "regul\u00e1rny v\u00fdraz",
		email: "e-mailov\u00e1 adresa",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "d\u00e1tum a \u010das vo form\u00e1te ISO",
		date: "d\u00e1tum vo form\u00e1te ISO",
		time: "\u010das vo form\u00e1te ISO",
		duration: "doba trvania ISO",
		ipv4: "IPv4 adresa",
		ipv6: "IPv6 adresa",
		mac: "MAC adresa",
		cidrv4: "rozsah IPv4",
		cidrv6: "rozsah IPv6",
		base64: "re\u0165azec zak\u00f3dovan\u00fd vo form\u00e1te base64",
		base64url: "re\u0165azec zak\u00f3dovan\u00fd vo form\u00e1te base64url",
		json_string: "re\u0165azec vo form\u00e1te JSON",
		e164: "\u010d\u00edslo E.164",
		credit_card: "\u010d\u00edslo kreditnej karty",
		currency_code: "k\u00f3d meny",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "vstup"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "\u010d\u00edslo",
		string: "re\u0165azec",
		function: "funkcia",
		array: "pole"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Neplatn\u00fd vstup: o\u010dak\u00e1van\u00e9 instanceof ${issue.expected}, obdr\u017ean\u00e9 ${received}`;
				return `Neplatn\u00fd vstup: o\u010dak\u00e1van\u00e9 ${expected}, obdr\u017ean\u00e9 ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Neplatn\u00fd vstup: o\u010dak\u00e1van\u00e9 ${stringifyPrimitive(issue.values[0])}`;
				return `Neplatn\u00fd vstup: o\u010dak\u00e1van\u00e1 jedna z hodn\u00f4t ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Hodnota je pr\u00edli\u0161 ve\u013ek\u00e1: ${issue.origin ?? "hodnota"} mus\u00ed ma\u0165 ${adj}${issue.maximum.toString()} ${sizing.unit ?? "prvkov"}`;
				return `Hodnota je pr\u00edli\u0161 ve\u013ek\u00e1: ${issue.origin ?? "hodnota"} mus\u00ed by\u0165 ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Hodnota je pr\u00edli\u0161 mal\u00e1: ${issue.origin ?? "hodnota"} mus\u00ed ma\u0165 ${adj}${issue.minimum.toString()} ${sizing.unit ?? "prvkov"}`;
				return `Hodnota je pr\u00edli\u0161 mal\u00e1: ${issue.origin ?? "hodnota"} mus\u00ed by\u0165 ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Neplatn\u00fd re\u0165azec: mus\u00ed za\u010d\u00edna\u0165 na "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Neplatn\u00fd re\u0165azec: mus\u00ed kon\u010di\u0165 na "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Neplatn\u00fd re\u0165azec: mus\u00ed obsahova\u0165 "${_issue.includes}"`;
				if (_issue.format === "regex") return `Neplatn\u00fd re\u0165azec: mus\u00ed zodpoveda\u0165 vzoru ${_issue.pattern}`;
				return `Neplatn\u00fd form\u00e1t ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Neplatn\u00e9 \u010d\u00edslo: mus\u00ed by\u0165 n\u00e1sobkom ${issue.divisor}`;
			case "unrecognized_keys": return `Nezn\u00e1me kl\u00fa\u010de: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Neplatn\u00fd kl\u00fa\u010d v ${issue.origin}`;
			case "invalid_union": return "Neplatn\u00fd vstup";
			case "invalid_element": return `Neplatn\u00e1 hodnota v ${issue.origin}`;
			default: return `Neplatn\u00fd vstup`;
		}
	};
};
function sk_default() {
	return { localeError: error$14() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/sl.js
const error$13 = () => {
	const Sizable = {
		string: {
			unit: "znakov",
			verb: "imeti"
		},
		file: {
			unit: "bajtov",
			verb: "imeti"
		},
		array: {
			unit: "elementov",
			verb: "imeti"
		},
		set: {
			unit: "elementov",
			verb: "imeti"
		},
		map: {
			unit: "elementov",
			verb: "imeti"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "vnos",
		email: "e-po\u0161tni naslov",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datum in \u010das",
		date: "ISO datum",
		time: "ISO \u010das",
		duration: "ISO trajanje",
		ipv4: "IPv4 naslov",
		ipv6: "IPv6 naslov",
		mac: "MAC naslov",
		cidrv4: "obseg IPv4",
		cidrv6: "obseg IPv6",
		base64: "base64 kodiran niz",
		base64url: "base64url kodiran niz",
		json_string: "JSON niz",
		e164: "E.164 \u0161tevilka",
		credit_card: "\u0161tevilka kreditne kartice",
		currency_code: "koda valute",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "vnos"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "\u0161tevilo",
		array: "tabela"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Neveljaven vnos: pri\u010dakovano instanceof ${issue.expected}, prejeto ${received}`;
				return `Neveljaven vnos: pri\u010dakovano ${expected}, prejeto ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Neveljaven vnos: pri\u010dakovano ${stringifyPrimitive(issue.values[0])}`;
				return `Neveljavna mo\u017enost: pri\u010dakovano eno izmed ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Preveliko: pri\u010dakovano, da bo ${issue.origin ?? "vrednost"} imelo ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elementov"}`;
				return `Preveliko: pri\u010dakovano, da bo ${issue.origin ?? "vrednost"} ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Premajhno: pri\u010dakovano, da bo ${issue.origin} imelo ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Premajhno: pri\u010dakovano, da bo ${issue.origin} ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Neveljaven niz: mora se za\u010deti z "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Neveljaven niz: mora se kon\u010dati z "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Neveljaven niz: mora vsebovati "${_issue.includes}"`;
				if (_issue.format === "regex") return `Neveljaven niz: mora ustrezati vzorcu ${_issue.pattern}`;
				return `Neveljaven ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Neveljavno \u0161tevilo: mora biti ve\u010dkratnik ${issue.divisor}`;
			case "unrecognized_keys": return `Neprepoznan${issue.keys.length > 1 ? "i klju\u010di" : " klju\u010d"}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Neveljaven klju\u010d v ${issue.origin}`;
			case "invalid_union": return "Neveljaven vnos";
			case "invalid_element": return `Neveljavna vrednost v ${issue.origin}`;
			default: return "Neveljaven vnos";
		}
	};
};
function sl_default() {
	return { localeError: error$13() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/sv.js
const error$12 = () => {
	const Sizable = {
		string: {
			unit: "tecken",
			verb: "att ha"
		},
		file: {
			unit: "bytes",
			verb: "att ha"
		},
		array: {
			unit: "objekt",
			verb: "att inneh\u00e5lla"
		},
		set: {
			unit: "objekt",
			verb: "att inneh\u00e5lla"
		},
		map: {
			unit: "objekt",
			verb: "att inneh\u00e5lla"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "regulj\u00e4rt uttryck",
		email: "e-postadress",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO-datum och tid",
		date: "ISO-datum",
		time: "ISO-tid",
		duration: "ISO-varaktighet",
		ipv4: "IPv4-adress",
		ipv6: "IPv6-adress",
		mac: "MAC-adress",
		cidrv4: "IPv4-spektrum",
		cidrv6: "IPv6-spektrum",
		base64: "base64-kodad str\u00e4ng",
		base64url: "base64url-kodad str\u00e4ng",
		json_string: "JSON-str\u00e4ng",
		e164: "E.164-nummer",
		credit_card: "kreditkortsnummer",
		currency_code: "valutakod",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "mall-literal"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "antal",
		array: "lista"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Ogiltig inmatning: f\u00f6rv\u00e4ntat instanceof ${issue.expected}, fick ${received}`;
				return `Ogiltig inmatning: f\u00f6rv\u00e4ntat ${expected}, fick ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Ogiltig inmatning: f\u00f6rv\u00e4ntat ${stringifyPrimitive(issue.values[0])}`;
				return `Ogiltigt val: f\u00f6rv\u00e4ntade en av ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `F\u00f6r stor(t): f\u00f6rv\u00e4ntade ${issue.origin ?? "v\u00e4rdet"} att ha ${adj}${issue.maximum.toString()} ${sizing.unit ?? "element"}`;
				return `F\u00f6r stor(t): f\u00f6rv\u00e4ntat ${issue.origin ?? "v\u00e4rdet"} att ha ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `F\u00f6r lite(t): f\u00f6rv\u00e4ntade ${issue.origin ?? "v\u00e4rdet"} att ha ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `F\u00f6r lite(t): f\u00f6rv\u00e4ntade ${issue.origin ?? "v\u00e4rdet"} att ha ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Ogiltig str\u00e4ng: m\u00e5ste b\u00f6rja med "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Ogiltig str\u00e4ng: m\u00e5ste sluta med "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Ogiltig str\u00e4ng: m\u00e5ste inneh\u00e5lla "${_issue.includes}"`;
				if (_issue.format === "regex") return `Ogiltig str\u00e4ng: m\u00e5ste matcha m\u00f6nstret "${_issue.pattern}"`;
				return `Ogiltig(t) ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Ogiltigt tal: m\u00e5ste vara en multipel av ${issue.divisor}`;
			case "unrecognized_keys": return `${issue.keys.length > 1 ? "Ok\u00e4nda nycklar" : "Ok\u00e4nd nyckel"}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Ogiltig nyckel i ${issue.origin ?? "v\u00e4rdet"}`;
			case "invalid_union": return "Ogiltig input";
			case "invalid_element": return `Ogiltigt v\u00e4rde i ${issue.origin ?? "v\u00e4rdet"}`;
			default: return `Ogiltig input`;
		}
	};
};
function sv_default() {
	return { localeError: error$12() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/ta.js
const error$11 = () => {
	const Sizable = {
		string: {
			unit: "\u0b8e\u0bb4\u0bc1\u0ba4\u0bcd\u0ba4\u0bc1\u0b95\u0bcd\u0b95\u0bb3\u0bcd",
			verb: "\u0b95\u0bca\u0ba3\u0bcd\u0b9f\u0bbf\u0bb0\u0bc1\u0b95\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd"
		},
		file: {
			unit: "\u0baa\u0bc8\u0b9f\u0bcd\u0b9f\u0bc1\u0b95\u0bb3\u0bcd",
			verb: "\u0b95\u0bca\u0ba3\u0bcd\u0b9f\u0bbf\u0bb0\u0bc1\u0b95\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd"
		},
		array: {
			unit: "\u0b89\u0bb1\u0bc1\u0baa\u0bcd\u0baa\u0bc1\u0b95\u0bb3\u0bcd",
			verb: "\u0b95\u0bca\u0ba3\u0bcd\u0b9f\u0bbf\u0bb0\u0bc1\u0b95\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd"
		},
		set: {
			unit: "\u0b89\u0bb1\u0bc1\u0baa\u0bcd\u0baa\u0bc1\u0b95\u0bb3\u0bcd",
			verb: "\u0b95\u0bca\u0ba3\u0bcd\u0b9f\u0bbf\u0bb0\u0bc1\u0b95\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd"
		},
		map: {
			unit: "\u0b89\u0bb1\u0bc1\u0baa\u0bcd\u0baa\u0bc1\u0b95\u0bb3\u0bcd",
			verb: "\u0b95\u0bca\u0ba3\u0bcd\u0b9f\u0bbf\u0bb0\u0bc1\u0b95\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u0b89\u0bb3\u0bcd\u0bb3\u0bc0\u0b9f\u0bc1",
		email: "\u0bae\u0bbf\u0ba9\u0bcd\u0ba9\u0b9e\u0bcd\u0b9a\u0bb2\u0bcd \u0bae\u0bc1\u0b95\u0bb5\u0bb0\u0bbf",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO \u0ba4\u0bc7\u0ba4\u0bbf \u0ba8\u0bc7\u0bb0\u0bae\u0bcd",
		date: "ISO \u0ba4\u0bc7\u0ba4\u0bbf",
		time: "ISO \u0ba8\u0bc7\u0bb0\u0bae\u0bcd",
		duration: "ISO \u0b95\u0bbe\u0bb2 \u0b85\u0bb3\u0bb5\u0bc1",
		ipv4: "IPv4 \u0bae\u0bc1\u0b95\u0bb5\u0bb0\u0bbf",
		ipv6: "IPv6 \u0bae\u0bc1\u0b95\u0bb5\u0bb0\u0bbf",
		mac: "MAC \u0bae\u0bc1\u0b95\u0bb5\u0bb0\u0bbf",
		cidrv4: "IPv4 \u0bb5\u0bb0\u0bae\u0bcd\u0baa\u0bc1",
		cidrv6: "IPv6 \u0bb5\u0bb0\u0bae\u0bcd\u0baa\u0bc1",
		base64: "base64-encoded \u0b9a\u0bb0\u0bae\u0bcd",
		base64url: "base64url-encoded \u0b9a\u0bb0\u0bae\u0bcd",
		json_string: "JSON \u0b9a\u0bb0\u0bae\u0bcd",
		e164: "E.164 \u0b8e\u0ba3\u0bcd",
		credit_card: "\u0b95\u0b9f\u0ba9\u0bcd \u0b85\u0b9f\u0bcd\u0b9f\u0bc8 \u0b8e\u0ba3\u0bcd",
		currency_code: "\u0ba8\u0bbe\u0ba3\u0baf\u0b95\u0bcd \u0b95\u0bc1\u0bb1\u0bbf\u0baf\u0bc0\u0b9f\u0bc1",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "\u0b8e\u0ba3\u0bcd",
		array: "\u0b85\u0ba3\u0bbf",
		null: "\u0bb5\u0bc6\u0bb1\u0bc1\u0bae\u0bc8"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0b89\u0bb3\u0bcd\u0bb3\u0bc0\u0b9f\u0bc1: \u0b8e\u0ba4\u0bbf\u0bb0\u0bcd\u0baa\u0bbe\u0bb0\u0bcd\u0b95\u0bcd\u0b95\u0baa\u0bcd\u0baa\u0b9f\u0bcd\u0b9f\u0ba4\u0bc1 instanceof ${issue.expected}, \u0baa\u0bc6\u0bb1\u0baa\u0bcd\u0baa\u0b9f\u0bcd\u0b9f\u0ba4\u0bc1 ${received}`;
				return `\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0b89\u0bb3\u0bcd\u0bb3\u0bc0\u0b9f\u0bc1: \u0b8e\u0ba4\u0bbf\u0bb0\u0bcd\u0baa\u0bbe\u0bb0\u0bcd\u0b95\u0bcd\u0b95\u0baa\u0bcd\u0baa\u0b9f\u0bcd\u0b9f\u0ba4\u0bc1 ${expected}, \u0baa\u0bc6\u0bb1\u0baa\u0bcd\u0baa\u0b9f\u0bcd\u0b9f\u0ba4\u0bc1 ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0b89\u0bb3\u0bcd\u0bb3\u0bc0\u0b9f\u0bc1: \u0b8e\u0ba4\u0bbf\u0bb0\u0bcd\u0baa\u0bbe\u0bb0\u0bcd\u0b95\u0bcd\u0b95\u0baa\u0bcd\u0baa\u0b9f\u0bcd\u0b9f\u0ba4\u0bc1 ${stringifyPrimitive(issue.values[0])}`;
				return `\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0bb5\u0bbf\u0bb0\u0bc1\u0baa\u0bcd\u0baa\u0bae\u0bcd: \u0b8e\u0ba4\u0bbf\u0bb0\u0bcd\u0baa\u0bbe\u0bb0\u0bcd\u0b95\u0bcd\u0b95\u0baa\u0bcd\u0baa\u0b9f\u0bcd\u0b9f\u0ba4\u0bc1 ${joinValues(issue.values, "|")} \u0b87\u0bb2\u0bcd \u0b92\u0ba9\u0bcd\u0bb1\u0bc1`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0bae\u0bbf\u0b95 \u0baa\u0bc6\u0bb0\u0bbf\u0baf\u0ba4\u0bc1: \u0b8e\u0ba4\u0bbf\u0bb0\u0bcd\u0baa\u0bbe\u0bb0\u0bcd\u0b95\u0bcd\u0b95\u0baa\u0bcd\u0baa\u0b9f\u0bcd\u0b9f\u0ba4\u0bc1 ${issue.origin ?? "\u0bae\u0ba4\u0bbf\u0baa\u0bcd\u0baa\u0bc1"} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u0b89\u0bb1\u0bc1\u0baa\u0bcd\u0baa\u0bc1\u0b95\u0bb3\u0bcd"} \u0b86\u0b95 \u0b87\u0bb0\u0bc1\u0b95\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd`;
				return `\u0bae\u0bbf\u0b95 \u0baa\u0bc6\u0bb0\u0bbf\u0baf\u0ba4\u0bc1: \u0b8e\u0ba4\u0bbf\u0bb0\u0bcd\u0baa\u0bbe\u0bb0\u0bcd\u0b95\u0bcd\u0b95\u0baa\u0bcd\u0baa\u0b9f\u0bcd\u0b9f\u0ba4\u0bc1 ${issue.origin ?? "\u0bae\u0ba4\u0bbf\u0baa\u0bcd\u0baa\u0bc1"} ${adj}${issue.maximum.toString()} \u0b86\u0b95 \u0b87\u0bb0\u0bc1\u0b95\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0bae\u0bbf\u0b95\u0b9a\u0bcd \u0b9a\u0bbf\u0bb1\u0bbf\u0baf\u0ba4\u0bc1: \u0b8e\u0ba4\u0bbf\u0bb0\u0bcd\u0baa\u0bbe\u0bb0\u0bcd\u0b95\u0bcd\u0b95\u0baa\u0bcd\u0baa\u0b9f\u0bcd\u0b9f\u0ba4\u0bc1 ${issue.origin} ${adj}${issue.minimum.toString()} ${sizing.unit} \u0b86\u0b95 \u0b87\u0bb0\u0bc1\u0b95\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd`;
				return `\u0bae\u0bbf\u0b95\u0b9a\u0bcd \u0b9a\u0bbf\u0bb1\u0bbf\u0baf\u0ba4\u0bc1: \u0b8e\u0ba4\u0bbf\u0bb0\u0bcd\u0baa\u0bbe\u0bb0\u0bcd\u0b95\u0bcd\u0b95\u0baa\u0bcd\u0baa\u0b9f\u0bcd\u0b9f\u0ba4\u0bc1 ${issue.origin} ${adj}${issue.minimum.toString()} \u0b86\u0b95 \u0b87\u0bb0\u0bc1\u0b95\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0b9a\u0bb0\u0bae\u0bcd: "${_issue.prefix}" \u0b87\u0bb2\u0bcd \u0ba4\u0bca\u0b9f\u0b99\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd`;
				if (_issue.format === "ends_with") return `\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0b9a\u0bb0\u0bae\u0bcd: "${_issue.suffix}" \u0b87\u0bb2\u0bcd \u0bae\u0bc1\u0b9f\u0bbf\u0bb5\u0b9f\u0bc8\u0baf \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd`;
				if (_issue.format === "includes") return `\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0b9a\u0bb0\u0bae\u0bcd: "${_issue.includes}" \u0b90 \u0b89\u0bb3\u0bcd\u0bb3\u0b9f\u0b95\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd`;
				if (_issue.format === "regex") return `\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0b9a\u0bb0\u0bae\u0bcd: ${_issue.pattern} \u0bae\u0bc1\u0bb1\u0bc8\u0baa\u0bbe\u0b9f\u0bcd\u0b9f\u0bc1\u0b9f\u0ba9\u0bcd \u0baa\u0bca\u0bb0\u0bc1\u0ba8\u0bcd\u0ba4 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd`;
				return `\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0b8e\u0ba3\u0bcd: ${issue.divisor} \u0b87\u0ba9\u0bcd \u0baa\u0bb2\u0bae\u0bbe\u0b95 \u0b87\u0bb0\u0bc1\u0b95\u0bcd\u0b95 \u0bb5\u0bc7\u0ba3\u0bcd\u0b9f\u0bc1\u0bae\u0bcd`;
			case "unrecognized_keys": return `\u0b85\u0b9f\u0bc8\u0baf\u0bbe\u0bb3\u0bae\u0bcd \u0ba4\u0bc6\u0bb0\u0bbf\u0baf\u0bbe\u0ba4 \u0bb5\u0bbf\u0b9a\u0bc8${issue.keys.length > 1 ? "\u0b95\u0bb3\u0bcd" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `${issue.origin} \u0b87\u0bb2\u0bcd \u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0bb5\u0bbf\u0b9a\u0bc8`;
			case "invalid_union": return "\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0b89\u0bb3\u0bcd\u0bb3\u0bc0\u0b9f\u0bc1";
			case "invalid_element": return `${issue.origin} \u0b87\u0bb2\u0bcd \u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0bae\u0ba4\u0bbf\u0baa\u0bcd\u0baa\u0bc1`;
			default: return `\u0ba4\u0bb5\u0bb1\u0bbe\u0ba9 \u0b89\u0bb3\u0bcd\u0bb3\u0bc0\u0b9f\u0bc1`;
		}
	};
};
function ta_default() {
	return { localeError: error$11() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/tg.js
const error$10 = () => {
	const Sizable = {
		string: {
			unit: "\u0430\u043b\u043e\u043c\u0430\u0442",
			verb: "\u0434\u043e\u0448\u0442\u0430 \u0431\u043e\u0448\u0430\u0434"
		},
		file: {
			unit: "\u0431\u0430\u0439\u0442",
			verb: "\u0434\u043e\u0448\u0442\u0430 \u0431\u043e\u0448\u0430\u0434"
		},
		array: {
			unit: "\u0443\u043d\u0441\u0443\u0440",
			verb: "\u0434\u043e\u0448\u0442\u0430 \u0431\u043e\u0448\u0430\u0434"
		},
		set: {
			unit: "\u0443\u043d\u0441\u0443\u0440",
			verb: "\u0434\u043e\u0448\u0442\u0430 \u0431\u043e\u0448\u0430\u0434"
		},
		map: {
			unit: "\u0441\u0430\u0431\u0442",
			verb: "\u0434\u043e\u0448\u0442\u0430 \u0431\u043e\u0448\u0430\u0434"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u0432\u0443\u0440\u0443\u0434",
		email: "\u0441\u0443\u0440\u043e\u0493\u0430\u0438 email",
		url: "URL",
		emoji: "\u044d\u043c\u043e\u04b7\u0438",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "\u0441\u0430\u043d\u0430\u0432\u0443 \u0432\u0430\u049b\u0442\u0438 ISO",
		date: "\u0441\u0430\u043d\u0430\u0438 ISO",
		time: "\u0432\u0430\u049b\u0442\u0438 ISO",
		duration: "\u0434\u0430\u0432\u043e\u043c\u043d\u043e\u043a\u0438\u0438 ISO",
		ipv4: "\u0441\u0443\u0440\u043e\u0493\u0430\u0438 IPv4",
		ipv6: "\u0441\u0443\u0440\u043e\u0493\u0430\u0438 IPv6",
		mac: "\u0441\u0443\u0440\u043e\u0493\u0430\u0438 MAC",
		cidrv4: "\u043c\u0430\u04b3\u0434\u0443\u0434\u0430\u0438 IPv4",
		cidrv6: "\u043c\u0430\u04b3\u0434\u0443\u0434\u0430\u0438 IPv6",
		base64: "\u0441\u0430\u0442\u0440\u0438 \u0434\u0430\u0440 \u0444\u043e\u0440\u043c\u0430\u0442\u0438 base64",
		base64url: "\u0441\u0430\u0442\u0440\u0438 \u0434\u0430\u0440 \u0444\u043e\u0440\u043c\u0430\u0442\u0438 base64url",
		json_string: "\u0441\u0430\u0442\u0440\u0438 JSON",
		e164: "\u0440\u0430\u049b\u0430\u043c\u0438 E.164",
		credit_card: "\u0440\u0430\u049b\u0430\u043c\u0438 \u043a\u043e\u0440\u0442\u0438 \u043a\u0440\u0435\u0434\u0438\u0442\u04e3",
		currency_code: "\u0440\u0430\u043c\u0437\u0438 \u0430\u0441\u044a\u043e\u0440",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u0432\u0443\u0440\u0443\u0434"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "\u0440\u0430\u049b\u0430\u043c",
		string: "\u0441\u0430\u0442\u0440",
		array: "\u043c\u0430\u0441\u0441\u0438\u0432",
		object: "\u043e\u0431\u044a\u0435\u043a\u0442",
		date: "\u0441\u0430\u043d\u0430"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				return `\u0412\u0443\u0440\u0443\u0434\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442: ${expected} \u0438\u043d\u0442\u0438\u0437\u043e\u0440 \u043c\u0435\u0440\u0430\u0444\u0442, ${TypeDictionary[receivedType] ?? receivedType} \u0433\u0438\u0440\u0438\u0444\u0442\u0430 \u0448\u0443\u0434`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u0412\u0443\u0440\u0443\u0434\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442: ${stringifyPrimitive(issue.values[0])} \u0438\u043d\u0442\u0438\u0437\u043e\u0440 \u043c\u0435\u0440\u0430\u0444\u0442`;
				return `\u0418\u043d\u0442\u0438\u0445\u043e\u0431\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442: \u044f\u043a\u0435 \u0430\u0437 ${joinValues(issue.values, "|")} \u0438\u043d\u0442\u0438\u0437\u043e\u0440 \u043c\u0435\u0440\u0430\u0444\u0442`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0425\u0435\u043b\u0435 \u043a\u0430\u043b\u043e\u043d: ${issue.origin ?? "\u049b\u0438\u043c\u0430\u0442"} \u0431\u043e\u044f\u0434 ${adj}${issue.maximum.toString()} ${sizing.unit} ${sizing.verb}`;
				return `\u0425\u0435\u043b\u0435 \u043a\u0430\u043b\u043e\u043d: ${issue.origin ?? "\u049b\u0438\u043c\u0430\u0442"} \u0431\u043e\u044f\u0434 ${adj}${issue.maximum.toString()} \u0431\u043e\u0448\u0430\u0434`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0425\u0435\u043b\u0435 \u0445\u0443\u0440\u0434: ${issue.origin} \u0431\u043e\u044f\u0434 ${adj}${issue.minimum.toString()} ${sizing.unit} ${sizing.verb}`;
				return `\u0425\u0435\u043b\u0435 \u0445\u0443\u0440\u0434: ${issue.origin} \u0431\u043e\u044f\u0434 ${adj}${issue.minimum.toString()} \u0431\u043e\u0448\u0430\u0434`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u0421\u0430\u0442\u0440\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043e\u044f\u0434 \u0431\u043e "${_issue.prefix}" \u043e\u0493\u043e\u0437 \u0448\u0430\u0432\u0430\u0434`;
				if (_issue.format === "ends_with") return `\u0421\u0430\u0442\u0440\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043e\u044f\u0434 \u0431\u043e "${_issue.suffix}" \u0430\u043d\u04b7\u043e\u043c \u0451\u0431\u0430\u0434`;
				if (_issue.format === "includes") return `\u0421\u0430\u0442\u0440\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043e\u044f\u0434 "${_issue.includes}"-\u0440\u043e \u0434\u0430\u0440 \u0431\u0430\u0440 \u0433\u0438\u0440\u0430\u0434`;
				if (_issue.format === "regex") return `\u0421\u0430\u0442\u0440\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043e\u044f\u0434 \u0431\u0430 \u043d\u0430\u043c\u0443\u043d\u0430\u0438 ${_issue.pattern} \u043c\u0443\u0432\u043e\u0444\u0438\u049b\u0430\u0442 \u043a\u0443\u043d\u0430\u0434`;
				return `${FormatDictionary[_issue.format] ?? issue.format}-\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442`;
			}
			case "not_multiple_of": return `\u0420\u0430\u049b\u0430\u043c\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043e\u044f\u0434 \u0431\u0430 ${issue.divisor} \u0431\u0435 \u0431\u0430\u049b\u0438\u044f \u0442\u0430\u049b\u0441\u0438\u043c \u0448\u0430\u0432\u0430\u0434`;
			case "unrecognized_keys": return `\u041a\u0430\u043b\u0438\u0434${issue.keys.length > 1 ? "\u04b3\u043e\u0438" : "\u0438"} \u043d\u043e\u043c\u0430\u044a\u043b\u0443\u043c: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `\u041a\u0430\u043b\u0438\u0434\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442 \u0434\u0430\u0440 ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `\u049a\u0438\u043c\u0430\u0442\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442\u0438 \u0434\u0438\u0441\u043a\u0440\u0438\u043c\u0438\u043d\u0430\u0442\u043e\u0440: ${issue.options.map((o) => `'${o}'`).join(" | ")} \u0438\u043d\u0442\u0438\u0437\u043e\u0440 \u043c\u0435\u0440\u0430\u0444\u0442`;
				return "\u0412\u0443\u0440\u0443\u0434\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442";
			case "invalid_element": return `\u049a\u0438\u043c\u0430\u0442\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442 \u0434\u0430\u0440 ${issue.origin}`;
			default: return `\u0412\u0443\u0440\u0443\u0434\u0438 \u043d\u043e\u0434\u0443\u0440\u0443\u0441\u0442`;
		}
	};
};
function tg_default() {
	return { localeError: error$10() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/th.js
const error$9 = () => {
	const Sizable = {
		string: {
			unit: "\u0e15\u0e31\u0e27\u0e2d\u0e31\u0e01\u0e29\u0e23",
			verb: "\u0e04\u0e27\u0e23\u0e21\u0e35"
		},
		file: {
			unit: "\u0e44\u0e1a\u0e15\u0e4c",
			verb: "\u0e04\u0e27\u0e23\u0e21\u0e35"
		},
		array: {
			unit: "\u0e23\u0e32\u0e22\u0e01\u0e32\u0e23",
			verb: "\u0e04\u0e27\u0e23\u0e21\u0e35"
		},
		set: {
			unit: "\u0e23\u0e32\u0e22\u0e01\u0e32\u0e23",
			verb: "\u0e04\u0e27\u0e23\u0e21\u0e35"
		},
		map: {
			unit: "\u0e23\u0e32\u0e22\u0e01\u0e32\u0e23",
			verb: "\u0e04\u0e27\u0e23\u0e21\u0e35"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u0e02\u0e49\u0e2d\u0e21\u0e39\u0e25\u0e17\u0e35\u0e48\u0e1b\u0e49\u0e2d\u0e19",
		email: "\u0e17\u0e35\u0e48\u0e2d\u0e22\u0e39\u0e48\u0e2d\u0e35\u0e40\u0e21\u0e25",
		url: "URL",
		emoji: "\u0e2d\u0e34\u0e42\u0e21\u0e08\u0e34",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "\u0e27\u0e31\u0e19\u0e17\u0e35\u0e48\u0e40\u0e27\u0e25\u0e32\u0e41\u0e1a\u0e1a ISO",
		date: "\u0e27\u0e31\u0e19\u0e17\u0e35\u0e48\u0e41\u0e1a\u0e1a ISO",
		time: "\u0e40\u0e27\u0e25\u0e32\u0e41\u0e1a\u0e1a ISO",
		duration: "\u0e0a\u0e48\u0e27\u0e07\u0e40\u0e27\u0e25\u0e32\u0e41\u0e1a\u0e1a ISO",
		ipv4: "\u0e17\u0e35\u0e48\u0e2d\u0e22\u0e39\u0e48 IPv4",
		ipv6: "\u0e17\u0e35\u0e48\u0e2d\u0e22\u0e39\u0e48 IPv6",
		mac: "\u0e17\u0e35\u0e48\u0e2d\u0e22\u0e39\u0e48 MAC",
		cidrv4: "\u0e0a\u0e48\u0e27\u0e07 IP \u0e41\u0e1a\u0e1a IPv4",
		cidrv6: "\u0e0a\u0e48\u0e27\u0e07 IP \u0e41\u0e1a\u0e1a IPv6",
		base64: "\u0e02\u0e49\u0e2d\u0e04\u0e27\u0e32\u0e21\u0e41\u0e1a\u0e1a Base64",
		base64url: "\u0e02\u0e49\u0e2d\u0e04\u0e27\u0e32\u0e21\u0e41\u0e1a\u0e1a Base64 \u0e2a\u0e33\u0e2b\u0e23\u0e31\u0e1a URL",
		json_string: "\u0e02\u0e49\u0e2d\u0e04\u0e27\u0e32\u0e21\u0e41\u0e1a\u0e1a JSON",
		e164: "\u0e40\u0e1a\u0e2d\u0e23\u0e4c\u0e42\u0e17\u0e23\u0e28\u0e31\u0e1e\u0e17\u0e4c\u0e23\u0e30\u0e2b\u0e27\u0e48\u0e32\u0e07\u0e1b\u0e23\u0e30\u0e40\u0e17\u0e28 (E.164)",
		credit_card: "\u0e2b\u0e21\u0e32\u0e22\u0e40\u0e25\u0e02\u0e1a\u0e31\u0e15\u0e23\u0e40\u0e04\u0e23\u0e14\u0e34\u0e15",
		currency_code: "\u0e23\u0e2b\u0e31\u0e2a\u0e2a\u0e01\u0e38\u0e25\u0e40\u0e07\u0e34\u0e19",
		iban: "IBAN",
		jwt: "\u0e42\u0e17\u0e40\u0e04\u0e19 JWT",
		template_literal: "\u0e02\u0e49\u0e2d\u0e21\u0e39\u0e25\u0e17\u0e35\u0e48\u0e1b\u0e49\u0e2d\u0e19"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "\u0e15\u0e31\u0e27\u0e40\u0e25\u0e02",
		array: "\u0e2d\u0e32\u0e23\u0e4c\u0e40\u0e23\u0e22\u0e4c (Array)",
		null: "\u0e44\u0e21\u0e48\u0e21\u0e35\u0e04\u0e48\u0e32 (null)"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `\u0e1b\u0e23\u0e30\u0e40\u0e20\u0e17\u0e02\u0e49\u0e2d\u0e21\u0e39\u0e25\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07: \u0e04\u0e27\u0e23\u0e40\u0e1b\u0e47\u0e19 instanceof ${issue.expected} \u0e41\u0e15\u0e48\u0e44\u0e14\u0e49\u0e23\u0e31\u0e1a ${received}`;
				return `\u0e1b\u0e23\u0e30\u0e40\u0e20\u0e17\u0e02\u0e49\u0e2d\u0e21\u0e39\u0e25\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07: \u0e04\u0e27\u0e23\u0e40\u0e1b\u0e47\u0e19 ${expected} \u0e41\u0e15\u0e48\u0e44\u0e14\u0e49\u0e23\u0e31\u0e1a ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u0e04\u0e48\u0e32\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07: \u0e04\u0e27\u0e23\u0e40\u0e1b\u0e47\u0e19 ${stringifyPrimitive(issue.values[0])}`;
				return `\u0e15\u0e31\u0e27\u0e40\u0e25\u0e37\u0e2d\u0e01\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07: \u0e04\u0e27\u0e23\u0e40\u0e1b\u0e47\u0e19\u0e2b\u0e19\u0e36\u0e48\u0e07\u0e43\u0e19 ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "\u0e44\u0e21\u0e48\u0e40\u0e01\u0e34\u0e19" : "\u0e19\u0e49\u0e2d\u0e22\u0e01\u0e27\u0e48\u0e32";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0e40\u0e01\u0e34\u0e19\u0e01\u0e33\u0e2b\u0e19\u0e14: ${issue.origin ?? "\u0e04\u0e48\u0e32"} \u0e04\u0e27\u0e23\u0e21\u0e35${adj} ${issue.maximum.toString()} ${sizing.unit ?? "\u0e23\u0e32\u0e22\u0e01\u0e32\u0e23"}`;
				return `\u0e40\u0e01\u0e34\u0e19\u0e01\u0e33\u0e2b\u0e19\u0e14: ${issue.origin ?? "\u0e04\u0e48\u0e32"} \u0e04\u0e27\u0e23\u0e21\u0e35${adj} ${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? "\u0e2d\u0e22\u0e48\u0e32\u0e07\u0e19\u0e49\u0e2d\u0e22" : "\u0e21\u0e32\u0e01\u0e01\u0e27\u0e48\u0e32";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0e19\u0e49\u0e2d\u0e22\u0e01\u0e27\u0e48\u0e32\u0e01\u0e33\u0e2b\u0e19\u0e14: ${issue.origin} \u0e04\u0e27\u0e23\u0e21\u0e35${adj} ${issue.minimum.toString()} ${sizing.unit}`;
				return `\u0e19\u0e49\u0e2d\u0e22\u0e01\u0e27\u0e48\u0e32\u0e01\u0e33\u0e2b\u0e19\u0e14: ${issue.origin} \u0e04\u0e27\u0e23\u0e21\u0e35${adj} ${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u0e23\u0e39\u0e1b\u0e41\u0e1a\u0e1a\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07: \u0e02\u0e49\u0e2d\u0e04\u0e27\u0e32\u0e21\u0e15\u0e49\u0e2d\u0e07\u0e02\u0e36\u0e49\u0e19\u0e15\u0e49\u0e19\u0e14\u0e49\u0e27\u0e22 "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `\u0e23\u0e39\u0e1b\u0e41\u0e1a\u0e1a\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07: \u0e02\u0e49\u0e2d\u0e04\u0e27\u0e32\u0e21\u0e15\u0e49\u0e2d\u0e07\u0e25\u0e07\u0e17\u0e49\u0e32\u0e22\u0e14\u0e49\u0e27\u0e22 "${_issue.suffix}"`;
				if (_issue.format === "includes") return `\u0e23\u0e39\u0e1b\u0e41\u0e1a\u0e1a\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07: \u0e02\u0e49\u0e2d\u0e04\u0e27\u0e32\u0e21\u0e15\u0e49\u0e2d\u0e07\u0e21\u0e35 "${_issue.includes}" \u0e2d\u0e22\u0e39\u0e48\u0e43\u0e19\u0e02\u0e49\u0e2d\u0e04\u0e27\u0e32\u0e21`;
				if (_issue.format === "regex") return `\u0e23\u0e39\u0e1b\u0e41\u0e1a\u0e1a\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07: \u0e15\u0e49\u0e2d\u0e07\u0e15\u0e23\u0e07\u0e01\u0e31\u0e1a\u0e23\u0e39\u0e1b\u0e41\u0e1a\u0e1a\u0e17\u0e35\u0e48\u0e01\u0e33\u0e2b\u0e19\u0e14 ${_issue.pattern}`;
				return `\u0e23\u0e39\u0e1b\u0e41\u0e1a\u0e1a\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07: ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `\u0e15\u0e31\u0e27\u0e40\u0e25\u0e02\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07: \u0e15\u0e49\u0e2d\u0e07\u0e40\u0e1b\u0e47\u0e19\u0e08\u0e33\u0e19\u0e27\u0e19\u0e17\u0e35\u0e48\u0e2b\u0e32\u0e23\u0e14\u0e49\u0e27\u0e22 ${issue.divisor} \u0e44\u0e14\u0e49\u0e25\u0e07\u0e15\u0e31\u0e27`;
			case "unrecognized_keys": return `\u0e1e\u0e1a\u0e04\u0e35\u0e22\u0e4c\u0e17\u0e35\u0e48\u0e44\u0e21\u0e48\u0e23\u0e39\u0e49\u0e08\u0e31\u0e01: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `\u0e04\u0e35\u0e22\u0e4c\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07\u0e43\u0e19 ${issue.origin}`;
			case "invalid_union": return "\u0e02\u0e49\u0e2d\u0e21\u0e39\u0e25\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07: \u0e44\u0e21\u0e48\u0e15\u0e23\u0e07\u0e01\u0e31\u0e1a\u0e23\u0e39\u0e1b\u0e41\u0e1a\u0e1a\u0e22\u0e39\u0e40\u0e19\u0e35\u0e22\u0e19\u0e17\u0e35\u0e48\u0e01\u0e33\u0e2b\u0e19\u0e14\u0e44\u0e27\u0e49";
			case "invalid_element": return `\u0e02\u0e49\u0e2d\u0e21\u0e39\u0e25\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07\u0e43\u0e19 ${issue.origin}`;
			default: return `\u0e02\u0e49\u0e2d\u0e21\u0e39\u0e25\u0e44\u0e21\u0e48\u0e16\u0e39\u0e01\u0e15\u0e49\u0e2d\u0e07`;
		}
	};
};
function th_default() {
	return { localeError: error$9() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/tk.js
const error$8 = () => {
	const Sizable = {
		string: {
			unit: "simwol",
			verb: "bolmaly"
		},
		file: {
			unit: "ba\u00fdt",
			verb: "bolmaly"
		},
		array: {
			unit: "elementler",
			verb: "bolmaly"
		},
		set: {
			unit: "elementler",
			verb: "bolmaly"
		},
		map: {
			unit: "elementler",
			verb: "bolmaly"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "giri\u015f",
		email: "e-po\u00e7ta salgysy",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO sene we wagt",
		date: "ISO sene",
		time: "ISO wagt",
		duration: "ISO wagt aralygy",
		ipv4: "IPv4 salgysy",
		ipv6: "IPv6 salgysy",
		mac: "MAC salgysy",
		cidrv4: "IPv4 aralygy",
		cidrv6: "IPv6 aralygy",
		base64: "base64 bilen \u015fifrlenen setir",
		base64url: "base64url bilen \u015fifrlenen setir",
		json_string: "JSON setiri",
		e164: "E.164 nomeri",
		credit_card: "kredit kartyny\u0148 nomeri",
		currency_code: "wal\u00fduta kody",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u015fablon"
	};
	const TypeDictionary = { nan: "NaN" };
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				return `N\u00e4dogry baha: gara\u015fylan ${expected} \u00fderine ${TypeDictionary[receivedType] ?? receivedType} alyndy`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `N\u00e4dogry baha: ${stringifyPrimitive(issue.values[0])} bolmaly`;
				return `N\u00e4dogry sa\u00fdlaw: a\u015fakdakylardan biri bolmaly: ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Has uly: gara\u015fyl\u00fdan ${issue.origin ?? "baha"} ${adj} ${issue.maximum.toString()} ${sizing.unit ?? "element"}`;
				return `Has uly: gara\u015fyl\u00fdan ${issue.origin ?? "baha"} ${adj} ${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Has ki\u00e7i: gara\u015fyl\u00fdan ${issue.origin} ${adj} ${issue.minimum.toString()} ${sizing.unit}`;
				return `Has ki\u00e7i: gara\u015fyl\u00fdan ${issue.origin} ${adj} ${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `N\u00e4dogry setir: "${_issue.prefix}" bilen ba\u015flamaly`;
				if (_issue.format === "ends_with") return `N\u00e4dogry setir: "${_issue.suffix}" bilen gutarmaly`;
				if (_issue.format === "includes") return `N\u00e4dogry setir: "${_issue.includes}" saklamaly`;
				if (_issue.format === "regex") return `N\u00e4dogry setir: ${_issue.pattern} nusga la\u00fdyk bolmaly`;
				return `N\u00e4dogry ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `N\u00e4dogry san: ${issue.divisor} bilen galyndysyz b\u00f6l\u00fcnmeli`;
			case "unrecognized_keys": return `Tanalma\u00fdan a\u00e7ar${issue.keys.length > 1 ? "lar" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `${issue.origin} i\u00e7inde n\u00e4dogry a\u00e7ar`;
			case "invalid_union": return "N\u00e4dogry baha";
			case "invalid_element": return `${issue.origin} i\u00e7inde n\u00e4dogry baha`;
			default: return `N\u00e4dogry baha`;
		}
	};
};
function tk_default() {
	return { localeError: error$8() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/tr.js
const error$7 = () => {
	const Sizable = {
		string: {
			unit: "karakter",
			verb: "olmal\u0131"
		},
		file: {
			unit: "bayt",
			verb: "olmal\u0131"
		},
		array: {
			unit: "\u00f6\u011fe",
			verb: "olmal\u0131"
		},
		set: {
			unit: "\u00f6\u011fe",
			verb: "olmal\u0131"
		},
		map: {
			unit: "\u00f6\u011fe",
			verb: "olmal\u0131"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "girdi",
		email: "e-posta adresi",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO tarih ve saat",
		date: "ISO tarih",
		time: "ISO saat",
		duration: "ISO s\u00fcre",
		ipv4: "IPv4 adresi",
		ipv6: "IPv6 adresi",
		mac: "MAC adresi",
		cidrv4: "IPv4 aral\u0131\u011f\u0131",
		cidrv6: "IPv6 aral\u0131\u011f\u0131",
		base64: "base64 ile \u015fifrelenmi\u015f metin",
		base64url: "base64url ile \u015fifrelenmi\u015f metin",
		json_string: "JSON dizesi",
		e164: "E.164 say\u0131s\u0131",
		credit_card: "kredi kart\u0131 numaras\u0131",
		currency_code: "para birimi kodu",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u015eablon dizesi"
	};
	const TypeDictionary = { nan: "NaN" };
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Ge\u00e7ersiz de\u011fer: beklenen instanceof ${issue.expected}, al\u0131nan ${received}`;
				return `Ge\u00e7ersiz de\u011fer: beklenen ${expected}, al\u0131nan ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Ge\u00e7ersiz de\u011fer: beklenen ${stringifyPrimitive(issue.values[0])}`;
				return `Ge\u00e7ersiz se\u00e7enek: a\u015fa\u011f\u0131dakilerden biri olmal\u0131: ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u00c7ok b\u00fcy\u00fck: beklenen ${issue.origin ?? "de\u011fer"} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u00f6\u011fe"}`;
				return `\u00c7ok b\u00fcy\u00fck: beklenen ${issue.origin ?? "de\u011fer"} ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u00c7ok k\u00fc\u00e7\u00fck: beklenen ${issue.origin} ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `\u00c7ok k\u00fc\u00e7\u00fck: beklenen ${issue.origin} ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Ge\u00e7ersiz metin: "${_issue.prefix}" ile ba\u015flamal\u0131`;
				if (_issue.format === "ends_with") return `Ge\u00e7ersiz metin: "${_issue.suffix}" ile bitmeli`;
				if (_issue.format === "includes") return `Ge\u00e7ersiz metin: "${_issue.includes}" i\u00e7ermeli`;
				if (_issue.format === "regex") return `Ge\u00e7ersiz metin: ${_issue.pattern} desenine uymal\u0131`;
				return `Ge\u00e7ersiz ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Ge\u00e7ersiz say\u0131: ${issue.divisor} ile tam b\u00f6l\u00fcnebilmeli`;
			case "unrecognized_keys": return `Tan\u0131nmayan anahtar${issue.keys.length > 1 ? "lar" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `${issue.origin} i\u00e7inde ge\u00e7ersiz anahtar`;
			case "invalid_union": return "Ge\u00e7ersiz de\u011fer";
			case "invalid_element": return `${issue.origin} i\u00e7inde ge\u00e7ersiz de\u011fer`;
			default: return `Ge\u00e7ersiz de\u011fer`;
		}
	};
};
function tr_default() {
	return { localeError: error$7() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/uk.js
const error$6 = () => {
	const Sizable = {
		string: {
			unit: "\u0441\u0438\u043c\u0432\u043e\u043b\u0456\u0432",
			verb: "\u043c\u0430\u0442\u0438\u043c\u0435"
		},
		file: {
			unit: "\u0431\u0430\u0439\u0442\u0456\u0432",
			verb: "\u043c\u0430\u0442\u0438\u043c\u0435"
		},
		array: {
			unit: "\u0435\u043b\u0435\u043c\u0435\u043d\u0442\u0456\u0432",
			verb: "\u043c\u0430\u0442\u0438\u043c\u0435"
		},
		set: {
			unit: "\u0435\u043b\u0435\u043c\u0435\u043d\u0442\u0456\u0432",
			verb: "\u043c\u0430\u0442\u0438\u043c\u0435"
		},
		map: {
			unit: "\u0435\u043b\u0435\u043c\u0435\u043d\u0442\u0456\u0432",
			verb: "\u043c\u0430\u0442\u0438\u043c\u0435"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u0432\u0445\u0456\u0434\u043d\u0456 \u0434\u0430\u043d\u0456",
		email: "\u0430\u0434\u0440\u0435\u0441\u0430 \u0435\u043b\u0435\u043a\u0442\u0440\u043e\u043d\u043d\u043e\u0457 \u043f\u043e\u0448\u0442\u0438",
		url: "URL",
		emoji: "\u0435\u043c\u043e\u0434\u0437\u0456",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "\u0434\u0430\u0442\u0430 \u0442\u0430 \u0447\u0430\u0441 ISO",
		date: "\u0434\u0430\u0442\u0430 ISO",
		time: "\u0447\u0430\u0441 ISO",
		duration: "\u0442\u0440\u0438\u0432\u0430\u043b\u0456\u0441\u0442\u044c ISO",
		ipv4: "\u0430\u0434\u0440\u0435\u0441\u0430 IPv4",
		ipv6: "\u0430\u0434\u0440\u0435\u0441\u0430 IPv6",
		mac: "\u0430\u0434\u0440\u0435\u0441\u0430 MAC",
		cidrv4: "\u0434\u0456\u0430\u043f\u0430\u0437\u043e\u043d IPv4",
		cidrv6: "\u0434\u0456\u0430\u043f\u0430\u0437\u043e\u043d IPv6",
		base64: "\u0440\u044f\u0434\u043e\u043a \u0443 \u043a\u043e\u0434\u0443\u0432\u0430\u043d\u043d\u0456 base64",
		base64url: "\u0440\u044f\u0434\u043e\u043a \u0443 \u043a\u043e\u0434\u0443\u0432\u0430\u043d\u043d\u0456 base64url",
		json_string: "\u0440\u044f\u0434\u043e\u043a JSON",
		e164: "\u043d\u043e\u043c\u0435\u0440 E.164",
		credit_card: "\u043d\u043e\u043c\u0435\u0440 \u043a\u0440\u0435\u0434\u0438\u0442\u043d\u043e\u0457 \u043a\u0430\u0440\u0442\u043a\u0438",
		currency_code: "\u043a\u043e\u0434 \u0432\u0430\u043b\u044e\u0442\u0438",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u0432\u0445\u0456\u0434\u043d\u0456 \u0434\u0430\u043d\u0456"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "\u0447\u0438\u0441\u043b\u043e",
		array: "\u043c\u0430\u0441\u0438\u0432"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0456 \u0432\u0445\u0456\u0434\u043d\u0456 \u0434\u0430\u043d\u0456: \u043e\u0447\u0456\u043a\u0443\u0454\u0442\u044c\u0441\u044f instanceof ${issue.expected}, \u043e\u0442\u0440\u0438\u043c\u0430\u043d\u043e ${received}`;
				return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0456 \u0432\u0445\u0456\u0434\u043d\u0456 \u0434\u0430\u043d\u0456: \u043e\u0447\u0456\u043a\u0443\u0454\u0442\u044c\u0441\u044f ${expected}, \u043e\u0442\u0440\u0438\u043c\u0430\u043d\u043e ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0456 \u0432\u0445\u0456\u0434\u043d\u0456 \u0434\u0430\u043d\u0456: \u043e\u0447\u0456\u043a\u0443\u0454\u0442\u044c\u0441\u044f ${stringifyPrimitive(issue.values[0])}`;
				return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0430 \u043e\u043f\u0446\u0456\u044f: \u043e\u0447\u0456\u043a\u0443\u0454\u0442\u044c\u0441\u044f \u043e\u0434\u043d\u0435 \u0437 ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0417\u0430\u043d\u0430\u0434\u0442\u043e \u0432\u0435\u043b\u0438\u043a\u0435: \u043e\u0447\u0456\u043a\u0443\u0454\u0442\u044c\u0441\u044f, \u0449\u043e ${issue.origin ?? "\u0437\u043d\u0430\u0447\u0435\u043d\u043d\u044f"} ${sizing.verb} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u0435\u043b\u0435\u043c\u0435\u043d\u0442\u0456\u0432"}`;
				return `\u0417\u0430\u043d\u0430\u0434\u0442\u043e \u0432\u0435\u043b\u0438\u043a\u0435: \u043e\u0447\u0456\u043a\u0443\u0454\u0442\u044c\u0441\u044f, \u0449\u043e ${issue.origin ?? "\u0437\u043d\u0430\u0447\u0435\u043d\u043d\u044f"} \u0431\u0443\u0434\u0435 ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0417\u0430\u043d\u0430\u0434\u0442\u043e \u043c\u0430\u043b\u0435: \u043e\u0447\u0456\u043a\u0443\u0454\u0442\u044c\u0441\u044f, \u0449\u043e ${issue.origin} ${sizing.verb} ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `\u0417\u0430\u043d\u0430\u0434\u0442\u043e \u043c\u0430\u043b\u0435: \u043e\u0447\u0456\u043a\u0443\u0454\u0442\u044c\u0441\u044f, \u0449\u043e ${issue.origin} \u0431\u0443\u0434\u0435 ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0438\u0439 \u0440\u044f\u0434\u043e\u043a: \u043f\u043e\u0432\u0438\u043d\u0435\u043d \u043f\u043e\u0447\u0438\u043d\u0430\u0442\u0438\u0441\u044f \u0437 "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0438\u0439 \u0440\u044f\u0434\u043e\u043a: \u043f\u043e\u0432\u0438\u043d\u0435\u043d \u0437\u0430\u043a\u0456\u043d\u0447\u0443\u0432\u0430\u0442\u0438\u0441\u044f \u043d\u0430 "${_issue.suffix}"`;
				if (_issue.format === "includes") return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0438\u0439 \u0440\u044f\u0434\u043e\u043a: \u043f\u043e\u0432\u0438\u043d\u0435\u043d \u043c\u0456\u0441\u0442\u0438\u0442\u0438 "${_issue.includes}"`;
				if (_issue.format === "regex") return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0438\u0439 \u0440\u044f\u0434\u043e\u043a: \u043f\u043e\u0432\u0438\u043d\u0435\u043d \u0432\u0456\u0434\u043f\u043e\u0432\u0456\u0434\u0430\u0442\u0438 \u0448\u0430\u0431\u043b\u043e\u043d\u0443 ${_issue.pattern}`;
				return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0438\u0439 ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0435 \u0447\u0438\u0441\u043b\u043e: \u043f\u043e\u0432\u0438\u043d\u043d\u043e \u0431\u0443\u0442\u0438 \u043a\u0440\u0430\u0442\u043d\u0438\u043c ${issue.divisor}`;
			case "unrecognized_keys": return `\u041d\u0435\u0440\u043e\u0437\u043f\u0456\u0437\u043d\u0430\u043d\u0438\u0439 \u043a\u043b\u044e\u0447${issue.keys.length > 1 ? "\u0456" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0438\u0439 \u043a\u043b\u044e\u0447 \u0443 ${issue.origin}`;
			case "invalid_union": return "\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0456 \u0432\u0445\u0456\u0434\u043d\u0456 \u0434\u0430\u043d\u0456";
			case "invalid_element": return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0435 \u0437\u043d\u0430\u0447\u0435\u043d\u043d\u044f \u0443 ${issue.origin}`;
			default: return `\u041d\u0435\u043f\u0440\u0430\u0432\u0438\u043b\u044c\u043d\u0456 \u0432\u0445\u0456\u0434\u043d\u0456 \u0434\u0430\u043d\u0456`;
		}
	};
};
function uk_default() {
	return { localeError: error$6() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/ua.js
function ua_default() {
	return uk_default();
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/ur.js
const error$5 = () => {
	const Sizable = {
		string: {
			unit: "\u062d\u0631\u0648\u0641",
			verb: "\u06c1\u0648\u0646\u0627"
		},
		file: {
			unit: "\u0628\u0627\u0626\u0679\u0633",
			verb: "\u06c1\u0648\u0646\u0627"
		},
		array: {
			unit: "\u0622\u0626\u0679\u0645\u0632",
			verb: "\u06c1\u0648\u0646\u0627"
		},
		set: {
			unit: "\u0622\u0626\u0679\u0645\u0632",
			verb: "\u06c1\u0648\u0646\u0627"
		},
		map: {
			unit: "\u0622\u0626\u0679\u0645\u0632",
			verb: "\u06c1\u0648\u0646\u0627"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u0627\u0646 \u067e\u0679",
		email: "\u0627\u06cc \u0645\u06cc\u0644 \u0627\u06cc\u0688\u0631\u06cc\u0633",
		url: "\u06cc\u0648 \u0622\u0631 \u0627\u06cc\u0644",
		emoji: "\u0627\u06cc\u0645\u0648\u062c\u06cc",
		uuid: "\u06cc\u0648 \u06cc\u0648 \u0622\u0626\u06cc \u0688\u06cc",
		uuidv4: "\u06cc\u0648 \u06cc\u0648 \u0622\u0626\u06cc \u0688\u06cc \u0648\u06cc 4",
		uuidv6: "\u06cc\u0648 \u06cc\u0648 \u0622\u0626\u06cc \u0688\u06cc \u0648\u06cc 6",
		nanoid: "\u0646\u06cc\u0646\u0648 \u0622\u0626\u06cc \u0688\u06cc",
		guid: "\u062c\u06cc \u06cc\u0648 \u0622\u0626\u06cc \u0688\u06cc",
		cuid: "\u0633\u06cc \u06cc\u0648 \u0622\u0626\u06cc \u0688\u06cc",
		cuid2: "\u0633\u06cc \u06cc\u0648 \u0622\u0626\u06cc \u0688\u06cc 2",
		ulid: "\u06cc\u0648 \u0627\u06cc\u0644 \u0622\u0626\u06cc \u0688\u06cc",
		xid: "\u0627\u06cc\u06a9\u0633 \u0622\u0626\u06cc \u0688\u06cc",
		ksuid: "\u06a9\u06d2 \u0627\u06cc\u0633 \u06cc\u0648 \u0622\u0626\u06cc \u0688\u06cc",
		datetime: "\u0622\u0626\u06cc \u0627\u06cc\u0633 \u0627\u0648 \u0688\u06cc\u0679 \u0679\u0627\u0626\u0645",
		date: "\u0622\u0626\u06cc \u0627\u06cc\u0633 \u0627\u0648 \u062a\u0627\u0631\u06cc\u062e",
		time: "\u0622\u0626\u06cc \u0627\u06cc\u0633 \u0627\u0648 \u0648\u0642\u062a",
		duration: "\u0622\u0626\u06cc \u0627\u06cc\u0633 \u0627\u0648 \u0645\u062f\u062a",
		ipv4: "\u0622\u0626\u06cc \u067e\u06cc \u0648\u06cc 4 \u0627\u06cc\u0688\u0631\u06cc\u0633",
		ipv6: "\u0622\u0626\u06cc \u067e\u06cc \u0648\u06cc 6 \u0627\u06cc\u0688\u0631\u06cc\u0633",
		mac: "\u0627\u06cc\u0645 \u0627\u06d2 \u0633\u06cc \u0627\u06cc\u0688\u0631\u06cc\u0633",
		cidrv4: "\u0622\u0626\u06cc \u067e\u06cc \u0648\u06cc 4 \u0631\u06cc\u0646\u062c",
		cidrv6: "\u0622\u0626\u06cc \u067e\u06cc \u0648\u06cc 6 \u0631\u06cc\u0646\u062c",
		base64: "\u0628\u06cc\u0633 64 \u0627\u0646 \u06a9\u0648\u0688\u0688 \u0633\u0679\u0631\u0646\u06af",
		base64url: "\u0628\u06cc\u0633 64 \u06cc\u0648 \u0622\u0631 \u0627\u06cc\u0644 \u0627\u0646 \u06a9\u0648\u0688\u0688 \u0633\u0679\u0631\u0646\u06af",
		json_string: "\u062c\u06d2 \u0627\u06cc\u0633 \u0627\u0648 \u0627\u06cc\u0646 \u0633\u0679\u0631\u0646\u06af",
		e164: "\u0627\u06cc 164 \u0646\u0645\u0628\u0631",
		credit_card: "\u06a9\u0631\u06cc\u0688\u0679 \u06a9\u0627\u0631\u0688 \u0646\u0645\u0628\u0631",
		currency_code: "\u06a9\u0631\u0646\u0633\u06cc \u06a9\u0648\u0688",
		iban: "IBAN",
		jwt: "\u062c\u06d2 \u0688\u0628\u0644\u06cc\u0648 \u0679\u06cc",
		template_literal: "\u0627\u0646 \u067e\u0679"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "\u0646\u0645\u0628\u0631",
		array: "\u0622\u0631\u06d2",
		null: "\u0646\u0644"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `\u063a\u0644\u0637 \u0627\u0646 \u067e\u0679: instanceof ${issue.expected} \u0645\u062a\u0648\u0642\u0639 \u062a\u06be\u0627\u060c ${received} \u0645\u0648\u0635\u0648\u0644 \u06c1\u0648\u0627`;
				return `\u063a\u0644\u0637 \u0627\u0646 \u067e\u0679: ${expected} \u0645\u062a\u0648\u0642\u0639 \u062a\u06be\u0627\u060c ${received} \u0645\u0648\u0635\u0648\u0644 \u06c1\u0648\u0627`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u063a\u0644\u0637 \u0627\u0646 \u067e\u0679: ${stringifyPrimitive(issue.values[0])} \u0645\u062a\u0648\u0642\u0639 \u062a\u06be\u0627`;
				return `\u063a\u0644\u0637 \u0622\u067e\u0634\u0646: ${joinValues(issue.values, "|")} \u0645\u06cc\u06ba \u0633\u06d2 \u0627\u06cc\u06a9 \u0645\u062a\u0648\u0642\u0639 \u062a\u06be\u0627`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0628\u06c1\u062a \u0628\u0691\u0627: ${issue.origin ?? "\u0648\u06cc\u0644\u06cc\u0648"} \u06a9\u06d2 ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u0639\u0646\u0627\u0635\u0631"} \u06c1\u0648\u0646\u06d2 \u0645\u062a\u0648\u0642\u0639 \u062a\u06be\u06d2`;
				return `\u0628\u06c1\u062a \u0628\u0691\u0627: ${issue.origin ?? "\u0648\u06cc\u0644\u06cc\u0648"} \u06a9\u0627 ${adj}${issue.maximum.toString()} \u06c1\u0648\u0646\u0627 \u0645\u062a\u0648\u0642\u0639 \u062a\u06be\u0627`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u0628\u06c1\u062a \u0686\u06be\u0648\u0679\u0627: ${issue.origin} \u06a9\u06d2 ${adj}${issue.minimum.toString()} ${sizing.unit} \u06c1\u0648\u0646\u06d2 \u0645\u062a\u0648\u0642\u0639 \u062a\u06be\u06d2`;
				return `\u0628\u06c1\u062a \u0686\u06be\u0648\u0679\u0627: ${issue.origin} \u06a9\u0627 ${adj}${issue.minimum.toString()} \u06c1\u0648\u0646\u0627 \u0645\u062a\u0648\u0642\u0639 \u062a\u06be\u0627`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u063a\u0644\u0637 \u0633\u0679\u0631\u0646\u06af: "${_issue.prefix}" \u0633\u06d2 \u0634\u0631\u0648\u0639 \u06c1\u0648\u0646\u0627 \u0686\u0627\u06c1\u06cc\u06d2`;
				if (_issue.format === "ends_with") return `\u063a\u0644\u0637 \u0633\u0679\u0631\u0646\u06af: "${_issue.suffix}" \u067e\u0631 \u062e\u062a\u0645 \u06c1\u0648\u0646\u0627 \u0686\u0627\u06c1\u06cc\u06d2`;
				if (_issue.format === "includes") return `\u063a\u0644\u0637 \u0633\u0679\u0631\u0646\u06af: "${_issue.includes}" \u0634\u0627\u0645\u0644 \u06c1\u0648\u0646\u0627 \u0686\u0627\u06c1\u06cc\u06d2`;
				if (_issue.format === "regex") return `\u063a\u0644\u0637 \u0633\u0679\u0631\u0646\u06af: \u067e\u06cc\u0679\u0631\u0646 ${_issue.pattern} \u0633\u06d2 \u0645\u06cc\u0686 \u06c1\u0648\u0646\u0627 \u0686\u0627\u06c1\u06cc\u06d2`;
				return `\u063a\u0644\u0637 ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `\u063a\u0644\u0637 \u0646\u0645\u0628\u0631: ${issue.divisor} \u06a9\u0627 \u0645\u0636\u0627\u0639\u0641 \u06c1\u0648\u0646\u0627 \u0686\u0627\u06c1\u06cc\u06d2`;
			case "unrecognized_keys": return `\u063a\u06cc\u0631 \u062a\u0633\u0644\u06cc\u0645 \u0634\u062f\u06c1 \u06a9\u06cc${issue.keys.length > 1 ? "\u0632" : ""}: ${joinValues(issue.keys, "\u060c ")}`;
			case "invalid_key": return `${issue.origin} \u0645\u06cc\u06ba \u063a\u0644\u0637 \u06a9\u06cc`;
			case "invalid_union": return "\u063a\u0644\u0637 \u0627\u0646 \u067e\u0679";
			case "invalid_element": return `${issue.origin} \u0645\u06cc\u06ba \u063a\u0644\u0637 \u0648\u06cc\u0644\u06cc\u0648`;
			default: return `\u063a\u0644\u0637 \u0627\u0646 \u067e\u0679`;
		}
	};
};
function ur_default() {
	return { localeError: error$5() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/uz.js
const error$4 = () => {
	const Sizable = {
		string: {
			unit: "belgi",
			verb: "bo\u2018lishi kerak"
		},
		file: {
			unit: "bayt",
			verb: "bo\u2018lishi kerak"
		},
		array: {
			unit: "element",
			verb: "bo\u2018lishi kerak"
		},
		set: {
			unit: "element",
			verb: "bo\u2018lishi kerak"
		},
		map: {
			unit: "yozuv",
			verb: "bo\u2018lishi kerak"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "kirish",
		email: "elektron pochta manzili",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO sana va vaqti",
		date: "ISO sana",
		time: "ISO vaqt",
		duration: "ISO davomiylik",
		ipv4: "IPv4 manzil",
		ipv6: "IPv6 manzil",
		mac: "MAC manzil",
		cidrv4: "IPv4 diapazon",
		cidrv6: "IPv6 diapazon",
		base64: "base64 kodlangan satr",
		base64url: "base64url kodlangan satr",
		json_string: "JSON satr",
		e164: "E.164 raqam",
		credit_card: "kredit karta raqami",
		currency_code: "valyuta kodi",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "kirish"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "raqam",
		array: "massiv"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `Noto\u2018g\u2018ri kirish: kutilgan instanceof ${issue.expected}, qabul qilingan ${received}`;
				return `Noto\u2018g\u2018ri kirish: kutilgan ${expected}, qabul qilingan ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `Noto\u2018g\u2018ri kirish: kutilgan ${stringifyPrimitive(issue.values[0])}`;
				return `Noto\u2018g\u2018ri variant: quyidagilardan biri kutilgan ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Juda katta: kutilgan ${issue.origin ?? "qiymat"} ${adj}${issue.maximum.toString()} ${sizing.unit} ${sizing.verb}`;
				return `Juda katta: kutilgan ${issue.origin ?? "qiymat"} ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Juda kichik: kutilgan ${issue.origin} ${adj}${issue.minimum.toString()} ${sizing.unit} ${sizing.verb}`;
				return `Juda kichik: kutilgan ${issue.origin} ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Noto\u2018g\u2018ri satr: "${_issue.prefix}" bilan boshlanishi kerak`;
				if (_issue.format === "ends_with") return `Noto\u2018g\u2018ri satr: "${_issue.suffix}" bilan tugashi kerak`;
				if (_issue.format === "includes") return `Noto\u2018g\u2018ri satr: "${_issue.includes}" ni o\u2018z ichiga olishi kerak`;
				if (_issue.format === "regex") return `Noto\u2018g\u2018ri satr: ${_issue.pattern} shabloniga mos kelishi kerak`;
				return `Noto\u2018g\u2018ri ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Noto\u2018g\u2018ri raqam: ${issue.divisor} ning karralisi bo\u2018lishi kerak`;
			case "unrecognized_keys": return `Noma\u2019lum kalit${issue.keys.length > 1 ? "lar" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `${issue.origin} dagi kalit noto\u2018g\u2018ri`;
			case "invalid_union": return "Noto\u2018g\u2018ri kirish";
			case "invalid_element": return `${issue.origin} da noto\u2018g\u2018ri qiymat`;
			default: return `Noto\u2018g\u2018ri kirish`;
		}
	};
};
function uz_default() {
	return { localeError: error$4() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/vi.js
const error$3 = () => {
	const Sizable = {
		string: {
			unit: "k\u00fd t\u1ef1",
			verb: "c\u00f3"
		},
		file: {
			unit: "byte",
			verb: "c\u00f3"
		},
		array: {
			unit: "ph\u1ea7n t\u1eed",
			verb: "c\u00f3"
		},
		set: {
			unit: "ph\u1ea7n t\u1eed",
			verb: "c\u00f3"
		},
		map: {
			unit: "ph\u1ea7n t\u1eed",
			verb: "c\u00f3"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u0111\u1ea7u v\u00e0o",
		email: "\u0111\u1ecba ch\u1ec9 email",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ng\u00e0y gi\u1edd ISO",
		date: "ng\u00e0y ISO",
		time: "gi\u1edd ISO",
		duration: "kho\u1ea3ng th\u1eddi gian ISO",
		ipv4: "\u0111\u1ecba ch\u1ec9 IPv4",
		ipv6: "\u0111\u1ecba ch\u1ec9 IPv6",
		mac: "\u0111\u1ecba ch\u1ec9 MAC",
		cidrv4: "d\u1ea3i IPv4",
		cidrv6: "d\u1ea3i IPv6",
		base64: "chu\u1ed7i m\u00e3 h\u00f3a base64",
		base64url: "chu\u1ed7i m\u00e3 h\u00f3a base64url",
		json_string: "chu\u1ed7i JSON",
		e164: "s\u1ed1 E.164",
		credit_card: "s\u1ed1 th\u1ebb t\u00edn d\u1ee5ng",
		currency_code: "m\u00e3 ti\u1ec1n t\u1ec7",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u0111\u1ea7u v\u00e0o"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "s\u1ed1",
		array: "m\u1ea3ng"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `\u0110\u1ea7u v\u00e0o kh\u00f4ng h\u1ee3p l\u1ec7: mong \u0111\u1ee3i instanceof ${issue.expected}, nh\u1eadn \u0111\u01b0\u1ee3c ${received}`;
				return `\u0110\u1ea7u v\u00e0o kh\u00f4ng h\u1ee3p l\u1ec7: mong \u0111\u1ee3i ${expected}, nh\u1eadn \u0111\u01b0\u1ee3c ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u0110\u1ea7u v\u00e0o kh\u00f4ng h\u1ee3p l\u1ec7: mong \u0111\u1ee3i ${stringifyPrimitive(issue.values[0])}`;
				return `T\u00f9y ch\u1ecdn kh\u00f4ng h\u1ee3p l\u1ec7: mong \u0111\u1ee3i m\u1ed9t trong c\u00e1c gi\u00e1 tr\u1ecb ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Qu\u00e1 l\u1edbn: mong \u0111\u1ee3i ${issue.origin ?? "gi\u00e1 tr\u1ecb"} ${sizing.verb} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "ph\u1ea7n t\u1eed"}`;
				return `Qu\u00e1 l\u1edbn: mong \u0111\u1ee3i ${issue.origin ?? "gi\u00e1 tr\u1ecb"} ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Qu\u00e1 nh\u1ecf: mong \u0111\u1ee3i ${issue.origin} ${sizing.verb} ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Qu\u00e1 nh\u1ecf: mong \u0111\u1ee3i ${issue.origin} ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Chu\u1ed7i kh\u00f4ng h\u1ee3p l\u1ec7: ph\u1ea3i b\u1eaft \u0111\u1ea7u b\u1eb1ng "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Chu\u1ed7i kh\u00f4ng h\u1ee3p l\u1ec7: ph\u1ea3i k\u1ebft th\u00fac b\u1eb1ng "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Chu\u1ed7i kh\u00f4ng h\u1ee3p l\u1ec7: ph\u1ea3i bao g\u1ed3m "${_issue.includes}"`;
				if (_issue.format === "regex") return `Chu\u1ed7i kh\u00f4ng h\u1ee3p l\u1ec7: ph\u1ea3i kh\u1edbp v\u1edbi m\u1eabu ${_issue.pattern}`;
				return `${FormatDictionary[_issue.format] ?? issue.format} kh\u00f4ng h\u1ee3p l\u1ec7`;
			}
			case "not_multiple_of": return `S\u1ed1 kh\u00f4ng h\u1ee3p l\u1ec7: ph\u1ea3i l\u00e0 b\u1ed9i s\u1ed1 c\u1ee7a ${issue.divisor}`;
			case "unrecognized_keys": return `Kh\u00f3a kh\u00f4ng \u0111\u01b0\u1ee3c nh\u1eadn d\u1ea1ng: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Kh\u00f3a kh\u00f4ng h\u1ee3p l\u1ec7 trong ${issue.origin}`;
			case "invalid_union": return "\u0110\u1ea7u v\u00e0o kh\u00f4ng h\u1ee3p l\u1ec7";
			case "invalid_element": return `Gi\u00e1 tr\u1ecb kh\u00f4ng h\u1ee3p l\u1ec7 trong ${issue.origin}`;
			default: return `\u0110\u1ea7u v\u00e0o kh\u00f4ng h\u1ee3p l\u1ec7`;
		}
	};
};
function vi_default() {
	return { localeError: error$3() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/zh-CN.js
const error$2 = () => {
	const Sizable = {
		string: {
			unit: "\u5b57\u7b26",
			verb: "\u5305\u542b"
		},
		file: {
			unit: "\u5b57\u8282",
			verb: "\u5305\u542b"
		},
		array: {
			unit: "\u9879",
			verb: "\u5305\u542b"
		},
		set: {
			unit: "\u9879",
			verb: "\u5305\u542b"
		},
		map: {
			unit: "\u9879",
			verb: "\u5305\u542b"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u8f93\u5165",
		email: "\u7535\u5b50\u90ae\u4ef6",
		url: "URL",
		emoji: "\u8868\u60c5\u7b26\u53f7",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO\u65e5\u671f\u65f6\u95f4",
		date: "ISO\u65e5\u671f",
		time: "ISO\u65f6\u95f4",
		duration: "ISO\u65f6\u957f",
		ipv4: "IPv4\u5730\u5740",
		ipv6: "IPv6\u5730\u5740",
		mac: "MAC\u5730\u5740",
		cidrv4: "IPv4\u7f51\u6bb5",
		cidrv6: "IPv6\u7f51\u6bb5",
		base64: "base64\u7f16\u7801\u5b57\u7b26\u4e32",
		base64url: "base64url\u7f16\u7801\u5b57\u7b26\u4e32",
		json_string: "JSON\u5b57\u7b26\u4e32",
		e164: "E.164\u53f7\u7801",
		credit_card: "\u4fe1\u7528\u5361\u53f7",
		currency_code: "\u8d27\u5e01\u4ee3\u7801",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u8f93\u5165"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "\u6570\u5b57",
		array: "\u6570\u7ec4",
		null: "\u7a7a\u503c(null)"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `\u65e0\u6548\u8f93\u5165\uff1a\u671f\u671b instanceof ${issue.expected}\uff0c\u5b9e\u9645\u63a5\u6536 ${received}`;
				return `\u65e0\u6548\u8f93\u5165\uff1a\u671f\u671b ${expected}\uff0c\u5b9e\u9645\u63a5\u6536 ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u65e0\u6548\u8f93\u5165\uff1a\u671f\u671b ${stringifyPrimitive(issue.values[0])}`;
				return `\u65e0\u6548\u9009\u9879\uff1a\u671f\u671b\u4ee5\u4e0b\u4e4b\u4e00 ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u6570\u503c\u8fc7\u5927\uff1a\u671f\u671b ${issue.origin ?? "\u503c"} ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u4e2a\u5143\u7d20"}`;
				return `\u6570\u503c\u8fc7\u5927\uff1a\u671f\u671b ${issue.origin ?? "\u503c"} ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u6570\u503c\u8fc7\u5c0f\uff1a\u671f\u671b ${issue.origin} ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `\u6570\u503c\u8fc7\u5c0f\uff1a\u671f\u671b ${issue.origin} ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u65e0\u6548\u5b57\u7b26\u4e32\uff1a\u5fc5\u987b\u4ee5 "${_issue.prefix}" \u5f00\u5934`;
				if (_issue.format === "ends_with") return `\u65e0\u6548\u5b57\u7b26\u4e32\uff1a\u5fc5\u987b\u4ee5 "${_issue.suffix}" \u7ed3\u5c3e`;
				if (_issue.format === "includes") return `\u65e0\u6548\u5b57\u7b26\u4e32\uff1a\u5fc5\u987b\u5305\u542b "${_issue.includes}"`;
				if (_issue.format === "regex") return `\u65e0\u6548\u5b57\u7b26\u4e32\uff1a\u5fc5\u987b\u6ee1\u8db3\u6b63\u5219\u8868\u8fbe\u5f0f ${_issue.pattern}`;
				return `\u65e0\u6548${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `\u65e0\u6548\u6570\u5b57\uff1a\u5fc5\u987b\u662f ${issue.divisor} \u7684\u500d\u6570`;
			case "unrecognized_keys": return `\u51fa\u73b0\u672a\u77e5\u7684\u952e(key): ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `${issue.origin} \u4e2d\u7684\u952e(key)\u65e0\u6548`;
			case "invalid_union": return "\u65e0\u6548\u8f93\u5165";
			case "invalid_element": return `${issue.origin} \u4e2d\u5305\u542b\u65e0\u6548\u503c(value)`;
			default: return `\u65e0\u6548\u8f93\u5165`;
		}
	};
};
function zh_CN_default() {
	return { localeError: error$2() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/zh-TW.js
const error$1 = () => {
	const Sizable = {
		string: {
			unit: "\u5b57\u5143",
			verb: "\u64c1\u6709"
		},
		file: {
			unit: "\u4f4d\u5143\u7d44",
			verb: "\u64c1\u6709"
		},
		array: {
			unit: "\u9805\u76ee",
			verb: "\u64c1\u6709"
		},
		set: {
			unit: "\u9805\u76ee",
			verb: "\u64c1\u6709"
		},
		map: {
			unit: "\u9805\u76ee",
			verb: "\u64c1\u6709"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u8f38\u5165",
		email: "\u90f5\u4ef6\u5730\u5740",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO \u65e5\u671f\u6642\u9593",
		date: "ISO \u65e5\u671f",
		time: "ISO \u6642\u9593",
		duration: "ISO \u671f\u9593",
		ipv4: "IPv4 \u4f4d\u5740",
		ipv6: "IPv6 \u4f4d\u5740",
		mac: "MAC \u4f4d\u5740",
		cidrv4: "IPv4 \u7bc4\u570d",
		cidrv6: "IPv6 \u7bc4\u570d",
		base64: "base64 \u7de8\u78bc\u5b57\u4e32",
		base64url: "base64url \u7de8\u78bc\u5b57\u4e32",
		json_string: "JSON \u5b57\u4e32",
		e164: "E.164 \u6578\u503c",
		credit_card: "\u4fe1\u7528\u5361\u865f",
		currency_code: "\u8ca8\u5e63\u4ee3\u78bc",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u8f38\u5165"
	};
	const TypeDictionary = { nan: "NaN" };
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `\u7121\u6548\u7684\u8f38\u5165\u503c\uff1a\u9810\u671f\u70ba instanceof ${issue.expected}\uff0c\u4f46\u6536\u5230 ${received}`;
				return `\u7121\u6548\u7684\u8f38\u5165\u503c\uff1a\u9810\u671f\u70ba ${expected}\uff0c\u4f46\u6536\u5230 ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u7121\u6548\u7684\u8f38\u5165\u503c\uff1a\u9810\u671f\u70ba ${stringifyPrimitive(issue.values[0])}`;
				return `\u7121\u6548\u7684\u9078\u9805\uff1a\u9810\u671f\u70ba\u4ee5\u4e0b\u5176\u4e2d\u4e4b\u4e00 ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u6578\u503c\u904e\u5927\uff1a\u9810\u671f ${issue.origin ?? "\u503c"} \u61c9\u70ba ${adj}${issue.maximum.toString()} ${sizing.unit ?? "\u500b\u5143\u7d20"}`;
				return `\u6578\u503c\u904e\u5927\uff1a\u9810\u671f ${issue.origin ?? "\u503c"} \u61c9\u70ba ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `\u6578\u503c\u904e\u5c0f\uff1a\u9810\u671f ${issue.origin} \u61c9\u70ba ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `\u6578\u503c\u904e\u5c0f\uff1a\u9810\u671f ${issue.origin} \u61c9\u70ba ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u7121\u6548\u7684\u5b57\u4e32\uff1a\u5fc5\u9808\u4ee5 "${_issue.prefix}" \u958b\u982d`;
				if (_issue.format === "ends_with") return `\u7121\u6548\u7684\u5b57\u4e32\uff1a\u5fc5\u9808\u4ee5 "${_issue.suffix}" \u7d50\u5c3e`;
				if (_issue.format === "includes") return `\u7121\u6548\u7684\u5b57\u4e32\uff1a\u5fc5\u9808\u5305\u542b "${_issue.includes}"`;
				if (_issue.format === "regex") return `\u7121\u6548\u7684\u5b57\u4e32\uff1a\u5fc5\u9808\u7b26\u5408\u683c\u5f0f ${_issue.pattern}`;
				return `\u7121\u6548\u7684 ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `\u7121\u6548\u7684\u6578\u5b57\uff1a\u5fc5\u9808\u70ba ${issue.divisor} \u7684\u500d\u6578`;
			case "unrecognized_keys": return `\u7121\u6cd5\u8b58\u5225\u7684\u9375\u503c${issue.keys.length > 1 ? "\u5011" : ""}\uff1a${joinValues(issue.keys, "\u3001")}`;
			case "invalid_key": return `${issue.origin} \u4e2d\u6709\u7121\u6548\u7684\u9375\u503c`;
			case "invalid_union": return "\u7121\u6548\u7684\u8f38\u5165\u503c";
			case "invalid_element": return `${issue.origin} \u4e2d\u6709\u7121\u6548\u7684\u503c`;
			default: return `\u7121\u6548\u7684\u8f38\u5165\u503c`;
		}
	};
};
function zh_TW_default() {
	return { localeError: error$1() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/yo.js
const error = () => {
	const Sizable = {
		string: {
			unit: "\u00e0mi",
			verb: "n\u00ed"
		},
		file: {
			unit: "bytes",
			verb: "n\u00ed"
		},
		array: {
			unit: "nkan",
			verb: "n\u00ed"
		},
		set: {
			unit: "nkan",
			verb: "n\u00ed"
		},
		map: {
			unit: "nkan",
			verb: "n\u00ed"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "\u1eb9\u0300r\u1ecd \u00ecb\u00e1w\u1ecdl\u00e9",
		email: "\u00e0d\u00edr\u1eb9\u0301s\u00ec \u00ecm\u1eb9\u0301l\u00ec",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "\u00e0k\u00f3k\u00f2 ISO",
		date: "\u1ecdj\u1ecd\u0301 ISO",
		time: "\u00e0k\u00f3k\u00f2 ISO",
		duration: "\u00e0k\u00f3k\u00f2 t\u00f3 p\u00e9 ISO",
		ipv4: "\u00e0d\u00edr\u1eb9\u0301s\u00ec IPv4",
		ipv6: "\u00e0d\u00edr\u1eb9\u0301s\u00ec IPv6",
		mac: "\u00e0d\u00edr\u1eb9\u0301s\u00ec MAC",
		cidrv4: "\u00e0gb\u00e8gb\u00e8 IPv4",
		cidrv6: "\u00e0gb\u00e8gb\u00e8 IPv6",
		base64: "\u1ecd\u0300r\u1ecd\u0300 t\u00ed a k\u1ecd\u0301 n\u00ed base64",
		base64url: "\u1ecd\u0300r\u1ecd\u0300 base64url",
		json_string: "\u1ecd\u0300r\u1ecd\u0300 JSON",
		e164: "n\u1ecd\u0301mb\u00e0 E.164",
		credit_card: "n\u1ecdmba kaadi gbese",
		currency_code: "koodu ow\u00f3",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "\u1eb9\u0300r\u1ecd \u00ecb\u00e1w\u1ecdl\u00e9"
	};
	const TypeDictionary = {
		nan: "NaN",
		number: "n\u1ecd\u0301mb\u00e0",
		array: "akop\u1ecd"
	};
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": {
				const expected = TypeDictionary[issue.expected] ?? issue.expected;
				const receivedType = parsedType(issue.input);
				const received = TypeDictionary[receivedType] ?? receivedType;
				if (/^[A-Z]/.test(issue.expected)) return `\u00ccb\u00e1w\u1ecdl\u00e9 a\u1e63\u00ec\u1e63e: a n\u00ed l\u00e1ti fi instanceof ${issue.expected}, \u00e0m\u1ecd\u0300 a r\u00ed ${received}`;
				return `\u00ccb\u00e1w\u1ecdl\u00e9 a\u1e63\u00ec\u1e63e: a n\u00ed l\u00e1ti fi ${expected}, \u00e0m\u1ecd\u0300 a r\u00ed ${received}`;
			}
			case "invalid_value":
				if (issue.values.length === 1) return `\u00ccb\u00e1w\u1ecdl\u00e9 a\u1e63\u00ec\u1e63e: a n\u00ed l\u00e1ti fi ${stringifyPrimitive(issue.values[0])}`;
				return `\u00c0\u1e63\u00e0y\u00e0n a\u1e63\u00ec\u1e63e: yan \u1ecd\u0300kan l\u00e1ra ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `T\u00f3 p\u1ecd\u0300 j\u00f9: a n\u00ed l\u00e1ti j\u1eb9\u0301 p\u00e9 ${issue.origin ?? "iye"} ${sizing.verb} ${adj}${issue.maximum} ${sizing.unit}`;
				return `T\u00f3 p\u1ecd\u0300 j\u00f9: a n\u00ed l\u00e1ti j\u1eb9\u0301 ${adj}${issue.maximum}`;
			}
			case "too_small": {
				const adj = issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `K\u00e9r\u00e9 ju: a n\u00ed l\u00e1ti j\u1eb9\u0301 p\u00e9 ${issue.origin} ${sizing.verb} ${adj}${issue.minimum} ${sizing.unit}`;
				return `K\u00e9r\u00e9 ju: a n\u00ed l\u00e1ti j\u1eb9\u0301 ${adj}${issue.minimum}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `\u1ecc\u0300r\u1ecd\u0300 a\u1e63\u00ec\u1e63e: gb\u1ecd\u0301d\u1ecd\u0300 b\u1eb9\u0300r\u1eb9\u0300 p\u1eb9\u0300l\u00fa "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `\u1ecc\u0300r\u1ecd\u0300 a\u1e63\u00ec\u1e63e: gb\u1ecd\u0301d\u1ecd\u0300 par\u00ed p\u1eb9\u0300l\u00fa "${_issue.suffix}"`;
				if (_issue.format === "includes") return `\u1ecc\u0300r\u1ecd\u0300 a\u1e63\u00ec\u1e63e: gb\u1ecd\u0301d\u1ecd\u0300 n\u00ed "${_issue.includes}"`;
				if (_issue.format === "regex") return `\u1ecc\u0300r\u1ecd\u0300 a\u1e63\u00ec\u1e63e: gb\u1ecd\u0301d\u1ecd\u0300 b\u00e1 \u00e0p\u1eb9\u1eb9r\u1eb9 mu ${_issue.pattern}`;
				return `A\u1e63\u00ec\u1e63e: ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `N\u1ecd\u0301mb\u00e0 a\u1e63\u00ec\u1e63e: gb\u1ecd\u0301d\u1ecd\u0300 j\u1eb9\u0301 \u00e8y\u00e0 p\u00edp\u00edn ti ${issue.divisor}`;
			case "unrecognized_keys": return `B\u1ecdt\u00ecn\u00ec \u00e0\u00ecm\u1ecd\u0300: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `B\u1ecdt\u00ecn\u00ec a\u1e63\u00ec\u1e63e n\u00edn\u00fa ${issue.origin}`;
			case "invalid_union": return "\u00ccb\u00e1w\u1ecdl\u00e9 a\u1e63\u00ec\u1e63e";
			case "invalid_element": return `Iye a\u1e63\u00ec\u1e63e n\u00edn\u00fa ${issue.origin}`;
			default: return "\u00ccb\u00e1w\u1ecdl\u00e9 a\u1e63\u00ec\u1e63e";
		}
	};
};
function yo_default() {
	return { localeError: error() };
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/index.js
var locales_exports = __exportAll({
	ar: () => ar_default,
	az: () => az_default,
	be: () => be_default,
	bg: () => bg_default,
	bn: () => bn_default,
	ca: () => ca_default,
	ckb: () => ckb_default,
	cs: () => cs_default,
	da: () => da_default,
	de: () => de_default,
	el: () => el_default,
	en: () => en_default,
	eo: () => eo_default,
	es: () => es_default,
	fa: () => fa_default,
	fi: () => fi_default,
	fr: () => fr_default,
	frCA: () => fr_CA_default,
	gu: () => gu_default,
	he: () => he_default,
	hi: () => hi_default,
	hr: () => hr_default,
	hu: () => hu_default,
	hy: () => hy_default,
	id: () => id_default,
	is: () => is_default,
	it: () => it_default,
	ja: () => ja_default,
	ka: () => ka_default,
	kh: () => kh_default,
	km: () => km_default,
	kn: () => kn_default,
	ko: () => ko_default,
	lt: () => lt_default,
	mk: () => mk_default,
	ms: () => ms_default,
	ne: () => ne_default,
	nl: () => nl_default,
	nn: () => nn_default,
	no: () => no_default,
	ota: () => ota_default,
	pl: () => pl_default,
	ps: () => ps_default,
	pt: () => pt_default,
	ptBR: () => pt_BR_default,
	ro: () => ro_default,
	ru: () => ru_default,
	sk: () => sk_default,
	sl: () => sl_default,
	sv: () => sv_default,
	ta: () => ta_default,
	tg: () => tg_default,
	th: () => th_default,
	tk: () => tk_default,
	tr: () => tr_default,
	ua: () => ua_default,
	uk: () => uk_default,
	ur: () => ur_default,
	uz: () => uz_default,
	vi: () => vi_default,
	yo: () => yo_default,
	zhCN: () => zh_CN_default,
	zhTW: () => zh_TW_default
});
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/compile.js
const INVALID = Symbol.for("zod.compile.invalid");
const FALLBACK_FLAG = Symbol.for("zod.compile.fallback");
var ZodCompileAsyncError = class extends Error {
	constructor(message = "z.compile does not support async refinements, transforms, or checks") {
		super(message);
		this.name = "ZodCompileAsyncError";
	}
};
var ZodCompileUnsupportedError = class extends Error {
	constructor(feature, islandable = true) {
		super(`z.compile does not support ${feature}; this schema must use the runtime parser`);
		this.name = "ZodCompileUnsupportedError";
		this.islandable = islandable;
	}
};
function compileValidator(schema, parser) {
	try {
		return compileFn(schema, { assertOnly: true });
	} catch {
		return parser;
	}
}
function compile(schema, options) {
	try {
		const parser = compileFn(schema);
		const clone = withParser(schema, parser);
		clone._zod.bag.validator = compileValidator(schema, parser);
		return clone;
	} catch (err) {
		if (options?.strict) throw err;
		return schema;
	}
}
function withParser(schema, parser) {
	if (isRecursiveSchema(schema)) throw new ZodCompileUnsupportedError("a schema whose subtree contains a reference cycle");
	const clone$1 = clone(schema);
	const liveRun = schema._zod.run;
	const originalRun = liveRun.__originalRun ?? liveRun;
	const wrapped = (payload, ctx) => {
		if (ctx?.async || ctx?.direction === "backward" || ctx?.skipChecks || ctx?.[FALLBACK_FLAG]) return originalRun(payload, ctx);
		if (ctx && isBackEdge(ctx, payload.value)) return originalRun(payload, ctx);
		const out = parser(payload.value);
		if (out !== INVALID) {
			payload.value = out;
			return payload;
		}
		if (ctx) ctx[FALLBACK_FLAG] = true;
		return originalRun(payload, ctx);
	};
	wrapped.__originalRun = originalRun;
	clone$1._zod.bag.fallbackRun = originalRun;
	clone$1._zod.bag.validator = parser;
	clone$1._zod.run = wrapped;
	if (!liveRun.__originalRun) installCompiledUserMethods(clone$1, schema, parser);
	return clone$1;
}
function installCompiledUserMethods(target, source, parser) {
	const targetAny = target;
	const sourceAny = source;
	if (typeof sourceAny.safeParse === "function") {
		const originalSafeParse = sourceAny.safeParse;
		targetAny.safeParse = (data, params) => {
			const out = parser(data);
			if (out !== INVALID) return {
				success: true,
				data: out
			};
			return originalSafeParse(data, params);
		};
	}
	if (typeof sourceAny.parse === "function") {
		const originalParse = sourceAny.parse;
		targetAny.parse = (data, params) => {
			const out = parser(data);
			if (out !== INVALID) return out;
			return originalParse(data, params);
		};
	}
}
function compileFn(schema, options) {
	let recursive = true;
	try {
		recursive = isRecursiveSchema(schema);
	} catch {}
	if (recursive) throw new ZodCompileUnsupportedError("a schema whose subtree contains a reference cycle");
	const ctx = {
		constants: new Map(),
		constantCounter: 0,
		varCounter: 0,
		definite: true
	};
	const doc = new Doc(["input"]);
	const outputAccessor = generateCheck(doc, ctx, schema, "input", !options?.assertOnly);
	doc.write(outputAccessor === null ? `return true;` : `return ${outputAccessor};`);
	const constantNames = ["INVALID", ...ctx.constants.keys()];
	const constantValues = [INVALID, ...ctx.constants.values()];
	const code = doc.content.join("\n");
	const fullCode = options?.debug ? constantNames.length > 0 ? `// Constants: ${constantNames.join(", ")}\n${code}` : code : "";
	const F = Function;
	const factoryCode = `return (input) => {\n${code}\n}`;
	let fn;
	try {
		fn = new F(...constantNames, factoryCode)(...constantValues);
	} catch (err) {
		throw new ZodCompileUnsupportedError(`this schema (generated code failed to evaluate: ${err.message})`);
	}
	if (options?.debug) fn.code = fullCode;
	fn.definite = ctx.definite;
	return fn;
}
function addConstant(ctx, value) {
	for (const [name, v] of ctx.constants) if (v === value) return name;
	const name = `c${ctx.constantCounter++}`;
	ctx.constants.set(name, value);
	return name;
}
function addUserConstant(ctx, fn) {
	ctx.definite = false;
	return addConstant(ctx, fn);
}
function newVar(ctx) {
	return `v${ctx.varCounter++}`;
}
function runtimeRun(schema, value) {
	const result = schema._zod.run({
		value,
		issues: []
	}, {});
	if (result && typeof result.then === "function") return INVALID;
	const r = result;
	return r.issues.length === 0 ? r.value : INVALID;
}
function compileChild(doc, ctx, schema, accessor, needsValue = true) {
	const contentLen = doc.content.length;
	const constantCount = ctx.constants.size;
	const constantCounter = ctx.constantCounter;
	const varCounter = ctx.varCounter;
	try {
		return generateCheck(doc, ctx, schema, accessor, needsValue);
	} catch (err) {
		if (!(err instanceof ZodCompileUnsupportedError) || !err.islandable) throw err;
		doc.content.length = contentLen;
		if (ctx.constants.size > constantCount) {
			const trailing = Array.from(ctx.constants.keys()).slice(constantCount);
			for (const k of trailing) ctx.constants.delete(k);
		}
		ctx.constantCounter = constantCounter;
		ctx.varCounter = varCounter;
		return emitRuntimeIsland(doc, ctx, schema, accessor);
	}
}
function emitRuntimeIsland(doc, ctx, schema, accessor) {
	ctx.definite = false;
	const schemaConst = addConstant(ctx, schema);
	const runConst = addConstant(ctx, runtimeRun);
	const outVar = newVar(ctx);
	doc.write(`const ${outVar} = ${runConst}(${schemaConst}, ${accessor});`);
	doc.write(`if (${outVar} === INVALID) return INVALID;`);
	return outVar;
}
const WHEN_DEFAULTED_CHECKS = new Set([
	"max_size",
	"min_size",
	"size_equals",
	"max_length",
	"min_length",
	"length_equals"
]);
function generateChecks(doc, ctx, schema, accessor) {
	const schemaChecks = schema._zod.def.checks;
	if (!schemaChecks || schemaChecks.length === 0) return accessor;
	let currentAccessor = accessor;
	for (const check of schemaChecks) {
		const def = check._zod.def;
		if (def.when && !WHEN_DEFAULTED_CHECKS.has(def.check)) throw new ZodCompileUnsupportedError(`check with a custom "when" condition`);
		switch (def.check) {
			case "greater_than":
				generateGreaterThanCheck(doc, ctx, def, currentAccessor);
				break;
			case "less_than":
				generateLessThanCheck(doc, ctx, def, currentAccessor);
				break;
			case "multiple_of":
				generateMultipleOfCheck(doc, ctx, def, currentAccessor);
				break;
			case "number_format":
				generateNumberFormatCheck(doc, def, currentAccessor);
				break;
			case "min_length": {
				const min = numericOperand(def.minimum, "min_length");
				const len = codePointLengthVar(doc, ctx, currentAccessor, `${currentAccessor}.length >= ${min} && ${currentAccessor}.length < ${def.minimum * 2}`);
				doc.write(`if (${len} < ${min}) return INVALID;`);
				break;
			}
			case "max_length": {
				const max = numericOperand(def.maximum, "max_length");
				const len = codePointLengthVar(doc, ctx, currentAccessor, `${currentAccessor}.length > ${max}`);
				doc.write(`if (${len} > ${max}) return INVALID;`);
				break;
			}
			case "length_equals": {
				const exact = numericOperand(def.length, "length_equals");
				const len = codePointLengthVar(doc, ctx, currentAccessor, `${currentAccessor}.length >= ${exact} && ${currentAccessor}.length <= ${def.length * 2}`);
				doc.write(`if (${len} !== ${exact}) return INVALID;`);
				break;
			}
			case "min_size":
				doc.write(`if (${currentAccessor}.size < ${numericOperand(def.minimum, "min_size")}) return INVALID;`);
				break;
			case "max_size":
				doc.write(`if (${currentAccessor}.size > ${numericOperand(def.maximum, "max_size")}) return INVALID;`);
				break;
			case "size_equals":
				doc.write(`if (${currentAccessor}.size !== ${numericOperand(def.size, "size_equals")}) return INVALID;`);
				break;
			case "string_format":
				currentAccessor = generateStringFormatCheck(doc, ctx, def, currentAccessor);
				break;
			case "custom":
				currentAccessor = generateCustomRefineCheck(doc, ctx, check, currentAccessor);
				break;
			case "bigint_format":
				generateBigIntFormatCheck(doc, def, currentAccessor);
				break;
			case "mime_type":
				generateMimeTypeCheck(doc, ctx, def, currentAccessor);
				break;
			case "property":
				generatePropertyCheck(doc, ctx, def, currentAccessor);
				break;
			case "properties":
				generatePropertiesChecks(doc, ctx, def, currentAccessor);
				break;
			case "overwrite": {
				const newAccessor = newVar(ctx);
				generateOverwriteCheck(doc, ctx, check, currentAccessor, newAccessor);
				currentAccessor = newAccessor;
				break;
			}
			default: throw new ZodCompileUnsupportedError(`check type ${def.check}`);
		}
	}
	return currentAccessor;
}
function codePointLengthVar(doc, ctx, accessor, inDoubt) {
	const cpLen = addConstant(ctx, codePointLength);
	const v = newVar(ctx);
	doc.write(`const ${v} = typeof ${accessor} === "string" && ${inDoubt} ? ${cpLen}(${accessor}) : ${accessor}.length;`);
	return v;
}
function numericOperand(value, label) {
	if (typeof value !== "number" || !Number.isFinite(value)) throw new ZodCompileUnsupportedError(`${label} bound of type ${typeof value}`);
	return `${value}`;
}
function comparisonOperand(ctx, value) {
	if (typeof value === "bigint") return `${value}n`;
	if (typeof value === "number") {
		if (Number.isNaN(value)) throw new ZodCompileUnsupportedError("comparison check with NaN bound");
		return `${value}`;
	}
	if (value instanceof Date) {
		if (Number.isNaN(value.getTime())) throw new ZodCompileUnsupportedError("comparison check with Invalid Date bound");
		return addConstant(ctx, value);
	}
	throw new ZodCompileUnsupportedError(`comparison check bound of type ${typeof value}`);
}
function generateGreaterThanCheck(doc, ctx, def, accessor) {
	const op = def.inclusive ? "<" : "<=";
	doc.write(`if (${accessor} ${op} ${comparisonOperand(ctx, def.value)}) return INVALID;`);
}
function generateLessThanCheck(doc, ctx, def, accessor) {
	const op = def.inclusive ? ">" : ">=";
	doc.write(`if (${accessor} ${op} ${comparisonOperand(ctx, def.value)}) return INVALID;`);
}
function generateMultipleOfCheck(doc, ctx, def, accessor) {
	if (typeof def.value === "bigint") {
		if (def.value === BigInt(0)) throw new ZodCompileUnsupportedError("multiple_of check with a zero divisor");
		doc.write(`if (${accessor} % ${def.value}n !== 0n) return INVALID;`);
	} else {
		const remainder = addConstant(ctx, floatSafeRemainder);
		doc.write(`if (${remainder}(${accessor}, ${numericOperand(def.value, "multiple_of")}) !== 0) return INVALID;`);
	}
}
function generateNumberFormatCheck(doc, def, accessor) {
	const format = def.format;
	switch (format) {
		case "safeint":
			doc.write(`if (!Number.isSafeInteger(${accessor})) return INVALID;`);
			break;
		case "int32":
			doc.write(`if (!Number.isInteger(${accessor}) || ${accessor} < -2147483648 || ${accessor} > 2147483647) return INVALID;`);
			break;
		case "uint32":
			doc.write(`if (!Number.isInteger(${accessor}) || ${accessor} < 0 || ${accessor} > 4294967295) return INVALID;`);
			break;
		case "float32":
			doc.write(`if (!Number.isFinite(${accessor}) || ${accessor} < -3.4028234663852886e38 || ${accessor} > 3.4028234663852886e38) return INVALID;`);
			break;
		case "float64":
			doc.write(`if (!Number.isFinite(${accessor})) return INVALID;`);
			break;
		default: throw new ZodCompileUnsupportedError(`number format ${format}`);
	}
}
function generateBigIntFormatCheck(doc, def, accessor) {
	const format = def.format;
	if (!format) return;
	switch (format) {
		case "int64":
			doc.write(`if (${accessor} < -9223372036854775808n || ${accessor} > 9223372036854775807n) return INVALID;`);
			break;
		case "uint64":
			doc.write(`if (${accessor} < 0n || ${accessor} > 18446744073709551615n) return INVALID;`);
			break;
		default: throw new ZodCompileUnsupportedError(`bigint format ${format}`);
	}
}
function generateMimeTypeCheck(doc, ctx, def, accessor) {
	const mimeTypes = def.mime;
	if (mimeTypes && mimeTypes.length > 0) {
		const mimeSet = addConstant(ctx, new Set(mimeTypes));
		doc.write(`if (!${mimeSet}.has(${accessor}.type)) return INVALID;`);
	}
}
function generatePropertiesChecks(doc, ctx, def, accessor) {
	if (def.when) throw new ZodCompileUnsupportedError(`check with a custom "when" condition`);
	doc.write(`if (${accessor} == null) return INVALID;`);
	const shape = def.shape;
	for (const key of Reflect.ownKeys(shape)) {
		const keyExpr = typeof key === "symbol" ? addConstant(ctx, key) : esc(key);
		const inputVar = newVar(ctx);
		doc.write(`const ${inputVar} = ${accessor}[${keyExpr}];`);
		compileChild(doc, ctx, shape[key], inputVar, false);
	}
}
function generatePropertyCheck(doc, ctx, def, accessor) {
	const propAccessor = `${accessor}[${JSON.stringify(def.property)}]`;
	generateCheck(doc, ctx, def.schema, propAccessor);
}
function generateOverwriteCheck(doc, ctx, check, currentAccessor, newAccessor) {
	const tx = check._zod.def.tx;
	if (!tx) throw new ZodCompileUnsupportedError("overwrite check without a transform function");
	if (isAsyncFunction(tx)) throw new ZodCompileAsyncError("z.compile: async overwrite transforms are not supported");
	const txConst = addConstant(ctx, tx);
	doc.write(`const ${newAccessor} = ${txConst}(${currentAccessor});`);
}
function throwAsync() {
	throw new $ZodAsyncError();
}
function pushIssue(issue) {
	this.issues.push(issue);
}
function generateCustomRefineCheck(doc, ctx, check, accessor) {
	const def = check._zod.def;
	if (def.fn) {
		if (isAsyncFunction(def.fn)) throw new ZodCompileAsyncError("z.compile: async .refine() predicates are not supported");
		const fnConst = addUserConstant(ctx, def.fn);
		const throwAsyncConst = addConstant(ctx, throwAsync);
		const resVar = newVar(ctx);
		doc.write(`const ${resVar} = ${fnConst}(${accessor});`);
		doc.write(`if (${resVar} instanceof Promise) ${throwAsyncConst}();`);
		doc.write(`if (!${resVar}) return INVALID;`);
		return accessor;
	}
	if (check._zod.check) {
		if (isAsyncFunction(check._zod.check)) throw new ZodCompileAsyncError("z.compile: async .superRefine() / check functions are not supported");
		const checkFn = check._zod.check;
		const helperFn = (value) => {
			const fakePayload = {
				value,
				issues: [],
				addIssue: pushIssue
			};
			if (checkFn(fakePayload) instanceof Promise) throwAsync();
			return fakePayload.issues.length === 0 ? fakePayload.value : INVALID;
		};
		const helperConst = addUserConstant(ctx, helperFn);
		const outVar = newVar(ctx);
		doc.write(`const ${outVar} = ${helperConst}(${accessor});`);
		doc.write(`if (${outVar} === INVALID) return INVALID;`);
		return outVar;
	}
	throw new ZodCompileUnsupportedError("custom check without a predicate or check function");
}
const PATTERN_IS_COMPLETE = new Set([
	"cidrv4",
	"cuid",
	"cuid2",
	"date",
	"datetime",
	"duration",
	"e164",
	"email",
	"emoji",
	"ends_with",
	"guid",
	"includes",
	"ipv4",
	"ksuid",
	"lowercase",
	"mac",
	"nanoid",
	"regex",
	"starts_with",
	"time",
	"ulid",
	"uppercase",
	"uuid",
	"xid"
]);
function generateStringFormatCheck(doc, ctx, def, accessor, needsValue = true) {
	const fmt = def.format;
	if (fmt === "base64") {
		const validator = addConstant(ctx, isValidBase64);
		doc.write(`if (!${validator}(${accessor})) return INVALID;`);
		return accessor;
	}
	if (fmt === "base64url") {
		const validator = addConstant(ctx, isValidBase64URL);
		doc.write(`if (!${validator}(${accessor})) return INVALID;`);
		return accessor;
	}
	if (fmt === "jwt") {
		const validator = addConstant(ctx, isValidJWT);
		const alg = addConstant(ctx, def.alg ?? null);
		doc.write(`if (!${validator}(${accessor}, ${alg})) return INVALID;`);
		return accessor;
	}
	if (fmt === "ipv6") {
		const validator = addConstant(ctx, isValidIPv6);
		doc.write(`if (!${validator}(${accessor})) return INVALID;`);
		return accessor;
	}
	if (fmt === "cidrv6") {
		const validator = addConstant(ctx, isValidCIDRv6);
		doc.write(`if (!${validator}(${accessor})) return INVALID;`);
		return accessor;
	}
	if (fmt === "credit_card") {
		const validator = addConstant(ctx, isValidCreditCard);
		doc.write(`if (!${validator}(${accessor})) return INVALID;`);
		return accessor;
	}
	if (fmt === "iban") {
		const validator = addConstant(ctx, isValidIBAN);
		doc.write(`if (!${validator}(${accessor})) return INVALID;`);
		return accessor;
	}
	const formatDef = def;
	if (fmt === "url" || fmt === "httpurl" || formatDef.normalize || formatDef.hostname !== void 0 || formatDef.protocol !== void 0) {
		const parseConst = addConstant(ctx, validateURL);
		const defConst = addConstant(ctx, def);
		const trimVar = newVar(ctx);
		const urlVar = newVar(ctx);
		doc.write(`const ${trimVar} = ${accessor}.trim();`);
		doc.write(`const ${urlVar} = ${parseConst}(${trimVar}, ${defConst});`);
		doc.write(`if (typeof ${urlVar} === "number") return INVALID;`);
		if (formatDef.hostname !== void 0) {
			const hostnameConst = addConstant(ctx, urlHostnameOk);
			doc.write(`if (!${hostnameConst}(${urlVar}, ${defConst}.hostname)) return INVALID;`);
		}
		if (formatDef.protocol !== void 0) {
			const protocolConst = addConstant(ctx, urlProtocolOk);
			doc.write(`if (!${protocolConst}(${urlVar}, ${defConst}.protocol)) return INVALID;`);
		}
		if (!needsValue) return null;
		const outputVar = newVar(ctx);
		const outputExpr = formatDef.normalize ? `${urlVar}.href` : `${addConstant(ctx, stripTabAndNewline)}(${trimVar})`;
		doc.write(`const ${outputVar} = ${outputExpr};`);
		return outputVar;
	}
	const customFn = def.fn;
	if (customFn) {
		if (isAsyncFunction(customFn)) throw new ZodCompileUnsupportedError(`async string format ${fmt}`);
		const fnConst = addConstant(ctx, customFn);
		doc.write(`if (!${fnConst}(${accessor})) return INVALID;`);
		return accessor;
	}
	if (PATTERN_IS_COMPLETE.has(fmt) && def.pattern) {
		const patternConst = addConstant(ctx, def.pattern);
		doc.write(`${patternConst}.lastIndex = 0;`);
		doc.write(`if (!${patternConst}.test(${accessor})) return INVALID;`);
		return accessor;
	}
	const format = def.format;
	switch (format) {
		case "regex": throw new ZodCompileUnsupportedError("regex format without a pattern");
		case "lowercase":
			doc.write(`if (${accessor} !== ${accessor}.toLowerCase()) return INVALID;`);
			break;
		case "uppercase":
			doc.write(`if (${accessor} !== ${accessor}.toUpperCase()) return INVALID;`);
			break;
		case "includes":
			doc.write(`if (!${accessor}.includes(${esc(def.includes)})) return INVALID;`);
			break;
		case "starts_with": {
			const prefix = def.prefix;
			doc.write(`if (${accessor}.slice(0, ${prefix.length}) !== ${esc(prefix)}) return INVALID;`);
			break;
		}
		case "ends_with": {
			const suffix = def.suffix;
			doc.write(`if (${accessor}.slice(-${suffix.length}) !== ${esc(suffix)}) return INVALID;`);
			break;
		}
		default: throw new ZodCompileUnsupportedError(`string format ${format}`);
	}
	return accessor;
}
function generateCheck(doc, ctx, schema, accessor, needsValue = true) {
	const def = schema._zod.def;
	const type = def.type;
	if (def.coerce) throw new ZodCompileUnsupportedError(`coercion (z.coerce.${type}())`);
	const buildsValue = needsValue || !!def.checks?.length;
	let typeAccessor;
	switch (type) {
		case "string":
			typeAccessor = generateStringCheck(doc, ctx, schema, accessor, buildsValue);
			break;
		case "number":
			typeAccessor = generateNumberCheck(doc, schema, accessor);
			break;
		case "boolean":
			typeAccessor = generateBooleanCheck(doc, accessor);
			break;
		case "bigint":
			typeAccessor = generateBigIntCheck(doc, schema, accessor);
			break;
		case "symbol":
			typeAccessor = generateSymbolCheck(doc, accessor);
			break;
		case "undefined":
			typeAccessor = generateUndefinedCheck(doc, accessor);
			break;
		case "null":
			typeAccessor = generateNullCheck(doc, accessor);
			break;
		case "any":
		case "unknown":
			typeAccessor = accessor;
			break;
		case "never":
			doc.write("return INVALID;");
			typeAccessor = accessor;
			break;
		case "void":
			typeAccessor = generateVoidCheck(doc, accessor);
			break;
		case "nan":
			typeAccessor = generateNaNCheck(doc, accessor);
			break;
		case "date":
			typeAccessor = generateDateCheck(doc, accessor);
			break;
		case "object":
			typeAccessor = generateObjectCheck(doc, ctx, schema, accessor, buildsValue);
			break;
		case "optional":
			typeAccessor = generateOptionalCheck(doc, ctx, schema, accessor, buildsValue);
			break;
		case "nullable":
			typeAccessor = generateNullableCheck(doc, ctx, schema, accessor, buildsValue);
			break;
		case "array":
			typeAccessor = generateArrayCheck(doc, ctx, schema, accessor, buildsValue);
			break;
		case "literal":
			typeAccessor = generateLiteralCheck(doc, ctx, schema, accessor);
			break;
		case "enum":
			typeAccessor = generateEnumCheck(doc, ctx, schema, accessor);
			break;
		case "readonly": {
			const innerOut = generateWrapperCheck(doc, ctx, schema, accessor);
			const frozenVar = newVar(ctx);
			doc.write(`const ${frozenVar} = Object.freeze(${innerOut});`);
			typeAccessor = frozenVar;
			break;
		}
		case "success":
			generateWrapperCheck(doc, ctx, schema, accessor);
			typeAccessor = "true";
			break;
		case "default":
		case "prefault":
			typeAccessor = generateDefaultCheck(doc, ctx, schema, accessor);
			break;
		case "nonoptional":
			typeAccessor = generateNonOptionalCheck(doc, ctx, schema, accessor);
			break;
		case "tuple":
			typeAccessor = generateTupleCheck(doc, ctx, schema, accessor);
			break;
		case "union":
			typeAccessor = generateUnionCheck(doc, ctx, schema, accessor);
			break;
		case "intersection":
			typeAccessor = generateIntersectionCheck(doc, ctx, schema, accessor);
			break;
		case "record":
			typeAccessor = generateRecordCheck(doc, ctx, schema, accessor);
			break;
		case "map":
			typeAccessor = generateMapCheck(doc, ctx, schema, accessor);
			break;
		case "set":
			typeAccessor = generateSetCheck(doc, ctx, schema, accessor);
			break;
		case "file":
			typeAccessor = generateFileCheck(doc, accessor);
			break;
		case "template_literal":
			typeAccessor = generateTemplateLiteralCheck(doc, ctx, schema, accessor);
			break;
		case "lazy":
			typeAccessor = generateLazyCheck(doc, ctx, schema, accessor);
			break;
		case "pipe":
			typeAccessor = generatePipeCheck(doc, ctx, schema, accessor);
			break;
		case "custom":
			typeAccessor = generateCustomCheck(doc, ctx, schema, accessor);
			break;
		case "transform":
			typeAccessor = generateTransformCheck(doc, ctx, schema, accessor);
			break;
		case "catch":
			typeAccessor = generateCatchCheck(doc, ctx, schema, accessor);
			break;
		default: throw new ZodCompileUnsupportedError(`schema type ${type}`);
	}
	if (typeAccessor === null) return null;
	return generateChecks(doc, ctx, schema, typeAccessor);
}
function generateStringCheck(doc, ctx, schema, accessor, needsValue = true) {
	doc.write(`if (typeof ${accessor} !== "string") return INVALID;`);
	const def = schema._zod.def;
	if (def.format === void 0) return accessor;
	return generateStringFormatCheck(doc, ctx, def, accessor, needsValue);
}
function generateNumberCheck(doc, schema, accessor) {
	doc.write(`if (typeof ${accessor} !== "number" || !Number.isFinite(${accessor})) return INVALID;`);
	const def = schema._zod.def;
	if (def.check === "number_format" && def.format) generateNumberFormatCheck(doc, { format: def.format }, accessor);
	return accessor;
}
function generateBooleanCheck(doc, accessor) {
	doc.write(`if (typeof ${accessor} !== "boolean") return INVALID;`);
	return accessor;
}
function generateBigIntCheck(doc, schema, accessor) {
	doc.write(`if (typeof ${accessor} !== "bigint") return INVALID;`);
	const def = schema._zod.def;
	if (def.format) switch (def.format) {
		case "int64":
			doc.write(`if (${accessor} < -9223372036854775808n || ${accessor} > 9223372036854775807n) return INVALID;`);
			break;
		case "uint64": doc.write(`if (${accessor} < 0n || ${accessor} > 18446744073709551615n) return INVALID;`);
	}
	return accessor;
}
function generateSymbolCheck(doc, accessor) {
	doc.write(`if (typeof ${accessor} !== "symbol") return INVALID;`);
	return accessor;
}
function generateUndefinedCheck(doc, accessor) {
	doc.write(`if (${accessor} !== undefined) return INVALID;`);
	return accessor;
}
function generateNullCheck(doc, accessor) {
	doc.write(`if (${accessor} !== null) return INVALID;`);
	return accessor;
}
function generateVoidCheck(doc, accessor) {
	doc.write(`if (${accessor} !== undefined) return INVALID;`);
	return accessor;
}
function generateNaNCheck(doc, accessor) {
	doc.write(`if (typeof ${accessor} !== "number" || !Number.isNaN(${accessor})) return INVALID;`);
	return accessor;
}
function generateDateCheck(doc, accessor) {
	doc.write(`if (!(${accessor} instanceof Date) || Number.isNaN(${accessor}.getTime())) return INVALID;`);
	return accessor;
}
function generateObjectCheck(doc, ctx, schema, accessor, buildsValue = true) {
	const def = schema._zod.def;
	doc.write(`if (typeof ${accessor} !== "object" || ${accessor} === null || Array.isArray(${accessor})) return INVALID;`);
	const shape = def.shape;
	const keys = Object.keys(shape);
	const symbolKeys = Object.getOwnPropertySymbols(shape);
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	const keyExpr = (k) => typeof k === "symbol" ? addConstant(ctx, k) : esc(k);
	const propKey = (k) => typeof k === "symbol" ? `[${keyExpr(k)}]` : esc(k);
	const propShape = shape;
	if (keys.includes("__proto__")) throw new ZodCompileUnsupportedError("object shape key \"__proto__\"");
	const propOutputs = new Map();
	for (const key of allKeys) {
		const propSchema = propShape[key];
		const kx = keyExpr(key);
		const inputVar = newVar(ctx);
		doc.write(`const ${inputVar} = ${accessor}[${kx}];`);
		if (propSchema._zod.optin !== void 0) {
			const outputVar = newVar(ctx);
			doc.write(`let ${outputVar} = (() => {`);
			doc.indented((d) => {
				const outputAccessor = compileChild(d, ctx, propSchema, inputVar);
				d.write(`return ${outputAccessor};`);
			});
			doc.write(`})();`);
			if (propSchema._zod.optout === "optional") {
				doc.write(`if (${outputVar} === INVALID) {`);
				doc.indented((d) => {
					d.write(`if (${kx} in ${accessor}) return INVALID;`);
					d.write(`${outputVar} = undefined;`);
				});
				doc.write(`}`);
			} else doc.write(`if (${outputVar} === INVALID) return INVALID;`);
			propOutputs.set(key, outputVar);
		} else {
			if (requiresPresenceCheck(propSchema)) doc.write(`if (!(${kx} in ${accessor})) return INVALID;`);
			const outputAccessor = compileChild(doc, ctx, propSchema, inputVar, buildsValue);
			if (outputAccessor !== null) propOutputs.set(key, outputAccessor);
		}
	}
	const catchall = def.catchall;
	let unknownKeysMode = "none";
	if (catchall) {
		const catchallType = catchall._zod.def.type;
		if (catchallType === "never") {
			const condition = keys.map((k) => `k !== ${esc(k)}`).join(" && ") || "true";
			doc.write(`for (const k in ${accessor}) {`);
			doc.indented((d) => {
				d.write(`if (${condition}) return INVALID;`);
			});
			doc.write(`}`);
		} else if ((catchallType === "unknown" || catchallType === "any") && !catchall._zod.def.checks?.length) unknownKeysMode = "passthrough";
		else unknownKeysMode = "schema";
	}
	const outputVar = newVar(ctx);
	const hasConditionalKeys = allKeys.some((k) => mayOmitUndefined(propShape[k]) || dropsWhenAbsent(propShape[k]));
	if (!buildsValue) {
		if (unknownKeysMode === "schema") {
			const knownSet = keys.length > 0 ? addConstant(ctx, new Set(keys)) : null;
			doc.write(`for (const k in ${accessor}) {`);
			doc.indented((d) => {
				d.write(`if (k === "__proto__") continue;`);
				if (knownSet) d.write(`if (${knownSet}.has(k)) continue;`);
				const valVar = newVar(ctx);
				d.write(`const ${valVar} = ${accessor}[k];`);
				compileChild(d, ctx, catchall, valVar, false);
			});
			doc.write(`}`);
		}
		return null;
	}
	if (!hasConditionalKeys) {
		const propLiterals = allKeys.map((k) => `${propKey(k)}: ${propOutputs.get(k)}`).join(", ");
		doc.write(`const ${outputVar} = { ${propLiterals} };`);
	} else {
		doc.write(`const ${outputVar} = {};`);
		for (const k of allKeys) {
			const kx = keyExpr(k);
			const out = propOutputs.get(k);
			if (dropsWhenAbsent(propShape[k])) doc.write(`if (${kx} in ${accessor}) ${outputVar}[${kx}] = ${out};`);
			else if (mayOmitUndefined(propShape[k])) doc.write(`if (${out} !== undefined || ${kx} in ${accessor}) ${outputVar}[${kx}] = ${out};`);
			else doc.write(`${outputVar}[${kx}] = ${out};`);
		}
	}
	if (unknownKeysMode !== "none") {
		const knownSet = keys.length > 0 ? addConstant(ctx, new Set(keys)) : null;
		doc.write(`for (const k in ${accessor}) {`);
		doc.indented((d) => {
			d.write(`if (k === "__proto__") continue;`);
			if (knownSet) d.write(`if (${knownSet}.has(k)) continue;`);
			if (unknownKeysMode === "passthrough") d.write(`${outputVar}[k] = ${accessor}[k];`);
			else {
				const valVar = newVar(ctx);
				d.write(`const ${valVar} = ${accessor}[k];`);
				const catchallOut = compileChild(d, ctx, catchall, valVar);
				d.write(`${outputVar}[k] = ${catchallOut};`);
			}
		});
		doc.write(`}`);
	}
	return outputVar;
}
function generateOptionalCheck(doc, ctx, schema, accessor, buildsValue = true) {
	const def = schema._zod.def;
	if (isExactOptional(schema)) return generateCheck(doc, ctx, def.innerType, accessor, buildsValue);
	if (def.innerType._zod.optin === "defaulted") {
		const outputVar = newVar(ctx);
		const branchVar = newVar(ctx);
		doc.write(`let ${outputVar};`);
		doc.write(`if (${accessor} === undefined) {`);
		doc.indented((d) => {
			d.write(`const ${branchVar} = (() => {`);
			d.indented((d2) => {
				const innerOutput = generateCheck(d2, ctx, def.innerType, accessor);
				d2.write(`return ${innerOutput};`);
			});
			d.write(`})();`);
			d.write(`if (${branchVar} !== INVALID) ${outputVar} = ${branchVar};`);
		});
		doc.write(`} else {`);
		doc.indented((d) => {
			const innerOutput = generateCheck(d, ctx, def.innerType, accessor);
			d.write(`${outputVar} = ${innerOutput};`);
		});
		doc.write(`}`);
		return outputVar;
	}
	const outputVar = buildsValue ? newVar(ctx) : null;
	if (outputVar) doc.write(`let ${outputVar};`);
	doc.write(`if (${accessor} !== undefined) {`);
	doc.indented((d) => {
		const innerOutput = generateCheck(d, ctx, def.innerType, accessor, buildsValue);
		if (outputVar && innerOutput !== null) d.write(`${outputVar} = ${innerOutput};`);
	});
	doc.write(`}`);
	return outputVar;
}
function isExactOptional(schema) {
	return schema._zod.traits?.has("$ZodExactOptional") === true;
}
function requiresPresenceCheck(schema) {
	return schema._zod.optin === void 0 && fastPathAcceptsAbsence(schema);
}
function fastPathAcceptsAbsence(schema) {
	if (schema._zod.def.coerce) return true;
	const def = schema._zod.def;
	switch (def.type) {
		case "any":
		case "unknown":
		case "undefined":
		case "void":
		case "default":
		case "prefault":
		case "transform":
		case "custom":
		case "lazy": return true;
		case "string":
		case "number":
		case "boolean":
		case "bigint":
		case "symbol":
		case "null":
		case "never":
		case "nan":
		case "date":
		case "object":
		case "array":
		case "tuple":
		case "record":
		case "map":
		case "set":
		case "file":
		case "template_literal": return false;
		case "nonoptional": return def.innerType ? fastPathAcceptsAbsence(def.innerType) : false;
		case "literal": return !!def.values?.includes(void 0);
		case "enum": return !!schema._zod.values?.has(void 0);
		case "optional":
		case "nullable":
		case "readonly":
		case "success": return def.innerType ? fastPathAcceptsAbsence(def.innerType) : true;
		case "catch": return true;
		case "union": return def.options ? def.options.some(fastPathAcceptsAbsence) : true;
		case "intersection":
			if (!def.left || !def.right) return true;
			return fastPathAcceptsAbsence(def.left) && fastPathAcceptsAbsence(def.right);
		case "pipe": return def.in ? fastPathAcceptsAbsence(def.in) : true;
		default: return true;
	}
}
function dropsWhenAbsent(schema) {
	return schema._zod.optin === "optional" && schema._zod.optout === "optional";
}
function mayOmitUndefined(schema) {
	return (schema._zod.optin !== "defaulted" || schema._zod.optout === "optional") && mayOutputUndefined(schema);
}
function mayOutputUndefined(schema) {
	const def = schema._zod.def;
	switch (def.type) {
		case "string":
		case "number":
		case "boolean":
		case "bigint":
		case "symbol":
		case "null":
		case "nan":
		case "date":
		case "object":
		case "array":
		case "tuple":
		case "record":
		case "map":
		case "set":
		case "file":
		case "template_literal":
		case "never":
		case "success": return false;
		case "literal": return !!def.values?.includes(void 0);
		case "enum": return !!schema._zod.values?.has(void 0);
		case "optional": return true;
		case "nullable":
		case "readonly":
		case "nonoptional": return def.innerType ? mayOutputUndefined(def.innerType) : true;
		case "union": return def.options ? def.options.some(mayOutputUndefined) : true;
		case "intersection": return !def.left || !def.right || mayOutputUndefined(def.left) || mayOutputUndefined(def.right);
		case "pipe": return def.out ? mayOutputUndefined(def.out) : true;
		default: return true;
	}
}
function generateNullableCheck(doc, ctx, schema, accessor, buildsValue = true) {
	const def = schema._zod.def;
	const outputVar = buildsValue ? newVar(ctx) : null;
	if (outputVar) doc.write(`let ${outputVar} = null;`);
	doc.write(`if (${accessor} !== null) {`);
	doc.indented((d) => {
		const innerOutput = generateCheck(d, ctx, def.innerType, accessor, buildsValue);
		if (outputVar && innerOutput !== null) d.write(`${outputVar} = ${innerOutput};`);
	});
	doc.write(`}`);
	return outputVar;
}
function generateSizeGate(doc, schema, size) {
	for (const [max, check] of sizeCaps(schema._zod.def.checks)) doc.write(`if (${size} > ${numericOperand(max, check._zod.def.check)}) return INVALID;`);
}
function generateArrayCheck(doc, ctx, schema, accessor, buildsValue = true) {
	const def = schema._zod.def;
	doc.write(`if (!Array.isArray(${accessor})) return INVALID;`);
	generateSizeGate(doc, schema, `${accessor}.length`);
	const outputVar = buildsValue ? newVar(ctx) : null;
	const iVar = newVar(ctx);
	const elemVar = newVar(ctx);
	if (outputVar) doc.write(`const ${outputVar} = new Array(${accessor}.length);`);
	doc.write(`for (let ${iVar} = 0; ${iVar} < ${accessor}.length; ${iVar}++) {`);
	doc.indented((d) => {
		d.write(`const ${elemVar} = ${accessor}[${iVar}];`);
		const elemOutput = compileChild(d, ctx, def.element, elemVar, buildsValue);
		if (outputVar && elemOutput !== null) d.write(`${outputVar}[${iVar}] = ${elemOutput};`);
	});
	doc.write(`}`);
	return outputVar;
}
function generateLiteralCheck(doc, ctx, schema, accessor) {
	const values = schema._zod.def.values;
	if (values.length !== 1) {
		const literalSet = addConstant(ctx, new Set(values));
		doc.write(`if (!${literalSet}.has(${accessor})) return INVALID;`);
		return accessor;
	}
	const value = values[0];
	if (typeof value === "number" && Number.isNaN(value)) {
		const literalSet = addConstant(ctx, new Set(values));
		doc.write(`if (!${literalSet}.has(${accessor})) return INVALID;`);
		return accessor;
	}
	if (typeof value === "string") doc.write(`if (${accessor} !== ${esc(value)}) return INVALID;`);
	else if (typeof value === "number" || typeof value === "boolean") doc.write(`if (${accessor} !== ${value}) return INVALID;`);
	else if (value === null) doc.write(`if (${accessor} !== null) return INVALID;`);
	else if (value === void 0) doc.write(`if (${accessor} !== undefined) return INVALID;`);
	else if (typeof value === "bigint") doc.write(`if (${accessor} !== ${value}n) return INVALID;`);
	else throw new ZodCompileUnsupportedError(`literal type ${typeof value}`);
	return accessor;
}
function generateEnumCheck(doc, ctx, schema, accessor) {
	const values = schema._zod.values;
	if (!values) throw new ZodCompileUnsupportedError("enum schema without enumerated values");
	const enumSet = addConstant(ctx, values);
	doc.write(`if (!${enumSet}.has(${accessor})) return INVALID;`);
	return accessor;
}
function generateWrapperCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	return generateCheck(doc, ctx, def.innerType, accessor);
}
function generateDefaultCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	const defaultGetter = Object.getOwnPropertyDescriptor(schema._zod.def, "defaultValue") ? () => schema._zod.def.defaultValue : void 0;
	if (schema._zod.def.type === "prefault") {
		if (!defaultGetter) return generateCheck(doc, ctx, def.innerType, accessor);
		const defaultFn = addConstant(ctx, defaultGetter);
		const inputVar = newVar(ctx);
		doc.write(`let ${inputVar} = ${accessor};`);
		doc.write(`if (${accessor} === undefined) ${inputVar} = ${defaultFn}();`);
		return generateCheck(doc, ctx, def.innerType, inputVar);
	}
	const outputVar = newVar(ctx);
	if (defaultGetter) {
		const defaultFn = addConstant(ctx, defaultGetter);
		const cloneFn = addConstant(ctx, shallowClone);
		doc.write(`let ${outputVar};`);
		doc.write(`if (${accessor} === undefined) {`);
		doc.indented((d) => {
			d.write(`${outputVar} = ${cloneFn}(${defaultFn}());`);
		});
		doc.write(`} else {`);
		doc.indented((d) => {
			const innerOutput = generateCheck(d, ctx, def.innerType, accessor);
			d.write(`${outputVar} = ${innerOutput} === undefined ? ${cloneFn}(${defaultFn}()) : ${innerOutput};`);
		});
		doc.write(`}`);
	} else {
		doc.write(`let ${outputVar};`);
		doc.write(`if (${accessor} !== undefined) {`);
		doc.indented((d) => {
			const innerOutput = generateCheck(d, ctx, def.innerType, accessor);
			d.write(`${outputVar} = ${innerOutput};`);
		});
		doc.write(`}`);
	}
	return outputVar;
}
function generateNonOptionalCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	const innerOutput = generateCheck(doc, ctx, def.innerType, accessor);
	const outputVar = newVar(ctx);
	doc.write(`const ${outputVar} = ${innerOutput};`);
	doc.write(`if (${outputVar} === undefined) return INVALID;`);
	return outputVar;
}
function generateTupleCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	const items = def.items;
	const rest = def.rest;
	doc.write(`if (!Array.isArray(${accessor})) return INVALID;`);
	const optinStart = getTupleOptStart(items, "optin");
	const optoutStart = getTupleOptStart(items, "optout");
	if (rest) doc.write(`if (${accessor}.length < ${optinStart}) return INVALID;`);
	else doc.write(`if (${accessor}.length < ${optinStart} || ${accessor}.length > ${items.length}) return INVALID;`);
	const outputVar = newVar(ctx);
	doc.write(`const ${outputVar} = [];`);
	for (let i = 0; i < items.length; i++) {
		const itemSchema = items[i];
		if (i >= optoutStart) {
			doc.write(`if (${outputVar}.length === ${i}) {`);
			doc.indented((d) => {
				d.write(`if (${i} < ${accessor}.length) {`);
				d.indented((d2) => {
					const elemVar = newVar(ctx);
					d2.write(`const ${elemVar} = ${accessor}[${i}];`);
					const elemOutput = compileChild(d2, ctx, itemSchema, elemVar);
					d2.write(`${outputVar}[${i}] = ${elemOutput};`);
				});
				d.write(`} else {`);
				d.indented((d2) => {
					if (dropsWhenAbsent(itemSchema)) {
						d2.write(`${outputVar}.length = ${i};`);
						return;
					}
					const elemVar = newVar(ctx);
					const branchVar = newVar(ctx);
					d2.write(`const ${elemVar} = undefined;`);
					d2.write(`const ${branchVar} = (() => {`);
					d2.indented((d3) => {
						const elemOutput = compileChild(d3, ctx, itemSchema, elemVar);
						d3.write(`return ${elemOutput};`);
					});
					d2.write(`})();`);
					d2.write(`if (${branchVar} === INVALID || ${branchVar} === undefined) ${outputVar}.length = ${i};`);
					d2.write(`else ${outputVar}[${i}] = ${branchVar};`);
				});
				d.write(`}`);
			});
			doc.write(`}`);
		} else {
			const elemVar = newVar(ctx);
			doc.write(`const ${elemVar} = ${accessor}[${i}];`);
			const elemOutput = compileChild(doc, ctx, itemSchema, elemVar);
			doc.write(`${outputVar}[${i}] = ${elemOutput};`);
		}
	}
	if (rest) {
		const iVar = newVar(ctx);
		const elemVar = newVar(ctx);
		doc.write(`for (let ${iVar} = ${items.length}; ${iVar} < ${accessor}.length; ${iVar}++) {`);
		doc.indented((d) => {
			d.write(`const ${elemVar} = ${accessor}[${iVar}];`);
			const elemOutput = compileChild(d, ctx, rest, elemVar);
			d.write(`${outputVar}[${iVar}] = ${elemOutput};`);
		});
		doc.write(`}`);
	}
	return outputVar;
}
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
	return 0;
}
function generateUnionCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	const options = def.options;
	if (def.discriminator) return generateDiscriminatedUnionCheck(doc, ctx, def, accessor);
	if (def.inclusive === false) throw new ZodCompileUnsupportedError("exclusive unions (z.xor)");
	if (options.length === 0) {
		doc.write("return INVALID;");
		return accessor;
	}
	if (options.length === 1) return generateCheck(doc, ctx, options[0], accessor);
	if (options.every((opt) => opt._zod.def.type === "literal" && !opt._zod.def.checks?.length)) {
		const valuesConst = addConstant(ctx, new Set(options.flatMap((opt) => opt._zod.def.values)));
		doc.write(`if (!${valuesConst}.has(${accessor})) return INVALID;`);
		return accessor;
	}
	const outputVar = newVar(ctx);
	doc.write(`let ${outputVar};`);
	for (let i = 0; i < options.length; i++) {
		const opt = options[i];
		if (i === 0) doc.write(`${outputVar} = (() => {`);
		else doc.write(`if (${outputVar} === INVALID) ${outputVar} = (() => {`);
		doc.indented((d) => {
			const branchOutput = generateCheck(d, ctx, opt, accessor);
			d.write(`return ${branchOutput};`);
		});
		doc.write(`})();`);
	}
	doc.write(`if (${outputVar} === INVALID) return INVALID;`);
	return outputVar;
}
function generateDiscriminatedUnionCheck(doc, ctx, def, accessor) {
	if (def.unionFallback) throw new ZodCompileUnsupportedError("discriminated union with unionFallback");
	if (def.options.length === 0) {
		doc.write("return INVALID;");
		return accessor;
	}
	const discVar = newVar(ctx);
	const outputVar = newVar(ctx);
	doc.write(`const ${discVar} = ${accessor}?.[${esc(def.discriminator)}];`);
	doc.write(`let ${outputVar};`);
	let firstBranch = true;
	const claimed = new Set();
	for (const option of def.options) {
		const values = option._zod.propValues?.[def.discriminator];
		if (!values || values.size === 0) throw new ZodCompileUnsupportedError("discriminated union option without static discriminator values");
		for (const value of values) {
			if (claimed.has(value)) throw new ZodCompileUnsupportedError(`duplicate discriminator value ${String(value)}`);
			claimed.add(value);
		}
		const conditions = Array.from(values, (value) => literalEquality(ctx, discVar, value));
		const prefix = firstBranch ? "if" : "else if";
		doc.write(`${prefix} (${conditions.join(" || ")}) {`);
		doc.indented((d) => {
			const branchOutput = generateCheck(d, ctx, option, accessor);
			d.write(`${outputVar} = ${branchOutput};`);
		});
		doc.write(`}`);
		firstBranch = false;
	}
	doc.write(`else { return INVALID; }`);
	return outputVar;
}
function literalEquality(ctx, accessor, value) {
	if (typeof value === "string") return `${accessor} === ${esc(value)}`;
	if (typeof value === "number") {
		if (Number.isNaN(value)) return `Number.isNaN(${accessor})`;
		return `${accessor} === ${value}`;
	}
	if (typeof value === "boolean") return `${accessor} === ${value}`;
	if (value === null) return `${accessor} === null`;
	if (value === void 0) return `${accessor} === undefined`;
	if (typeof value === "bigint") return `${accessor} === ${value}n`;
	if (typeof value === "symbol") return `${accessor} === ${addConstant(ctx, value)}`;
	throw new ZodCompileUnsupportedError(`literal discriminator value ${String(value)}`);
}
function generateIntersectionCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	ctx.definite = false;
	const leftOutput = compileChild(doc, ctx, def.left, accessor);
	const rightOutput = compileChild(doc, ctx, def.right, accessor);
	const mergeConst = addConstant(ctx, mergeValues);
	const mergedVar = newVar(ctx);
	doc.write(`const ${mergedVar} = ${mergeConst}(${leftOutput}, ${rightOutput});`);
	doc.write(`if (!${mergedVar}.valid) return INVALID;`);
	return `${mergedVar}.data`;
}
function generateRecordCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	const isPlainObjectConst = addConstant(ctx, isPlainObject);
	doc.write(`if (!${isPlainObjectConst}(${accessor})) return INVALID;`);
	const outputVar = newVar(ctx);
	const kVar = newVar(ctx);
	const valVar = newVar(ctx);
	doc.write(`const ${outputVar} = {};`);
	const recordDef = def;
	const keyValues = recordDef.partial ? void 0 : def.keyType._zod.values;
	if (keyValues) {
		const inputKeys = [];
		for (const key of keyValues) {
			if (!(typeof key === "string" || typeof key === "number" || typeof key === "symbol")) throw new ZodCompileUnsupportedError(`record key value ${String(key)}`);
			const inputKey = typeof key === "number" ? key.toString() : key;
			if (inputKey === "__proto__") throw new ZodCompileUnsupportedError("record key \"__proto__\"");
			inputKeys.push(inputKey);
			const keyConst = addConstant(ctx, key);
			const outKey = generateCheck(doc, ctx, def.keyType, keyConst);
			const valueVar = newVar(ctx);
			doc.write(`const ${valueVar} = ${accessor}[${literalPropertyKey(ctx, inputKey)}];`);
			const valOutput = compileChild(doc, ctx, def.valueType, valueVar);
			doc.write(`${outputVar}[${outKey}] = ${valOutput};`);
		}
		const knownKeysConst = addConstant(ctx, new Set(inputKeys));
		doc.write(`for (const ${kVar} in ${accessor}) {`);
		doc.indented((d) => {
			d.write(`if (${knownKeysConst}.has(${kVar})) continue;`);
			if (recordDef.mode === "loose") d.write(`if (${kVar} !== "__proto__") ${outputVar}[${kVar}] = ${accessor}[${kVar}];`);
			else d.write(`return INVALID;`);
		});
		doc.write(`}`);
		return outputVar;
	}
	const keyDef = def.keyType._zod.def;
	if (!(keyDef.type === "string" && keyDef.format === void 0 && !keyDef.coerce && (keyDef.checks?.length ?? 0) === 0)) {
		const isLoose = def.mode === "loose";
		const keyFn = compileFn(def.keyType);
		if (keyFn.definite === false) ctx.definite = false;
		const keyFast = addConstant(ctx, keyFn);
		const numericConst = addConstant(ctx, number$1);
		const outKeyVar = newVar(ctx);
		emitOwnKeys(doc, ctx, accessor, kVar, (d) => {
			d.write(`let ${outKeyVar} = ${keyFast}(${kVar});`);
			d.write(`if (${outKeyVar} === INVALID && typeof ${kVar} === "string" && ${numericConst}.test(${kVar})) ${outKeyVar} = ${keyFast}(Number(${kVar}));`);
			if (isLoose) d.write(`if (${outKeyVar} === INVALID) { ${outputVar}[${kVar}] = ${accessor}[${kVar}]; continue; }`);
			else d.write(`if (${outKeyVar} === INVALID) return INVALID;`);
			d.write(`if (${outKeyVar} === "__proto__") continue;`);
			const valueVar = newVar(ctx);
			d.write(`const ${valueVar} = ${accessor}[${kVar}];`);
			const valOutput = compileChild(d, ctx, def.valueType, valueVar);
			d.write(`${outputVar}[${outKeyVar}] = ${valOutput};`);
		});
		return outputVar;
	}
	emitOwnKeys(doc, ctx, accessor, kVar, (d) => {
		d.write(`const ${valVar} = ${accessor}[${kVar}];`);
		const valOutput = compileChild(d, ctx, def.valueType, valVar);
		d.write(`${outputVar}[${kVar}] = ${valOutput};`);
	}, `return INVALID;`);
	return outputVar;
}
function emitOwnKeys(doc, ctx, accessor, kVar, body, onSymbol) {
	const propIsEnumerableConst = addConstant(ctx, Object.prototype.propertyIsEnumerable);
	const symsVar = newVar(ctx);
	const keysVar = newVar(ctx);
	const iVar = newVar(ctx);
	doc.write(`const ${symsVar} = Object.getOwnPropertySymbols(${accessor});`);
	doc.write(`const ${keysVar} = Object.getOwnPropertyNames(${accessor});`);
	doc.write(`for (let ${iVar} = 0; ${iVar} < ${keysVar}.length; ${iVar}++) {`);
	doc.indented((d) => {
		d.write(`const ${kVar} = ${keysVar}[${iVar}];`);
		d.write(`if (${kVar} === "__proto__" || !${propIsEnumerableConst}.call(${accessor}, ${kVar})) continue;`);
		body(d);
	});
	doc.write(`}`);
	doc.write(`for (let ${iVar} = 0; ${iVar} < ${symsVar}.length; ${iVar}++) {`);
	doc.indented((d) => {
		d.write(`const ${kVar} = ${symsVar}[${iVar}];`);
		d.write(`if (!${propIsEnumerableConst}.call(${accessor}, ${kVar})) continue;`);
		if (onSymbol) d.write(onSymbol);
		else body(d);
	});
	doc.write(`}`);
}
function literalPropertyKey(ctx, key) {
	if (typeof key === "string") return esc(key);
	return addConstant(ctx, key);
}
function generateMapCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	doc.write(`if (!(${accessor} instanceof Map)) return INVALID;`);
	generateSizeGate(doc, schema, `${accessor}.size`);
	const outputVar = newVar(ctx);
	const kVar = newVar(ctx);
	const valVar = newVar(ctx);
	doc.write(`const ${outputVar} = new Map();`);
	doc.write(`for (const [${kVar}, ${valVar}] of ${accessor}) {`);
	doc.indented((d) => {
		const keyOutput = generateCheck(d, ctx, def.keyType, kVar);
		const valOutput = generateCheck(d, ctx, def.valueType, valVar);
		d.write(`${outputVar}.set(${keyOutput}, ${valOutput});`);
	});
	doc.write(`}`);
	return outputVar;
}
function generateSetCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	doc.write(`if (!(${accessor} instanceof Set)) return INVALID;`);
	generateSizeGate(doc, schema, `${accessor}.size`);
	const outputVar = newVar(ctx);
	const valVar = newVar(ctx);
	doc.write(`const ${outputVar} = new Set();`);
	doc.write(`for (const ${valVar} of ${accessor}) {`);
	doc.indented((d) => {
		const valOutput = generateCheck(d, ctx, def.valueType, valVar);
		d.write(`${outputVar}.add(${valOutput});`);
	});
	doc.write(`}`);
	return outputVar;
}
function generateFileCheck(doc, accessor) {
	doc.write(`if (!(${accessor} instanceof File)) return INVALID;`);
	return accessor;
}
function generateTemplateLiteralCheck(doc, ctx, schema, accessor) {
	doc.write(`if (typeof ${accessor} !== "string") return INVALID;`);
	const pattern = schema._zod.pattern;
	if (pattern) {
		const patternConst = addConstant(ctx, pattern);
		doc.write(`${patternConst}.lastIndex = 0;`);
		doc.write(`if (!${patternConst}.test(${accessor})) return INVALID;`);
	}
	return accessor;
}
function generateLazyCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	const getterConst = addUserConstant(ctx, def.getter);
	const cacheConst = addConstant(ctx, { parser: null });
	doc.write(`if (!${cacheConst}.parser) {`);
	doc.indented((d) => {
		d.write(`const inner = ${getterConst}();`);
		d.write(`${cacheConst}.parser = function(input) {`);
		d.indented((d2) => {
			d2.write(`const result = inner._zod.run({ value: input, issues: [] }, {});`);
			d2.write(`return result.issues.length === 0 ? result.value : INVALID;`);
		});
		d.write(`};`);
	});
	doc.write(`}`);
	const outputVar = newVar(ctx);
	doc.write(`const ${outputVar} = ${cacheConst}.parser(${accessor});`);
	doc.write(`if (${outputVar} === INVALID) return INVALID;`);
	return outputVar;
}
function generatePipeCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	const inputOutput = generateCheck(doc, ctx, def.in, accessor);
	if (def.transform) {
		if (isAsyncFunction(def.transform)) throw new ZodCompileAsyncError("z.compile: async transforms in pipes are not supported");
		const transformFn = def.transform;
		const helperFn = (value) => {
			const fakePayload = {
				value,
				issues: [],
				addIssue: pushIssue
			};
			const result = transformFn(value, fakePayload);
			if (result instanceof Promise) return INVALID;
			return fakePayload.issues.length === 0 ? result : INVALID;
		};
		const helperConst = addUserConstant(ctx, helperFn);
		const transformedVar = newVar(ctx);
		doc.write(`const ${transformedVar} = ${helperConst}(${inputOutput});`);
		doc.write(`if (${transformedVar} === INVALID) return INVALID;`);
		return generateCheck(doc, ctx, def.out, transformedVar);
	} else return generateCheck(doc, ctx, def.out, inputOutput);
}
function isAsyncFunction(fn) {
	return typeof fn === "function" && (fn.constructor.name === "AsyncFunction" || fn[Symbol.toStringTag] === "AsyncFunction");
}
function generateCustomCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	if (def.fn) {
		if (isAsyncFunction(def.fn)) throw new ZodCompileAsyncError("z.compile: async custom predicates are not supported");
		const fnConst = addUserConstant(ctx, def.fn);
		const throwAsyncConst = addConstant(ctx, throwAsync);
		const resVar = newVar(ctx);
		doc.write(`const ${resVar} = ${fnConst}(${accessor});`);
		doc.write(`if (${resVar} instanceof Promise) ${throwAsyncConst}();`);
		doc.write(`if (!${resVar}) return INVALID;`);
	} else throw new ZodCompileUnsupportedError("custom schema without a predicate function");
	return accessor;
}
function runtimeCatch(innerSchema, catchValue, value) {
	const result = innerSchema._zod.run({
		value,
		issues: []
	}, {});
	if (result && typeof result.then === "function") return INVALID;
	const r = result;
	if (r.issues.length === 0) return r.value;
	return catchValue();
}
function generateCatchCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	if (!def.catchValue["~constantCatch"]) throw new ZodCompileUnsupportedError("catch with a callback (only a constant catch value compiles)", false);
	const outputVar = newVar(ctx);
	doc.write(`let ${outputVar} = (() => {`);
	doc.indented((d) => {
		const innerOut = compileChild(d, ctx, def.innerType, accessor);
		d.write(`return ${innerOut};`);
	});
	doc.write(`})();`);
	const innerConst = addConstant(ctx, def.innerType);
	const catchConst = addUserConstant(ctx, def.catchValue);
	const catchHelperConst = addConstant(ctx, runtimeCatch);
	doc.write(`if (${outputVar} === INVALID) {`);
	doc.indented((d) => {
		d.write(`${outputVar} = ${catchHelperConst}(${innerConst}, ${catchConst}, ${accessor});`);
		d.write(`if (${outputVar} === INVALID) return INVALID;`);
	});
	doc.write(`}`);
	return outputVar;
}
function generateTransformCheck(doc, ctx, schema, accessor) {
	const def = schema._zod.def;
	if (def.transform) {
		if (isAsyncFunction(def.transform)) throw new ZodCompileAsyncError("z.compile: async transforms are not supported");
		const transformFn = def.transform;
		const helperFn = (value) => {
			const fakePayload = {
				value,
				issues: [],
				addIssue: pushIssue
			};
			const result = transformFn(value, fakePayload);
			if (result instanceof Promise) return INVALID;
			return fakePayload.issues.length === 0 ? result : INVALID;
		};
		const helperConst = addUserConstant(ctx, helperFn);
		const outputVar = newVar(ctx);
		doc.write(`const ${outputVar} = ${helperConst}(${accessor});`);
		doc.write(`if (${outputVar} === INVALID) return INVALID;`);
		return outputVar;
	}
	return accessor;
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/json-schema-generator.js
var JSONSchemaGenerator = class {
	get metadataRegistry() {
		return this.ctx.metadataRegistry;
	}
	get target() {
		return this.ctx.target;
	}
	get unrepresentable() {
		return this.ctx.unrepresentable;
	}
	get override() {
		return this.ctx.override;
	}
	get io() {
		return this.ctx.io;
	}
	get counter() {
		return this.ctx.counter;
	}
	set counter(value) {
		this.ctx.counter = value;
	}
	get seen() {
		return this.ctx.seen;
	}
	constructor(params) {
		let normalizedTarget = params?.target ?? "draft-2020-12";
		if (normalizedTarget === "draft-4") normalizedTarget = "draft-04";
		if (normalizedTarget === "draft-7") normalizedTarget = "draft-07";
		this.ctx = initializeContext({
			processors: allProcessors,
			target: normalizedTarget,
			...params?.metadata && { metadata: params.metadata },
			...params?.unrepresentable && { unrepresentable: params.unrepresentable },
			...params?.override && { override: params.override },
			...params?.io && { io: params.io }
		});
	}
	process(schema, _params = {
		path: [],
		schemaPath: []
	}) {
		return processSchema(schema, this.ctx, _params);
	}
	emit(schema, _params) {
		if (_params) {
			if (_params.cycles) this.ctx.cycles = _params.cycles;
			if (_params.reused) this.ctx.reused = _params.reused;
			if (_params.external) this.ctx.external = _params.external;
		}
		this.ctx.sharedDefsExtractedFor = void 0;
		this.ctx.sharedEmitDoneFor = void 0;
		extractDefs(this.ctx, schema);
		const { "~standard": _, ...plainResult } = finalize(this.ctx, schema);
		return plainResult;
	}
};
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/json-schema.js
var json_schema_exports = __exportAll({});
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/index.js
var core_exports = __exportAll({
	$ZodAny: () => $ZodAny,
	$ZodArray: () => $ZodArray,
	$ZodAsyncError: () => $ZodAsyncError,
	$ZodBase64: () => $ZodBase64,
	$ZodBase64URL: () => $ZodBase64URL,
	$ZodBigInt: () => $ZodBigInt,
	$ZodBigIntFormat: () => $ZodBigIntFormat,
	$ZodBoolean: () => $ZodBoolean,
	$ZodCIDRv4: () => $ZodCIDRv4,
	$ZodCIDRv6: () => $ZodCIDRv6,
	$ZodCUID: () => $ZodCUID,
	$ZodCUID2: () => $ZodCUID2,
	$ZodCatch: () => $ZodCatch,
	$ZodCheck: () => $ZodCheck,
	$ZodCheckBigIntFormat: () => $ZodCheckBigIntFormat,
	$ZodCheckEndsWith: () => $ZodCheckEndsWith,
	$ZodCheckGreaterThan: () => $ZodCheckGreaterThan,
	$ZodCheckIncludes: () => $ZodCheckIncludes,
	$ZodCheckLengthEquals: () => $ZodCheckLengthEquals,
	$ZodCheckLessThan: () => $ZodCheckLessThan,
	$ZodCheckLowerCase: () => $ZodCheckLowerCase,
	$ZodCheckMaxLength: () => $ZodCheckMaxLength,
	$ZodCheckMaxSize: () => $ZodCheckMaxSize,
	$ZodCheckMimeType: () => $ZodCheckMimeType,
	$ZodCheckMinLength: () => $ZodCheckMinLength,
	$ZodCheckMinSize: () => $ZodCheckMinSize,
	$ZodCheckMultipleOf: () => $ZodCheckMultipleOf,
	$ZodCheckNumberFormat: () => $ZodCheckNumberFormat,
	$ZodCheckOverwrite: () => $ZodCheckOverwrite,
	$ZodCheckProperties: () => $ZodCheckProperties,
	$ZodCheckProperty: () => $ZodCheckProperty,
	$ZodCheckRegex: () => $ZodCheckRegex,
	$ZodCheckSizeEquals: () => $ZodCheckSizeEquals,
	$ZodCheckStartsWith: () => $ZodCheckStartsWith,
	$ZodCheckStringFormat: () => $ZodCheckStringFormat,
	$ZodCheckUpperCase: () => $ZodCheckUpperCase,
	$ZodCodec: () => $ZodCodec,
	$ZodCreditCard: () => $ZodCreditCard,
	$ZodCustom: () => $ZodCustom,
	$ZodCustomStringFormat: () => $ZodCustomStringFormat,
	$ZodCyclicError: () => $ZodCyclicError,
	$ZodDate: () => $ZodDate,
	$ZodDefault: () => $ZodDefault,
	$ZodDiscriminatedUnion: () => $ZodDiscriminatedUnion,
	$ZodE164: () => $ZodE164,
	$ZodEmail: () => $ZodEmail,
	$ZodEmoji: () => $ZodEmoji,
	$ZodEncodeError: () => $ZodEncodeError,
	$ZodEnum: () => $ZodEnum,
	$ZodError: () => $ZodError,
	$ZodExactOptional: () => $ZodExactOptional,
	$ZodFile: () => $ZodFile,
	$ZodFunction: () => $ZodFunction,
	$ZodGUID: () => $ZodGUID,
	$ZodIBAN: () => $ZodIBAN,
	$ZodIPv4: () => $ZodIPv4,
	$ZodIPv6: () => $ZodIPv6,
	$ZodISODate: () => $ZodISODate,
	$ZodISODateTime: () => $ZodISODateTime,
	$ZodISODuration: () => $ZodISODuration,
	$ZodISOTime: () => $ZodISOTime,
	$ZodIntersection: () => $ZodIntersection,
	$ZodJWT: () => $ZodJWT,
	$ZodKSUID: () => $ZodKSUID,
	$ZodLazy: () => $ZodLazy,
	$ZodLiteral: () => $ZodLiteral,
	$ZodMAC: () => $ZodMAC,
	$ZodMap: () => $ZodMap,
	$ZodNaN: () => $ZodNaN,
	$ZodNanoID: () => $ZodNanoID,
	$ZodNever: () => $ZodNever,
	$ZodNonOptional: () => $ZodNonOptional,
	$ZodNull: () => $ZodNull,
	$ZodNullable: () => $ZodNullable,
	$ZodNumber: () => $ZodNumber,
	$ZodNumberFormat: () => $ZodNumberFormat,
	$ZodObject: () => $ZodObject,
	$ZodObjectJIT: () => $ZodObjectJIT,
	$ZodOptional: () => $ZodOptional,
	$ZodPipe: () => $ZodPipe,
	$ZodPrefault: () => $ZodPrefault,
	$ZodPreprocess: () => $ZodPreprocess,
	$ZodPromise: () => $ZodPromise,
	$ZodReadonly: () => $ZodReadonly,
	$ZodRealError: () => $ZodRealError,
	$ZodRecord: () => $ZodRecord,
	$ZodRegistry: () => $ZodRegistry,
	$ZodSet: () => $ZodSet,
	$ZodString: () => $ZodString,
	$ZodStringFormat: () => $ZodStringFormat,
	$ZodSuccess: () => $ZodSuccess,
	$ZodSymbol: () => $ZodSymbol,
	$ZodTemplateLiteral: () => $ZodTemplateLiteral,
	$ZodTransform: () => $ZodTransform,
	$ZodTuple: () => $ZodTuple,
	$ZodType: () => $ZodType,
	$ZodULID: () => $ZodULID,
	$ZodURL: () => $ZodURL,
	$ZodUUID: () => $ZodUUID,
	$ZodUndefined: () => $ZodUndefined,
	$ZodUnion: () => $ZodUnion,
	$ZodUnknown: () => $ZodUnknown,
	$ZodVoid: () => $ZodVoid,
	$ZodXID: () => $ZodXID,
	$ZodXor: () => $ZodXor,
	$brand: () => $brand,
	$constructor: () => $constructor,
	$input: () => $input,
	$output: () => $output,
	Doc: () => Doc,
	INVALID: () => INVALID,
	JSONSchema: () => json_schema_exports,
	JSONSchemaGenerator: () => JSONSchemaGenerator,
	NEVER: () => NEVER,
	TimePrecision: () => TimePrecision,
	URL_BAD_FORMAT: () => 1,
	URL_UNPARSEABLE: () => 2,
	ZodCompileAsyncError: () => ZodCompileAsyncError,
	ZodCompileUnsupportedError: () => ZodCompileUnsupportedError,
	_any: () => _any,
	_array: () => _array,
	_base64: () => _base64,
	_base64url: () => _base64url,
	_bigint: () => _bigint,
	_boolean: () => _boolean,
	_catch: () => _catch,
	_check: () => _check,
	_cidrv4: () => _cidrv4,
	_cidrv6: () => _cidrv6,
	_coercedBigint: () => _coercedBigint,
	_coercedBoolean: () => _coercedBoolean,
	_coercedDate: () => _coercedDate,
	_coercedNumber: () => _coercedNumber,
	_coercedString: () => _coercedString,
	_creditCard: () => _creditCard,
	_cuid: () => _cuid,
	_cuid2: () => _cuid2,
	_custom: () => _custom,
	_date: () => _date,
	_decode: () => _decode,
	_decodeAsync: () => _decodeAsync,
	_default: () => _default,
	_discriminatedUnion: () => _discriminatedUnion,
	_e164: () => _e164,
	_email: () => _email,
	_emoji: () => _emoji,
	_encode: () => _encode,
	_encodeAsync: () => _encodeAsync,
	_endsWith: () => _endsWith,
	_enum: () => _enum,
	_file: () => _file,
	_float32: () => _float32,
	_float64: () => _float64,
	_gt: () => _gt,
	_gte: () => _gte,
	_guid: () => _guid,
	_iban: () => _iban,
	_includes: () => _includes,
	_int: () => _int,
	_int32: () => _int32,
	_int64: () => _int64,
	_intersection: () => _intersection,
	_ipv4: () => _ipv4,
	_ipv6: () => _ipv6,
	_isoDate: () => _isoDate,
	_isoDateTime: () => _isoDateTime,
	_isoDuration: () => _isoDuration,
	_isoTime: () => _isoTime,
	_jwt: () => _jwt,
	_ksuid: () => _ksuid,
	_lazy: () => _lazy,
	_length: () => _length,
	_literal: () => _literal,
	_lowercase: () => _lowercase,
	_lt: () => _lt,
	_lte: () => _lte,
	_mac: () => _mac,
	_map: () => _map,
	_max: () => _lte,
	_maxLength: () => _maxLength,
	_maxSize: () => _maxSize,
	_mime: () => _mime,
	_min: () => _gte,
	_minLength: () => _minLength,
	_minSize: () => _minSize,
	_multipleOf: () => _multipleOf,
	_nan: () => _nan,
	_nanoid: () => _nanoid,
	_nativeEnum: () => _nativeEnum,
	_negative: () => _negative,
	_never: () => _never,
	_nonnegative: () => _nonnegative,
	_nonoptional: () => _nonoptional,
	_nonpositive: () => _nonpositive,
	_normalize: () => _normalize,
	_null: () => _null,
	_nullable: () => _nullable,
	_number: () => _number,
	_optional: () => _optional,
	_overwrite: () => _overwrite,
	_parse: () => _parse,
	_parseAsync: () => _parseAsync,
	_pipe: () => _pipe,
	_positive: () => _positive,
	_promise: () => _promise,
	_properties: () => _properties,
	_property: () => _property,
	_readonly: () => _readonly,
	_record: () => _record,
	_refine: () => _refine,
	_regex: () => _regex,
	_safeDecode: () => _safeDecode,
	_safeDecodeAsync: () => _safeDecodeAsync,
	_safeEncode: () => _safeEncode,
	_safeEncodeAsync: () => _safeEncodeAsync,
	_safeParse: () => _safeParse,
	_safeParseAsync: () => _safeParseAsync,
	_set: () => _set,
	_size: () => _size,
	_slugify: () => _slugify,
	_startsWith: () => _startsWith,
	_string: () => _string,
	_stringFormat: () => _stringFormat,
	_stringbool: () => _stringbool,
	_success: () => _success,
	_superRefine: () => _superRefine,
	_symbol: () => _symbol,
	_templateLiteral: () => _templateLiteral,
	_toLowerCase: () => _toLowerCase,
	_toUpperCase: () => _toUpperCase,
	_transform: () => _transform,
	_trim: () => _trim,
	_tuple: () => _tuple,
	_uint32: () => _uint32,
	_uint64: () => _uint64,
	_ulid: () => _ulid,
	_undefined: () => _undefined,
	_union: () => _union,
	_unknown: () => _unknown,
	_uppercase: () => _uppercase,
	_url: () => _url,
	_uuid: () => _uuid,
	_uuidv4: () => _uuidv4,
	_uuidv6: () => _uuidv6,
	_uuidv7: () => _uuidv7,
	_void: () => _void,
	_xid: () => _xid,
	_xor: () => _xor,
	base64Charset: () => base64Charset,
	base64urlCharset: () => base64urlCharset,
	canParseURL: () => canParseURL,
	clone: () => clone,
	compile: () => compile,
	compileFn: () => compileFn,
	config: () => config,
	createStandardJSONSchemaMethod: () => createStandardJSONSchemaMethod,
	createToJSONSchemaMethod: () => createToJSONSchemaMethod,
	decode: () => decode,
	decodeAsync: () => decodeAsync,
	describe: () => describe,
	encode: () => encode,
	encodeAsync: () => encodeAsync,
	extractDefs: () => extractDefs,
	finalize: () => finalize,
	flattenError: () => flattenError,
	formatError: () => formatError,
	getDiscriminatedOption: () => getDiscriminatedOption,
	globalConfig: () => globalConfig,
	globalRegistry: () => globalRegistry,
	handleUnrepresentable: () => handleUnrepresentable,
	initializeContext: () => initializeContext,
	isBackEdge: () => isBackEdge,
	isRecursiveSchema: () => isRecursiveSchema,
	isValidBase64: () => isValidBase64,
	isValidBase64URL: () => isValidBase64URL,
	isValidCIDRv6: () => isValidCIDRv6,
	isValidCreditCard: () => isValidCreditCard,
	isValidIBAN: () => isValidIBAN,
	isValidIPv6: () => isValidIPv6,
	isValidJWT: () => isValidJWT,
	locales: () => locales_exports,
	memoizer: () => memoizer,
	mergeValues: () => mergeValues,
	meta: () => meta,
	parse: () => parse,
	parseAsync: () => parseAsync,
	parseURLObject: () => parseURLObject,
	prettifyError: () => prettifyError,
	process: () => processSchema,
	processSchema: () => processSchema,
	regexes: () => regexes_exports,
	registry: () => registry,
	safeDecode: () => safeDecode,
	safeDecodeAsync: () => safeDecodeAsync,
	safeEncode: () => safeEncode,
	safeEncodeAsync: () => safeEncodeAsync,
	safeParse: () => safeParse,
	safeParseAsync: () => safeParseAsync,
	standardProps: () => standardProps,
	stripTabAndNewline: () => stripTabAndNewline,
	toDotPath: () => toDotPath,
	toJSONSchema: () => toJSONSchema,
	toZod: () => toZod,
	treeifyError: () => treeifyError,
	urlHostnameOk: () => urlHostnameOk,
	urlProtocolOk: () => urlProtocolOk,
	util: () => util_exports,
	validate: () => validate,
	validateAsync: () => validateAsync,
	validateURL: () => validateURL,
	version: () => version,
	withParser: () => withParser
});
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/classic/checks.js
var checks_exports = __exportAll({
	endsWith: () => _endsWith,
	gt: () => _gt,
	gte: () => _gte,
	includes: () => _includes,
	length: () => _length,
	lowercase: () => _lowercase,
	lt: () => _lt,
	lte: () => _lte,
	maxLength: () => _maxLength,
	maxSize: () => _maxSize,
	mime: () => _mime,
	minLength: () => _minLength,
	minSize: () => _minSize,
	multipleOf: () => _multipleOf,
	negative: () => _negative,
	nonnegative: () => _nonnegative,
	nonpositive: () => _nonpositive,
	normalize: () => _normalize,
	overwrite: () => _overwrite,
	positive: () => _positive,
	properties: () => _properties,
	property: () => _property,
	regex: () => _regex,
	size: () => _size,
	slugify: () => _slugify,
	startsWith: () => _startsWith,
	toLowerCase: () => _toLowerCase,
	toUpperCase: () => _toUpperCase,
	trim: () => _trim,
	uppercase: () => _uppercase
});
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/classic/compat.js
const ZodIssueCode = {
	invalid_type: "invalid_type",
	too_big: "too_big",
	too_small: "too_small",
	invalid_format: "invalid_format",
	not_multiple_of: "not_multiple_of",
	unrecognized_keys: "unrecognized_keys",
	invalid_union: "invalid_union",
	invalid_key: "invalid_key",
	invalid_element: "invalid_element",
	invalid_value: "invalid_value",
	custom: "custom"
};
function setErrorMap(map) {
	config({ customError: map });
}
function getErrorMap() {
	return config().customError;
}
var ZodFirstPartyTypeKind;
ZodFirstPartyTypeKind || (ZodFirstPartyTypeKind = {});
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/classic/from-json-schema.js
const z = {
	...schemas_exports,
	...checks_exports,
	iso: iso_exports
};
const RECOGNIZED_KEYS = new Set([
	"$schema",
	"$ref",
	"$defs",
	"definitions",
	"$id",
	"id",
	"$comment",
	"$anchor",
	"$vocabulary",
	"$dynamicRef",
	"$dynamicAnchor",
	"type",
	"enum",
	"const",
	"anyOf",
	"oneOf",
	"allOf",
	"not",
	"properties",
	"required",
	"additionalProperties",
	"patternProperties",
	"propertyNames",
	"minProperties",
	"maxProperties",
	"items",
	"prefixItems",
	"additionalItems",
	"minItems",
	"maxItems",
	"uniqueItems",
	"contains",
	"minContains",
	"maxContains",
	"minLength",
	"maxLength",
	"pattern",
	"format",
	"minimum",
	"maximum",
	"exclusiveMinimum",
	"exclusiveMaximum",
	"multipleOf",
	"description",
	"default",
	"contentEncoding",
	"contentMediaType",
	"contentSchema",
	"unevaluatedItems",
	"unevaluatedProperties",
	"if",
	"then",
	"else",
	"dependentSchemas",
	"dependentRequired",
	"nullable",
	"readOnly"
]);
function detectVersion(schema, defaultTarget) {
	const $schema = schema.$schema;
	if ($schema === "https://json-schema.org/draft/2020-12/schema") return "draft-2020-12";
	if ($schema === "http://json-schema.org/draft-07/schema#") return "draft-7";
	if ($schema === "http://json-schema.org/draft-04/schema#") return "draft-4";
	return defaultTarget ?? "draft-2020-12";
}
function applyMinItems(items, minItems) {
	return items.map((item, index) => index < minItems ? item : item.optional());
}
function decodeJSONPointerSegment(segment) {
	return segment.replace(/~1/g, "/").replace(/~0/g, "~");
}
function resolveRef(ref, ctx) {
	if (!ref.startsWith("#")) throw new Error("External $ref is not supported, only local refs (#/...) are allowed");
	const path = ref.slice(1).split("/").filter(Boolean);
	if (path.length === 0) return ctx.rootSchema;
	const defsKey = ctx.version === "draft-2020-12" ? "$defs" : "definitions";
	if (path[0] === defsKey) {
		const key = path[1] === void 0 ? void 0 : decodeJSONPointerSegment(path[1]);
		if (!key || !ctx.defs[key]) throw new Error(`Reference not found: ${ref}`);
		return ctx.defs[key];
	}
	throw new Error(`Reference not found: ${ref}`);
}
function checkObjectGuards(objectSchema, guards) {
	return z.transform((value) => value).check((payload) => {
		const value = payload.value;
		if (typeof value !== "object" || value === null || Array.isArray(value)) return;
		const keys = Object.getOwnPropertyNames(value);
		if (guards.minProperties !== void 0 && keys.length < guards.minProperties) payload.issues.push({
			origin: "object",
			code: "too_small",
			minimum: guards.minProperties,
			inclusive: true,
			message: `Too small: expected object to have >=${guards.minProperties} properties`,
			input: value,
			inst: objectSchema,
			continue: true
		});
		if (guards.maxProperties !== void 0 && keys.length > guards.maxProperties) payload.issues.push({
			origin: "object",
			code: "too_big",
			maximum: guards.maxProperties,
			inclusive: true,
			message: `Too big: expected object to have <=${guards.maxProperties} properties`,
			input: value,
			inst: objectSchema,
			continue: true
		});
		if (guards.keySchema) for (const key of keys) {
			const result = guards.keySchema.safeParse(key);
			if (result.success) continue;
			payload.issues.push({
				code: "invalid_key",
				origin: "record",
				issues: result.error.issues,
				input: key,
				path: [key],
				continue: true
			});
		}
	}).pipe(objectSchema);
}
function canonicalKey(value, seen) {
	if (value === null) return "z";
	const type = typeof value;
	if (type !== "object") {
		if (type === "number" && Number.isNaN(value)) return null;
		const raw = String(value);
		return `${type[0]}${raw.length}:${raw}`;
	}
	if (seen.has(value)) return null;
	seen.add(value);
	try {
		if (Array.isArray(value)) {
			const parts = [];
			for (const item of value) {
				const key = canonicalKey(item, seen);
				if (key === null) return null;
				parts.push(key);
			}
			return `a${parts.length}:[${parts.join(",")}]`;
		}
		const keys = Object.keys(value).sort();
		const parts = [];
		for (const k of keys) {
			const key = canonicalKey(value[k], seen);
			if (key === null) return null;
			parts.push(`${k.length}:${k}=${key}`);
		}
		return `o${parts.length}:{${parts.join(",")}}`;
	} finally {
		seen.delete(value);
	}
}
const SCHEMA_KEYWORDS = new Set([
	"items",
	"prefixItems",
	"additionalItems",
	"additionalProperties",
	"contains",
	"propertyNames",
	"not",
	"if",
	"then",
	"else",
	"allOf",
	"anyOf",
	"oneOf",
	"unevaluatedItems",
	"unevaluatedProperties",
	"contentSchema"
]);
const SCHEMA_MAP_KEYWORDS = new Set([
	"properties",
	"patternProperties",
	"dependentSchemas",
	"dependencies",
	"$defs",
	"definitions"
]);
function containsRef(value) {
	if (typeof value !== "object" || value === null) return false;
	if (Array.isArray(value)) return value.some(containsRef);
	if (typeof value.$ref === "string") return true;
	return Object.entries(value).some(([key, sub]) => {
		if (SCHEMA_KEYWORDS.has(key)) return containsRef(sub);
		if (!SCHEMA_MAP_KEYWORDS.has(key) || typeof sub !== "object" || sub === null) return false;
		return Object.values(sub).some(containsRef);
	});
}
function plural(n) {
	return n === 1 ? "element" : "elements";
}
function checkArrayGuards(arraySchema, guards) {
	return z.transform((value) => value).check((payload) => {
		const items = payload.value;
		if (!Array.isArray(items)) return;
		if (guards.uniqueItems === true) {
			const firstSeen = new Map();
			for (let i = 0; i < items.length; i++) {
				const key = canonicalKey(items[i], new Set());
				if (key === null) continue;
				const first = firstSeen.get(key);
				if (first === void 0) {
					firstSeen.set(key, i);
					continue;
				}
				payload.issues.push({
					code: "custom",
					message: `Array items must be unique: element at index ${i} duplicates the one at index ${first}`,
					input: items,
					path: [i],
					continue: true
				});
			}
		}
		if (guards.containsSchema) {
			const minContains = guards.minContains ?? 1;
			const ceiling = guards.maxContains !== void 0 ? guards.maxContains + 1 : Number.POSITIVE_INFINITY;
			let matches = 0;
			for (const item of items) if (guards.containsSchema.safeParse(item).success && ++matches >= ceiling) break;
			if (matches < minContains) payload.issues.push({
				code: "custom",
				message: `Array must contain at least ${minContains} matching ${plural(minContains)}; found ${matches}`,
				input: items,
				continue: true
			});
			if (guards.maxContains !== void 0 && matches > guards.maxContains) payload.issues.push({
				code: "custom",
				message: `Array must contain at most ${guards.maxContains} matching ${plural(guards.maxContains)}`,
				input: items,
				continue: true
			});
		}
	}).pipe(arraySchema);
}
function getTupleRest(restSchema, ctx) {
	if (restSchema === false) return;
	if (restSchema === void 0 || restSchema === true) return z.any();
	return convertSchema(restSchema, ctx);
}
const fullTime = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
function convertBaseSchema(schema, ctx) {
	if (schema.not !== void 0) {
		if (typeof schema.not === "object" && Object.keys(schema.not).length === 0) return z.never();
		throw new Error("not is not supported in Zod (except { not: {} } for never)");
	}
	if (schema.unevaluatedItems !== void 0) throw new Error("unevaluatedItems is not supported");
	if (schema.unevaluatedProperties !== void 0) throw new Error("unevaluatedProperties is not supported");
	if (schema.if !== void 0 || schema.then !== void 0 || schema.else !== void 0) throw new Error("Conditional schemas (if/then/else) are not supported");
	if (schema.dependentSchemas !== void 0 || schema.dependentRequired !== void 0) throw new Error("dependentSchemas and dependentRequired are not supported");
	if (schema.$ref) {
		const refPath = schema.$ref;
		if (ctx.refs.has(refPath)) return ctx.refs.get(refPath);
		if (ctx.processing.has(refPath)) return z.lazy(() => {
			if (!ctx.refs.has(refPath)) throw new Error(`Circular reference not resolved: ${refPath}`);
			return ctx.refs.get(refPath);
		});
		ctx.processing.add(refPath);
		const zodSchema = convertSchema(resolveRef(refPath, ctx), ctx);
		ctx.refs.set(refPath, zodSchema);
		ctx.processing.delete(refPath);
		return zodSchema;
	}
	if (schema.enum !== void 0) {
		const enumValues = schema.enum;
		if (ctx.version === "openapi-3.0" && schema.nullable === true && enumValues.length === 1 && enumValues[0] === null) return z.null();
		if (enumValues.length === 0) return z.never();
		if (enumValues.length === 1) return z.literal(enumValues[0]);
		if (enumValues.every((v) => typeof v === "string")) return z.enum(enumValues);
		const literalSchemas = enumValues.map((v) => z.literal(v));
		if (literalSchemas.length < 2) return literalSchemas[0];
		return z.union([
			literalSchemas[0],
			literalSchemas[1],
			...literalSchemas.slice(2)
		]);
	}
	if (schema.const !== void 0) return z.literal(schema.const);
	const type = schema.type;
	if (Array.isArray(type)) {
		const typeSchemas = type.map((t) => {
			return convertBaseSchema({
				...schema,
				type: t
			}, ctx);
		});
		if (typeSchemas.length === 0) return z.never();
		if (typeSchemas.length === 1) return typeSchemas[0];
		return z.union(typeSchemas);
	}
	if (!type) return z.any();
	let zodSchema;
	switch (type) {
		case "string": {
			let stringSchema = z.string();
			if (schema.format) {
				const format = schema.format;
				if (format === "email") stringSchema = stringSchema.check(z.email());
				else if (format === "uri" || format === "uri-reference") stringSchema = stringSchema.check(z.url());
				else if (format === "uuid" || format === "guid") stringSchema = stringSchema.check(z.uuid());
				else if (format === "date-time") stringSchema = stringSchema.check(z.iso.datetime({ offset: true }));
				else if (format === "date") stringSchema = stringSchema.check(z.iso.date());
				else if (format === "time") stringSchema = stringSchema.check(z.regex(fullTime));
				else if (format === "duration") stringSchema = stringSchema.check(z.iso.duration());
				else if (format === "hostname") stringSchema = stringSchema.check(z.hostname());
				else if (format === "ipv4") stringSchema = stringSchema.check(z.ipv4());
				else if (format === "ipv6") stringSchema = stringSchema.check(z.ipv6());
				else if (format === "mac") stringSchema = stringSchema.check(z.mac());
				else if (format === "cidr") stringSchema = stringSchema.check(z.cidrv4());
				else if (format === "cidr-v6") stringSchema = stringSchema.check(z.cidrv6());
				else if (format === "base64") stringSchema = stringSchema.check(z.base64());
				else if (format === "base64url") stringSchema = stringSchema.check(z.base64url());
				else if (format === "e164") stringSchema = stringSchema.check(z.e164());
				else if (format === "credit_card") stringSchema = stringSchema.check(z.creditCard());
				else if (format === "iban") stringSchema = stringSchema.check(z.iban());
				else if (format === "jwt") stringSchema = stringSchema.check(z.jwt());
				else if (format === "emoji") stringSchema = stringSchema.check(z.emoji());
				else if (format === "nanoid") stringSchema = stringSchema.check(z.nanoid());
				else if (format === "cuid") stringSchema = stringSchema.check(z.cuid());
				else if (format === "cuid2") stringSchema = stringSchema.check(z.cuid2());
				else if (format === "ulid") stringSchema = stringSchema.check(z.ulid());
				else if (format === "xid") stringSchema = stringSchema.check(z.xid());
				else if (format === "ksuid") stringSchema = stringSchema.check(z.ksuid());
			}
			if (typeof schema.minLength === "number") stringSchema = stringSchema.min(schema.minLength);
			if (typeof schema.maxLength === "number") stringSchema = stringSchema.max(schema.maxLength);
			if (schema.pattern) stringSchema = stringSchema.regex(new RegExp(schema.pattern));
			zodSchema = stringSchema;
			break;
		}
		case "number":
		case "integer": {
			let numberSchema = type === "integer" ? z.number().int() : z.number();
			if (typeof schema.minimum === "number" && schema.exclusiveMinimum !== true) numberSchema = numberSchema.min(schema.minimum);
			if (typeof schema.maximum === "number" && schema.exclusiveMaximum !== true) numberSchema = numberSchema.max(schema.maximum);
			if (typeof schema.exclusiveMinimum === "number") numberSchema = numberSchema.gt(schema.exclusiveMinimum);
			else if (schema.exclusiveMinimum === true && typeof schema.minimum === "number") numberSchema = numberSchema.gt(schema.minimum);
			if (typeof schema.exclusiveMaximum === "number") numberSchema = numberSchema.lt(schema.exclusiveMaximum);
			else if (schema.exclusiveMaximum === true && typeof schema.maximum === "number") numberSchema = numberSchema.lt(schema.maximum);
			if (typeof schema.multipleOf === "number") numberSchema = numberSchema.multipleOf(schema.multipleOf);
			zodSchema = numberSchema;
			break;
		}
		case "boolean":
			zodSchema = z.boolean();
			break;
		case "null":
			zodSchema = z.null();
			break;
		case "object": {
			const shape = {};
			const properties = schema.properties || {};
			const requiredSet = new Set(schema.required || []);
			const additionalSchema = typeof schema.additionalProperties === "object" ? convertSchema(schema.additionalProperties, ctx) : void 0;
			for (const [key, propSchema] of Object.entries(properties)) {
				const propZodSchema = convertSchema(propSchema, ctx);
				assignProp(shape, key, requiredSet.has(key) ? propZodSchema : propZodSchema.optional());
			}
			if (schema.patternProperties) {
				const patternProps = schema.patternProperties;
				const patternKeys = Object.keys(patternProps);
				const looseRecords = [];
				for (const pattern of patternKeys) {
					const patternValue = convertSchema(patternProps[pattern], ctx);
					const keySchema = z.string().regex(new RegExp(pattern));
					looseRecords.push(z.looseRecord(keySchema, patternValue));
				}
				const schemasToIntersect = [];
				if (Object.keys(shape).length > 0) schemasToIntersect.push(z.object(shape).passthrough());
				schemasToIntersect.push(...looseRecords);
				if (schemasToIntersect.length === 0) zodSchema = z.object({}).passthrough();
				else if (schemasToIntersect.length === 1) zodSchema = schemasToIntersect[0];
				else {
					let result = z.intersection(schemasToIntersect[0], schemasToIntersect[1]);
					for (let i = 2; i < schemasToIntersect.length; i++) result = z.intersection(result, schemasToIntersect[i]);
					zodSchema = result;
				}
				if (schema.additionalProperties === false) {
					const propertyKeys = Object.keys(shape);
					const patterns = patternKeys.map((p) => new RegExp(p));
					const basePatternSchema = zodSchema;
					zodSchema = zodSchema.check((payload) => {
						if (!isPlainObject(payload.value)) return;
						const unrecognized = [];
						for (const key of Object.keys(payload.value)) {
							if (propertyKeys.includes(key)) continue;
							if (patterns.some((regex) => regex.test(key))) continue;
							unrecognized.push(key);
						}
						if (unrecognized.length) payload.issues.push({
							code: "unrecognized_keys",
							keys: unrecognized,
							input: payload.value,
							inst: basePatternSchema
						});
					});
				}
			} else {
				const objectSchema = z.object(shape);
				if (schema.additionalProperties === false) zodSchema = objectSchema.strict();
				else if (additionalSchema) zodSchema = objectSchema.catchall(additionalSchema);
				else zodSchema = objectSchema.passthrough();
			}
			const hasKeyGuard = schema.propertyNames !== void 0 && schema.propertyNames !== true;
			const minProperties = typeof schema.minProperties === "number" ? schema.minProperties : void 0;
			const maxProperties = typeof schema.maxProperties === "number" ? schema.maxProperties : void 0;
			if (hasKeyGuard || minProperties !== void 0 || maxProperties !== void 0) {
				let keySchema;
				if (hasKeyGuard) keySchema = convertSchema(typeof schema.propertyNames === "object" && schema.propertyNames.type === void 0 ? {
					type: "string",
					...schema.propertyNames
				} : schema.propertyNames, ctx);
				zodSchema = checkObjectGuards(zodSchema, {
					keySchema,
					minProperties,
					maxProperties
				});
			}
			break;
		}
		case "array": {
			const prefixItems = schema.prefixItems;
			const items = schema.items;
			if (prefixItems && Array.isArray(prefixItems)) {
				const minItems = typeof schema.minItems === "number" ? schema.minItems : 0;
				const positionalItems = applyMinItems(prefixItems.map((item) => convertSchema(item, ctx)), minItems);
				const rest = !Array.isArray(items) ? getTupleRest(items, ctx) : void 0;
				const tupleSchema = z.tuple(positionalItems);
				zodSchema = rest ? tupleSchema.rest(rest) : tupleSchema;
				if (typeof schema.minItems === "number") zodSchema = zodSchema.check(z.minLength(schema.minItems));
				if (typeof schema.maxItems === "number") zodSchema = zodSchema.check(z.maxLength(schema.maxItems));
			} else if (Array.isArray(items)) {
				const minItems = typeof schema.minItems === "number" ? schema.minItems : 0;
				const positionalItems = applyMinItems(items.map((item) => convertSchema(item, ctx)), minItems);
				const rest = getTupleRest(schema.additionalItems, ctx);
				const tupleSchema = z.tuple(positionalItems);
				zodSchema = rest ? tupleSchema.rest(rest) : tupleSchema;
				if (typeof schema.minItems === "number") zodSchema = zodSchema.check(z.minLength(schema.minItems));
				if (typeof schema.maxItems === "number") zodSchema = zodSchema.check(z.maxLength(schema.maxItems));
			} else if (items !== void 0) {
				const element = convertSchema(items, ctx);
				let arraySchema = z.array(element);
				if (typeof schema.minItems === "number") arraySchema = arraySchema.min(schema.minItems);
				if (typeof schema.maxItems === "number") arraySchema = arraySchema.max(schema.maxItems);
				zodSchema = arraySchema;
			} else zodSchema = z.array(z.any());
			if (schema.uniqueItems === true || schema.contains !== void 0) zodSchema = checkArrayGuards(zodSchema, {
				uniqueItems: schema.uniqueItems === true,
				containsSchema: schema.contains !== void 0 ? convertSchema(schema.contains, ctx) : void 0,
				minContains: typeof schema.minContains === "number" ? schema.minContains : void 0,
				maxContains: typeof schema.maxContains === "number" ? schema.maxContains : void 0
			});
			break;
		}
		default: throw new Error(`Unsupported type: ${type}`);
	}
	return zodSchema;
}
function convertSchema(schema, ctx) {
	if (typeof schema === "boolean") return schema ? z.any() : z.never();
	let baseSchema = convertBaseSchema(schema, ctx);
	const hasExplicitType = schema.type || schema.enum !== void 0 || schema.const !== void 0;
	if (schema.anyOf && Array.isArray(schema.anyOf)) {
		const options = schema.anyOf.map((s) => convertSchema(s, ctx));
		const anyOfUnion = z.union(options);
		baseSchema = hasExplicitType ? z.intersection(baseSchema, anyOfUnion) : anyOfUnion;
	}
	if (schema.oneOf && Array.isArray(schema.oneOf)) {
		const options = schema.oneOf.map((s) => convertSchema(s, ctx));
		const oneOfUnion = z.xor(options);
		baseSchema = hasExplicitType ? z.intersection(baseSchema, oneOfUnion) : oneOfUnion;
	}
	if (schema.allOf && Array.isArray(schema.allOf)) {
		if (schema.allOf.length === 0) baseSchema = hasExplicitType ? baseSchema : z.any();
		else {
			let result = hasExplicitType ? baseSchema : convertSchema(schema.allOf[0], ctx);
			const startIdx = hasExplicitType ? 0 : 1;
			for (let i = startIdx; i < schema.allOf.length; i++) result = z.intersection(result, convertSchema(schema.allOf[i], ctx));
			baseSchema = result;
		}
	}
	if (schema.nullable === true && ctx.version === "openapi-3.0") baseSchema = z.nullable(baseSchema);
	if (schema.readOnly === true) baseSchema = z.readonly(baseSchema);
	if (schema.default !== void 0) baseSchema = baseSchema.default(schema.default);
	const extraMeta = {};
	for (const key of [
		"$id",
		"id",
		"$comment",
		"$anchor",
		"$vocabulary",
		"$dynamicRef",
		"$dynamicAnchor"
	]) if (key in schema) extraMeta[key] = schema[key];
	for (const key of [
		"contentEncoding",
		"contentMediaType",
		"contentSchema"
	]) if (key in schema) extraMeta[key] = schema[key];
	if (schema.type === "object" && schema.$ref === void 0) {
		if (schema.propertyNames !== void 0 && !containsRef(schema.propertyNames)) extraMeta.propertyNames = schema.propertyNames;
		for (const key of ["minProperties", "maxProperties"]) if (schema[key] !== void 0) extraMeta[key] = schema[key];
	}
	if (schema.type === "array" && schema.$ref === void 0) {
		if (schema.contains !== void 0 && !containsRef(schema.contains)) extraMeta.contains = schema.contains;
		for (const key of [
			"uniqueItems",
			"minContains",
			"maxContains"
		]) if (schema[key] !== void 0) extraMeta[key] = schema[key];
	}
	for (const key of Object.keys(schema)) if (!RECOGNIZED_KEYS.has(key)) assignProp(extraMeta, key, schema[key]);
	if (Object.keys(extraMeta).length > 0) ctx.registry.add(baseSchema, extraMeta);
	if (schema.description) baseSchema = baseSchema.describe(schema.description);
	return baseSchema;
}
function fromJSONSchema(schema, params) {
	if (typeof schema === "boolean") return schema ? z.any() : z.never();
	let normalized;
	try {
		normalized = JSON.parse(JSON.stringify(schema));
	} catch {
		throw new Error("fromJSONSchema input is not valid JSON (possibly cyclic); use $defs/$ref for recursive schemas");
	}
	const ctx = {
		version: detectVersion(normalized, params?.defaultTarget),
		defs: normalized.$defs || normalized.definitions || {},
		refs: new Map(),
		processing: new Set(),
		rootSchema: normalized,
		registry: params?.registry ?? globalRegistry
	};
	return convertSchema(normalized, ctx);
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/visit.js
const RESOLVING = Symbol("z.visit/resolving");
function visit(schema, fnOrHandlers) {
	const fn = typeof fnOrHandlers === "function" ? fnOrHandlers : (node, rewritten) => {
		const h = fnOrHandlers[node._zod.def.type];
		return h ? h(node, rewritten) : node;
	};
	const cache = new Map();
	function run(s) {
		const cached = cache.get(s);
		if (cached === RESOLVING) return new $ZodLazy({
			type: "lazy",
			getter: () => cache.get(s)
		});
		if (cached !== void 0) return cached;
		cache.set(s, RESOLVING);
		const inner = mapInner(s);
		const mapped = fn(inner, inner !== s);
		cache.set(s, mapped);
		return mapped;
	}
	function mapInner(s) {
		const def = s._zod.def;
		switch (def.type) {
			case "object": {
				const oldShape = def.shape;
				const keys = Object.keys(oldShape);
				let changed = false;
				const newShape = {};
				for (const k of keys) {
					const mapped = run(oldShape[k]);
					if (mapped !== oldShape[k]) changed = true;
					newShape[k] = mapped;
				}
				let newCatchall = def.catchall;
				if (def.catchall) {
					newCatchall = run(def.catchall);
					if (newCatchall !== def.catchall) changed = true;
				}
				return changed ? clone(s, {
					...def,
					shape: newShape,
					catchall: newCatchall
				}) : s;
			}
			case "array": {
				const mapped = run(def.element);
				return mapped === def.element ? s : clone(s, {
					...def,
					element: mapped
				});
			}
			case "tuple": {
				const oldItems = def.items;
				let changed = false;
				const newItems = [];
				for (const item of oldItems) {
					const mapped = run(item);
					if (mapped !== item) changed = true;
					newItems.push(mapped);
				}
				let newRest = def.rest;
				if (def.rest) {
					newRest = run(def.rest);
					if (newRest !== def.rest) changed = true;
				}
				return changed ? clone(s, {
					...def,
					items: newItems,
					rest: newRest
				}) : s;
			}
			case "record":
			case "map": {
				const newKey = run(def.keyType);
				const newVal = run(def.valueType);
				return newKey === def.keyType && newVal === def.valueType ? s : clone(s, {
					...def,
					keyType: newKey,
					valueType: newVal
				});
			}
			case "set": {
				const newVal = run(def.valueType);
				return newVal === def.valueType ? s : clone(s, {
					...def,
					valueType: newVal
				});
			}
			case "union": {
				const oldOptions = def.options;
				let changed = false;
				const newOptions = [];
				for (const opt of oldOptions) {
					const mapped = run(opt);
					if (mapped !== opt) changed = true;
					newOptions.push(mapped);
				}
				return changed ? clone(s, {
					...def,
					options: newOptions
				}) : s;
			}
			case "intersection": {
				const newLeft = run(def.left);
				const newRight = run(def.right);
				return newLeft === def.left && newRight === def.right ? s : clone(s, {
					...def,
					left: newLeft,
					right: newRight
				});
			}
			case "optional":
			case "nullable":
			case "default":
			case "prefault":
			case "catch":
			case "readonly":
			case "nonoptional":
			case "promise":
			case "success": {
				const newInner = run(def.innerType);
				return newInner === def.innerType ? s : clone(s, {
					...def,
					innerType: newInner
				});
			}
			case "pipe": {
				const newIn = run(def.in);
				const newOut = run(def.out);
				return newIn === def.in && newOut === def.out ? s : clone(s, {
					...def,
					in: newIn,
					out: newOut
				});
			}
			case "function": {
				const newInput = run(def.input);
				const newOutput = run(def.output);
				return newInput === def.input && newOutput === def.output ? s : clone(s, {
					...def,
					input: newInput,
					output: newOutput
				});
			}
			case "lazy": {
				const original = def.getter;
				const { _cachedInner, ...rest } = def;
				return clone(s, {
					...rest,
					getter: () => run(original())
				});
			}
			case "template_literal":
			case "string":
			case "number":
			case "int":
			case "boolean":
			case "bigint":
			case "symbol":
			case "undefined":
			case "null":
			case "void":
			case "never":
			case "any":
			case "unknown":
			case "date":
			case "nan":
			case "enum":
			case "literal":
			case "file":
			case "transform":
			case "custom": return s;
			default: return s;
		}
	}
	return run(schema);
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/classic/deep-partial.js
function deepPartial(schema) {
	return visit(schema, {
		object: (s) => s.partial(),
		union: (s) => {
			const def = s._zod.def;
			return def.discriminator === void 0 ? s : union(def.options);
		}
	});
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/classic/in-out.js
function withChecks(side, checks) {
	if (!checks?.length) return side;
	const def = side._zod.def;
	return clone(side, mergeDefs(def, { checks: [...def.checks ?? [], ...checks] }), { parent: true });
}
function outSide(def) {
	return withChecks(def.out, def.checks);
}
function inSide(def) {
	return def.in._zod.traits.has("$ZodTransform") ? outSide(def) : def.in;
}
function input(schema) {
	return visit(schema, {
		pipe: (s) => inSide(s._zod.def),
		default: (s, rewritten) => rewritten ? optional(s._zod.def.innerType) : s,
		catch: (s, rewritten) => rewritten ? s._zod.def.innerType : s
	});
}
function output(schema) {
	return visit(schema, {
		pipe: (s) => outSide(s._zod.def),
		prefault: (s, rewritten) => rewritten ? s._zod.def.innerType : s
	});
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/classic/coerce.js
var coerce_exports = __exportAll({
	bigint: () => bigint,
	boolean: () => boolean,
	date: () => date,
	number: () => number,
	string: () => string
});
function string(params) {
	return _coercedString(ZodString, params);
}
function number(params) {
	return _coercedNumber(ZodNumber, params);
}
function boolean(params) {
	return _coercedBoolean(ZodBoolean, params);
}
function bigint(params) {
	return _coercedBigint(ZodBigInt, params);
}
function date(params) {
	return _coercedDate(ZodDate, params);
}
// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/classic/external.js
var external_exports = __exportAll({
	$brand: () => $brand,
	$input: () => $input,
	$output: () => $output,
	INVALID: () => INVALID,
	NEVER: () => NEVER,
	TimePrecision: () => TimePrecision,
	ZodAny: () => ZodAny,
	ZodArray: () => ZodArray,
	ZodBase64: () => ZodBase64,
	ZodBase64URL: () => ZodBase64URL,
	ZodBigInt: () => ZodBigInt,
	ZodBigIntFormat: () => ZodBigIntFormat,
	ZodBoolean: () => ZodBoolean,
	ZodCIDRv4: () => ZodCIDRv4,
	ZodCIDRv6: () => ZodCIDRv6,
	ZodCUID: () => ZodCUID,
	ZodCUID2: () => ZodCUID2,
	ZodCatch: () => ZodCatch,
	ZodCodec: () => ZodCodec,
	ZodCompileAsyncError: () => ZodCompileAsyncError,
	ZodCompileUnsupportedError: () => ZodCompileUnsupportedError,
	ZodCreditCard: () => ZodCreditCard,
	ZodCustom: () => ZodCustom,
	ZodCustomStringFormat: () => ZodCustomStringFormat,
	ZodDate: () => ZodDate,
	ZodDefault: () => ZodDefault,
	ZodDiscriminatedUnion: () => ZodDiscriminatedUnion,
	ZodE164: () => ZodE164,
	ZodEmail: () => ZodEmail,
	ZodEmoji: () => ZodEmoji,
	ZodEnum: () => ZodEnum,
	ZodError: () => ZodError,
	ZodExactOptional: () => ZodExactOptional,
	ZodFile: () => ZodFile,
	ZodFirstPartyTypeKind: () => ZodFirstPartyTypeKind,
	ZodFunction: () => ZodFunction,
	ZodGUID: () => ZodGUID,
	ZodIBAN: () => ZodIBAN,
	ZodIPv4: () => ZodIPv4,
	ZodIPv6: () => ZodIPv6,
	ZodISODate: () => ZodISODate,
	ZodISODateTime: () => ZodISODateTime,
	ZodISODuration: () => ZodISODuration,
	ZodISOTime: () => ZodISOTime,
	ZodInstanceOf: () => ZodInstanceOf,
	ZodIntersection: () => ZodIntersection,
	ZodIssueCode: () => ZodIssueCode,
	ZodJWT: () => ZodJWT,
	ZodKSUID: () => ZodKSUID,
	ZodLazy: () => ZodLazy,
	ZodLiteral: () => ZodLiteral,
	ZodMAC: () => ZodMAC,
	ZodMap: () => ZodMap,
	ZodNaN: () => ZodNaN,
	ZodNanoID: () => ZodNanoID,
	ZodNever: () => ZodNever,
	ZodNonOptional: () => ZodNonOptional,
	ZodNull: () => ZodNull,
	ZodNullable: () => ZodNullable,
	ZodNumber: () => ZodNumber,
	ZodNumberFormat: () => ZodNumberFormat,
	ZodObject: () => ZodObject,
	ZodOptional: () => ZodOptional,
	ZodPipe: () => ZodPipe,
	ZodPrefault: () => ZodPrefault,
	ZodPreprocess: () => ZodPreprocess,
	ZodPromise: () => ZodPromise,
	ZodReadonly: () => ZodReadonly,
	ZodRealError: () => ZodRealError,
	ZodRecord: () => ZodRecord,
	ZodSet: () => ZodSet,
	ZodString: () => ZodString,
	ZodStringFormat: () => ZodStringFormat,
	ZodSuccess: () => ZodSuccess,
	ZodSymbol: () => ZodSymbol,
	ZodTemplateLiteral: () => ZodTemplateLiteral,
	ZodTransform: () => ZodTransform,
	ZodTuple: () => ZodTuple,
	ZodType: () => ZodType,
	ZodULID: () => ZodULID,
	ZodURL: () => ZodURL,
	ZodUUID: () => ZodUUID,
	ZodUndefined: () => ZodUndefined,
	ZodUnion: () => ZodUnion,
	ZodUnknown: () => ZodUnknown,
	ZodVoid: () => ZodVoid,
	ZodXID: () => ZodXID,
	ZodXor: () => ZodXor,
	_ZodString: () => _ZodString,
	_default: () => _default$1,
	_function: () => _function,
	any: () => any,
	array: () => array,
	base64: () => base64,
	base64url: () => base64url,
	bigint: () => bigint$1,
	boolean: () => boolean$1,
	catch: () => _catch$1,
	check: () => check,
	cidrv4: () => cidrv4,
	cidrv6: () => cidrv6,
	clone: () => clone,
	codec: () => codec,
	coerce: () => coerce_exports,
	compile: () => compile,
	config: () => config,
	core: () => core_exports,
	creditCard: () => creditCard,
	cuid: () => cuid,
	cuid2: () => cuid2,
	currencyCode: () => currencyCode,
	custom: () => custom,
	date: () => date$1,
	decode: () => decode$1,
	decodeAsync: () => decodeAsync$1,
	deepPartial: () => deepPartial,
	describe: () => describe$1,
	discriminatedUnion: () => discriminatedUnion,
	e164: () => e164,
	email: () => email,
	emoji: () => emoji$1,
	encode: () => encode$1,
	encodeAsync: () => encodeAsync$1,
	endsWith: () => _endsWith,
	enum: () => _enum$1,
	exactOptional: () => exactOptional,
	file: () => file,
	flattenError: () => flattenError,
	float32: () => float32,
	float64: () => float64,
	formatError: () => formatError,
	fromJSONSchema: () => fromJSONSchema,
	function: () => _function,
	getDiscriminatedOption: () => getDiscriminatedOption,
	getErrorMap: () => getErrorMap,
	globalRegistry: () => globalRegistry,
	gt: () => _gt,
	gte: () => _gte,
	guid: () => guid,
	hash: () => hash,
	hex: () => hex,
	hostname: () => hostname,
	httpUrl: () => httpUrl,
	iban: () => iban,
	includes: () => _includes,
	input: () => input,
	instanceof: () => _instanceof,
	int: () => int,
	int32: () => int32,
	int64: () => int64,
	intersection: () => intersection,
	invertCodec: () => invertCodec,
	ipv4: () => ipv4,
	ipv6: () => ipv6,
	iso: () => iso_exports,
	json: () => json,
	jwt: () => jwt,
	keyof: () => keyof,
	ksuid: () => ksuid,
	lazy: () => lazy,
	length: () => _length,
	literal: () => literal,
	locales: () => locales_exports,
	looseObject: () => looseObject,
	looseRecord: () => looseRecord,
	lowercase: () => _lowercase,
	lt: () => _lt,
	lte: () => _lte,
	mac: () => mac,
	map: () => map,
	maxLength: () => _maxLength,
	maxSize: () => _maxSize,
	memoizer: () => memoizer,
	meta: () => meta$1,
	mime: () => _mime,
	minLength: () => _minLength,
	minSize: () => _minSize,
	multipleOf: () => _multipleOf,
	nan: () => nan,
	nanoid: () => nanoid,
	nativeEnum: () => nativeEnum,
	negative: () => _negative,
	never: () => never,
	nonnegative: () => _nonnegative,
	nonoptional: () => nonoptional,
	nonpositive: () => _nonpositive,
	normalize: () => _normalize,
	null: () => _null$1,
	nullable: () => nullable,
	nullish: () => nullish,
	number: () => number$2,
	object: () => object,
	optional: () => optional,
	output: () => output,
	overwrite: () => _overwrite,
	parse: () => parse$1,
	parseAsync: () => parseAsync$1,
	partialRecord: () => partialRecord,
	pipe: () => pipe,
	positive: () => _positive,
	prefault: () => prefault,
	preprocess: () => preprocess,
	prettifyError: () => prettifyError,
	promise: () => promise,
	properties: () => _properties,
	property: () => _property,
	readonly: () => readonly,
	record: () => record,
	refine: () => refine,
	regex: () => _regex,
	regexes: () => regexes_exports,
	registry: () => registry,
	safeDecode: () => safeDecode$1,
	safeDecodeAsync: () => safeDecodeAsync$1,
	safeEncode: () => safeEncode$1,
	safeEncodeAsync: () => safeEncodeAsync$1,
	safeParse: () => safeParse$1,
	safeParseAsync: () => safeParseAsync$1,
	set: () => set,
	setErrorMap: () => setErrorMap,
	size: () => _size,
	slugify: () => _slugify,
	startsWith: () => _startsWith,
	strictObject: () => strictObject,
	string: () => string$1,
	stringFormat: () => stringFormat,
	stringbool: () => stringbool,
	success: () => success,
	superRefine: () => superRefine,
	symbol: () => symbol,
	templateLiteral: () => templateLiteral,
	toJSONSchema: () => toJSONSchema,
	toLowerCase: () => _toLowerCase,
	toUpperCase: () => _toUpperCase,
	toZod: () => toZod,
	transform: () => transform,
	treeifyError: () => treeifyError,
	trim: () => _trim,
	tuple: () => tuple,
	uint32: () => uint32,
	uint64: () => uint64,
	ulid: () => ulid,
	undefined: () => _undefined$1,
	union: () => union,
	unknown: () => unknown,
	uppercase: () => _uppercase,
	url: () => url,
	util: () => util_exports,
	uuid: () => uuid,
	uuidv4: () => uuidv4,
	uuidv6: () => uuidv6,
	uuidv7: () => uuidv7,
	validate: () => validate,
	validateAsync: () => validateAsync,
	void: () => _void$1,
	withParser: () => withParser,
	xid: () => xid,
	xor: () => xor
});
// ../../packages/service/src/values/stock-session-limits.ts
const { limits } = agentsSessionsSetStatusMethod.facts;
const agentSessionLimits = {
	...limits,
	statuses: limits.status.oneOf.value
};
// ../../packages/service/src/world/section/common-schemas.ts
function referenceSchema(to) {
	return string$1().min(1).describe(`${to}, by name or by the id that this file gives it.`);
}
function idSchema(...patterns) {
	const pattern = new RegExp(patterns.map(({ source }) => source).join("|"), "u");
	return string$1().regex(pattern, `Expected an id that matches ${pattern.source}`).optional().describe("Fixed ID. Default: generated when the world is loaded.");
}
const instantSchema = datetime({
	offset: true,
	error: "Expected an instant such as 2026-01-31T09:00:00Z"
}).describe("ISO 8601 date and time with an offset.");
const createdSchema = instantSchema.optional().describe("When it was created. Default: when the world is loaded.");
const addressesSchema = array(union([
	ipv4(),
	ipv6(),
	cidrv4(),
	cidrv6()
], { error: "Expected an IP address or a CIDR range" })).describe("IP addresses or CIDR ranges.");
const tokenTextSchema = string$1().min(8, "Expected at least 8 characters").regex(/^\S+$/, "Expected a token without spaces");
// ../../packages/service/src/agent-sessions/world.ts
const agentSchema = strictObject({
	app: referenceSchema("The app"),
	status: _enum$1(agentSessionLimits.statuses),
	since: instantSchema.optional().describe("When it began to process. Default: when the world is loaded."),
	username: string$1().min(1).max(agentSessionLimits.username.maxLength.value).optional(),
	icon_emoji: string$1().min(1).optional().describe("Between colons. Takes precedence over icon_url."),
	icon_url: string$1().min(1).optional()
}).describe("An app's agent in the session: its status, name and picture.");
const agentSessionSection = {
	key: "agent_sessions",
	schema: strictObject({
		channel: referenceSchema("The channel"),
		thread_ts: string$1().regex(new RegExp(agentSessionLimits.thread_ts.pattern.value), "Expected seconds, a dot and six digits").optional().describe("The thread. Required outside of session channels, forbidden in them."),
		created: createdSchema,
		title: string$1().max(agentSessionLimits.title.maxLength.value).optional().describe("Default: the name of the session channel, otherwise empty."),
		initiator: referenceSchema("The member who started it").optional(),
		agents: array(agentSchema).min(1, "Expected at least one agent").describe("One for each app, earliest first.")
	}).describe("A conversation with agents, in a thread or in a session channel."),
	*references(session, path) {
		yield* one("channel", session.channel, [...path, "channel"]);
		yield* one("user", session.initiator, [...path, "initiator"]);
		for (const [j, { app }] of session.agents.entries()) yield* one("app", app, [
			...path,
			"agents",
			j,
			"app"
		]);
	}
};
// ../../packages/service/src/channels/world.ts
const tsSchema$1 = string$1().regex(/^\d{10}\.\d{6}$/, "Expected seconds, a dot and six digits");
const draftSchema = strictObject({
	user: referenceSchema("The user who wrote it"),
	last_updated_ts: tsSchema$1,
	state: _enum$1([
		"open",
		"sent",
		"deleted"
	]).optional().describe("Default: open.")
}).describe("A message that a user has written here but not sent.");
const restrictedSchema = strictObject({
	type: array(string$1()).describe("Kinds of users who may."),
	user: array(string$1()).describe("Single users who may."),
	subteam: array(string$1()).optional().describe("Groups whose users may.")
}).describe("Who may do something in a channel.");
const textSchema = union([string$1().max(250), strictObject({
	value: string$1().max(250).describe("The text."),
	user: referenceSchema("The user who set it").optional().describe("Default: the creator of the channel."),
	set: instantSchema.optional().describe("When it was set. Default: when the channel was created.")
})]).describe("The text, or the text with who set it and when.");
const propertiesSchema = strictObject({
	posting_restricted_to: restrictedSchema.optional().describe("Who may post. Default: all members."),
	threads_restricted_to: restrictedSchema.optional().describe("Who may reply. Default: all members."),
	at_channel_restricted: boolean$1().optional(),
	at_here_restricted: boolean$1().optional(),
	huddles_restricted: boolean$1().optional(),
	membership_limit: int().min(1).optional().describe("Maximum number of members. Default: none.")
}).describe("Settings of a channel.");
const readSchema = strictObject({
	user: referenceSchema("The member"),
	last_read: tsSchema$1.optional().describe("Last message that the member has read. Default: none."),
	open: boolean$1().optional().describe("Whether the member's sidebar shows the conversation. Default: true.")
}).describe("What the conversation is to a member.");
const common = {
	created: createdSchema,
	updated: instantSchema.optional().describe("Last change of its settings. Default: when it was created."),
	reads: array(readSchema).optional().describe("What the members have read. At most one for each member."),
	workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
	archived: boolean$1().optional(),
	deleted: boolean$1().optional().describe("The channel is deleted but still known, so that references to it can be answered."),
	posting_suspended: boolean$1().optional().describe("Administrators have stopped posting here."),
	drafts: array(draftSchema).optional().describe("At most one for each user.")
};
const nameSchema$2 = string$1().regex(/^[\p{Ll}\p{Lo}\p{Nd}_-]{1,80}$/u, "Expected at most 80 lower-case letters, digits, hyphens and underscores");
const namedSchema$1 = strictObject({
	kind: _enum$1([
		"public",
		"private",
		"session"
	]).describe("A session channel belongs to an app's agent."),
	id: idSchema(idPatterns.channel),
	name: nameSchema$2.describe("Its name in this file; `domain/name` if several workspaces have a channel of that name."),
	previous_names: array(nameSchema$2).optional().describe("Former names, newest first."),
	creator: referenceSchema("The user who created it").optional(),
	members: array(referenceSchema("A member")).optional().describe("In the order in which they joined."),
	general: boolean$1().optional().describe("Whether it is the workspace's general channel. Default: whether it is the public channel `general`."),
	shared_with: array(referenceSchema("A workspace")).optional().describe("Further workspaces that share it, of its own organization or of other companies. Default: none."),
	organization_wide: boolean$1().optional().describe("Whether all workspaces of its organization share it. Default: false."),
	mandatory: boolean$1().optional().describe("The organization requires its users to be in the channel. Default: false."),
	topic: textSchema.optional(),
	purpose: textSchema.optional(),
	properties: propertiesSchema.optional(),
	...common
});
const mpimSchema = strictObject({
	kind: literal("mpim"),
	id: idSchema(idPatterns.channel),
	name: string$1().min(1).max(80).optional().describe("Its name in this file. Default: made from its users."),
	creator: referenceSchema("The user who opened it").optional().describe("Default: its first user."),
	members: array(referenceSchema("A user")).min(2).max(9).describe("All of its users."),
	topic: textSchema.optional(),
	purpose: textSchema.optional(),
	...common
});
const imSchema = strictObject({
	kind: literal("im"),
	id: idSchema(idPatterns.dm),
	between: tuple([referenceSchema("A user"), referenceSchema("A user")]).describe("The two users."),
	...common
});
const channelSchema = discriminatedUnion("kind", [
	namedSchema$1,
	mpimSchema,
	imSchema
]).describe("A conversation.");
const prefixes = {
	public: idPrefixes.channel,
	private: idPrefixes.channel,
	mpim: idPrefixes.channel,
	im: idPrefixes.dm,
	session: idPrefixes.channel
};
const channelSection = {
	key: "channels",
	schema: channelSchema,
	named: {
		subject: "channel",
		prefix: ({ kind }) => prefixes[kind],
		of: namesOf
	},
	references: referencesOf$2
};
function namesOf(channel, home) {
	if (channel.kind === "im" || channel.name === void 0) return [channel.id];
	const { name } = channel;
	const sharing = channel.kind === "mpim" ? [] : channel.shared_with ?? [];
	return [
		name,
		...[channel.workspace ?? home, ...sharing].map((it) => `${it}/${name}`),
		channel.id
	];
}
function* referencesOf$2(channel, path) {
	yield* one("workspace", channel.workspace, [...path, "workspace"]);
	for (const [j, { user }] of (channel.drafts ?? []).entries()) yield* one("user", user, [
		...path,
		"drafts",
		j,
		"user"
	]);
	for (const [j, { user }] of (channel.reads ?? []).entries()) yield* one("user", user, [
		...path,
		"reads",
		j,
		"user"
	]);
	if (channel.kind === "im") {
		yield* many("user", channel.between, [...path, "between"]);
		return;
	}
	yield* one("user", channel.creator, [...path, "creator"]);
	yield* many("user", channel.members, [...path, "members"]);
	if (channel.kind !== "mpim") yield* many("workspace", channel.shared_with, [...path, "shared_with"]);
	for (const key of ["topic", "purpose"]) {
		const text = channel[key];
		if (typeof text === "object") yield* one("user", text.user, [
			...path,
			key,
			"user"
		]);
	}
}
// ../../packages/service/src/users/world.ts
const roleSchema = _enum$1(roles);
const nameSchema$1 = strictObject({
	givenName: string$1().optional(),
	familyName: string$1().optional(),
	honorificPrefix: string$1().optional()
});
const addressSchema = strictObject({
	streetAddress: string$1().optional(),
	locality: string$1().optional(),
	region: string$1().optional(),
	postalCode: string$1().optional(),
	country: string$1().optional(),
	primary: boolean$1().optional()
});
const enterpriseSchema = strictObject({
	employeeNumber: string$1().optional(),
	costCenter: string$1().optional(),
	organization: string$1().optional(),
	division: string$1().optional(),
	department: string$1().optional(),
	manager: referenceSchema("The manager").optional()
});
const guestSchema$1 = strictObject({
	kind: _enum$1(["multi", "single"]).describe("Whether the guest sees several channels or a single one."),
	expiration: instantSchema.optional().describe("When the account is deactivated. Default: never."),
	expirations: record(string$1(), instantSchema).optional().describe("When it expires in particular workspaces, if different, by workspace.")
});
const customValueSchema = strictObject({
	value: string$1().min(1).max(256),
	alt: string$1().max(256).optional().describe("Text shown instead of the value. Default: none.")
});
const statusSchema = strictObject({
	text: string$1(),
	emoji: string$1().regex(/^:[^:\s]+:$/, "Expected an emoji between colons"),
	expiration: instantSchema.optional().describe("When it ends. Default: never.")
});
const userSection = {
	key: "users",
	schema: strictObject({
		id: idSchema(idPatterns.user),
		userName: string$1().min(1).describe("In stored form: lowercase and not too long. Also its name in this file."),
		bot_of: referenceSchema("The app").optional().describe("The app of a bot. Default: none, for a person."),
		created: createdSchema,
		displayName: string$1().min(1).optional().describe("Default: the full name, otherwise the userName."),
		name: nameSchema$1.optional(),
		emails: array(email()).max(2).optional().describe("The primary address first. A person needs one."),
		title: string$1().optional(),
		timezone: string$1().optional(),
		locale: string$1().optional(),
		preferredLanguage: string$1().optional(),
		userType: string$1().optional(),
		profileUrl: string$1().optional(),
		photo: string$1().optional().describe("URL or data URL. Default: a generated picture."),
		primaryPhone: string$1().optional(),
		mobilePhone: string$1().optional(),
		address: addressSchema.optional(),
		role: strictObject({
			value: string$1(),
			primary: boolean$1().optional()
		}).optional(),
		enterprise: enterpriseSchema.optional(),
		startDate: instantSchema.optional(),
		pronouns: string$1().optional(),
		custom_fields: record(string$1(), union([string$1().min(1).max(256), customValueSchema])).optional().describe("Values of custom_fields, by the name of the field."),
		status: statusSchema.optional().describe("Default: none."),
		away: boolean$1().optional().describe("The user is absent by choice. Default: false."),
		organization_role: roleSchema.optional().describe("Role in the organization. Default: none."),
		workspaces: record(string$1(), roleSchema).optional().describe("Role by workspace, home first. Default: a member of the default workspace."),
		guest: guestSchema$1.optional(),
		active: boolean$1().optional().describe("Default: true."),
		forgotten: boolean$1().optional().describe("The user's data was erased on request, and nothing can be changed."),
		has_2fa: boolean$1().optional().describe("Two-factor authentication is set up.")
	}).describe("A person or a bot."),
	named: {
		subject: "user",
		prefix: () => idPrefixes.user,
		of: ({ userName, id }) => [userName, id]
	},
	references: referencesOf$1
};
function* referencesOf$1(user, path) {
	yield* one("app", user.bot_of, [...path, "bot_of"]);
	yield* one("user", user.enterprise?.manager, [
		...path,
		"enterprise",
		"manager"
	]);
	for (const reference of Object.keys(user.guest?.expirations ?? {})) yield {
		subject: "workspace",
		reference,
		path: [
			...path,
			"guest",
			"expirations",
			reference
		],
		what: "key"
	};
	for (const reference of Object.keys(user.custom_fields ?? {})) yield {
		subject: "custom field",
		reference,
		path: [
			...path,
			"custom_fields",
			reference
		],
		what: "key"
	};
	for (const reference of Object.keys(user.workspaces ?? {})) yield {
		subject: "workspace",
		reference,
		path: [
			...path,
			"workspaces",
			reference
		],
		what: "key"
	};
}
// ../../packages/service/src/world/section/world-context.ts
function findItem({ items, names }, section, reference) {
	if (reference === void 0 || section.named === void 0) return void 0;
	return items(section)[names.lookup(section.named.subject, reference)[0] ?? -1];
}
// ../../packages/service/src/agent-sessions/world-checks.ts
const checkAgentSessions = (sessions, world) => {
	const places = new Set();
	return sessions.flatMap((session, i) => {
		const { names } = world;
		const channel = findItem(world, channelSection, session.channel);
		if (channel === void 0) return [];
		const place = `${names.lookup("channel", session.channel)[0]} ${session.thread_ts ?? ""}`;
		const taken = places.has(place) ? [{
			path: ["channel"],
			message: "There is a session in this place already"
		}] : [];
		places.add(place);
		const context = {
			world,
			members: membersOf(channel, names)
		};
		return [
			...taken,
			...checkThread$1(session, channel),
			...checkInitiator(session, context),
			...checkAgents(session, context)
		].map((finding) => ({
			...finding,
			path: [
				"agent_sessions",
				i,
				...finding.path
			]
		}));
	});
};
function checkThread$1({ thread_ts }, { kind }) {
	if (kind === "session" && thread_ts !== void 0) return [{
		path: ["thread_ts"],
		message: "thread_ts_not_allowed: a session channel has one session, in no thread"
	}];
	if (kind === "session" || thread_ts !== void 0) return [];
	return [{
		path: ["channel"],
		message: "thread_ts_required: a session outside of session channels has a thread"
	}];
}
function checkInitiator({ initiator }, { world: { names }, members }) {
	const user = initiator === void 0 ? void 0 : names.lookup("user", initiator)[0];
	if (user === void 0 || members.has(user)) return [];
	return [{
		path: ["initiator"],
		message: "user_not_found: an initiator is a member of the channel"
	}];
}
function checkAgents({ agents }, { world, members }) {
	const { names } = world;
	const apps = agents.map(({ app }) => names.lookup("app", app)[0]);
	return apps.flatMap((app, j) => {
		if (app === void 0) return [];
		const path = [
			"agents",
			j,
			"app"
		];
		if (apps.indexOf(app) < j) return [{
			path,
			message: "An app has one status in a session"
		}];
		return [...members].some((user) => appOf(world.items(userSection)[user]?.bot_of, names) === app) ? [] : [{
			path,
			message: "not_authorized: the bot of the app is a member of the channel"
		}];
	});
}
function appOf(reference, names) {
	return reference === void 0 ? void 0 : names.lookup("app", reference)[0];
}
function membersOf(channel, names) {
	const references = channel.kind === "im" ? channel.between : channel.members ?? [];
	return new Set(references.flatMap((reference) => names.lookup("user", reference).slice(0, 1)));
}
// ../../packages/service/src/apps/world.ts
const secretSchema = string$1().min(8, "Expected at least 8 characters").regex(/^\S+$/, "Expected no spaces");
const webhookSchema = strictObject({
	id: idSchema(idPatterns.webhook),
	channel: referenceSchema("The channel to which it posts"),
	secret: string$1().regex(/^[A-Za-z0-9]{24}$/, "Expected 24 letters and digits").optional().describe("Last part of its address. Default: generated.")
}).describe("An address at which the app posts to one channel.");
const installationSchema$1 = strictObject({
	workspace: referenceSchema("The workspace").optional().describe("Default: that of the app, or the default workspace."),
	installer: referenceSchema("The person who installed the app").optional().describe("Default: the primary owner of the workspace."),
	bot_token: tokenTextSchema.optional().describe("Token of the bot. Default: generated, if the manifest has bot scopes."),
	user_token: tokenTextSchema.optional().describe("Token of the installer. Default: generated, if the manifest has user scopes."),
	incoming_webhook: webhookSchema.optional().describe("Default: none.")
}).describe("Installs the app in a workspace: makes its bot and its tokens, with the scopes of the manifest.");
const appTokenSchema = strictObject({
	token: tokenTextSchema,
	scopes: array(string$1().min(1)).optional().describe("Default: connections:write and authorizations:read.")
}).describe("An app-level token.");
const appSection = {
	key: "apps",
	schema: strictObject({
		id: idSchema(idPatterns.app),
		name: string$1().min(1).describe("Its name in this file."),
		created: createdSchema,
		generation: _enum$1(generations).optional().describe("Default: granular."),
		workspace: referenceSchema("The workspace that owns it").optional().describe("Default: the organization, or the only workspace."),
		collaborators: array(referenceSchema("A collaborator")).optional(),
		managed_by: referenceSchema("The manager app that created it").optional(),
		manager: strictObject({ app_limit: int().nonnegative() }).optional().describe("Makes it a manager of at most this many other apps."),
		deleted: boolean$1().optional(),
		client_id: secretSchema.optional().describe("Client identifier. Default: generated."),
		client_secret: secretSchema.optional().describe("Client secret. Default: generated."),
		signing_secret: secretSchema.optional().describe("Key of the signatures of deliveries. Default: generated."),
		verification_token: secretSchema.optional().describe("Token in the body of deliveries. Default: generated."),
		app_tokens: array(appTokenSchema).optional().describe("App-level tokens. Default: one is generated if the app is installed."),
		installation: installationSchema$1.optional().describe("Default: the app is not installed, except by tokens."),
		manifest: record(string$1(), unknown()).optional().describe("Default: a manifest with only the name.")
	}).describe("An app."),
	named: {
		subject: "app",
		prefix: () => idPrefixes.app,
		of: ({ name, id }) => [name, id]
	},
	*references(app, path) {
		yield* one("workspace", app.workspace, [...path, "workspace"]);
		yield* many("user", app.collaborators, [...path, "collaborators"]);
		yield* one("app", app.managed_by, [...path, "managed_by"]);
		yield* one("workspace", app.installation?.workspace, [
			...path,
			"installation",
			"workspace"
		]);
		yield* one("user", app.installation?.installer, [
			...path,
			"installation",
			"installer"
		]);
		yield* one("channel", app.installation?.incoming_webhook?.channel, [
			...path,
			"installation",
			"incoming_webhook",
			"channel"
		]);
	}
};
// ../../packages/service/src/world/section/present.ts
function present(key, value) {
	return value === void 0 ? {} : { [key]: value };
}
function defined(object) {
	const entries = Object.entries(object).filter(([, value]) => value !== void 0);
	return Object.fromEntries(entries);
}
// ../../packages/service/src/world/section/stored-instant.ts
function storedInstant(text) {
	const instant = readInstant(text);
	if (instant === void 0) throw new Error(`the world was loaded without checks: ${text} is not an instant`);
	return instant;
}
function storedCreation(item, nowMs, itemsAfter = 0) {
	return item.created === void 0 ? toInstant(nowMs - itemsAfter) : storedInstant(item.created);
}
// ../../packages/service/src/agent-sessions/world-writes.ts
function agentSessionWrites(sessions, context) {
	return sessions.map((session) => ({
		kind: "put",
		document: "agentSession",
		value: toSession(session, context)
	}));
}
function toSession(session, context) {
	const { ids, nowMs } = context;
	const { thread_ts: threadTs, initiator } = session;
	const channel = findItem(context, channelSection, session.channel);
	const place = {
		channelId: ids.of("channel", session.channel),
		...threadTs !== void 0 && { threadTs }
	};
	return {
		id: agentSessionId(place),
		version: 1,
		created: storedCreation(session, nowMs),
		...place,
		title: session.title ?? (channel?.kind === "session" ? channel.name : ""),
		...initiator !== void 0 && { initiatorId: ids.of("user", initiator) },
		agents: session.agents.map((agent) => toAgent(agent, context))
	};
}
function toAgent(agent, context) {
	const { ids, nowMs } = context;
	const sinceMs = agent.since === void 0 ? nowMs : millisecondsOf(storedInstant(agent.since));
	const manifest = findItem(context, appSection, agent.app)?.manifest ?? {};
	const { username, icon_emoji: iconEmoji, icon_url: iconUrl } = agent;
	return {
		appId: ids.of("app", agent.app),
		...statusOf({ manifest }, agent.status, sinceMs),
		identity: defined({
			username,
			iconEmoji,
			iconUrl
		})
	};
}
// ../../packages/service/src/approvals/world.ts
const scopesSchema$1 = array(string$1().min(1)).optional();
const appResolutionSection = {
	key: "app_resolutions",
	schema: strictObject({
		app: referenceSchema("The app"),
		workspace: referenceSchema("The workspace that it is for").optional().describe("Default: the organization, or the standalone workspace."),
		status: _enum$1(["approved", "restricted"]).describe("The decision."),
		bot_scopes: scopesSchema$1.describe("Scopes of the bot that it is about. Default: those of the manifest."),
		user_scopes: scopesSchema$1.describe("Scopes of users that it is about. Default: those of the manifest."),
		resolved_by: referenceSchema("The user who decided").optional().describe("Default: the primary owner of the organization, or of the standalone workspace."),
		updated: instantSchema.optional().describe("When it was decided. Default: when the world is loaded.")
	}).describe("An administrator's decision about an app."),
	*references({ app, workspace, resolved_by }, path) {
		yield* one("app", app, [...path, "app"]);
		yield* one("workspace", workspace, [...path, "workspace"]);
		yield* one("user", resolved_by, [...path, "resolved_by"]);
	}
};
const appRequestSection = {
	key: "app_requests",
	schema: strictObject({
		id: idSchema(idPatterns.appRequest),
		app: referenceSchema("The app"),
		user: referenceSchema("The user who asks"),
		workspace: referenceSchema("The workspace that it is for").optional().describe("Default: the organization, or the standalone workspace."),
		status: _enum$1([
			"open",
			"approved",
			"restricted",
			"canceled"
		]).optional().describe("Whether it is open, or how it was settled. Default: open."),
		bot_scopes: scopesSchema$1.describe("Scopes that the bot asks for. Default: those of the manifest."),
		user_scopes: scopesSchema$1.describe("Scopes that the app asks users for. Default: those of the manifest."),
		message: string$1().optional().describe("Note to the administrators. Default: none."),
		created: createdSchema
	}).describe("A user's request that administrators approve an app."),
	*references({ app, user, workspace }, path) {
		yield* one("app", app, [...path, "app"]);
		yield* one("user", user, [...path, "user"]);
		yield* one("workspace", workspace, [...path, "workspace"]);
	}
};
// ../../packages/service/src/approvals/world-checks.ts
const checkResolutions = (items) => repeated$2(items, ({ app, workspace }) => [app, workspace]).map((i) => ({
	path: [
		"app_resolutions",
		i,
		"app"
	],
	message: "The file has another decision about this app for the same place"
}));
const checkRequests = (items) => repeated$2(items, ({ app, workspace, user }) => [
	app,
	workspace,
	user
]).map((i) => ({
	path: [
		"app_requests",
		i,
		"app"
	],
	message: "The file has another request of this user for the same app and place"
}));
function repeated$2(items, keyOf) {
	const seen = new Set();
	return items.flatMap((item, index) => {
		const key = JSON.stringify(keyOf(item));
		if (seen.has(key)) return [index];
		seen.add(key);
		return [];
	});
}
// ../../packages/service/src/users/world-role.ts
function roleIn(user, names, workspace) {
	if (workspace === void 0) return user.organization_role ?? "member";
	return Object.entries(user.workspaces ?? {}).find(([name]) => names.lookup("workspace", name)[0] === workspace)?.[1] ?? "member";
}
// ../../packages/service/src/approvals/world-writes.ts
function appResolutionWrites(items, context) {
	return items.map((item) => put(appResolutions, {
		appId: context.ids.of("app", item.app),
		targetId: targetOf(item, context),
		version: 1,
		status: item.status,
		updated: item.updated === void 0 ? toInstant(context.nowMs) : storedInstant(item.updated),
		resolverId: item.resolved_by === void 0 ? ownerOf$1(context) : context.ids.of("user", item.resolved_by),
		...scopesOf(item, context)
	}));
}
function appRequestWrites(items, context) {
	return items.map((item, index) => put(appRequests, {
		id: context.ids.given(item.id, idPrefixes.appRequest),
		version: 1,
		created: storedCreation(item, context.nowMs, items.length - index - 1),
		appId: context.ids.of("app", item.app),
		targetId: targetOf(item, context),
		userId: context.ids.of("user", item.user),
		message: item.message ?? "",
		status: item.status ?? "open",
		...scopesOf(item, context)
	}));
}
function targetOf({ workspace }, { ids }) {
	return workspace === void 0 ? ids.organization ?? ids.workspace(void 0) : ids.workspace(workspace);
}
function scopesOf(item, context) {
	const apps = context.items(appSection);
	const wanted = context.ids.of("app", item.app);
	const { bot = [], user = [] } = (apps.find((_, index) => context.ids.at("app", index) === wanted)?.manifest ?? { display_information: { name: item.app } }).oauth_config?.scopes ?? {};
	return {
		botScopes: item.bot_scopes ?? bot,
		userScopes: item.user_scopes ?? user
	};
}
function ownerOf$1(context) {
	const index = context.items(userSection).findIndex((user) => roleIn(user, context.names, void 0) === "primary_owner");
	return index < 0 ? "" : context.ids.at("user", index);
}
// ../../packages/service/src/apps/world-checks.ts
const checkManifests = (apps) => apps.flatMap(({ manifest }, i) => (manifest === void 0 ? [] : validateManifest(JSON.stringify(manifest))).map(({ message, pointer }) => ({
	path: [
		"apps",
		i,
		"manifest"
	],
	message: `invalid_manifest: ${message.replace(/\.$/, "")}${pointer === "" ? "" : ` at ${pointer}`}`
})));
// ../../packages/service/src/apps/world-writes.ts
function appWrites(apps$1, context) {
	return apps$1.flatMap((app, index) => {
		const stored = toApp(app, index, context);
		if (!hasCredentials(app)) return [put(apps, stored)];
		const credentials = toCredentials(app, context);
		const kept = sealCredentials(stored.id, credentials, {
			sealer: context.sealer,
			tokens: tokensOf(app)
		});
		return [
			put(apps, {
				...stored,
				clientId: credentials.client_id
			}),
			put(appCredentials, kept),
			...webhookWrites(app, stored.id, context)
		];
	});
}
function hasCredentials(app) {
	const { client_id, client_secret, signing_secret, verification_token, app_tokens, installation } = app;
	return [
		client_id,
		client_secret,
		signing_secret,
		verification_token,
		app_tokens,
		installation
	].some((each) => each !== void 0);
}
function webhookWrites(app, appId, context) {
	const { incoming_webhook: webhook, installer, workspace = app.workspace } = app.installation ?? {};
	if (webhook === void 0 || installer === void 0) return [];
	const { ids, nowMs, sealer, newWebhookSecret } = context;
	const place = {
		id: ids.given(webhook.id, idPrefixes.webhook),
		created: toInstant(nowMs),
		appId,
		workspaceId: ids.workspace(workspace),
		channelId: ids.of("channel", webhook.channel),
		installerId: ids.of("user", installer)
	};
	return [put(webhooks, newWebhook(place, webhook.secret ?? newWebhookSecret(), sealer))];
}
function toCredentials(app, { newCredentials }) {
	const { client_id, client_secret, verification_token, signing_secret } = app;
	if (client_id && client_secret && verification_token && signing_secret) return {
		client_id,
		client_secret,
		verification_token,
		signing_secret
	};
	const made = newCredentials();
	return {
		client_id: app.client_id ?? made.client_id,
		client_secret: app.client_secret ?? made.client_secret,
		verification_token: app.verification_token ?? made.verification_token,
		signing_secret: app.signing_secret ?? made.signing_secret
	};
}
function tokensOf({ installation, app_tokens = [] }) {
	return [
		installation?.bot_token,
		installation?.user_token,
		...app_tokens.map(({ token }) => token)
	].filter((token) => token !== void 0);
}
function toApp(app, index, { ids, nowMs }) {
	return {
		id: ids.at("app", index),
		version: 1,
		created: storedCreation(app, nowMs),
		name: app.name,
		ownerId: app.workspace === void 0 ? ids.organization ?? ids.workspace(void 0) : ids.workspace(app.workspace),
		generation: app.generation ?? "granular",
		collaboratorIds: (app.collaborators ?? []).map((user) => ids.of("user", user)),
		...app.managed_by === void 0 ? {} : { managerAppId: ids.of("app", app.managed_by) },
		...app.manager === void 0 ? {} : { manager: { appLimit: app.manager.app_limit } },
		deleted: app.deleted ?? false,
		...present("verifiedUrl", requestUrlOf(app.manifest ?? {})),
		manifest: app.manifest ?? { display_information: { name: app.name } }
	};
}
const bookmarkSection = {
	key: "bookmarks",
	schema: strictObject({
		id: idSchema(idPatterns.bookmark),
		channel: referenceSchema("The conversation"),
		title: string$1().min(1).max(256).describe("Its title."),
		link: url({ protocol: /^https?$/ }).describe("URL that it leads to."),
		emoji: string$1().regex(/^:[^:\s]+(::skin-tone-[2-6])?:$/, "Expected an emoji between colons").optional().describe("Emoji between colons. Default: none."),
		user: referenceSchema("The user who added it"),
		created: createdSchema
	}).describe("A link at the top of a conversation. Those of one conversation are in the order of the file."),
	*references({ channel, user }, path) {
		yield* one("channel", channel, [...path, "channel"]);
		yield* one("user", user, [...path, "user"]);
	}
};
// ../../packages/service/src/bookmarks/world-checks.ts
const { value: atMost$1 } = serviceLimits.bookmarks;
function checkBookmarks(items) {
	const counts = new Map();
	return items.flatMap(({ channel }, i) => {
		const count = (counts.get(channel) ?? 0) + 1;
		counts.set(channel, count);
		if (count !== atMost$1 + 1) return [];
		return [{
			path: [
				"bookmarks",
				i,
				"channel"
			],
			message: `The conversation ${channel} has more than ${atMost$1} bookmarks`
		}];
	});
}
// ../../packages/service/src/bookmarks/world-writes.ts
function bookmarkWrites(items, { ids, nowMs }) {
	const shelves = new Map();
	return [...items.map((item) => {
		const channelId = ids.of("channel", item.channel);
		const { count = 0, lastRank } = shelves.get(channelId) ?? {};
		const rank = nextRank(lastRank);
		shelves.set(channelId, {
			channelId,
			version: 1,
			count: count + 1,
			lastRank: rank
		});
		return put(bookmarks, {
			id: ids.given(item.id, idPrefixes.bookmark),
			version: 1,
			channelId,
			created: storedCreation(item, nowMs),
			title: item.title,
			link: item.link,
			...present("emoji", item.emoji),
			rank,
			lastUpdatedBy: {
				userId: ids.of("user", item.user),
				workspaceId: ids.workspace(void 0)
			}
		});
	}), ...[...shelves.values()].map((shelf) => put(bookmarkShelves, shelf))];
}
// ../../packages/service/src/world/section/access.ts
const levelSchema = _enum$1(["read", "write"]);
const accessSchema = array(union([strictObject({
	user: referenceSchema("A user"),
	level: levelSchema
}), strictObject({
	channel: referenceSchema("A channel"),
	level: levelSchema
})])).describe("Users and channels that it is shared with.");
// ../../packages/service/src/canvases/world.ts
const sectionSchema = strictObject({
	id: idSchema(idPatterns.canvasSection),
	markdown: string$1().min(1).describe("One block of Markdown.")
});
const canvasSection = {
	key: "canvases",
	schema: strictObject({
		id: idSchema(idPatterns.canvas),
		title: string$1().min(1).describe("One line of Markdown."),
		created: createdSchema,
		workspace: referenceSchema("The workspace").optional().describe("Default: the channel's workspace, otherwise the default workspace."),
		owner: referenceSchema("The owner"),
		channel: referenceSchema("The channel whose own canvas it is").optional().describe("Default: none, for a standalone canvas."),
		access: accessSchema.optional(),
		markdown: string$1().optional().describe("The whole text. Its sections get new IDs when the world is loaded."),
		sections: array(sectionSchema).optional().describe("The text by section, instead of `markdown`, so that each section can have a fixed ID.")
	}).describe("A canvas."),
	named: {
		subject: "canvas",
		prefix: () => idPrefixes.canvas,
		of: ({ title, id }) => [title, id]
	},
	*references(canvas, path) {
		yield* one("workspace", canvas.workspace, [...path, "workspace"]);
		yield* one("user", canvas.owner, [...path, "owner"]);
		yield* one("channel", canvas.channel, [...path, "channel"]);
		yield* accessReferences(canvas.access, [...path, "access"]);
	}
};
// ../../packages/service/src/canvases/world-checks.ts
const checkCanvases = (canvases, context) => canvases.flatMap((canvas, i) => [
	...checkTitle(canvas),
	...checkText(canvas),
	...checkSections(canvas),
	...checkWorkspace(canvas, context)
].map((finding) => ({
	...finding,
	path: [
		"canvases",
		i,
		...finding.path
	]
})));
function checkTitle({ title }) {
	const read = runAtOnce(readTitle(title));
	return read.ok ? [] : [{
		path: ["title"],
		message: `canvas_editing_failed: ${read.detail}`
	}];
}
function checkText({ markdown, sections }) {
	if (markdown !== void 0 && sections !== void 0) return [{
		path: ["sections"],
		message: "A canvas has either markdown or sections"
	}];
	const length = (markdown === void 0 ? (sections ?? []).map((section) => section.markdown) : [markdown]).reduce((sum, text) => sum + countCharacters(text), 0);
	const { value, error } = serviceLimits.canvas;
	const tooLong = {
		path: ["title"],
		message: `${error}: a canvas has at most ${value} characters`
	};
	if (length > value) return [tooLong];
	const parsed = runAtOnce(parseSections(markdown ?? ""));
	return parsed.ok ? [] : [{
		path: ["markdown"],
		message: `canvas_editing_failed: ${parsed.detail}`
	}];
}
function checkSections({ sections = [] }) {
	const ids = sections.map(({ id }) => id);
	return sections.flatMap(({ id, markdown }, j) => {
		const path = ["sections", j];
		const taken = id !== void 0 && ids.indexOf(id) < j ? [{
			path: [...path, "id"],
			message: "Another section of the canvas has the id"
		}] : [];
		const parsed = runAtOnce(parseSections(markdown));
		const at = [...path, "markdown"];
		if (!parsed.ok) return [...taken, {
			path: at,
			message: `canvas_editing_failed: ${parsed.detail}`
		}];
		const count = parsed.starts.length;
		return count === 1 ? taken : [...taken, {
			path: at,
			message: `A section is one block, and here are ${count}`
		}];
	});
}
function checkWorkspace({ workspace, channel }, context) {
	const { names } = context;
	const found = findItem(context, channelSection, channel);
	if (workspace === void 0 || found === void 0) return [];
	if ((found.workspace === void 0 ? names.defaultWorkspace : names.lookup("workspace", found.workspace)[0]) === names.lookup("workspace", workspace)[0]) return [];
	return [{
		path: ["workspace"],
		message: "A channel's canvas must be in the channel's workspace"
	}];
}
// ../../packages/service/src/world/section/shared-access.ts
function toSharedAccess(access = [], { ids }) {
	return access.map((each) => ({
		subject: "user" in each ? {
			kind: "user",
			id: ids.of("user", each.user)
		} : {
			kind: "channel",
			id: ids.of("channel", each.channel)
		},
		level: each.level
	}));
}
// ../../packages/service/src/canvases/world-writes.ts
function canvasWrites(canvases, context) {
	return canvases.map((canvas, index) => ({
		kind: "put",
		document: "canvas",
		value: toCanvas(canvas, index, context)
	}));
}
function toCanvas(canvas, index, context) {
	const { ids, nowMs } = context;
	return {
		id: ids.at("canvas", index),
		version: 1,
		created: storedCreation(canvas, nowMs),
		workspaceId: ids.workspace(canvas.workspace ?? findItem(context, channelSection, canvas.channel)?.workspace),
		ownerId: ids.of("user", canvas.owner),
		title: canvas.title.trim(),
		...canvas.channel !== void 0 && { channelId: ids.of("channel", canvas.channel) },
		access: toSharedAccess(canvas.access, context),
		sections: toSections(canvas, context)
	};
}
function toSections({ markdown = "", sections }, { ids }) {
	const sectionId = (id) => ids.given(id, idPrefixes.canvasSection);
	if (sections === void 0) {
		const { starts } = runAtOnce(scanBlocks(markdown));
		return starts.length === 0 ? [] : [runAtOnce(toRun(sectionId(), markdown, starts))];
	}
	return sections.map((section, at) => {
		const run = runAtOnce(toRun(sectionId(section.id), section.markdown, []));
		return at < sections.length - 1 ? {
			...run,
			gap: withBlankLine(run.gap)
		} : run;
	});
}
// ../../packages/service/src/channels/world-checks.ts
const checkDms = (channels, { names }) => channels.flatMap((channel, i) => {
	if (channel.kind !== "im") return [];
	const [one, other] = channel.between.map((reference) => names.lookup("user", reference)[0]);
	return one !== void 0 && one === other ? [{
		path: [
			"channels",
			i,
			"between"
		],
		message: "A DM is between two users"
	}] : [];
});
const checkReads = (channels, { names }) => channels.flatMap((channel, i) => {
	const references = channel.kind === "im" ? channel.between : channel.members ?? [];
	const members = new Set(references.map((reference) => names.lookup("user", reference)[0]));
	return (channel.reads ?? []).flatMap(({ user: reference }, j) => {
		const user = names.lookup("user", reference)[0];
		if (user === void 0 || members.delete(user)) return [];
		return [{
			path: [
				"channels",
				i,
				"reads",
				j,
				"user"
			],
			message: "Expected a member, once"
		}];
	});
});
const checkDrafts = (channels, { names }) => channels.flatMap(({ drafts = [] }, i) => {
	const users = drafts.map(({ user }) => names.lookup("user", user)[0]);
	return [...users.entries()].filter(([j, user]) => user !== void 0 && users.indexOf(user) < j).map(([j]) => ({
		path: [
			"channels",
			i,
			"drafts",
			j,
			"user"
		],
		message: "A user has one draft in a channel"
	}));
});
const checkSingleChannelGuests = (channels, context) => {
	const seen = new Set();
	const findings = [];
	for (const [i, channel] of channels.entries()) {
		const members = channel.kind === "im" ? [] : channel.members ?? [];
		for (const [j, reference] of members.entries()) {
			const user = findItem(context, userSection, reference);
			if (user?.guest?.kind !== "single") continue;
			const path = [
				"channels",
				i,
				"members",
				j
			];
			if (seen.has(user)) findings.push({
				path,
				message: "A single-channel guest is in one channel"
			});
			seen.add(user);
		}
	}
	return findings;
};
// ../../packages/service/src/world/section/world-organization.ts
const userRulesSchema = strictObject({
	identity_manager: boolean$1().optional().describe("An identity manager signs users in, and passwords sent over SCIM are ignored."),
	users_may_change_display_name: boolean$1().optional().describe("Users choose their display names, which are not synced.")
}).describe("Rules for the users of the directory.");
const planSchema = _enum$1(plans).describe("The plan.");
const organizationSchema = strictObject({
	id: idSchema(idPatterns.organization),
	name: string$1().min(1),
	created: createdSchema,
	plan: planSchema.optional(),
	default_workspace: referenceSchema("The workspace that users created over SCIM join"),
	user_rules: userRulesSchema.optional(),
	analytics: _enum$1([
		"on",
		"off",
		"preparing"
	]).optional().describe("Whether messages can be analyzed. Default: on.")
}).describe("The enterprise organization. Default: none, for a standalone workspace.");
// ../../packages/service/src/organizations/world.ts
const fileRulesSchema = strictObject({
	uploads: _enum$1([
		"everything",
		"images",
		"none"
	]).optional().describe("Files that may be uploaded. Default: everything."),
	blocked_types: array(string$1().regex(/^[a-z0-9.+-]+$/, "Expected the end of a name, in lower case and without the dot")).optional().describe("Ends of names that are not allowed. Default: none."),
	max_bytes: int().positive().optional().describe("Maximum size of a file in bytes. Default: 1 GiB."),
	deletion: boolean$1().optional().describe("Whether files can be deleted. Default: true."),
	public_urls: boolean$1().optional().describe("Whether files can get a public address. Default: true.")
}).describe("What users may do with files.");
const workspaceSection = {
	key: "workspaces",
	schema: strictObject({
		id: idSchema(idPatterns.workspace),
		name: string$1().min(1),
		domain: string$1().regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, "Expected lower-case letters, digits and inner hyphens").describe("First label of its domain name, and its name in this file."),
		created: createdSchema,
		description: string$1().min(1).optional().describe("Description. Default: none."),
		discoverability: _enum$1(discoverabilities).optional().describe("Who finds it and may join it. Default: invite_only."),
		email_domains: array(string$1().min(1)).optional().describe("Domains of e-mail addresses whose holders may join. Default: none."),
		icon: string$1().min(1).optional().describe("URL or data URL. Default: a generated icon."),
		plan: planSchema.optional().describe("Default: the organization's plan."),
		foreign: boolean$1().optional().describe("Belongs to another company that shares channels, with its channels and the users whose home it is."),
		user_rules: userRulesSchema.optional().describe("Rules of a standalone workspace for its users."),
		disabled_features: array(_enum$1(features)).optional().describe("Features that are switched off."),
		migration: _enum$1(["login", "joining"]).optional().describe("Set while it moves into an organization."),
		requires_2fa: boolean$1().optional().describe("Its users must use two-factor authentication."),
		posting_suspended: boolean$1().optional().describe("An administrator has suspended all posting."),
		deleted: boolean$1().optional(),
		networks: record(string$1(), addressesSchema).optional().describe("Addresses that may call a method, by its name; `*` matches every method."),
		restricted_apps: array(referenceSchema("An app")).optional().describe("Apps that may not post here."),
		requires_app_approval: boolean$1().optional().describe("Members install only apps that administrators have approved. Default: they install any."),
		user_group_managers: _enum$1(["everyone", "admins"]).optional().describe("Who manages user groups; guests never do, and bots only if everyone does. Default: everyone."),
		admins_only: array(_enum$1(reservedActions)).optional().describe("What only its administrators may do. Default: nothing."),
		message_limit: int().nonnegative().optional().describe("Maximum number of messages. Default: unlimited."),
		message_edit_minutes: int().nonnegative().optional().describe("Minutes in which users may change their messages; 0 for never. Default: always."),
		members_may_delete: boolean$1().optional().describe("Whether users may delete their messages. Administrators always may. Default: true."),
		file_rules: fileRulesSchema.optional()
	}).describe("A workspace."),
	named: {
		subject: "workspace",
		prefix: () => idPrefixes.workspace,
		of: ({ domain, id }) => [domain, id]
	},
	*references(workspace, path) {
		yield* many("app", workspace.restricted_apps, [...path, "restricted_apps"]);
	}
};
// ../../packages/service/src/channels/world-sharing.ts
function sharingWorkspaces(channel, context) {
	if (!isShareable(channel)) return [];
	const named = (channel.shared_with ?? []).flatMap((each) => context.names.lookup("workspace", each)[0] ?? []);
	const all = channel.organization_wide === true ? ownWorkspaces(context) : [];
	const sharing = new Set([...named, ...all]);
	sharing.delete(homeOf$1(channel, context));
	return [...sharing];
}
const checkSharing = (channels, context) => channels.flatMap((channel, i) => {
	if (!isShareable(channel)) return [];
	return [
		...checkWorkspaces(channel, i, context),
		...checkWide(channel, i, context),
		...checkKind$1(channel, i)
	];
});
function checkWorkspaces(channel, i, context) {
	const seen = new Set([homeOf$1(channel, context)]);
	return (channel.shared_with ?? []).flatMap((reference, j) => {
		const [workspace] = context.names.lookup("workspace", reference);
		if (workspace === void 0 || !seen.has(workspace)) {
			seen.add(workspace ?? -1);
			return [];
		}
		return [{
			path: [
				"channels",
				i,
				"shared_with",
				j
			],
			message: "Expected another workspace than its own, once"
		}];
	});
}
function checkWide(channel, i, context) {
	if (channel.organization_wide !== true) return [];
	if (context.organization !== void 0 && !context.isForeign(channel.workspace)) return [];
	return [{
		path: [
			"channels",
			i,
			"organization_wide"
		],
		message: "Expected a channel of the organization"
	}];
}
function checkKind$1({ kind, shared_with, organization_wide }, i) {
	if (kind !== "session" || shared_with === void 0 && organization_wide !== true) return [];
	return [{
		path: [
			"channels",
			i,
			"kind"
		],
		message: "A session channel cannot be shared"
	}];
}
function isShareable(channel) {
	return channel.kind !== "im" && channel.kind !== "mpim";
}
function homeOf$1({ workspace }, { names }) {
	return workspace === void 0 ? names.defaultWorkspace : names.lookup("workspace", workspace)[0] ?? -1;
}
function ownWorkspaces({ items }) {
	return items(workspaceSection).flatMap(({ foreign }, index) => foreign === true ? [] : [index]);
}
// ../../packages/service/src/canvases/world-canvas.ts
function firstCanvases({ items, names, ids }) {
	const first = new Map();
	for (const [at, canvas] of items(canvasSection).entries()) {
		const channel = canvas.channel === void 0 ? void 0 : names.lookup("channel", canvas.channel)[0];
		if (channel === void 0 || first.has(channel)) continue;
		first.set(channel, {
			id: ids.at("canvas", at),
			empty: isEmpty(canvas)
		});
	}
	return first;
}
function isEmpty({ markdown = "", sections }) {
	return sections === void 0 ? runAtOnce(scanBlocks(markdown)).starts.length === 0 : sections.length === 0;
}
// ../../packages/service/src/channels/no-ts.ts
const noTs = printTs(0);
// ../../packages/service/src/channels/world-writes.ts
function channelWrites(channels, context) {
	const canvases = firstCanvases(context);
	return channels.flatMap((channel, index) => {
		const id = context.ids.at("channel", index);
		const userIds = memberReferences(channel).map((user) => context.ids.of("user", user));
		return [
			{
				kind: "put",
				document: "channel",
				value: {
					...toChannel(channel, id, context),
					...present("canvas", canvases.get(index))
				}
			},
			{
				kind: "addChannelMembers",
				channelId: id,
				userIds
			},
			...readWrites(channel, id, context)
		];
	});
}
function readWrites({ reads = [] }, channelId, { ids }) {
	return reads.map(({ user, last_read: lastReadTs = noTs, open = true }) => ({
		kind: "changeMembership",
		channelId,
		userId: ids.of("user", user),
		lastReadTs,
		open
	}));
}
function toChannel(channel, id, context) {
	const sharing = sharingWorkspaces(channel, context);
	return {
		id,
		version: 1,
		created: storedCreation(channel, context.nowMs),
		...present("updated", channel.updated === void 0 ? void 0 : storedInstant(channel.updated)),
		kind: channel.kind,
		workspaceId: context.ids.workspace(channel.workspace),
		...sharing.length > 0 && { sharedWith: sharing.map((index) => context.ids.at("workspace", index)) },
		...byKind(channel, context),
		archived: channel.archived ?? false,
		...channel.deleted === true ? { deleted: true } : {},
		postingSuspended: channel.posting_suspended ?? false,
		...present("drafts", channel.drafts?.map((draft) => toDraft$1(draft, context)))
	};
}
function byKind(channel, context) {
	switch (channel.kind) {
		case "im": return { dmUserIds: dmUserIds(channel.between, context) };
		case "mpim": return {
			name: channel.name ?? groupName(channel.members, context),
			...texts$1({
				...channel,
				creator: channel.creator ?? channel.members[0]
			}, context),
			dmUserIds: dmUserIds(channel.members, context)
		};
		case "public":
		case "private":
		case "session": return {
			name: channel.name,
			...present("previousNames", channel.previous_names),
			...present("general", channel.general),
			...channel.mandatory === true && { mandatory: true },
			...texts$1(channel, context),
			...channel.properties === void 0 ? {} : { properties: channel.properties }
		};
	}
}
function texts$1(channel, context) {
	const creatorId = channel.creator === void 0 ? void 0 : context.ids.of("user", channel.creator);
	const toText = (text) => {
		if (text === void 0) return void 0;
		const { value, user, set } = typeof text === "string" ? { value: text } : {
			user: void 0,
			set: void 0,
			...text
		};
		return {
			value,
			...present("creatorId", user === void 0 ? creatorId : context.ids.of("user", user)),
			set: set === void 0 ? storedCreation(channel, context.nowMs) : storedInstant(set)
		};
	};
	return {
		...present("creatorId", creatorId),
		...present("topic", toText(channel.topic)),
		...present("purpose", toText(channel.purpose))
	};
}
function toDraft$1(draft, { ids }) {
	return {
		userId: ids.of("user", draft.user),
		lastUpdatedTs: draft.last_updated_ts,
		state: draft.state ?? "open"
	};
}
function groupName(members, context) {
	return toGroupName(members.map((user) => findItem(context, userSection, user)?.userName ?? user));
}
function dmUserIds(users, { ids }) {
	return [...new Set(users.map((user) => ids.of("user", user)))].sort();
}
function memberReferences(channel) {
	return channel.kind === "im" ? channel.between : channel.members ?? [];
}
// ../../packages/service/src/do-not-disturb/world.ts
const timeSchema = string$1().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Expected a time such as 22:00");
const doNotDisturbSection = {
	key: "do_not_disturb",
	schema: strictObject({
		user: referenceSchema("The user"),
		schedule: strictObject({
			from: timeSchema.describe("When it starts."),
			until: timeSchema.describe("When it ends, on the following day if that is earlier.")
		}).optional().describe("Daily hours without notifications, in the user's time zone. Default: none."),
		snoozed_until: instantSchema.optional().describe("Until when notifications are paused. Default: they are not.")
	}).describe("When a user is not to be disturbed."),
	*references({ user }, path) {
		yield* one("user", user, [...path, "user"]);
	}
};
// ../../packages/service/src/do-not-disturb/world-checks.ts
function checkDoNotDisturb(items) {
	return items.flatMap(({ user }, i) => {
		if (items.findIndex((one) => one.user === user) === i) return [];
		return [{
			path: [
				"do_not_disturb",
				i,
				"user"
			],
			message: `The user ${user} is listed already`
		}];
	});
}
// ../../packages/service/src/do-not-disturb/world-writes.ts
function doNotDisturbWrites(items, { ids }) {
	return items.map(({ user, schedule, snoozed_until: snoozedUntil }) => put(doNotDisturb, {
		userId: ids.of("user", user),
		version: 1,
		...present("schedule", schedule),
		...present("snoozedUntil", snoozedUntil && storedInstant(snoozedUntil))
	}));
}
// ../../packages/service/src/emoji/world.ts
const nameSchema = string$1().regex(/^[\p{Ll}\p{Lo}\p{Nd}_'+-]{1,100}$/u, "Expected lower-case letters, digits and _ - + ', without colons");
const emojiSection = {
	key: "emoji",
	schema: strictObject({
		name: nameSchema.describe("Its name, without colons."),
		created: createdSchema,
		url: url().optional().describe("URL of the image."),
		alias_of: nameSchema.optional().describe("Emoji that this is another name of: a custom one or a standard one.")
	}).describe("A custom emoji: an image, or another name of an emoji.")
};
// ../../packages/service/src/emoji/world-checks.ts
function checkEmoji(emoji) {
	return emoji.flatMap(({ name, url, alias_of: aliasOf }, i) => {
		const findings = [];
		if (emoji.findIndex((one) => one.name === name) !== i) findings.push({
			path: [
				"emoji",
				i,
				"name"
			],
			message: `The emoji ${name} is listed already`
		});
		if (url === void 0 === (aliasOf === void 0)) findings.push({
			path: ["emoji", i],
			message: "An emoji has either a url or alias_of"
		});
		if (aliasOf === name) findings.push({
			path: [
				"emoji",
				i,
				"alias_of"
			],
			message: "An emoji is no alias of itself"
		});
		return findings;
	});
}
// ../../packages/service/src/emoji/world-writes.ts
function emojiWrites(emoji$2, { ids, nowMs }) {
	const home = ids.organization ?? ids.workspace(void 0);
	return emoji$2.map((one) => put(emoji, {
		home,
		name: one.name,
		version: 1,
		created: storedCreation(one, nowMs),
		shows: one.alias_of === void 0 ? { url: one.url ?? "" } : { aliasOf: one.alias_of }
	}));
}
const fileSection = {
	key: "files",
	schema: strictObject({
		id: idSchema(idPatterns.file),
		name: string$1().min(1).describe("Its name, also in this file. If several files have the name, refer to them by `id`."),
		created: createdSchema,
		workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
		owner: referenceSchema("The user who uploaded it"),
		mimetype: string$1().regex(/^[\w.+-]+\/[\w.+-]+$/, "Expected a media type such as text/plain").optional().describe("Default: that of its content, otherwise application/octet-stream."),
		title: string$1().min(1).optional().describe("Default: its name."),
		alt_text: string$1().min(1).optional().describe("Description of an image, for people who cannot see it."),
		content: string$1().optional().describe("Its text. Default: it has no content here."),
		base64: base64().optional().describe("Its bytes in Base64, instead of `content`."),
		size: int().nonnegative().optional().describe("In bytes. Default: that of its content, otherwise 0."),
		public: boolean$1().optional().describe("Whether it was shared in a public channel. Default: false."),
		given_to: array(referenceSchema("An app")).optional().describe("Apps in whose modals its owner entered it, so that they see it. Default: none."),
		public_url: boolean$1().optional().describe("Whether its public address works. Default: false."),
		public_secret: string$1().regex(/^[0-9a-f]{10}$/, "Expected ten hexadecimal digits").optional().describe("Last part of its public address. Default: zeros.")
	}).describe("A file. Messages share it by naming it."),
	named: {
		subject: "file",
		prefix: () => idPrefixes.file,
		of: ({ name, id }) => [name, id]
	},
	*references(file, path) {
		yield* one("workspace", file.workspace, [...path, "workspace"]);
		yield* one("user", file.owner, [...path, "owner"]);
		yield* many("app", file.given_to, [...path, "given_to"]);
	}
};
const uploadSection = {
	key: "uploads",
	schema: strictObject({
		id: idSchema(idPatterns.file),
		name: string$1().min(1).describe("Name of the file."),
		created: createdSchema,
		expires: instantSchema.optional().describe("When it can no longer be completed. Default: an hour after its creation."),
		workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
		owner: referenceSchema("The user or bot who uploads it"),
		alt_text: string$1().min(1).optional().describe("Description of an image, for people who cannot see it."),
		content: string$1().min(1).optional().describe("The text that arrived. Default: nothing has arrived."),
		base64: base64().min(1).optional().describe("The bytes that arrived in Base64, instead of `content`.")
	}).describe("A file whose upload has begun and is not complete."),
	*references(upload, path) {
		yield* one("workspace", upload.workspace, [...path, "workspace"]);
		yield* one("user", upload.owner, [...path, "owner"]);
	}
};
// ../../packages/service/src/files/world-writes.ts
function fileWrites(files$1, { ids, nowMs }) {
	return files$1.map((file, index) => put(files, {
		id: ids.at("file", index),
		version: 1,
		created: storedCreation(file, nowMs),
		workspaceId: ids.workspace(file.workspace),
		ownerId: ids.of("user", file.owner),
		name: file.name,
		...present("title", file.title),
		...present("altText", file.alt_text),
		...contentOf(file),
		...file.public_url === true && { sharedPublicly: true },
		...present("publicSecret", file.public_secret),
		...file.public === true && { isPublic: true },
		...file.given_to !== void 0 && { givenTo: file.given_to.map((app) => ids.of("app", app)) }
	}));
}
function uploadWrites(uploads, { ids, nowMs }) {
	return uploads.map((upload) => {
		const created = storedCreation(upload, nowMs);
		const { expires = toInstant(millisecondsOf(created) + uploadLifetimeMs) } = upload;
		const id = ids.given(upload.id, idPrefixes.file);
		const bytes = bytesOf(upload);
		const { content: hash = "", size, ...traits } = contentOf(upload);
		return put(fileUploads, {
			id,
			version: 1,
			created,
			expires: storedInstant(expires),
			secretHash: `- ${id}`,
			workspaceId: ids.workspace(upload.workspace),
			ownerId: ids.of("user", upload.owner),
			name: upload.name,
			length: bytes?.length ?? 1,
			...present("altText", upload.alt_text),
			...bytes !== void 0 && { arrived: {
				hash,
				size,
				...traits
			} }
		});
	});
}
async function writeContents(files, { contents }, nowMs) {
	for (const file of files) {
		const bytes = bytesOf(file);
		if (bytes !== void 0) await contents.write(only(bytes), nowMs);
	}
}
function contentOf(file) {
	const bytes = bytesOf(file);
	if (bytes === void 0) {
		const { word, type } = typeOfName(file.name) ?? typeOfWord("binary");
		const { mimetype = "application/octet-stream", size = 0 } = file;
		const isOfName = mimetype === type.mediaType;
		return {
			mimetype,
			...isOfName && { filetype: word },
			...isOfName && type.group !== void 0 && { kind: type.group },
			size
		};
	}
	const watch = watchBytes();
	watch.note(bytes);
	return {
		...watch.traits(file),
		...file.mimetype !== void 0 && { mimetype: file.mimetype },
		size: bytes.length,
		content: bytesToHex(sha256(bytes))
	};
}
function bytesOf({ content, base64 }) {
	if (content !== void 0) return new TextEncoder().encode(content);
	return base64 === void 0 ? void 0 : Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
async function* only(bytes) {
	yield bytes;
}
// ../../packages/service/src/functions/executions/world.ts
const valuesSchema = record(string$1(), unknown());
const executionSection = {
	key: "function_executions",
	schema: strictObject({
		id: idSchema(idPatterns.functionExecution),
		function: referenceSchema("The function"),
		user: referenceSchema("The user who ran the workflow"),
		workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
		workflow_execution_id: idSchema(idPatterns.workflowExecution),
		created: createdSchema,
		inputs: valuesSchema.optional().describe("Inputs by name."),
		outputs: valuesSchema.optional().describe("Outputs by name, if the app has completed it."),
		error: string$1().optional().describe("Why it failed, if it did."),
		token_revoked: boolean$1().optional().describe("Whether the app has revoked the token of the step. Default: false."),
		ended: instantSchema.optional().describe("When it ended. Default: when it was created.")
	}).describe("A run of a function as a step of a workflow. It is running if it has neither outputs nor an error."),
	named: {
		subject: "function execution",
		prefix: () => idPrefixes.functionExecution,
		of: ({ id }) => [id]
	},
	*references(item, path) {
		yield* one("function", item.function, [...path, "function"]);
		yield* one("user", item.user, [...path, "user"]);
		yield* one("workspace", item.workspace, [...path, "workspace"]);
	}
};
// ../../packages/service/src/functions/world.ts
const parameterSchema = strictObject({
	name: string$1().min(1),
	type: string$1().min(1),
	title: string$1().optional().describe("Default: its name."),
	description: string$1().optional(),
	is_required: boolean$1().optional().describe("Default: false.")
}).describe("An input or output of a function.");
const namedSchema = strictObject({
	users: array(referenceSchema("A user")).optional(),
	workspaces: array(referenceSchema("A workspace")).optional(),
	organization: boolean$1().optional().describe("Everyone in the organization.")
}).describe("Only these may use it.");
const functionSection = {
	key: "functions",
	schema: strictObject({
		id: idSchema(idPatterns.function),
		app: referenceSchema("The app that offers it"),
		callback_id: string$1().min(1).describe("Name that the app gives it; unique within the app."),
		title: string$1().min(1),
		description: string$1().optional(),
		type: string$1().min(1).optional().describe("Default: app."),
		created: createdSchema,
		updated: instantSchema.optional().describe("When it was last changed. Default: when it was created."),
		deleted: instantSchema.optional().describe("When it was removed. Default: not removed."),
		input_parameters: array(parameterSchema).optional(),
		output_parameters: array(parameterSchema).optional(),
		permission: union([_enum$1([
			"everyone",
			"app_collaborators",
			"system"
		]), namedSchema], { error: "Expected everyone, app_collaborators, system, or an object with users, workspaces or organization" }).optional().describe("Who may use it. Default: the collaborators of the app."),
		distributed: boolean$1().optional().describe("Default: true unless only the collaborators or the system may use it.")
	}).describe("A function that an app offers to workflows."),
	named: {
		subject: "function",
		prefix: () => idPrefixes.function,
		of: ({ callback_id, id }) => [callback_id, id]
	},
	*references({ app, permission }, path) {
		yield* one("app", app, [...path, "app"]);
		if (typeof permission !== "object") return;
		yield* many("user", permission.users, [
			...path,
			"permission",
			"users"
		]);
		yield* many("workspace", permission.workspaces, [
			...path,
			"permission",
			"workspaces"
		]);
	}
};
// ../../packages/service/src/functions/executions/world-checks.ts
function checkExecutions(items) {
	return items.flatMap(({ outputs, error, ended }, i) => {
		const path = ["function_executions", i];
		if (outputs !== void 0 && error !== void 0) return [{
			path: [...path, "error"],
			message: "A run has outputs or an error, not both"
		}];
		return ended !== void 0 && outputs === void 0 && error === void 0 ? [{
			path: [...path, "ended"],
			message: "A run that has ended has outputs or an error"
		}] : [];
	});
}
function checkStep(step, { app, path, context }) {
	const execution = findItem(context, executionSection, step);
	const owner = findItem(context, functionSection, execution?.function)?.app;
	if (owner === void 0 || owner === app) return [];
	return [{
		path,
		message: `The step is of the app ${owner}`
	}];
}
// ../../packages/service/src/functions/executions/world-writes.ts
function executionWrites(items, context) {
	const { ids, nowMs } = context;
	return items.map((item, index) => {
		const created = storedCreation(item, nowMs);
		const end = toEnd(item, created);
		return put(functionExecutions, {
			id: ids.at("function execution", index),
			version: 1,
			created,
			workspaceId: ids.workspace(item.workspace),
			appId: ids.of("app", findItem(context, functionSection, item.function)?.app ?? ""),
			functionId: ids.of("function", item.function),
			userId: ids.of("user", item.user),
			workflowExecutionId: ids.given(item.workflow_execution_id, idPrefixes.workflowExecution),
			inputs: item.inputs ?? {},
			...item.token_revoked === true && { tokenRevoked: true },
			...end !== void 0 && { end }
		});
	});
}
function toEnd({ outputs, error, ended }, created) {
	const at = ended === void 0 ? created : storedInstant(ended);
	if (outputs !== void 0) return {
		kind: "completed",
		at,
		outputs
	};
	return error === void 0 ? void 0 : {
		kind: "failed",
		at,
		error
	};
}
// ../../packages/service/src/functions/world-checks.ts
const checkCallbackIds = (functions, { names }) => {
	const seen = new Set();
	return functions.flatMap((one, i) => {
		const key = JSON.stringify([names.lookup("app", one.app)[0], one.callback_id]);
		if (!seen.has(key)) {
			seen.add(key);
			return [];
		}
		return [{
			path: [
				"functions",
				i,
				"callback_id"
			],
			message: "The app has a function of this callback_id already"
		}];
	});
};
// ../../packages/service/src/functions/world-writes.ts
function functionWrites(functions, context) {
	return functions.map((one, index) => ({
		kind: "put",
		document: "function",
		value: {
			id: context.ids.at("function", index),
			...toFunction(one, storedCreation(one, context.nowMs, functions.length - index - 1), context)
		}
	}));
}
function toFunction(one, created, context) {
	const distribution = toDistribution(one.permission, context);
	return {
		version: 1,
		created,
		updated: one.updated === void 0 ? created : storedInstant(one.updated),
		...one.deleted !== void 0 && { deleted: storedInstant(one.deleted) },
		appId: context.ids.of("app", one.app),
		callbackId: one.callback_id,
		title: one.title,
		description: one.description ?? "",
		type: one.type ?? "app",
		inputParameters: (one.input_parameters ?? []).map(toParameter),
		outputParameters: (one.output_parameters ?? []).map(toParameter),
		distribution,
		distributed: one.distributed ?? isDistributed(distribution)
	};
}
function toParameter(parameter) {
	const { name, type, title = name, description = "", is_required: isRequired = false } = parameter;
	return {
		type,
		name,
		description,
		title,
		isRequired
	};
}
function toDistribution(permission, { ids }) {
	if (permission === void 0) return { kind: "app_collaborators" };
	if (typeof permission === "string") return { kind: permission };
	const { users = [], workspaces = [], organization = false } = permission;
	return {
		kind: "named_entities",
		userIds: users.map((user) => ids.of("user", user)),
		workspaceIds: workspaces.map((workspace) => ids.of("workspace", workspace)),
		organizationIds: organization && ids.organization !== void 0 ? [ids.organization] : []
	};
}
const groupSection = {
	key: "groups",
	schema: strictObject({
		id: idSchema(idPatterns.group),
		displayName: string$1().min(1).describe("Unique, ignoring case."),
		created: createdSchema,
		kind: _enum$1(["idp", "user"]).optional().describe("Origin of the group: the identity provider, or users of a workspace. Default: idp in an organization, otherwise user."),
		workspace: referenceSchema("The workspace of a user group").optional(),
		handle: string$1().regex(/^[\p{Ll}\p{Lo}\p{M}\p{Nd}._-]{1,80}$/u, "Expected lower-case letters, digits and . _ -").optional().describe("Name in mentions, unique among users, channels and groups. Default: none."),
		description: string$1().max(250).optional(),
		created_by: referenceSchema("The user who created it").optional(),
		updated: instantSchema.optional().describe("Last change over the Web API. Default: when it was created."),
		updated_by: referenceSchema("The user who changed it last").optional(),
		disabled: instantSchema.optional().describe("When the user group was disabled. Default: it is enabled."),
		disabled_by: referenceSchema("The user who disabled it").optional(),
		default_channels: array(referenceSchema("A channel")).optional().describe("Public channels that users join with the user group. Default: none."),
		default_private_channels: array(referenceSchema("A channel")).optional().describe("Private channels that users join with the user group. Default: none."),
		section: boolean$1().optional().describe("Whether the sidebars of its members have a section for it."),
		members: array(referenceSchema("A member")).optional(),
		linked_channels: array(referenceSchema("A channel")).optional().describe("Default channels of an idp group, which its new members join. Default: none."),
		connected_workspaces: array(referenceSchema("A workspace")).optional().describe("Workspaces that users join with the group, and stay in until it is disconnected. Default: none.")
	}).describe("A group."),
	named: {
		subject: "group",
		prefix: () => idPrefixes.group,
		of: ({ displayName, id }) => [displayName, id]
	},
	*references(group, path) {
		yield* one("workspace", group.workspace, [...path, "workspace"]);
		yield* one("user", group.created_by, [...path, "created_by"]);
		yield* one("user", group.updated_by, [...path, "updated_by"]);
		yield* one("user", group.disabled_by, [...path, "disabled_by"]);
		yield* many("channel", group.default_channels, [...path, "default_channels"]);
		yield* many("channel", group.default_private_channels, [...path, "default_private_channels"]);
		yield* many("user", group.members, [...path, "members"]);
		yield* many("channel", group.linked_channels, [...path, "linked_channels"]);
		yield* many("workspace", group.connected_workspaces, [...path, "connected_workspaces"]);
	}
};
// ../../packages/service/src/groups/world-checks.ts
const checkMembers = (groups, context) => groups.flatMap((group, i) => (group.members ?? []).flatMap((reference, j) => {
	const user = findItem(context, userSection, reference);
	if (user === void 0 || user.active !== false && user.guest?.kind !== "single") return [];
	return [{
		path: [
			"groups",
			i,
			"members",
			j
		],
		message: "unable_to_add_deleted_or_guest_to_group: a member is active and no single-channel guest"
	}];
}));
const checkDetails = (groups, context) => groups.flatMap((group, i) => {
	const isUserGroup = (group.kind ?? (context.organization === void 0 ? "user" : "idp")) === "user";
	const given = webKeys.find((key) => group[key] !== void 0);
	if (given !== void 0 && !isUserGroup) return [{
		path: [
			"groups",
			i,
			given
		],
		message: "Only a user group can have it"
	}];
	if (group.disabled === void 0 && group.disabled_by !== void 0) return [{
		path: [
			"groups",
			i,
			"disabled_by"
		],
		message: "Only a disabled user group can have it"
	}];
	return [...checkKinds(group.default_channels, "public", context, [
		"groups",
		i,
		"default_channels"
	]), ...checkKinds(group.default_private_channels, "private", context, [
		"groups",
		i,
		"default_private_channels"
	])];
});
const webKeys = [
	"handle",
	"description",
	"created_by",
	"updated",
	"updated_by",
	"disabled",
	"disabled_by",
	"default_channels",
	"default_private_channels",
	"section"
];
function checkKinds(references = [], kind, context, path) {
	return references.flatMap((reference, j) => {
		const channel = findItem(context, channelSection, reference);
		if (channel === void 0 || channel.kind === kind) return [];
		return [{
			path: [...path, j],
			message: `Expected a ${kind} channel`
		}];
	});
}
const checkConnections = (groups, context) => groups.flatMap((group, i) => (group.connected_workspaces ?? []).flatMap((reference, j) => {
	if (context.organization !== void 0 && group.kind !== "user" && !context.isForeign(reference)) return [];
	return [{
		path: [
			"groups",
			i,
			"connected_workspaces",
			j
		],
		message: "Only an idp group can be connected, and only to workspaces of its own organization"
	}];
}));
// ../../packages/service/src/groups/world-writes.ts
function groupWrites(groups, context) {
	return groups.flatMap((group, index) => {
		const created = storedCreation(group, context.nowMs, groups.length - index - 1);
		const id = context.ids.at("group", index);
		const userIds = (group.members ?? []).map((user) => context.ids.of("user", user));
		const value = {
			...toGroup(group, id, context),
			created
		};
		return [{
			kind: "put",
			document: "group",
			value
		}, ...joinGroup(value, userIds)];
	});
}
function toGroup(group, id, { ids }) {
	const kind = group.kind ?? (ids.organization === void 0 ? "user" : "idp");
	return {
		id,
		version: 1,
		kind,
		displayName: group.displayName,
		...webParts(group, ids),
		...present("organizationId", ids.organization),
		...present("workspaceId", kind === "user" ? ids.workspace(group.workspace) : void 0),
		linkedChannelIds: (group.linked_channels ?? []).map((channel) => ids.of("channel", channel)),
		connectedWorkspaceIds: (group.connected_workspaces ?? []).map((workspace) => ids.of("workspace", workspace))
	};
}
function webParts(group, ids) {
	const user = (name) => name === void 0 ? void 0 : ids.of("user", name);
	const channels = (names) => names?.map((name) => ids.of("channel", name));
	const { handle, description, section, updated, disabled } = group;
	return defined({
		handle,
		description,
		creatorId: user(group.created_by),
		updated: updated === void 0 ? void 0 : storedInstant(updated),
		updaterId: user(group.updated_by),
		disabled: disabled === void 0 ? void 0 : {
			at: storedInstant(disabled),
			...present("userId", user(group.disabled_by))
		},
		defaultChannelIds: channels(group.default_channels),
		defaultPrivateChannelIds: channels(group.default_private_channels),
		section: section === true ? section : void 0
	});
}
// ../../packages/service/src/installs/world.ts
const scopesSchema = array(string$1().min(1)).optional();
const oauthCodeSection = {
	key: "oauth_codes",
	schema: strictObject({
		code: string$1().min(8, "Expected at least 8 characters").regex(/^\S+$/, "Expected no spaces"),
		app: referenceSchema("The app that exchanges it"),
		user: referenceSchema("The person who allowed it"),
		workspace: referenceSchema("The workspace on which the app is installed").optional().describe("Default: the organization, or the standalone workspace."),
		page: _enum$1([
			"app",
			"user",
			"signIn"
		]).optional().describe("Page that made it: for an app, for user tokens only, or for signing in. Default: app."),
		bot_scopes: scopesSchema.describe("Scopes of the bot token. Default: none is issued."),
		user_scopes: scopesSchema.describe("Scopes of the user token. Default: none is issued."),
		redirect_uri: string$1().optional().describe("Redirect URL that was sent to the page. Default: none."),
		code_challenge: string$1().regex(/^[A-Za-z0-9_-]{43}$/, "Expected a SHA-256 in base64url").optional().describe("SHA-256 of the verifier, with PKCE. Default: without PKCE."),
		channel: referenceSchema("The channel of the webhook").optional(),
		expires: instantSchema.optional().describe("Default: ten minutes after the world is loaded.")
	}).describe("A code that an app exchanges for tokens."),
	*references({ app, user, workspace, channel }, path) {
		yield* one("app", app, [...path, "app"]);
		yield* one("user", user, [...path, "user"]);
		yield* one("workspace", workspace, [...path, "workspace"]);
		yield* one("channel", channel, [...path, "channel"]);
	}
};
// ../../packages/service/src/installs/world-writes.ts
function oauthCodeWrites(codes, { ids, nowMs }) {
	const later = toInstant(nowMs + serviceLimits.oauthCodeMinutes.value * 6e4);
	return codes.map((item) => {
		const onOrganization = item.workspace === void 0 ? ids.organization : void 0;
		return put(oauthCodes, {
			hash: hashToken(item.code),
			version: 1,
			created: toInstant(nowMs),
			expires: item.expires === void 0 ? later : storedInstant(item.expires),
			form: item.page ?? "app",
			appId: ids.of("app", item.app),
			userId: ids.of("user", item.user),
			target: onOrganization === void 0 ? {
				kind: "workspace",
				id: ids.workspace(item.workspace)
			} : {
				kind: "organization",
				id: onOrganization
			},
			botScopes: item.bot_scopes ?? [],
			userScopes: item.user_scopes ?? [],
			...item.redirect_uri !== void 0 && { redirectUri: item.redirect_uri },
			...item.code_challenge !== void 0 && { challenge: item.code_challenge },
			...item.channel !== void 0 && { channelId: ids.of("channel", item.channel) }
		});
	});
}
const responseUrlSection = {
	key: "response_urls",
	schema: strictObject({
		id: string$1().regex(/^\d+$/, "Expected digits").describe("Second-to-last part of the address."),
		secret: string$1().regex(/^[A-Za-z0-9]{24}$/, "Expected 24 letters and digits").describe("Last part of the address."),
		kind: _enum$1(["commands", "actions"]).describe("Whether it answers a command or another act."),
		app: referenceSchema("The app that received it"),
		user: referenceSchema("The user who acted"),
		channel: referenceSchema("The conversation in which the user acted"),
		workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
		message: string$1().optional().describe("The `ts` of the message in which the user acted. Default: none."),
		expires: instantSchema.describe("When it expires."),
		uses: int().nonnegative().optional().describe("How often it was used. Default: 0.")
	}).describe("An address at which an app answers an act of a user."),
	*references({ app, user, channel, workspace }, path) {
		yield* one("app", app, [...path, "app"]);
		yield* one("user", user, [...path, "user"]);
		yield* one("channel", channel, [...path, "channel"]);
		yield* one("workspace", workspace, [...path, "workspace"]);
	}
};
// ../../packages/service/src/interactivity/world-checks.ts
function checkResponseUrls(items) {
	return items.flatMap(({ id }, i) => items.findIndex((one) => one.id === id) === i ? [] : [{
		path: [
			"response_urls",
			i,
			"id"
		],
		message: `The id ${id} is taken already`
	}]);
}
// ../../packages/service/src/interactivity/world-writes.ts
function responseUrlWrites(items, { ids }) {
	return items.map((item) => put(responseUrls, {
		id: item.id,
		version: 1,
		kind: item.kind,
		workspaceId: ids.workspace(item.workspace),
		appId: ids.of("app", item.app),
		userId: ids.of("user", item.user),
		channelId: ids.of("channel", item.channel),
		...item.message !== void 0 && { message: {
			ts: item.message,
			isEphemeral: false
		} },
		secretHash: hashToken(item.secret),
		expires: storedInstant(item.expires),
		uses: item.uses ?? 0
	}));
}
// ../../packages/service/src/invitations/world.ts
const guestSchema = strictObject({
	kind: _enum$1(["multi", "single"]).describe("Guest of several channels, or of a single one."),
	expiration: instantSchema.optional().describe("When the account expires. Default: never.")
}).describe("The guest that the person becomes. Default: a full member.");
const invitationSection = {
	key: "invitations",
	schema: strictObject({
		email: string$1().refine((email) => localPartOf(email) !== void 0, "Expected an e-mail address").describe("E-mail address of the person."),
		workspace: referenceSchema("The workspace").optional().describe("The workspace. Default: the default workspace."),
		invited_by: referenceSchema("The user who invited the person"),
		channels: array(referenceSchema("A channel")).optional().describe("Channels to join. Default: none."),
		real_name: string$1().min(1).optional().describe("Full name of the person. Default: none."),
		custom_message: string$1().min(1).max(500).optional().describe("Text in the invitation. Default: none."),
		guest: guestSchema.optional(),
		created: createdSchema
	}).describe("An open invitation to a workspace."),
	*references({ workspace, invited_by, channels }, path) {
		yield* one("workspace", workspace, [...path, "workspace"]);
		yield* one("user", invited_by, [...path, "invited_by"]);
		yield* many("channel", channels, [...path, "channels"]);
	}
};
// ../../packages/service/src/invitations/world-checks.ts
const checkInvitations = (invited, context) => {
	const members = new Set(context.items(userSection).flatMap((user) => placesOf(user, context)));
	const keys = invited.map(({ email, workspace }) => keyOf(email, workspace, context));
	return invited.flatMap(({ email, guest, channels = [] }, i) => {
		const [path, key] = [["invitations", i], keys[i] ?? ""];
		if (members.has(key)) return [{
			path: [...path, "email"],
			message: `A user of the workspace has the address ${email}`
		}];
		if (keys.indexOf(key) !== i) return [{
			path: [...path, "email"],
			message: `The address ${email} is invited to the workspace already`
		}];
		if (guest?.kind !== "single" || channels.length === 1) return [];
		return [{
			path: [...path, "channels"],
			message: "A single-channel guest joins one channel"
		}];
	});
};
function placesOf({ emails = [], workspaces }, context) {
	const places = workspaces === void 0 ? [void 0] : Object.keys(workspaces);
	return emails.flatMap((email) => places.map((workspace) => keyOf(email, workspace, context)));
}
function keyOf(email, workspace, { names }) {
	return `${workspace === void 0 ? names.defaultWorkspace : names.lookup("workspace", workspace)[0]} ${nameKey(email)}`;
}
// ../../packages/service/src/invitations/world-writes.ts
function invitationWrites(items, { ids, nowMs }) {
	return items.map((item) => put(invitations, {
		workspaceId: ids.workspace(item.workspace),
		email: item.email,
		version: 1,
		created: storedCreation(item, nowMs, 0),
		inviterId: ids.of("user", item.invited_by),
		channelIds: (item.channels ?? []).map((channel) => ids.of("channel", channel)),
		...present("realName", item.real_name),
		...present("customMessage", item.custom_message),
		...present("guest", item.guest && toGuest$1(item.guest))
	}));
}
function toGuest$1({ kind, expiration }) {
	return {
		kind,
		...present("expiration", expiration && storedInstant(expiration))
	};
}
// ../../packages/service/src/lists/world/cell.ts
function readWorldCell(cell, column) {
	const key = valueKeys[column.type];
	if (key === void 0) return fail(`Cells of the type ${column.type} cannot be set`);
	const values = Array.isArray(cell) ? cell : [cell];
	const wanted = shapes[key];
	if (!wanted.fits(cell, values)) return fail(`Expected ${wanted.text} for a column of the type ${column.type}`);
	if (column.single === true && values.length > 1) return fail(`Expected at most one value for the column ${column.name}`);
	const value = wanted.value(cell, values);
	return isDate(key, values) && listCellSchema(light).safeParse({
		row_id: "Rec1",
		column_id: "Col1",
		[key]: value
	}).success ? {
		ok: true,
		key,
		value
	} : fail(`This is not a value for a column of the type ${column.type}`);
}
const texts = {
	text: "a text, or a list of texts",
	fits: (_, values) => values.every((value) => typeof value === "string"),
	value: (_, values) => values
};
const numbers = {
	text: "a number, or a list of numbers",
	fits: (_, values) => values.every((value) => typeof value === "number"),
	value: (_, values) => values
};
const shapes = {
	rich_text: {
		text: "a text",
		fits: (cell) => typeof cell === "string" && cell !== "",
		value: (cell) => toRichText(String(cell))
	},
	checkbox: {
		text: "true or false",
		fits: (cell) => typeof cell === "boolean",
		value: (cell) => cell
	},
	number: numbers,
	rating: numbers,
	timestamp: numbers,
	link: {
		...texts,
		value: (_, values) => values.map((url) => ({ original_url: url }))
	},
	reference: {
		...texts,
		value: (_, values) => values.map((id) => ({ file: { file_id: id } }))
	},
	message: texts,
	select: texts,
	user: texts,
	date: texts,
	email: texts,
	phone: texts,
	channel: texts,
	attachment: texts,
	vote: texts
};
function toRichText(text) {
	return [{
		type: "rich_text",
		elements: text.split("\n").filter((line) => line !== "").map((line) => ({
			type: "rich_text_section",
			elements: [{
				type: "text",
				text: line
			}]
		}))
	}];
}
function isDate(key, values) {
	return key !== "date" || values.every((value) => isCalendarDate(String(value)));
}
function fail(message) {
	return {
		ok: false,
		message
	};
}
// ../../packages/service/src/lists/world/cell-references.ts
function subjectOf({ type }) {
	switch (valueKeys[type]) {
		case "user":
		case "vote": return "user";
		case "channel": return "channel";
		case "attachment":
		case "reference": return "file";
		default: return;
	}
}
function textsOf(cell, path) {
	if (typeof cell === "string") return [{
		text: cell,
		path
	}];
	if (!Array.isArray(cell)) return [];
	return cell.flatMap((value, i) => typeof value === "string" ? [{
		text: value,
		path: [...path, i]
	}] : []);
}
function findColumn(columns, name) {
	return columns?.find((column) => column.name.toLowerCase() === name.toLowerCase());
}
// ../../packages/service/src/lists/world/rows.ts
function walkRows(list, path) {
	return walk(list.rows, path);
}
function walk(rows, path) {
	return (rows ?? []).flatMap((row, i) => {
		const own = [
			...path,
			"rows",
			i
		];
		return [{
			row,
			path: own
		}, ...walk(row.rows, own)];
	});
}
// ../../packages/service/src/lists/world/checks.ts
const checkLists = (lists, context) => lists.flatMap((list, i) => [
	...checkList(list, ["lists", i]),
	...checkChannel$1(list, context, [
		"lists",
		i,
		"channel"
	]),
	...(list.columns ?? []).flatMap((column, j) => checkColumn(column, [
		"lists",
		i,
		"columns",
		j
	])),
	...repeated$1("column", list.columns, [
		"lists",
		i,
		"columns"
	]),
	...walkRows(list, ["lists", i]).flatMap((row) => checkRow(row, list))
]);
function checkList({ kind, description }, path) {
	if (kind !== "embedded" || description === void 0) return [];
	return [{
		path: [...path, "description"],
		message: "An embedded List has no description"
	}];
}
function checkChannel$1({ channel }, context, path) {
	return findItem(context, channelSection, channel)?.kind === "im" ? [{
		path,
		message: "A DM has no List"
	}] : [];
}
function checkColumn(column, path) {
	const { type, options, scale } = column;
	const alone = (key, owner) => ({
		path: [...path, key],
		message: `Only a ${owner} column has ${key}`
	});
	return [
		...options !== void 0 && type !== "select" ? [alone("options", "select")] : [],
		...scale !== void 0 && type !== "rating" ? [alone("scale", "rating")] : [],
		...repeated$1("option", options, [...path, "options"])
	];
}
function repeated$1(what, items, path) {
	const names = (items ?? []).map(({ name }) => name.toLowerCase());
	return names.flatMap((name, i) => names.indexOf(name) === i ? [] : [{
		path: [
			...path,
			i,
			"name"
		],
		message: `The name of the ${what} ${JSON.stringify(name)} is taken already`
	}]);
}
function checkRow({ row, path }, list) {
	return Object.entries(row.cells ?? {}).flatMap(([name, cell]) => {
		const way = [
			...path,
			"cells",
			name
		];
		const column = findColumn(list.columns, name);
		if (column === void 0) {
			const unknown = {
				word: name,
				known: (list.columns ?? []).map((each) => each.name)
			};
			return [{
				path: way,
				what: "key",
				message: `No column is called ${JSON.stringify(name)}`,
				unknown
			}];
		}
		const read = readWorldCell(cell, column);
		if (!read.ok) return [{
			path: way,
			message: read.message
		}];
		return column.type === "select" ? textsOf(cell, way).flatMap((text) => checkOption(text, column)) : checkRating(cell, column, way);
	});
}
function checkOption({ text, path }, column) {
	const known = (column.options ?? []).map(({ name }) => name);
	return (column.options ?? []).some(({ id, name }) => name === text || id === text) ? [] : [{
		path,
		message: `No option is called ${JSON.stringify(text)}`,
		unknown: {
			word: text,
			known
		}
	}];
}
function checkRating(cell, column, path) {
	if (column.type !== "rating") return [];
	const { scale = serviceLimits.ratingScale.value } = column;
	return [cell].flat().every((rating) => Number(rating) >= 0 && Number(rating) <= scale) ? [] : [{
		path,
		message: `Expected a rating from 0 to ${scale}`
	}];
}
// ../../packages/service/src/lists/world/workspaces.ts
const checkListWorkspaces = (lists, context) => lists.flatMap((list, i) => [...checkChannel({
	list,
	context
}, [
	"lists",
	i,
	"channel"
]), ...checkFiles({
	list,
	context
}, ["lists", i])]);
function checkChannel({ list, context }, path) {
	const channel = findItem(context, channelSection, list.channel);
	if (channel === void 0 || isSame(channel, list, context.names)) return [];
	return [{
		path,
		message: "The channel of a List must be in its workspace"
	}];
}
function checkFiles({ list, context }, path) {
	return walkRows(list, path).flatMap(({ row, path: way }) => Object.entries(row.cells ?? {}).flatMap(([name, cell]) => {
		const column = findColumn(list.columns, name);
		return column !== void 0 && subjectOf(column) === "file" ? textsOf(cell, [
			...way,
			"cells",
			name
		]) : [];
	})).flatMap(({ text, path: way }) => {
		const { names, items } = context;
		const files = names.lookup("file", text).flatMap((index) => items(fileSection)[index] ?? []);
		if (files.length === 0 || files.some((file) => isSame(file, list, names))) return [];
		return [{
			path: way,
			message: `file_not_found: ${JSON.stringify(text)} is a file of another workspace`
		}];
	});
}
function isSame(one, other, { lookup, defaultWorkspace }) {
	const indexOf = ({ workspace }) => workspace === void 0 ? defaultWorkspace : lookup("workspace", workspace)[0];
	return indexOf(one) === indexOf(other);
}
// ../../packages/service/src/lists/world/export-writes.ts
function listExportWrites(exports, list, { ids, nowMs }) {
	return exports.flatMap((each) => {
		const { format = "csv", state = "done", text = "" } = each;
		const parts = state === "done" && text !== "" ? [text] : [];
		const job = {
			id: ids.given(each.id, idPrefixes.exportJob),
			version: 1,
			created: storedCreation(each, nowMs),
			listId: list.id,
			requestedBy: list.ownerId,
			format,
			includeArchived: false,
			includeThreads: each.include_threads === true,
			includeAttachments: each.include_attachments === true,
			state,
			fileName: toFileName(list.name, format),
			parts: parts.length
		};
		return [put(listExports, job), ...parts.map((part) => put(listExportParts, {
			exportId: job.id,
			part: 0,
			text: part
		}))];
	});
}
// ../../packages/service/src/lists/world/row-writes.ts
function listRowWrites(list, stored, context) {
	return writesUnder(void 0, list.rows, {
		...context,
		list,
		stored
	});
}
function writesUnder(parentId, rows, context) {
	return (rows ?? []).flatMap((row, place) => {
		const stored = {
			...toRow(row, context),
			place,
			...present("parentId", parentId)
		};
		return [{
			kind: "put",
			document: "listRow",
			value: stored
		}, ...writesUnder(stored.id, row.rows, context)];
	});
}
function toRow(row, context) {
	const { ids, nowMs, stored } = context;
	const created = storedCreation(row, nowMs);
	const createdBy = row.created_by === void 0 ? stored.ownerId : ids.of("user", row.created_by);
	return {
		id: ids.given(row.id, idPrefixes.row),
		version: 1,
		listId: stored.id,
		archived: row.archived ?? false,
		created,
		createdBy,
		edited: created,
		editedBy: row.edited_by === void 0 ? createdBy : ids.of("user", row.edited_by),
		cells: Object.fromEntries(Object.entries(row.cells ?? {}).flatMap((cell) => toCell(cell, context))),
		...present("thread", row.thread?.map((comment) => {
			const { user, text } = comment;
			return {
				userId: ids.of("user", user),
				created: storedCreation(comment, nowMs),
				text
			};
		}))
	};
}
function toCell([name, cell], context) {
	const column = findColumn(context.list.columns, name);
	const stored = column && context.stored.columns?.[context.list.columns?.indexOf(column) ?? -1];
	const read = column && readWorldCell(resolve(cell, stored, context), column);
	if (stored === void 0 || read?.ok !== true) throw new Error(`the world was loaded without checks: cell ${name}`);
	return [[stored.id, {
		kind: read.key,
		value: read.value
	}]];
}
function resolve(cell, column, { ids }) {
	if (column === void 0 || typeof cell === "number" || typeof cell === "boolean") return cell;
	const subject = subjectOf(column);
	const toId = (text) => subject === void 0 ? optionId(text, column) : ids.of(subject, text);
	if (typeof cell === "string") return subject === void 0 && column.type !== "select" ? cell : toId(cell);
	return subject !== void 0 || column.type === "select" ? cell.map((value) => toId(String(value))) : cell;
}
function optionId(text, { options = [] }) {
	return options.find(({ id, name }) => name === text || id === text)?.id ?? text;
}
// ../../packages/service/src/lists/world/writes.ts
function listWrites(lists, context) {
	return lists.flatMap((list, index) => {
		const stored = toList(list, context.ids.at("list", index), context);
		return [
			{
				kind: "put",
				document: "list",
				value: stored
			},
			{
				kind: "grantListAccess",
				listId: stored.id,
				access: toSharedAccess(list.access, context)
			},
			...listRowWrites(list, stored, context),
			...listExportWrites(list.exports ?? [], stored, context)
		];
	});
}
function toList(list, id, context) {
	const { ids, nowMs } = context;
	const columns = list.columns === void 0 ? void 0 : toColumns(list.columns, context);
	return {
		id,
		version: 1,
		created: storedCreation(list, nowMs),
		workspaceId: ids.workspace(list.workspace),
		ownerId: ids.of("user", list.owner),
		name: list.name,
		...present("kind", list.kind),
		...present("columns", columns),
		...present("descriptionBlocks", list.description === void 0 ? void 0 : toRichText(list.description)),
		...present("channelId", list.channel === void 0 ? void 0 : ids.of("channel", list.channel))
	};
}
function toColumns(columns, context) {
	const { ids } = context;
	const taken = columns.flatMap(({ id }) => id === void 0 ? [] : [{ id }]);
	return columns.map((column) => {
		const { id = newColumnId(column, taken, { id: (prefix) => ids.given(void 0, prefix) }) } = column;
		taken.push({ id });
		return toColumn(column, id, context);
	});
}
function toColumn({ name, type, options, scale, single, hidden }, id, { ids }) {
	const given = options?.map((option) => ({
		id: ids.given(option.id, idPrefixes.option),
		name: option.name
	}));
	return {
		id,
		name,
		type,
		...present("options", given),
		...present("scale", scale),
		...single === true && { single },
		...hidden === true && { hidden }
	};
}
// ../../packages/service/src/lists/world/column.ts
const optionSchema = strictObject({
	id: idSchema(idPatterns.option),
	name: string$1().min(1).describe("Its name in this List.")
}).describe("An option.");
const listColumnSchema = strictObject({
	id: idSchema(idPatterns.column),
	name: string$1().min(1).describe("Its name, also in the cells of this List."),
	type: _enum$1(columnTypes),
	options: array(optionSchema).optional().describe("For a select column: its options."),
	scale: int().positive().optional().describe("For a rating column: the highest rating."),
	single: boolean$1().optional().describe("A cell has at most one value."),
	hidden: boolean$1().optional().describe("The column is hidden but keeps its cells.")
}).describe("A column.");
// ../../packages/service/src/lists/world/export.ts
const listExportSchema = strictObject({
	id: idSchema(idPatterns.exportJob),
	created: createdSchema,
	format: _enum$1(["csv", "json"]).optional().describe("Default: csv."),
	include_threads: boolean$1().optional(),
	include_attachments: boolean$1().optional(),
	state: _enum$1([
		"running",
		"done",
		"failed"
	]).optional().describe("Default: done."),
	text: string$1().optional().describe("Text of an export that is done. Default: empty.")
}).describe("An export, which the owner of the List started.");
// ../../packages/service/src/lists/world/row.ts
const numberSchema = number$2();
const cellSchema = union([
	string$1(),
	numberSchema,
	boolean$1(),
	array(string$1()),
	array(numberSchema)
]).describe("A value or a list of values, depending on the column's type.");
const commentSchema = strictObject({
	user: referenceSchema("The author"),
	text: string$1().min(1),
	created: createdSchema
}).describe("A user's comment on the row.");
const listRowSchema = strictObject({
	id: idSchema(idPatterns.row),
	created: createdSchema,
	created_by: referenceSchema("The user who created it").optional().describe("Default: the owner of the List."),
	edited_by: referenceSchema("The user who last edited it").optional().describe("Default: its creator."),
	archived: boolean$1().optional(),
	cells: record(string$1(), cellSchema).optional().describe("By the name of the column."),
	thread: array(commentSchema).optional().describe("Oldest first."),
	get rows() {
		return array(listRowSchema).optional();
	}
}).describe("A row, with its child rows.");
// ../../packages/service/src/lists/world/list.ts
const listSchema = strictObject({
	id: idSchema(idPatterns.list),
	name: string$1().min(1).max(255).describe("Its name in this file."),
	created: createdSchema,
	workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
	owner: referenceSchema("The owner"),
	kind: _enum$1(["standalone", "embedded"]).optional().describe("An embedded List has no description. Default: standalone."),
	description: string$1().min(1).optional(),
	channel: referenceSchema("The channel that the List belongs to, which is renamed with it").optional(),
	columns: array(listColumnSchema).optional().describe("In order."),
	rows: array(listRowSchema).optional().describe("In order."),
	exports: array(listExportSchema).optional(),
	access: accessSchema.optional()
}).describe("A List.");
// ../../packages/service/src/lists/world/references.ts
function* listReferences(list, path) {
	yield* one("workspace", list.workspace, [...path, "workspace"]);
	yield* one("user", list.owner, [...path, "owner"]);
	yield* one("channel", list.channel, [...path, "channel"]);
	yield* accessReferences(list.access, [...path, "access"]);
	for (const placed of walkRows(list, path)) yield* rowReferences(placed, list);
}
function* rowReferences({ row, path }, list) {
	yield* one("user", row.created_by, [...path, "created_by"]);
	yield* one("user", row.edited_by, [...path, "edited_by"]);
	for (const [i, { user }] of (row.thread ?? []).entries()) yield* one("user", user, [
		...path,
		"thread",
		i,
		"user"
	]);
	for (const [name, cell] of Object.entries(row.cells ?? {})) {
		const column = findColumn(list.columns, name);
		const subject = column && subjectOf(column);
		if (subject === void 0) continue;
		for (const { text, path: way } of textsOf(cell, [
			...path,
			"cells",
			name
		])) yield* one(subject, text, way);
	}
}
// ../../packages/service/src/lists/world.ts
const listSection = {
	key: "lists",
	schema: listSchema,
	named: {
		subject: "list",
		prefix: () => idPrefixes.list,
		of: ({ name, id }) => [name, id]
	},
	references: listReferences
};
// ../../packages/service/src/world/section/parts-schema.ts
function partsSchema(part) {
	return array(looseObject({})).check(({ value, issues }) => {
		const { error } = array(part(external_exports)).safeParse(value);
		for (const issue of error?.issues ?? []) issues.push(toFinding(issue, value));
	});
}
function toFinding(issue, parts) {
	const { message: _, ...rest } = issue;
	const demand = demandIn(issue, (name) => name);
	const input = issue.path.reduce((at, key) => Reflect.get(Object(at), key), parts);
	return {
		...rest,
		input,
		...demand !== void 0 && { message: toSentence(demand) }
	};
}
function toSentence(demand) {
	return `${demand.charAt(0).toUpperCase()}${demand.slice(1)}`;
}
// ../../packages/service/src/messages/world.ts
const tsSchema = string$1().regex(/^\d{10}\.\d{6}$/, "Expected seconds, a dot and six digits");
const usersSchema = array(referenceSchema("A user")).min(1);
const reactionSchema = strictObject({
	name: string$1().regex(/^[a-z0-9_+'-]+(::[a-z0-9_-]+)?$/, "Expected the name of an emoji without colons"),
	users: usersSchema
}).describe("An emoji, and the users who reacted with it.");
const viewSchema$1 = strictObject({
	client: _enum$1(clientKinds).describe("The kind of client."),
	users: usersSchema
}).describe("Users who saw it, by kind of client.");
const messageSection = {
	key: "messages",
	schema: strictObject({
		channel: referenceSchema("The channel"),
		ts: tsSchema.optional().describe("When it was posted. Default: when the world is loaded."),
		user: referenceSchema("The user or bot who posted it").optional().describe("Default: the service itself."),
		app: referenceSchema("The app that posted it").optional().describe("Default: the bot's app."),
		step: referenceSchema("The run of a function whose token posted it").optional().describe("Default: none."),
		text: string$1().optional().describe("Default: the text of its blocks."),
		blocks: partsSchema(blockSchema).optional().describe("Its blocks, as of chat.postMessage. Default: none."),
		attachments: partsSchema(attachmentSchema).optional().describe("Its attachments, as of chat.postMessage. Default: none."),
		subtype: string$1().regex(/^[a-z_]+$/, "Expected lower-case letters and underscores").optional().describe("Subtype of the message, such as channel_join. Default: none."),
		thread_ts: tsSchema.optional().describe("The message of this channel that it replies to."),
		client_msg_id: string$1().min(1).optional().describe("ID that the client gave it."),
		broadcast: boolean$1().optional().describe("A reply is also shown in the channel. Default: false."),
		edited: strictObject({
			user: referenceSchema("The user who edited it"),
			ts: tsSchema
		}).optional().describe("Last edit. Default: none."),
		pinned: union([boolean$1(), strictObject({
			user: referenceSchema("The user who pinned it"),
			ts: tsSchema
		})]).optional().describe("The message is pinned to its channel: true, or by whom and when. true: by its author when it was posted."),
		locked: boolean$1().optional().describe("An administrator has closed its thread."),
		metadata: strictObject({
			event_type: string$1().min(1),
			event_payload: record(string$1(), unknown())
		}).optional().describe("Metadata for apps."),
		streaming: strictObject({
			ends: instantSchema.optional().describe("When the stream ends. Default: five minutes after its start."),
			task_display_mode: _enum$1(taskDisplays).optional().describe("How tasks are shown. Default: timeline."),
			stopped_by_user: boolean$1().optional().describe("A user has stopped the stream. Default: false.")
		}).optional().describe("An app streams the message. Its text is Markdown, to which the app can append."),
		deleted: boolean$1().optional().describe("The message is deleted but still recognized by its client_msg_id."),
		files: array(referenceSchema("A file")).optional().describe("Attached files."),
		reactions: array(reactionSchema).optional().describe("Users who reacted, by emoji."),
		views: array(viewSchema$1).optional().describe("Users who saw it, by kind of client."),
		shares: usersSchema.optional().describe("Users who shared it."),
		clicks: usersSchema.optional().describe("Users who followed a link in it.")
	}).describe("A message and its events."),
	references: referencesOf
};
function* referencesOf(message, path) {
	yield* one("channel", message.channel, [...path, "channel"]);
	yield* one("user", message.user, [...path, "user"]);
	yield* one("app", message.app, [...path, "app"]);
	yield* one("function execution", message.step, [...path, "step"]);
	yield* one("user", message.edited?.user, [
		...path,
		"edited",
		"user"
	]);
	if (typeof message.pinned === "object") yield* one("user", message.pinned.user, [
		...path,
		"pinned",
		"user"
	]);
	yield* many("file", message.files, [...path, "files"]);
	for (const [j, { users }] of (message.reactions ?? []).entries()) yield* many("user", users, [
		...path,
		"reactions",
		j,
		"users"
	]);
	for (const [j, { users }] of (message.views ?? []).entries()) yield* many("user", users, [
		...path,
		"views",
		j,
		"users"
	]);
	yield* many("user", message.shares, [...path, "shares"]);
	yield* many("user", message.clicks, [...path, "clicks"]);
}
// ../../packages/service/src/messages/world-checks.ts
const checkMessages = (messages, context) => [
	...checkPlaces(messages, context),
	...messages.flatMap((message, i) => checkStream(message, i, context)),
	...messages.flatMap(({ step, user, app = findItem(context, userSection, user)?.bot_of }, i) => checkStep(step, {
		app,
		path: [
			"messages",
			i,
			"step"
		],
		context
	}))
];
function checkPlaces(messages, { names }) {
	return [...Map.groupBy(messages.map((message, i) => ({
		message,
		i
	})), ({ message }) => names.lookup("channel", message.channel)[0]).values()].flatMap((those) => {
		const roots = new Map();
		const findings = [];
		for (const { message, i } of those) {
			if (message.ts === void 0) continue;
			if (roots.has(message.ts)) findings.push({
				path: [
					"messages",
					i,
					"ts"
				],
				message: `The ts ${message.ts} is taken already`
			});
			roots.set(message.ts, message);
		}
		return [...findings, ...those.flatMap(({ message, i }) => checkThread(message, i, roots))];
	});
}
function checkStream({ streaming, user, app, blocks }, i, context) {
	if (streaming === void 0) return [];
	if (blocks !== void 0) return [{
		path: [
			"messages",
			i,
			"blocks"
		],
		message: "A message that is streamed has a text, of which its blocks are made"
	}];
	if (app !== void 0) return [];
	if (findItem(context, userSection, user)?.bot_of !== void 0) return [];
	return [{
		path: [
			"messages",
			i,
			"streaming"
		],
		message: "A message that is streamed must be by an app"
	}];
}
function checkThread({ thread_ts, ts }, i, messages) {
	if (thread_ts === void 0) return [];
	const root = messages.get(thread_ts);
	if (root !== void 0 && root.thread_ts === void 0 && (ts === void 0 || ts > thread_ts)) return [];
	return [{
		path: [
			"messages",
			i,
			"thread_ts"
		],
		message: "A reply must follow an earlier message of the channel that is not a reply itself"
	}];
}
// ../../packages/service/src/messages/world-writes.ts
function messageWrites(messages, context) {
	return inTime(messages, context).flatMap(({ message, atUs }) => {
		const ts = printTs(atUs);
		const draft = toDraft(message, ts, context);
		const events = toEvents(message, {
			channelId: draft.channelId,
			ts
		}, context);
		const posted = {
			kind: "insertMessage",
			message: draft,
			nowMs: atUs / 1e3
		};
		return events.length === 0 ? [posted] : [posted, {
			kind: "recordMessageEvents",
			events
		}];
	});
}
function inTime(messages, { ids, nowMs }) {
	const timed = messages.map((message) => ({
		message,
		sentUs: readTs(message.ts ?? "") ?? nowMs * 1e3
	}));
	const last = new Map();
	return timed.toSorted((one, other) => one.sentUs - other.sentUs).map(({ message, sentUs }) => {
		const channelId = ids.of("channel", message.channel);
		const atUs = Math.max(sentUs, (last.get(channelId) ?? 0) + 1);
		last.set(channelId, atUs);
		return {
			message,
			atUs
		};
	});
}
function toDraft(message, ts, context) {
	const { ids } = context;
	const author = authorOf(message, context);
	return {
		channelId: ids.of("channel", message.channel),
		...present("subtype", message.subtype),
		...author,
		text: message.text ?? fallbackText(message.blocks ?? []),
		...present("blocks", message.blocks),
		...present("attachments", message.attachments),
		...toStream(message, ts),
		...present("threadTs", message.thread_ts),
		...message.broadcast === true && {
			subtype: "thread_broadcast",
			replyBroadcast: true
		},
		...present("clientMsgId", message.client_msg_id),
		...message.edited !== void 0 && { edited: {
			userId: ids.of("user", message.edited.user),
			ts: message.edited.ts
		} },
		...toPin(message, {
			userId: author.userId ?? messageDefaults.systemUserId,
			ts
		}, context),
		...message.locked === true && { locked: true },
		...present("metadata", message.metadata),
		...present("fileIds", message.files?.map((file) => ids.of("file", file))),
		...message.deleted === true && { deleted: true }
	};
}
function toStream({ streaming, text = "" }, ts) {
	if (streaming === void 0) return {};
	const { ends, task_display_mode: tasks, stopped_by_user: isStopped } = streaming;
	return {
		stream: {
			...startStream({
				startMs: (readTs(ts) ?? 0) / 1e3,
				tasks,
				endsInText: text !== ""
			}),
			...ends !== void 0 && { ends: storedInstant(ends) },
			...isStopped === true && { stopped: true }
		},
		...text !== "" && { blocks: [{
			type: "markdown",
			text
		}] }
	};
}
function toPin({ pinned }, own, { ids }) {
	if (pinned === void 0 || pinned === false) return {};
	return { pinned: pinned === true ? own : {
		userId: ids.of("user", pinned.user),
		ts: pinned.ts
	} };
}
function authorOf({ user, app, step }, context) {
	const { ids } = context;
	const author = findItem(context, userSection, user);
	const userId = user === void 0 ? void 0 : ids.of("user", user);
	const poster = app ?? author?.bot_of;
	return {
		...present("userId", userId),
		...author?.bot_of !== void 0 && userId !== void 0 && { botId: toBotId(userId) },
		...present("appId", poster === void 0 ? void 0 : ids.of("app", poster)),
		...present("executionId", step === void 0 ? void 0 : ids.of("function execution", step))
	};
}
function toEvents({ reactions = [], views = [], shares = [], clicks = [] }, message, { ids }) {
	const by = (users) => users.map((user) => ({
		...message,
		userId: ids.of("user", user)
	}));
	return [
		...reactions.flatMap(({ name, users }) => by(users).map((it) => ({
			...it,
			kind: "reaction",
			name
		}))),
		...views.flatMap(({ client, users }) => by(users).map((it) => ({
			...it,
			kind: "view",
			client
		}))),
		...by(shares).map((it) => ({
			...it,
			kind: "share"
		})),
		...by(clicks).map((it) => ({
			...it,
			kind: "click"
		}))
	];
}
// ../../packages/service/src/organizations/world-home.ts
const checkHome = (workspaces, { names: { defaultWorkspace } }) => workspaces[defaultWorkspace]?.deleted === true ? [{
	path: [
		"workspaces",
		defaultWorkspace,
		"deleted"
	],
	message: "The default workspace cannot be deleted"
}] : [];
// ../../packages/service/src/organizations/world-networks.ts
const known = ["*", ...methodNames];
const checkNetworks = (workspaces) => workspaces.flatMap(({ networks = {} }, i) => Object.keys(networks).filter((method) => !known.includes(method)).map((method) => ({
	path: [
		"workspaces",
		i,
		"networks",
		method
	],
	what: "key",
	message: `No method is called ${JSON.stringify(method)}`,
	unknown: {
		word: method,
		known
	}
})));
// ../../packages/service/src/organizations/world-writes.ts
function organizationWrites(context) {
	const { organization } = context;
	if (organization === void 0) return [];
	return [{
		kind: "put",
		document: "organization",
		value: toOrganization(organization, context)
	}];
}
function workspaceWrites(workspaces, context) {
	return workspaces.map((workspace, index) => ({
		kind: "put",
		document: "workspace",
		value: toWorkspace(workspace, index, context)
	}));
}
function toOrganization(organization, context) {
	return {
		id: context.ids.organization ?? "",
		version: 1,
		created: storedCreation(organization, context.nowMs),
		name: organization.name,
		plan: organization.plan ?? "enterprise",
		defaultWorkspaceId: context.ids.workspace(void 0),
		primaryOwnerId: primaryOwner(context, void 0),
		userRules: toUserRules(organization.user_rules),
		...organization.analytics === void 0 || organization.analytics === "on" ? {} : { analytics: organization.analytics }
	};
}
function toWorkspace(workspace, index, context) {
	const { organization } = context;
	return newWorkspace({
		id: context.ids.at("workspace", index),
		created: storedCreation(workspace, context.nowMs),
		name: workspace.name,
		domain: workspace.domain,
		...present("description", workspace.description),
		...present("discoverability", workspace.discoverability),
		...context.ids.organization === void 0 || workspace.foreign === true ? {} : { organizationId: context.ids.organization },
		...present("emailDomains", workspace.email_domains),
		...present("icon", workspace.icon),
		plan: workspace.plan ?? organization?.plan ?? "enterprise",
		primaryOwnerId: primaryOwner(context, index),
		userRules: toUserRules(workspace.user_rules ?? organization?.user_rules),
		...present("disabledFeatures", workspace.disabled_features),
		...workspace.migration === void 0 ? {} : { migration: workspace.migration },
		...present("requires2fa", workspace.requires_2fa),
		...present("postingSuspended", workspace.posting_suspended),
		...present("deleted", workspace.deleted),
		...present("networks", workspace.networks),
		restrictedApps: (workspace.restricted_apps ?? []).map((app) => context.ids.of("app", app)),
		...workspace.requires_app_approval === true && { requiresAppApproval: true },
		...workspace.user_group_managers === "admins" && { userGroupManagers: "admins" },
		...present("adminsOnly", workspace.admins_only),
		...workspace.message_limit === void 0 ? {} : { messageLimit: workspace.message_limit },
		...present("messageEditMinutes", workspace.message_edit_minutes),
		...present("membersMayDelete", workspace.members_may_delete),
		...workspace.file_rules !== void 0 && { fileRules: toFileRules(workspace.file_rules) }
	});
}
function toUserRules(rules) {
	return {
		identityManager: rules?.identity_manager ?? false,
		usersMayChangeDisplayName: rules?.users_may_change_display_name ?? false
	};
}
function toFileRules(rules) {
	const { uploads, deletion, public_urls: publicUrls } = rules;
	return {
		...uploads !== void 0 && uploads !== "everything" && { uploads },
		...present("blockedTypes", rules.blocked_types),
		...present("maxBytes", rules.max_bytes),
		...deletion === false && { deletion: "off" },
		...publicUrls === false && { publicUrls: "off" }
	};
}
function primaryOwner(context, workspace) {
	const index = context.items(userSection).findIndex((user) => roleIn(user, context.names, workspace) === "primary_owner");
	return index < 0 ? "" : context.ids.at("user", index);
}
const profileFieldSection = {
	key: "profile_fields",
	schema: strictObject({
		name: _enum$1(profileFieldNames).describe("The field."),
		created: createdSchema,
		locked: boolean$1().optional().describe("Users cannot edit or delete the field. Default: true."),
		hidden: boolean$1().optional().describe("Profiles do not show the field. Default: false.")
	}).describe("A custom profile field. Fields that users have values for need not be listed.")
};
// ../../packages/service/src/profile-fields/world-checks.ts
function checkNames(fields) {
	return fields.flatMap(({ name }, i) => {
		if (fields.findIndex((field) => field.name === name) === i) return [];
		return [{
			path: [
				"profile_fields",
				i,
				"name"
			],
			message: `The profile field ${name} is listed already`
		}];
	});
}
// ../../packages/service/src/profile-fields/world-custom-checks.ts
const { value: atMost } = serviceLimits.customFields;
const taken = new Set(profileFieldNames.map(profileFieldId));
function checkCustomFields(fields) {
	return fields.flatMap(({ id, type, options }, i) => {
		const findings = [];
		const path = ["custom_fields", i];
		if (i === atMost) findings.push({
			path,
			message: `There are more than ${atMost} custom fields`
		});
		if (type === "options_list" !== (options !== void 0)) findings.push({
			path: [...path, "options"],
			message: "An options_list has options, and no other type has any"
		});
		if (id !== void 0 && taken.has(id)) findings.push({
			path: [...path, "id"],
			message: `${id} is the ID of a field that SCIM writes`
		});
		return findings;
	});
}
const customFieldSection = {
	key: "custom_fields",
	schema: strictObject({
		id: idSchema(idPatterns.profileField),
		name: string$1().min(1).describe("Its name, also in this file."),
		label: string$1().min(1).optional().describe("Label in the profile. Default: the name."),
		hint: string$1().optional().describe("Hint for the user who fills it in. Default: none."),
		type: _enum$1(customFieldTypes).optional().describe("Type of its values. Default: text."),
		options: array(string$1().min(1)).min(1).optional().describe("Values of an options_list, which needs them."),
		created: createdSchema,
		locked: boolean$1().optional().describe("Users cannot edit the field. Default: false."),
		hidden: boolean$1().optional().describe("Profiles do not show the field. Default: false.")
	}).describe("A profile field that an administrator added. Profiles show the fields in the order of the file."),
	named: {
		subject: "custom field",
		prefix: () => idPrefixes.profileField,
		of: ({ name, id }) => [name, id]
	}
};
// ../../packages/service/src/profile-fields/world-custom-writes.ts
function customFieldWrites(fields, { ids, nowMs }) {
	const home = ids.organization ?? ids.workspace(void 0);
	return fields.map((field, place) => {
		const { name, label = name, hint = "", type = "text", locked = false, hidden = false } = field;
		return put(customFields, {
			id: ids.at("custom field", place),
			version: 1,
			home,
			created: storedCreation(field, nowMs),
			name,
			label,
			hint,
			type,
			...present("options", field.options),
			place,
			locked,
			hidden
		});
	});
}
// ../../packages/service/src/profile-fields/world-writes.ts
function profileFieldWrites(fields, { ids, nowMs }) {
	return fields.map((field) => {
		const fresh = createProfileField(ids.organization ?? ids.workspace(void 0), field.name, nowMs);
		const { created = fresh.created, locked = fresh.locked, hidden = fresh.hidden } = field;
		return put(profileFields, {
			...fresh,
			created: storedInstant(created),
			locked,
			hidden
		});
	});
}
// ../../packages/service/src/record-channels/world.ts
const objectIdSchema = string$1().refine((text) => readObjectId(text) !== void 0, "Expected 15 letters and digits, optionally with the 3 check characters").describe("15 letters and digits, case-sensitive, optionally with the 3 check characters.");
const recordChannelSchema = strictObject({
	object_type: string$1().min(1),
	workspace: referenceSchema("The workspace of the channels"),
	kind: _enum$1(["public", "private"]).optional().describe("Default: public.")
}).describe("Channels for records of a type.");
const recordSchema = strictObject({
	id: objectIdSchema,
	type: string$1().min(1).describe("Type of the record."),
	name: string$1().min(1),
	team: array(referenceSchema("A user who works on it")).optional(),
	channel: referenceSchema("Its existing channel").optional()
}).describe("A record.");
const crmOrganizationSection = {
	key: "crm_organizations",
	schema: strictObject({
		id: objectIdSchema,
		record_channels: array(recordChannelSchema).optional().describe("Types of records that can have channels."),
		records: array(recordSchema).optional()
	}).describe("A connected CRM organization, with its records."),
	*references({ record_channels = [], records = [] }, path) {
		for (const [j, { workspace }] of record_channels.entries()) yield* one("workspace", workspace, [
			...path,
			"record_channels",
			j,
			"workspace"
		]);
		for (const [j, { team, channel }] of records.entries()) {
			yield* many("user", team, [
				...path,
				"records",
				j,
				"team"
			]);
			yield* one("channel", channel, [
				...path,
				"records",
				j,
				"channel"
			]);
		}
	}
};
// ../../packages/service/src/record-channels/world-checks.ts
const checkRepetitions = (organizations) => [...repeated(organizations.map(({ id }, i) => ({
	value: readObjectId(id),
	path: [
		"crm_organizations",
		i,
		"id"
	]
}))), ...organizations.flatMap(({ records = [], record_channels = [] }, i) => [...repeated(records.map(({ id }, j) => ({
	value: readObjectId(id),
	path: [
		"crm_organizations",
		i,
		"records",
		j,
		"id"
	]
}))), ...repeated(record_channels.map(({ object_type }, j) => ({
	value: object_type,
	path: [
		"crm_organizations",
		i,
		"record_channels",
		j,
		"object_type"
	]
})))])];
function repeated(all) {
	const values = all.map(({ value }) => value);
	return all.filter(({ value }, i) => values.indexOf(value) < i).map(({ path, value }) => ({
		path,
		message: `${JSON.stringify(value)} is listed twice`
	}));
}
// ../../packages/service/src/record-channels/world-writes.ts
function crmWrites(organizations, context) {
	return organizations.flatMap((organization) => {
		const id = shortId(organization.id);
		return [{
			kind: "put",
			document: "crmOrganization",
			value: {
				id,
				version: 1,
				recordChannels: (organization.record_channels ?? []).map(({ object_type, workspace, kind = "public" }) => ({
					objectType: object_type,
					workspaceId: context.ids.of("workspace", workspace),
					kind
				}))
			}
		}, ...(organization.records ?? []).map((record) => ({
			kind: "put",
			document: "record",
			value: toRecord(record, id, context)
		}))];
	});
}
function toRecord({ id, type, name, team = [], channel }, crmOrgId, { ids }) {
	const objectId = shortId(id);
	return {
		id: recordKey(crmOrgId, objectId),
		version: 1,
		crmOrgId,
		objectId,
		objectType: type,
		name,
		teamIds: team.map((user) => ids.of("user", user)),
		...present("channelId", channel === void 0 ? void 0 : ids.of("channel", channel))
	};
}
function shortId(text) {
	const id = readObjectId(text);
	if (id === void 0) throw new Error(`the world was loaded without checks: ${text} is not a CRM ID`);
	return id;
}
// ../../packages/service/src/reminders/world.ts
const weekdaySchema = _enum$1([
	"monday",
	"tuesday",
	"wednesday",
	"thursday",
	"friday",
	"saturday",
	"sunday"
]);
const reminderSection = {
	key: "reminders",
	schema: strictObject({
		id: idSchema(idPatterns.reminder),
		user: referenceSchema("The user who is reminded"),
		creator: referenceSchema("The user who created it").optional().describe("Default: the user."),
		workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
		channel: referenceSchema("The conversation that is reminded").optional().describe("Default: the user's direct conversation with the system user."),
		text: string$1().min(1).describe("What to be reminded of."),
		time: instantSchema.describe("When it is due, for the first time if it recurs. A fraction of a second is ignored."),
		recurrence: strictObject({
			frequency: _enum$1([
				"daily",
				"weekly",
				"monthly",
				"yearly"
			]),
			weekdays: array(weekdaySchema).min(1).optional().describe("Days of a weekly one. Default: the day of the time.")
		}).optional().describe("How it recurs, on the user's clock. Default: it does not."),
		created: createdSchema,
		completed: instantSchema.optional().describe("When it was completed. Default: it was not.")
	}).describe("A reminder. Its message is sent when it is due, also if that is before the world is loaded."),
	*references({ user, creator, workspace, channel }, path) {
		yield* one("user", user, [...path, "user"]);
		yield* one("user", creator, [...path, "creator"]);
		yield* one("workspace", workspace, [...path, "workspace"]);
		yield* one("channel", channel, [...path, "channel"]);
	}
};
// ../../packages/service/src/reminders/world-checks.ts
function checkReminders(items) {
	return items.flatMap(({ id, recurrence, completed }, i) => {
		const path = ["reminders", i];
		const findings = [];
		if (id !== void 0 && items.findIndex((one) => one.id === id) !== i) findings.push({
			path: [...path, "id"],
			message: `The id ${id} is taken already`
		});
		if (recurrence !== void 0 && completed !== void 0) findings.push({
			path: [...path, "completed"],
			message: "A reminder that recurs is never complete"
		});
		if (recurrence?.weekdays !== void 0 && recurrence.frequency !== "weekly") findings.push({
			path: [
				...path,
				"recurrence",
				"weekdays"
			],
			message: "Only a weekly reminder has days"
		});
		return findings;
	});
}
// ../../packages/service/src/reminders/world-writes.ts
function reminderWrites(items, context) {
	const { ids, nowMs } = context;
	return items.map((item, at) => {
		const time = storedInstant(item.time);
		return put(reminders, {
			id: ids.given(item.id, idPrefixes.reminder),
			version: 1,
			workspaceId: ids.workspace(item.workspace),
			creatorId: ids.of("user", item.creator ?? item.user),
			userId: ids.of("user", item.user),
			...present("channelId", item.channel === void 0 ? void 0 : ids.of("channel", item.channel)),
			created: storedCreation(item, nowMs, items.length - at - 1),
			text: item.text,
			time: secondsOf(time),
			...present("recurrence", item.recurrence && toRecurrence(item, item.recurrence, context)),
			...present("completed", item.completed && storedInstant(item.completed))
		});
	});
}
function toRecurrence({ user, time }, { frequency, weekdays }, context) {
	const timezone = findItem(context, userSection, user)?.timezone ?? userDefaults.timezone;
	const wallMs = toWallMs(millisecondsOf(storedInstant(time)), timezone);
	return {
		frequency,
		...present("weekdays", frequency === "weekly" ? weekdays ?? [weekdayOf(wallMs)] : void 0),
		from: printWall(wallMs)
	};
}
const roleAssignmentSection = {
	key: "role_assignments",
	schema: strictObject({
		role: _enum$1(Object.keys(systemRoles)).describe("Identifier of the role."),
		user: referenceSchema("The user who has the role"),
		workspace: referenceSchema("The workspace that the role is for").optional().describe("The workspace that the role is for. Default: the organization."),
		channel: referenceSchema("The channel that the role is for").optional().describe("The channel that the role is for. Default: none."),
		created: createdSchema
	}).describe("A system role of a user."),
	*references({ user, workspace, channel }, path) {
		yield* one("user", user, [...path, "user"]);
		yield* one("workspace", workspace, [...path, "workspace"]);
		yield* one("channel", channel, [...path, "channel"]);
	}
};
// ../../packages/service/src/roles/world-checks.ts
const checkRoleEntities = (items, { organization }) => items.flatMap((item, i) => {
	const path = ["role_assignments", i];
	if (item.workspace !== void 0 && item.channel !== void 0) return [{
		path: [...path, "channel"],
		message: "The role is for a workspace already"
	}];
	const kind = kindOf(item);
	if (kind === "organization" && organization === void 0) return [{
		path: [...path, "workspace"],
		message: "A world without an organization must name a workspace"
	}];
	if (systemRoles[item.role].entities.some((each) => each === kind)) return [];
	return [{
		path: [...path, "role"],
		message: `The role ${item.role} cannot be assigned for a ${kind}`
	}];
});
function kindOf({ workspace, channel }) {
	if (channel !== void 0) return "channel";
	return workspace === void 0 ? "organization" : "workspace";
}
// ../../packages/service/src/roles/world-writes.ts
function roleAssignmentWrites(items, context) {
	return items.map((item, index) => put(roleAssignments, {
		roleId: item.role,
		entityId: toEntity(item, context),
		userId: context.ids.of("user", item.user),
		version: 1,
		created: storedCreation(item, context.nowMs, items.length - index - 1)
	}));
}
function toEntity({ workspace, channel }, { ids }) {
	if (channel !== void 0) return ids.of("channel", channel);
	if (workspace !== void 0) return ids.of("workspace", workspace);
	if (ids.organization === void 0) throw new Error("the world was loaded without checks: it has no organization");
	return ids.organization;
}
const scheduledMessageSection = {
	key: "scheduled_messages",
	schema: strictObject({
		id: idSchema(idPatterns.scheduledMessage),
		channel: referenceSchema("The channel"),
		user: referenceSchema("The user or bot who posts it"),
		app: referenceSchema("The app that scheduled it").optional().describe("Default: the bot's app."),
		post_at: instantSchema.describe("When it is posted. A fraction of a second is ignored."),
		created: createdSchema,
		text: string$1().min(1).describe("Text of the message."),
		thread_ts: string$1().regex(/^\d{10}\.\d{6}$/, "Expected seconds, a dot and six digits").optional().describe("The message of this channel that it replies to."),
		metadata: strictObject({
			event_type: string$1().min(1),
			event_payload: record(string$1(), unknown())
		}).optional().describe("Metadata for apps.")
	}).describe("A message that is posted at a later time."),
	*references({ channel, user, app }, path) {
		yield* one("channel", channel, [...path, "channel"]);
		yield* one("user", user, [...path, "user"]);
		yield* one("app", app, [...path, "app"]);
	}
};
// ../../packages/service/src/scheduled-messages/world-checks.ts
function checkScheduledMessages(items) {
	return items.flatMap(({ id }, i) => {
		if (id === void 0 || items.findIndex((one) => one.id === id) === i) return [];
		return [{
			path: [
				"scheduled_messages",
				i,
				"id"
			],
			message: `The id ${id} is taken already`
		}];
	});
}
// ../../packages/service/src/scheduled-messages/world-writes.ts
function scheduledMessageWrites(items, context) {
	return items.map((item) => put(scheduledMessages, toScheduled(item, context)));
}
function toScheduled(item, context) {
	const { ids, nowMs } = context;
	const userId = ids.of("user", item.user);
	const botOf = findItem(context, userSection, item.user)?.bot_of;
	const app = item.app ?? botOf;
	const appId = app === void 0 ? void 0 : ids.of("app", app);
	return {
		id: ids.given(item.id, idPrefixes.scheduledMessage),
		version: 1,
		workspaceId: ids.workspace(findItem(context, channelSection, item.channel)?.workspace),
		appId: appId ?? "",
		userId,
		authorId: userId,
		created: storedCreation(item, nowMs),
		postAt: secondsOf(storedInstant(item.post_at)),
		message: {
			channelId: ids.of("channel", item.channel),
			userId,
			...botOf !== void 0 && { botId: toBotId(userId) },
			...present("appId", appId),
			text: item.text,
			...present("threadTs", item.thread_ts),
			...present("metadata", item.metadata)
		}
	};
}
// ../../packages/service/src/tokens/world.ts
const installationSchema = strictObject({
	workspace: referenceSchema("The workspace").optional().describe("Default: the organization, or the standalone workspace."),
	installer: referenceSchema("The user who installed the app"),
	installer_role: _enum$1(roles).optional().describe("Role of the installer at the time of installation. Default: the current role."),
	channel_manager: boolean$1().optional().describe("The installer had the Channel Management role over public and private channels."),
	channel_manager_lost: boolean$1().optional().describe("The installer has lost that role."),
	allowed_addresses: addressesSchema.optional().describe("Addresses that may use the token. Default: any."),
	workspaces: array(referenceSchema("A workspace")).optional().describe("Workspaces that an organization's installation was granted to. Default: all.")
}).describe("Where and by whom the app was installed.");
const tokenSection = {
	key: "tokens",
	schema: strictObject({
		token: tokenTextSchema,
		kind: _enum$1(tokenKinds),
		created: createdSchema,
		user: referenceSchema("The user or bot that it acts as").optional(),
		app: referenceSchema("The app").optional(),
		scopes: array(string$1().min(1)).optional(),
		expires: instantSchema.optional().describe("Default: never."),
		refresh_token: tokenTextSchema.optional().describe("Refresh token that renews it. Default: none."),
		revoked: boolean$1().optional(),
		installation: installationSchema
	}).describe("A token."),
	*references(token, path) {
		yield* one("user", token.user, [...path, "user"]);
		yield* one("app", token.app, [...path, "app"]);
		const { workspace, installer, workspaces } = token.installation;
		yield* one("workspace", workspace, [
			...path,
			"installation",
			"workspace"
		]);
		yield* one("user", installer, [
			...path,
			"installation",
			"installer"
		]);
		yield* many("workspace", workspaces, [
			...path,
			"installation",
			"workspaces"
		]);
	}
};
// ../../packages/service/src/tokens/world-checks.ts
const checkTokens = (tokens, world) => tokens.flatMap((token, i) => [...checkHolder(token, world), ...checkInstallation(token, world)].map((finding) => ({
	...finding,
	path: [
		"tokens",
		i,
		...finding.path
	]
})));
function checkHolder(token, world) {
	const user = findItem(world, userSection, token.user);
	switch (token.kind) {
		case "bot":
			if (token.user === void 0) return [{
				path: ["kind"],
				message: "A bot token needs the user that it acts as"
			}];
			return user !== void 0 && user.bot_of === void 0 ? [{
				path: ["user"],
				message: "A bot token acts as a bot"
			}] : [];
		case "user":
			if (token.user === void 0) return [{
				path: ["kind"],
				message: "A user token needs the user that it acts as"
			}];
			return user?.bot_of === void 0 ? [] : [{
				path: ["user"],
				message: "A user token acts as a person"
			}];
		case "configuration": return checkConfiguration(token, world);
		case "app":
			if (token.refresh_token !== void 0) return [{
				path: ["refresh_token"],
				message: "An app-level token is not renewed"
			}];
			return token.user === void 0 && token.app !== void 0 ? [] : [{
				path: ["kind"],
				message: "An app-level token belongs to an app, and acts as no user"
			}];
	}
}
function checkConfiguration(token, world) {
	if (token.user === void 0 === (token.app === void 0)) return [{
		path: ["kind"],
		message: "A configuration token belongs to a user or to a manager app"
	}];
	if (token.user !== void 0) return findItem(world, userSection, token.user)?.bot_of === void 0 ? [] : [{
		path: ["user"],
		message: "A configuration token belongs to a person"
	}];
	return [];
}
function checkInstallation(token, world) {
	const { workspace, workspaces, installer } = token.installation;
	const findings = [];
	if (findItem(world, userSection, installer)?.bot_of !== void 0) findings.push({
		path: ["installation", "installer"],
		message: "An app is installed by a person"
	});
	if (workspaces !== void 0 && (workspace !== void 0 || world.organization === void 0)) findings.push({
		path: ["installation", "workspaces"],
		message: "Only an organization's installation is granted to workspaces"
	});
	if (needsOrganization(token, world) && !mayAdminister(token, world)) {
		const message = `${adminScopes.error}: an app with admin scopes is installed on the organization by an administrator or owner who holds the Channel Management role`;
		findings.push({
			path: ["installation"],
			message
		});
	}
	return findings;
}
function needsOrganization({ scopes = [], installation }, { organization }) {
	if (organization === void 0) return false;
	const onWorkspaces = installation.workspace === void 0 ? [] : adminScopes.onWorkspaces;
	return scopes.some((scope) => scope.startsWith(adminScopes.prefix) && !onWorkspaces.includes(scope));
}
function mayAdminister(token, world) {
	const { workspace, installer, installer_role, channel_manager } = token.installation;
	if (world.organization === void 0 || workspace !== void 0 || channel_manager !== true) return false;
	const user = findItem(world, userSection, installer);
	if (installer_role === void 0 && user === void 0) return true;
	return hasRole(installer_role ?? (user && roleIn(user, world.names, void 0)), adminScopes.installerRole);
}
// ../../packages/service/src/tokens/world-writes.ts
function tokenWrites(tokens$1, context) {
	return tokens$1.flatMap((token) => {
		const stored = toToken(token, context);
		return [put(tokens, stored), ...refreshWrites(token, stored)];
	});
}
function refreshWrites({ refresh_token: text }, token) {
	if (text === void 0 || token.kind === "app") return [];
	const { kind, created, userId, appId, scopes, installation } = token;
	return [put(refreshTokens, {
		hash: hashToken(text),
		version: 1,
		created,
		kind,
		...present("userId", userId),
		...present("appId", appId),
		scopes,
		installation
	})];
}
function toToken(token, context) {
	const { ids, nowMs } = context;
	const user = findItem(context, userSection, token.user);
	const app = token.app ?? user?.bot_of;
	return {
		hash: hashToken(token.token),
		kind: token.kind,
		created: storedCreation(token, nowMs),
		...present("userId", token.user === void 0 ? void 0 : ids.of("user", token.user)),
		...present("appId", app === void 0 ? void 0 : ids.of("app", app)),
		scopes: token.scopes ?? [],
		...present("expires", token.expires && storedInstant(token.expires)),
		revoked: token.revoked ?? false,
		installation: toInstallation(token.installation, context)
	};
}
function toInstallation(installation, context) {
	const { ids } = context;
	const onOrganization = installation.workspace === void 0 ? ids.organization : void 0;
	return {
		target: onOrganization === void 0 ? {
			kind: "workspace",
			id: ids.workspace(installation.workspace)
		} : {
			kind: "organization",
			id: onOrganization
		},
		installerId: ids.of("user", installation.installer),
		installerRole: installation.installer_role ?? installerRole(installation, context),
		channelManager: installation.channel_manager ?? false,
		...installation.channel_manager_lost === true && { channelManagerLost: true },
		allowedAddresses: installation.allowed_addresses ?? [],
		...present("workspaceIds", installation.workspaces?.map((workspace) => ids.of("workspace", workspace)))
	};
}
function installerRole({ workspace, installer }, context) {
	const { organization, names } = context;
	const user = findItem(context, userSection, installer);
	if (user === void 0) throw new Error(`the world has no user ${installer}`);
	if (workspace === void 0 && organization !== void 0) return roleIn(user, names, void 0);
	return roleIn(user, names, (workspace === void 0 ? names.defaultWorkspace : names.lookup("workspace", workspace)[0]) ?? -1);
}
// ../../packages/service/src/users/world/custom-values.ts
function checkCustomValues(users, context) {
	return users.flatMap(({ custom_fields: values = {} }, i) => Object.entries(values).flatMap(([name, stated]) => {
		const field = findItem(context, customFieldSection, name);
		if (field === void 0) return [];
		const { value } = toStated(stated);
		const { type = "text", options } = field;
		const wanted = type === "user" && context.names.lookup("user", value).length !== 1 ? "the name or id of a user" : wantedValue({
			type,
			...present("options", options)
		}, value);
		if (wanted === void 0) return [];
		return [{
			path: [
				"users",
				i,
				"custom_fields",
				name
			],
			message: `The field ${name} takes ${wanted}`
		}];
	}));
}
function toCustomValues(values, context) {
	const { ids } = context;
	return Object.fromEntries(Object.entries(values).map(([name, stated]) => {
		const { value, alt } = toStated(stated);
		const stored = {
			value: findItem(context, customFieldSection, name)?.type === "user" ? ids.of("user", value) : value,
			...present("alt", alt)
		};
		return [ids.of("custom field", name), stored];
	}));
}
function toStated(stated) {
	return typeof stated === "string" ? {
		value: stated,
		alt: void 0
	} : stated;
}
// ../../packages/service/src/users/world-checks.ts
const checkUsers = (users) => users.flatMap((user, i) => [
	...checkUserName(user),
	...checkKind(user),
	...checkGuest(user)
].map((finding) => ({
	...finding,
	path: [
		"users",
		i,
		...finding.path
	]
})));
function checkKind(user) {
	if (user.bot_of === void 0) return user.emails?.length ? [] : [{
		path: ["userName"],
		message: "A person needs an address in emails"
	}];
	if (user.guest !== void 0) return [{
		path: ["guest"],
		message: "A bot cannot be a guest"
	}];
	return user.emails?.length ? [{
		path: ["emails"],
		message: "A bot has no address"
	}] : [];
}
function checkGuest(user) {
	if (user.guest === void 0) return [];
	if (![user.organization_role, ...Object.values(user.workspaces ?? {})].some(isAdministrator)) return [];
	return [{
		path: ["guest"],
		message: "cannot_make_user_guest: a guest has no role above member"
	}];
}
function checkUserName({ userName, displayName }) {
	const findings = [];
	const read = readUserName(userName, "userName");
	if (!read.ok) findings.push({
		path: ["userName"],
		message: `${read.error}: ${JSON.stringify(userName)} cannot be a userName`
	});
	else if (read.value.name !== userName) findings.push({
		path: ["userName"],
		message: `A userName must be in its stored form: ${JSON.stringify(read.value.name)}`
	});
	const shown = displayName === void 0 ? void 0 : readDisplayName(displayName);
	if (shown?.ok === false) findings.push({
		path: ["displayName"],
		message: `${shown.error}: this cannot be a displayName`
	});
	return findings;
}
// ../../packages/service/src/users/world-writes.ts
function userWrites(users$1, context) {
	const stored = users$1.map((user, index) => toUser(user, {
		index,
		itemsAfter: users$1.length - index - 1
	}, context));
	return [...stored.map((user) => put(users, user)), ...fieldWrites(stored, context)];
}
function fieldWrites(users, { ids, items, nowMs }) {
	const home = ids.organization ?? ids.workspace(void 0);
	const listed = new Set(items(profileFieldSection).map(({ name }) => name));
	return profileFieldNames.filter((name) => !listed.has(name) && users.some((user) => homeOf$2(user) === home && hasValue(user, name))).map((name) => put(profileFields, createProfileField(home, name, nowMs)));
}
function toUser(user, { index, itemsAfter }, context) {
	const created = storedCreation(user, context.nowMs, itemsAfter);
	const stored = {
		id: context.ids.at("user", index),
		version: 1,
		created,
		updated: created,
		kind: user.bot_of === void 0 ? "person" : "bot",
		...toPlace(user, context),
		active: user.active ?? true,
		forgotten: user.forgotten ?? false,
		has2fa: user.has_2fa ?? false,
		userName: user.userName,
		displayName: user.displayName ?? fullName(user) ?? user.userName,
		name: toName(user),
		emails: user.emails ?? [],
		...present("profileUrl", user.profileUrl),
		timezone: user.timezone ?? userDefaults.timezone,
		...toProfile(user, context),
		hasProfileFields: false
	};
	return {
		...stored,
		hasProfileFields: hasProfileData(stored)
	};
}
function isForeignUser(user, { isForeign }) {
	return isForeign(Object.keys(user.workspaces ?? {})[0]);
}
function toPlace(user, context) {
	const { ids } = context;
	const memberships = Object.entries(user.workspaces ?? {}).map(([workspace, role]) => ({
		workspaceId: ids.of("workspace", workspace),
		role
	}));
	return {
		...present("appId", user.bot_of === void 0 ? void 0 : ids.of("app", user.bot_of)),
		...present("organizationId", isForeignUser(user, context) ? void 0 : ids.organization),
		...present("organizationRole", user.organization_role),
		memberships: memberships.length > 0 ? memberships : [{
			workspaceId: ids.workspace(void 0),
			role: "member"
		}]
	};
}
function toProfile(user, context) {
	return {
		...present("photo", user.photo),
		...present("title", user.title),
		...present("locale", user.locale),
		...present("preferredLanguage", user.preferredLanguage),
		...present("userType", user.userType),
		...present("primaryPhone", user.primaryPhone),
		...present("mobilePhone", user.mobilePhone),
		...present("address", user.address && defined(user.address)),
		...present("role", user.role && defined(user.role)),
		...present("enterprise", user.enterprise && toEnterprise(user.enterprise, context)),
		...present("startDate", user.startDate && storedInstant(user.startDate)),
		...present("guest", user.guest && toGuest(user.guest, context)),
		...present("customFields", user.custom_fields && toCustomValues(user.custom_fields, context)),
		...present("pronouns", user.pronouns),
		...present("status", user.status && toStatus(user.status)),
		...user.away === true && { away: true }
	};
}
function toStatus({ expiration, ...texts }) {
	return {
		...texts,
		...present("expiration", expiration && storedInstant(expiration))
	};
}
function toName(user) {
	return user.name === void 0 ? { givenName: user.displayName ?? user.userName } : defined(user.name);
}
function fullName(user) {
	const parts = [user.name?.givenName, user.name?.familyName].filter((part) => part !== void 0);
	return parts.length === 0 ? void 0 : parts.join(" ");
}
function toEnterprise({ manager, ...texts }, { ids }) {
	return {
		...defined(texts),
		...present("managerId", manager === void 0 ? void 0 : ids.of("user", manager))
	};
}
function toGuest(guest, { ids }) {
	const expirations = Object.entries(guest.expirations ?? {}).map(([workspace, expiration]) => ({
		workspaceId: ids.of("workspace", workspace),
		expiration: storedInstant(expiration)
	}));
	return {
		kind: guest.kind,
		...present("expiration", guest.expiration && storedInstant(guest.expiration)),
		...expirations.length > 0 && { expirations }
	};
}
// ../../packages/service/src/views/world/trigger-checks.ts
function checkTriggers(items) {
	return items.flatMap(({ id }, i) => items.findIndex((one) => one.id === id) === i ? [] : [{
		path: [
			"triggers",
			i,
			"id"
		],
		message: `The id ${id} is taken already`
	}]);
}
// ../../packages/service/src/views/world/trigger-writes.ts
function triggerWrites(items, { ids }) {
	return items.map((item) => put(triggers, {
		id: item.id,
		version: 1,
		workspaceId: ids.workspace(item.workspace),
		appId: ids.of("app", item.app),
		userId: ids.of("user", item.user),
		...item.view !== void 0 && { viewId: ids.of("view", item.view) },
		...item.expires !== void 0 && { expires: storedInstant(item.expires) },
		...item.exchanged === true && { exchanged: true }
	}));
}
const triggerSection = {
	key: "triggers",
	schema: strictObject({
		id: string$1().regex(/^\d+\.\d+\.[0-9a-f]+$/, "Expected two numbers and hexadecimal digits between dots"),
		app: referenceSchema("The app that received it"),
		user: referenceSchema("The user who acted"),
		workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
		view: string$1().optional().describe("The id of the modal in which the user acted. Default: it was elsewhere."),
		expires: instantSchema.optional().describe("When it expires. Default: it does not."),
		exchanged: literal(true).optional().describe("It was exchanged for a view.")
	}).describe("A trigger that an app received with an act of a user, and can exchange once for a view."),
	*references({ app, user, workspace, view }, path) {
		yield* one("app", app, [...path, "app"]);
		yield* one("user", user, [...path, "user"]);
		yield* one("workspace", workspace, [...path, "workspace"]);
		yield* one("view", view, [...path, "view"]);
	}
};
const viewSection = {
	key: "views",
	schema: strictObject({
		id: idSchema(idPatterns.view),
		app: referenceSchema("The app"),
		user: referenceSchema("The user who sees it"),
		workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
		above: string$1().optional().describe("The id of the modal that it lies above. Default: it is at the bottom."),
		channel: referenceSchema("The conversation from which the modal was opened").optional().describe("Default: none."),
		step: referenceSchema("The run of a function that opened it").optional().describe("Default: none."),
		view: looseObject({
			type: _enum$1(["modal", "home"]),
			blocks: array(unknown())
		}).describe("The view, as the app sends it to `views.open` or `views.publish`."),
		values: record(string$1(), record(string$1(), looseObject({}))).optional().describe("What the user entered, by block_id and action_id."),
		hash: string$1().min(1).optional().describe("Version of the view. Default: one that no other view of the file has.")
	}).describe("A modal that is open, or the home of an app as a user sees it."),
	named: {
		subject: "view",
		prefix: () => idPrefixes.view,
		of: ({ id }) => [id]
	},
	*references({ app, user, workspace, above, channel, step }, path) {
		yield* one("app", app, [...path, "app"]);
		yield* one("user", user, [...path, "user"]);
		yield* one("workspace", workspace, [...path, "workspace"]);
		yield* one("view", above, [...path, "above"]);
		yield* one("channel", channel, [...path, "channel"]);
		yield* one("function execution", step, [...path, "step"]);
	}
};
// ../../packages/service/src/views/world-checks.ts
function checkViews(items, context) {
	return items.flatMap((item, i) => [
		...checkContent(item, [
			"views",
			i,
			"view"
		]),
		...checkPlace(item, items, {
			path: [
				"views",
				i,
				"above"
			],
			context
		}),
		...checkOrigin(item, ["views", i], context),
		...checkRepetition(item, items.slice(0, i), ["views", i])
	]);
}
function checkContent({ view }, path) {
	const read = viewContentSchema(light).safeParse(view);
	if (read.success) return findViewProblems(read.data).map((problem) => ({
		path: [...path, ...problem.path],
		message: `The value ${problem.wanted}`
	}));
	return read.error.issues.map((issue) => ({
		path: [...path, ...issue.path.map((step) => typeof step === "number" ? step : String(step))],
		message: "The value is not one that a view may have here"
	}));
}
function checkPlace(item, items, { path, context }) {
	if (item.above === void 0) return [];
	const below = findItem(context, viewSection, item.above);
	if (below === void 0) return [];
	if (!(item.view.type === "modal" && below.view.type === "modal") || below.user !== item.user || below.app !== item.app || below.workspace !== item.workspace) return [{
		path,
		message: "A modal only lies above a modal of the same app, user and workspace"
	}];
	if (items.find(({ above }) => above === item.above) !== item) return [{
		path,
		message: "Another modal lies above this one"
	}];
	const { value } = serviceLimits.stackedViews;
	return heightOf(item, context, value) > value ? [{
		path,
		message: `A stack has at most ${value} modals, and none is above itself`
	}] : [];
}
function checkOrigin({ view, channel, step, app }, path, context) {
	return [...view.type === "home" && channel !== void 0 ? [{
		path: [...path, "channel"],
		message: "Only a modal is opened from a conversation"
	}] : [], ...checkStep(step, {
		app,
		path: [...path, "step"],
		context
	})];
}
function heightOf({ above }, context, atMost) {
	const below = atMost === 0 ? void 0 : findItem(context, viewSection, above);
	return below === void 0 ? 1 : 1 + heightOf(below, context, atMost - 1);
}
function checkRepetition(item, before, path) {
	const { app, user, workspace, view } = item;
	const { external_id: name } = view;
	const isHome = ({ view: { type }, ...other }) => type === "home" && other.app === app && other.user === user;
	const isNamesake = (other) => other.app === app && other.workspace === workspace && other.view["external_id"] === name;
	const hasHome = view.type === "home" && before.some(isHome);
	const isTaken = typeof name === "string" && name !== "" && before.some(isNamesake);
	return [...hasHome ? [{
		path: [...path, "view"],
		message: `The user ${user} already has a home of the app ${app}`
	}] : [], ...isTaken ? [{
		path: [
			...path,
			"view",
			"external_id"
		],
		message: `The external_id ${name} is taken already`
	}] : []];
}
// ../../packages/service/src/views/world-writes.ts
function viewWrites(items, context) {
	const stored = items.map((item, index) => toStored(item, index, context));
	return [
		...stacksOf(stored),
		...stored.map((view) => put(views, view)),
		...stored.flatMap(({ id: viewId, workspaceId, appId, content: { external_id: externalId } }) => externalId === void 0 ? [] : [put(viewNames, {
			workspaceId,
			appId,
			externalId,
			version: 1,
			viewId
		})]),
		...stored.flatMap(({ id: viewId, appId, userId, content }) => content.type === "home" ? [put(appHomes, {
			appId,
			userId,
			version: 1,
			viewId
		})] : [])
	];
}
function stacksOf(stored) {
	return stored.filter(({ id, rootId, content }) => content.type === "modal" && id === rootId).map(({ id: rootId, workspaceId, appId, userId }, turn) => {
		const viewIds = [rootId];
		for (let top = above(stored, rootId); top !== void 0; top = above(stored, top.id)) viewIds.push(top.id);
		return put(viewStacks, {
			rootId,
			version: 1,
			workspaceId,
			appId,
			userId,
			viewIds,
			turn
		});
	});
}
function above(stored, id) {
	return stored.find(({ previousId }) => previousId === id);
}
function toStored(item, index, context) {
	const { ids } = context;
	const read = viewContentSchema(light).safeParse(item.view);
	if (!read.success) throw new Error("the world was loaded without checks: a view is not valid");
	const appId = ids.of("app", item.app);
	const botIndex = context.items(userSection).findIndex(({ bot_of: app }) => app !== void 0 && ids.of("app", app) === appId);
	const secret = (bytes) => index.toString(16).padStart(2 * bytes, "0");
	const id = ids.at("view", index);
	return {
		id,
		version: 1,
		workspaceId: ids.workspace(item.workspace),
		appId,
		userId: ids.of("user", item.user),
		...item.channel !== void 0 && { channelId: ids.of("channel", item.channel) },
		...item.step !== void 0 && { executionId: ids.of("function execution", item.step) },
		...botIndex >= 0 && { botId: toBotId(ids.at("user", botIndex)) },
		content: toContent(read.data, { secret }),
		values: item.values ?? {},
		hash: item.hash ?? newHash(0, { secret }),
		rootId: item.above === void 0 ? id : rootOf(item.above, context),
		...item.above !== void 0 && { previousId: ids.of("view", item.above) }
	};
}
function rootOf(reference, context) {
	const below = findItem(context, viewSection, reference)?.above;
	return below === void 0 ? context.ids.of("view", reference) : rootOf(below, context);
}
// ../../packages/service/src/world/sections.ts
const worldSections = [
	storeSection(workspaceSection, workspaceWrites, checkHome, checkNetworks),
	storeSection(userSection, userWrites, checkUsers, checkCustomValues),
	storeSection(profileFieldSection, profileFieldWrites, checkNames),
	storeSection(customFieldSection, customFieldWrites, checkCustomFields),
	storeSection(emojiSection, emojiWrites, checkEmoji),
	storeSection(doNotDisturbSection, doNotDisturbWrites, checkDoNotDisturb),
	storeSection(channelSection, channelWrites, checkDms, checkDrafts, checkReads, checkSingleChannelGuests, checkSharing),
	storeSection(groupSection, groupWrites, checkMembers, checkConnections, checkDetails),
	storeSection(appSection, appWrites, checkManifests),
	storeSection(appResolutionSection, appResolutionWrites, checkResolutions),
	storeSection(appRequestSection, appRequestWrites, checkRequests),
	storeSection(fileSection, fileWrites),
	storeSection(uploadSection, uploadWrites),
	storeSection(messageSection, messageWrites, checkMessages),
	storeSection(bookmarkSection, bookmarkWrites, checkBookmarks),
	storeSection(scheduledMessageSection, scheduledMessageWrites, checkScheduledMessages),
	storeSection(reminderSection, reminderWrites, checkReminders),
	storeSection(functionSection, functionWrites, checkCallbackIds),
	storeSection(executionSection, executionWrites, checkExecutions),
	storeSection(crmOrganizationSection, crmWrites, checkRepetitions),
	storeSection(listSection, listWrites, checkLists, checkListWorkspaces),
	storeSection(canvasSection, canvasWrites, checkCanvases),
	storeSection(agentSessionSection, agentSessionWrites, checkAgentSessions),
	storeSection(viewSection, viewWrites, checkViews),
	storeSection(triggerSection, triggerWrites, checkTriggers),
	storeSection(responseUrlSection, responseUrlWrites, checkResponseUrls),
	storeSection(roleAssignmentSection, roleAssignmentWrites, checkRoleEntities),
	storeSection(invitationSection, invitationWrites, checkInvitations),
	storeSection(tokenSection, tokenWrites, checkTokens),
	storeSection(oauthCodeSection, oauthCodeWrites)
];
function storeSection(section, toWrites, ...checks) {
	return {
		...section,
		toWrites,
		checks
	};
}
// ../../packages/service/src/world/section/names.ts
function createNames({ sections, itemsOf, defaultWorkspace }) {
	const registers = new Map();
	let found = 0;
	let home = "";
	for (const section of sections) {
		const { named } = section;
		if (named === void 0) continue;
		const items = itemsOf(section);
		const names = register(items.map((item) => named.of(item, home)));
		registers.set(named.subject, names);
		if (named.subject !== "workspace") continue;
		found = (defaultWorkspace === void 0 ? void 0 : names.lookup(defaultWorkspace)[0]) ?? 0;
		home = items[found]?.domain ?? "";
	}
	const registerOf = (subject) => {
		const names = registers.get(subject);
		if (names === void 0) throw new Error(`no section of a world names a ${subject}`);
		return names;
	};
	return {
		defaultWorkspace: found,
		lookup: (subject, reference) => registerOf(subject).lookup(reference),
		known: (subject) => registerOf(subject).known
	};
}
function register(items) {
	const indexes = new Map();
	for (const [index, names] of items.entries()) for (const name of new Set(names.filter((each) => each !== void 0).map((each) => each.toLowerCase()))) {
		const those = indexes.get(name);
		if (those === void 0) indexes.set(name, [index]);
		else those.push(index);
	}
	return {
		known: items.flat().filter((name) => name !== void 0),
		lookup: (reference) => indexes.get(reference.toLowerCase()) ?? []
	};
}
// ../../packages/service/src/world/create-world-context.ts
function createWorldContext(world) {
	const { organization } = world;
	const itemsOf = ({ key }) => {
		return world[key] ?? [];
	};
	const names = createNames({
		sections: worldSections,
		itemsOf,
		defaultWorkspace: organization?.default_workspace
	});
	return {
		...organization !== void 0 && { organization },
		names,
		isForeign: (workspace) => workspace !== void 0 && world.workspaces[names.lookup("workspace", workspace)[0] ?? -1]?.foreign === true,
		items: itemsOf
	};
}
// ../../packages/service/src/world/with-installations.ts
function withInstallations(file, makeToken) {
	const { users = [], tokens = [], apps = [] } = file;
	if (!apps.some(({ installation, app_tokens }) => installation ?? app_tokens)) return {
		world: file,
		originOf: (path) => path
	};
	const taken = takenNames(file);
	const installed = apps.map((app, index) => install(app, {
		file,
		index,
		taken,
		makeToken
	}));
	const added = {
		users: installed.flatMap((one) => one.users),
		tokens: installed.flatMap((one) => one.tokens)
	};
	return {
		world: {
			...file,
			apps: installed.map(({ app }) => app),
			users: [...users, ...added.users.map(({ item }) => item)],
			tokens: [...tokens, ...added.tokens.map(({ item }) => item)]
		},
		originOf: (path) => {
			const [section, index] = path;
			const stated = {
				users: users.length,
				tokens: tokens.length
			};
			if (section !== "users" && section !== "tokens" || typeof index !== "number") return path;
			return added[section][index - stated[section]]?.path ?? path;
		}
	};
}
function install(app, installing) {
	const { installation } = app;
	const { file, index, makeToken } = installing;
	if (installation === void 0 && app.app_tokens === void 0) return {
		app,
		users: [],
		tokens: []
	};
	const workspace = installation?.workspace ?? app.workspace ?? homeOf(file);
	const installer = installation?.installer ?? ownerOf(file, workspace);
	const path = ["apps", index];
	const app_tokens = app.app_tokens ?? [{ token: makeToken("app") }];
	const common = {
		app: app.id ?? app.name,
		installation: {
			workspace,
			installer
		}
	};
	const appTokens = app_tokens.map(({ token, scopes = appTokenScopes }, i) => ({
		item: {
			...common,
			token,
			kind: "app",
			scopes
		},
		path: [
			...path,
			"app_tokens",
			...app.app_tokens === void 0 ? [] : [i],
			"token"
		]
	}));
	if (installation === void 0) return {
		app: {
			...app,
			app_tokens
		},
		users: [],
		tokens: appTokens
	};
	const wanted = wantedInstallation(manifestOf(app));
	const bot = findBot(app, file) ?? newBot(app, workspace, installing);
	const bot_token = installation.bot_token ?? (bot === void 0 ? void 0 : makeToken("bot"));
	const user_token = installation.user_token ?? (wanted.userScopes.length > 0 ? makeToken("user") : void 0);
	const place = [...path, "installation"];
	const token = (kind, text, user, scopes) => text === void 0 || user === void 0 ? [] : [{
		item: {
			...common,
			token: text,
			kind,
			user,
			scopes
		},
		path: [...place, `${kind}_token`]
	}];
	return {
		app: {
			...app,
			app_tokens,
			installation: {
				...installation,
				...installation.incoming_webhook !== void 0 && {
					workspace,
					installer
				},
				...present("bot_token", bot_token),
				...present("user_token", user_token)
			}
		},
		users: bot === void 0 || isStated(bot, file) ? [] : [{
			item: bot,
			path: place
		}],
		tokens: [
			...token("bot", bot_token, bot?.userName, wanted.botScopes),
			...token("user", user_token, installer, wanted.userScopes),
			...appTokens
		]
	};
}
function manifestOf({ name, manifest }) {
	const read = manifest === void 0 ? void 0 : readManifest(JSON.stringify(manifest));
	return read?.ok === true ? read.manifest : { display_information: { name } };
}
function findBot({ name, id }, { users = [] }) {
	const names = [name, id].flatMap((each) => each === void 0 ? [] : [each.toLowerCase()]);
	return users.find(({ bot_of }) => bot_of !== void 0 && names.includes(bot_of.toLowerCase()));
}
function isStated(bot, { users = [] }) {
	return users.includes(bot);
}
function newBot(app, workspace, { taken }) {
	const { botName = app.installation?.bot_token === void 0 ? void 0 : app.name } = wantedInstallation(manifestOf(app));
	if (botName === void 0) return void 0;
	const userName = botUserName(botName, taken);
	taken.add(userName);
	return {
		userName,
		...readDisplayName(botName).ok && { displayName: botName },
		bot_of: app.id ?? app.name,
		workspaces: { [workspace]: "member" }
	};
}
function takenNames({ users = [], channels = [] }) {
	const names = [...users.map(({ userName }) => userName), ...channels.flatMap(({ name }) => name ?? [])];
	return new Set(names.map((name) => name.toLowerCase()));
}
function homeOf({ organization, workspaces }) {
	return organization?.default_workspace ?? workspaces[0]?.domain ?? "";
}
function ownerOf({ users = [], workspaces }, workspace) {
	const same = (one, other) => one?.toLowerCase() === other.toLowerCase();
	const found = workspaces.find(({ domain, id }) => same(domain, workspace) || same(id, workspace));
	return users.find(({ workspaces: roles = {} }) => Object.entries(roles).some(([name, role]) => role === "primary_owner" && (same(found?.domain, name) || same(found?.id, name))))?.userName ?? users[0]?.userName ?? "";
}
// ../../packages/service/src/world/create-world-ids.ts
function createWorldIds({ items, names, organization }, ids) {
	const all = new Map();
	for (const section of worldSections) {
		const { named } = section;
		if (named === void 0) continue;
		const own = items(section);
		all.set(named.subject, own.map((item) => item.id ?? ids.id(named.prefix(item))));
	}
	const at = (subject, index) => {
		const id = all.get(subject)?.[index];
		if (id === void 0) throw new Error(`the world has no ${subject} ${index}`);
		return id;
	};
	const of = (subject, reference) => at(subject, names.lookup(subject, reference)[0] ?? -1);
	return {
		...organization && { organization: organization.id ?? ids.id(idPrefixes.organization) },
		at,
		of,
		given: (id, prefix) => id ?? ids.id(prefix),
		workspace: (reference) => reference === void 0 ? at("workspace", names.defaultWorkspace) : of("workspace", reference)
	};
}
// ../../packages/service/src/world/load-world.ts
async function loadWorld(store, file, options) {
	const { ids, tokenPrefixes = standardPrefixes } = options;
	const world = createWorldContext(withInstallations(file, (kind) => createToken(kind, {
		ids,
		prefixes: tokenPrefixes
	})).world);
	const context = {
		...world,
		ids: createWorldIds(world, ids),
		nowMs: options.clock.now().getTime(),
		siteUrl: options.siteUrl,
		sealer: options.sealer ?? plainSealer,
		newCredentials: () => createCredentials(ids),
		newWebhookSecret: () => newWebhookSecret(ids)
	};
	const sections = worldSections;
	const writes = [...organizationWrites(context), ...sections.flatMap((section) => section.toWrites(world.items(section), context))];
	await writeContents([...world.items(fileSection), ...world.items(uploadSection)], store, context.nowMs);
	const committed = await store.commit({
		expect: writes.flatMap(expectNew),
		writes
	});
	if (!committed.ok) throw new Error(`the store refused the world: ${JSON.stringify(committed.failed)}`);
}
function expectNew(write) {
	if (write.kind !== "put" || write.document !== "user") return [];
	return [{
		kind: "version",
		document: "user",
		key: { id: write.value.id },
		version: 0
	}];
}
// ../../packages/service/src/world/states-credentials.ts
function statesCredentials({ apps = [] }) {
	return apps.some(hasCredentials);
}
export { one as _, worldSections as a, walkRows as c, workspaceSection as d, organizationSchema as f, channelSection as g, userSection as h, createWorldContext as i, groupSection as l, findItem as m, loadWorld as n, tokenSection as o, appSection as p, withInstallations as r, listSection as s, statesCredentials as t, sharingWorkspaces as u };
