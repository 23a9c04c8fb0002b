import { writeFile } from "node:fs/promises";
import type { ScimVersion } from "@rollcall/client";
import {
  type Leavers,
  type RemovalLimit,
  readTarget,
  type StyleName,
  type SyncReport,
  styles,
} from "@rollcall/scim-provider";
import { Command, InvalidArgumentError, Option } from "commander";
import { CommandError, describeFileError, exitCodes } from "../describe-error.js";
import { createWriter } from "../output/create-writer.js";
import { profileOption, type Target, targetOf } from "../settings/target.js";
import type { Surroundings } from "../surroundings.js";
import { planToJson, printPlan } from "../sync/print-plan.js";
import { printExchange, printReport, reportToJson } from "../sync/print-report.js";
import { confirm, describeSyncError, runSync, type SyncRun, watchFile } from "../sync/run-sync.js";
import { isServer } from "../sync/source.js";
import { createStateFile } from "../sync/state-file.js";

const hint = `
The source is a world file, a YAML file with users and groups, a CSV file whose first line names the attributes, or the URL
of a SCIM server. The plan is shown before anything is written. <source>.sync records what was provisioned: a run that was
interrupted continues, people who are no longer in the source are deactivated, and a second run writes nothing.
`;

interface Options {
  readonly to?: string;
  readonly style: StyleName;
  readonly scim?: ScimVersion;
  readonly fromToken?: string;
  readonly fromScim?: ScimVersion;
  readonly only?: "users" | "groups";
  readonly match?: "userName" | "externalId";
  readonly leavers: Leavers;
  readonly maxDeactivations?: RemovalLimit;
  readonly rate?: number;
  /** False for `--no-state`. */
  readonly state: string | boolean;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly watch?: boolean;
  readonly requests?: boolean;
  readonly report?: string;
  readonly json?: boolean;
}

/** `rollcall sync`: an identity provider that provisions a directory to a SCIM server. */
export function createSyncCommand(surroundings: Surroundings): Command {
  return new Command("sync")
    .description("Provision users and groups to a SCIM server, as an identity provider does.")
    .argument("<source>", "file or URL with the users and groups")
    .option("--to <url>", "URL of the SCIM server (default: that of the profile or ROLLCALL_URL)")
    .addOption(new Option("--token <token>", "token of that server (env: ROLLCALL_TOKEN)"))
    .addOption(profileOption())
    .addOption(new Option("--style <name>", "style of the requests").choices(Object.keys(styles)).default("rfc"))
    .addOption(scimOption("--scim <version>", "SCIM version (default: 1.1 if the URL ends with /v1, otherwise 2.0)"))
    .option("--from-token <token>", "token of a source that is a server (env: ROLLCALL_FROM_TOKEN)")
    .addOption(scimOption("--from-scim <version>", "SCIM version, if the source is a server"))
    .addOption(new Option("--only <part>", "provision only this part").choices(["users", "groups"]))
    .addOption(new Option("--match <attribute>", "attribute that finds users").choices(["userName", "externalId"]))
    .addOption(
      new Option("--leavers <which>", "users and groups to deactivate or delete if they are missing in the source")
        .choices(["linked", "all", "keep"])
        .default("linked"),
    )
    .option(
      "--max-deactivations <limit>",
      "maximum number or percentage of deactivations and deletions (default: 20%)",
      toLimit,
    )
    .option("--rate <number>", "requests per second (default: no limit)", toRate)
    .option("--state <file>", "file that records what was provisioned (default: <source>.sync)")
    .option("--no-state", "keep no record")
    .option("--dry-run", "show the plan, and write nothing")
    .option("--yes", "apply the plan without a question")
    .option("--watch", "sync again whenever the file changes, until Ctrl-C; needs --yes")
    .option("--requests", "show every request and its answer")
    .option("--report <file>", "also write the report to a JSON file")
    .option("--json", "print JSON instead of text")
    .addHelpText("after", hint)
    .action(async (source: string, options: Options, command: Command) => {
      checkOptions(source, options, surroundings);
      await sync(source, options, await targetOf(command, surroundings, options.to), surroundings);
    });
}

function scimOption(flags: string, description: string): Option {
  return new Option(flags, description).choices(["1.1", "2.0"]);
}

function toLimit(text: string): RemovalLimit {
  if (/^\d+$/.test(text)) return Number(text);
  if (/^\d+%$/.test(text)) return `${Number.parseInt(text, 10)}%`;
  throw new InvalidArgumentError("It must be a number such as 10, or a percentage such as 20%.");
}

function toRate(text: string): number {
  const rate = Number(text);
  if (Number.isFinite(rate) && rate > 0) return rate;
  throw new InvalidArgumentError("It must be a number above 0.");
}

