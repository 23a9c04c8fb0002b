import { didYouMean } from "@rollcall/checked-yaml/words";
import type { Fault, FaultAction, FaultMatch, FaultTimes } from "@rollcall/server";
import { Command, InvalidArgumentError, Option } from "commander";
import { CommandError, exitCodes } from "../../describe-error.js";
import { codeReferences } from "../../generated/codes.js";
import { printTable } from "../../output/create-writer.js";
import type { Surroundings } from "../../surroundings.js";
import { contextOf, readCount, withServer, worldOf } from "../command-context.js";

/** `rollcall fault`: faults of calls and deliveries. */
export function createFaultCommand(surroundings: Surroundings): Command {
  const fault = new Command("fault").description(
    "Make calls return declared codes, damage connections, and disturb deliveries.",
  );
  withServer(createArm(fault)).action(async (action: string, _options, command: Command) => {
    const { control, write } = contextOf(command, surroundings);
    const sent = { action: readAction(action, command), match: readMatch(command), times: readTimes(command) };
    write.answer(await control("fault.arm", { ...sent, ...worldOf(command) }), (answer) => printFaults([answer.fault]));
  });
  withServer(fault.command("list").description("List the faults of a world."))
    .option("--world <name>", "name of the world (default: default)")
    .action(async (_options, command: Command) => {
      const { control, write } = contextOf(command, surroundings);
      write.answer(await control("fault.list", worldOf(command)), ({ faults }) => printFaults(faults));
    });
  withServer(fault.command("disarm [id]").description("Remove a fault, or all faults of a world."))
    .option("--world <name>", "name of the world (default: default)")
    .action(async (id: string | undefined, _options, command: Command) => {
      const { control, write } = contextOf(command, surroundings);
      const sent = { ...(id !== undefined && { id }), ...worldOf(command) };
      write.answer(await control("fault.disarm", sent), ({ disarmed }) => `disarmed ${disarmed}\n`);
    });
  return fault;
}

/** Damage to the connection instead of a code. */
const damage = ["latency", "hang", "reset", "truncate", "bad_gateway"] as const;

/** Damage to deliveries. */
const deliveryDamage = ["drop", "delay", "duplicate", "reorder", "bad_signature", "closed_socket", "silent"] as const;

function createArm(parent: Command): Command {
  return parent
    .command("arm <code>")
    .description(
      `Arm an error code, or one of: ${damage.join(", ")}; or for deliveries, one of: ${deliveryDamage.join(", ")}.`,
    )
    .option("--method <name>", "only calls to this Web API method")
    .option("--route <route>", 'only requests of a SCIM route, such as "PATCH /Users/{id}"')
    .addOption(new Option("--scim <version>", "only requests of a SCIM version").choices(["1.1", "2.0"]))
    .option("--token <token>", "only calls with a token")
    .option("--app <app>", "only deliveries to an app, by name or identifier")
    .option("--event <type>", "only deliveries of this event, or of an act such as block_actions")
    .option(
      "--where <name=value...>",
      "only calls with these values of arguments, or deliveries of events",
      readPair,
      {},
    )
    .option("--times <number>", "number of calls or attempts (default: 1)", readCount)
    .option("--always", "every call or attempt")
    .option("--every <number>", "every nth call or attempt", readCount)
    .option("--chance <probability>", "each call or attempt with a probability from 0 to 1", readChance)
    .option("--after", "process the call, then return the error anyway")
    .option("--retry-after <seconds>", "value of Retry-After in seconds", readCount)
    .option("--status <number>", "status instead of the declared one", readCount)
    .option("--ms <number>", "for latency and delay: milliseconds", readCount)
    .option("--bytes <number>", "for truncate: number of bytes to send", readCount)
    .option("--world <name>", "name of the world (default: default)");
}

function readPair(text: string, before: Record<string, unknown>): Record<string, unknown> {
  const end = text.indexOf("=");
  if (end < 1) throw new InvalidArgumentError("Expected name=value.");
  return { ...before, [text.slice(0, end)]: text.slice(end + 1) };
}

function readChance(text: string): number {
  const chance = Number(text);
  if (text === "" || !(chance >= 0 && chance <= 1)) throw new InvalidArgumentError("Expected a number from 0 to 1.");
  return chance;
}

