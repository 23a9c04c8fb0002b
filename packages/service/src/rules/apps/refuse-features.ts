import type { Manifest } from "@rollcall/api/webapi";
import type { Reason } from "@rollcall/webapi-core";
import type { Feature } from "../../generated/service.js";
import type { Workspace } from "../../model/organization.js";

/** The reason why a workspace cannot run an app. */
interface FeatureRefusal {
  readonly ok: false;
  readonly error: "unknown_method" | "feature_not_enabled" | "socket_mode_not_enabled";
  readonly reason: Reason;
}

/** Refuses the first feature that the manifest needs and the workspace has switched off. */
export function refuseFeatures(
  { settings }: Manifest,
  { id, disabledFeatures }: Pick<Workspace, "id" | "disabledFeatures">,
): FeatureRefusal | undefined {
  const needed: readonly (readonly [Feature, FeatureRefusal["error"], boolean])[] = [
    ["manifests", "unknown_method", true],
    ["hosted_functions", "feature_not_enabled", settings?.is_hosted === true],
    ["socket_mode", "socket_mode_not_enabled", settings?.socket_mode_enabled === true],
  ];
  const missing = needed.find(([feature, , isNeeded]) => isNeeded && disabledFeatures.includes(feature));
  if (missing === undefined) return undefined;
  const [wanted, error] = missing;
  return { ok: false, error, reason: { rule: "web-api#additional-codes-per-method", found: id, wanted } };
}
