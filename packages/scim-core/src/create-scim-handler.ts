import { type TwoFormHandler, toFetchHandler, toResponse } from "@rollcall/engine";
import type { ResourceMap } from "./definition/definition.js";
import { createEngine } from "./engine.js";
import { type ScimHandlerOptions, toAnyOptions } from "./options/scim-handler-options.js";
import { serveCall } from "./serve-call.js";

/**
 * Creates a fetch handler that serves a definition set over backends. `serveCall` lists the steps of a call. Any
 * exception is a defect: the client gets only the code of that situation, and `onError` receives the error. Tables are
 * built once, here.
 *
 * @throws TypeError that names a missing option; Error if the set has no version, or a route without its resource type
 */
export function createScimHandler<Resources extends ResourceMap<Resources>, Code extends string, Caller>(
  options: ScimHandlerOptions<Resources, Code, Caller>,
): TwoFormHandler {
  const engine = createEngine(toAnyOptions(options));
  const { tenant: findTenant } = options;
  if (findTenant === undefined)
    return toFetchHandler((request, connection) => serveCall(engine, { request, connection, tenant: undefined }));
  // Only a `Request` has all that may decide about the tenant.
  return async (request, connection = {}) =>
    toResponse(await serveCall(engine, { request, connection, tenant: findTenant(request) }));
}
