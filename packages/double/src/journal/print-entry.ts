import type { JournalChange, JournalDelivery, JournalEntry, JournalReason } from "../generated/control/index.js";

/** Prints an entry on one line: the call, the answer, and any fault; or the event, its receiver and what it answered. */
export function printEntryLine(entry: JournalEntry): string {
  const { delivery } = entry;
  if (delivery !== undefined) return printDeliveryLine(entry, delivery);
  const { status, code, fault, aborted } = entry;
  const answered = [status, code].filter((part) => part !== undefined).join(" ");
  const notes = [
    fault === undefined ? [] : `fault ${fault}`,
    aborted === true ? "the client had disconnected" : [],
  ].flat();
  return `${entry.at} ${printCall(entry)} → ${answered}${notes.length === 0 ? "" : ` (${notes.join(", ")})`}`;
}

/** Prints everything about an entry, one fact per line. */
export function printEntry(entry: JournalEntry): string {
  const { reason, arguments: sent, user, app, changes } = entry;
  const caller = [user, app === undefined ? undefined : `app ${app}`].filter((part) => part !== undefined);
  const lines = [
    printEntryLine(entry),
    `  request   ${entry.request_id} in world ${entry.world}, ${entry.duration_ms} ms`,
    ...(caller.length === 0
      ? []
      : [`  ${entry.delivery === undefined ? "caller  " : "receiver"}  ${caller.join(", ")}`]),
    ...(sent === undefined ? [] : [`  arguments ${JSON.stringify(sent)}`]),
    ...(reason === undefined ? [] : printReason(reason)),
    ...(entry.delivery === undefined ? [] : printAttempt(entry.delivery)),
    ...changes.flatMap(printChange),
  ];
  return `${lines.join("\n")}\n`;
}

function printDeliveryLine({ at, app, status, code, fault }: JournalEntry, delivery: JournalDelivery): string {
  const { event, event_id: eventId, attempt, result, next_at: next, rate_limited, switched_off } = delivery;
  const answered = [...(status === 0 ? [] : [status]), ...(code === undefined ? [] : [code])].join(" ");
  const notes = [
    fault === undefined ? [] : `fault ${fault}`,
    attempt === 1 ? [] : `attempt ${attempt}`,
    result === "delivered" ? [] : result.replace("_", " "),
    next === undefined ? [] : `next ${next}`,
    rate_limited === true ? "rate limited" : [],
    switched_off === true ? "subscriptions switched off" : [],
  ].flat();
  const ended = [...(answered === "" ? [] : [answered]), ...(notes.length === 0 ? [] : [`(${notes.join(", ")})`])];
  return `${at} event ${event} ${eventId} to ${app} → ${ended.join(" ")}`;
}

function printAttempt({ request, answer, detail }: JournalDelivery): readonly string[] {
  return [
    ...(detail === undefined ? [] : [`  detail    ${detail}`]),
    ...(request === undefined ? [] : [`  sent to   ${request.url}`, ...printHeaders(request.headers)]),
    ...(request === undefined ? [] : [`  body      ${JSON.stringify(request.body)}`]),
    ...(answer === undefined ? [] : [`  answer    ${answer.status} ${JSON.stringify(answer.body)}`]),
  ];
}

function printHeaders(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers).map(([name, value]) => `            ${name}: ${value}`);
}

/** The call of an entry: its method, or its SCIM version and route. */
export function printCall({ method, path, version, route, id, protocol }: JournalEntry): string {
  if (method !== undefined) return path === undefined ? method : `${method} (${path})`;
  if (protocol === "webapi") return `${path ?? ""} (no method)`.trimStart();
  if (route === undefined) return `SCIM ${version ?? ""} (no such endpoint)`;
  return `SCIM ${version} ${id === undefined ? route : route.replace("{id}", id)}`;
}

function printReason({ rule, found, wanted }: JournalReason): readonly string[] {
  return [
    `  reason    ${rule}`,
    ...(found === undefined ? [] : [`  found     ${JSON.stringify(found)}`]),
    ...(wanted === undefined ? [] : [`  wanted    ${wanted}`]),
  ];
}

function printChange({ kind, id, before, after }: JournalChange): readonly string[] {
  const title = `  changed   ${kind}${id === undefined ? "" : ` ${id}`}`;
  if (before === undefined || after === undefined)
    return [title, ...(after === undefined ? [] : [`            ${JSON.stringify(after)}`])];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const parts = names.flatMap((name) => {
    const [was, is] = [JSON.stringify(before[name]), JSON.stringify(after[name])];
    return was === is ? [] : [`            ${name}: ${was ?? "nothing"} → ${is ?? "nothing"}`];
  });
  return [title, ...parts];
}
