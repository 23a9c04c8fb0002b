import { _ as one, a as worldSections, c as walkRows, d as workspaceSection, g as channelSection, h as userSection, i as createWorldContext, l as groupSection, m as findItem, o as tokenSection, p as appSection, r as withInstallations, s as listSection, u as sharingWorkspaces } from "./world.js";
// ../../packages/service/src/world/check-references.ts
const checkReferences = (context) => [...referencesOf(context)].flatMap(({ subject, reference, path, what }) => {
	const { names } = context;
	const found = names.lookup(subject, reference);
	if (found.length === 1) return [];
	const at = what === void 0 ? { path } : {
		path,
		what
	};
	if (found.length > 1) {
		const hint = subject === "channel" ? "write \"domain/name\"" : "write its id";
		return [{
			...at,
			message: `Several ${subject}s are called ${JSON.stringify(reference)}; ${hint}`
		}];
	}
	return [{
		...at,
		message: `No ${subject} is called ${JSON.stringify(reference)}`,
		unknown: {
			word: reference,
			known: names.known(subject)
		}
	}];
});
function* referencesOf({ organization, items }) {
	yield* one("workspace", organization?.default_workspace, ["organization", "default_workspace"]);
	for (const section of worldSections) {
		const { references } = section;
		if (references === void 0) continue;
		for (const [i, item] of items(section).entries()) yield* references(item, [section.key, i]);
	}
}
// ../../packages/service/src/world/checks/check-foreign.ts
const checkForeign = (world) => [
	...checkDefaultWorkspace(world),
	...checkInstallations(world),
	...checkRoles(world)
];
function checkDefaultWorkspace({ organization, items, names: { defaultWorkspace } }) {
	if (items(workspaceSection)[defaultWorkspace]?.foreign !== true) return [];
	return [{
		path: organization === void 0 ? [
			"workspaces",
			defaultWorkspace,
			"foreign"
		] : ["organization", "default_workspace"],
		message: "The workspace that users join cannot belong to another company"
	}];
}
function checkInstallations({ items, isForeign }) {
	return items(tokenSection).flatMap(({ installation }, i) => {
		if (!isForeign(installation.workspace)) return [];
		return [{
			path: [
				"tokens",
				i,
				"installation",
				"workspace"
			],
			message: "An app cannot be installed on a workspace of another company"
		}];
	});
}
function checkRoles({ items, isForeign }) {
	return items(userSection).flatMap(({ organization_role, workspaces = {} }, i) => {
		if (organization_role === void 0 || !isForeign(Object.keys(workspaces)[0])) return [];
		return [{
			path: [
				"users",
				i,
				"organization_role"
			],
			message: "The user belongs to another company"
		}];
	});
}
// ../../packages/service/src/world/checks/check-owners.ts
const checkOwners = (world) => [
	...checkOrganization(world),
	...world.items(workspaceSection).flatMap(({ foreign }, workspace) => foreign === true ? [] : checkWorkspace(world, workspace)),
	...checkPrimaryOwners(world)
];
function checkOrganization(world) {
	const users = [...world.items(userSection).entries()];
	if (world.organization === void 0) {
		const own = world.items(workspaceSection).flatMap(({ foreign }, i) => foreign === true ? [] : [i]);
		if (own.length > 1) return [{
			path: ["workspaces", own[1] ?? 1],
			message: "Several workspaces need an organization"
		}];
		return users.filter(([, user]) => user.organization_role !== void 0).map(([i]) => ({
			path: [
				"users",
				i,
				"organization_role"
			],
			message: "There is no organization"
		}));
	}
	const owners = users.filter(([, user]) => user.organization_role === "primary_owner").map(([i]) => i);
	if (owners.length === 0) return [{
		path: ["organization"],
		message: "The organization has no primary owner"
	}];
	return owners.slice(1).map((i) => ({
		path: [
			"users",
			i,
			"organization_role"
		],
		message: "The organization has a primary owner already"
	}));
}
function checkWorkspace({ items, names }, workspace) {
	const places = items(userSection).flatMap((user, i) => Object.entries(user.workspaces ?? {}).filter(([name, role]) => role === "primary_owner" && names.lookup("workspace", name)[0] === workspace).map(([name]) => [
		"users",
		i,
		"workspaces",
		name
	]));
	const called = `The workspace ${JSON.stringify(items(workspaceSection)[workspace]?.domain)}`;
	if (places.length === 0) return [{
		path: ["workspaces", workspace],
		message: `${called} has no primary owner`
	}];
	return places.slice(1).map((path) => ({
		path,
		message: `${called} has a primary owner already`
	}));
}
function checkPrimaryOwners({ items }) {
	return items(userSection).flatMap((user, i) => {
		if (![user.organization_role, ...Object.values(user.workspaces ?? {})].includes("primary_owner") || user.active !== false && user.bot_of === void 0) return [];
		return [{
			path: [
				"users",
				i,
				"userName"
			],
			message: "A primary owner is an active person"
		}];
	});
}
// ../../packages/service/src/world/checks/check-uniqueness.ts
const checkUniqueness = (world) => {
	const { items, names } = world;
	const home = items(workspaceSection)[names.defaultWorkspace]?.domain ?? "";
	const lower = (claims) => claims.map((claim) => ({
		...claim,
		value: claim.value.toLowerCase()
	}));
	return [
		...repeated("domain", claims(items(workspaceSection), "workspaces", "domain")),
		...repeated("name of a user or channel", [
			...lower(claims(items(userSection), "users", "userName")),
			...lower(handles(items(groupSection))),
			...distinctChannelNames(world)
		]),
		...repeated("name of a channel in its workspace", channelNames(world, home)),
		...repeated("address", lower(emails(world))),
		...repeated("displayName of a group", lower(claims(items(groupSection), "groups", "displayName"))),
		...repeated("name of an app", lower(claims(items(appSection), "apps", "name"))),
		...repeated("name of a List", lower(claims(items(listSection), "lists", "name"))),
		...repeated("token", claims(items(tokenSection), "tokens", "token"), { quoted: false }),
		...repeated("id", ids(world))
	];
};
function handles(groups) {
	return groups.flatMap(({ handle: value }, i) => value === void 0 ? [] : [{
		value,
		path: [
			"groups",
			i,
			"handle"
		]
	}]);
}
function repeated(what, all, { quoted = true } = {}) {
	const seen = new Set();
	const findings = [];
	for (const { value, path } of all) {
		const shown = quoted ? ` ${JSON.stringify(value)}` : "";
		if (seen.has(value)) findings.push({
			path,
			message: `The ${what}${shown} is taken already`
		});
		seen.add(value);
	}
	return findings;
}
function claims(items, section, key) {
	return items.map((item, i) => ({
		value: item[key],
		path: [
			section,
			i,
			key
		]
	}));
}
function distinctChannelNames({ items }) {
	const byName = new Map();
	for (const [i, channel] of items(channelSection).entries()) {
		if (channel.kind === "im" || channel.name === void 0 || byName.has(channel.name)) continue;
		byName.set(channel.name, {
			value: channel.name,
			path: [
				"channels",
				i,
				"name"
			]
		});
	}
	return [...byName.values()];
}
function channelNames(context, home) {
	const workspaces = context.items(workspaceSection);
	return context.items(channelSection).flatMap((channel, i) => {
		const { kind, workspace = home } = channel;
		if (kind === "im" || channel.name === void 0) return [];
		const sharing = sharingWorkspaces(channel, context).map((index) => workspaces[index]?.domain ?? "");
		return [findItem(context, workspaceSection, workspace)?.domain ?? workspace, ...sharing].map((domain) => ({
			value: `${domain}/${channel.name}`,
			path: [
				"channels",
				i,
				"name"
			]
		}));
	});
}
function emails({ items }) {
	return items(userSection).flatMap((user, i) => (user.emails ?? []).map((value, j) => ({
		value,
		path: [
			"users",
			i,
			"emails",
			j
		]
	})));
}
function idsInLists({ items }) {
	const claim = (id, path) => id === void 0 ? [] : [{
		value: id,
		path: [...path, "id"]
	}];
	return items(listSection).flatMap((list, i) => [...(list.columns ?? []).flatMap(({ id, options = [] }, j) => {
		const path = [
			"lists",
			i,
			"columns",
			j
		];
		return [...claim(id, path), ...options.flatMap((option, k) => claim(option.id, [
			...path,
			"options",
			k
		]))];
	}), ...walkRows(list, ["lists", i]).flatMap(({ row, path }) => claim(row.id, path))]);
}
function ids(world) {
	return [...worldSections.filter((section) => section.named !== void 0).flatMap((section) => {
		return world.items(section).flatMap(({ id }, i) => id === void 0 ? [] : [{
			value: id,
			path: [
				section.key,
				i,
				"id"
			]
		}]);
	}), ...idsInLists(world)];
}
// ../../packages/service/src/world/check-world.ts
const sections = worldSections;
const checks = [
	checkReferences,
	checkUniqueness,
	checkOwners,
	checkForeign
];
function checkWorld(world) {
	let made = 0;
	const installed = withInstallations(world, (kind) => `${kind} ${++made}`);
	const context = createWorldContext(installed.world);
	const found = [...checks.flatMap((check) => check(context)), ...sections.flatMap((section) => (section.checks ?? []).flatMap((check) => check(context.items(section), context)))];
	const stated = new Set(found.flatMap(({ path, message }) => installed.originOf(path) === path ? [message] : []));
	return found.flatMap((finding) => {
		const path = installed.originOf(finding.path);
		if (path === finding.path) return [finding];
		return stated.has(finding.message) ? [] : [{
			...finding,
			path
		}];
	});
}
export { checkWorld as t };
