/**
 * Passes the arguments to the server, which is loaded on demand.
 * @param onConsole called when the server answers, with the address of its console
 * @returns its exit code
 */
export async function runServe(args: readonly string[], onConsole?: (url: string) => void): Promise<number> {
  const { runCommand } = await import("@rollcall/server/command");
  return runCommand(args, { name: "rollcall serve", ...(onConsole !== undefined && { onConsole }) });
}
