import type { App, AppToken, ControlMethods } from "@rollcall/server";
import { Command } from "commander";
import { printTable } from "../../output/create-writer.js";
import type { Surroundings } from "../../surroundings.js";
import { contextOf, withServer, worldOf } from "../command-context.js";
import { addInstallCommands } from "./install-commands.js";

/** `rollcall app`: the apps of a world. */
export function createAppCommand(surroundings: Surroundings): Command {
  const app = new Command("app").description(
    "Create, install and list apps, make their tokens, and switch their subscriptions on.",
  );
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
  app.addCommand(createTokenCommand(surroundings));
  return app;
}

/** Options of `rollcall app token create`. The server checks the scopes. */
interface TokenOptions {
  readonly name?: string;
  readonly scope?: NonNullable<ControlMethods["apps.tokens.create"]["arguments"]["scopes"]>;
}

/** `rollcall app token`: the app-level tokens of an app, as in its settings. */
function createTokenCommand(surroundings: Surroundings): Command {
  const token = new Command("token").description("Make, list and revoke app-level tokens, installed or not.");
  const add = (usage: string, description: string) => withWorld(token.command(usage).description(description));
  add("create <app>", "Make an app-level token and print it.")
    .option("--name <name>", "name of the token (default: default)")
    .option("--scope <scope...>", "scopes (default: connections:write and authorizations:read)")
    .action(async (app: string, _options, command: Command) => {
      const { control, write } = contextOf(command, surroundings);
      const { name, scope: scopes } = command.opts<TokenOptions>();
      const sent = { app, ...(name !== undefined && { name }), ...(scopes !== undefined && { scopes }) };
      const made = await control("apps.tokens.create", { ...sent, ...worldOf(command) });
      write.answer(made, ({ token: { token: text = "" } }) => `${text}\n`);
    });
  add("list <app>", "List the app-level tokens of an app.").action(async (app: string, _options, command: Command) => {
    const { control, write } = contextOf(command, surroundings);
    write.answer((await control("apps.tokens.list", { app, ...worldOf(command) })).tokens, printTokens);
  });
  add("revoke <app> <token>", "Revoke an app-level token, by its name or its text.").action(
    async (app: string, named: string, _options, command: Command) => {
      const { control, write } = contextOf(command, surroundings);
      const revoked = await control("apps.tokens.revoke", { app, token: named, ...worldOf(command) });
      write.answer(revoked.token, (each) => printTokens([each]));
    },
  );
  return token;
}

function printTokens(tokens: readonly AppToken[]): string {
  if (tokens.length === 0) return "no app-level tokens\n";
  const rows = tokens.map(({ name = "", token = "", scopes, created }) => [name, scopes.join(", "), created, token]);
  return printTable(["name", "scopes", "made", "token"], rows);
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
