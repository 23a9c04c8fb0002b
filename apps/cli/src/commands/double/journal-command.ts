import type { JournalEntry } from "@rollcall/server";
import { Command, Option } from "commander";
import { followJournal } from "../../follow-journal.js";
import type { Surroundings } from "../../surroundings.js";
import { contextOf, controlAddressOf, withServer, worldOf } from "../command-context.js";

interface JournalOptions {
  readonly kind?: "call" | "delivery";
  readonly app?: string;
  readonly event?: string;
  readonly failed?: true;
  readonly follow?: true;
}

/** `rollcall journal`: shows calls, and deliveries of events. */
export function createJournalCommand(surroundings: Surroundings): Command {
  return withServer(
    new Command("journal")
      .description("List the last calls and event deliveries, or show new ones as they happen.")
      .option("--follow", "show new ones until Ctrl-C")
      .addOption(new Option("--kind <kind>", "only one kind").choices(["call", "delivery"]))
      .option("--app <app>", "only entries of an app, by identifier or name")
      .option("--event <type>", "only deliveries of a type of event")
      .option("--failed", "only failed entries")
      .option("--world <name>", "name of the world (default: default)"),
  ).action(async (_options, command: Command) => {
    if (command.opts<JournalOptions>().follow === true) await follow(command, surroundings);
    else await list(command, surroundings);
  });
}

async function list(command: Command, surroundings: Surroundings): Promise<void> {
  const { printEntryLine } = await import("@rollcall/server");
  const { control, write } = contextOf(command, surroundings);
  const { failed } = command.opts<JournalOptions>();
  const sent = { limit: 1000, ...filterOf(command), ...(failed === true && { ok: false }), ...worldOf(command) };
  const { entries } = await control("journal.list", sent);
  write.answer(entries, (all) =>
    all.length === 0
      ? "nothing happened\n"
      : all.map((entry) => `${entry.request_id}  ${printEntryLine(entry)}\n`).join(""),
  );
}

/** Prints each entry as soon as it is there, as a line of text, or of JSON with `--json`. */
async function follow(command: Command, surroundings: Surroundings): Promise<void> {
  const { printEntryLine } = await import("@rollcall/server");
  const { failed, json = false } = command.opts<JournalOptions & { readonly json?: boolean }>();
  const print = json ? (entry: JournalEntry) => JSON.stringify(entry) : printEntryLine;
  const address = await controlAddressOf(command, surroundings);
  const query = { ...filterOf(command), ...worldOf(command) };
  for await (const entry of followJournal(address, query, surroundings.onInterrupt?.())) {
    if (failed !== true || !entry.ok) surroundings.out(`${print(entry)}\n`);
  }
}

function filterOf(command: Command) {
  const { kind, app, event } = command.opts<JournalOptions>();
  return {
    ...(kind !== undefined && { kind }),
    ...(app !== undefined && { app }),
    ...(event !== undefined && { event }),
  };
}
