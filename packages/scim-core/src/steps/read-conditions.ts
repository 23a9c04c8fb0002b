import type { Call } from "../engine/call.js";

/** Reads the query parameters, and the versions that the client expects or has. */
export function readConditions({ url, request, version }: Call): Partial<Conditions> | undefined {
  const parameters = url.search === "" ? undefined : new URLSearchParams(url.search);
  if (!version.definition.capabilities.etag) return parameters && { parameters };
  const ifMatch = request.headers.get("if-match") ?? undefined;
  const ifNoneMatch = request.headers.get("if-none-match") ?? undefined;
  return { parameters, ifMatch, ifNoneMatch };
}

type Conditions = Pick<Call, "parameters" | "ifMatch" | "ifNoneMatch">;
