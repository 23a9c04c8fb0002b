import { idPrefixes, userDefaults } from "../../../generated/service.js";
import { hasVersion, put } from "../../../model/port/document.js";
import type { Expectation, SilentWrite, Store, Write } from "../../../model/store.js";
import { type User, users } from "../../../model/user.js";
import { type Webhook, webhooks } from "../../../model/webhook.js";
import type { Id, Ids } from "../../../values/ids.js";
import { toInstant } from "../../../values/instant.js";
import { botUserName } from "../../../values/names.js";
import type { Sealer } from "../../../values/secrets.js";
import { newWebhook, newWebhookSecret, placeOf } from "../../apps/webhooks.js";
import type { Home } from "../../directory/reach.js";
import { readDisplayName } from "../../users/names/name.js";
import { newFamily, supersede } from "../rotation/family.js";
import { type NewTokens, newTokens, type TokenOptions } from "../rotation/new-tokens.js";
import { findEarlierTokens, nextSequence, scopesWith } from "./earlier-tokens.js";
import { type Grant, targetOf, toInstallation } from "./grant.js";

const pageLength = 500;

/** Finds the bot of an app in the directory of a workspace; undefined if it has none. */
async function findBot(
  store: Pick<Store, "list">,
  appId: Id,
  { organization, workspace }: Home,
): Promise<User | undefined> {
  const home = (organization ?? workspace).id;
  for (let after: { readonly created: string; readonly id: Id } | undefined; ; ) {
    const page = await store.list(users, "in_order", { home }, { limit: pageLength, ...(after && { after }) });
    const bot = page.find((user) => user.appId === appId);
    const last = page.at(-1);
    if (bot !== undefined || last === undefined || page.length < pageLength) return bot;
    after = { created: last.created, id: last.id };
  }
}

/** Dependencies of a grant. */
export interface GrantOptions extends TokenOptions {
  readonly store: Store;
  readonly ids: Ids;
  readonly sealer: Sealer;
}

/** The writes and tokens of a grant. */
export interface GrantPlan {
  readonly expect: readonly Expectation[];
  readonly writes: readonly Write[];
  readonly bot?: NewTokens & { readonly userId: Id };
  readonly user?: NewTokens;
  readonly webhook?: PlannedWebhook;
}

/** Plans what a grant makes: the bot, the tokens and the webhook. Scopes add up with those of earlier grants. */
export async function planGrant(grant: Grant, options: GrantOptions): Promise<GrantPlan> {
  const { botName, channelId } = grant;
  const bot = botName === undefined ? undefined : await planBot(grant, botName, options);
  const botTokens = bot && (await planTokens("bot", bot.id, grant, options));
  const userTokens =
    grant.userScopes.length === 0 ? undefined : await planTokens("user", grant.installer.id, grant, options);
  const webhook = channelId === undefined ? undefined : await planWebhook(grant, channelId, options);
  return {
    expect: [...(bot?.expect ?? []), ...(webhook?.expect ?? [])],
    writes: [
      ...(bot?.writes ?? []),
      ...(botTokens?.writes ?? []),
      ...(userTokens?.writes ?? []),
      ...(webhook?.writes ?? []),
    ],
    ...(bot && botTokens && { bot: { ...botTokens, userId: bot.id } }),
    ...(userTokens && { user: userTokens }),
    ...(webhook && { webhook }),
  };
}

interface PlannedBot {
  readonly id: Id;
  readonly expect: readonly Expectation[];
  readonly writes: readonly Write[];
}

/** The app's bot in the place: a new one, the one that is there, or one that ended with its last token. */
async function planBot(
  { app, place }: Grant,
  botName: string,
  { store, ids, nowMs }: GrantOptions,
): Promise<PlannedBot> {
  const found = await findBot(store, app.id, place);
  if (found === undefined) {
    const bot = await newBot({ appId: app.id, botName, place }, { store, ids, nowMs });
    const expect = [hasVersion(users, { id: bot.id }, 0), { kind: "freeUserName", name: bot.userName } as const];
    return { id: bot.id, expect, writes: [put(users, bot)] };
  }
  const active = activate(found, place.workspace.id);
  const expect = [hasVersion(users, { id: found.id }, found.version)];
  if (active === found) return { id: found.id, expect, writes: [] };
  const changed = { ...active, version: found.version + 1, updated: toInstant(nowMs) };
  return { id: found.id, expect, writes: [put(users, changed)] };
}

function activate(bot: User, workspaceId: Id): User {
  const isMember = bot.memberships.some((membership) => membership.workspaceId === workspaceId);
  if (bot.active && isMember) return bot;
  const memberships = isMember ? bot.memberships : [...bot.memberships, { workspaceId, role: "member" as const }];
  return { ...bot, active: true, memberships };
}

