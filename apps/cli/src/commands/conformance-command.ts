import { profiles } from "@rollcall/scim-conformance";
import { Command, Option } from "commander";
import { checkAny } from "../conformance/check-any.js";
import { compareWithBaseline } from "../conformance/compare-with-baseline.js";
import { parseSkips } from "../conformance/parse-skips.js";
import { writeReports } from "../conformance/write-reports.js";
import { CommandError, exitCodes } from "../describe-error.js";
import { createColours, createWriter } from "../output/create-writer.js";
import { targetFrom } from "../settings/target.js";
import type { Surroundings } from "../surroundings.js";

const profileLines = [
  ...Object.values(profiles),
  {
    name: "svc",
    description: "Checks this service's own definitions, SCIM and the Web API, at the URL of the server.",
  },
]
  .map(({ name, description }) => `  ${name.padEnd(9)} ${description}\n`)
  .join("");

const help = `
Profiles:
${profileLines}
Exit code 1 if the server does not meet a MUST that is not in the baseline, or, with --strict, a SHOULD or MAY.
The check creates users and groups whose names begin with rc-check, and removes them at the end, even after Ctrl-C.
It changes nothing else. With --read-only it only reads. The profile svc leaves two deactivated users.
--only and --skip take the beginning of an identifier, such as rfc7644-3.5.2 or rfc7644-3.6/no-conflict.
`;

/** Options of the command. */
interface ConformanceOptions {
  readonly token?: string;
  readonly server?: string;
  readonly profile: string;
  readonly only: readonly string[];
  readonly skip: readonly string[];
  readonly baseline?: string;
  readonly writeBaseline?: string;
  readonly readOnly?: boolean;
  readonly strict?: boolean;
  readonly caller?: string;
  readonly junit?: string;
  readonly sarif?: string;
  readonly badge?: string;
  readonly json?: boolean;
  readonly skipped?: boolean;
}

/** `rollcall conformance`: checks any SCIM server. */
export function createConformanceCommand(surroundings: Surroundings): Command {
  return new Command("conformance")
    .description("Check a SCIM server against the RFCs, or with the requests of identity providers.")
    .argument("[url]", "SCIM base URL, such as https://example.com/scim/v2 (default: the configured server)")
    .addOption(new Option("--token <token>", "bearer token (env: ROLLCALL_TOKEN)"))
    .addOption(new Option("--server <name>", "server of the config file (env: ROLLCALL_PROFILE)"))
    .addOption(
      new Option("--profile <profile>", "what to check").choices([...Object.keys(profiles), "svc"]).default("rfc"),
    )
    .addOption(new Option("--only <id...>", "run only these requirements").default([], "all"))
    .addOption(new Option("--skip <id=reason...>", "skip requirements, with the reason").default([], "none"))
    .option("--baseline <file>", "fail only on findings that are not in this file")
    .option("--write-baseline <file>", "write the findings to a baseline file, and succeed")
    .option("--read-only", "run only checks that change nothing")
    .option("--strict", "also fail on a SHOULD or MAY")
    .option(
      "--caller <userName>",
      "userName of the token's caller, who must not have a resource yet; also checks changes to /Me",
    )
    .option("--junit <file>", "also write the results to a JUnit XML file")
    .option("--sarif <file>", "also write the findings to a SARIF 2.1.0 file")
    .option("--badge <file>", "also write a badge: .svg, or .json for shields.io")
    .option("--skipped", "also list what was skipped")
    .option("--json", "print JSON instead of text")
    .addHelpText("after", help)
    .action(async (url: string | undefined, options: ConformanceOptions) => {
      const skip = parseSkips(options.skip);
      const { token, server } = options;
      const named = { ...(token !== undefined && { token }), ...(server !== undefined && { profile: server }) };
      const target = await targetFrom(named, surroundings, url);
      const interrupted = surroundings.onInterrupt?.();
      const checked = await checkAny({ target, interrupted, isNamed: url !== undefined, skip, options }, surroundings);
      const { report, fixed } = await compareWithBaseline(checked, options);
      await writeReports(report, options);
      const { printText } = await import("@rollcall/scim-conformance");
      const print = () =>
        `${printText(report, { colours: createColours(surroundings), skipped: options.skipped === true })}${fixed}`;
      createWriter(surroundings, { json: options.json === true }).answer(report, print);
      if (interrupted?.aborted)
        throw new CommandError("interrupted; the created resources are removed", exitCodes.interrupted);
      const failed = report.results.filter(
        ({ status, known, level }) => status === "failed" && known !== true && (options.strict || level === "must"),
      );
      if (failed.length > 0 && options.writeBaseline === undefined)
        throw new CommandError(
          `${failed.length} of ${report.results.length} requirements are not met`,
          exitCodes.refused,
        );
    });
}
