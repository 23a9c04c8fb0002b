import { linkMatches } from "./apply/apply-plan.js";
import type { StepResult } from "./apply/step-result.js";
import type { Directory } from "./directory/directory.js";
import { resolveDirectory } from "./directory/resolve-directory.js";
import { createEvents, type DirectoryEvent, type ProviderEvents } from "./events/create-events.js";
import { type LinkStore, loadLinks } from "./links/links.js";
import type { Plan } from "./plan/plan.js";
import { applyRun, planRun, type RunOptions } from "./run.js";
import { type Scope, scopeOf, wholeScope } from "./scope.js";
import { entra, entraWithFlag } from "./styles/entra.js";
import { google } from "./styles/google.js";
import { okta } from "./styles/okta.js";
import { onelogin } from "./styles/onelogin.js";
import { rfc } from "./styles/rfc.js";
import type { StyleFacts } from "./styles/style-facts.js";
import { checkRemovals, type RemovalLimit, type SyncReport } from "./sync-report.js";
import type { Leavers } from "./target/observe.js";
import { readTarget, type TargetOptions } from "./target-options.js";
import { createWire, type WireOptions } from "./wire/create-wire.js";
import type { Exchange } from "./wire/exchange.js";

/** A style of writing: as the RFC says, or as an identity provider sends it. */
export type StyleName = "rfc" | "entra" | "entra-aadOptscim062020" | "okta" | "onelogin" | "google";

/** The facts of each style. */
export const styles: Readonly<Record<StyleName, StyleFacts>> = {
  rfc,
  entra,
  "entra-aadOptscim062020": entraWithFlag,
  okta,
  onelogin,
  google,
};

/** Options of an identity provider. */
export interface IdentityProviderOptions
  extends Pick<WireOptions, "rate" | "sleep" | "signal" | "onWait" | "onExchange"> {
  readonly directory: Directory;
  readonly to: TargetOptions;
  /** The style of the requests. Default: `rfc`. */
  readonly style?: StyleName;
  /** Facts that replace those of the style, for example `activation` of a custom app integration of Okta. */
  readonly facts?: Partial<StyleFacts>;
  /** Provisions only users, or only groups. Default: both. */
  readonly only?: "users" | "groups";
  /** Attribute that identifies a user who is not linked yet. Default: `userName`. */
  readonly match?: "userName" | "externalId";
  /**
   * The treatment of users and groups that the directory does not have: those that the provider provisioned itself are
   * deactivated or deleted (`linked`), `all` of the target, or none (`keep`). Default: `linked`.
   */
  readonly leavers?: Leavers;
  /** Maximum number of users to deactivate and groups to delete in one sync. Default: no limit. */
  readonly maxDeactivations?: RemovalLimit;
  /** Remembers what was provisioned. Default: memory. */
  readonly state?: LinkStore;
  /** Called after each step of a sync. */
  readonly onStep?: (result: StepResult) => void;
}

/** An identity provider with a directory that it provisions to a SCIM server. */
export interface IdentityProvider extends ProviderEvents {
  /** The directory after all events. */
  readonly directory: Directory;
  /** All requests so far with their answers. */
  readonly requests: readonly Exchange[];
  /**
   * Compares the directory with the target and returns what a sync would do. It only reads.
   * @throws DirectoryError, TargetError, UnreachableError
   */
  plan(): Promise<Plan>;
  /**
   * Provisions the whole directory. A second sync sends no writes. `confirm` receives the plan before the first write;
   * if it answers false, nothing is written.
   * @throws DirectoryError, TargetError, UnreachableError if the target cannot be read
   * @throws TooManyRemovalsError before the first write
   */
  sync(options?: { readonly confirm?: Confirm }): Promise<SyncReport>;
}

/** Decides whether a plan is applied. */
export type Confirm = (plan: Plan) => boolean | Promise<boolean>;

/** Creates an identity provider. It sends nothing before the first call. */
export function createIdentityProvider(options: IdentityProviderOptions): IdentityProvider {
  const { style = "rfc", leavers = "linked", match = "userName", state, onStep } = options;
  const facts = { ...styles[style], ...options.facts };
  const { url, version } = readTarget(options.to);
  if (!facts.versions.value.includes(version)) throw new RangeError(`${style} does not send SCIM ${version}`);
  const only = facts.groups.value ? options.only : "users";
  const log: Exchange[] = [];
  const headers = headersOf(version === "2.0" ? facts.mediaType.value : "application/json", facts.userAgent.value);
  const onExchange = (exchange: Exchange) => {
    log.push(exchange);
    options.onExchange?.(exchange);
  };
  const wire = createWire({ ...options, ...options.to, url, headers, onExchange });
  let loading: ReturnType<typeof loadLinks> | undefined;
  const running = async (): Promise<RunOptions> => {
    loading ??= loadLinks(state);
    return { wire, links: await loading, facts, version, leavers, match, log, signal: options.signal };
  };
  const enqueue = createQueue();
  let current = options.directory;
  const planOf = async (scope: Scope) => planRun(current, scope, await running());
  const syncPart = async (scope: Scope, limit?: RemovalLimit, confirm?: Confirm): Promise<SyncReport> => {
    const from = log.length;
    const planned = await planOf(scope);
    const { plan } = planned;
    checkRemovals(plan, limit);
    if ((await confirm?.(plan)) === false) return { ok: true, plan, results: [], requests: log.slice(from) };
    const applied = await applyRun(planned, await running(), onStep);
    const ok = applied.stopped === undefined && applied.results.every((result) => result.ok);
    return { ok, plan, ...applied, requests: log.slice(from) };
  };
  /** Links what an event concerns by the names of before the event. */
  const linkBefore = async ({ users = [], groups = [] }: DirectoryEvent) => {
    const { links } = await running();
    const isUnknown = (type: "User" | "Group") => (key: string) => links.get(type, key) === undefined;
    const unknown = scopeOf(users.filter(isUnknown("User")), groups.filter(isUnknown("Group")));
    await linkMatches(links, (await planOf(unknown)).planning.observed);
  };
  const happen = async (event: (before: Directory) => DirectoryEvent) => {
    const from = log.length;
    const happened = event(current);
    resolveDirectory(happened.after);
    await linkBefore(happened);
    current = happened.after;
    const { stopped } = await syncPart(scopeOf(happened.users, happened.groups, only));
    if (stopped !== undefined) throw stopped;
    return log.slice(from);
  };
  return {
    get directory() {
      return current;
    },
    requests: log,
    plan: () => enqueue(async () => (await planOf(wholeScope(only))).plan),
    sync: ({ confirm } = {}) => enqueue(() => syncPart(wholeScope(only), options.maxDeactivations, confirm)),
    ...createEvents((event) => enqueue(() => happen(event))),
  };
}

function headersOf(mediaType: string, userAgent: string): Readonly<Record<string, string>> {
  const accept = mediaType.replace(/;.*/, "");
  return { accept, "content-type": mediaType, ...(userAgent !== "" && { "user-agent": userAgent }) };
}

/** Runs calls one after the other. */
function createQueue(): <T>(call: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (call) => {
    const next = last.then(call, call);
    last = next.catch(() => undefined);
    return next;
  };
}
