import { scim } from "@rollcall/api/scim";
import {
  type AgentsSessionsSetStatusArguments,
  agentsSessionsSetStatusMethod,
  chatPostMessageMethod,
  listCellSchema,
  manifestParameterSchema,
  manifestSchema,
  webapi,
} from "@rollcall/api/webapi";

// The values of the generated set that have no served set to be read from: the forms of world files and manifests, which
// are checked without a server, and the attribute tables of the users and groups that this package is written for.

export { listCellSchema, manifestParameterSchema, manifestSchema };

const { limits } = agentsSessionsSetStatusMethod.facts;

/** Limits of an agent session in a world file. */
export const agentSessionLimits = {
  ...limits,
  // The words of the fact are those that the argument accepts.
  statuses: limits.status.oneOf.value as readonly AgentsSessionsSetStatusArguments["status"][],
};

/** Default length at which the text of a message is truncated, in characters. */
export const textTruncation = chatPostMessageMethod.facts.limits.text.truncate.value;

/** Names of the methods that a world file may name. */
export const methodNames: readonly string[] = Object.keys(webapi.methods);

/** Maximum depth of a manifest. */
export const { maxBodyDepth: maxManifestDepth } = webapi.limits;

/** The attributes of users and groups. */
export const { User: userResource, Group: groupResource } = scim.resources;
