import { loadMethods } from "@rollcall/webapi-core";
import { type ActCoverage, webapi as control } from "../generated/control/index.js";
import type { Counts } from "./counts.js";

/** Coverage of every act of people, by name. Operations that only show something are no acts. */
export async function coverActs({ acts }: Pick<Counts, "acts">): Promise<readonly ActCoverage[]> {
  const { methods } = await loadMethods(control);
  return Object.values(methods)
    .filter(({ verb, facts: { subject } }) => subject === "people" && verb === "POST")
    .map(({ wireName }) => ({ act: wireName, times: acts.get(wireName) ?? 0 }));
}
