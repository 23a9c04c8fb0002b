import { Option } from "commander";
import type { ServerCommand } from "../command/flags.js";

const shown = ["failed", "all", "none"] as const;

/** The part of the journal that the command prints when the tests fail. */
export type Shown = (typeof shown)[number];

/** The flags of a run besides those of its server. */
export interface TestFlags {
  /** Name or identifier of the app whose variables are set. */
  readonly variablesOf?: string;
  /** File that gets the journal, an entry per line. */
  readonly journal?: string;
  readonly show: Shown;
  /** Whether the traffic of the command to the vendor's hosts is led to the server. */
  readonly intercept?: boolean;
  /** Whether connections to other hosts are refused. Requires `intercept`. */
  readonly offline?: boolean;
}

/** Name of a command that runs another one with a server, and whether it leads the traffic of that one. */
export interface Described {
  readonly name: string;
  /** Whether traffic to the vendor's hosts is always led to the server. Default: only if a flag asks for it. */
  readonly leads?: boolean;
}

/** Profile of a command that always leads traffic, unless a flag or a variable names another one. */
export const defaultProfile = "slack";

const described = {
  test: "Start a server with a fresh world on a free port, run a command with its addresses and tokens in the environment, and stop the server.",
  run: `Start a server with a fresh world on a free port, run an unchanged program whose traffic to the vendor's hosts is led to the server, with addresses and tokens in its environment, and stop the server. --wire is ${defaultProfile} by default.`,
};

/** Describes the command that runs another one with a server. */
export function describeTestCommand({ name, leads = false }: Described): ServerCommand {
  const intercept = new Option(
    "--intercept",
    "lead the command's traffic to the vendor's hosts to the server; needs --wire",
  );
  return {
    name,
    description: leads ? described.run : described.test,
    usage: "[options] -- <command> [arguments...]",
    port: 0,
    options: [
      new Option(
        "--variables-of <app>",
        "app whose variables are set, by name or identifier; the first one by default",
      ),
      new Option("--journal <file>", "file to write the journal to, one JSON entry per line"),
      new Option("--show <entries>", "part of the journal to print if the command fails")
        .choices(shown)
        .default("failed"),
      ...(leads ? [] : [intercept]),
      new Option(
        "--offline",
        `refuse the command's connections to all other hosts, and list them${leads ? "" : "; needs --intercept"}`,
      ),
    ],
  };
}