function checkOptions(source: string, { dryRun, yes, watch, json, style, scim }: Options, surroundings: Surroundings) {
  const usage = (message: string) => new CommandError(message, exitCodes.usage);
  const canAsk = surroundings.isTerminal && json !== true && surroundings.openInput !== undefined;
  if (watch === true && yes !== true) throw usage("--watch needs --yes, because nobody may be there to answer");
  if (watch === true && isServer(source)) throw usage("--watch needs a file, not a server");
  if (dryRun !== true && yes !== true && !canAsk) throw usage("pass --yes to apply the plan, or --dry-run to see it");
  if (scim !== undefined && !styles[style].versions.value.includes(scim))
    throw usage(`${style} does not send SCIM ${scim}`);
}

async function sync(from: string, options: Options, target: Target, surroundings: Surroundings): Promise<void> {
  const { requests, watch, fromToken = surroundings.env["ROLLCALL_FROM_TOKEN"], fromScim } = options;
  const interrupted = surroundings.onInterrupt?.();
  const run: SyncRun = {
    source: {
      from,
      ...(fromToken !== undefined && { token: fromToken }),
      ...(fromScim && { scim: fromScim }),
      ...(interrupted && { signal: interrupted }),
    },
    options: providerOptions(from, options, target, interrupted),
    allowsEmpty: options.maxDeactivations !== undefined,
    onExchange: requests === true ? (exchange) => surroundings.err(printExchange(exchange)) : undefined,
    confirm: (plan) => decide(plan, options, surroundings),
  };
  await syncOnce(run, options, surroundings);
  if (watch !== true) return;
  surroundings.err(`rollcall: watching ${from}\n`);
  for await (const _ of watchFile(from, interrupted)) {
    try {
      await syncOnce(run, options, surroundings);
    } catch (error) {
      if (!(error instanceof CommandError) || error.exitCode === exitCodes.interrupted) throw error;
      surroundings.err(`rollcall: ${error.message}\n`);
    }
  }
}

function providerOptions(
  from: string,
  options: Options,
  target: Target,
  signal: AbortSignal | undefined,
): SyncRun["options"] {
  const { style, scim, only, match, leavers, maxDeactivations = "20%", rate, state } = options;
  const to = readTarget({ ...target, ...(scim && { scim }) });
  const path = typeof state === "string" ? state : defaultState(from);
  return {
    style,
    leavers,
    maxDeactivations,
    to: { ...target, url: to.url, scim: to.version },
    ...(only && { only }),
    ...(match && { match }),
    ...(rate !== undefined && { rate }),
    ...(state !== false && { state: createStateFile(path, to.url) }),
    ...(signal && { signal }),
  };
}

function defaultState(from: string): string {
  return isServer(from) ? `${new URL(from).host.replaceAll(":", "-")}.sync` : `${from}.sync`;
}

/** Shows a plan, and asks. With `--json`, only a dry run shows it, because JSON is one document. */
async function decide(plan: Parameters<typeof printPlan>[0], options: Options, surroundings: Surroundings) {
  const { dryRun = false, yes = false, json = false } = options;
  if (dryRun || !json) createWriter(surroundings, { json }).answer(planToJson(plan), () => printPlan(plan));
  if (dryRun) return false;
  if (yes || plan.steps.length === 0) return true;
  if (await confirm("Apply this plan?", surroundings)) return true;
  surroundings.err("rollcall: nothing was written\n");
  return false;
}

async function syncOnce(run: SyncRun, options: Options, surroundings: Surroundings): Promise<void> {
  let isApplied = false;
  const confirm: SyncRun["confirm"] = async (plan) => {
    isApplied = await run.confirm(plan);
    return isApplied;
  };
  const report = await runSync({ ...run, confirm }, surroundings);
  if (options.report !== undefined) await writeReport(options.report, report);
  if (!isApplied) return;
  const { json = false, requests = false } = options;
  createWriter(surroundings, { json }).answer(reportToJson(report, requests), () => printReport(report));
  if (report.stopped !== undefined) throw describeStop(report);
  const refused = report.results.filter(({ ok }) => !ok).length;
  if (refused > 0)
    throw new CommandError(`the server refused ${refused} of ${report.results.length} steps`, exitCodes.refused);
}

function describeStop({ stopped, plan, results }: SyncReport): unknown {
  const error = describeSyncError(stopped);
  if (!(error instanceof CommandError)) return error;
  const steps = `${results.length} of ${plan.steps.length} steps`;
  const isInterrupted = error.exitCode === exitCodes.interrupted;
  const message = isInterrupted
    ? `interrupted after ${steps}; run the same command again to continue`
    : `${error.message}\nrun the same command again to continue`;
  return new CommandError(message, error.exitCode, { cause: stopped });
}

async function writeReport(path: string, report: SyncReport): Promise<void> {
  await writeFile(path, `${JSON.stringify(reportToJson(report, true), null, 2)}\n`).catch((error: unknown) => {
    throw new CommandError(`cannot write ${path}: ${describeFileError(error, "written")}`, exitCodes.usage, {
      cause: error,
    });
  });
}
