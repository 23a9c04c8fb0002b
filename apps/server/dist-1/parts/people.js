import { $r as isAdministrator, Ir as isActive, Lr as isExpired, Pr as isForeign, Ua as oncePerZod, ei as isOwner, go as secondsOf, ko as appDefaults, ns as userDefaults, po as millisecondsOf, ti as isPrimaryOwner, tr as colorOf, vo as zoneAt } from "./server.js";
import { in as toProfile, on as realNameOf, sn as workspaceOfUser } from "./rules.js";
// ../../packages/api/src/generated/webapi/types/enterprise-user.ts
const enterpriseUserShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	enterprise_id: z.string({ error: "invalid_arguments" }),
	enterprise_name: z.string({ error: "invalid_arguments" }),
	is_admin: z.boolean({ error: "invalid_arguments" }),
	is_owner: z.boolean({ error: "invalid_arguments" }),
	is_primary_owner: z.boolean({ error: "invalid_arguments" }),
	teams: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" })
}));
const enterpriseUserSchema = oncePerZod((z) => z.strictObject(enterpriseUserShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/types/user-profile.ts
const userProfileFieldsValueShape = oncePerZod((z) => ({
	value: z.string({ error: "invalid_arguments" }),
	alt: z.string({ error: "invalid_arguments" }),
	label: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const userProfileFieldsValueSchema = oncePerZod((z) => z.strictObject(userProfileFieldsValueShape(z), { error: "invalid_arguments" }));
const userProfileShape = oncePerZod((z) => ({
	title: z.string({ error: "invalid_arguments" }).nullable().exactOptional(),
	phone: z.string({ error: "invalid_arguments" }).nullable().exactOptional(),
	skype: z.string({ error: "invalid_arguments" }).nullable().exactOptional(),
	first_name: z.string({ error: "invalid_arguments" }).nullable().exactOptional(),
	last_name: z.string({ error: "invalid_arguments" }).nullable().exactOptional(),
	avatar_hash: z.string({ error: "invalid_arguments" }).nullable().exactOptional(),
	status_text: z.string({ error: "invalid_arguments" }).nullable().exactOptional(),
	status_emoji: z.string({ error: "invalid_arguments" }).nullable().exactOptional(),
	status_expiration: z.int({ error: "invalid_arguments" }).nullable().exactOptional(),
	real_name: z.string({ error: "invalid_arguments" }).nullable().exactOptional(),
	display_name: z.string({ error: "invalid_arguments" }).nullable().exactOptional(),
	real_name_normalized: z.string({ error: "invalid_arguments" }).nullable().exactOptional(),
	display_name_normalized: z.string({ error: "invalid_arguments" }).nullable().exactOptional(),
	pronouns: z.string({ error: "invalid_arguments" }).nullable().exactOptional(),
	start_date: z.string({ error: "invalid_arguments" }).nullable().exactOptional(),
	bot_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	api_app_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	always_active: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	email: z.string({ error: "invalid_arguments" }).nullable().exactOptional(),
	team: z.string({ error: "invalid_arguments" }).nullable().exactOptional(),
	image_original: z.string({ error: "invalid_arguments" }),
	image_24: z.string({ error: "invalid_arguments" }),
	image_32: z.string({ error: "invalid_arguments" }),
	image_48: z.string({ error: "invalid_arguments" }),
	image_72: z.string({ error: "invalid_arguments" }),
	image_192: z.string({ error: "invalid_arguments" }),
	image_512: z.string({ error: "invalid_arguments" }),
	fields: z.record(z.string(), userProfileFieldsValueSchema(z), { error: "invalid_arguments" }).exactOptional()
}));
const userProfileSchema = oncePerZod((z) => z.strictObject(userProfileShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/types/user.ts
const userShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	team_id: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	deleted: z.boolean({ error: "invalid_arguments" }),
	color: z.string({ error: "invalid_arguments" }),
	real_name: z.string({ error: "invalid_arguments" }),
	tz: z.string({ error: "invalid_arguments" }),
	tz_label: z.string({ error: "invalid_arguments" }),
	tz_offset: z.int({ error: "invalid_arguments" }),
	profile: userProfileSchema(z),
	is_admin: z.boolean({ error: "invalid_arguments" }),
	is_owner: z.boolean({ error: "invalid_arguments" }),
	is_primary_owner: z.boolean({ error: "invalid_arguments" }),
	is_restricted: z.boolean({ error: "invalid_arguments" }),
	is_ultra_restricted: z.boolean({ error: "invalid_arguments" }),
	is_bot: z.boolean({ error: "invalid_arguments" }),
	is_app_user: z.boolean({ error: "invalid_arguments" }),
	is_stranger: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	enterprise_user: enterpriseUserSchema(z).exactOptional(),
	updated: z.int({ error: "invalid_arguments" }),
	has_2fa: z.boolean({ error: "invalid_arguments" }),
	locale: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const userSchema = oncePerZod((z) => z.strictObject(userShape(z), { error: "invalid_arguments" }));
// ../../packages/service/src/users/representation/to-user-object.ts
function toUserObject(user, options) {
	const { nowMs, withLocale, isStranger } = options;
	const roles = rolesAt(user, options.workspaceId);
	const zone = zoneAt(user.timezone, nowMs);
	return {
		id: user.id,
		team_id: options.shownIn,
		name: user.userName,
		deleted: !isActive(user, nowMs),
		color: colorOf(user),
		real_name: realNameOf(user),
		tz: user.timezone,
		tz_label: zone?.label ?? user.timezone,
		tz_offset: zone?.offsetSeconds ?? 0,
		profile: toProfile(user, options),
		is_admin: roles.some(isAdministrator),
		is_owner: roles.some(isOwner),
		is_primary_owner: roles.some(isPrimaryOwner),
		is_restricted: user.guest !== void 0,
		is_ultra_restricted: user.guest?.kind === "single",
		is_bot: user.kind === "bot",
		is_app_user: options.isAppUser && !isExpired(user, nowMs),
		...isStranger && { is_stranger: true },
		...options.organization !== void 0 && { enterprise_user: toEnterpriseUser(user, options.organization) },
		updated: secondsOf(user.updated),
		has_2fa: user.has2fa,
		...withLocale && { locale: user.locale ?? userDefaults.locale }
	};
}
function toEnterpriseUser(user, { id, name }) {
	const role = user.organizationRole;
	return {
		id: user.id,
		enterprise_id: id,
		enterprise_name: name,
		is_admin: isAdministrator(role),
		is_owner: isOwner(role),
		is_primary_owner: isPrimaryOwner(role),
		teams: user.memberships.map(({ workspaceId }) => workspaceId)
	};
}
function rolesAt({ organizationRole, memberships }, workspaceId) {
	const roles = memberships.filter((membership) => membership.workspaceId === workspaceId).map(({ role }) => role);
	return organizationRole === void 0 ? roles : [organizationRole, ...roles];
}
// ../../packages/service/src/users/representation/shown-memory.ts
const minuteMs = 6e4;
const known = new WeakMap();
function toUserObjectAgain(user, options) {
	if (user.status?.expiration !== void 0 || user.guest?.expiration !== void 0) return toUserObject(user, options);
	const key = keyOf(options);
	const last = known.get(user);
	if (last?.key === key) return last.shown;
	const shown = toUserObject(user, options);
	known.set(user, {
		key,
		shown
	});
	return shown;
}
function keyOf({ siteUrl, nowMs, workspaceId, shownIn, withEmail, withLocale, ...rest }) {
	const { isStranger, isAppUser, organization } = rest;
	const flags = `${withEmail}${withLocale}${isStranger}${isAppUser}`;
	return `${Math.floor(nowMs / minuteMs)} ${flags} ${workspaceId} ${shownIn} ${siteUrl} ${organization?.id} ${organization?.name}`;
}
// ../../packages/service/src/users/representation/show-user.ts
async function showUser(user, showing) {
	const { caller, store } = showing;
	return toShown(user, showing, {
		shownIn: await workspaceOfUser(user, showing.workspaceId ?? caller.workspace.id, store),
		isAppUser: await isUserOfApp(user, caller, store)
	});
}
function toShown(user, { caller, siteUrl, nowMs, withEmail, withLocale, workspaceId = caller.workspace.id }, { shownIn, isAppUser }) {
	const isStranger = isForeign(user, caller);
	const options = {
		siteUrl,
		nowMs,
		withEmail,
		withLocale,
		workspaceId,
		shownIn,
		isStranger,
		isAppUser
	};
	const { organization } = caller;
	return toUserObjectAgain(user, organization === void 0 || isStranger ? options : {
		...options,
		organization
	});
}
async function isUserOfApp(user, { app, token }, store) {
	if (app === void 0 || user.kind !== "person") return false;
	return user.id === token.userId || store.tokens.actsAs(app.id, user.id);
}
function mayReadEmail({ scopes, app }, scope) {
	if (scopes.has(scope)) return true;
	return app !== void 0 && millisecondsOf(app.created) < millisecondsOf(appDefaults.emailScopeSince);
}
export { userProfileSchema as a, userSchema as i, showUser as n, enterpriseUserSchema as o, toShown as r, mayReadEmail as t };
