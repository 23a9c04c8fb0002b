import { readFile } from "node:fs/promises";
import { parseCheckedYaml, printFinding } from "@rollcall/checked-yaml";
import { type SiteHosts, standardPrefixes, variableEndings, wireWords } from "@rollcall/service";
import { z } from "zod";
import { describeSystemError, StartError } from "../errors/start-error.js";
import { packageFile } from "../machine/package-file.js";
import type { StartOptions } from "../options/start-options.js";

/** A host name in lower case, without a port. */
const hostSchema = z
  .string()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "Expected a host name in lower case, such as vendor.example, without a port");
const wordSchema = z.string().regex(/^[a-z][a-z0-9]*$/, "Expected lower-case letters and digits, with a letter first");
const prefixSchema = z.string().regex(/^[\w.-]{1,40}$/, 'Expected letters, digits, ".", "_" and "-"');

const variableSchema = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]*$/, "Expected the name of a variable in upper case, such as VENDOR_TOKEN");
/** Variables of an app by what follows the word in their names. */
const endings = Object.values(variableEndings).map((ending) => ending.toLowerCase());

const profileSchema = z.strictObject({
  kind: z.literal("wire"),
  name: z.string().min(1).describe("Name of the vendor for people."),
  words: z.strictObject(Object.fromEntries(wireWords.map((word) => [word, wordSchema.optional()]))).optional(),
  token_prefixes: z
    .strictObject(Object.fromEntries(Object.keys(standardPrefixes).map((kind) => [kind, prefixSchema.optional()])))
    .optional(),
  variables: z
    .strictObject(Object.fromEntries(endings.map((ending) => [ending, z.array(variableSchema).optional()])))
    .optional()
    .describe("Names of variables that clients read besides those with the word, such as SLACK_BOT_TOKEN."),
  hosts: z
    .strictObject({
      site: hostSchema.describe("The site, whose subdomains belong to workspaces."),
      hooks: hostSchema.optional().describe("Addresses at which apps post without a token."),
      files: hostSchema.optional().describe("Contents of files, and uploads."),
      sockets: hostSchema.optional().describe("Sockets of apps."),
      api: hostSchema.optional().describe("SCIM."),
    } satisfies Record<keyof SiteHosts, z.ZodType>)
    .optional(),
});

/** The names, prefixes and hosts of a vendor. */
export type WireProfile = z.infer<typeof profileSchema>;

/** The names of hosts. Each includes its subdomains. */
export function hostNamesOf(hosts: SiteHosts | undefined): readonly string[] {
  return Object.values(hosts ?? {}).filter((name) => name !== undefined);
}

/** Adds a profile to the options of a server. It does not replace words, prefixes and hosts that the options state. */
export function withProfile(options: StartOptions, { words, token_prefixes, hosts }: WireProfile): StartOptions {
  return {
    ...options,
    wireWords: { ...words, ...options.wireWords },
    tokenPrefixes: { ...token_prefixes, ...options.tokenPrefixes },
    ...(hosts !== undefined && { hosts: options.hosts ?? hosts }),
  };
}

/**
 * Reads a profile: one that ships with this package, by its name, or a file.
 * @throws StartError with every finding as `path:line:column message`
 */
export async function readWireProfile(nameOrPath: string): Promise<WireProfile> {
  const isName = /^[a-z0-9-]+$/.test(nameOrPath);
  const path = isName ? packageFile(`wire/${nameOrPath}.yaml`) : nameOrPath;
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    const what = isName
      ? `no wire profile ${JSON.stringify(nameOrPath)} ships with Rollcall; pass the path of a file, such as ./${nameOrPath}.yaml`
      : `cannot read the wire profile ${nameOrPath}: ${describeSystemError(error)}`;
    throw new StartError(what, { cause: error });
  });
  const read = parseCheckedYaml(text, profileSchema, { path: nameOrPath });
  if (read.ok) return read.value;
  const findings = [...read.findings].sort((one, other) => one.line - other.line || one.column - other.column);
  throw new StartError([`the wire profile ${nameOrPath} is invalid:`, ...findings.map(printFinding)].join("\n"));
}
