import { didYouMean } from "@rollcall/checked-yaml/words";
import type { Arguments, Method } from "@rollcall/client";
import { Command, Option } from "commander";
import { splitAssignment } from "../attributes/assignments.js";
import { CommandError } from "../command-error.js";
import { describeRefusal } from "../describe-refusal.js";
import { exitCodes } from "../exit-codes.js";
import { methodReferences } from "../generated/methods.js";
import { resolveUsers } from "../names/resolve-users.js";
import type { MethodReference } from "../reference/reference.js";
import { createWebApi } from "../settings/create-clients.js";
import { targetOf, withTarget } from "../settings/target.js";
import type { Surroundings } from "../surroundings.js";
import { readArgument } from "./argument-value.js";
import { controlOf } from "./command-context.js";
import { methodHelp } from "./method-help.js";
import { readJsonFile } from "./read-json-file.js";

/** `rollcall call`: one method of the Web API, with its arguments as flags. */
export function createCallCommand(surroundings: Surroundings): Command {
  const call = new Command("call")
    .description("Call a method of the Web API. See `rollcall call <method> --help` for its reference.")
    .usage("<method> [--argument value | argument=value]... [--json file]");
  for (const method of methodReferences) call.addCommand(createMethodCommand(method, surroundings));
  return call;
}

/** Flags of every call. An argument with one of these names is passed as `name=value`. */
const own = ["json", "url", "token", "profile", "help"];

function createMethodCommand(method: MethodReference, surroundings: Surroundings): Command {
  const command = withTarget(new Command(method.name).description(method.description))
    .argument("[argument=value...]", "arguments, instead of flags")
    .addOption(new Option("--json <file>", "file with the arguments as a JSON object; `-` reads standard input"))
    .usage("[--argument value | argument=value]... [--json file]")
    .addHelpText("after", methodHelp(method));
  for (const argument of method.arguments.filter(({ name }) => !own.includes(name))) {
    const value = argument.form === "boolean" ? "[true|false]" : `<${argument.form}>`;
    const required = argument.required === true ? " (required)" : "";
    command.addOption(new Option(`--${argument.name} ${value}`, `${argument.description}${required}`));
  }
  return command.action(async (pairs: readonly string[]) => {
    const sent = await readArguments(method, pairs, command, surroundings);
    await callMethod(method, sent, command, surroundings);
  });
}

async function readArguments(
  method: MethodReference,
  pairs: readonly string[],
  command: Command,
  surroundings: Surroundings,
): Promise<object> {
  const { json, ...flags } = command.opts<{ readonly json?: string; readonly [flag: string]: unknown }>();
  const given = json === undefined ? {} : await readJsonFile(json, surroundings);
  const byFlag = method.arguments.flatMap((argument) => {
    const text = own.includes(argument.name) ? undefined : flags[argument.name];
    return text === undefined ? [] : [[argument.name, readArgument(argument, String(text))] as const];
  });
  const byPair = pairs.map((pair) => {
    const [name, text] = splitAssignment(pair);
    const argument = method.arguments.find((each) => each.name === name);
    if (argument !== undefined) return [name, readArgument(argument, text)] as const;
    if (method.otherArguments === true) return [name, text] as const;
    const hint = didYouMean(
      name,
      method.arguments.map((each) => each.name),
    );
    throw new CommandError(`${method.name} has no argument ${JSON.stringify(name)}${hint}`, exitCodes.usage);
  });
  return { ...given, ...Object.fromEntries([...byFlag, ...byPair]) };
}

async function callMethod(
  { name, arguments: table }: MethodReference,
  given: object,
  command: Command,
  surroundings: Surroundings,
): Promise<void> {
  const target = await targetOf(command, surroundings);
  const { sent, hints } = await resolveUsers(given, table, { target, control: controlOf(target, surroundings) });
  // The references are generated from the same definitions as the client.
  const method = name as Method;
  const client = createWebApi(target, {
    onWait: ({ waitMs }) => surroundings.err(`rollcall: rate limited; waiting ${Math.ceil(waitMs / 1000)} s\n`),
  });
  // The service validates the arguments, so that the command can be used to try invalid calls.
  const answer = await client.call(method, sent as Arguments<Method>);
  surroundings.out(`${JSON.stringify(answer, null, 2)}\n`);
  if (answer.ok) return;
  const lines = [`${method}: ${describeRefusal(answer.error, method)}`, ...hints];
  throw new CommandError(lines.join("\n"), exitCodes.refused);
}
