import { describeAnswer, type Exchange, type StepResult, type SyncReport } from "@rollcall/scim-provider";
import { nameOf, planToJson, stepToJson, verbs } from "./print-plan.js";

/** Prints what came of a sync: each refusal with the server's reason, and the counts. */
export function printReport(report: SyncReport): string {
  const { results, requests, plan } = report;
  const refused = results.filter(({ ok }) => !ok);
  const lines = refused.map(({ step, detail }) => `refused  ${verbs[step.kind]} ${nameOf(step)}: ${detail ?? ""}\n`);
  const open = plan.steps.length - results.length;
  const rest = open > 0 && report.stopped !== undefined ? `, ${open} left` : "";
  const writes = requests.filter(isWrite).length;
  const sent = `${requests.length} requests, ${writes} of them writes`;
  return `${lines.join("")}${results.length - refused.length} done, ${refused.length} refused${rest} (${sent})\n`;
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
