import type { Call } from "../engine/call.js";
import { type RequestHead, readHead as readRequestHead } from "../request/read-request.js";

/** Reads the content type, and collects warnings about it. */
export function readHead({ engine, request, query }: Call): {
  readonly head: RequestHead;
  readonly warnings: readonly string[];
} {
  const { warnings, ...head } = readRequestHead(request, query);
  return { head, warnings: warnings.flatMap((warning) => engine.warnings[warning] ?? []) };
}
