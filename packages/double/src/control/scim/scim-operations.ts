import { FilterSyntaxError, parseFilter } from "@rollcall/scim-filter";
import { toResponse } from "@rollcall/server-adapters/node";
import type { ActiveDefinitions } from "@rollcall/service";
import { type ControlOutcome, type ControlRefusal, notFound } from "../../control-refusal.js";
import type { FilterProblem, Methods } from "../../generated/control/index.js";
import type { World } from "../../worlds/world.js";
import type { Controlled } from "../controlled.js";
import { type ControlHandlers, inWorld } from "../operations.js";

type Names = Extract<keyof Methods, `scim.${string}`>;
type ScimAnswer = Methods["scim.get"]["response"];

/** Operations that call SCIM as an administrator of a world. */
export function createScimOperations(controlled: Controlled): ControlHandlers<Names> {
  const { worlds, service } = controlled;
  return {
    "scim.get": ({ world: name, ...sent }) =>
      inWorld(worlds, name, (world) => send(world, controlled, { ...sent, verb: "GET" })),
    "scim.send": ({ world: name, ...sent }) => inWorld(worlds, name, (world) => send(world, controlled, sent)),
    "scim.checkFilter": async ({ filter, version }) => {
      const served = service.definitions.scim.versions[version];
      if (served === undefined) return unknownVersion(version, service.definitions);
      const { dialect, limits } = served.capabilities.filter;
      const problem = findProblem(filter, { ...(dialect !== undefined && { dialect }), ...limits });
      return problem === undefined ? { ok: true } : { ok: true, problem };
    },
  };
}

interface ScimCall {
  readonly version: "1.1" | "2.0";
  readonly verb: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly body?: object;
}

async function send(
  world: World,
  { operator, service: { definitions, siteUrl } }: Controlled,
  { version, verb, path, body }: ScimCall,
): Promise<ControlOutcome<ScimAnswer>> {
  const { mount, versions } = definitions.scim;
  const served = versions[version];
  if (served === undefined) return unknownVersion(version, definitions);
  const base = new URL(`${siteUrl}${mount}/${served.segment}`);
  const url = new URL(`${base.href}${path}`);
  // Dots of a path could lead out of SCIM.
  if (!url.pathname.startsWith(`${base.pathname}/`)) return invalidPath(path);
  const request = new Request(url, {
    method: verb,
    headers: { authorization: `Bearer ${operator.token}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = toResponse(await world.serve(request, {}));
  const text = await answer.text();
  return { ok: true, status: answer.status, ...(text !== "" && { body: JSON.parse(text) }) };
}

function findProblem(
  filter: string,
  options: NonNullable<Parameters<typeof parseFilter>[1]>,
): FilterProblem | undefined {
  try {
    parseFilter(filter, options);
    return undefined;
  } catch (error) {
    if (!(error instanceof FilterSyntaxError)) throw error;
    return { offset: error.offset, message: error.message, explanation: error.explain() };
  }
}

function unknownVersion(version: string, { scim }: ActiveDefinitions): ControlRefusal {
  return notFound("version of SCIM", version, Object.keys(scim.versions));
}

function invalidPath(path: string): ControlRefusal {
  const message = `expected a path below the version, not ${JSON.stringify(path)}`;
  return { ok: false, error: "invalid_arguments", response_metadata: { messages: [message] } };
}
