import { type AgentsSessionsSetStatusArguments, agentsSessionsSetStatusMethod } from "@rollcall/api/webapi";

// The forms of world files, manifests and answers of apps, which are checked without a server.
export {
  attachmentSchema,
  blockOptionSchema,
  blockSchema,
  listCellSchema,
  manifestParameterSchema,
  manifestSchema,
  viewContentSchema,
} from "@rollcall/api/webapi";

const { limits } = agentsSessionsSetStatusMethod.facts;

/** Limits of an agent session in a world file. */
export const agentSessionLimits = {
  ...limits,
  // The words of the fact are those that the argument accepts.
  statuses: limits.status.oneOf.value as readonly AgentsSessionsSetStatusArguments["status"][],
};
