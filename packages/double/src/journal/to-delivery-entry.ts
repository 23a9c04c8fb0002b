import { isStored, type RecordedDelivery, reasonOf } from "../exchange.js";
import type { JournalDelivery, JournalEntry } from "../generated/control/index.js";
import type { DeliveryAttempt, DeliveryEnd } from "../served-world.js";
import { redact } from "./redact.js";

/** Copies an attempt as an entry of the journal, without secrets. */
export function toDeliveryEntry(recorded: RecordedDelivery): JournalEntry {
  const { requestId, world, atMs, delivery, end } = recorded;
  const attempt = end.kind === "withdrawn" ? undefined : end.attempt;
  const reason = reasonOf(recorded);
  return {
    request_id: requestId,
    at: new Date(atMs).toISOString(),
    world,
    protocol: "events",
    app: delivery.appId,
    status: attempt?.answer?.status ?? 0,
    ok: end.kind === "delivered",
    ...(reason !== undefined && { code: reason }),
    changes: [],
    ...(attempt?.fault !== undefined && { fault: attempt.fault }),
    delivery: {
      event_id: delivery.eventId,
      event: delivery.event.type,
      attempt: 1 + (isStored(delivery) ? (delivery.retry?.num ?? 0) : 0),
      result: end.kind === "retry" ? "retried" : end.kind,
      ...(attempt !== undefined && { request: toRequest(attempt) }),
      ...(attempt?.answer !== undefined && { answer: toAnswer(attempt.answer) }),
      ...(reason !== undefined && { reason }),
      ...detailOf(end),
      ...(end.isRateLimited === true && { rate_limited: true }),
      ...(end.isSwitchedOff === true && { switched_off: true }),
      ...(end.kind === "retry" && { next_at: end.at.toISOString() }),
    },
    duration_ms: Math.round((attempt?.durationMs ?? 0) * 100) / 100,
  };
}

function detailOf(end: DeliveryEnd): { readonly detail?: string } {
  switch (end.kind) {
    case "delivered":
      return {};
    case "retry":
      return { detail: end.attempt.detail };
    case "given_up":
      return { detail: `${end.attempt.detail} ${end.reason}` };
    case "withdrawn":
      return end.reason === undefined ? {} : { detail: end.reason };
  }
}

function toRequest({ request }: DeliveryAttempt): NonNullable<JournalDelivery["request"]> {
  const { url, redirects, headers, body } = request;
  const isForm = headers["content-type"] === "application/x-www-form-urlencoded";
  return {
    url,
    redirects: [...redirects],
    headers: { ...headers },
    body: isForm ? readForm(body) : withoutSecrets(body),
  };
}

/** Headers whose values are secrets of the app. */
const secretHeaders = new Set(["set-cookie", "authorization"]);

function toAnswer({
  status,
  headers,
  body,
  isCut,
}: NonNullable<DeliveryAttempt["answer"]>): NonNullable<JournalDelivery["answer"]> {
  const shown = Object.entries(headers).map(([name, value]) => [name, secretHeaders.has(name) ? "[redacted]" : value]);
  return { status, headers: Object.fromEntries(shown), body: withoutSecrets(body), ...(isCut && { cut: true }) };
}

/** A body as JSON without its secrets; other text as it is. */
function withoutSecrets(body: string): unknown {
  const value = parse(body);
  return typeof value === "object" && value !== null ? redact({ value })["value"] : body;
}

/** A form by the names of its fields, without secrets; a payload is JSON. */
function readForm(body: string): unknown {
  const fields = Object.fromEntries(new URLSearchParams(body));
  const { payload } = fields;
  return redact(payload === undefined ? fields : { ...fields, payload: parse(payload) ?? payload });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
