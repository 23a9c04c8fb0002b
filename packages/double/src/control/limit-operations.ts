import type { Methods } from "../generated/control/index.js";
import type { Worlds } from "../worlds/worlds.js";
import { type ControlHandlers, inWorld } from "./operations.js";

type Names = Extract<keyof Methods, `limits.${string}`>;

/** Operations on rate limits. */
export function createLimitOperations(worlds: Worlds): ControlHandlers<Names> {
  return {
    "limits.list": ({ world }) =>
      inWorld(worlds, world, ({ store, clock, rateMode: mode }) => {
        const used = store.rates.buckets(clock.now().getTime());
        const buckets = used.map(({ perMinute, ...bucket }) => ({ ...bucket, per_minute: perMinute }));
        return { ok: true, mode, buckets };
      }),
    "limits.set": ({ mode, world }) =>
      inWorld(worlds, world, (found) => {
        worlds.setRateMode(found, mode);
        return { ok: true, mode };
      }),
  };
}
