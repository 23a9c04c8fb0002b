import { didYouMean } from "@rollcall/checked-yaml/words";
import type { ControlMethods } from "@rollcall/server";
import { Command } from "commander";
import { CommandError, exitCodes } from "../../describe-error.js";
import type { Surroundings } from "../../surroundings.js";
import { contextOf, readCount, withServer, worldOf } from "../command-context.js";
import { printAct } from "./print-act.js";

type Operation = Extract<keyof ControlMethods, `people.${string}`>;

/** Arguments of an operation. */
type Sent<Op extends Operation> = ControlMethods[Op]["arguments"];

/** Name of an argument of an operation, other than those that options give. */
type Name<Op extends Operation> = Exclude<keyof Sent<Op> & string, "person" | "workspace" | "world">;

/** An argument as a word of a line: required, optional, or taking all further words, of which there may be none. */
type Word<Op extends Operation> = Name<Op> | `[${Name<Op>}]` | `${Name<Op>}...` | `[${Name<Op>}...]`;

/** An act: its operation, and the arguments that its words are, in order. */
type ActWords = {
  readonly [Op in Operation]: { readonly operation: Op; readonly words: readonly Word<Op>[] };
}[Operation];

const acts: Readonly<Record<string, ActWords>> = {
  post: { operation: "people.post", words: ["channel", "text"] },
  edit: { operation: "people.edit", words: ["channel", "ts", "text"] },
  delete: { operation: "people.delete", words: ["channel", "ts"] },
  react: { operation: "people.react", words: ["channel", "ts", "emoji"] },
  unreact: { operation: "people.unreact", words: ["channel", "ts", "emoji"] },
  pin: { operation: "people.pin", words: ["channel", "ts"] },
  unpin: { operation: "people.unpin", words: ["channel", "ts"] },
  join: { operation: "people.join", words: ["channel"] },
  leave: { operation: "people.leave", words: ["channel"] },
  invite: { operation: "people.invite", words: ["channel", "users..."] },
  "accept-invitation": { operation: "people.acceptInvitation", words: ["[name]", "[user_name]"] },
  mark: { operation: "people.mark", words: ["channel", "[ts]"] },
  "create-channel": { operation: "people.createChannel", words: ["name"] },
  "open-dm": { operation: "people.openDm", words: ["users..."] },
  "open-home": { operation: "people.openHome", words: ["bot", "[tab]"] },
  stop: { operation: "people.stop", words: ["channel", "[thread]"] },
  "rename-session": { operation: "people.renameSession", words: ["channel", "title", "[thread]"] },
  command: { operation: "people.command", words: ["channel", "text"] },
  shortcut: { operation: "people.shortcut", words: ["name", "[bot]"] },
  "message-shortcut": { operation: "people.messageShortcut", words: ["channel", "ts", "name", "[bot]"] },
  submit: { operation: "people.submit", words: ["[view]"] },
  close: { operation: "people.close", words: ["[view]"] },
  click: { operation: "people.click", words: ["action"] },
  choose: { operation: "people.choose", words: ["action", "[values...]"] },
  type: { operation: "people.type", words: ["action", "text"] },
  "open-assistant": { operation: "people.openAssistant", words: ["bot", "[viewing]", "[thread]"] },
  "see-assistant": { operation: "people.seeAssistant", words: ["bot", "[thread]"] },
  "run-step": { operation: "people.runStep", words: ["bot", "step", "[inputs]"] },
  "see-step": { operation: "people.seeStep", words: ["execution"] },
  "set-status": { operation: "people.setStatus", words: ["[text]"] },
  "set-presence": { operation: "people.setPresence", words: ["presence"] },
  install: { operation: "people.install", words: ["app"] },
  uninstall: { operation: "people.uninstall", words: ["app"] },
  "grant-access": { operation: "people.grantAccess", words: ["app", "workspaces..."] },
  "revoke-access": { operation: "people.revokeAccess", words: ["app", "workspaces..."] },
  call: { operation: "people.call", words: ["method", "arguments"] },
  see: { operation: "people.see", words: ["channel"] },
  "see-app": { operation: "people.seeApp", words: ["bot"] },
  "see-documents": { operation: "people.seeDocuments", words: ["kind", "[cursor]"] },
  "see-list": { operation: "people.seeList", words: ["list", "[cursor]"] },
  "see-canvas": { operation: "people.seeCanvas", words: ["canvas"] },
  "see-activity": { operation: "people.seeActivity", words: ["channel"] },
  "see-file": { operation: "people.seeFile", words: ["file"] },
  "see-workspace": { operation: "people.seeWorkspace", words: [] },
  "see-latest": { operation: "people.seeLatest", words: ["[channel]"] },
  "wait-for": { operation: "people.waitFor", words: ["[text]"] },
};

/** Acts after which the person waits for what the app does, with the default of the wait in milliseconds. */
const waiting: readonly Operation[] = [
  "people.command",
  "people.shortcut",
  "people.messageShortcut",
  "people.submit",
  "people.click",
  "people.choose",
  "people.type",
];
const waitMs = 3_000;

