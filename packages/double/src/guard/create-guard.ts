import { timingSafeEqual } from "node:crypto";
import { isLoopbackAddress } from "@rollcall/server-adapters/hosts";
import type { Connection, PlainHandler, PlainRequest } from "@rollcall/server-adapters/node";
import { webapi as control } from "../generated/control/index.js";
import type { GuardRefusal } from "./guard-refusal.js";
import type { HostRule } from "./host-rule.js";
import { refusePage } from "./refuse-page.js";

/** Access rules of the guard. */
interface GuardOptions {
  /** Host names that requests may use. */
  readonly allowsHost: HostRule;
  /** Bearer token that allows calls from any machine. Default: only this machine may call. */
  readonly controlToken?: string;
}

/**
 * Passes on only the requests of callers that may control the server: those on this machine, or those with the control
 * token if there is one. Refuses the pages of other sites, which a browser on this machine also runs. The guarded handler
 * must change nothing on GET and HEAD.
 */
export function createGuard(handler: PlainHandler, { allowsHost, controlToken }: GuardOptions): PlainHandler {
  return async (request, connection) => {
    const caller = controlToken === undefined ? refuseAddress(request, connection) : refuseToken(request, controlToken);
    const refusal = caller ?? refusePage(request, connection, allowsHost);
    if (refusal === undefined) return handler(request, connection);
    const { status } = control.errors[refusal.error];
    const headers = { "content-type": "application/json", "x-content-type-options": "nosniff" };
    return { status, headers, body: JSON.stringify({ ok: false, ...refusal }) };
  };
}

/** Checks the forwarded addresses too: a proxy on this machine may forward requests of other machines. */
function refuseAddress({ headers }: PlainRequest, { remoteAddress }: Connection): GuardRefusal | undefined {
  const forwarded = headers.get("x-forwarded-for")?.split(",") ?? [];
  const foreign = [remoteAddress, ...forwarded.map((address) => address.trim())].filter(
    (address) => address === undefined || !isLoopbackAddress(address),
  );
  if (foreign.length === 0) return undefined;
  return {
    error: "not_allowed",
    detail: `The control plane accepts connections from this machine only, and this one is from ${foreign[0] ?? "an unknown address"}; to call from elsewhere, start the server with a control token.`,
  };
}

function refuseToken(request: PlainRequest, controlToken: string): GuardRefusal | undefined {
  const sent = Buffer.from((request.headers.get("authorization") ?? "").replace(/^bearer +/i, ""));
  const wanted = Buffer.from(controlToken);
  if (sent.length === wanted.length && timingSafeEqual(sent, wanted)) return undefined;
  return { error: "not_allowed", detail: "The control plane needs its control token as a bearer token." };
}
