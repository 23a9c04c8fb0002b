import { I as findAddressed } from "./rules.js";
import { Ko as profileFieldFacts, Kt as customFields, Qn as profileFields, Qo as serviceLimits, Zn as profileFieldId, qo as profileFieldNames } from "./server.js";
// ../../packages/service/src/profile-fields/to-team-profile-field.ts
function toScimField({ name, locked, hidden }, ordering) {
	return {
		id: profileFieldId(name),
		ordering,
		field_name: name,
		label: profileFieldFacts[name].label,
		hint: "",
		type: name === "manager" ? "user" : "text",
		possible_values: null,
		options: {
			is_scim: true,
			is_protected: locked
		},
		permissions: {
			api: locked ? [] : ["user"],
			ui: !locked,
			scim: true
		},
		is_hidden: hidden,
		is_inverse: false
	};
}
function toCustomField(field, ordering) {
	const { id, name, label, hint, type, options, locked, hidden } = field;
	return {
		id,
		ordering,
		field_name: name,
		label,
		hint,
		type,
		possible_values: options === void 0 ? null : [...options],
		options: {
			is_scim: false,
			is_protected: locked
		},
		permissions: {
			api: locked ? [] : ["user"],
			ui: !locked,
			scim: false
		},
		is_hidden: hidden,
		is_inverse: false
	};
}
// ../../packages/service/src/profile-fields/team.profile.get.ts
function createTeamProfileGet({ store }) {
	return async (sent, { caller }) => {
		const addressed = await findAddressed(sent.team_id, caller, store);
		if (!addressed.ok) return addressed;
		const home = (caller.organization ?? caller.workspace).id;
		const [stored, custom] = await Promise.all([store.list(profileFields, "of_home", { home }, { limit: profileFieldNames.length }), store.list(customFields, "of_home", { home }, { limit: serviceLimits.customFields.value })]);
		const { visibility = "all" } = sent;
		const isWanted = ({ hidden }) => visibility === "all" || hidden === (visibility === "hidden");
		const written = profileFieldNames.flatMap((name) => stored.find((field) => field.name === name) ?? []).filter(isWanted);
		const added = custom.filter(isWanted).map((field, i) => toCustomField(field, written.length + i));
		return {
			ok: true,
			profile: {
				fields: [...written.map(toScimField), ...added],
				sections: []
			}
		};
	};
}
export { createTeamProfileGet };
