import type { Manifest, ManifestProblem, MethodFacts, Methods } from "@rollcall/api/webapi";
import { loadMethod, type Reason } from "@rollcall/webapi-core";
import type { Feature } from "../../../generated/service.js";
import type { Workspace } from "../../../model/organization.js";
import type { ActiveDefinitions } from "../../../values/active-definitions.js";
import { methodNames } from "../../../values/default-definitions.js";
import { ownSubscriptions } from "../../../values/default-events.js";
import {
  judgeManifest,
  type OwnNames,
  problem,
  problemsOf,
  type ReadManifest,
  readManifest,
} from "./validate-manifest.js";

/**
 * Reads a manifest that a caller of the Web API sends. Other than one of a world or a command, which may get its addresses
 * later, it must say where the app receives what it asks for.
 */
export function readSentManifest(text: string, own?: OwnNames): ReadManifest {
  const read = readManifest(text);
  const problems = problemsOf(read, (manifest) => [...checkAddresses(manifest), ...judgeManifest(manifest, own)]);
  return problems.length === 0 ? read : { ok: false, problems };
}

/** Scopes and subscriptions of the methods and events that a server adds to those of the service. */
export async function ownNames({ webapi: { methods }, events }: ActiveDefinitions): Promise<OwnNames> {
  const own = Object.entries(methods).filter(([name]) => !methodNames.includes(name));
  const loaded = await Promise.all(own.map(([, method]) => loadMethod<Methods[keyof Methods], MethodFacts>(method)));
  const subscriptions = ownSubscriptions({ ...(events && { events }) });
  const needed = loaded.flatMap(({ scopes, anyScopes = {} }) => [...scopes, ...Object.values(anyScopes).flat()]);
  return { scopes: new Set([...needed, ...subscriptions.flatMap(({ scopes }) => scopes)]), subscriptions };
}

export type { OwnNames };

/** Problems for which the methods that store a manifest refuse its text; empty if they accept it. */
export function validateSentManifest(text: string): readonly ManifestProblem[] {
  const read = readSentManifest(text);
  return read.ok ? [] : read.problems;
}

/** Events and interactions need an address, unless they come over a socket or to functions of the app. */
function checkAddresses({ settings = {} }: Manifest): readonly ManifestProblem[] {
  const {
    event_subscriptions: events = {},
    interactivity,
    socket_mode_enabled,
    is_hosted,
    function_runtime,
  } = settings;
  if (socket_mode_enabled === true || is_hosted === true || function_runtime === "remote") return [];
  const { request_url: url, bot_events = [], user_events = [], metadata_subscriptions = [] } = events;
  const isSilent = bot_events.length + user_events.length + metadata_subscriptions.length === 0;
  return [
    ...(url === undefined && !isSilent ? [lackingUrl("event_subscriptions")] : []),
    ...(interactivity?.is_enabled === true && interactivity.request_url === undefined
      ? [lackingUrl("interactivity")]
      : []),
  ];
}

function lackingUrl(key: "event_subscriptions" | "interactivity"): ManifestProblem {
  return problem("must have a request_url, or socket mode must be enabled", ["settings", key]);
}

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
