import type { Change } from "../../exchange.js";
import type { RecordedCall } from "../recorded.js";

/** The part of a call that is kept as text: everything but bodies. */
type CallFacts = Omit<RecordedCall, "body" | "answer" | "definition">;

/** Members in the order of the text. JSON writes null for an absent one. */
type Members = readonly [
  world: string,
  protocol: RecordedCall["protocol"],
  requestId: string,
  atMs: number,
  durationMs: number,
  status: number,
  ok: boolean,
  aborted: boolean,
  isCut: boolean,
  changes: readonly Change[],
  method: string | null,
  version: string | null,
  route: string | null,
  url: string | null,
  id: string | null,
  code: string | null,
  userId: string | null,
  appId: string | null,
  tokenHash: string | null,
  fault: string | null,
  sent: object | null,
  reason: RecordedCall["reason"] | null,
];

/** Prints what `parseCallText` reads. Names are left out, because this runs for every call. */
export function printCallText(call: CallFacts): string {
  return JSON.stringify([
    call.world,
    call.protocol,
    call.requestId,
    call.atMs,
    call.durationMs,
    call.status,
    call.ok,
    call.aborted,
    call.isCut,
    call.changes,
    call.method,
    call.version,
    call.route,
    call.url,
    call.id,
    call.code,
    call.userId,
    call.appId,
    call.tokenHash,
    call.fault,
    call.arguments,
    call.reason,
  ]);
}

/** Reads what `printCallText` printed. */
export function parseCallText(text: string): CallFacts {
  // The text is this module's own.
  const members = JSON.parse(text) as Members;
  const [world, protocol, requestId, atMs, durationMs, status, ok, aborted, isCut, changes, ...others] = members;
  const [method, version, route, url, id, code, userId, appId, tokenHash, fault, sent, reason] = others;
  return {
    world,
    protocol,
    requestId,
    atMs,
    durationMs,
    status,
    ok,
    aborted,
    isCut,
    changes,
    method: method ?? undefined,
    version: version ?? undefined,
    route: route ?? undefined,
    url: url ?? undefined,
    id: id ?? undefined,
    code: code ?? undefined,
    userId: userId ?? undefined,
    appId: appId ?? undefined,
    tokenHash: tokenHash ?? undefined,
    fault: fault ?? undefined,
    arguments: sent ?? undefined,
    reason: reason ?? undefined,
  };
}
