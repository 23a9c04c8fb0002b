import { Bo as messageDefaults, Co as keyOf, Fo as homeElements, Ho as modalBlocks, Hr as createRefuse, Ia as exactlyOneOf, Io as idPatterns, Ir as isActive, Kr as toBotId, La as forbiddenWhen, Ma as allOrNone, Na as atLeastOneOf, Po as homeBlocks, Pr as isForeign, Qo as serviceLimits, Qt as messages, So as hasVersion, Ua as oncePerZod, Uo as modalElements, Vo as messageElements, _o as toInstant, is as writtenSubtypes, mo as printSeconds, po as millisecondsOf, vr as reachesUser } from "./server.js";
import { An as countCharacters, Ln as toJsonPointer, Mn as memberAt, a as reopening, bt as findStanding, dn as toIdentityIcons, fn as toMessageEdit, gt as seeFile, jn as endOfCharacters, mt as isObject, o as stepOf, s as newDm, yt as findConversation } from "./rules.js";
// ../../packages/webapi-core/src/validators/issue-message.ts
function issueMessage(messages) {
	const { missing, invalid, unknownKey = invalid, noCase = invalid } = messages;
	return (issue) => {
		if (issue.input === void 0) return missing;
		if (issue.code === "unrecognized_keys") return unknownKey;
		return issue.code === "invalid_union" ? noCase : invalid;
	};
}
// ../../packages/webapi-core/src/validators/narrowed.ts
function narrowed(z, schema, members) {
	const also = z.looseObject(members);
	return schema.superRefine((value, context) => {
		const result = also.safeParse(value);
		if (result.success) return;
		for (const issue of result.error.issues) context.issues.push({
			...issue,
			input: void 0
		});
	});
}
// ../../packages/api/src/generated/webapi/types/plain-text.ts
const plainTextShape = oncePerZod((z) => ({
	type: z.enum(["plain_text"], { error: "invalid_blocks" }),
	text: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(3e3, { error: "invalid_blocks" }),
	emoji: z.boolean({ error: "invalid_blocks" }).exactOptional()
}));
const plainTextSchema = oncePerZod((z) => z.looseObject(plainTextShape(z), { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/block-option.ts
const blockOptionShape = oncePerZod((z) => ({
	text: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(75, { error: "invalid_blocks" }).exactOptional() }),
	value: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }),
	description: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(75, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	url: z.string({ error: "invalid_blocks" }).max(3e3, { error: "invalid_blocks" }).exactOptional()
}));
const blockOptionSchema = oncePerZod((z) => z.looseObject(blockOptionShape(z), { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/block-option-group.ts
const blockOptionGroupShape = oncePerZod((z) => ({
	label: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(75, { error: "invalid_blocks" }).exactOptional() }),
	options: z.array(z.lazy(() => blockOptionSchema(z)), { error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(100, { error: "invalid_blocks" })
}));
const blockOptionGroupSchema = oncePerZod((z) => z.looseObject(blockOptionGroupShape(z), { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/text-object.ts
const textObjectShape = oncePerZod((z) => ({
	type: z.enum(["plain_text", "mrkdwn"], { error: "invalid_blocks" }),
	text: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(3e3, { error: "invalid_blocks" }),
	emoji: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	verbatim: z.boolean({ error: "invalid_blocks" }).exactOptional()
}));
const textObjectSchema = oncePerZod((z) => z.looseObject(textObjectShape(z), { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/box-option.ts
const boxOptionShape = oncePerZod((z) => ({
	text: narrowed(z, textObjectSchema(z), { text: z.string({ error: "invalid_blocks" }).max(75, { error: "invalid_blocks" }).exactOptional() }),
	value: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }),
	description: narrowed(z, textObjectSchema(z), { text: z.string({ error: "invalid_blocks" }).max(75, { error: "invalid_blocks" }).exactOptional() }).exactOptional()
}));
const boxOptionSchema = oncePerZod((z) => z.looseObject(boxOptionShape(z), { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/confirmation.ts
const confirmationShape = oncePerZod((z) => ({
	title: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(100, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	text: narrowed(z, textObjectSchema(z), { text: z.string({ error: "invalid_blocks" }).max(300, { error: "invalid_blocks" }).exactOptional() }),
	confirm: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(30, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	deny: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(30, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	style: z.enum(["primary", "danger"], { error: "invalid_blocks" }).exactOptional()
}));
const confirmationSchema = oncePerZod((z) => z.looseObject(confirmationShape(z), { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/conversation-filter.ts
const conversationFilterShape = oncePerZod((z) => ({
	include: z.array(z.enum([
		"im",
		"mpim",
		"private",
		"public"
	], { error: "invalid_blocks" }), { error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).exactOptional(),
	exclude_external_shared_channels: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	exclude_bot_users: z.boolean({ error: "invalid_blocks" }).exactOptional()
}));
const conversationFilterSchema = oncePerZod((z) => z.looseObject(conversationFilterShape(z), { error: "invalid_blocks" }).superRefine(atLeastOneOf([
	"include",
	"exclude_external_shared_channels",
	"exclude_bot_users"
], "invalid_blocks")));
// ../../packages/api/src/generated/webapi/types/dispatch-config.ts
const dispatchConfigShape = oncePerZod((z) => ({ trigger_actions_on: z.array(z.enum(["on_enter_pressed", "on_character_entered"], { error: "invalid_blocks" }), { error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(2, { error: "invalid_blocks" }).exactOptional() }));
const dispatchConfigSchema = oncePerZod((z) => z.looseObject(dispatchConfigShape(z), { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/file-reference.ts
const fileReferenceShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_blocks" }).exactOptional(),
	url: z.string({ error: "invalid_blocks" }).exactOptional()
}));
const fileReferenceSchema = oncePerZod((z) => z.looseObject(fileReferenceShape(z), { error: "invalid_blocks" }).superRefine(exactlyOneOf(["id", "url"], "invalid_blocks")));
// ../../packages/api/src/generated/webapi/types/workflow-trigger.ts
const workflowInputShape = oncePerZod((z) => ({
	name: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }),
	value: z.string({ error: "invalid_blocks" }).min(0, { error: "invalid_blocks" })
}));
const workflowInputSchema = oncePerZod((z) => z.looseObject(workflowInputShape(z), { error: "invalid_blocks" }));
const workflowTriggerShape = oncePerZod((z) => ({
	url: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(3e3, { error: "invalid_blocks" }),
	customizable_input_parameters: z.array(workflowInputSchema(z), { error: "invalid_blocks" }).max(100, { error: "invalid_blocks" }).exactOptional()
}));
const workflowTriggerSchema = oncePerZod((z) => z.looseObject(workflowTriggerShape(z), { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/block-element.ts
const buttonElementShape = oncePerZod((z) => ({
	type: z.enum(["button"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	text: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(75, { error: "invalid_blocks" }).exactOptional() }),
	url: z.string({ error: "invalid_blocks" }).max(3e3, { error: "invalid_blocks" }).exactOptional(),
	value: z.string({ error: "invalid_blocks" }).max(2e3, { error: "invalid_blocks" }).exactOptional(),
	style: z.enum(["primary", "danger"], { error: "invalid_blocks" }).exactOptional(),
	accessibility_label: z.string({ error: "invalid_blocks" }).max(75, { error: "invalid_blocks" }).exactOptional()
}));
const buttonElementSchema = oncePerZod((z) => z.looseObject(buttonElementShape(z), { error: "invalid_blocks" }));
const staticSelectElementShape = oncePerZod((z) => ({
	type: z.enum(["static_select"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	placeholder: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	options: z.array(z.lazy(() => blockOptionSchema(z)), { error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(100, { error: "invalid_blocks" }).exactOptional(),
	option_groups: z.array(z.lazy(() => blockOptionGroupSchema(z)), { error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(100, { error: "invalid_blocks" }).exactOptional(),
	initial_option: blockOptionSchema(z).exactOptional()
}));
const staticSelectElementSchema = oncePerZod((z) => z.looseObject(staticSelectElementShape(z), { error: "invalid_blocks" }).superRefine(exactlyOneOf(["options", "option_groups"], "invalid_blocks")));
const multiStaticSelectElementShape = oncePerZod((z) => ({
	type: z.enum(["multi_static_select"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	placeholder: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	options: z.array(z.lazy(() => blockOptionSchema(z)), { error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(100, { error: "invalid_blocks" }).exactOptional(),
	option_groups: z.array(z.lazy(() => blockOptionGroupSchema(z)), { error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(100, { error: "invalid_blocks" }).exactOptional(),
	initial_options: z.array(z.lazy(() => blockOptionSchema(z)), { error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(100, { error: "invalid_blocks" }).exactOptional(),
	max_selected_items: z.int({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).exactOptional()
}));
const multiStaticSelectElementSchema = oncePerZod((z) => z.looseObject(multiStaticSelectElementShape(z), { error: "invalid_blocks" }).superRefine(exactlyOneOf(["options", "option_groups"], "invalid_blocks")));
const externalSelectElementShape = oncePerZod((z) => ({
	type: z.enum(["external_select"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	placeholder: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	initial_option: blockOptionSchema(z).exactOptional(),
	min_query_length: z.int({ error: "invalid_blocks" }).min(0, { error: "invalid_blocks" }).exactOptional()
}));
const externalSelectElementSchema = oncePerZod((z) => z.looseObject(externalSelectElementShape(z), { error: "invalid_blocks" }));
const multiExternalSelectElementShape = oncePerZod((z) => ({
	type: z.enum(["multi_external_select"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	placeholder: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	initial_options: z.array(z.lazy(() => blockOptionSchema(z)), { error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(100, { error: "invalid_blocks" }).exactOptional(),
	min_query_length: z.int({ error: "invalid_blocks" }).min(0, { error: "invalid_blocks" }).exactOptional(),
	max_selected_items: z.int({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).exactOptional()
}));
const multiExternalSelectElementSchema = oncePerZod((z) => z.looseObject(multiExternalSelectElementShape(z), { error: "invalid_blocks" }));
const usersSelectElementShape = oncePerZod((z) => ({
	type: z.enum(["users_select"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	placeholder: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	initial_user: z.string({ error: "invalid_blocks" }).exactOptional()
}));
const usersSelectElementSchema = oncePerZod((z) => z.looseObject(usersSelectElementShape(z), { error: "invalid_blocks" }));
const multiUsersSelectElementShape = oncePerZod((z) => ({
	type: z.enum(["multi_users_select"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	placeholder: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	initial_users: z.array(z.string({ error: "invalid_blocks" }), { error: "invalid_blocks" }).exactOptional(),
	max_selected_items: z.int({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).exactOptional()
}));
const multiUsersSelectElementSchema = oncePerZod((z) => z.looseObject(multiUsersSelectElementShape(z), { error: "invalid_blocks" }));
const conversationsSelectElementShape = oncePerZod((z) => ({
	type: z.enum(["conversations_select"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	placeholder: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	initial_conversation: z.string({ error: "invalid_blocks" }).exactOptional(),
	default_to_current_conversation: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	filter: conversationFilterSchema(z).exactOptional(),
	response_url_enabled: z.boolean({ error: "invalid_blocks" }).exactOptional()
}));
const conversationsSelectElementSchema = oncePerZod((z) => z.looseObject(conversationsSelectElementShape(z), { error: "invalid_blocks" }));
const multiConversationsSelectElementShape = oncePerZod((z) => ({
	type: z.enum(["multi_conversations_select"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	placeholder: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	initial_conversations: z.array(z.string({ error: "invalid_blocks" }), { error: "invalid_blocks" }).exactOptional(),
	default_to_current_conversation: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	filter: conversationFilterSchema(z).exactOptional(),
	max_selected_items: z.int({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).exactOptional()
}));
const multiConversationsSelectElementSchema = oncePerZod((z) => z.looseObject(multiConversationsSelectElementShape(z), { error: "invalid_blocks" }));
const channelsSelectElementShape = oncePerZod((z) => ({
	type: z.enum(["channels_select"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	placeholder: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	initial_channel: z.string({ error: "invalid_blocks" }).exactOptional(),
	response_url_enabled: z.boolean({ error: "invalid_blocks" }).exactOptional()
}));
const channelsSelectElementSchema = oncePerZod((z) => z.looseObject(channelsSelectElementShape(z), { error: "invalid_blocks" }));
const multiChannelsSelectElementShape = oncePerZod((z) => ({
	type: z.enum(["multi_channels_select"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	placeholder: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	initial_channels: z.array(z.string({ error: "invalid_blocks" }), { error: "invalid_blocks" }).exactOptional(),
	max_selected_items: z.int({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).exactOptional()
}));
const multiChannelsSelectElementSchema = oncePerZod((z) => z.looseObject(multiChannelsSelectElementShape(z), { error: "invalid_blocks" }));
const overflowElementShape = oncePerZod((z) => ({
	type: z.enum(["overflow"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	options: z.array(z.lazy(() => blockOptionSchema(z)), { error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(5, { error: "invalid_blocks" })
}));
const overflowElementSchema = oncePerZod((z) => z.looseObject(overflowElementShape(z), { error: "invalid_blocks" }));
const checkboxesElementShape = oncePerZod((z) => ({
	type: z.enum(["checkboxes"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	options: z.array(z.lazy(() => boxOptionSchema(z)), { error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(10, { error: "invalid_blocks" }),
	initial_options: z.array(z.lazy(() => boxOptionSchema(z)), { error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(10, { error: "invalid_blocks" }).exactOptional()
}));
const checkboxesElementSchema = oncePerZod((z) => z.looseObject(checkboxesElementShape(z), { error: "invalid_blocks" }));
const radioButtonsElementShape = oncePerZod((z) => ({
	type: z.enum(["radio_buttons"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	options: z.array(z.lazy(() => boxOptionSchema(z)), { error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(10, { error: "invalid_blocks" }),
	initial_option: boxOptionSchema(z).exactOptional()
}));
const radioButtonsElementSchema = oncePerZod((z) => z.looseObject(radioButtonsElementShape(z), { error: "invalid_blocks" }));
const datePickerElementShape = oncePerZod((z) => ({
	type: z.enum(["datepicker"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	initial_date: z.string({ error: "invalid_blocks" }).regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/u, { error: "invalid_blocks" }).exactOptional(),
	placeholder: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }).exactOptional() }).exactOptional()
}));
const datePickerElementSchema = oncePerZod((z) => z.looseObject(datePickerElementShape(z), { error: "invalid_blocks" }));
const timePickerElementShape = oncePerZod((z) => ({
	type: z.enum(["timepicker"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	initial_time: z.string({ error: "invalid_blocks" }).regex(/^([01]\d|2[0-3]):[0-5]\d$/u, { error: "invalid_blocks" }).exactOptional(),
	timezone: z.string({ error: "invalid_blocks" }).exactOptional(),
	placeholder: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }).exactOptional() }).exactOptional()
}));
const timePickerElementSchema = oncePerZod((z) => z.looseObject(timePickerElementShape(z), { error: "invalid_blocks" }));
const dateTimePickerElementShape = oncePerZod((z) => ({
	type: z.enum(["datetimepicker"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	initial_date_time: z.int({ error: "invalid_blocks" }).min(1e9, { error: "invalid_blocks" }).max(9999999999, { error: "invalid_blocks" }).exactOptional()
}));
const dateTimePickerElementSchema = oncePerZod((z) => z.looseObject(dateTimePickerElementShape(z), { error: "invalid_blocks" }));
const plainTextInputElementShape = oncePerZod((z) => ({
	type: z.enum(["plain_text_input"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	placeholder: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	initial_value: z.string({ error: "invalid_blocks" }).exactOptional(),
	multiline: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	min_length: z.int({ error: "invalid_blocks" }).min(0, { error: "invalid_blocks" }).max(3e3, { error: "invalid_blocks" }).exactOptional(),
	max_length: z.int({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(3e3, { error: "invalid_blocks" }).exactOptional(),
	dispatch_action_config: dispatchConfigSchema(z).exactOptional()
}));
const plainTextInputElementSchema = oncePerZod((z) => z.looseObject(plainTextInputElementShape(z), { error: "invalid_blocks" }));
const addressInputElementShape = oncePerZod((z) => ({
	type: z.enum(["email_text_input", "url_text_input"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	placeholder: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	initial_value: z.string({ error: "invalid_blocks" }).exactOptional(),
	dispatch_action_config: dispatchConfigSchema(z).exactOptional()
}));
const addressInputElementSchema = oncePerZod((z) => z.looseObject(addressInputElementShape(z), { error: "invalid_blocks" }));
const richTextInputElementShape = oncePerZod((z) => ({
	type: z.enum(["rich_text_input"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	placeholder: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	initial_value: narrowed(z, z.lazy(() => blockSchema(z)), { type: z.enum(["rich_text"], { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	dispatch_action_config: dispatchConfigSchema(z).exactOptional()
}));
const richTextInputElementSchema = oncePerZod((z) => z.looseObject(richTextInputElementShape(z), { error: "invalid_blocks" }));
const numberInputElementShape = oncePerZod((z) => ({
	type: z.enum(["number_input"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	placeholder: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	is_decimal_allowed: z.boolean({ error: "invalid_blocks" }),
	initial_value: z.string({ error: "invalid_blocks" }).exactOptional(),
	min_value: z.string({ error: "invalid_blocks" }).exactOptional(),
	max_value: z.string({ error: "invalid_blocks" }).exactOptional(),
	dispatch_action_config: dispatchConfigSchema(z).exactOptional()
}));
const numberInputElementSchema = oncePerZod((z) => z.looseObject(numberInputElementShape(z), { error: "invalid_blocks" }));
const fileInputElementShape = oncePerZod((z) => ({
	type: z.enum(["file_input"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	filetypes: z.array(z.string({ error: "invalid_blocks" }), { error: "invalid_blocks" }).exactOptional(),
	max_files: z.int({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(10, { error: "invalid_blocks" }).exactOptional()
}));
const fileInputElementSchema = oncePerZod((z) => z.looseObject(fileInputElementShape(z), { error: "invalid_blocks" }));
const imageElementShape = oncePerZod((z) => ({
	type: z.enum(["image"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	alt_text: z.string({ error: "invalid_blocks" }).max(2e3, { error: "invalid_blocks" }),
	image_url: z.string({ error: "invalid_blocks" }).max(3e3, { error: "invalid_blocks" }).exactOptional(),
	svc_file: fileReferenceSchema(z).exactOptional()
}));
const imageElementSchema = oncePerZod((z) => z.looseObject(imageElementShape(z), { error: "invalid_blocks" }).superRefine(exactlyOneOf(["image_url", "svc_file"], "invalid_blocks")));
const startedWorkflowShape = oncePerZod((z) => ({ trigger: workflowTriggerSchema(z) }));
const startedWorkflowSchema = oncePerZod((z) => z.looseObject(startedWorkflowShape(z), { error: "invalid_blocks" }));
const workflowButtonElementShape = oncePerZod((z) => ({
	type: z.enum(["workflow_button"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional(),
	focus_on_load: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	text: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(75, { error: "invalid_blocks" }).exactOptional() }),
	workflow: startedWorkflowSchema(z),
	style: z.enum(["primary", "danger"], { error: "invalid_blocks" }).exactOptional(),
	accessibility_label: z.string({ error: "invalid_blocks" }).max(75, { error: "invalid_blocks" }).exactOptional()
}));
const workflowButtonElementSchema = oncePerZod((z) => z.looseObject(workflowButtonElementShape(z), { error: "invalid_blocks" }));
const blockElementSchema = oncePerZod((z) => z.discriminatedUnion("type", [
	buttonElementSchema(z),
	staticSelectElementSchema(z),
	multiStaticSelectElementSchema(z),
	externalSelectElementSchema(z),
	multiExternalSelectElementSchema(z),
	usersSelectElementSchema(z),
	multiUsersSelectElementSchema(z),
	conversationsSelectElementSchema(z),
	multiConversationsSelectElementSchema(z),
	channelsSelectElementSchema(z),
	multiChannelsSelectElementSchema(z),
	overflowElementSchema(z),
	checkboxesElementSchema(z),
	radioButtonsElementSchema(z),
	datePickerElementSchema(z),
	timePickerElementSchema(z),
	dateTimePickerElementSchema(z),
	plainTextInputElementSchema(z),
	addressInputElementSchema(z),
	richTextInputElementSchema(z),
	numberInputElementSchema(z),
	fileInputElementSchema(z),
	imageElementSchema(z),
	workflowButtonElementSchema(z)
], { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/feedback-button.ts
const feedbackButtonShape = oncePerZod((z) => ({
	text: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(75, { error: "invalid_blocks" }).exactOptional() }),
	value: z.string({ error: "invalid_blocks" }).max(2e3, { error: "invalid_blocks" }),
	accessibility_label: z.string({ error: "invalid_blocks" }).max(75, { error: "invalid_blocks" }).exactOptional()
}));
const feedbackButtonSchema = oncePerZod((z) => z.looseObject(feedbackButtonShape(z), { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/context-actions-element.ts
const feedbackButtonsElementShape = oncePerZod((z) => ({
	type: z.enum(["feedback_buttons"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	positive_button: feedbackButtonSchema(z),
	negative_button: feedbackButtonSchema(z)
}));
const feedbackButtonsElementSchema = oncePerZod((z) => z.looseObject(feedbackButtonsElementShape(z), { error: "invalid_blocks" }));
const iconButtonElementShape = oncePerZod((z) => ({
	type: z.enum(["icon_button"], { error: "invalid_blocks" }),
	action_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	icon: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }),
	text: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(75, { error: "invalid_blocks" }).exactOptional() }),
	value: z.string({ error: "invalid_blocks" }).max(2e3, { error: "invalid_blocks" }).exactOptional(),
	accessibility_label: z.string({ error: "invalid_blocks" }).max(75, { error: "invalid_blocks" }).exactOptional(),
	visible_to_user_ids: z.array(z.string({ error: "invalid_blocks" }), { error: "invalid_blocks" }).max(10, { error: "invalid_blocks" }).exactOptional(),
	confirm: confirmationSchema(z).exactOptional()
}));
const iconButtonElementSchema = oncePerZod((z) => z.looseObject(iconButtonElementShape(z), { error: "invalid_blocks" }));
const contextActionsElementSchema = oncePerZod((z) => z.discriminatedUnion("type", [feedbackButtonsElementSchema(z), iconButtonElementSchema(z)], { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/context-element.ts
const contextImageShape = oncePerZod((z) => ({
	type: z.enum(["image"], { error: "invalid_blocks" }),
	alt_text: z.string({ error: "invalid_blocks" }).max(2e3, { error: "invalid_blocks" }),
	image_url: z.string({ error: "invalid_blocks" }).max(3e3, { error: "invalid_blocks" }).exactOptional(),
	svc_file: fileReferenceSchema(z).exactOptional()
}));
const contextImageSchema = oncePerZod((z) => z.looseObject(contextImageShape(z), { error: "invalid_blocks" }).superRefine(exactlyOneOf(["image_url", "svc_file"], "invalid_blocks")));
const contextTextShape = oncePerZod((z) => ({
	type: z.enum(["plain_text", "mrkdwn"], { error: "invalid_blocks" }),
	text: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(3e3, { error: "invalid_blocks" }),
	emoji: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	verbatim: z.boolean({ error: "invalid_blocks" }).exactOptional()
}));
const contextTextSchema = oncePerZod((z) => z.looseObject(contextTextShape(z), { error: "invalid_blocks" }));
const contextElementSchema = oncePerZod((z) => z.discriminatedUnion("type", [contextImageSchema(z), contextTextSchema(z)], { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/rich-text-leaf.ts
const richTextTextShape = oncePerZod((z) => ({
	type: z.enum(["text"], { error: "invalid_blocks" }),
	style: z.record(z.string(), z.unknown(), { error: "invalid_blocks" }).exactOptional(),
	text: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" })
}));
const richTextTextSchema = oncePerZod((z) => z.looseObject(richTextTextShape(z), { error: "invalid_blocks" }));
const richTextLinkShape = oncePerZod((z) => ({
	type: z.enum(["link"], { error: "invalid_blocks" }),
	style: z.record(z.string(), z.unknown(), { error: "invalid_blocks" }).exactOptional(),
	url: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }),
	text: z.string({ error: "invalid_blocks" }).exactOptional()
}));
const richTextLinkSchema = oncePerZod((z) => z.looseObject(richTextLinkShape(z), { error: "invalid_blocks" }));
const richTextUserShape = oncePerZod((z) => ({
	type: z.enum(["user"], { error: "invalid_blocks" }),
	style: z.record(z.string(), z.unknown(), { error: "invalid_blocks" }).exactOptional(),
	user_id: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" })
}));
const richTextUserSchema = oncePerZod((z) => z.looseObject(richTextUserShape(z), { error: "invalid_blocks" }));
const richTextUsergroupShape = oncePerZod((z) => ({
	type: z.enum(["usergroup"], { error: "invalid_blocks" }),
	style: z.record(z.string(), z.unknown(), { error: "invalid_blocks" }).exactOptional(),
	usergroup_id: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" })
}));
const richTextUsergroupSchema = oncePerZod((z) => z.looseObject(richTextUsergroupShape(z), { error: "invalid_blocks" }));
const richTextChannelShape = oncePerZod((z) => ({
	type: z.enum(["channel"], { error: "invalid_blocks" }),
	style: z.record(z.string(), z.unknown(), { error: "invalid_blocks" }).exactOptional(),
	channel_id: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" })
}));
const richTextChannelSchema = oncePerZod((z) => z.looseObject(richTextChannelShape(z), { error: "invalid_blocks" }));
const richTextEmojiShape = oncePerZod((z) => ({
	type: z.enum(["emoji"], { error: "invalid_blocks" }),
	style: z.record(z.string(), z.unknown(), { error: "invalid_blocks" }).exactOptional(),
	name: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" })
}));
const richTextEmojiSchema = oncePerZod((z) => z.looseObject(richTextEmojiShape(z), { error: "invalid_blocks" }));
const richTextBroadcastShape = oncePerZod((z) => ({
	type: z.enum(["broadcast"], { error: "invalid_blocks" }),
	style: z.record(z.string(), z.unknown(), { error: "invalid_blocks" }).exactOptional(),
	range: z.enum([
		"here",
		"channel",
		"everyone"
	], { error: "invalid_blocks" })
}));
const richTextBroadcastSchema = oncePerZod((z) => z.looseObject(richTextBroadcastShape(z), { error: "invalid_blocks" }));
const richTextColorShape = oncePerZod((z) => ({
	type: z.enum(["color"], { error: "invalid_blocks" }),
	style: z.record(z.string(), z.unknown(), { error: "invalid_blocks" }).exactOptional(),
	value: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" })
}));
const richTextColorSchema = oncePerZod((z) => z.looseObject(richTextColorShape(z), { error: "invalid_blocks" }));
const richTextDateShape = oncePerZod((z) => ({
	type: z.enum(["date"], { error: "invalid_blocks" }),
	style: z.record(z.string(), z.unknown(), { error: "invalid_blocks" }).exactOptional(),
	timestamp: z.int({ error: "invalid_blocks" }),
	format: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" })
}));
const richTextDateSchema = oncePerZod((z) => z.looseObject(richTextDateShape(z), { error: "invalid_blocks" }));
const richTextTeamShape = oncePerZod((z) => ({
	type: z.enum(["team"], { error: "invalid_blocks" }),
	style: z.record(z.string(), z.unknown(), { error: "invalid_blocks" }).exactOptional(),
	team_id: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" })
}));
const richTextTeamSchema = oncePerZod((z) => z.looseObject(richTextTeamShape(z), { error: "invalid_blocks" }));
const richTextLeafSchema = oncePerZod((z) => z.discriminatedUnion("type", [
	richTextTextSchema(z),
	richTextLinkSchema(z),
	richTextUserSchema(z),
	richTextUsergroupSchema(z),
	richTextChannelSchema(z),
	richTextEmojiSchema(z),
	richTextBroadcastSchema(z),
	richTextColorSchema(z),
	richTextDateSchema(z),
	richTextTeamSchema(z)
], { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/rich-text-section.ts
const richTextSectionShape = oncePerZod((z) => ({
	type: z.enum(["rich_text_section"], { error: "invalid_blocks" }),
	elements: z.array(z.lazy(() => richTextLeafSchema(z)), { error: "invalid_blocks" })
}));
const richTextSectionSchema = oncePerZod((z) => z.looseObject(richTextSectionShape(z), { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/rich-text-element.ts
const richTextRunShape = oncePerZod((z) => ({
	type: z.enum([
		"rich_text_section",
		"rich_text_preformatted",
		"rich_text_quote"
	], { error: "invalid_blocks" }),
	elements: z.array(z.lazy(() => richTextLeafSchema(z)), { error: "invalid_blocks" }),
	border: z.int({ error: "invalid_blocks" }).min(0, { error: "invalid_blocks" }).max(1, { error: "invalid_blocks" }).exactOptional()
}));
const richTextRunSchema = oncePerZod((z) => z.looseObject(richTextRunShape(z), { error: "invalid_blocks" }));
const richTextListShape = oncePerZod((z) => ({
	type: z.enum(["rich_text_list"], { error: "invalid_blocks" }),
	elements: z.array(z.lazy(() => richTextSectionSchema(z)), { error: "invalid_blocks" }),
	style: z.enum(["bullet", "ordered"], { error: "invalid_blocks" }),
	indent: z.int({ error: "invalid_blocks" }).min(0, { error: "invalid_blocks" }).max(8, { error: "invalid_blocks" }).exactOptional(),
	border: z.int({ error: "invalid_blocks" }).min(0, { error: "invalid_blocks" }).max(1, { error: "invalid_blocks" }).exactOptional(),
	offset: z.int({ error: "invalid_blocks" }).min(0, { error: "invalid_blocks" }).exactOptional()
}));
const richTextListSchema = oncePerZod((z) => z.looseObject(richTextListShape(z), { error: "invalid_blocks" }));
const richTextElementSchema = oncePerZod((z) => z.discriminatedUnion("type", [richTextRunSchema(z), richTextListSchema(z)], { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/table-cell.ts
const textCellShape = oncePerZod((z) => ({
	type: z.enum(["raw_text"], { error: "invalid_blocks" }),
	text: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" })
}));
const textCellSchema = oncePerZod((z) => z.looseObject(textCellShape(z), { error: "invalid_blocks" }));
const numberCellShape = oncePerZod((z) => ({
	type: z.enum(["raw_number"], { error: "invalid_blocks" }),
	value: z.number({ error: "invalid_blocks" }),
	text: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).exactOptional()
}));
const numberCellSchema = oncePerZod((z) => z.looseObject(numberCellShape(z), { error: "invalid_blocks" }));
const richTextCellShape = oncePerZod((z) => ({
	type: z.enum(["rich_text"], { error: "invalid_blocks" }),
	elements: z.array(z.lazy(() => richTextElementSchema(z)), { error: "invalid_blocks" })
}));
const richTextCellSchema = oncePerZod((z) => z.looseObject(richTextCellShape(z), { error: "invalid_blocks" }));
const tableCellSchema = oncePerZod((z) => z.discriminatedUnion("type", [
	textCellSchema(z),
	numberCellSchema(z),
	richTextCellSchema(z)
], { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/data-table-row.ts
const dataTableRowSchema = oncePerZod((z) => z.array(z.lazy(() => tableCellSchema(z)), { error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(20, { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/task-status.ts
const taskStatusSchema = oncePerZod((z) => z.enum([
	"pending",
	"in_progress",
	"complete",
	"error"
], { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/url-source.ts
const urlSourceShape = oncePerZod((z) => ({
	type: z.enum(["url"], { error: "invalid_blocks" }),
	url: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(3e3, { error: "invalid_blocks" }),
	text: z.string({ error: "invalid_blocks" })
}));
const urlSourceSchema = oncePerZod((z) => z.looseObject(urlSourceShape(z), { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/plan-task.ts
const planTaskShape = oncePerZod((z) => ({
	type: z.enum(["task_card"], { error: "invalid_blocks" }).exactOptional(),
	block_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	task_id: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }),
	title: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }),
	status: taskStatusSchema(z).exactOptional(),
	details: narrowed(z, z.lazy(() => blockSchema(z)), { type: z.enum(["rich_text"], { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	output: narrowed(z, z.lazy(() => blockSchema(z)), { type: z.enum(["rich_text"], { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	sources: z.array(z.lazy(() => urlSourceSchema(z)), { error: "invalid_blocks" }).exactOptional()
}));
const planTaskSchema = oncePerZod((z) => z.looseObject(planTaskShape(z), { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/table-row.ts
const tableRowSchema = oncePerZod((z) => z.array(z.lazy(() => tableCellSchema(z)), { error: "invalid_blocks" }).max(20, { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/block.ts
const sectionBlockShape = oncePerZod((z) => ({
	type: z.enum(["section"], { error: "invalid_blocks" }),
	block_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	text: textObjectSchema(z).exactOptional(),
	fields: z.array(z.lazy(() => narrowed(z, textObjectSchema(z), { text: z.string({ error: "invalid_blocks" }).max(2e3, { error: "invalid_blocks" }).exactOptional() })), { error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(10, { error: "invalid_blocks" }).exactOptional(),
	accessory: narrowed(z, z.lazy(() => blockElementSchema(z)), { type: z.enum([
		"button",
		"checkboxes",
		"datepicker",
		"image",
		"overflow",
		"radio_buttons",
		"timepicker",
		"workflow_button",
		"static_select",
		"external_select",
		"users_select",
		"conversations_select",
		"channels_select",
		"multi_static_select",
		"multi_external_select",
		"multi_users_select",
		"multi_conversations_select",
		"multi_channels_select"
	], { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	expand: z.boolean({ error: "invalid_blocks" }).exactOptional()
}));
const sectionBlockSchema = oncePerZod((z) => z.looseObject(sectionBlockShape(z), { error: "invalid_blocks" }).superRefine(atLeastOneOf(["text", "fields"], "invalid_blocks")));
const dividerBlockShape = oncePerZod((z) => ({
	type: z.enum(["divider"], { error: "invalid_blocks" }),
	block_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional()
}));
const dividerBlockSchema = oncePerZod((z) => z.looseObject(dividerBlockShape(z), { error: "invalid_blocks" }));
const headerBlockShape = oncePerZod((z) => ({
	type: z.enum(["header"], { error: "invalid_blocks" }),
	block_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	text: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }).exactOptional() })
}));
const headerBlockSchema = oncePerZod((z) => z.looseObject(headerBlockShape(z), { error: "invalid_blocks" }));
const imageBlockShape = oncePerZod((z) => ({
	type: z.enum(["image"], { error: "invalid_blocks" }),
	block_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	alt_text: z.string({ error: "invalid_blocks" }).max(2e3, { error: "invalid_blocks" }),
	image_url: z.string({ error: "invalid_blocks" }).max(3e3, { error: "invalid_blocks" }).exactOptional(),
	svc_file: fileReferenceSchema(z).exactOptional(),
	title: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(2e3, { error: "invalid_blocks" }).exactOptional() }).exactOptional()
}));
const imageBlockSchema = oncePerZod((z) => z.looseObject(imageBlockShape(z), { error: "invalid_blocks" }).superRefine(exactlyOneOf(["image_url", "svc_file"], "invalid_blocks")));
const contextBlockShape = oncePerZod((z) => ({
	type: z.enum(["context"], { error: "invalid_blocks" }),
	block_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	elements: z.array(z.lazy(() => contextElementSchema(z)), { error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(10, { error: "invalid_blocks" })
}));
const contextBlockSchema = oncePerZod((z) => z.looseObject(contextBlockShape(z), { error: "invalid_blocks" }));
const contextActionsBlockShape = oncePerZod((z) => ({
	type: z.enum(["context_actions"], { error: "invalid_blocks" }),
	block_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	elements: z.array(z.lazy(() => contextActionsElementSchema(z)), { error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(5, { error: "invalid_blocks" })
}));
const contextActionsBlockSchema = oncePerZod((z) => z.looseObject(contextActionsBlockShape(z), { error: "invalid_blocks" }));
const actionsBlockShape = oncePerZod((z) => ({
	type: z.enum(["actions"], { error: "invalid_blocks" }),
	block_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	elements: z.array(z.lazy(() => narrowed(z, z.lazy(() => blockElementSchema(z)), { type: z.enum([
		"button",
		"checkboxes",
		"datepicker",
		"datetimepicker",
		"overflow",
		"radio_buttons",
		"timepicker",
		"workflow_button",
		"static_select",
		"external_select",
		"users_select",
		"conversations_select",
		"channels_select",
		"multi_static_select",
		"multi_external_select",
		"multi_users_select",
		"multi_conversations_select",
		"multi_channels_select"
	], { error: "invalid_blocks" }).exactOptional() })), { error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(25, { error: "invalid_blocks" })
}));
const actionsBlockSchema = oncePerZod((z) => z.looseObject(actionsBlockShape(z), { error: "invalid_blocks" }));
const inputBlockShape = oncePerZod((z) => ({
	type: z.enum(["input"], { error: "invalid_blocks" }),
	block_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	label: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(2e3, { error: "invalid_blocks" }).exactOptional() }),
	element: narrowed(z, z.lazy(() => blockElementSchema(z)), { type: z.enum([
		"checkboxes",
		"datepicker",
		"datetimepicker",
		"email_text_input",
		"file_input",
		"number_input",
		"plain_text_input",
		"radio_buttons",
		"rich_text_input",
		"timepicker",
		"url_text_input",
		"static_select",
		"external_select",
		"users_select",
		"conversations_select",
		"channels_select",
		"multi_static_select",
		"multi_external_select",
		"multi_users_select",
		"multi_conversations_select",
		"multi_channels_select"
	], { error: "invalid_blocks" }).exactOptional() }),
	hint: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(2e3, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	optional: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	dispatch_action: z.boolean({ error: "invalid_blocks" }).exactOptional()
}));
const inputBlockSchema = oncePerZod((z) => z.looseObject(inputBlockShape(z), { error: "invalid_blocks" }));
const fileBlockShape = oncePerZod((z) => ({
	type: z.enum(["file"], { error: "invalid_blocks" }),
	block_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	external_id: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }),
	source: z.enum(["remote"], { error: "invalid_blocks" })
}));
const fileBlockSchema = oncePerZod((z) => z.looseObject(fileBlockShape(z), { error: "invalid_blocks" }));
const richTextBlockShape = oncePerZod((z) => ({
	type: z.enum(["rich_text"], { error: "invalid_blocks" }),
	block_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	elements: z.array(z.lazy(() => richTextElementSchema(z)), { error: "invalid_blocks" })
}));
const richTextBlockSchema = oncePerZod((z) => z.looseObject(richTextBlockShape(z), { error: "invalid_blocks" }));
const markdownBlockShape = oncePerZod((z) => ({
	type: z.enum(["markdown"], { error: "invalid_blocks" }),
	block_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	text: z.string({ error: "invalid_blocks" }).max(12e3, { error: "invalid_blocks" })
}));
const markdownBlockSchema = oncePerZod((z) => z.looseObject(markdownBlockShape(z), { error: "invalid_blocks" }));
const tableColumnShape = oncePerZod((z) => ({
	align: z.enum([
		"left",
		"center",
		"right"
	], { error: "invalid_blocks" }).exactOptional(),
	is_wrapped: z.boolean({ error: "invalid_blocks" }).exactOptional()
}));
const tableColumnSchema = oncePerZod((z) => z.looseObject(tableColumnShape(z), { error: "invalid_blocks" }));
const tableBlockShape = oncePerZod((z) => ({
	type: z.enum(["table"], { error: "invalid_blocks" }),
	block_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	rows: z.array(z.lazy(() => tableRowSchema(z)), { error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(100, { error: "invalid_blocks" }),
	column_settings: z.array(tableColumnSchema(z), { error: "invalid_blocks" }).max(20, { error: "invalid_blocks" }).exactOptional()
}));
const tableBlockSchema = oncePerZod((z) => z.looseObject(tableBlockShape(z), { error: "invalid_blocks" }));
const dataTableBlockShape = oncePerZod((z) => ({
	type: z.enum(["data_table"], { error: "invalid_blocks" }),
	block_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	caption: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }),
	rows: z.array(z.lazy(() => dataTableRowSchema(z)), { error: "invalid_blocks" }).min(2, { error: "invalid_blocks" }).max(201, { error: "invalid_blocks" }),
	page_size: z.int({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(100, { error: "invalid_blocks" }).exactOptional(),
	row_header_column_index: z.int({ error: "invalid_blocks" }).min(0, { error: "invalid_blocks" }).exactOptional()
}));
const dataTableBlockSchema = oncePerZod((z) => z.looseObject(dataTableBlockShape(z), { error: "invalid_blocks" }));
const videoBlockShape = oncePerZod((z) => ({
	type: z.enum(["video"], { error: "invalid_blocks" }),
	block_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	alt_text: z.string({ error: "invalid_blocks" }),
	title: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(200, { error: "invalid_blocks" }).exactOptional() }),
	title_url: z.string({ error: "invalid_blocks" }).max(3e3, { error: "invalid_blocks" }).exactOptional(),
	description: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(200, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	author_name: z.string({ error: "invalid_blocks" }).max(50, { error: "invalid_blocks" }).exactOptional(),
	provider_name: z.string({ error: "invalid_blocks" }).max(50, { error: "invalid_blocks" }).exactOptional(),
	provider_icon_url: z.string({ error: "invalid_blocks" }).max(3e3, { error: "invalid_blocks" }).exactOptional(),
	thumbnail_url: z.string({ error: "invalid_blocks" }).max(3e3, { error: "invalid_blocks" }),
	video_url: z.string({ error: "invalid_blocks" }).max(3e3, { error: "invalid_blocks" })
}));
const videoBlockSchema = oncePerZod((z) => z.looseObject(videoBlockShape(z), { error: "invalid_blocks" }));
const alertBlockShape = oncePerZod((z) => ({
	type: z.enum(["alert"], { error: "invalid_blocks" }),
	block_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	text: narrowed(z, textObjectSchema(z), { text: z.string({ error: "invalid_blocks" }).max(200, { error: "invalid_blocks" }).exactOptional() }),
	level: z.enum([
		"default",
		"info",
		"warning",
		"error",
		"success"
	], { error: "invalid_blocks" }).exactOptional()
}));
const alertBlockSchema = oncePerZod((z) => z.looseObject(alertBlockShape(z), { error: "invalid_blocks" }));
const cardBlockShape = oncePerZod((z) => ({
	type: z.enum(["card"], { error: "invalid_blocks" }),
	block_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	hero_image: narrowed(z, z.lazy(() => blockElementSchema(z)), { type: z.enum(["image"], { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	icon: narrowed(z, z.lazy(() => blockElementSchema(z)), { type: z.enum(["image"], { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	title: narrowed(z, textObjectSchema(z), { text: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	subtitle: narrowed(z, textObjectSchema(z), { text: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	body: narrowed(z, textObjectSchema(z), { text: z.string({ error: "invalid_blocks" }).max(200, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	subtext: narrowed(z, textObjectSchema(z), { text: z.string({ error: "invalid_blocks" }).max(200, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	actions: z.array(z.lazy(() => narrowed(z, z.lazy(() => blockElementSchema(z)), { type: z.enum(["button"], { error: "invalid_blocks" }).exactOptional() })), { error: "invalid_blocks" }).max(3, { error: "invalid_blocks" }).exactOptional()
}));
const cardBlockSchema = oncePerZod((z) => z.looseObject(cardBlockShape(z), { error: "invalid_blocks" }).superRefine(atLeastOneOf([
	"title",
	"hero_image",
	"body",
	"actions"
], "invalid_blocks")));
const carouselBlockShape = oncePerZod((z) => ({
	type: z.enum(["carousel"], { error: "invalid_blocks" }),
	block_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	elements: z.array(z.lazy(() => narrowed(z, z.lazy(() => blockSchema(z)), { type: z.enum(["card"], { error: "invalid_blocks" }).exactOptional() })), { error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(10, { error: "invalid_blocks" })
}));
const carouselBlockSchema = oncePerZod((z) => z.looseObject(carouselBlockShape(z), { error: "invalid_blocks" }));
const containerBlockShape = oncePerZod((z) => ({
	type: z.enum(["container"], { error: "invalid_blocks" }),
	block_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	title: narrowed(z, plainTextSchema(z), { text: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	rich_text_title: narrowed(z, z.lazy(() => blockSchema(z)), { type: z.enum(["rich_text"], { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	subtitle: narrowed(z, textObjectSchema(z), { text: z.string({ error: "invalid_blocks" }).max(150, { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	child_blocks: z.array(z.lazy(() => narrowed(z, z.lazy(() => blockSchema(z)), { type: z.enum([
		"actions",
		"context",
		"divider",
		"file",
		"header",
		"image",
		"input",
		"rich_text",
		"section",
		"table",
		"video"
	], { error: "invalid_blocks" }).exactOptional() })), { error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }).max(10, { error: "invalid_blocks" }),
	icon: narrowed(z, z.lazy(() => blockElementSchema(z)), { type: z.enum(["image"], { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	width: z.enum([
		"narrow",
		"standard",
		"wide",
		"full"
	], { error: "invalid_blocks" }).exactOptional(),
	is_collapsible: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	default_collapsed: z.boolean({ error: "invalid_blocks" }).exactOptional(),
	has_header_divider: z.boolean({ error: "invalid_blocks" }).exactOptional()
}));
const containerBlockSchema = oncePerZod((z) => z.looseObject(containerBlockShape(z), { error: "invalid_blocks" }).superRefine(atLeastOneOf(["title", "rich_text_title"], "invalid_blocks")));
const taskCardBlockShape = oncePerZod((z) => ({
	type: z.enum(["task_card"], { error: "invalid_blocks" }),
	block_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	task_id: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }),
	title: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }),
	status: taskStatusSchema(z).exactOptional(),
	details: narrowed(z, z.lazy(() => blockSchema(z)), { type: z.enum(["rich_text"], { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	output: narrowed(z, z.lazy(() => blockSchema(z)), { type: z.enum(["rich_text"], { error: "invalid_blocks" }).exactOptional() }).exactOptional(),
	sources: z.array(z.lazy(() => urlSourceSchema(z)), { error: "invalid_blocks" }).exactOptional()
}));
const taskCardBlockSchema = oncePerZod((z) => z.looseObject(taskCardBlockShape(z), { error: "invalid_blocks" }));
const planBlockShape = oncePerZod((z) => ({
	type: z.enum(["plan"], { error: "invalid_blocks" }),
	block_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	title: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" }),
	tasks: z.array(z.lazy(() => planTaskSchema(z)), { error: "invalid_blocks" }).max(50, { error: "invalid_blocks" }).exactOptional()
}));
const planBlockSchema = oncePerZod((z) => z.looseObject(planBlockShape(z), { error: "invalid_blocks" }));
const callBlockShape = oncePerZod((z) => ({
	type: z.enum(["call"], { error: "invalid_blocks" }),
	block_id: z.string({ error: "invalid_blocks" }).max(255, { error: "invalid_blocks" }).exactOptional(),
	call_id: z.string({ error: "invalid_blocks" }).min(1, { error: "invalid_blocks" })
}));
const callBlockSchema = oncePerZod((z) => z.looseObject(callBlockShape(z), { error: "invalid_blocks" }));
const blockSchema = oncePerZod((z) => z.discriminatedUnion("type", [
	sectionBlockSchema(z),
	dividerBlockSchema(z),
	headerBlockSchema(z),
	imageBlockSchema(z),
	contextBlockSchema(z),
	contextActionsBlockSchema(z),
	actionsBlockSchema(z),
	inputBlockSchema(z),
	fileBlockSchema(z),
	richTextBlockSchema(z),
	markdownBlockSchema(z),
	tableBlockSchema(z),
	dataTableBlockSchema(z),
	videoBlockSchema(z),
	alertBlockSchema(z),
	cardBlockSchema(z),
	carouselBlockSchema(z),
	containerBlockSchema(z),
	taskCardBlockSchema(z),
	planBlockSchema(z),
	callBlockSchema(z)
], { error: "invalid_blocks" }));
// ../../packages/api/src/generated/webapi/types/attachment.ts
const attachmentShape = oncePerZod((z) => ({
	id: z.int({ error: "invalid_attachments" }).exactOptional(),
	fallback: z.string({ error: "invalid_attachments" }).exactOptional(),
	text: z.string({ error: "invalid_attachments" }).exactOptional(),
	title: z.unknown().exactOptional(),
	fields: z.unknown().exactOptional(),
	from_url: z.string({ error: "invalid_attachments" }).exactOptional(),
	blocks: z.array(z.lazy(() => blockSchema(z)), { error: "invalid_blocks" }).max(50, { error: "invalid_blocks" }).exactOptional()
}));
const attachmentSchema = oncePerZod((z) => z.looseObject(attachmentShape(z), { error: "invalid_attachments" }).superRefine(forbiddenWhen(["title", "fields"], { blocks: "present" }, "invalid_attachments")));
// ../../packages/api/src/generated/webapi/types/message-entity.ts
const entityReferenceShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_metadata_schema" }).min(1, { error: "invalid_metadata_schema" }),
	type: z.string({ error: "invalid_metadata_schema" }).exactOptional()
}));
const entityReferenceSchema = oncePerZod((z) => z.looseObject(entityReferenceShape(z), { error: "invalid_metadata_schema" }));
const messageEntityShape = oncePerZod((z) => ({
	entity_type: z.string({ error: "invalid_metadata_schema" }).min(1, { error: "invalid_metadata_schema" }),
	url: z.string({ error: "invalid_metadata_schema" }).min(1, { error: "invalid_metadata_schema" }),
	external_ref: entityReferenceSchema(z),
	entity_payload: z.record(z.string(), z.unknown(), { error: "invalid_metadata_schema" }).exactOptional(),
	app_unfurl_url: z.string({ error: "invalid_metadata_schema" }).exactOptional()
}));
const messageEntitySchema = oncePerZod((z) => z.looseObject(messageEntityShape(z), { error: "invalid_metadata_schema" }));
// ../../packages/api/src/generated/webapi/types/identity-icons.ts
const identityIconsShape = oncePerZod((z) => ({
	emoji: z.string({ error: "invalid_arguments" }).exactOptional(),
	image_64: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const identityIconsSchema = oncePerZod((z) => z.strictObject(identityIconsShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/types/message-edit.ts
const messageEditShape = oncePerZod((z) => ({
	user: z.string({ error: "invalid_arguments" }),
	ts: z.string({ error: "invalid_arguments" })
}));
const messageEditSchema = oncePerZod((z) => z.strictObject(messageEditShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/types/posted-attachment.ts
const postedAttachmentShape = oncePerZod((z) => ({
	id: z.int({ error: "invalid_arguments" }).exactOptional(),
	fallback: z.string({ error: "invalid_arguments" }).exactOptional(),
	text: z.string({ error: "invalid_arguments" }).exactOptional(),
	from_url: z.string({ error: "invalid_arguments" }).exactOptional(),
	blocks: z.unknown().exactOptional()
}));
const postedAttachmentSchema = oncePerZod((z) => z.looseObject(postedAttachmentShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/types/posted-message.ts
const postedMessageShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: "invalid_arguments" }),
	subtype: z.string({ error: "invalid_arguments" }).exactOptional(),
	text: z.string({ error: "invalid_arguments" }),
	ts: z.string({ error: "invalid_arguments" }),
	user: z.string({ error: "invalid_arguments" }).exactOptional(),
	username: z.string({ error: "invalid_arguments" }).exactOptional(),
	bot_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	app_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	team: z.string({ error: "invalid_arguments" }).exactOptional(),
	icons: identityIconsSchema(z).exactOptional(),
	edited: messageEditSchema(z).exactOptional(),
	blocks: z.array(z.record(z.string(), z.unknown(), { error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	attachments: z.array(z.lazy(() => postedAttachmentSchema(z)), { error: "invalid_arguments" }).exactOptional(),
	metadata: z.record(z.string(), z.unknown(), { error: "invalid_arguments" }).exactOptional(),
	thread_ts: z.string({ error: "invalid_arguments" }).exactOptional(),
	client_msg_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const postedMessageSchema = oncePerZod((z) => z.strictObject(postedMessageShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/chat-post-message.ts
const messageMetadataShape = oncePerZod((z) => ({
	event_type: z.string({ error: "invalid_metadata_schema" }).min(1, { error: "invalid_metadata_schema" }).exactOptional(),
	event_payload: z.record(z.string(), z.unknown(), { error: "invalid_metadata_schema" }).exactOptional(),
	entities: z.array(z.lazy(() => messageEntitySchema(z)), { error: "invalid_metadata_schema" }).exactOptional()
}));
const messageMetadataSchema = oncePerZod((z) => z.looseObject(messageMetadataShape(z), { error: issueMessage({
	missing: "invalid_arguments",
	invalid: "invalid_metadata_format"
}) }).superRefine(allOrNone(["event_type", "event_payload"], "invalid_metadata_schema")).superRefine(atLeastOneOf(["entities", "event_type"], "invalid_metadata_schema")));
const chatPostMessageArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	text: z.string({ error: "invalid_arguments" }).exactOptional(),
	blocks: z.array(z.lazy(() => blockSchema(z)), { error: "invalid_blocks_format" }).max(50, { error: "invalid_blocks" }).exactOptional(),
	attachments: z.array(z.lazy(() => attachmentSchema(z)), { error: "invalid_arguments" }).max(100, { error: "too_many_attachments" }).exactOptional(),
	markdown_text: z.string({ error: "invalid_arguments" }).max(12e3, { error: "msg_blocks_too_long" }).exactOptional(),
	thread_ts: z.string({ error: "invalid_arguments" }).regex(/^\d{10}\.\d{6}$/u, { error: "invalid_arguments" }).exactOptional(),
	reply_broadcast: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	parse: z.enum(["none", "full"], { error: "invalid_arguments" }).exactOptional(),
	mrkdwn: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	link_names: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	unfurl_links: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	unfurl_media: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	unfurl_app_links: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	metadata: messageMetadataSchema(z).exactOptional(),
	as_user: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	username: z.string({ error: "invalid_arguments" }).exactOptional(),
	icon_url: z.string({ error: "invalid_arguments" }).exactOptional(),
	icon_emoji: z.string({ error: "invalid_arguments" }).exactOptional(),
	current_draft_last_updated_ts: z.string({ error: "invalid_arguments" }).exactOptional(),
	client_msg_id: z.string({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(255, { error: "invalid_arguments" }).exactOptional()
}));
const chatPostMessageArgumentsSchema = oncePerZod((z) => z.object(chatPostMessageArgumentsShape(z), { error: "invalid_arguments" }).superRefine(forbiddenWhen(["text", "blocks"], { markdown_text: "present" }, "markdown_text_conflict")).superRefine(atLeastOneOf([
	"text",
	"blocks",
	"attachments",
	"markdown_text"
], "no_text")));
const chatPostMessageResponseShape = oncePerZod((z) => ({
	channel: z.string({ error: "internal_error" }),
	ts: z.string({ error: "internal_error" }),
	message: postedMessageSchema(z)
}));
const chatPostMessageResponseSchema = oncePerZod((z) => z.strictObject(chatPostMessageResponseShape(z), { error: "internal_error" }));
const chatPostMessageMethod = {
	wireName: "chat.postMessage",
	verb: "POST",
	description: "Posts a message to a channel, a conversation or a user.",
	tokens: ["bot", "user"],
	scopes: ["chat:write"],
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		text: {
			wireName: "text",
			form: "string"
		},
		blocks: {
			wireName: "blocks",
			form: "objects",
			type: "Block"
		},
		attachments: {
			wireName: "attachments",
			form: "objects",
			type: "Attachment"
		},
		markdown_text: {
			wireName: "markdown_text",
			form: "string"
		},
		thread_ts: {
			wireName: "thread_ts",
			form: "string"
		},
		reply_broadcast: {
			wireName: "reply_broadcast",
			form: "boolean"
		},
		parse: {
			wireName: "parse",
			form: "string"
		},
		mrkdwn: {
			wireName: "mrkdwn",
			form: "boolean"
		},
		link_names: {
			wireName: "link_names",
			form: "boolean"
		},
		unfurl_links: {
			wireName: "unfurl_links",
			form: "boolean"
		},
		unfurl_media: {
			wireName: "unfurl_media",
			form: "boolean"
		},
		unfurl_app_links: {
			wireName: "unfurl_app_links",
			form: "boolean"
		},
		metadata: {
			wireName: "metadata",
			form: "object"
		},
		as_user: {
			wireName: "as_user",
			form: "boolean"
		},
		username: {
			wireName: "username",
			form: "string",
			scope: "chat:write.customize"
		},
		icon_url: {
			wireName: "icon_url",
			form: "string",
			scope: "chat:write.customize"
		},
		icon_emoji: {
			wireName: "icon_emoji",
			form: "string",
			scope: "chat:write.customize"
		},
		current_draft_last_updated_ts: {
			wireName: "current_draft_last_updated_ts",
			form: "string"
		},
		client_msg_id: {
			wireName: "client_msg_id",
			form: "string"
		}
	},
	arguments: chatPostMessageArgumentsSchema,
	response: chatPostMessageResponseSchema,
	responseTable: { message: {
		wireName: "message",
		type: "PostedMessage"
	} },
	errors: {
		app_access_restricted: {
			wireName: "app_access_restricted",
			status: 200,
			meaning: "The app may not post in the workspace."
		},
		as_user_not_supported: {
			wireName: "as_user_not_supported",
			status: 200,
			meaning: "The app cannot post as a user."
		},
		attachment_payload_limit_exceeded: {
			wireName: "attachment_payload_limit_exceeded",
			status: 200,
			meaning: "The attachments are too large."
		},
		cannot_reply_to_message: {
			wireName: "cannot_reply_to_message",
			status: 200,
			meaning: "The message cannot have replies."
		},
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The channel does not exist."
		},
		draft_already_deleted: {
			wireName: "draft_already_deleted",
			status: 200,
			meaning: "The draft was deleted."
		},
		draft_already_sent: {
			wireName: "draft_already_sent",
			status: 200,
			meaning: "The draft was sent."
		},
		draft_has_conflict: {
			wireName: "draft_has_conflict",
			status: 200,
			meaning: "The draft has changed."
		},
		draft_not_found: {
			wireName: "draft_not_found",
			status: 200,
			meaning: "The draft does not exist."
		},
		duplicate_channel_not_found: {
			wireName: "duplicate_channel_not_found",
			status: 200,
			meaning: "The channel of the earlier message no longer exists."
		},
		duplicate_message_not_found: {
			wireName: "duplicate_message_not_found",
			status: 200,
			meaning: "The earlier message no longer exists."
		},
		invalid_attachments: {
			wireName: "invalid_attachments",
			status: 200,
			meaning: "An attachment is not valid."
		},
		invalid_blocks: {
			wireName: "invalid_blocks",
			status: 200,
			meaning: "The blocks are not valid."
		},
		invalid_blocks_format: {
			wireName: "invalid_blocks_format",
			status: 200,
			meaning: "The blocks are not a list."
		},
		invalid_metadata_format: {
			wireName: "invalid_metadata_format",
			status: 200,
			meaning: "The metadata is not an object."
		},
		invalid_metadata_schema: {
			wireName: "invalid_metadata_schema",
			status: 200,
			meaning: "The metadata has neither an event nor an entity, or one of them is not valid."
		},
		is_archived: {
			wireName: "is_archived",
			status: 200,
			meaning: "The channel is archived."
		},
		markdown_text_conflict: {
			wireName: "markdown_text_conflict",
			status: 200,
			meaning: "Markdown is combined with another form of the message."
		},
		message_limit_exceeded: {
			wireName: "message_limit_exceeded",
			status: 200,
			meaning: "The workspace has reached its message limit."
		},
		messages_tab_disabled: {
			wireName: "messages_tab_disabled",
			status: 200,
			meaning: "The app does not accept messages in its home."
		},
		metadata_must_be_sent_from_app: {
			wireName: "metadata_must_be_sent_from_app",
			status: 200,
			meaning: "Only apps may send metadata."
		},
		metadata_too_large: {
			wireName: "metadata_too_large",
			status: 200,
			meaning: "The metadata is too large."
		},
		missing_file_data: {
			wireName: "missing_file_data",
			status: 200,
			meaning: "A file does not exist."
		},
		msg_blocks_too_long: {
			wireName: "msg_blocks_too_long",
			status: 200,
			meaning: "The message is too long."
		},
		no_text: {
			wireName: "no_text",
			status: 200,
			meaning: "The message is empty."
		},
		not_in_channel: {
			wireName: "not_in_channel",
			status: 200,
			meaning: "The caller is not a member of the channel."
		},
		rate_limited: {
			wireName: "rate_limited",
			status: 429,
			meaning: "The workspace posts too many messages.",
			retryAfterSeconds: 1
		},
		too_many_attachments: {
			wireName: "too_many_attachments",
			status: 200,
			meaning: "The message has too many attachments."
		}
	},
	facts: {
		subject: "messages",
		rates: [{
			tier: "posting-channel",
			perMinute: 60,
			burst: 10,
			per: ["channel"],
			error: "ratelimited"
		}, {
			tier: "posting-workspace",
			perMinute: 600,
			burst: 600,
			per: ["workspace"],
			error: "rate_limited"
		}],
		requires: [],
		argumentRequires: {
			metadata: [{
				token: "bot",
				error: "metadata_must_be_sent_from_app"
			}],
			as_user: [{
				generation: "classic",
				error: "as_user_not_supported",
				values: [true]
			}]
		},
		limits: {
			text: {
				truncate: { value: 4e4 },
				recommendedLength: { value: 4e3 }
			},
			blocks: { maxItems: {
				value: 50,
				error: "invalid_blocks"
			} },
			attachments: {
				maxBytes: {
					value: 65536,
					error: "attachment_payload_limit_exceeded"
				},
				maxItems: {
					value: 100,
					error: "too_many_attachments"
				}
			},
			markdown_text: { maxLength: {
				value: 12e3,
				error: "msg_blocks_too_long"
			} },
			thread_ts: { pattern: { value: "^\\d{10}\\.\\d{6}$" } },
			parse: { oneOf: { value: ["none", "full"] } },
			metadata: { maxBytes: {
				value: 16384,
				error: "metadata_too_large"
			} },
			"metadata.event_type": { minLength: { value: 1 } },
			client_msg_id: {
				minLength: { value: 1 },
				maxLength: { value: 255 }
			}
		},
		furtherScopes: { public: "chat:write.public" }
	}
};
// ../../packages/service/src/messages/text/texts-of.ts
const textKeys = new Set([
	"text",
	"alt_text",
	"title",
	"caption"
]);
function textsOf(blocks) {
	return blocks.flatMap(textsIn);
}
function textsIn(value) {
	if (Array.isArray(value)) return value.flatMap(textsIn);
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, member]) => {
		if (typeof member === "string") return textKeys.has(key) ? [member] : [];
		return textsIn(member);
	});
}
// ../../packages/service/src/messages/changes/refusal.ts
const refuse$4 = createRefuse("everyday-1#chat");
// ../../packages/service/src/values/stock-text.ts
const textTruncation = chatPostMessageMethod.facts.limits.text.truncate.value;
// ../../packages/service/src/messages/text/message-text.ts
const parts = /(?<link><(?:https?:\/\/|mailto:|tel:|[@#!])[^<>]*>)|(?<address>\bhttps?:\/\/[^\s<>|]*[^\s<>|.,:;!?'")\]}*_~`](?:(?<=https?:\/\/[^\s<>|]*\([^\s<>|()]*)\))?)|(?<![\p{L}\p{N}_])@(?<name>[\p{L}\p{N}][\p{L}\p{N}._-]*)|(?<entity>&(?:amp|lt|gt);)|[&<>]/gu;
function toMessageText(sent, { parse, mrkdwn = true, groups, truncateAt }) {
	const readsMarkup = mrkdwn && parse !== "full";
	return cut(sent, truncateAt).replaceAll(parts, (part, ...rest) => {
		const { link, address, name, entity } = rest.at(-1);
		if (link !== void 0) return readsMarkup ? link : escapeMarkup(link);
		if (address !== void 0) return parse === "none" ? escapeMarkup(address) : `<${escapeMarkup(address)}>`;
		if (name !== void 0) return linkGroup(name, groups);
		return entity ?? escapeMarkup(part);
	});
}
function groupNamesIn(text, truncateAt) {
	const names = [...cut(text, truncateAt).matchAll(parts)].flatMap(({ groups }) => groups?.["name"] ?? []);
	return [...new Set(names.map(withoutStop))];
}
function escapeMarkup(text) {
	return text.replaceAll(/&(?!(?:amp|lt|gt);)/g, "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
function withoutStop(name) {
	let end = name.length;
	while (end > 0 && "._-".includes(name.charAt(end - 1))) end -= 1;
	return name.slice(0, end);
}
function linkGroup(name, groups = new Map()) {
	const meant = withoutStop(name);
	const id = groups.get(meant);
	return id === void 0 ? `@${name}` : `<!subteam^${id}|@${meant}>${name.slice(meant.length)}`;
}
function cut(text, truncateAt = textTruncation) {
	const readLength = 4 * truncateAt;
	const end = text.length <= truncateAt ? text.length : endOfCharacters(text, truncateAt);
	return end === text.length ? text : text.slice(0, startOfTorn(text.slice(0, readLength), end) || end);
}
function startOfTorn(text, end) {
	for (const { index, 0: part, groups } of text.matchAll(parts)) {
		if (index >= end) break;
		if (index + part.length > end && groups?.["name"] === void 0) return index;
	}
	return end;
}
// ../../packages/service/src/messages/unfurls/refuse-links.ts
function domainsOf(app) {
	const domains = app === void 0 ? void 0 : memberAt(app.manifest, ["features", "unfurl_domains"]);
	return Array.isArray(domains) ? domains.filter((domain) => typeof domain === "string") : [];
}
function refuseLinks(urls, message, domains) {
	const stranger = urls.find((url) => !hasLink(message, url));
	if (stranger !== void 0) return refuse$4("cannot_unfurl_message", stranger, "a URL of the message");
	const foreign = urls.find((url) => !domains.some((domain) => isWithin(url, domain)));
	return foreign === void 0 ? void 0 : refuse$4("cannot_unfurl_url", foreign, domains.join(", "));
}
function hasLink({ text, blocks = [] }, url) {
	return [text, ...blocks].some((part) => mentions(part, [url, escapeMarkup(url)]));
}
function mentions(value, forms) {
	if (typeof value === "string") return forms.some((form) => hasWhole(value, form));
	return typeof value === "object" && value !== null && Object.values(value).some((part) => mentions(part, forms));
}
function hasWhole(text, url) {
	for (let at = text.indexOf(url); at !== -1; at = text.indexOf(url, at + 1)) {
		const rest = text.slice(at + url.length);
		if (/^[.,:;!?'")\]}*_~`]*(?:$|[\s<>|])/.test(rest)) return true;
	}
	return false;
}
function isWithin(url, domain) {
	const host = URL.parse(url)?.hostname;
	return host !== void 0 && (host === domain.toLowerCase() || host.endsWith(`.${domain.toLowerCase()}`));
}
// ../../packages/service/src/messages/streaming/message-stream.ts
const taskDisplays = [
	"timeline",
	"plan",
	"dense"
];
function startStream({ startMs, tasks = "timeline", endsInText }) {
	return {
		ends: toInstant(Math.floor(startMs) + serviceLimits.streamMinutes.value * 6e4),
		tasks,
		...endsInText && { endsInText }
	};
}
function isStreaming(stream, nowMs) {
	return stream !== void 0 && stream.stopped !== true && !hasEnded(stream, nowMs);
}
function hasEnded({ ends }, nowMs) {
	return nowMs >= millisecondsOf(ends);
}
// ../../packages/service/src/messages/text/markdown-to-mrkdwn.ts
function markdownToMrkdwn(markdown) {
	return markdown.split(/(```[\s\S]*?(?:```|$))/).map((piece, index) => index % 2 === 1 ? piece : convertLines(piece)).join("");
}
function convertLines(text) {
	return text.split("\n").map((line) => {
		const heading = /^ {0,3}#{1,6}\s+(\S.*)$/.exec(line.trimEnd())?.[1];
		if (heading !== void 0) return `*${convertSpans(withoutClosing(heading)).replaceAll("*", "")}*`;
		return convertSpans(line.replace(/^(\s*)[-*+]\s+/, "$1\u2022 "));
	}).join("\n");
}
function withoutClosing(heading) {
	return heading.replace(/\s#+$/, "").trimEnd();
}
function convertSpans(line) {
	return line.split(/(`[^`]*`)/).map((piece, index) => index % 2 === 1 ? piece : convertText(piece)).join("");
}
const links = /<(?:https?:\/\/|mailto:)[^<>]*>|\bhttps?:\/\/[^\s<>|]*[^\s<>|.,:;!?'")\]}*_~`]/g;
function convertText(text) {
	const aside = [];
	return convertEmphasis(convertLinks(text).replaceAll(links, (link) => `\uFDD0${aside.push(link) - 1}\uFDD0`)).replaceAll(/\uFDD0(\d+)\uFDD0/g, (sign, at) => aside[Number(at)] ?? sign);
}
function convertLinks(text) {
	return text.replaceAll(/!?\[([^[\]]*)\]\(\s*<?(https?:\/\/(?:[^\s<>()]|\([^\s<>()]*\))+|mailto:[^\s<>()]+)>?(?:\s+"[^"]*")?\s*\)/g, (_, label, sent) => {
		const url = sent.replaceAll("|", "%7C");
		return label === "" ? `<${url}>` : `<${url}|${escapeMarkup(label.replaceAll(/[*~]/g, ""))}>`;
	});
}
function convertEmphasis(text) {
	return text.replaceAll(/\*\*(?=\S)((?:(?!\*\*).)+)(?<=\S)\*\*/g, "$1").replaceAll(/(?<!\w)__(?=\S)((?:(?!__).)+)(?<=\S)__(?!\w)/g, "$1").replaceAll(/(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\w*])/g, "_$1_").replaceAll(/~~(?=\S)((?:(?!~~).)+)(?<=\S)~~/g, "~$1~").replaceAll("", "*");
}
// ../../packages/service/src/messages/text/rich-text.ts
function richText(elements) {
	return elements.map(elementText).join("\n");
}
function elementText(one) {
	switch (one.type) {
		case "rich_text_section":
		case "rich_text_preformatted":
		case "rich_text_quote": return leaves(one.elements);
		case "rich_text_list": {
			const first = (one.offset ?? 0) + 1;
			return one.elements.map(({ elements }, index) => `${one.style === "ordered" ? `${first + index}.` : "\u2022"} ${leaves(elements)}`).join("\n");
		}
	}
}
function leaves(elements) {
	return elements.map(leafText).join("");
}
function link(url, text) {
	const address = url.replaceAll(/[<>|]/g, encodeURIComponent);
	return text === void 0 ? `<${address}>` : `<${address}|${escapeMarkup(text)}>`;
}
function leafText(one) {
	switch (one.type) {
		case "text": return escapeMarkup(one.text);
		case "link": return link(one.url, one.text);
		case "user": return `<@${one.user_id}>`;
		case "usergroup": return `<!subteam^${one.usergroup_id}>`;
		case "channel": return `<#${one.channel_id}>`;
		case "emoji": return `:${one.name}:`;
		case "broadcast": return `<!${one.range}>`;
		case "color": return one.value;
		case "date": return typeof one["fallback"] === "string" ? escapeMarkup(one["fallback"]) : printSeconds(one.timestamp);
		case "team": return "";
	}
}
// ../../packages/service/src/messages/text/block-text.ts
function fallbackText(blocks) {
	return lines(blocks.map(blockText));
}
function blockText(block) {
	switch (block.type) {
		case "section": return join([block.text, ...block.fields ?? []].map(text).concat(block.accessory ? element(block.accessory) : ""));
		case "header":
		case "alert": return text(block.text);
		case "image":
		case "video": return join([text(block.title), escapeMarkup(block.alt_text)]);
		case "context": return join(block.elements.map(contextText));
		case "actions": return join(block.elements.map(element));
		case "input": return join([
			text(block.label),
			element(block.element),
			text(block.hint)
		]);
		case "rich_text": return richText(block.elements);
		case "markdown": return markdownToMrkdwn(block.text);
		case "table": return rowsText(block.rows);
		case "data_table": return lines([escapeMarkup(block.caption), rowsText(block.rows)]);
		case "card": return cardText(block);
		case "carousel": return fallbackText(block.elements);
		case "container": return containerText(block);
		case "task_card": return taskText(block);
		case "plan": return lines([escapeMarkup(block.title), ...(block.tasks ?? []).map(taskText)]);
		case "context_actions":
		case "divider":
		case "file":
		case "call": return "";
	}
}
function cardText({ icon, hero_image: hero, title, subtitle, body, subtext, actions = [] }) {
	return lines([
		join([
			icon === void 0 ? "" : element(icon),
			text(title),
			text(subtitle)
		]),
		hero === void 0 ? "" : element(hero),
		text(body),
		join(actions.map(element)),
		text(subtext)
	]);
}
function containerText({ title, rich_text_title: rich, subtitle, child_blocks: blocks }) {
	return lines([join([rich === void 0 ? text(title) : blockText(rich), text(subtitle)]), fallbackText(blocks)]);
}
function taskText({ title, details, output, sources = [] }) {
	const said = [details, output].map((block) => block === void 0 ? "" : blockText(block));
	return lines([
		escapeMarkup(title),
		...said,
		join(sources.map((source) => link(source.url, source.text)))
	]);
}
function rowsText(rows) {
	return rows.map((row) => row.map(cellText).join(" | ")).join("\n");
}
function cellText(cell) {
	switch (cell.type) {
		case "raw_text": return escapeMarkup(cell.text);
		case "raw_number": return escapeMarkup(cell.text ?? String(cell.value));
		case "rich_text": return richText(cell.elements);
	}
}
function contextText(one) {
	switch (one.type) {
		case "image": return escapeMarkup(one.alt_text);
		case "mrkdwn": return one.text;
		case "plain_text": return escapeMarkup(one.text);
	}
}
function element(one) {
	switch (one.type) {
		case "button":
		case "workflow_button": return text(one.text);
		case "image": return escapeMarkup(one.alt_text);
		case "overflow":
		case "checkboxes":
		case "radio_buttons":
		case "datetimepicker":
		case "file_input": return "";
		default: return text(one.placeholder);
	}
}
function text(one) {
	if (one === void 0) return "";
	return one.type === "mrkdwn" ? one.text : escapeMarkup(one.text);
}
function join(texts) {
	return texts.filter((each) => each !== "").join(" ");
}
function lines(texts) {
	return texts.map((each) => each.trim()).filter((each) => each !== "").join("\n");
}
// ../../packages/service/src/blocks/block-parts.ts
function placeBlocks(blocks, around = []) {
	return blocks.flatMap((block, index) => {
		const path = [...around, index];
		return [{
			block,
			path
		}, ...innerBlocks(block, path)];
	});
}
function innerBlocks(block, path) {
	if (block.type === "container") return placeBlocks(block.child_blocks, [...path, "child_blocks"]);
	return block.type === "carousel" ? placeBlocks(block.elements, [...path, "elements"]) : [];
}
function placeElements({ block, path }) {
	switch (block.type) {
		case "section": return one(block.accessory, [...path, "accessory"]);
		case "input": return one(block.element, [...path, "element"]);
		case "actions":
		case "context_actions": return each(block.elements, [...path, "elements"]);
		case "card": return each(block.actions ?? [], [...path, "actions"]);
		case "alert":
		case "call":
		case "carousel":
		case "container":
		case "context":
		case "data_table":
		case "divider":
		case "file":
		case "header":
		case "image":
		case "markdown":
		case "plan":
		case "rich_text":
		case "table":
		case "task_card":
		case "video": return [];
	}
}
function one(element, path) {
	return element === void 0 ? [] : [{
		element,
		path
	}];
}
function each(elements, path) {
	return elements.map((element, index) => ({
		element,
		path: [...path, index]
	}));
}
// ../../packages/service/src/blocks/find-element-problems.ts
function findElementProblems({ element, path }) {
	return problemsOf(element).map((problem) => ({
		...problem,
		path: [...path, ...problem.path]
	}));
}
function problemsOf(element) {
	switch (element.type) {
		case "static_select":
		case "radio_buttons": return findUnknownOptions(element.initial_option, element);
		case "multi_static_select":
		case "checkboxes": return findUnknownOptions(element.initial_options, element);
		case "plain_text_input": return checkText(element);
		case "number_input": return checkNumber(element);
		case "button":
		case "channels_select":
		case "conversations_select":
		case "datepicker":
		case "datetimepicker":
		case "email_text_input":
		case "external_select":
		case "feedback_buttons":
		case "file_input":
		case "icon_button":
		case "image":
		case "multi_channels_select":
		case "multi_conversations_select":
		case "multi_external_select":
		case "multi_users_select":
		case "overflow":
		case "rich_text_input":
		case "timepicker":
		case "url_text_input":
		case "users_select":
		case "workflow_button": return [];
	}
}
function findUnknownOptions(initial, { options = [], option_groups: groups = [] }) {
	if (initial === void 0) return [];
	const offered = new Set([...options, ...groups.flatMap((group) => group.options)].map(identity));
	const wanted = "must be one of the options";
	const place = (option, path) => offered.has(identity(option)) ? [] : [{
		path,
		found: option.value,
		wanted
	}];
	return isList(initial) ? initial.flatMap((option, index) => place(option, ["initial_options", index])) : place(initial, ["initial_option"]);
}
function isList(initial) {
	return Array.isArray(initial);
}
function identity({ value, text }) {
	return JSON.stringify([value, text.text]);
}
function checkText({ min_length: min = 0, max_length: max, initial_value: initial }) {
	if (max === void 0) return [];
	if (min > max) return [{
		path: ["min_length"],
		found: min,
		wanted: `must be at most max_length, ${max}`
	}];
	const length = countCharacters(initial ?? "");
	if (length <= max) return [];
	return [{
		path: ["initial_value"],
		found: length,
		wanted: `must have at most max_length, ${max} characters`
	}];
}
const ends = [
	"min_value",
	"max_value",
	"initial_value"
];
function checkNumber(element) {
	const bad = ends.flatMap((name) => findBadNumber(name, element));
	if (bad.length > 0) return bad;
	const { min_value: min, max_value: max, initial_value: initial } = element;
	if (isAbove(min, max)) return [{
		path: ["min_value"],
		found: min,
		wanted: `must be at most max_value, ${max}`
	}];
	if (isAbove(min, initial)) return [{
		path: ["initial_value"],
		found: initial,
		wanted: `must be at least min_value, ${min}`
	}];
	if (!isAbove(initial, max)) return [];
	return [{
		path: ["initial_value"],
		found: initial,
		wanted: `must be at most max_value, ${max}`
	}];
}
function findBadNumber(name, element) {
	const { [name]: value, is_decimal_allowed: allowsDecimals } = element;
	if (value === void 0 || value === "") return [];
	if (!/^-?\d+(?:\.\d+)?$/.test(value)) return [{
		path: [name],
		found: value,
		wanted: "must be a number"
	}];
	return allowsDecimals || !value.includes(".") ? [] : [{
		path: [name],
		found: value,
		wanted: "must be a number without decimals"
	}];
}
function isAbove(low, high) {
	if (low === void 0 || low === "" || high === void 0 || high === "") return false;
	return Number(low) > Number(high);
}
// ../../packages/service/src/blocks/find-block-problems.ts
const shownOn = {
	message: { elements: messageElements },
	modal: {
		blocks: modalBlocks,
		elements: modalElements
	},
	home: {
		blocks: homeBlocks,
		elements: homeElements
	}
};
function findBlockProblems(blocks, surface) {
	if (blocks.length === 0) return [];
	const placed = placeBlocks(blocks);
	const shown = shownOn[surface];
	const elements = placed.map(placeElements);
	const all = elements.flat();
	return [
		...placed.flatMap(({ block, path }) => findUnshown(block.type, path, shown.blocks)),
		...all.flatMap(({ element, path }) => findUnshown(element.type, path, shown.elements)),
		...findRepeatedBlocks(placed),
		...elements.flatMap(findRepeatedElements),
		...findSecondFocus(all),
		...all.flatMap(findElementProblems)
	];
}
function findUnshown(type, path, known) {
	if (known === void 0 || known.has(type)) return [];
	return [{
		path: [...path, "type"],
		found: type,
		wanted: `must be one of: ${[...known].join(", ")}`
	}];
}
function findRepeatedBlocks(placed) {
	return findRepeated(placed.map(({ block, path }) => ({
		id: block.block_id,
		path: [...path, "block_id"]
	})), "block");
}
function findRepeatedElements(elements) {
	return findRepeated(elements.map(({ element, path }) => ({
		id: element.action_id,
		path: [...path, "action_id"]
	})), "element of the block");
}
function findRepeated(ids, owner) {
	const seen = new Set();
	return ids.flatMap(({ id, path }) => {
		if (id === void 0 || id === "") return [];
		if (seen.has(id)) return [{
			path,
			found: id,
			wanted: `must be unique, but another ${owner} has it`
		}];
		seen.add(id);
		return [];
	});
}
function findSecondFocus(elements) {
	return elements.filter(({ element }) => element["focus_on_load"] === true).slice(1).map(({ path }) => ({
		path: [...path, "focus_on_load"],
		found: true,
		wanted: "must be true for at most one element"
	}));
}
// ../../packages/service/src/messages/to-posted-message.ts
function toPostedMessage(message, workspaceId) {
	const { subtype, userId, username, botId, appId, icons, blocks, attachments, metadata, threadTs, clientMsgId, edited } = message;
	return {
		type: "message",
		...subtype !== void 0 && { subtype },
		text: message.text,
		ts: message.ts,
		...userId !== void 0 && { user: userId },
		...username !== void 0 && { username },
		...botId !== void 0 && { bot_id: botId },
		...appId !== void 0 && { app_id: appId },
		team: workspaceId,
		...icons !== void 0 && { icons: toIdentityIcons(icons) },
		...edited !== void 0 && { edited: toMessageEdit(edited) },
		...blocks !== void 0 && { blocks },
		...attachments !== void 0 && { attachments },
		...metadata !== void 0 && { metadata },
		...threadTs !== void 0 && { thread_ts: threadTs },
		...clientMsgId !== void 0 && { client_msg_id: clientMsgId }
	};
}
// ../../packages/service/src/blocks/to-problem-lines.ts
const maxLines = 100;
function toProblemLines(problems) {
	const lines = problems.slice(0, maxLines).map(({ path, wanted }) => `[ERROR] ${wanted} [json-pointer:${toJsonPointer(path)}]`);
	return [...new Set(lines)];
}
// ../../packages/service/src/messages/parts/block-problems.ts
function messageBlocks({ blocks = [], attachments = [] }) {
	return [{
		at: ["blocks"],
		blocks
	}, ...attachments.map((attachment, index) => ({
		at: [
			"attachments",
			index,
			"blocks"
		],
		blocks: attachment.blocks ?? []
	}))];
}
function refuseBlockProblems(lists) {
	const found = lists.flatMap(({ at, blocks }) => findBlockProblems(blocks, "message").map((problem) => ({
		...problem,
		path: [...at, ...problem.path]
	})));
	const [first] = found;
	if (first === void 0) return void 0;
	const messages = toProblemLines(found);
	return {
		ok: false,
		error: "invalid_blocks",
		because: {
			rule: "web-api#chatpostmessage-post",
			found: first.found,
			wanted: first.wanted
		},
		messages
	};
}
// ../../packages/service/src/messages/parts/entity-attachment.ts
function entityAttachment({ url, entity_payload: shown = {} }) {
	const title = memberAt(shown, [
		"attributes",
		"title",
		"text"
	]);
	return {
		from_url: url,
		...typeof title === "string" && title !== "" && { fallback: title }
	};
}
// ../../packages/service/src/messages/parts/find-missing-file.ts
async function findMissingFile(ids, { caller, store, shown = [] }) {
	const added = [...new Set(ids)].filter((id) => !shown.includes(id));
	const seen = await Promise.all(added.map((id) => seeFile(id, caller, store)));
	return added.find((_, at) => seen[at]?.file.deleted !== void 0 || seen[at] === void 0);
}
// ../../packages/service/src/messages/parts/named-files.ts
function namedFiles(blocks) {
	const found = blocks.flatMap(namesIn);
	return {
		ids: [...new Set(found.flatMap((name) => idOf(name) ?? []))],
		strangers: found.filter((name) => idOf(name) === void 0)
	};
}
function idOf(name) {
	if (idPatterns.file.test(name)) return name;
	return name.split(/[/?#]/).findLast((step) => idPatterns.file.test(step));
}
function namesIn(value) {
	if (Array.isArray(value)) return value.flatMap(namesIn);
	if (!isObject(value)) return [];
	return [...value["type"] === "file" ? textOf$1(value["external_id"]) : nameOf(value["svc_file"]), ...Object.values(value).flatMap(namesIn)];
}
function nameOf(reference) {
	return isObject(reference) ? textOf$1(reference["id"] ?? reference["url"]) : [];
}
function textOf$1(value) {
	return typeof value === "string" ? [value] : [];
}
// ../../packages/service/src/messages/text/tables.ts
const refuse$3 = createRefuse("web-api#chatpostmessage-post");
function refuseTables(blocks) {
	const { value, error } = serviceLimits.tableText;
	const length = blocks.flatMap(tableTexts).reduce((sum, text) => sum + countCharacters(text), 0);
	if (length > value) return refuse$3(error, length, `at most ${value} characters in tables`);
	return blocks.map(refuseRows).find((refusal) => refusal !== void 0);
}
function tableTexts(block) {
	if (block.type === "container") return block.child_blocks.flatMap(tableTexts);
	return block.type === "table" || block.type === "data_table" ? block.rows.flatMap(textsOf) : [];
}
function refuseRows(block) {
	if (block.type !== "data_table") return void 0;
	const [heading = [], ...rows] = block.rows;
	const rich = heading.find(({ type }) => type === "rich_text");
	if (rich !== void 0) return refuse$3("invalid_blocks", rich.type, "a heading of plain cells");
	const other = rows.find((row) => row.length !== heading.length);
	return other === void 0 ? void 0 : refuse$3("invalid_blocks", other.length, `rows of ${heading.length} cells, as the first one has`);
}
// ../../packages/service/src/messages/message-content.ts
const refuse$2 = createRefuse("web-api#chatpostmessage-post");
async function readContent(sent, view, rules) {
	const refusal = refuseBlockProblems(messageBlocks(sent));
	if (refusal !== void 0) return refusal;
	const read = await readParts(sent, view, rules);
	return read.ok && isEmptyContent(read.content) ? refuse$2("no_text", sent.text, "a text, blocks or attachments") : read;
}
function isEmptyContent({ text, blocks = [], attachments = [], fileIds = [] }) {
	return text.trim() === "" && blocks.length === 0 && attachments.length === 0 && fileIds.length === 0;
}
async function readParts(sent, view, rules) {
	const blocks = blocksOf(sent);
	const attachments = attachmentsOf(sent, rules);
	const refusal = refuseTables([...blocks, ...(sent.attachments ?? []).flatMap((attachment) => attachment.blocks ?? [])]) ?? refuseBlocks(blocks, rules) ?? refuseBytes(sent.attachments ?? [], rules.maxAttachmentBytes) ?? refuseBytes(sent.metadata, rules.maxMetadataBytes);
	if (refusal !== void 0) return refusal;
	const files = namedFiles([...blocks, ...attachments]);
	const missing = files.strangers[0] ?? await findMissingFile(files.ids, view);
	if (missing !== void 0) return refuse$2(rules.missingFile, missing, "a file that the caller sees");
	return {
		ok: true,
		content: {
			text: await textOf(sent, {
				blocks,
				store: view.store,
				rules
			}),
			...blocks.length > 0 && { blocks },
			...attachments.length > 0 && { attachments },
			...sent.metadata !== void 0 && { metadata: sent.metadata },
			...files.ids.length > 0 && { fileIds: files.ids }
		}
	};
}
function blocksOf(sent) {
	const markdown = markdownOf(sent);
	return markdown === void 0 ? sent.blocks ?? [] : [{
		type: "markdown",
		text: markdown
	}];
}
function markdownOf({ markdown_text: markdown = "" }) {
	return markdown.trim() === "" ? void 0 : markdown;
}
async function textOf(sent, { blocks, store, rules: { truncateAt } }) {
	const { text = "", parse, mrkdwn } = sent;
	const markdown = markdownOf(sent);
	const linked = sent.link_names === true ? text || markdown : void 0;
	const groups = linked === void 0 ? new Map() : await findGroups(linked, store, truncateAt);
	const options = {
		...text !== "" && parseOf(parse),
		...text !== "" && mrkdwn !== void 0 && { mrkdwn },
		groups,
		...truncateAt !== void 0 && { truncateAt }
	};
	if (text !== "") return toMessageText(text, options);
	return toMessageText(markdown === void 0 ? fallbackText(blocks) : markdownToMrkdwn(markdown), options);
}
function parseOf(parse) {
	return parse === "none" || parse === "full" ? { parse } : {};
}
const maxGroupNames = 100;
async function findGroups(text, { groups }, truncateAt) {
	const names = groupNamesIn(text, truncateAt).slice(0, maxGroupNames);
	const found = await Promise.all(names.map(async (name) => {
		const group = await groups.byHandle(name) ?? await groups.byName(name) ?? await groups.byName(name.replaceAll("-", " "));
		return group === void 0 || group.disabled !== void 0 ? [] : [[name, group.id]];
	}));
	return new Map(found.flat());
}
function attachmentsOf({ attachments = [], metadata }, rules) {
	return [...attachments.map((attachment) => withText(attachment, rules)), ...(metadata?.entities ?? []).map(entityAttachment)].map((attachment, index) => ({
		fallback: messageDefaults.attachmentFallback,
		...attachment,
		id: index + 1
	}));
}
function withText(attachment, { truncateAt }) {
	const { text } = attachment;
	if (text === void 0) return { ...attachment };
	return {
		...attachment,
		text: toMessageText(text, truncateAt === void 0 ? {} : { truncateAt })
	};
}
function refuseBlocks(blocks, { blocksTooLong }) {
	const { value } = serviceLimits.blocksText;
	const length = textsOf(blocks).reduce((sum, text) => sum + countCharacters(text), 0);
	return length > value ? refuse$2(blocksTooLong, length, `at most ${value} characters of text`) : void 0;
}
function refuseBytes(part, limit) {
	if (part === void 0 || limit === void 0 || Array.isArray(part) && part.length === 0) return void 0;
	const { value, error } = limit;
	const size = bytesOf(part);
	return size > value ? refuse$2(error, size, `at most ${value} bytes`) : void 0;
}
function bytesOf(value) {
	return new TextEncoder().encode(JSON.stringify(value)).length;
}
// ../../packages/service/src/messages/refusal.ts
const refuse$1 = createRefuse("web-api#chatpostmessage-post");
// ../../packages/service/src/messages/message-limit.ts
function expectRoom({ id: workspaceId, messageLimit: atMost }) {
	return atMost === void 0 ? [] : [{
		kind: "messagesAtMost",
		workspaceId,
		atMost
	}];
}
function refuseFull(failed) {
	if (failed.kind !== "messagesAtMost") return void 0;
	return refuse$1("message_limit_exceeded", failed.atMost, "fewer messages in the workspace");
}
// ../../packages/service/src/messages/message-store.ts
function changeMessage(message, former = {}) {
	const { fileIds: formerFileIds } = former;
	return {
		kind: "changeMessage",
		message: {
			...message,
			version: versionOf(message) + 1
		},
		...formerFileIds !== void 0 && { formerFileIds }
	};
}
function messageVersion(message) {
	return hasVersion(messages, keyOf(messages, message), versionOf(message));
}
function versionOf({ version = 1 }) {
	return version;
}
// ../../packages/service/src/messages/posting.ts
function refusePosting({ app }, workspace) {
	if (app !== void 0 && workspace.restrictedApps.includes(app.id)) return refuse$1("app_access_restricted", app.id, "an app that the workspace does not restrict");
	return workspace.postingSuspended ? refuse$1("ekm_access_denied", workspace.id, "a workspace open to posts") : void 0;
}
async function workspaceOf({ workspaceId }, { workspace }, { organizations }) {
	if (workspaceId === workspace.id) return workspace;
	const other = await organizations.workspace(workspaceId);
	if (other === void 0) throw new Error(`The workspace ${workspaceId} of a channel does not exist.`);
	return other;
}
function refuseMessagesTab(channel, { user, isCustomized }, { app }) {
	if (channel.kind !== "im" || user.kind !== "bot" || isCustomized || app === void 0) return void 0;
	return memberAt(app.manifest, [
		"features",
		"app_home",
		"messages_tab_enabled"
	]) === false ? refuse$1("messages_tab_disabled", app.id, "an app with its messages tab on") : void 0;
}
// ../../packages/service/src/messages/poster.ts
async function findPoster(sent, caller, store) {
	const { app } = caller;
	const user = await findActor(sent, caller, store);
	if (user === void 0) return refuse$1("channel_not_found", caller.token.userId, "a user who can be in a channel");
	const identity = identityOf(sent);
	const isCustomized = sent.as_user !== true && Object.keys(identity).length > 0;
	const botId = user.kind === "bot" ? { botId: toBotId(user.id) } : {};
	const appId = app === void 0 ? {} : {
		appId: app.id,
		...stepOf(caller)
	};
	if (!isCustomized) return {
		ok: true,
		poster: {
			user,
			isCustomized,
			author: {
				userId: user.id,
				...botId,
				...appId
			}
		}
	};
	return {
		ok: true,
		poster: {
			user,
			isCustomized,
			author: {
				subtype: "bot_message",
				authorId: user.id,
				...botId,
				...appId,
				...identity
			}
		}
	};
}
async function findActor({ as_user: asUser }, caller, { users }) {
	return asUser === true ? users.get(personOf(caller)) : caller.user;
}
function personOf({ token, user }) {
	return user?.kind === "person" ? user.id : token.installation.installerId;
}
function identityOf({ username = "", icon_emoji: emoji = "", icon_url: imageUrl = "" }) {
	const picture = imageUrl === "" ? {} : { icons: { imageUrl } };
	return {
		...username !== "" && { username },
		...emoji === "" ? picture : { icons: { emoji } }
	};
}
// ../../packages/service/src/messages/thread.ts
async function findThread(store, channelId, ts) {
	const named = await store.messages.get(channelId, ts);
	if (named === void 0 || named.deleted === true) return refuse$1("cannot_reply_to_message", ts, "a message of the channel");
	if (named.subtype !== void 0 && !writtenSubtypes.has(named.subtype)) return refuse$1("cannot_reply_to_message", named.subtype, "a message that a user wrote");
	const root = await rootOf(named, store);
	return {
		ok: true,
		threadTs: named.threadTs ?? ts,
		expect: root === void 0 ? [] : [messageVersion(root)]
	};
}
async function rootOf(named, { messages }) {
	return named.threadTs === void 0 ? named : messages.get(named.channelId, named.threadTs);
}
// ../../packages/service/src/messages/find-target.ts
async function findTarget(sent, context) {
	if (idPatterns.user.test(sent)) return findDm(sent, context);
	return admit(await locateChannel(sent, context), sent, context);
}
async function locateChannel(sent, { store, caller, poster }) {
	if (idPatterns.user.test(sent)) return store.channels.dm(caller.workspace.id, dmPartnerId(poster), sent);
	if (isChannelId(sent)) return store.channels.get(sent);
	const named = await store.channels.byName(caller.workspace.id, sent.replace(/^#/, ""));
	return named?.kind === "public" ? named : void 0;
}
function dmPartnerId({ user, isCustomized }) {
	return isCustomized ? messageDefaults.systemUserId : user.id;
}
function isChannelId(sent) {
	return idPatterns.channel.test(sent) || idPatterns.dm.test(sent);
}
async function admit(channel, sent, context) {
	if (channel === void 0 || channel.deleted === true) return notFound(sent);
	const standing = await findStanding(channel, context.caller, context.store);
	if (standing.kind === "absent") return notFound(sent);
	const refusal = (standing.kind === "foreign" ? await refuseStranger(channel, context) : await refuseOutsider(channel, standing, context)) ?? refuseClosed(channel);
	if (refusal !== void 0) return refusal;
	return {
		ok: true,
		target: toTarget(channel, context.poster.user)
	};
}
function toTarget(channel, user) {
	return {
		channel,
		expect: postable(channel, user),
		writes: reopening(channel)
	};
}
function postable({ id, kind }, user) {
	const open = {
		kind: "openChannel",
		id
	};
	return kind === "private" || kind === "session" || kind === "mpim" ? [open, {
		kind: "channelMember",
		channelId: id,
		userId: user.id
	}] : [open];
}
async function refuseStranger({ id }, { store, poster }) {
	return await store.channels.isMember(id, poster.user.id) ? void 0 : notFound(id);
}
function refuseUngranted(standing) {
	if (standing.kind !== "ungranted") return void 0;
	return refuse$1("team_access_not_granted", standing.workspaceId, "a workspace that the installation was granted to");
}
async function refuseOutsider(channel, standing, context) {
	const { definition, store, caller, poster } = context;
	if (standing.kind === "elsewhere") return notFound(channel.id);
	const { user } = poster;
	const isMember = channel.kind === "im" ? channel.dmUserIds?.includes(user.id) === true : await store.channels.isMember(channel.id, user.id);
	if (!isMember && (channel.kind !== "public" || user.guest !== void 0)) return notFound(channel.id);
	const ungranted = refuseUngranted(standing);
	const scope = definition.facts.furtherScopes.public;
	if (ungranted !== void 0 || isMember || caller.scopes.has(scope)) return ungranted;
	return refuse$1("not_in_channel", channel.id, `a member, or the scope ${scope}`);
}
function refuseClosed(channel) {
	if (channel.archived) return refuse$1("is_archived", channel.id, "a channel that is not archived");
	return channel.postingSuspended ? refuse$1("ekm_access_denied", channel.id, "a channel open to posts") : void 0;
}
async function findDm(userId, context) {
	const { store, caller, poster, ids, nowMs } = context;
	const user = await store.users.get(userId);
	if (user === void 0 || !isActive(user, nowMs)) return notFound(userId);
	const isReached = !isForeign(user, caller) && poster.user.guest === void 0;
	if (!isReached && user.id !== poster.user.id && !await store.channels.shareChannel(poster.user.id, user.id)) return notFound(userId);
	if (poster.user.kind === "bot" && user.kind === "bot" && !poster.isCustomized) return notFound(userId);
	if (isReached && !await reachesUser(caller, user, store)) return refuse$1("team_access_not_granted", userId, "a user of a workspace that the installation was granted to");
	const partnerId = dmPartnerId(poster);
	const existing = await store.channels.dm(caller.workspace.id, partnerId, user.id);
	const refusal = existing === void 0 ? void 0 : refuseClosed(existing);
	if (refusal !== void 0) return refusal;
	if (existing !== void 0) return {
		ok: true,
		target: toTarget(existing, poster.user)
	};
	return {
		ok: true,
		target: newDm([partnerId, user.id], {
			ids,
			workspaceId: caller.workspace.id,
			nowMs
		})
	};
}
function notFound(found) {
	return refuse$1("channel_not_found", found, "a conversation that the caller can post to");
}
// ../../packages/service/src/messages/find-writable.ts
const refuse = createRefuse("everyday-1#who-may-do-what");
async function findWritable(sent, search) {
	const { caller, store, restricted } = search;
	const found = await findConversation(await toId(sent, search), {
		caller,
		store,
		kindScopes: {}
	});
	if (!found.ok) return found;
	const { channel, membership } = found;
	const home = await workspaceOf(channel, caller, store);
	const closed = refusePosting(caller, home);
	if (closed?.error === "app_access_restricted") return {
		...closed,
		error: restricted
	};
	if (closed !== void 0 || channel.postingSuspended) return refuse("ekm_access_denied", channel.id, "a channel open to posts");
	if (channel.archived) return refuse("is_archived", channel.id, "a channel that is not archived");
	if (membership === void 0) return refuse("not_in_channel", channel.id, "a channel that the caller has joined");
	return {
		...found,
		home
	};
}
function stillWritable(channelId, userId) {
	return [{
		kind: "openChannel",
		id: channelId
	}, {
		kind: "channelMember",
		channelId,
		userId
	}];
}
async function toId(sent, { caller, actor, store }) {
	const { id: workspaceId } = caller.workspace;
	if (idPatterns.user.test(sent)) return (await store.channels.dm(workspaceId, actor.id, sent))?.id ?? sent;
	if (idPatterns.channel.test(sent) || idPatterns.dm.test(sent)) return sent;
	const named = await store.channels.byName(workspaceId, sent.replace(/^#/, ""));
	return named?.kind === "public" ? named.id : sent;
}
export { richTextElementSchema as $, fallbackText as A, textsOf as B, messageBlocks as C, findBlockProblems as D, toPostedMessage as E, domainsOf as F, postedMessageSchema as G, chatPostMessageMethod as H, isWithin as I, identityIconsSchema as J, postedAttachmentSchema as K, refuseLinks as L, isStreaming as M, startStream as N, placeBlocks as O, taskDisplays as P, urlSourceSchema as Q, toMessageText as R, entityAttachment as S, toProblemLines as T, chatPostMessageResponseSchema as U, chatPostMessageArgumentsSchema as V, messageMetadataSchema as W, attachmentSchema as X, messageEntitySchema as Y, blockSchema as Z, isEmptyContent as _, postable as a, namedFiles as b, findPoster as c, workspaceOf as d, blockOptionSchema as et, changeMessage as f, refuse$1 as g, refuseFull as h, locateChannel as i, hasEnded as j, placeElements as k, refuseMessagesTab as l, expectRoom as m, stillWritable as n, narrowed as nt, findThread as o, messageVersion as p, messageEditSchema as q, findTarget as r, issueMessage as rt, findActor as s, findWritable as t, plainTextSchema as tt, refusePosting as u, readContent as v, refuseBlockProblems as w, findMissingFile as x, readParts as y, refuse$4 as z };
