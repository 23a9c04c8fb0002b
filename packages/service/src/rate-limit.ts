import type { Clock, ScimAround, ScimExchange } from "@rollcall/scim-core";
import { type ScimCode, scimRates } from "@rollcall/scim-core/svc";
import type { MethodAround, MethodExchange } from "@rollcall/webapi-core";
import { webapiRates } from "@rollcall/webapi-core/svc";
import type { RateMode } from "./service-options.js";
import type { Store } from "./store/store.js";
import type { ScimCaller } from "./tokens/scim-caller.js";
import type { WebapiCaller } from "./tokens/webapi-caller.js";

/** What calls are counted with. */
export interface RateLimitOptions {
  readonly store: Pick<Store, "rates" | "channels">;
  readonly clock: Clock;
  readonly mode: RateMode;
}

/** Counts SCIM calls in the budgets of the organization or the lone workspace. */
export function createScimRateLimit({ store, clock, mode }: RateLimitOptions): ScimAround<ScimCaller, ScimCode> {
  return async (exchange, next) => {
    if (mode === "off") return next();
    const spent = await countCall(budgetsOf(exchange), store.rates, clock);
    if (spent === undefined) return next();
    const { error, because, retryAfterSeconds } = spent;
    if (mode === "enforce") return { ok: false, error, because, retryAfterSeconds };
    const outcome = await next();
    return outcome.ok ? { ...outcome, retryAfterSeconds } : outcome;
  };
}

/** Counts Web API calls in the budgets that the definitions of their methods name. */
export function createWebapiRateLimit({ store, clock, mode }: RateLimitOptions): MethodAround<WebapiCaller> {
  return async (exchange, next) => {
    if (mode === "off") return next();
    const spent = await countCall(await methodBudgetsOf(exchange, store), store.rates, clock);
    if (spent === undefined) return next();
    const { error, because, retryAfterSeconds } = spent;
    if (mode === "enforce") return { ok: false, error, because, retryAfterSeconds };
    const outcome = await next();
    return outcome.ok ? { ...outcome, retryAfterSeconds } : outcome;
  };
}

interface Budget<Code extends string> {
  readonly key: string;
  readonly perMinute: number;
  readonly burst: number;
  /** The code when it is spent. */
  readonly error: Code;
}

/** Takes a call from each budget; answers the first that is spent, or undefined. */
async function countCall<Code extends string>(budgets: readonly Budget<Code>[], rates: Store["rates"], clock: Clock) {
  const nowMs = clock.now().getTime();
  for (const { key, perMinute, burst, error } of budgets) {
    const taken = await rates.take({ key, perMinute, burst, nowMs });
    if (taken.ok) continue;
    const because = { rule: "rates", found: key, wanted: `${perMinute} a minute, ${burst} at once` };
    return { error, because, retryAfterSeconds: Math.max(1, Math.ceil(taken.retryAfterMs / 1000)) };
  }
  return undefined;
}

function budgetsOf({ operation, resourceType, context }: ScimExchange<ScimCaller>): readonly Budget<ScimCode>[] {
  const { organization, workspace } = context.caller;
  const directory = organization?.id ?? workspace.id;
  return Object.entries(scimRates.tiers).flatMap(([name, { operations, resources, perMinute, burst, error }]) => {
    const isCounted = includes(operations, operation) && includes(resources, resourceType);
    return isCounted ? [{ key: `scim ${name} ${directory}`, perMinute, burst, error }] : [];
  });
}

interface MethodTier {
  readonly perMinute: number;
  readonly burst: number;
  readonly per: readonly ("method" | "workspace" | "organization" | "app" | "token" | "channel")[];
  readonly error: string;
}

const tiers: { readonly [name: string]: MethodTier } = webapiRates.tiers;
const tiersOfMethods: { readonly [method: string]: readonly string[] } = webapiRates.methods;

async function methodBudgetsOf(
  exchange: MethodExchange<WebapiCaller>,
  store: Pick<Store, "channels">,
): Promise<readonly Budget<string>[]> {
  const budgets: Budget<string>[] = [];
  for (const name of tiersOfMethods[exchange.method] ?? []) {
    const tier = tiers[name];
    if (tier === undefined) continue;
    const parts = await Promise.all(tier.per.map((part) => partOf(part, exchange, store)));
    budgets.push({ ...tier, key: ["webapi", name, ...parts].join(" ") });
  }
  return budgets;
}

/** What a budget is counted by. */
async function partOf(
  part: MethodTier["per"][number],
  { method, arguments: args, context: { caller } }: MethodExchange<WebapiCaller>,
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
    case "channel": {
      const sent = "channel" in args && typeof args.channel === "string" ? args.channel : "";
      return (await channels.byName(caller.workspace.id, sent.replace(/^#/, "")))?.id ?? sent;
    }
  }
}

function includes(list: readonly string[], word: string): boolean {
  return list.includes(word);
}
