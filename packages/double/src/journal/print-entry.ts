import type { JournalChange, JournalEntry, JournalReason } from "../generated/control/index.js";

/** Prints an exchange on one line: the call, the answer, and any fault. */
export function printEntryLine(entry: JournalEntry): string {
  const { status, code, fault, aborted } = entry;
  const answered = [status, code].filter((part) => part !== undefined).join(" ");
  const notes = [
    fault === undefined ? [] : `fault ${fault}`,
    aborted === true ? "the client had disconnected" : [],
  ].flat();
  return `${entry.at} ${printCall(entry)} → ${answered}${notes.length === 0 ? "" : ` (${notes.join(", ")})`}`;
}

/** Prints everything about an exchange, one fact per line. */
export function printEntry(entry: JournalEntry): string {
  const { because, arguments: sent, user, app, changes } = entry;
  const caller = [user, app === undefined ? undefined : `app ${app}`].filter((part) => part !== undefined);
  const lines = [
    printEntryLine(entry),
    `  request   ${entry.request_id} in world ${entry.world}, ${entry.duration_ms} ms`,
    ...(caller.length === 0 ? [] : [`  caller    ${caller.join(", ")}`]),
    ...(sent === undefined ? [] : [`  arguments ${JSON.stringify(sent)}`]),
    ...(because === undefined ? [] : printReason(because)),
    ...changes.flatMap(printChange),
  ];
  return `${lines.join("\n")}\n`;
}

function printCall({ method, version, route, id, protocol }: JournalEntry): string {
  if (method !== undefined) return method;
  if (route === undefined) return protocol === "scim" ? `SCIM ${version ?? ""} (no such endpoint)` : "(no such method)";
  return `SCIM ${version} ${id === undefined ? route : route.replace("{id}", id)}`;
}

function printReason({ rule, found, wanted }: JournalReason): readonly string[] {
  return [
    `  because   ${rule}`,
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
