import type { App } from "@rollcall/server";
import { Command } from "commander";
import { printTable } from "../../output/create-writer.js";
import type { Surroundings } from "../../surroundings.js";
import { contextOf, withServer, worldOf } from "../command-context.js";
import { addInstallCommands } from "./install-commands.js";

/** `rollcall app`: the apps of a world. */
export function createAppCommand(surroundings: Surroundings): Command {
  const app = new Command("app").description("Create, install and list apps, and switch their subscriptions on.");
  withWorld(app.command("list").description("List apps and how each receives events.")).action(
    async (_options, command: Command) => {
      const { control, write } = contextOf(command, surroundings);
      write.answer((await control("apps.list", worldOf(command))).apps, printApps);
    },
  );
  withWorld(
    app
      .command("switch-on")
      .argument("<app>")
      .description("Switch the subscriptions of an app on again, after too many deliveries have failed."),
  ).action(async (name: string, _options, command: Command) => {
    const { control, write } = contextOf(command, surroundings);
    const { app: switched } = await control("apps.switchOn", { app: name, ...worldOf(command) });
    write.answer(switched, (one) => printApps([one]));
  });
  addInstallCommands(app, surroundings);
  return app;
}

function withWorld(command: Command): Command {
  return withServer(command).option("--world <name>", "name of the world (default: default)");
}

function printApps(apps: readonly App[]): string {
  if (apps.length === 0) return "no apps\n";
  const rows = apps.map((app) => [
    app.id,
    app.name,
    printAddress(app),
    [...app.bot_events, ...app.user_events].join(", "),
    app.switched_off_at === undefined ? "" : `switched off at ${app.switched_off_at}`,
  ]);
  return printTable(["app", "name", "address", "events", "state"], rows);
}

function printAddress({ request_url: url, verified, socket_mode: hasSockets }: App): string {
  if (hasSockets) return "socket mode";
  if (url === undefined) return "none";
  return verified ? url : `${url} (unverified)`;
}
