import { Command } from "commander";
import type { Surroundings } from "../../surroundings.js";
import { contextOf, withServer, worldOf } from "../command-context.js";

/** `rollcall trace`: shows exchanges and the reasons for their answers. */
export function createTraceCommand(surroundings: Surroundings): Command {
  return withServer(
    new Command("trace")
      .description("Print one exchange with the reasons for its answer, or list the last exchanges.")
      .argument("[request id]", "value of x-request-id (default: list the last exchanges)")
      .option("--world <name>", "name of the world (default: default)")
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
        ? "no exchanges\n"
        : all.map((entry) => `${entry.request_id}  ${printEntryLine(entry)}\n`).join(""),
    );
  });
}
