/** Hands everything on to the server, which is loaded only where a command needs it. Answers its exit code. */
export async function runServe(args: readonly string[]): Promise<number> {
  const { runCommand } = await import("@rollcall/server/command");
  return runCommand(args, "rollcall serve");
}
