import type { Reach } from "../guard/guard.js";

/** Path of the control plane, as its definitions say. A test compares them, so that routing need not load them. */
export const controlMount = "/_rollcall";

/** The mounts that a double adds to those of the service, by path: what they serve, and what reaches them. */
export const doubleMounts = {
  [controlMount]: {
    serves: "Control plane, with all acts of people",
    callers: "operator",
    hosts: "own",
    sites: "none",
    wantsJson: true,
  },
} as const satisfies Readonly<Record<string, Reach & { readonly serves: string; readonly callers: "operator" }>>;
