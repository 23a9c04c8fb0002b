import { $r as isAdministrator, Hr as createRefuse, Jt as isDate, So as hasVersion, Vr as accept, Wr as decide, Xo as roles, Zn as profileFieldId, _o as toInstant, ai as isAtLeast, ar as hasProfileData, ci as users, cr as mergeName, dr as isReservedWord, ii as rolesOf, ir as without, lr as readDisplayName, qt as wantedValue, rs as userLimits, si as dueMsOf, sr as localPartOf, ur as hasEmoji, wo as put } from "./server.js";
import { An as countCharacters, N as findVisible, an as withoutEndedStatus, mt as isObject } from "./rules.js";
import { n as showProfile, r as customValues, t as readFields$1 } from "./show-profile.js";
// ../../packages/service/src/users/web-profile/refusal.ts
const refuse = createRefuse("everyday-1#users");
// ../../packages/service/src/users/web-profile/apply-custom.ts
function applyCustom(user, field, sent) {
	const { customFields = {} } = user;
	const stored = customFields[field.id];
	const { value = stored?.value ?? "", alt = stored?.alt ?? "" } = sent;
	if (value === (stored?.value ?? "") && alt === (stored?.alt ?? "")) return accept(user);
	if (field.locked) return refuse("permission_denied", field.id, "a field that is not locked");
	if (value === "") return accept({
		...user,
		customFields: without(customFields, field.id)
	});
	const wanted = wantedValue(field, value);
	if (wanted !== void 0) return refuse("invalid_profile", value, wanted);
	return accept({
		...user,
		customFields: {
			...customFields,
			[field.id]: {
				value,
				...alt !== "" && { alt }
			}
		}
	});
}
// ../../packages/service/src/users/web-profile/apply-fields.ts
const maxLength = 256;
function applyFields(user, { texts, fields }, known) {
	const { title, phone, pronouns, start_date: startDate } = texts;
	let changed = user;
	const named = [...title === void 0 ? [] : [["title", { value: title }]], ...phone === void 0 ? [] : [["phone", { value: phone }]]];
	const custom = [];
	const added = [];
	for (const [id, field] of Object.entries(fields)) {
		const found = known.scim.find(({ name }) => profileFieldId(name) === id);
		const other = known.added.find((one) => one.id === id);
		if (found !== void 0) custom.push([found.name, field]);
		else if (other !== void 0) added.push([other, field]);
		else return refuse("invalid_profile", id, "the ID of a custom field");
	}
	for (const [name, field] of [...named, ...custom]) {
		const applied = applyField(changed, name, field, known.scim);
		if (!applied.ok) return applied;
		changed = applied.value;
	}
	for (const [field, sent] of added) {
		const applied = refuseLong(sent) ?? applyCustom(changed, field, sent);
		if (!applied.ok) return applied;
		changed = applied.value;
	}
	if (pronouns !== void 0 && [...pronouns].length > maxLength) return tooLong(pronouns);
	if (startDate !== void 0 && startDate !== "" && !isDate(startDate)) return refuse("invalid_profile", startDate, "a date such as 2026-01-31");
	return accept({
		...changed,
		...pronouns !== void 0 && { pronouns },
		...startDate !== void 0 && startDate !== "" && { startDate: `${startDate}T00:00:00.000Z` }
	});
}
function applyField(user, name, sent, known) {
	const long = refuseLong(sent);
	if (long !== void 0) return long;
	const { value, alt } = sent;
	const { read, write } = customValues[name];
	const isUnchanged = value === void 0 || value === (read(user) ?? "");
	const isLocked = known.some((field) => field.name === name && field.locked);
	if (!isUnchanged && (isLocked || write === void 0)) return refuse("permission_denied", name, "a field that SCIM does not write");
	if (name === "title" && value !== void 0 && hasEmoji(value)) return refuse("invalid_emoji_not_allowed", value, "no emoji");
	const written = isUnchanged || write === void 0 ? user : write(user, value === "" ? void 0 : value);
	return accept(alt === void 0 ? written : {
		...written,
		fieldAlts: {
			...written.fieldAlts,
			[name]: alt
		}
	});
}
function refuseLong({ value, alt }) {
	const long = [value, alt].find((text) => text !== void 0 && [...text].length > maxLength);
	return long === void 0 ? void 0 : tooLong(long);
}
function tooLong(text) {
	return refuse("too_long", text, `at most ${maxLength} characters`);
}
// ../../packages/service/src/users/web-profile/apply-names.ts
const maxLengths = {
	display_name: 80,
	first_name: 35,
	last_name: 35,
	real_name: 71
};
const names = [
	"display_name",
	"first_name",
	"last_name",
	"real_name"
];
function applyNames(user, { texts }) {
	for (const key of names) {
		const refusal = texts[key] === void 0 ? void 0 : refuseName(texts[key], maxLengths[key]);
		if (refusal !== void 0) return refusal;
	}
	const display = texts.display_name === void 0 ? accept(user.displayName) : readDisplayName(texts.display_name);
	if (!display.ok) return invalid(display);
	const { first_name: first, last_name: last, real_name: real } = texts;
	const isSplit = first !== void 0 || last !== void 0;
	const name = mergeName(user.name, {
		...first !== void 0 && { givenName: first },
		...last !== void 0 && { familyName: last },
		...real !== void 0 && !isSplit && { formatted: real }
	});
	if (!name.ok) return invalid(name);
	return accept({
		...user,
		displayName: display.value ?? user.userName,
		name: name.value
	});
}
function refuseName(text, maxLength) {
	if (text.startsWith("@")) return refuse("invalid_starts_with_at", text, "a name without @");
	if (hasEmoji(text)) return refuse("invalid_emoji_not_allowed", text, "no emoji");
	if (/https?:\/\/|^www\./i.test(text)) return refuse("name_not_allowed", text, "no URL");
	if (isReservedWord(text)) return refuse("reserved_name", text, "another name");
	if ([...text].length > maxLength) return refuse("too_long", text, `at most ${maxLength} characters`);
}
function invalid({ because }) {
	return refuse("invalid_profile", because?.found, because?.wanted);
}
// ../../packages/service/src/users/web-profile/apply-status.ts
const [maxTextLength, maxEmojiLength] = [100, 256];
const defaultEmoji = ":speech_balloon:";
function applyStatus(user, { texts, statusExpiration }) {
	const { status_text: sentText, status_emoji: sentEmoji } = texts;
	if (sentText === void 0 && sentEmoji === void 0 && statusExpiration === void 0) return accept(user);
	const [text, emoji] = [sentText ?? user.status?.text ?? "", sentEmoji ?? user.status?.emoji ?? ""];
	if ([...text].length > maxTextLength) return refuse("too_long", text, `at most ${maxTextLength} characters`);
	if ([...emoji].length > maxEmojiLength) return refuse("too_long", emoji, `at most ${maxEmojiLength} characters`);
	if (text === "" && emoji === "") return accept(without(user, "status"));
	if (sentText === "" && sentEmoji === void 0 || sentEmoji === "" && sentText === void 0) return refuse("must_clear_both_status_text_and_status_emoji", {
		text,
		emoji
	}, "both empty, or none of them");
	const { expiration } = user.status ?? {};
	const kept = statusExpiration === void 0 ? expiration : ends(statusExpiration);
	const status = {
		text,
		emoji: emoji === "" ? defaultEmoji : emoji,
		...kept !== void 0 && { expiration: kept }
	};
	return accept({
		...user,
		status
	});
}
function ends(seconds) {
	return seconds === 0 ? void 0 : toInstant(seconds * 1e3);
}
// ../../packages/service/src/users/web-profile/read-sent.ts
const maxKeys = 50;
const maxKeyLength = 255;
const textKeys = [
	"display_name",
	"first_name",
	"last_name",
	"real_name",
	"title",
	"phone",
	"pronouns",
	"email",
	"start_date",
	"status_text",
	"status_emoji"
];
function readSent({ profile, name = "", value = "" }) {
	if (profile === void 0 && name === "") return refuse("invalid_profile", void 0, "profile or name");
	const sent = profile === void 0 ? toNested(name, value) : typeof profile === "string" ? parse(profile) : profile;
	if (!isObject(sent) || Array.isArray(sent)) return refuse("invalid_profile", profile, "an object");
	const keys = Object.keys(sent);
	if (keys.length > maxKeys) return refuse("invalid_profile", keys.length, `at most ${maxKeys} keys`);
	const long = keys.find((key) => key.length > maxKeyLength);
	if (long !== void 0) return refuse("invalid_profile", long, `keys of at most ${maxKeyLength} characters`);
	return readValues(sent);
}
function toNested(name, value) {
	return name.startsWith("Xf") ? { fields: { [name]: { value } } } : { [name]: value };
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function readValues(sent) {
	const texts = {};
	for (const key of textKeys) {
		const value = Reflect.get(sent, key) ?? void 0;
		if (value === void 0) continue;
		if (typeof value !== "string") return refuse("invalid_profile", value, `a text as ${key}`);
		texts[key] = value.trim();
	}
	const fields = readFields(Reflect.get(sent, "fields") ?? {});
	if (!fields.ok) return fields;
	const sentExpiration = Reflect.get(sent, "status_expiration") ?? void 0;
	if (sentExpiration === void 0) return accept({
		texts,
		fields: fields.value
	});
	const statusExpiration = Number(sentExpiration === "" ? 0 : sentExpiration);
	if (!Number.isSafeInteger(statusExpiration) || statusExpiration < 0 || statusExpiration > 864e10) return refuse("invalid_profile", sentExpiration, "Unix time as status_expiration");
	return accept({
		texts,
		statusExpiration,
		fields: fields.value
	});
}
function readFields(sent) {
	if (!isObject(sent)) return refuse("invalid_profile", sent, "an object as fields");
	const fields = {};
	for (const [id, field] of Object.entries(sent)) {
		const { value, alt } = isObject(field) ? {
			value: Reflect.get(field, "value"),
			alt: Reflect.get(field, "alt")
		} : { value: field };
		if (!isText(value) || !isText(alt)) return refuse("invalid_profile", field, "texts as value and alt");
		fields[id] = {
			...value != null && { value: value.trim() },
			...alt != null && { alt }
		};
	}
	return accept(fields);
}
function isText(value) {
	return value === void 0 || value === null || typeof value === "string";
}
// ../../packages/service/src/users/web-profile/refuse-rights.ts
function refuseRights(user, sent, caller) {
	if (user.forgotten) return refuse("permission_denied", user.id, "a user whose data was not erased");
	const self = caller.user;
	if (self !== void 0 && self.id === user.id) return refuseOwn(sent, caller);
	if (user.kind === "bot") return refuse("not_app_admin", user.id, "a person");
	const [own, other] = [self === void 0 ? -1 : rankOf(self), rankOf(user)];
	if (!(self !== void 0 && rolesOf(self).some(isAdministrator)) || !isAtLeast((caller.organization ?? caller.workspace).plan, "entry")) return refuse("not_admin", self?.id, "an admin or owner, on a paid plan");
	if (other === own && own === roles.indexOf("admin")) return refuse("cannot_update_admin_user", user.id, "a user who is no admin");
	return other >= own ? refuse("not_admin", self?.id, "a higher role than the user's") : void 0;
}
function refuseOwn({ texts, fields }, { organization, workspace }) {
	if (texts.email !== void 0) return refuse("permission_denied", "email", "another user's address");
	const { identityManager, usersMayChangeDisplayName } = (organization ?? workspace).userRules;
	if (organization === void 0 && !identityManager) return void 0;
	const own = [
		"status_text",
		"status_emoji",
		...usersMayChangeDisplayName ? ["display_name"] : []
	];
	const managed = [...Object.keys(texts).filter((key) => !own.includes(key)), ...Object.keys(fields)];
	return managed.length === 0 ? void 0 : refuse("permission_denied", managed, "only the status");
}
function rankOf(user) {
	if (user.guest !== void 0) return -1;
	return Math.max(...rolesOf(user).map((role) => roles.indexOf(role)), 0);
}
// ../../packages/service/src/users/web-profile/refuse-unseen-users.ts
async function refuseUnseenUsers(user, { fields }, { added }, { caller, store }) {
	for (const { id } of added.filter(({ type }) => type === "user")) {
		const { value = "" } = fields[id] ?? {};
		if (value === "" || value === user.customFields?.[id]?.value) continue;
		if (await findVisible(value, caller, store) === void 0) return refuse("invalid_profile", value, "the ID of a user");
	}
}
// ../../packages/service/src/users/users.profile.set.ts
const { maxLength: maxEmail } = userLimits["emails.value"];
function createProfileSet({ store, siteUrl, due }) {
	return async (args, { caller, now }) => {
		const sent = readSent(args);
		if (!sent.ok) return sent;
		const nowMs = now.getTime();
		const stored = await decide(store, () => decideProfile(args.user, sent.value, {
			caller,
			store,
			nowMs
		}));
		if (!stored.ok) return stored.error === "unknown" ? refuseUnknown(args.user) : stored;
		const user = stored.value;
		const dueMs = dueMsOf(user);
		if (dueMs !== void 0) due.plan(dueMs);
		const profile = await showProfile(user, {
			caller,
			store,
			siteUrl,
			nowMs,
			withEmail: true,
			withLabels: false
		});
		return {
			ok: true,
			username: user.userName,
			profile
		};
	};
}
async function decideProfile(named, sent, { caller, store, nowMs }) {
	const before = await findCurrent(named, caller, store);
	if (before === void 0) return {
		kind: "answer",
		answer: {
			ok: false,
			error: "unknown"
		}
	};
	const refusal = refuseRights(before, sent, caller);
	if (refusal !== void 0) return {
		kind: "answer",
		answer: refusal
	};
	const changed = await applySent(withoutEndedStatus(before, nowMs), sent, {
		caller,
		store
	});
	if (!changed.ok) return {
		kind: "answer",
		answer: changed
	};
	const after = {
		...changed.value,
		version: before.version + 1,
		updated: toInstant(nowMs),
		hasProfileFields: before.hasProfileFields || hasProfileData(changed.value)
	};
	return {
		kind: "commit",
		batch: {
			expect: [hasVersion(users, { id: before.id }, before.version)],
			writes: [put(users, after)]
		},
		answer: () => accept(after),
		refuse: ({ kind }) => kind === "freeEmail" ? refuse("email_taken", sent.texts.email, "a free address") : void 0
	};
}
async function findCurrent(named, caller, store) {
	const user = await findVisible(named, caller, store);
	return user === void 0 ? void 0 : store.users.get(user.id);
}
async function applySent(user, sent, { caller, store }) {
	const named = applyNames(user, sent);
	if (!named.ok) return named;
	const status = applyStatus(named.value, sent);
	if (!status.ok) return status;
	const known = await readFields$1(user, store);
	const fields = applyFields(status.value, sent, known);
	if (!fields.ok) return fields;
	return await refuseUnseenUsers(user, sent, known, {
		caller,
		store
	}) ?? applyEmail(fields.value, sent, store);
}
async function applyEmail(user, { texts: { email } }, store) {
	if (email === void 0 || email === user.emails[0]) return accept(user);
	if (localPartOf(email) === void 0 || countCharacters(email) > maxEmail.value) return refuse("invalid_profile", email, `an email address of at most ${maxEmail.value} characters`);
	const holder = await store.users.byEmail(email);
	if (holder !== void 0 && holder.id !== user.id) return refuse("email_taken", email, "a free address");
	const others = user.emails.slice(1).filter((address) => address.toLowerCase() !== email.toLowerCase());
	return accept({
		...user,
		emails: [email, ...others]
	});
}
function refuseUnknown(found) {
	return {
		ok: false,
		error: "invalid_arguments",
		messages: ["[ERROR] must be an existing user [json-pointer:/user]"],
		because: {
			rule: "everyday-1#users",
			found,
			wanted: "an existing user"
		}
	};
}
export { createProfileSet };
