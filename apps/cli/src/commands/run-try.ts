import type { Surroundings } from "../surroundings.js";
import { runServe } from "./run-serve.js";

/**
 * Serves the tour, kept in memory unless the flags say where to keep it. On a terminal, opens the console in the
 * browser, except in continuous integration and with `BROWSER=none`.
 */
export async function runTry(args: readonly string[], { env, isTerminal }: Surroundings): Promise<number> {
  const states = (...names: readonly string[]) =>
    names.some((name) => args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`))) ||
    names.some((name) => env[`ROLLCALL_${name.toUpperCase().replace("NO-", "")}`] !== undefined);
  const isKept = states("data", "database", "memory");
  // A world or an app of the user's own comes alone.
  const tour = states("tour", "world", "app", "database", "no-control") ? [] : ["--tour"];
  const mayOpen = isTerminal && env["CI"] === undefined && env["BROWSER"] !== "none";
  return runServe([...tour, ...(isKept ? [] : ["--memory"]), ...args], mayOpen ? openInBrowser : undefined);
}

/** A machine without a browser has the address on its terminal. */
function openInBrowser(url: string): void {
  import("open")
    .then(({ default: open }) => open(url))
    .then((started) => started.once("error", () => undefined))
    .catch(() => undefined);
}
