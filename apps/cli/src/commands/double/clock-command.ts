import { Command } from "commander";
import type { Surroundings } from "../../surroundings.js";
import { contextOf, withServer, worldOf } from "../command-context.js";

/** `rollcall clock`: the time of a world. */
export function createClockCommand(surroundings: Surroundings): Command {
  const clock = new Command("clock").description("Show and change the time of a world.");
  const operations = [
    { name: "show", operation: "clock.get", description: "Show the time." },
    { name: "freeze", operation: "clock.freeze", description: "Stop time." },
    {
      name: "resume",
      operation: "clock.resume",
      description: "Let time run again from the current time of the world.",
    },
  ] as const;
  for (const { name, operation, description } of operations) {
    add(clock, name, description).action(async (_options, command: Command) => {
      const { control, write } = contextOf(command, surroundings);
      write.answer(await control(operation, worldOf(command)), print);
    });
  }
  add(
    clock,
    "advance <duration>",
    "Advance the time by a duration such as 90s, 1h30m or 7d. Everything due in between happens.",
  ).action(async (by: string, _options, command: Command) => {
    const { control, write } = contextOf(command, surroundings);
    write.answer(await control("clock.advance", { by, ...worldOf(command) }), print);
  });
  add(clock, "set <instant>", "Set the time to an instant, not earlier than the last event.").action(
    async (now: string, _options, command: Command) => {
      const { control, write } = contextOf(command, surroundings);
      write.answer(await control("clock.set", { now, ...worldOf(command) }), print);
    },
  );
  return clock;
}

function add(parent: Command, usage: string, description: string): Command {
  return withServer(parent.command(usage).description(description)).option(
    "--world <name>",
    "name of the world (default: default)",
  );
}

function print({ now, frozen }: { readonly now: string; readonly frozen: boolean }): string {
  return `${now}${frozen ? " (frozen)" : ""}\n`;
}
