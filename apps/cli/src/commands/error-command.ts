import { didYouMean } from "@rollcall/checked-yaml/words";
import { Command } from "commander";
import { CommandError, exitCodes } from "../describe-error.js";
import { codeReferences } from "../generated/codes.js";
import { createColours, createWriter } from "../output/create-writer.js";
import type { CodeReference } from "../reference/reference.js";
import type { Surroundings } from "../surroundings.js";

/** `rollcall error`: explains a code. */
export function createErrorCommand(surroundings: Surroundings): Command {
  return new Command("error")
    .description("Explain a code: its meaning, the methods that return it, and how to reproduce it.")
    .argument("<code>", "error code, such as username_taken")
    .option("--json", "print JSON instead of text")
    .action((code: string, options: { readonly json?: boolean }) => {
      const rows = codeReferences.filter((row) => row.code === code);
      const known = [...new Set(codeReferences.map((row) => row.code))];
      if (rows.length === 0)
        throw new CommandError(
          `no definition contains the code ${JSON.stringify(code)}${didYouMean(code, known)}`,
          exitCodes.usage,
        );
      const { bold } = createColours(surroundings);
      createWriter(surroundings, options).answer(rows, (all) =>
        all.map((row) => `${bold(`${row.code} (${row.api}, status ${row.status})`)}\n${describe(row)}`).join("\n"),
      );
    });
}

function describe(row: CodeReference): string {
  const { code, api, meaning, when, faultOnly, retryAfterSeconds, sources = [], methods } = row;
  const who = api === "SCIM" ? "the SCIM endpoints" : (methods?.join(", ") ?? "every method of the Web API");
  const target = api === "SCIM" ? "" : ` --method ${methods?.[0] ?? "auth.test"}`;
  const lines = [
    ["meaning", meaning],
    ["answered by", who],
    ["when", when ?? (faultOnly === undefined ? "" : `only as an injected fault: ${faultOnly}`)],
    ["named by", sources.join("; ")],
    [
      "retry after",
      retryAfterSeconds === undefined ? "" : `${retryAfterSeconds} s, unless the answer has another value`,
    ],
    ["on purpose", `rollcall fault arm ${code}${target}`],
  ];
  return lines.flatMap(([name = "", text]) => (text === "" ? [] : [`  ${name.padEnd(12)} ${text}\n`])).join("");
}
