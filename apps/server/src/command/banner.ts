import {
  type AdministratorTokens,
  type AppEnvironment,
  hooksUrlOf,
  type ObservedSwitch,
  observedSwitches,
} from "@rollcall/service";
import { addressesOf } from "../mounts.js";
import type { DemoToken } from "../worlds/demo/named-world.js";

/** The contents of the banner in addition to the address. */
interface BannerParts {
  readonly demoTokens: readonly DemoToken[];
  readonly environments?: readonly AppEnvironment[];
  /** Whether the world is new. Otherwise, the secrets of apps were printed before. Default: true. */
  readonly isNew?: boolean;
  /** Tokens that were made for an administrator. Default: none. */
  readonly administrator?: AdministratorTokens;
  /** Token that was made for the control plane. Default: none. */
  readonly madeControlToken?: string;
  readonly metricsUrl?: string;
  /** File with the certificate that clients have to trust. Default: there is none. */
  readonly certificatePath?: string;
  /** Whether the reference is served. Default: true. */
  readonly docs?: boolean;
  /** Address of the console. Default: it is not served. */
  readonly consoleUrl?: string;
  /** The switches for observed behavior that are on. */
  readonly observed?: readonly ObservedSwitch[];
}

/** Formats the output of a server that is ready; the last line is its address. */
export function printBanner(url: string, parts: BannerParts): string {
  const { demoTokens, environments = [], isNew = true, docs = true, observed = [] } = parts;
  const { metricsUrl, consoleUrl, certificatePath } = parts;
  const rows = [
    ...(consoleUrl === undefined ? [] : [["Console", consoleUrl] as const]),
    ...addressesOf(url, docs).map((address) => [address.name, address.url] as const),
    ["Hooks", hooksUrlOf(url)] as const,
    ...(metricsUrl === undefined ? [] : [["Metrics", metricsUrl] as const]),
    ...(certificatePath === undefined ? [] : [["Authority", certificatePath] as const]),
    ...demoTokens.map(({ token, description }) => [token, description] as const),
    ...observed.map((name) => [name, observedSwitches[name].description] as const),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  const apps = environments.map((app) => (isNew ? app.text : printReminder(app, consoleUrl !== undefined)));
  return [...lines, ...printMade(parts), ...apps, `ready ${url}`, ""].join("\n");
}

/** The tokens that this start has made. */
function printMade({ administrator, madeControlToken }: BannerParts): readonly string[] {
  const control = [
    "# Token of the control plane. It is printed only now, and the next start makes another.",
    `ROLLCALL_CONTROL_TOKEN=${madeControlToken}`,
  ];
  return [
    ...(administrator === undefined ? [] : [printAdministrator(administrator)]),
    ...(madeControlToken === undefined ? [] : control),
  ];
}

/** Formats the tokens of an administrator, which can be printed only once, as lines of variables. */
export function printAdministrator({ userName, home, userToken, configurationToken }: AdministratorTokens): string {
  return [
    `# Tokens of ${JSON.stringify(userName)}, an administrator of ${JSON.stringify(home)}. They are printed only now.`,
    "# The first one is for SCIM and for methods, the second one creates apps from manifests.",
    `ROLLCALL_TOKEN=${userToken}`,
    `ROLLCALL_CONFIGURATION_TOKEN=${configurationToken}`,
  ].join("\n");
}

/** Says where the secrets of an app are, which only the first start prints, so that logs do not collect them. */
function printReminder({ name }: AppEnvironment, isControlled: boolean): string {
  const command = isControlled ? `rollcall app env ${JSON.stringify(name)}` : "rollcall-server install <manifest>";
  return `# ${name}: the first start printed its secrets; \`${command}\` prints them again`;
}
