import { describeAnswer, type Exchange, type Step, type StepResult, type SyncReport } from "@rollcall/scim-provider";
import { nameOf, planToJson, stepToJson, verbs } from "./print-plan.js";

const maxOpen = 20;

/** Prints the result of a sync: refusals with the server's reason, remarks, the steps that are left, and the counts. */
export function printReport(report: SyncReport): string {
  const { results, requests, plan } = report;
  const refused = results.filter(({ ok }) => !ok);
  const remarks = results.filter(({ ok, detail }) => !ok || detail !== undefined);
  const lines = remarks.map(
    ({ step, ok, detail = "" }) => `${ok ? "done    " : "refused "} ${verbs[step.kind]} ${nameOf(step)}: ${detail}\n`,
  );
  const ended = new Set(results.map(({ step }) => step));
  const open = report.stopped === undefined ? [] : plan.steps.filter((step) => !ended.has(step));
  const rest = open.length > 0 ? `, ${open.length} left` : "";
  const writes = requests.filter(isWrite).length;
  const sent = `${requests.length} requests, ${writes} of them writes`;
  return `${lines.join("")}${printOpen(open)}${results.length - refused.length} done, ${refused.length} refused${rest} (${sent})\n`;
}

function printOpen(open: readonly Step[]): string {
  const lines = open.slice(0, maxOpen).map((step) => `left     ${verbs[step.kind]} ${nameOf(step)}\n`);
  return `${lines.join("")}${open.length > maxOpen ? `left     ${open.length - maxOpen} more\n` : ""}`;
}

/** The report as JSON. @param withRequests whether it has all requests with their answers */
export function reportToJson(report: SyncReport, withRequests: boolean): object {
  const { ok, plan, results, requests, stopped } = report;
  return {
    ok,
    plan: planToJson(plan),
    results: results.map(resultToJson),
    sent: { requests: requests.length, writes: requests.filter(isWrite).length },
    ...(stopped !== undefined && { stopped: stopped.message }),
    ...(withRequests && { requests }),
  };
}

/** Prints a request and its answer. */
export function printExchange(exchange: Exchange): string {
  const { method, url, body } = exchange;
  const sent = body === undefined ? "" : ` ${JSON.stringify(body)}`;
  return `${method} ${url}${sent}\n  ${describeAnswer(exchange)}\n`;
}

function resultToJson({ step, ok, detail }: StepResult): object {
  return { ...stepToJson(step), ok, ...(detail !== undefined && { detail }) };
}

function isWrite({ method }: Exchange): boolean {
  return method !== "GET";
}