async function planTokens(kind: "bot" | "user", userId: Id, grant: Grant, options: GrantOptions): Promise<NewTokens> {
  const { app, place, installer, rotates, isPublic, authTime } = grant;
  const target = targetOf(place);
  const asked = kind === "bot" ? grant.botScopes : grant.userScopes;
  const authorization = { appId: app.id, userId, targetId: target.id, scopes: asked };
  const earlier = await findEarlierTokens(authorization, options.store);
  const { workspaceIds = target.kind === "organization" ? [] : undefined } = earlier.at(-1)?.installation ?? {};
  const installation = toInstallation({ app, place, installer }, workspaceIds);
  const scopes = authTime === undefined ? scopesWith(earlier, asked) : asked;
  const family = newFamily(options.ids);
  const wanted = { kind, userId, appId: app.id, scopes, installation, family, rotates, isPublic, authTime };
  const sequence = nextSequence(earlier);
  const made = newTokens({ ...wanted, sequence }, options);
  return rotates ? { ...made, writes: [...supersede(earlier, options.nowMs), ...made.writes] } : made;
}

/** A bot to create. */
interface NewBot {
  readonly appId: Id;
  /** Its name for people. */
  readonly botName: string;
  readonly place: Home;
}

/** Dependencies of a new bot. */
interface NewBotOptions {
  readonly store: Pick<Store, "users">;
  readonly ids: Ids;
  readonly nowMs: number;
}

/** A new bot of an app, a member of the workspace, with a user name that is free. */
async function newBot({ appId, botName, place }: NewBot, { store, ids, nowMs }: NewBotOptions): Promise<User> {
  const stem = botUserName(botName, new Set());
  const taken = new Set((await store.users.namesLike(stem)).map((name) => name.toLowerCase()));
  const userName = botUserName(botName, taken);
  const displayName = readDisplayName(botName).ok ? botName : userName;
  const created = toInstant(nowMs);
  const { organization, workspace } = place;
  return {
    id: ids.id(idPrefixes.user),
    version: 1,
    created,
    updated: created,
    kind: "bot",
    appId,
    ...(organization !== undefined && { organizationId: organization.id }),
    memberships: [{ workspaceId: workspace.id, role: "member" }],
    active: true,
    forgotten: false,
    has2fa: false,
    userName,
    displayName,
    name: { givenName: displayName },
    emails: [],
    timezone: userDefaults.timezone,
    hasProfileFields: false,
  };
}

/** The webhook of a grant. */
interface PlannedWebhook {
  readonly id: Id;
  readonly channelId: Id;
  /** Its address below the base of such addresses. */
  readonly path: string;
  readonly expect: readonly Expectation[];
  readonly writes: readonly SilentWrite[];
}

interface WebhookOptions {
  readonly store: Pick<Store, "list">;
  readonly ids: Ids;
  readonly nowMs: number;
  readonly sealer: Sealer;
}

/**
 * Plans the webhook of a channel: the one that the app has there, or a new one. The secret of one that was stored without
 * a key cannot be shown again, so it gets another secret.
 */
async function planWebhook(
  { app, place, installer }: Pick<Grant, "app" | "place" | "installer">,
  channelId: Id,
  { store, ids, nowMs, sealer }: WebhookOptions,
): Promise<PlannedWebhook> {
  const before = await findWebhook(app.id, channelId, store);
  if (before?.sealed !== undefined) {
    return toPlan(before, sealer.open(before.sealed, placeOf(before)), { expect: [], writes: [] });
  }
  const secret = newWebhookSecret(ids);
  const made = newWebhook(
    before ?? {
      id: ids.id(idPrefixes.webhook),
      created: toInstant(nowMs),
      appId: app.id,
      workspaceId: place.workspace.id,
      channelId,
      installerId: installer.id,
    },
    secret,
    sealer,
  );
  const version = before?.version ?? 0;
  return toPlan(made, secret, {
    expect: [hasVersion(webhooks, { id: made.id }, version)],
    writes: [put(webhooks, { ...made, version: version + 1 })],
  });
}

function toPlan(
  { id, workspaceId, channelId }: Webhook,
  secret: string,
  plan: Pick<PlannedWebhook, "expect" | "writes">,
): PlannedWebhook {
  return { id, channelId, path: `services/${workspaceId}/${id}/${secret}`, ...plan };
}

const webhooksAtOnce = 100;

async function findWebhook(appId: Id, channelId: Id, store: Pick<Store, "list">): Promise<Webhook | undefined> {
  for (let after: { readonly after?: { readonly channel_id: Id; readonly id: Id } } = {}; ; ) {
    const page = await store.list(webhooks, "of_app", { app_id: appId }, { limit: webhooksAtOnce, ...after });
    const found = page.find((each) => each.channelId === channelId);
    const last = page.at(-1);
    if (found !== undefined || last === undefined || page.length < webhooksAtOnce) return found;
    after = { after: { channel_id: last.channelId, id: last.id } };
  }
}
