import { parseBody } from "../calls.js";
import { type Change, isDelivery, type Recorded, type RecordedCall } from "../exchange.js";
import type { JournalChange, JournalEntry } from "../generated/control/index.js";
import { redact } from "./redact.js";
import { toDeliveryEntry } from "./to-delivery-entry.js";

/** Copies what the journal keeps as an entry, without secrets. */
export function toEntry(recorded: Recorded): JournalEntry {
  return isDelivery(recorded) ? toDeliveryEntry(recorded) : toCallEntry(recorded);
}

/** Copies everything that the journal keeps, with the answer, as an entry without secrets. */
export function toFullEntry(recorded: Recorded): JournalEntry {
  const entry = toEntry(recorded);
  const answer = isDelivery(recorded) ? undefined : answerOf(recorded);
  return { ...entry, ...(answer !== undefined && { answer }) };
}

function answerOf({ answer }: RecordedCall): JournalEntry["answer"] {
  if (answer === undefined) return undefined;
  if (typeof answer === "object" && !(answer instanceof Uint8Array)) return redact(answer);
  const bytes = typeof answer === "string" ? new TextEncoder().encode(answer) : answer;
  const read = parseBody(bytes);
  return read && redact(read);
}

function toCallEntry(recorded: RecordedCall): JournalEntry {
  const { reason } = recorded;
  const sent = argumentsOf(recorded);
  return {
    request_id: recorded.requestId,
    at: new Date(recorded.atMs).toISOString(),
    world: recorded.world,
    protocol: recorded.protocol,
    ...called(recorded),
    ...queryOf(recorded),
    ...(sent !== undefined && { arguments: sent }),
    ...caller(recorded),
    status: recorded.status,
    ok: recorded.ok,
    ...(recorded.code !== undefined && { code: recorded.code }),
    ...(reason !== undefined && { reason: { ...redact(reason), rule: reason.rule } }),
    changes: recorded.changes.map(toChange),
    ...(recorded.fault !== undefined && { fault: recorded.fault }),
    ...(recorded.aborted && { aborted: true }),
    duration_ms: recorded.durationMs,
  };
}

/** The arguments that were sent, without secrets; undefined if there are none. */
export function argumentsOf({ arguments: sent, body }: RecordedCall): JournalEntry["arguments"] {
  const read = sent ?? (body && parseBody(body));
  return read && redact(read);
}

/** A comparison with an attribute that is a secret, in a filter. */
const secretComparison = /((?:secret|password|token)\s+\w+\s+)"(?:[^"\\]|\\.)*"/gi;

/** The query of a SCIM request, without secrets; nothing if there is none. */
function queryOf({ url }: RecordedCall): Pick<JournalEntry, "query"> {
  const sent = url === undefined ? [] : [...new URL(url).searchParams];
  if (sent.length === 0) return {};
  const shown = sent.map(([name, value]) => [name, value.replace(secretComparison, '$1"[redacted]"')]);
  return { query: redact(Object.fromEntries(shown)) };
}

function called({ method, path, version, route, id }: RecordedCall) {
  return {
    ...(method !== undefined && { method }),
    ...(path !== undefined && { path }),
    ...(version !== undefined && { version }),
    ...(route !== undefined && { route }),
    ...(id !== undefined && { id }),
  };
}

function caller({ userId, appId }: RecordedCall) {
  return { ...(userId !== undefined && { user: userId }), ...(appId !== undefined && { app: appId }) };
}

function toChange({ kind, id, before, after }: Change): JournalChange {
  return {
    kind,
    ...(id !== undefined && { id }),
    ...(before !== undefined && { before: redact(before) }),
    ...(after !== undefined && { after: redact(after) }),
  };
}
