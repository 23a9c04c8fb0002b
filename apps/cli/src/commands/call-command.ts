import { didYouMean } from "@rollcall/checked-yaml/words";
import type { Arguments, Method } from "@rollcall/client";
import { Command, Option } from "commander";
import { splitAssignment } from "../attributes/assignments.js";
import { CommandError, exitCodes } from "../describe-error.js";
import { describeRefusal } from "../describe-refusal.js";
import { methodReferences } from "../generated/methods.js";
import { resolveUsers } from "../names/resolve-users.js";
import { readJsonFile } from "../parse-json.js";
import type { ArgumentReference, MethodReference } from "../reference/reference.js";
import { createWebApi } from "../settings/create-clients.js";
import { targetOf, withTarget } from "../settings/target.js";
import type { Surroundings } from "../surroundings.js";
import { controlOf } from "./command-context.js";

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

/** The help of a method below its flags: limits, tokens, scopes and codes. */
function methodHelp(method: MethodReference): string {
  const { tokens, scopes, anyScopes = {}, rules, codes } = method;
  const limited = method.arguments.filter(
    ({ limits, default: fallback }) => limits.length > 0 || fallback !== undefined,
  );
  const sections = [
    section("Limits of arguments", limited.map(limitLine)),
    section("Rules", rules),
    section("Token", [
      tokens === undefined ? "none is needed" : tokens.length === 0 ? "any" : tokens.join(" or "),
      ...(scopes.length === 0 ? [] : [`with the scopes ${scopes.join(", ")}`]),
      ...Object.entries(anyScopes).map(([kind, some]) => `${kind}: with one of the scopes ${some.join(", ")}`),
    ]),
    section(
      "Codes of this method; see `rollcall error <code>`",
      codes.map(({ code, meaning }) => `${code}: ${meaning}`),
    ),
  ];
  return `\n${sections.filter((text) => text !== "").join("\n")}`;
}

function limitLine({ name, limits, default: fallback }: ArgumentReference): string {
  const parts = [...limits, ...(fallback === undefined ? [] : [`default ${JSON.stringify(fallback)}`])];
  return `${name}: ${parts.join("; ")}`;
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `${title}:\n${lines.map((line) => `  ${line}\n`).join("")}`;
}

/**
 * Parses the value of an argument of a method.
 * @throws CommandError if the text is not a value of the argument's form
 */
function readArgument({ name, form }: ArgumentReference, text: string): unknown {
  switch (form) {
    case "string":
    case "jsonText":
      return text;
    case "boolean":
      if (/^(true|false)$/.test(text)) return text === "true";
      throw wrong(name, text, "true or false");
    case "integer":
      if (/^-?\d{1,15}$/.test(text)) return Number(text);
      throw wrong(name, text, "a whole number");
    case "number":
      if (text.trim() !== "" && Number.isFinite(Number(text))) return Number(text);
      throw wrong(name, text, "a number");
    case "list":
      return text.trimStart().startsWith("[") ? readJson(name, text, "a list") : text.split(",");
    case "object":
      return readJson(name, text, "a JSON object");
    case "objects":
      return readJson(name, text, "a list of JSON objects");
  }
}

function readJson(name: string, text: string, wanted: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw wrong(name, text, wanted, error);
  }
}

function wrong(name: string, text: string, wanted: string, cause?: unknown): CommandError {
  const shown = JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
  return new CommandError(
    `${name} must be ${wanted}, not ${shown}`,
    exitCodes.usage,
    cause === undefined ? {} : { cause },
  );
}
