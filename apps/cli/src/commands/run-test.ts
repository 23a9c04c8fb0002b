/** Passes the arguments to the command that runs tests with a server, which is loaded on demand. Returns its exit code. */
export async function runTest(args: readonly string[]): Promise<number> {
  const { runTestCommand } = await import("@rollcall/server/test-command");
  return runTestCommand(args);
}

/** Runs an unchanged program whose traffic to the vendor's hosts is led to a server. Returns its exit code. */
export async function runRun(args: readonly string[]): Promise<number> {
  const { runTestCommand } = await import("@rollcall/server/test-command");
  return runTestCommand(args, { name: "rollcall run", leads: true });
}
