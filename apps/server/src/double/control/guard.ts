import { timingSafeEqual } from "node:crypto";
import type { Connection, FetchHandler } from "@rollcall/scim-core";

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/i;

/**
 * Lets only those in who may control the server: with a token whoever bears it, without one whoever connects from this
 * machine. Headers that tell of another address are not believed.
 */
export function createGuard(handler: FetchHandler, controlToken: string | undefined): FetchHandler {
  return async (request, connection = {}) => {
    const detail = controlToken === undefined ? refuseAddress(connection) : refuseToken(request, controlToken);
    if (detail === undefined) return handler(request, connection);
    return Response.json({ ok: false, error: "not_allowed", detail }, { status: 403 });
  };
}

function refuseAddress({ remoteAddress }: Connection): string | undefined {
  if (remoteAddress !== undefined && loopback.test(remoteAddress)) return undefined;
  return `The control plane answers connections from this machine alone, and this one is from ${remoteAddress ?? "an unknown address"}; start the server with a control token to call from elsewhere.`;
}

function refuseToken(request: Request, controlToken: string): string | undefined {
  const sent = Buffer.from((request.headers.get("authorization") ?? "").replace(/^bearer +/i, ""));
  const wanted = Buffer.from(controlToken);
  if (sent.length === wanted.length && timingSafeEqual(sent, wanted)) return undefined;
  return "The control plane needs its control token as a bearer token.";
}
