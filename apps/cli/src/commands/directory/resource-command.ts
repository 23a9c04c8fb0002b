import type { ResourceType, ScimVersion } from "@rollcall/client";
import { type Command, Option } from "commander";
import type { Kind } from "../../attributes/assignments.js";
import { isWritable, placesOf } from "../../attributes/attribute-place.js";
import { CommandError, exitCodes } from "../../describe-error.js";
import { describeRefusal } from "../../describe-refusal.js";
import { findId, findResource } from "../../names/find-id.js";
import { isIdentifier } from "../../names/find-named.js";
import { createWriter, type Writer } from "../../output/create-writer.js";
import { createPlainScim, type PlainResource, type PlainResources } from "../../settings/plain-resources.js";
import { targetOf, withTarget } from "../../settings/target.js";
import type { Surroundings } from "../../surroundings.js";

/** The context of a command on resources. */
interface ResourceContext {
  readonly kind: Kind;
  readonly resources: PlainResources;
  /** Finds the resource of the type by a name or identifier. */
  readonly find: (text: string) => Promise<PlainResource>;
  /** Finds the identifier of the resource of the type by a name or identifier. */
  readonly findId: (text: string) => Promise<string>;
  /** Finds the identifier of a user by name. Identifiers are returned without a lookup. */
  readonly findUserId: (text: string) => Promise<string>;
  readonly write: Writer;
}

/** The option for the version of SCIM. */
function scimOption(): Option {
  return new Option("--scim <version>", "SCIM version").choices(["1.1", "2.0"]).default("2.0");
}

/** Adds a command on resources, with the common options. */
export function addResourceCommand(parent: Command, usage: string, description: string): Command {
  return withTarget(parent.command(usage).description(description))
    .addOption(scimOption())
    .option("--json", "print JSON instead of text");
}

/** Reads the context from the options of a command on resources. */
export async function resourceContext(
  type: ResourceType,
  command: Command,
  surroundings: Surroundings,
): Promise<ResourceContext> {
  const { scim: version, json = false } = command.opts<{ readonly scim: ScimVersion; readonly json?: boolean }>();
  const target = await targetOf(command, surroundings);
  const onWait = ({ waitMs }: { readonly waitMs: number }) =>
    surroundings.err(`rollcall: rate limited; waiting ${Math.ceil(waitMs / 1000)} s\n`);
  const retry = { onWait };
  const resources = createPlainScim(target, { type, version }, retry);
  const found = { target, type, resources, retry };
  const users = () =>
    ({ ...found, type: "User", resources: createPlainScim(target, { type: "User", version }, retry) }) as const;
  return {
    kind: { type, version },
    resources,
    find: (text) => findResource(text, found),
    findId: (text) => findId(text, found),
    findUserId: async (text) => (isIdentifier(text) ? text : findId(text, users())),
    write: createWriter(surroundings, { json }),
  };
}

/**
 * Returns the value of an outcome.
 * @throws CommandError with an explanation if it is a refusal
 */
export function demandValue<Value>(
  outcome: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: string },
): Value {
  if (outcome.ok) return outcome.value;
  throw new CommandError(describeRefusal(outcome.error), exitCodes.refused);
}

/** Lists the writable attributes for the help of a command. */
export function attributeHelp(type: ResourceType): string {
  const lines = placesOf(type, "2.0")
    .filter(isWritable)
    .map(({ path, attribute }) => {
      const required = attribute.required ? " (required)" : "";
      return `  ${path.padEnd(24)} ${attribute.description}${required}\n`;
    });
  return `\nAttributes as name=value; separate several values with semicolons:\n${lines.join("")}`;
}
