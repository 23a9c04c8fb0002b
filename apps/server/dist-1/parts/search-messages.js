import { Ua as oncePerZod } from "./server.js";
import { K as postedAttachmentSchema } from "./messages.js";
// ../../packages/api/src/generated/webapi/types/search-match.ts
const searchMatchChannelShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	is_private: z.boolean({ error: "invalid_arguments" }),
	is_mpim: z.boolean({ error: "invalid_arguments" }),
	is_shared: z.boolean({ error: "invalid_arguments" }),
	is_org_shared: z.boolean({ error: "invalid_arguments" }),
	is_ext_shared: z.boolean({ error: "invalid_arguments" }),
	is_pending_ext_shared: z.boolean({ error: "invalid_arguments" }),
	pending_shared: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" })
}));
const searchMatchChannelSchema = oncePerZod((z) => z.strictObject(searchMatchChannelShape(z), { error: "invalid_arguments" }));
const searchMatchShape = oncePerZod((z) => ({
	iid: z.string({ error: "invalid_arguments" }),
	team: z.string({ error: "invalid_arguments" }),
	channel: searchMatchChannelSchema(z),
	type: z.enum([
		"message",
		"group",
		"im"
	], { error: "invalid_arguments" }),
	user: z.string({ error: "invalid_arguments" }),
	username: z.string({ error: "invalid_arguments" }),
	ts: z.string({ error: "invalid_arguments" }),
	text: z.string({ error: "invalid_arguments" }),
	permalink: z.string({ error: "invalid_arguments" }),
	blocks: z.array(z.record(z.string(), z.unknown(), { error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	attachments: z.array(z.lazy(() => postedAttachmentSchema(z)), { error: "invalid_arguments" }).exactOptional()
}));
const searchMatchSchema = oncePerZod((z) => z.strictObject(searchMatchShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/search-messages.ts
const searchMessagesArgumentsShape = oncePerZod((z) => ({
	query: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "no_query" }).max(500, { error: "invalid_arguments" }),
	count: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(100, { error: "invalid_arguments" }).exactOptional(),
	page: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(100, { error: "invalid_arguments" }).exactOptional(),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	sort: z.enum(["score", "timestamp"], { error: "invalid_arguments" }).exactOptional(),
	sort_dir: z.enum(["asc", "desc"], { error: "invalid_arguments" }).exactOptional(),
	highlight: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const searchMessagesArgumentsSchema = oncePerZod((z) => z.object(searchMessagesArgumentsShape(z), { error: "invalid_arguments" }));
const searchPaginationShape = oncePerZod((z) => ({
	total_count: z.int({ error: "internal_error" }),
	page: z.int({ error: "internal_error" }),
	per_page: z.int({ error: "internal_error" }),
	page_count: z.int({ error: "internal_error" }),
	first: z.int({ error: "internal_error" }),
	last: z.int({ error: "internal_error" })
}));
const searchPaginationSchema = oncePerZod((z) => z.strictObject(searchPaginationShape(z), { error: "internal_error" }));
const searchPagingShape = oncePerZod((z) => ({
	count: z.int({ error: "internal_error" }),
	total: z.int({ error: "internal_error" }),
	page: z.int({ error: "internal_error" }),
	pages: z.int({ error: "internal_error" }),
	next_cursor: z.string({ error: "internal_error" }).exactOptional()
}));
const searchPagingSchema = oncePerZod((z) => z.strictObject(searchPagingShape(z), { error: "internal_error" }));
const searchedMessagesShape = oncePerZod((z) => ({
	total: z.int({ error: "internal_error" }),
	pagination: searchPaginationSchema(z),
	paging: searchPagingSchema(z),
	matches: z.array(z.lazy(() => searchMatchSchema(z)), { error: "internal_error" })
}));
const searchedMessagesSchema = oncePerZod((z) => z.strictObject(searchedMessagesShape(z), { error: "internal_error" }));
const searchMessagesResponseShape = oncePerZod((z) => ({
	query: z.string({ error: "internal_error" }),
	messages: searchedMessagesSchema(z)
}));
const searchMessagesMethod = {
	wireName: "search.messages",
	verb: "GET",
	description: "Searches the messages that the caller sees, replies and archived channels included.",
	tokens: ["user"],
	scopes: ["search:read"],
	argumentTable: {
		query: {
			wireName: "query",
			form: "string"
		},
		count: {
			wireName: "count",
			form: "integer"
		},
		page: {
			wireName: "page",
			form: "integer"
		},
		cursor: {
			wireName: "cursor",
			form: "string"
		},
		sort: {
			wireName: "sort",
			form: "string"
		},
		sort_dir: {
			wireName: "sort_dir",
			form: "string"
		},
		highlight: {
			wireName: "highlight",
			form: "boolean"
		},
		team_id: {
			wireName: "team_id",
			form: "string"
		}
	},
	arguments: searchMessagesArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(searchMessagesResponseShape(z), { error: "internal_error" })),
	responseTable: { messages: {
		wireName: "messages",
		fields: { matches: {
			wireName: "matches",
			type: "SearchMatch"
		} }
	} },
	errors: {
		no_query: {
			wireName: "no_query",
			status: 200,
			meaning: "The query is empty."
		},
		invalid_cursor: {
			wireName: "invalid_cursor",
			status: 200,
			meaning: "The cursor is not valid."
		},
		missing_argument: {
			wireName: "missing_argument",
			status: 200,
			meaning: "A required argument is missing."
		}
	},
	facts: {
		subject: "search",
		rates: [{
			tier: "tier-20",
			perMinute: 20,
			burst: 20,
			per: [
				"method",
				"workspace",
				"app"
			],
			error: "ratelimited"
		}],
		requires: [],
		limits: {
			query: { maxLength: { value: 500 } },
			count: {
				min: { value: 1 },
				max: { value: 100 }
			},
			page: {
				min: { value: 1 },
				max: { value: 100 }
			},
			sort: { oneOf: { value: ["score", "timestamp"] } },
			sort_dir: { oneOf: { value: ["asc", "desc"] } }
		}
	}
};
export { searchMessagesMethod };
