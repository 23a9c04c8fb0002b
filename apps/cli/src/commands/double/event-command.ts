import { Command } from "commander";
import { readJsonFile } from "../../parse-json.js";
import type { Surroundings } from "../../surroundings.js";
import { contextOf, withServer, worldOf } from "../command-context.js";
import { printDeliveries } from "./delivery-command.js";

/** `rollcall event`: brings events about. */
export function createEventCommand(surroundings: Surroundings): Command {
  const event = new Command("event").description("Send events to apps.");
  withServer(
    event
      .command("send <type> [file]")
      .description(
        "Send an event to the apps that subscribe to it and can see it. The file has the payload as JSON; - is standard input.",
      )
      .option("--app <app>", "only to an app, by identifier or name")
      .option("--world <name>", "name of the world (default: default)"),
  ).action(async (type: string, file: string | undefined, _options, command: Command) => {
    const { control, write } = contextOf(command, surroundings);
    const { app } = command.opts<{ readonly app?: string }>();
    const payload = file === undefined ? {} : await readJsonFile(file, surroundings);
    const sent = { type, payload, ...(app !== undefined && { app }), ...worldOf(command) };
    write.answer((await control("events.send", sent)).deliveries, printDeliveries);
  });
  return event;
}
