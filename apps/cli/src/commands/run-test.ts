/** Passes the arguments to the command that runs tests with a server, which is loaded on demand. Returns its exit code. */
export async function runTest(args: readonly string[]): Promise<number> {
  const { runTestCommand } = await import("@rollcall/server/test-command");
  return runTestCommand(args, "rollcall test");
}