/** `rollcall as`: what a person does in a client. */
export function createAsCommand(surroundings: Surroundings): Command {
  return withServer(new Command("as").argument("<person>").argument("<act>").argument("[words...]"))
    .description("Act as a person does in a client, such as `rollcall as alan.turing post general hello`.")
    .option("--thread <ts>", "for post, see and wait-for: a thread of the conversation")
    .option("--broadcast", "for post: show a reply in the channel too")
    .option(
      "--file <path...>",
      "for post: files to drop into the composer; for submit: input=path, files for a file input",
    )
    .option("--private", "for create-channel: only members see it")
    .option("--emoji <name>", "for set-status: an emoji, with colons")
    .option("--until <instant>", "for set-status: when it ends")
    .option("--limit <number>", "for see: number of messages (default: 20)", readCount)
    .option("--value <input=value...>", "for submit: value of an input, by label, action_id or block_id")
    .option("--all", "for close: close all modals of the stack")
    .option("--organization", "for install and uninstall: the whole organization")
    .option("--note <text>", "for install: note to the administrators if they have to approve the app")
    .option("--no-exchange", "for install: print the code, and leave it to the app")
    .option(
      "--channel <name>",
      "for click, choose, type and wait-for: conversation of the message; for install: of its webhook",
    )
    .option("--ts <ts>", "for click, choose and type: the message")
    .option("--view <name>", "for click, choose, type and wait-for: a view, by its title, callback_id or ID")
    .option("--home <bot>", "for click, choose and type: the home of an app, by its bot")
    .option("--block <id>", "for click, choose and type: block of the element")
    .option("--option <text>", "for click: item of an overflow menu")
    .option("--query <text>", "for choose: text typed into a menu whose options come from the app")
    .option("--no-confirm", "for click and choose: cancel the confirmation dialog")
    .option("--no-enter", "for type: do not press Enter")
    .option("--from <user>", "for wait-for: author of the message")
    .option("--timeout <milliseconds>", "for wait-for: how long to wait (default: 5000)", readCount)
    .option("--no-wait", "end an act at the acknowledgement of the app, without the view that it opens afterwards")
    .option("--workspace <name>", "domain or ID of a workspace (default: the person's first)")
    .option("--world <name>", "name of the world (default: default)")
    .addHelpText("after", `\nActs:\n${usageLines()}`)
    .action(async (person: string, name: string, words: readonly string[], _options, command: Command) => {
      const { control, write } = contextOf(command, surroundings);
      const act = findAct(name);
      const given = { ...readWords(name, act, words), ...detailsOf(command), ...(await filesOf(name, command)) };
      const wait = waiting.includes(act.operation) && command.opts()["wait"] !== false ? { wait_ms: waitMs } : {};
      const sent = { person, ...wait, ...given, ...worldOf(command) };
      // The names are arguments of the operation; the server checks their values and says what is wrong.
      const answer = await control<Operation>(act.operation, sent as Sent<Operation>);
      write.answer(answer, printAct);
    });
}

function findAct(name: string): ActWords {
  const act = acts[name];
  if (act !== undefined) return act;
  const hint = didYouMean(name, Object.keys(acts));
  throw new CommandError(`unknown act ${JSON.stringify(name)}${hint}; see rollcall as --help`, exitCodes.usage);
}

function readWords(name: string, { words: wanted }: ActWords, given: readonly string[]): object {
  const required = wanted.filter((word) => !word.startsWith("["));
  const takesAll = wanted.at(-1)?.includes("...") === true;
  if (given.length < required.length || (given.length > wanted.length && !takesAll)) {
    throw new CommandError(`the act is written \`${usageOf(name)}\``, exitCodes.usage);
  }
  const entries = wanted.flatMap((word, at) => {
    const [key, value] = [word.replace(/[[\].]/g, ""), given[at]];
    if (word.includes("...")) return [[key, given.slice(at)]];
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(entries);
}

/** Options that are arguments of operations under the same name. */
const argumentOptions = [
  ...["thread", "broadcast", "emoji", "until", "limit", "all", "workspace"],
  ...["organization", "note"],
  ...["channel", "ts", "view", "home", "block", "option", "query", "from"],
];

function detailsOf(command: Command): object {
  const { private: isPrivate, value, confirm, enter, exchange, timeout, ...options } = command.opts();
  const given = Object.fromEntries(argumentOptions.map((name) => [name, options[name]]));
  const values = value === undefined ? undefined : readValues(value);
  const denied = {
    ...(confirm === false && { confirm }),
    ...(enter === false && { enter }),
    ...(exchange === false && { exchange }),
    ...(timeout !== undefined && { timeout_ms: timeout }),
  };
  const details = { ...given, ...denied, private: isPrivate, ...(values !== undefined && { values }) };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

/** `Team=Red` as the value of an input; an input that is given several times has all of them. */
function readValues(pairs: readonly string[]): Readonly<Record<string, string | readonly string[]>> {
  const values = new Map<string, readonly string[]>();
  for (const pair of pairs) {
    const at = pair.indexOf("=");
    if (at < 1) throw new CommandError(`expected input=value instead of ${JSON.stringify(pair)}`, exitCodes.usage);
    const name = pair.slice(0, at);
    values.set(name, [...(values.get(name) ?? []), pair.slice(at + 1)]);
  }
  return Object.fromEntries([...values].map(([name, given]) => [name, given.length === 1 ? given.join("") : given]));
}

/** Files of the options, which the message takes as bytes. Those of a modal are values of its inputs. */
async function filesOf(name: string, command: Command): Promise<object> {
  const { file: given, value = [] }: { readonly file?: readonly string[]; readonly value?: readonly string[] } =
    command.opts();
  if (given === undefined) return {};
  const { readDropped } = await import("./read-dropped.js");
  if (name !== "submit") return { files: await Promise.all(given.map(readDropped)) };
  const inputs = await Promise.all(
    Object.entries(readValues(given)).map(async ([input, paths]) => [
      input,
      await Promise.all([paths].flat().map(readDropped)),
    ]),
  );
  return { values: { ...readValues(value), ...Object.fromEntries(inputs) } };
}

function usageOf(name: string): string {
  const words = (acts[name]?.words ?? []).map((word) => (word.startsWith("[") ? word : `<${word}>`));
  return [name, ...words].join(" ");
}

function usageLines(): string {
  return Object.keys(acts)
    .map((name) => `  ${usageOf(name)}\n`)
    .join("");
}
