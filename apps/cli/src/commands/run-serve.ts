/** Passes the arguments to the server, which is loaded on demand. Returns its exit code. */
export async function runServe(args: readonly string[]): Promise<number> {
  const { runCommand } = await import("@rollcall/server/command");
  return runCommand(args, "rollcall serve");
}
