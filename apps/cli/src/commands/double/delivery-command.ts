import type { Delivery } from "@rollcall/server";
import { Command, InvalidArgumentError, Option } from "commander";
import { printTable } from "../../output/create-writer.js";
import type { Surroundings } from "../../surroundings.js";
import { contextOf, withServer, worldOf } from "../command-context.js";

interface Filter {
  readonly app?: string;
  readonly event?: string;
  readonly state?: Delivery["state"];
  readonly ok?: true;
  readonly timeout?: number;
}

/** `rollcall delivery`: deliveries of events to apps. */
export function createDeliveryCommand(surroundings: Surroundings): Command {
  const delivery = new Command("delivery").description("List, resend and wait for deliveries of events to apps.");
  const states = ["waiting", "delivered", "given_up", "withdrawn"];
  filtered(delivery, "list", "List deliveries, oldest first.")
    .addOption(new Option("--state <state>", "only those in a state").choices(states))
    .action(async (_options, command: Command) => {
      const { control, write } = contextOf(command, surroundings);
      const { state } = command.opts<Filter>();
      const sent = { limit: 1000, ...filterOf(command), ...(state !== undefined && { state }) };
      write.answer((await control("deliveries.list", sent)).deliveries, printDeliveries);
    });
  filtered(delivery, "wait", "Wait until an app has answered an attempt, and print the delivery.")
    .option("--ok", "until the app has acknowledged it")
    .option("--timeout <seconds>", "how long to wait (default: 5)", readSeconds)
    .action(async (_options, command: Command) => {
      const { control, write } = contextOf(command, surroundings);
      const { ok, timeout } = command.opts<Filter>();
      const waiting = { ...(ok === true && { ok }), ...(timeout !== undefined && { timeout_ms: timeout * 1000 }) };
      const { delivery: found } = await control("deliveries.waitFor", { ...filterOf(command), ...waiting });
      write.answer(found, (one) => printDeliveries([one]));
    });
  withWorld(
    delivery.command("resend").argument("<event id>").description("Send an event again, with the same identifier."),
  )
    .option("--app <app>", "only to an app, by identifier or name (default: to every app that it was for)")
    .action(async (eventId: string, _options, command: Command) => {
      const { control, write } = contextOf(command, surroundings);
      const sent = { event_id: eventId, ...filterOf(command) };
      write.answer((await control("deliveries.resend", sent)).deliveries, printDeliveries);
    });
  return delivery;
}

/** Prints deliveries as a table. */
export function printDeliveries(deliveries: readonly Delivery[]): string {
  if (deliveries.length === 0) return "no deliveries\n";
  const rows = deliveries.map(({ event_id: id, event, app, state, attempts, next_at: next }) => [
    id,
    event,
    app,
    state.replace("_", " "),
    attempts.map(({ status, code }) => (status === 0 ? (code ?? "not sent") : String(status))).join(", "),
    next ?? "",
  ]);
  return printTable(["event", "type", "app", "state", "answers", "next attempt"], rows);
}

function filtered(parent: Command, name: string, description: string): Command {
  return withWorld(parent.command(name).description(description))
    .option("--app <app>", "only to an app, by identifier or name")
    .option("--event <type>", "only of a type of event");
}

function withWorld(command: Command): Command {
  return withServer(command).option("--world <name>", "name of the world (default: default)");
}

function filterOf(command: Command) {
  const { app, event } = command.opts<Filter>();
  return { ...(app !== undefined && { app }), ...(event !== undefined && { event }), ...worldOf(command) };
}

function readSeconds(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) > 120) throw new InvalidArgumentError("Expected 0 to 120 seconds.");
  return Number(text);
}
