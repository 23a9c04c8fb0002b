import { apiUrlOf, toVariables, variableNames } from "@rollcall/service";
import { vendorWord } from "../composition/vendor-word.js";
import type { Server } from "../create-server.js";
import { serviceDefinitions } from "../default-definitions.js";
import { StartError } from "../errors/start-error.js";

interface Named {
  /** Name or identifier of the app. Default: the first one that is installed. */
  readonly app?: string;
  /** The word on the wire. Default: `svc`. */
  readonly word?: string;
}

/**
 * The variables that a test needs to call a server: `ROLLCALL_URL` and `ROLLCALL_TOKEN`, which the command line reads too, and those
 * of an app. Without an app, they are those of Roll Bot.
 * @throws StartError if the world has no such app
 */
export function testVariables(
  { url, environments, demoTokens }: Pick<Server, "url" | "environments" | "demoTokens">,
  { app, word = vendorWord }: Named,
): Readonly<Record<string, string>> {
  const environment = environments.find((each) => app === undefined || each.name === app || each.appId === app);
  if (environment !== undefined) {
    const { botToken, userToken } = environment;
    return { ROLLCALL_URL: url, ...ownToken(botToken ?? userToken), ...environment.variables };
  }
  if (app !== undefined) {
    const names = environments.map((each) => JSON.stringify(each.name)).join(", ");
    throw new StartError(`no app ${JSON.stringify(app)} is installed; installed are: ${names || "none"}`);
  }
  const tokenOf = (kind: string) => demoTokens.find((each) => each.kind === kind)?.token;
  const [botToken, userToken, appToken] = [tokenOf("bot"), tokenOf("user"), tokenOf("app")];
  const demo = {
    apiUrl: apiUrlOf(url, serviceDefinitions.webapi),
    ...(botToken !== undefined && { botToken }),
    ...(userToken !== undefined && { userToken }),
    ...(appToken !== undefined && { appToken }),
  };
  return { ROLLCALL_URL: url, ...ownToken(botToken ?? userToken), ...toVariables(demo, variableNames(word)) };
}

/** The variable with the token of calls of the command line. */
function ownToken(token: string | undefined): Readonly<Record<string, string>> {
  return token === undefined ? {} : { ROLLCALL_TOKEN: token };
}

/** Names of variables besides those with the word on the wire, by what follows the word there in lower case: `bot_token`. */
export type FurtherNames = Readonly<Record<string, readonly string[] | undefined>>;

/** Adds the values of variables under further names, which clients of the vendor read. */
export function withFurtherNames(
  variables: Readonly<Record<string, string>>,
  word: string | undefined,
  names: FurtherNames = {},
): Readonly<Record<string, string>> {
  const further = Object.entries(names).flatMap(([ending, all = []]) => {
    const value = variables[`${word ?? "svc"}_${ending}`.toUpperCase()];
    return value === undefined ? [] : all.map((name) => [name, value] as const);
  });
  return { ...Object.fromEntries(further), ...variables };
}
