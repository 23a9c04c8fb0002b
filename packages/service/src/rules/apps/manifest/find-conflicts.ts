import type { Manifest, ManifestParameters, ManifestProblem } from "@rollcall/api/webapi";
import { withoutZod } from "@rollcall/webapi-core";
import { appDefaults } from "../../../generated/service.js";
import { manifestParameterSchema } from "../../../values/default-forms.js";
import { toJsonPointer } from "../../../values/json-pointer.js";
import { toProblems } from "./to-problems.js";

type Problems = readonly ManifestProblem[];

/** Finds contradictions between parts of a manifest that are each valid on their own. */
export function findConflicts(manifest: Manifest): Problems {
  return [...checkOptionalScopes(manifest), ...checkRemoteFunctions(manifest), ...checkParameters(manifest)];
}

/** Optional scopes must be among those that the app asks for. */
function checkOptionalScopes({ oauth_config }: Manifest): Problems {
  const { bot = [], user = [], bot_optional = [], user_optional = [] } = oauth_config?.scopes ?? {};
  return [
    ...checkScopes(bot_optional, { among: bot, kind: "bot" }),
    ...checkScopes(user_optional, { among: user, kind: "user" }),
  ];
}

function checkScopes(
  optional: readonly string[],
  { among, kind }: { readonly among: readonly string[]; readonly kind: "bot" | "user" },
): Problems {
  const known = new Set(among);
  return optional.flatMap((scope, index) => {
    const pointer = toJsonPointer(["oauth_config", "scopes", `${kind}_optional`, index]);
    return known.has(scope) ? [] : [{ message: `must be one of the scopes of ${kind}`, pointer }];
  });
}

/** Functions that the app runs itself are started by an event. */
function checkRemoteFunctions({ functions = {}, settings }: Manifest): Problems {
  if (settings?.function_runtime !== "remote" || Object.keys(functions).length === 0) return [];
  if (settings.event_subscriptions?.bot_events?.includes(appDefaults.functionEvent) === true) return [];
  const pointer = toJsonPointer(["settings", "event_subscriptions", "bot_events"]);
  return [{ message: `must have ${appDefaults.functionEvent}, since the app runs its functions itself`, pointer }];
}

/** Version 1 manifests have parameters by name, version 2 manifests have `properties`. */
function checkParameters({ functions = {}, workflows = {} }: Manifest): Problems {
  const groups = { functions, workflows };
  return Object.entries(groups).flatMap(([group, members]) =>
    Object.entries(members).flatMap(([name, { input_parameters, output_parameters }]) => [
      ...checkNamedParameters(input_parameters, [group, name, "input_parameters"]),
      ...checkNamedParameters(output_parameters, [group, name, "output_parameters"]),
    ]),
  );
}

function checkNamedParameters(parameters: ManifestParameters | undefined, path: readonly string[]): Problems {
  if (parameters === undefined || parameters.properties !== undefined) return [];
  const { required, ...named } = parameters;
  return Object.entries(named).flatMap(([name, parameter]) => {
    const checked = manifestParameterSchema(withoutZod).safeParse(parameter);
    return checked.success ? [] : toProblems(checked.error, [...path, name]);
  });
}
