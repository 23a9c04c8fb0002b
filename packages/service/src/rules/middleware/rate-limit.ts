import type { ScimCode } from "@rollcall/api/scim";
import type { MethodFacts, MethodRate } from "@rollcall/api/webapi";
import type { Clock, ScimExchange, ScimMiddleware } from "@rollcall/scim-core";
import type { MethodExchange, MethodMiddleware } from "@rollcall/webapi-core";
import { idPatterns, serviceLimits } from "../../generated/service.js";
import type { ScimCaller, WebapiCaller } from "../../model/caller.js";
import type { Store } from "../../model/store.js";
import type { ActiveDefinitions } from "../../values/active-definitions.js";

/** The treatment of a caller that exceeds its rate: nothing, a header only, or a refusal. */
export type RateMode = "off" | "observe" | "enforce";

/** Dependencies of the rate limits. */
interface RateLimitOptions {
  readonly store: Pick<Store, "rates" | "channels">;
  readonly clock: Clock;
  readonly mode: RateMode;
}

/** Counts SCIM calls in the budgets of the organization or the single workspace. */
export function createScimRateLimit(
  options: RateLimitOptions & { readonly definition: ActiveDefinitions["scim"] },
): ScimMiddleware<ScimCaller, ScimCode> {
  if (options.mode === "off") return (_exchange, next) => next();
  return (exchange, next) => limit(options, async () => budgetsOf(exchange, options.definition), next);
}

/** Counts Web API calls in the budgets that the definitions of their methods name. */
export function createWebapiRateLimit(
  options: RateLimitOptions,
): MethodMiddleware<WebapiCaller, Pick<MethodFacts, "rates">> {
  if (options.mode === "off") return (_exchange, next) => next();
  return (exchange, next) => {
    const { definition, context } = exchange;
    const { caller } = context;
    if (caller === undefined) return next();
    const { rates } = definition.facts;
    return limit(options, () => methodBudgetsOf({ ...exchange, caller, rates }, options.store), next);
  };
}

/** Takes a call from its budgets. Over budget, it refuses the call or, in observe mode, adds the wait to the answer. */
async function limit<Code extends string, Outcome extends { readonly ok: boolean }>(
  { store, clock, mode }: RateLimitOptions,
  budgets: () => Promise<readonly Budget<Code>[]>,
  next: () => Promise<Outcome>,
) {
  const spent = await countCall(await budgets(), store.rates, clock);
  if (spent === undefined) return next();
  const { error, reason, retryAfterSeconds } = spent;
  if (mode === "enforce") return { ok: false, error, reason, retryAfterSeconds } as const;
  const outcome = await next();
  return outcome.ok ? { ...outcome, retryAfterSeconds } : outcome;
}

interface Budget<Code extends string> {
  readonly key: string;
  readonly perMinute: number;
  readonly burst: number;
  /** Error code when the budget is spent. */
  readonly error: Code;
}

/**
 * Takes a call from every budget, or from none if one is spent. Answers the first spent budget, with the wait that
 * covers all of them; otherwise undefined.
 */
async function countCall<Code extends string>(budgets: readonly Budget<Code>[], rates: Store["rates"], clock: Clock) {
  const nowMs = clock.now().getTime();
  const taken = await rates.takeAll(budgets.map(({ key, perMinute, burst }) => ({ key, perMinute, burst, nowMs })));
  const spent = budgets[taken.findIndex(({ ok }) => !ok)];
  if (spent === undefined) return undefined;
  const { key, perMinute, burst, error } = spent;
  const reason = { rule: "rates", found: key, wanted: `${perMinute} a minute, ${burst} at once` };
  const waitMs = Math.max(...taken.filter(({ ok }) => !ok).map(({ retryAfterMs }) => retryAfterMs));
  return { error, reason, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}

/**
 * Calls of a resource type count in the tiers that name it, requests for discovery documents in the tiers that include
 * those.
 */
function budgetsOf(
  { operation, resourceType, context }: ScimExchange<ScimCaller>,
  { resources: served, facts }: ActiveDefinitions["scim"],
): readonly Budget<ScimCode>[] {
  const { organization, workspace } = context.caller;
  const directory = organization?.id ?? workspace.id;
  const isDiscovery = !Object.hasOwn(served, resourceType);
  return Object.entries(facts.rates.tiers).flatMap(([name, tier]) => {
    const { operations, resources, discovery, perMinute, burst, error } = tier;
    const isMeant = isDiscovery ? discovery : includes(resources, resourceType);
    const isCounted = isMeant && includes(operations, operation);
    return isCounted ? [{ key: `scim ${name} ${directory}`, perMinute, burst, error }] : [];
  });
}

/** A call with a known caller. */
interface CountedCall extends Pick<MethodExchange<WebapiCaller>, "method" | "arguments"> {
  readonly caller: WebapiCaller;
  readonly rates: readonly MethodRate[];
}

async function methodBudgetsOf(
  exchange: CountedCall,
  store: Pick<Store, "channels">,
): Promise<readonly Budget<string>[]> {
  return Promise.all(
    exchange.rates.map(async ({ tier, per, perMinute, burst, error }) => {
      const parts = await Promise.all(per.map((part) => partOf(part, exchange, store)));
      return { key: ["webapi", tier, ...parts].join(" "), perMinute, burst, error };
    }),
  );
}

/** Value that a budget is counted by. */
async function partOf(
  part: MethodRate["per"][number],
  { method, arguments: args, caller }: CountedCall,
  { channels }: Pick<Store, "channels">,
): Promise<string> {
  switch (part) {
    case "method":
      return method;
    case "workspace":
      return caller.workspace.id;
    case "organization":
      return caller.organization?.id ?? caller.workspace.id;
    case "app":
      return caller.app?.id ?? "";
    case "token":
      return caller.token.hash;
    case "channel":
      return conversationOf(
        "channel" in args && typeof args.channel === "string" ? args.channel : "",
        caller,
        channels,
      );
  }
}

/** Key of a conversation, the same whether it is given by ID, by name or, for a DM, by the other user. */
async function conversationOf(named: string, { workspace, user }: WebapiCaller, channels: Store["channels"]) {
  // No channel name is longer, and keys stay short.
  const sent = named.slice(0, serviceLimits.channelName.value + 1);
  if (idPatterns.user.test(sent)) return dmBetween([sent, user?.id ?? ""]);
  const isDm = idPatterns.dm.test(sent);
  const found = isDm ? await channels.get(sent) : await channels.byName(workspace.id, sent.replace(/^#/, ""));
  return found?.dmUserIds === undefined ? (found?.id ?? sent) : dmBetween(found.dmUserIds);
}

/** The same before and after the DM is opened. */
function dmBetween(userIds: readonly string[]): string {
  return userIds.toSorted().join("+");
}

function includes(list: readonly string[], word: string): boolean {
  return list.includes(word);
}