interface ArmOptions {
  readonly method?: string;
  readonly route?: string;
  readonly scim?: "1.1" | "2.0";
  readonly token?: string;
  readonly app?: string;
  readonly event?: string;
  readonly where: Record<string, unknown>;
  readonly times?: number;
  readonly always?: true;
  readonly every?: number;
  readonly chance?: number;
  readonly after?: true;
  readonly retryAfter?: number;
  readonly status?: number;
  readonly ms?: number;
  readonly bytes?: number;
}

function readMatch(command: Command): FaultMatch {
  const { method, route, scim: version, token, app, event, where } = command.opts<ArmOptions>();
  return {
    ...(method !== undefined && { method }),
    ...(route !== undefined && { route }),
    ...(version !== undefined && { version }),
    ...(token !== undefined && { token }),
    ...(app !== undefined && { app }),
    ...(event !== undefined && { event }),
    ...(Object.keys(where).length > 0 && { where }),
  };
}

function readTimes(command: Command): FaultTimes {
  const { always, every, chance, times } = command.opts<ArmOptions>();
  const given = [always, every, chance, times].filter((each) => each !== undefined);
  if (given.length > 1)
    throw new CommandError("use only one of --times, --always, --every and --chance", exitCodes.usage);
  if (always === true) return { kind: "always" };
  if (every !== undefined) return { kind: "every", nth: every };
  if (chance !== undefined) return { kind: "chance", probability: chance };
  return { kind: "next", count: times ?? 1 };
}

function readAction(word: string, command: Command): FaultAction {
  const { after, retryAfter, status, ms, bytes } = command.opts<ArmOptions>();
  switch (word) {
    case "latency":
      return { kind: word, ms: needed(ms, "latency needs --ms") };
    case "delay":
      return { kind: word, ms: needed(ms, "delay needs --ms") };
    case "truncate":
      return { kind: word, bytes: needed(bytes, "truncate needs --bytes") };
    case "hang":
    case "reset":
    case "bad_gateway":
    case "drop":
    case "duplicate":
    case "reorder":
    case "bad_signature":
    case "closed_socket":
    case "silent":
      return { kind: word };
    default:
      refuseNearKind(word);
      return {
        kind: "error",
        code: word,
        ...(after === true && { after }),
        ...(retryAfter !== undefined && { retry_after: retryAfter }),
        ...(status !== undefined && { status }),
      };
  }
}

/** The server knows only codes, so typos in the names of damage are found here. */
function refuseNearKind(word: string): void {
  const hint = codeReferences.some(({ code }) => code === word) ? "" : didYouMean(word, [...damage, ...deliveryDamage]);
  if (
    hint === "" ||
    didYouMean(
      word,
      codeReferences.map(({ code }) => code),
    ) !== ""
  )
    return;
  throw new CommandError(`unknown code ${JSON.stringify(word)}${hint}`, exitCodes.usage);
}

function needed(value: number | undefined, sentence: string): number {
  if (value === undefined) throw new CommandError(sentence, exitCodes.usage);
  return value;
}

function printFaults(faults: readonly Fault[]): string {
  if (faults.length === 0) return "no faults\n";
  const rows = faults.map(({ id, match, action, times, matched, happened }) => [
    id,
    action.kind === "error" ? action.code : action.kind,
    printMatch(match, action),
    printTimes(times, isOfDeliveries(action) ? "attempt" : "call"),
    `${happened} of ${matched}`,
  ]);
  return printTable(["fault", "action", "match", "times", "injected"], rows);
}

function isOfDeliveries({ kind }: FaultAction): boolean {
  return deliveryDamage.some((each) => each === kind);
}

function printMatch({ method, route, app, event }: FaultMatch, action: FaultAction): string {
  if (!isOfDeliveries(action)) return method ?? route ?? "every call";
  return `${event ?? "every delivery"}${app === undefined ? "" : ` to ${app}`}`;
}

function printTimes(times: FaultTimes, one: "call" | "attempt"): string {
  switch (times.kind) {
    case "always":
      return "always";
    case "next":
      return times.count === 1 ? `the next ${one}` : `the next ${times.count} ${one}s`;
    case "every":
      return `every ${times.nth}th ${one}`;
    case "chance":
      return `with probability ${times.probability}`;
  }
}
