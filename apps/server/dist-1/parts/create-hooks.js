import { Aa as loadMethod, Da as loadMethods, Hr as createRefuse, Za as webhooks, gr as isGranted, mr as tokens, no as hashToken, sn as responseUrls, to as equalHashes, yi as lazily } from "./server.js";
import { t as refuseResponseUrl } from "./refuse-response-url.js";
import { t as webapi } from "./webapi.js";
// ../../packages/service/src/interactivity/hooks/find-installation.ts
const maxTokens = 100;
async function findInstallation(appId, workspaceId, store) {
	const here = (await store.list(tokens, "of_app", { app_id: appId }, { limit: maxTokens })).filter((token) => token.userId !== void 0 && isGranted(token, workspaceId));
	const token = here.find(({ kind }) => kind === "bot") ?? here[0];
	return token && store.tokens.resolve(token.hash);
}
// ../../packages/service/src/interactivity/hooks/hook-path.ts
const kinds = [
	"services",
	"commands",
	"actions"
];
function parseHookPath(path) {
	const [first, workspaceId = "", id = "", ...rest] = path.split("/");
	const kind = kinds.find((each) => each === first);
	return kind && {
		kind,
		workspaceId,
		id,
		secret: rest.join("/")
	};
}
// ../../packages/service/src/interactivity/hooks/authenticate-hook.ts
const refuseWebhook = createRefuse("interactivity#incoming-webhooks");
const refuseResponse = createRefuse("interactivity#response_url");
function createHookAuthentication({ store, clock, hash: hashOf = hashToken }) {
	return async (path) => {
		const parsed = parseHookPath(path);
		if (parsed === void 0) return refuseWebhook("no_service_id", void 0, "the address of a hook");
		const hash = hashOf(parsed.secret);
		return parsed.kind === "services" ? admitWebhook(parsed, hash, store) : admitResponse(parsed, hash, {
			store,
			clock
		});
	};
}
async function admitWebhook({ workspaceId, id }, hash, store) {
	if (id === "") return refuseWebhook("no_service_id", void 0, "an address with the identifier of a webhook");
	const workspace = await store.organizations.workspace(workspaceId);
	if (workspace === void 0) return refuseWebhook("no_team", workspaceId, "an existing workspace");
	if (workspace.deleted) return refuseWebhook("team_disabled", workspaceId, "a workspace that is not deleted");
	const webhook = await store.get(webhooks, { id });
	if (webhook?.workspaceId !== workspaceId) return refuseWebhook("no_service", id, "an existing webhook");
	if (!equalHashes(webhook.secretHash, hash)) return refuseWebhook("invalid_token", id, "the secret of the webhook");
	return await callerOf({
		kind: "webhook",
		webhook
	}, store) ?? refuseWebhook("no_active_hooks", webhook.appId, "an installed app");
}
async function admitResponse({ kind, workspaceId, id }, hash, { store, clock }) {
	const responseUrl = await store.get(responseUrls, { id });
	if (!(responseUrl?.kind === kind && responseUrl.workspaceId === workspaceId && equalHashes(responseUrl.secretHash, hash))) return refuseResponse("expired_url", id, "an address that was made in the last 30 minutes");
	const over = refuseResponseUrl(responseUrl, clock.now().getTime());
	if (over !== void 0) return over;
	return await callerOf({
		kind: "response",
		responseUrl
	}, store) ?? refuseResponse("expired_url", responseUrl.appId, "an installed app");
}
async function callerOf(hook, store) {
	const { appId, workspaceId, secretHash } = hook.kind === "webhook" ? hook.webhook : hook.responseUrl;
	const [installed, workspace] = await Promise.all([findInstallation(appId, workspaceId, store), store.organizations.workspace(workspaceId)]);
	if (installed?.app === void 0 || installed.app.deleted || workspace === void 0 || workspace.deleted) return;
	const { token, user, app, organization } = installed;
	const isOfOrganization = organization !== void 0 && workspace.organizationId === organization.id;
	return {
		ok: true,
		caller: {
			tokenType: token.kind,
			scopes: new Set(),
			token: {
				...token,
				hash: secretHash,
				scopes: []
			},
			...user !== void 0 && { user },
			app,
			...isOfOrganization && { organization },
			workspace,
			hook
		}
	};
}
// ../../packages/service/src/interactivity/hooks/hook-definitions.ts
async function loadHookDefinitions({ types }, posting) {
	const { methods, ...set } = await loadMethods(webapi);
	const { "webhook.post": webhook, "response.post": response } = methods;
	const errors = {
		...set.errors,
		...webhook.errors,
		...response.errors
	};
	const withArguments = (change) => ({
		...set,
		errors,
		...types !== void 0 && { types },
		methods: {
			"webhook.post": changed(webhook, change),
			"response.post": changed(response, change)
		}
	});
	const { blocks, attachments, metadata } = posting.argumentTable;
	const parts = {
		blocks,
		attachments,
		metadata
	};
	return {
		ofJson: withArguments(({ payload: _payload, ...fields }) => ({
			...fields,
			...parts
		})),
		ofForms: withArguments(({ payload, ...fields }) => ({ payload: {
			wireName: "payload",
			form: "object",
			...payload,
			fields: {
				...fields,
				...parts
			}
		} }))
	};
}
function changed(definition, change) {
	const argumentTable = change(definition.argumentTable);
	return {
		...definition,
		argumentTable
	};
}
// ../../packages/service/src/create-hooks.ts
async function createHooks(options) {
	const { store, clock, ephemerals, definitions, sha256 } = options;
	const posting = await loadMethod(definitions.webapi.methods["chat.postMessage"]);
	const handlerOptions = {
		posting,
		store,
		ephemerals
	};
	return {
		...await loadHookDefinitions(definitions.webapi, posting),
		handlers: {
			"webhook.post": lazily(async () => {
				const { createWebhookPost } = await import("./webhook.post.js");
				return createWebhookPost({
					...handlerOptions,
					definition: await loadMethod(webapi.methods["webhook.post"])
				});
			}),
			"response.post": lazily(async () => {
				const { createResponsePost } = await import("./response.post.js");
				return createResponsePost({
					...handlerOptions,
					definition: await loadMethod(webapi.methods["response.post"])
				});
			})
		},
		authenticate: createHookAuthentication({
			store,
			clock,
			...sha256 && { hash: sha256 }
		})
	};
}
export { createHooks };
