import { in as toProfile, sn as workspaceOfUser } from "./rules.js";
import { Ko as profileFieldFacts, Kt as customFields, Qn as profileFields, Qo as serviceLimits, Zn as profileFieldId, ir as without, li as homeOf, qo as profileFieldNames } from "./server.js";
// ../../packages/service/src/users/web-profile/custom-values.ts
const customValues = {
	addresses: { read: ({ address }) => address && printAddress(address) },
	city: ofAddress("locality"),
	costCenter: ofEnterprise("costCenter"),
	country: ofAddress("country"),
	department: ofEnterprise("department"),
	division: ofEnterprise("division"),
	employeeId: ofEnterprise("employeeNumber"),
	honorificPrefix: {
		read: ({ name }) => name.honorificPrefix,
		write: (user, text) => ({
			...user,
			name: withText(user.name, "honorificPrefix", text)
		})
	},
	locale: ofUser("locale"),
	manager: { read: ({ enterprise }) => enterprise?.managerId },
	organization: ofEnterprise("organization"),
	phone: ofUser("primaryPhone"),
	preferredLanguage: ofUser("preferredLanguage"),
	roles: {
		read: ({ role }) => role?.value,
		write: (user, text) => text === void 0 ? without(user, "role") : {
			...user,
			role: {
				...user.role,
				value: text
			}
		}
	},
	title: ofUser("title"),
	userType: ofUser("userType"),
	zipCode: ofAddress("postalCode")
};
function ofUser(key) {
	return {
		read: (user) => user[key],
		write: (user, text) => withText(user, key, text)
	};
}
function ofAddress(key) {
	return {
		read: ({ address }) => address?.[key],
		write: (user, text) => ({
			...user,
			address: withText(user.address ?? {}, key, text)
		})
	};
}
function ofEnterprise(key) {
	return {
		read: ({ enterprise }) => enterprise?.[key],
		write: (user, text) => ({
			...user,
			enterprise: withText(user.enterprise ?? {}, key, text)
		})
	};
}
function withText(object, key, text) {
	return text === void 0 ? without(object, key) : {
		...object,
		[key]: text
	};
}
function printAddress({ streetAddress, postalCode, locality, region, country }) {
	return [
		streetAddress,
		postalCode,
		locality,
		region,
		country
	].filter((part) => part !== void 0).join(", ");
}
// ../../packages/service/src/users/web-profile/custom-fields.ts
function toCustomFields(user, { scim, added }, withLabels) {
	const written = scim.filter(({ hidden }) => !hidden).flatMap(({ name }) => {
		const value = customValues[name].read(user);
		if (value === void 0) return [];
		return [{
			id: profileFieldId(name),
			value,
			alt: user.fieldAlts?.[name],
			label: profileFieldFacts[name].label
		}];
	});
	const others = added.filter(({ hidden }) => !hidden).flatMap(({ id, label }) => {
		const stored = user.customFields?.[id];
		return stored === void 0 ? [] : [{
			id,
			value: stored.value,
			alt: stored.alt,
			label
		}];
	});
	return Object.fromEntries([...written, ...others].map(({ id, value, alt = "", label }) => [id, {
		value,
		alt,
		...withLabels && { label }
	}]));
}
// ../../packages/service/src/users/web-profile/show-profile.ts
async function showProfile(user, showing) {
	const { caller, store, withLabels } = showing;
	const shownIn = await workspaceOfUser(user, caller.workspace.id, store);
	const fields = await readFields(user, store);
	return {
		...toProfile(user, {
			...showing,
			shownIn
		}),
		fields: toCustomFields(user, fields, withLabels)
	};
}
async function readFields(user, store) {
	const home = homeOf(user);
	const [scim, added] = await Promise.all([store.list(profileFields, "of_home", { home }, { limit: profileFieldNames.length }), store.list(customFields, "of_home", { home }, { limit: serviceLimits.customFields.value })]);
	return {
		scim,
		added
	};
}
export { showProfile as n, customValues as r, readFields as t };
