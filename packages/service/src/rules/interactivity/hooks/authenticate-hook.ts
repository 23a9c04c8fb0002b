import type { ResponsePostRefusal, WebhookPostRefusal } from "@rollcall/api/hooks";
import type { Clock, Reason } from "@rollcall/webapi-core";
import { responseUrls } from "../../../model/interaction.js";
import type { Store } from "../../../model/store.js";
import { type ResolvedToken, tokens } from "../../../model/token.js";
import { webhooks } from "../../../model/webhook.js";
import { createRefuse } from "../../../store/decide.js";
import type { Id } from "../../../values/ids.js";
import { equalHashes, hashToken } from "../../../values/secrets.js";
import { isGranted } from "../../directory/reach.js";
import { refuseResponseUrl } from "../response-urls/response-url.js";
import type { HookCode } from "./hook-definitions.js";
import type { Hook, HookCaller } from "./hook-message.js";

/** Maximum number of usable tokens that are read. The tokens of one installation are fewer. */
const maxTokens = 100;

/**
 * Finds a usable token of an app in a workspace, with what it refers to; that of the bot, if there is one. Undefined if the
 * app is not installed there.
 */
async function findInstallation(
  appId: Id,
  workspaceId: Id,
  store: Pick<Store, "list" | "tokens">,
): Promise<ResolvedToken | undefined> {
  const usable = await store.list(tokens, "of_app", { app_id: appId }, { limit: maxTokens });
  const here = usable.filter((token) => token.userId !== undefined && isGranted(token, workspaceId));
  const token = here.find(({ kind }) => kind === "bot") ?? here[0];
  return token && store.tokens.resolve(token.hash);
}

/** The address of a hook, below the base of such addresses. */
type HookPath =
  | { readonly kind: "services"; readonly workspaceId: string; readonly id: string; readonly secret: string }
  | {
      readonly kind: "commands" | "actions";
      readonly workspaceId: string;
      readonly id: string;
      readonly secret: string;
    };

const kinds = ["services", "commands", "actions"] as const;

/** Parses a path such as `services/T1/B1/secret`. Missing segments are empty. Undefined if the first one is unknown. */
export function parseHookPath(path: string): HookPath | undefined {
  const [first, workspaceId = "", id = "", ...rest] = path.split("/");
  const kind = kinds.find((each) => each === first);
  return kind && { kind, workspaceId, id, secret: rest.join("/") };
}

/** The caller of a hook, or the code for the state of the address. */
export type HookAdmission =
  | { readonly ok: true; readonly caller: HookCaller }
  | { readonly ok: false; readonly error: HookCode; readonly reason: Reason };

const refuseWebhook = createRefuse<WebhookPostRefusal["error"]>("interactivity#incoming-webhooks");
const refuseResponse = createRefuse<ResponsePostRefusal["error"]>("interactivity#response_url");

/** Dependencies of the authentication of hooks. */
interface HookAuthenticationOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** SHA-256 of a text as lowercase hex. Default: the one in JavaScript. */
  readonly hash?: (text: string) => string;
}

/**
 * Creates the authentication of hooks by their path, such as `services/T1/B1/secret`: the address itself is the
 * credential.
 */
export function createHookAuthentication({ store, clock, hash: hashOf = hashToken }: HookAuthenticationOptions) {
  return async (path: string): Promise<HookAdmission> => {
    const parsed = parseHookPath(path);
    if (parsed === undefined) return refuseWebhook("no_service_id", undefined, "the address of a hook");
    const hash = hashOf(parsed.secret);
    return parsed.kind === "services"
      ? admitWebhook(parsed, hash, store)
      : admitResponse(parsed, hash, { store, clock });
  };
}

async function admitWebhook({ workspaceId, id }: HookPath, hash: string, store: Store): Promise<HookAdmission> {
  if (id === "") return refuseWebhook("no_service_id", undefined, "an address with the identifier of a webhook");
  const workspace = await store.organizations.workspace(workspaceId);
  if (workspace === undefined) return refuseWebhook("no_team", workspaceId, "an existing workspace");
  if (workspace.deleted) return refuseWebhook("team_disabled", workspaceId, "a workspace that is not deleted");
  const webhook = await store.get(webhooks, { id });
  if (webhook?.workspaceId !== workspaceId) return refuseWebhook("no_service", id, "an existing webhook");
  if (!equalHashes(webhook.secretHash, hash)) return refuseWebhook("invalid_token", id, "the secret of the webhook");
  const caller = await callerOf({ kind: "webhook", webhook }, store);
  return caller ?? refuseWebhook("no_active_hooks", webhook.appId, "an installed app");
}

async function admitResponse(
  { kind, workspaceId, id }: HookPath,
  hash: string,
  { store, clock }: Pick<HookAuthenticationOptions, "store" | "clock">,
): Promise<HookAdmission> {
  const responseUrl = await store.get(responseUrls, { id });
  const isSame =
    responseUrl?.kind === kind && responseUrl.workspaceId === workspaceId && equalHashes(responseUrl.secretHash, hash);
  if (!isSame) return refuseResponse("expired_url", id, "an address that was made in the last 30 minutes");
  const over = refuseResponseUrl(responseUrl, clock.now().getTime());
  if (over !== undefined) return over;
  const caller = await callerOf({ kind: "response", responseUrl }, store);
  return caller ?? refuseResponse("expired_url", responseUrl.appId, "an installed app");
}

/** The caller that a hook is; undefined if its app is deleted or not installed any more. */
async function callerOf(hook: Hook, store: Store): Promise<Extract<HookAdmission, { readonly ok: true }> | undefined> {
  const { appId, workspaceId, secretHash } = hook.kind === "webhook" ? hook.webhook : hook.responseUrl;
  const [installed, workspace] = await Promise.all([
    findInstallation(appId, workspaceId, store),
    store.organizations.workspace(workspaceId),
  ]);
  if (installed?.app === undefined || installed.app.deleted || workspace === undefined || workspace.deleted) {
    return undefined;
  }
  const { token, user, app, organization } = installed;
  const isOfOrganization = organization !== undefined && workspace.organizationId === organization.id;
  return {
    ok: true,
    caller: {
      tokenType: token.kind,
      scopes: new Set(),
      // Budgets, the journal and its filters know the address by this hash.
      token: { ...token, hash: secretHash, scopes: [] },
      ...(user !== undefined && { user }),
      app,
      ...(isOfOrganization && { organization }),
      workspace,
      hook,
    },
  };
}
