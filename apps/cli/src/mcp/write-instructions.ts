import type { ControlledServer } from "@rollcall/server";

/**
 * Writes what an agent reads first: where the server is, how to begin, and the tokens if the server was started for it.
 */
export function writeInstructions(url: string, own: ControlledServer | undefined): string {
  const tokens = own?.demoTokens.map(({ token, description }) => `${token}: ${description}`) ?? [];
  const apps = own?.environments.map(({ name, botToken }) => `${botToken ?? "no bot token"}: bot of ${name}`) ?? [];
  return [
    `Rollcall is a workspace service for tests. This one answers at ${url}, where people see its console.`,
    "Act as people with the people_ tools, call the APIs with call and scim, and read what happened with journal_list.",
    "reference explains methods and codes, and finds methods by words.",
    "world_reset begins again, fault_arm makes the next answer fail, and clock_advance lets time pass.",
    ...(tokens.length + apps.length === 0 ? [] : ["Tokens:", ...apps, ...tokens]),
  ].join("\n");
}
