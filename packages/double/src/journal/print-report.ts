import type { JournalEntry } from "../generated/control/index.js";
import { printCall } from "./print-entry.js";
import { leftOver } from "./record-calls.js";

/** The content of a report. */
interface ReportOptions {
  readonly show: "all" | "failed";
  /** Name of the test that failed. */
  readonly test?: string | undefined;
  /** Returns the name of a user or an app by its identifier. */
  readonly nameOf: (id: string) => string;
}

/** Maximum number of lines below the first. They fit on a screen together with the error of a test. */
const maxLines = 20;
/** Maximum number of characters of a line. */
const maxWidth = 140;

/**
 * Prints exchanges for the output of a failed test: the failed ones with their reasons, then the others, each newest first and with
 * its position in the whole. Empty if nothing was exchanged.
 * @param entries oldest first
 */
export function printReport(entries: readonly JournalEntry[], { show, test, nameOf }: ReportOptions): string {
  if (entries.length === 0) return "";
  const late = entries.filter(({ reason }) => reason?.found === leftOver);
  const numbered = entries
    .map((entry, index) => ({ entry, mark: `#${index + 1}` }))
    .filter(({ entry }) => !late.includes(entry))
    .toReversed();
  const failed = numbered.filter(({ entry }) => !entry.ok);
  const others = show === "all" ? numbered.filter(({ entry }) => entry.ok) : [];
  const blocks = [
    ...failed.map(({ entry, mark }) => [cut(`✗ ${mark} ${printLine(entry, nameOf)}`), ...printWhy(entry)]),
    ...others.map(({ entry, mark }) => [cut(`  ${mark} ${printLine(entry, nameOf)}`)]),
  ];
  const shown = takeLines(blocks);
  const left = blocks.length - shown.length;
  const during = test === undefined ? "" : ` in ${JSON.stringify(test)}`;
  const ending = failed.length === 0 ? "none failed" : `${failed.length} failed`;
  const lines = [
    ...shown.flat(),
    ...(left === 0 ? [] : [`  … and ${left} more`]),
    ...(late.length === 0 ? [] : [`  not counted: ${countOf(late)} with ${leftOver}`]),
  ];
  const head = `\nRollcall served ${countOf(numbered)}${during}, ${ending}`;
  return lines.length === 0 ? `${head}.\n` : `${head}:\n${lines.join("\n")}\n`;
}

function countOf({ length }: readonly unknown[]): string {
  return length === 1 ? "1 exchange" : `${length} exchanges`;
}

/** The first blocks that fit together; at least one. */
function takeLines(blocks: readonly (readonly string[])[]): readonly (readonly string[])[] {
  let lines = 0;
  const end = blocks.findIndex((block, index) => {
    lines += block.length;
    return index > 0 && lines > maxLines;
  });
  return end < 0 ? blocks : blocks.slice(0, end);
}

/** A call or a delivery with its sender or receiver, the answer, and the values that were sent. */
function printLine(entry: JournalEntry, nameOf: ReportOptions["nameOf"]): string {
  const { delivery, status, code, fault, user, app, arguments: sent } = entry;
  const answered = [status === 0 ? undefined : status, code, fault === undefined ? undefined : `(fault ${fault})`];
  const answer = answered.filter((part) => part !== undefined).join(" ");
  if (delivery !== undefined) {
    const repeated = delivery.attempt === 1 ? "" : `, attempt ${delivery.attempt}`;
    const receiver = app === undefined ? "" : ` to ${nameOf(app)}`;
    return `event ${delivery.event}${receiver}${repeated} → ${answer}${printValues(eventOf(delivery.request?.body))}`;
  }
  const caller = user ?? app;
  return `${printCall(entry)}${caller === undefined ? "" : ` by ${nameOf(caller)}`} → ${answer}${printValues(sent)}`;
}

/** The part of a delivery's body that differs from those of others: the event, the command, or the act of a person. */
function eventOf(body: unknown): object | undefined {
  if (!isObject(body)) return undefined;
  if ("event" in body && isObject(body.event)) return body.event;
  const sent = readPayload(Reflect.get(body, "payload"));
  if (!isObject(sent)) return body;
  const [act, view] = [Reflect.get(sent, "actions"), Reflect.get(sent, "view")];
  const action: unknown = Array.isArray(act) ? act[0] : undefined;
  return {
    type: Reflect.get(sent, "type"),
    ...(isObject(action) && { action_id: Reflect.get(action, "action_id"), value: Reflect.get(action, "value") }),
    callback_id: Reflect.get(sent, "callback_id") ?? (isObject(view) ? Reflect.get(view, "callback_id") : undefined),
  };
}

/** The payload of an act. Undefined if the journal has kept only a part of it. */
function readPayload(payload: unknown): unknown {
  if (typeof payload !== "string") return payload;
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}

/** Members that say nothing about an exchange, because they are in all, or of the whole world. */
const common = /^(token|schemas|api_app_id|team|team_\w+|enterprise_\w+|event_ts|client_msg_id|is_enterprise_install)$/;

function printValues(values: object | undefined): string {
  const parts = Object.entries(values ?? {}).flatMap(([name, value]) =>
    value === undefined || common.test(name) ? [] : [`${name}=${JSON.stringify(value)}`],
  );
  return parts.length === 0 ? "" : `  ${parts.join(" ")}`;
}

/** The reason of a refusal or a failed delivery. */
function printWhy({ reason, delivery }: JournalEntry): readonly string[] {
  const { rule, found, wanted } = reason ?? { rule: delivery?.detail };
  if (rule === undefined) return [];
  const details = [
    found === undefined ? [] : [`found ${JSON.stringify(found)}`],
    wanted === undefined ? [] : [`wanted ${wanted}`],
  ].flat();
  const told = details.length === 0 ? rule : [rule.replace(/\.$/, ""), details.join(", ")].join(": ");
  return [cut(`    ${told}`)];
}

function cut(line: string): string {
  return line.length > maxWidth ? `${line.slice(0, maxWidth - 1)}…` : line;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
