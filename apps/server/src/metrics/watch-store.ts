import type { ActiveDefinitions } from "@rollcall/service";
import type { LockPort, RatePort, Store } from "@rollcall/service/store";
import { loadMethods } from "@rollcall/webapi-core";
import type { Counter, Gauge } from "prom-client";

/** Counters for locks and budgets. */
interface StoreCounters {
  readonly locks: Counter<"result">;
  readonly locksHeld: Gauge;
  readonly rates: Counter<"protocol" | "tier" | "result">;
}

/** Wraps a store so that its locks and budgets are counted. */
export function watchStore(store: Store, definitions: ActiveDefinitions, counters: StoreCounters): Store {
  let loading: Promise<Tiers> | undefined;
  const tiers = () => {
    loading ??= loadTiers(definitions);
    return loading;
  };
  return { ...store, ...watchLocks(store, counters), rates: watchRates(store.rates, tiers, counters) };
}

/** Locks are released by themselves, or by a commit. */
function watchLocks(
  { locks, commit }: Pick<Store, "locks" | "commit">,
  { locks: counter, locksHeld }: StoreCounters,
): Pick<Store, "locks" | "commit"> {
  const holders = new Set<string>();
  const released = (holder: string) => {
    if (holders.delete(holder)) locksHeld.dec();
  };
  const watched: LockPort = {
    acquire: async (lock) => {
      const isHeld = await locks.acquire(lock);
      counter.inc({ result: isHeld ? "held" : "refused" });
      if (isHeld && !holders.has(lock.holder)) locksHeld.inc();
      if (isHeld) holders.add(lock.holder);
      return isHeld;
    },
    // A lock can be released more than once, and by a caller that did not learn that it held the lock.
    release: async (lock) => {
      released(lock.holder);
      await locks.release(lock);
    },
  };
  return {
    locks: watched,
    commit: (batch) => {
      const { releases } = batch;
      if (releases === undefined) return commit(batch);
      return commit(batch).then((committed) => {
        if (committed.ok && committed.released === true) released(releases.holder);
        return committed;
      });
    },
  };
}

function watchRates(rates: RatePort, tiers: () => Promise<Tiers>, { rates: counter }: StoreCounters): RatePort {
  const count = async (key: string, ok: boolean) =>
    counter.inc({ ...toTier(key, await tiers()), result: ok ? "taken" : "refused" });
  return {
    take: async (bucket) => {
      const taken = await rates.take(bucket);
      await count(bucket.key, taken.ok);
      return taken;
    },
    takeAll: async (buckets) => {
      const taken = await rates.takeAll(buckets);
      const isRefused = taken.some(({ ok }) => !ok);
      // If one budget has no room, nothing is taken from the others.
      for (const [index, { key }] of buckets.entries()) {
        const ok = taken[index]?.ok === true;
        if (!isRefused || !ok) await count(key, ok);
      }
      return taken;
    },
  };
}

type Tiers = Readonly<Record<string, ReadonlySet<string>>>;

/** The methods are loaded with the first call that is counted. */
async function loadTiers({ scim, webapi }: ActiveDefinitions): Promise<Tiers> {
  const { methods } = await loadMethods(webapi);
  return {
    scim: new Set(Object.keys(scim.facts.rates.tiers)),
    webapi: new Set(Object.values(methods).flatMap(({ facts }) => facts.rates.map(({ tier }) => tier))),
  };
}

/** A budget's key begins with protocol and tier. The rest identifies its owner and must not become a label. */
function toTier(key: string, tiers: Tiers) {
  const [protocol = "", tier = ""] = key.split(" ", 2);
  return tiers[protocol]?.has(tier) === true ? { protocol, tier } : { protocol: "other", tier: "other" };
}
