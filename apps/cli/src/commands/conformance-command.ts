import { writeFile } from "node:fs/promises";
import { Command, Option } from "commander";
import { CommandError } from "../command-error.js";
import { createServerUnderCheck } from "../conformance/create-server-under-check.js";
import { printJunit } from "../conformance/print-junit.js";
import { type CheckResult, runChecks } from "../conformance/run-checks.js";
import { exitCodes } from "../exit-codes.js";
import { type Colours, createColours } from "../output/colours.js";
import { createWriter } from "../output/create-writer.js";
import { createStatusLine } from "../output/status-line.js";
import { profileOption, targetOf } from "../settings/target.js";
import type { Surroundings } from "../surroundings.js";

const scope = `
Checks of SCIM: discovery documents, format and codes of refusals, paging, and the life cycle of a user and a group.
Checks of the Web API: the user of a token, answers of every method without a token and with an unknown token, and that
every method refuses unknown values with a declared code. Rules that depend on the content of the server are not checked.
Needs a token of a user who can provision. Each version of SCIM leaves a deactivated user.
`;

interface Options {
  readonly only: readonly string[];
  readonly junit?: string;
  readonly json?: boolean;
}

/** `rollcall conformance`: checks whether a server conforms to the definitions. */
export function createConformanceCommand(surroundings: Surroundings): Command {
  return new Command("conformance")
    .description("Checks over HTTP whether a server conforms to the definitions.")
    .argument("[url]", "URL of the server (default: that of the profile or ROLLCALL_URL)")
    .addOption(new Option("--token <token>", "token of a user who can provision (env: ROLLCALL_TOKEN)"))
    .addOption(profileOption())
    .addOption(
      new Option("--only <part...>", "run only these parts")
        .choices(["scim-1.1", "scim-2.0", "web-api"])
        .default([], "all"),
    )
    .option("--junit <file>", "also write the results to a JUnit XML file")
    .option("--json", "print JSON on a terminal, too")
    .addHelpText("after", scope)
    .action(async (url: string | undefined, { only, junit, json = false }: Options, command: Command) => {
      const target = await targetOf(command, surroundings, url);
      const results = await check(only, target, surroundings);
      const failed = results.filter(({ ok }) => !ok).length;
      if (junit !== undefined) await writeJunit(junit, results);
      const answer = { passed: results.length - failed, failed, checks: results };
      createWriter(surroundings, { json }).answer(answer, () => printResults(results, createColours(surroundings)));
      if (failed > 0) throw new CommandError(`${failed} of ${results.length} checks failed`, exitCodes.refused);
    });
}

async function check(
  only: readonly string[],
  target: Parameters<typeof createServerUnderCheck>[0],
  surroundings: Surroundings,
) {
  const { resourceChecks, scimChecks, webapiChecks } = await import("../conformance/all-checks.js");
  const isMeant = (part: string) => only.length === 0 || only.includes(part);
  const mark = Date.now().toString(36);
  const versions = (["1.1", "2.0"] as const).filter((version) => isMeant(`scim-${version}`));
  const checks = [
    ...versions.flatMap((version) => [...scimChecks(version), ...resourceChecks(version, mark)]),
    ...(isMeant("web-api") ? webapiChecks() : []),
  ];
  const line = createStatusLine(surroundings);
  let done = 0;
  const onResult = ({ area }: CheckResult) => {
    done += 1;
    line.progress(done / checks.length, `${done} of ${checks.length} checks, ${area}`);
  };
  try {
    return await runChecks(checks, createServerUnderCheck(target), onResult);
  } finally {
    line.clear();
  }
}

async function writeJunit(path: string, results: readonly CheckResult[]): Promise<void> {
  await writeFile(path, printJunit(results)).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`cannot write ${path}: ${error.code}`, exitCodes.usage, { cause: error });
  });
}

function printResults(results: readonly CheckResult[], { red, green, bold }: Colours): string {
  const areas = [...Map.groupBy(results, ({ area }) => area)].map(([area, cases]) => {
    const passed = cases.filter(({ ok }) => ok).length;
    const lines = cases.flatMap(({ name, found }) =>
      found === undefined ? [] : [`  ${red("failed")} ${name}: ${found}\n`],
    );
    return `${bold(area)}: ${passed} of ${cases.length} ${passed === cases.length ? green("passed") : "passed"}\n${lines.join("")}`;
  });
  return areas.join("");
}
