import { Command } from "commander";
import type { Surroundings } from "../../surroundings.js";
import { contextOf, withServer, worldOf } from "../command-context.js";

/** `rollcall trace`: what a client did, and why it was answered so. */
export function createTraceCommand(surroundings: Surroundings): Command {
  return withServer(
    new Command("trace")
      .description("Prints one exchange with its reasons, or a line for each of the last ones.")
      .argument("[request id]", "what x-request-id said; left out, the last exchanges are listed")
      .option("--world <name>", "the world that is meant")
      .option("--failed", "only exchanges that failed"),
  ).action(async (requestId: string | undefined, _options, command: Command) => {
    const { printEntry, printEntryLine } = await import("@rollcall/server");
    const { control, write } = contextOf(command, surroundings);
    if (requestId !== undefined) {
      write.answer((await control("journal.get", { request_id: requestId })).entry, printEntry);
      return;
    }
    const { failed } = command.opts<{ readonly failed?: true }>();
    const sent = { limit: 1000, ...(failed === true && { ok: false }), ...worldOf(command) };
    const { entries } = await control("journal.list", sent);
    write.answer(entries, (all) =>
      all.length === 0
        ? "nothing was asked\n"
        : all.map((entry) => `${entry.request_id}  ${printEntryLine(entry)}\n`).join(""),
    );
  });
}
