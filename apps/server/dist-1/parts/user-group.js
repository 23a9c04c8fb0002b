import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/user-group.ts
const userGroupPrefsShape = oncePerZod((z) => ({
	channels: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }),
	groups: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" })
}));
const userGroupPrefsSchema = oncePerZod((z) => z.strictObject(userGroupPrefsShape(z), { error: "invalid_arguments" }));
const userGroupShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	team_id: z.string({ error: "invalid_arguments" }),
	is_usergroup: z.boolean({ error: "invalid_arguments" }),
	is_subteam: z.boolean({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	description: z.string({ error: "invalid_arguments" }),
	handle: z.string({ error: "invalid_arguments" }),
	is_external: z.boolean({ error: "invalid_arguments" }),
	date_create: z.int({ error: "invalid_arguments" }),
	date_update: z.int({ error: "invalid_arguments" }),
	date_delete: z.int({ error: "invalid_arguments" }),
	auto_type: z.string({ error: "invalid_arguments" }).nullable(),
	auto_provision: z.boolean({ error: "invalid_arguments" }),
	enterprise_subteam_id: z.string({ error: "invalid_arguments" }),
	created_by: z.string({ error: "invalid_arguments" }),
	updated_by: z.string({ error: "invalid_arguments" }),
	deleted_by: z.string({ error: "invalid_arguments" }).nullable(),
	prefs: userGroupPrefsSchema(z),
	channel_count: z.int({ error: "invalid_arguments" }),
	users: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	user_count: z.int({ error: "invalid_arguments" }).exactOptional(),
	is_section: z.boolean({ error: "invalid_arguments" }),
	is_idp_group: z.boolean({ error: "invalid_arguments" })
}));
const userGroupSchema = oncePerZod((z) => z.strictObject(userGroupShape(z), { error: "invalid_arguments" }));
export { userGroupSchema as t };
