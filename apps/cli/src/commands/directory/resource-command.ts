import type { ResourceType, ScimVersion } from "@rollcall/client";
import { type Command, Option } from "commander";
import type { Kind } from "../../attributes/assignments.js";
import { isWritable, placesOf } from "../../attributes/attribute-place.js";
import { CommandError } from "../../command-error.js";
import { describeRefusal } from "../../describe-refusal.js";
import { exitCodes } from "../../exit-codes.js";
import { findId, findResource } from "../../names/find-id.js";
import { isIdentifier } from "../../names/is-identifier.js";
import { createWriter, type Writer } from "../../output/create-writer.js";
import { createPlainScim, type PlainResource, type PlainResources } from "../../settings/plain-resources.js";
import { targetOf, withTarget } from "../../settings/target.js";
import type { Surroundings } from "../../surroundings.js";

/** What a command on resources works with. */
interface ResourceContext {
  readonly kind: Kind;
  readonly resources: PlainResources;
  /** The resource of the type that a text names. */
  readonly find: (text: string) => Promise<PlainResource>;
  /** The identifier of the resource of the type that a text names. */
  readonly findId: (text: string) => Promise<string>;
  /** The identifier of the user that a text names; what has the form of an identifier is not looked up. */
  readonly findUserId: (text: string) => Promise<string>;
  readonly write: Writer;
}

/** A version of SCIM as an option. */
function scimOption(): Option {
  return new Option("--scim <version>", "version of SCIM that is spoken").choices(["1.1", "2.0"]).default("2.0");
}

/** A command on the resources of a type, with the options that all of them have. */
export function addResourceCommand(parent: Command, usage: string, description: string): Command {
  return withTarget(parent.command(usage).description(description))
    .addOption(scimOption())
    .option("--json", "answer as JSON also on a terminal");
}

/** What the options of such a command make of it. */
export async function resourceContext(
  type: ResourceType,
  command: Command,
  surroundings: Surroundings,
): Promise<ResourceContext> {
  const { scim: version, json = false } = command.opts<{ readonly scim: ScimVersion; readonly json?: boolean }>();
  const target = await targetOf(command, surroundings);
  const onWait = ({ waitMs }: { readonly waitMs: number }) =>
    surroundings.err(`rollcall: called too often; waiting ${Math.ceil(waitMs / 1000)} s\n`);
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
 * The value of an outcome.
 * @throws CommandError with a sentence where it is a refusal
 */
export function demandValue<Value>(
  outcome: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: string },
): Value {
  if (outcome.ok) return outcome.value;
  throw new CommandError(describeRefusal(outcome.error), exitCodes.refused);
}

/** The attributes that can be set, for the help of a command. */
export function attributeHelp(type: ResourceType): string {
  const lines = placesOf(type, "2.0")
    .filter(isWritable)
    .map(({ path, attribute }) => {
      const required = attribute.required ? " (required)" : "";
      return `  ${path.padEnd(24)} ${attribute.description}${required}\n`;
    });
  return `\nAttributes, each as name=value; several values have semicolons between them:\n${lines.join("")}`;
}
