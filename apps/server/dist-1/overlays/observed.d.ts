import { type ObservedSwitch, type ServedSets } from "@rollcall/service";
/** Switches that are on; true means all. */
export type Observed = true | readonly ObservedSwitch[];
/**
 * Returns the names of the switches that are on, in the order of their definitions.
 * @throws StartError if a name is unknown
 */
export declare function toSwitches(observed: true | readonly string[]): readonly ObservedSwitch[];
/**
 * Changes definitions so that they describe observed behavior instead of the documented one. Sets are returned as they
 * are if no switch is on.
 * @throws StartError if a name is unknown
 */
export declare function withObserved<S extends ServedSets>(served: S, observed: Observed): S;
//# sourceMappingURL=observed.d.ts.map