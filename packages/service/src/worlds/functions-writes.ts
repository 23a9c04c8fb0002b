import { type AppFunction, type Distribution, type FunctionParameter, isDistributed } from "../model/app-function.js";
import type { Write } from "../model/writes.js";
import type { WorldFunction } from "./functions.js";
import { storedCreation, storedInstant } from "./section/stored-instant.js";
import type { WriteContext } from "./section/write-context.js";

/** Writes of the functions of apps. */
export function functionWrites(functions: readonly WorldFunction[], context: WriteContext): readonly Write[] {
  return functions.map((one, index) => ({
    kind: "put",
    document: "function",
    value: {
      id: context.ids.at("function", index),
      ...toFunction(one, storedCreation(one, context.nowMs, functions.length - index - 1), context),
    },
  }));
}

function toFunction(one: WorldFunction, created: string, context: WriteContext): Omit<AppFunction, "id"> {
  const distribution = toDistribution(one.permission, context);
  return {
    version: 1,
    created,
    updated: one.updated === undefined ? created : storedInstant(one.updated),
    ...(one.deleted !== undefined && { deleted: storedInstant(one.deleted) }),
    appId: context.ids.of("app", one.app),
    callbackId: one.callback_id,
    title: one.title,
    description: one.description ?? "",
    type: one.type ?? "app",
    inputParameters: (one.input_parameters ?? []).map(toParameter),
    outputParameters: (one.output_parameters ?? []).map(toParameter),
    distribution,
    distributed: one.distributed ?? isDistributed(distribution),
  };
}

function toParameter(parameter: NonNullable<WorldFunction["input_parameters"]>[number]): FunctionParameter {
  const { name, type, title = name, description = "", is_required: isRequired = false } = parameter;
  return { type, name, description, title, isRequired };
}

function toDistribution(permission: WorldFunction["permission"], { ids }: WriteContext): Distribution {
  if (permission === undefined) return { kind: "app_collaborators" };
  if (typeof permission === "string") return { kind: permission };
  const { users = [], workspaces = [], organization = false } = permission;
  return {
    kind: "named_entities",
    userIds: users.map((user) => ids.of("user", user)),
    workspaceIds: workspaces.map((workspace) => ids.of("workspace", workspace)),
    organizationIds: organization && ids.organization !== undefined ? [ids.organization] : [],
  };
}
