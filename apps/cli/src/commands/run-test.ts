/** Passes the arguments to the command that runs tests with a server, which is loaded on demand. Returns its exit code. */
export async function runTest(args: readonly string[]): Promise<number> {
  const { runTestCommand } = await import("@rollcall/server/test-command");
  return runTestCommand(args, "rollcall test");
}

/** Runs a program with a server and the vendor's hosts led to it: `rollcall test --intercept --wire slack`. Returns its exit code. */
export async function runRun(args: readonly string[]): Promise<number> {
  const { runTestCommand } = await import("@rollcall/server/test-command");
  const at = args.indexOf("--");
  const own = at < 0 ? args : args.slice(0, at);
  const isStated = process.env["ROLLCALL_WIRE"] !== undefined || own.some((arg) => /^--wire(=|$)/.test(arg));
  return runTestCommand(["--intercept", ...(isStated ? [] : ["--wire", "slack"]), ...args], "rollcall run");
}
