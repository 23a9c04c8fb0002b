import { runCommand } from "../src/run-command.js";
import type { Surroundings } from "../src/surroundings.js";

/** Output and exit code of a command. */
interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process, at a terminal unless it is piped. */
export async function run(
  args: readonly string[],
  env: Record<string, string> = {},
  isTerminal = true,
  more: Partial<Surroundings> = {},
): Promise<Ran> {
  let [out, err] = ["", ""];
  const code = await runCommand(args, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    // The config file of the user who runs the tests is ignored.
    env: { ROLLCALL_CONFIG: "/nowhere/config.json", NO_COLOR: "1", ...env },
    isTerminal,
    columns: 100,
    ...more,
  });
  return { code, out, err };
}
