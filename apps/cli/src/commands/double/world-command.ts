import { readFile } from "node:fs/promises";
import type { RowChange, Snapshot, World } from "@rollcall/server";
import { Command } from "commander";
import { CommandError, describeFileError, exitCodes } from "../../describe-error.js";
import { printTable } from "../../output/create-writer.js";
import type { Surroundings } from "../../surroundings.js";
import { contextOf, withServer, worldOf } from "../command-context.js";
import { addTransferCommands } from "./world-transfer.js";

/** `rollcall world`: manages worlds. */
export function createWorldCommand(surroundings: Surroundings): Command {
  const world = new Command("world").description("Load, reset, save, fork and compare worlds.");
  const add = (usage: string, description: string) =>
    withServer(world.command(usage).description(description)).option(
      "--world <name>",
      "name of the world (default: default)",
    );
  const one = ({ world: answered }: { readonly world: World }) => printWorlds([answered]);
  add("list", "List the worlds and the snapshots.").action(async (_options, command: Command) => {
    const { control, write } = contextOf(command, surroundings);
    write.answer(
      await control("world.list", {}),
      ({ worlds, snapshots }) => printWorlds(worlds) + printSnapshots(snapshots),
    );
  });
  add("load <file>", "Replace a world with a world file or a saved world.").action(
    async (path: string, _options, command: Command) => {
      const { control, write } = contextOf(command, surroundings);
      write.answer(await control("world.load", { file: await readWorldFile(path), ...worldOf(command) }), one);
    },
  );
  add("save", "Print everything in a world as YAML that `world load` reads, without secrets.")
    .option("--with-secrets", "with signing secrets, tokens and other credentials of apps, in clear text")
    .action(async ({ withSecrets = false }: { readonly withSecrets?: boolean }, command: Command) => {
      const { control, write } = contextOf(command, surroundings);
      const saved = await control("world.save", { with_secrets: withSecrets, ...worldOf(command) });
      write.answer(saved, ({ file }) => file);
    });
  add("reset", "Reset a world to its initial state.").action(async (_options, command: Command) => {
    const { control, write } = contextOf(command, surroundings);
    write.answer(await control("world.reset", worldOf(command)), one);
  });
  add("snapshot <name>", "Save the state of a world under a name.").action(
    async (name: string, _options, command: Command) => {
      const { control, write } = contextOf(command, surroundings);
      write.answer(await control("world.snapshot", { name, ...worldOf(command) }), ({ snapshot }) =>
        printSnapshots([snapshot]),
      );
    },
  );
  add("restore <name>", "Restore a world from a snapshot.").action(async (name: string, _options, command: Command) => {
    const { control, write } = contextOf(command, surroundings);
    write.answer(await control("world.restore", { name, ...worldOf(command) }), one);
  });
  add("fork [name]", "Create a copy of a world.").action(
    async (name: string | undefined, _options, command: Command) => {
      const { control, write } = contextOf(command, surroundings);
      write.answer(await control("world.fork", { ...(name !== undefined && { name }), ...worldOf(command) }), one);
    },
  );
  withServer(world.command("remove <world>").description("Remove a world other than the default one.")).action(
    async (name: string, _options, command: Command) => {
      const { control, write } = contextOf(command, surroundings);
      write.answer(await control("world.remove", { world: name }), () => `removed ${name}\n`);
    },
  );
  add("diff <from> [to]", "Show the differences between two snapshots, or a snapshot and the current state.").action(
    async (from: string, to: string | undefined, _options, command: Command) => {
      const { control, write } = contextOf(command, surroundings);
      const sent = { from, ...(to !== undefined && { to }), ...worldOf(command) };
      write.answer(await control("world.diff", sent), ({ changes }) => printChanges(changes));
    },
  );
  addTransferCommands(world, surroundings);
  return world;
}

async function readWorldFile(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    const { isWorldName } = await import("@rollcall/server");
    if (isWorldName(path)) return path;
    const reason = describeFileError(error, "read");
    throw new CommandError(`cannot read the world file ${path}: ${reason}`, exitCodes.usage, { cause: error });
  }
}

function printWorlds(worlds: readonly World[]): string {
  const rows = worlds.map(({ name, token_prefix, now, frozen, forked_from = "" }) => [
    name,
    token_prefix,
    `${now}${frozen ? " (frozen)" : ""}`,
    forked_from,
  ]);
  return printTable(["world", "token prefix", "clock", "forked from"], rows);
}

function printSnapshots(snapshots: readonly Snapshot[]): string {
  if (snapshots.length === 0) return "";
  const rows = snapshots.map(({ name, world, taken_at, size }) => [
    name,
    world,
    taken_at,
    `${Math.ceil(size / 1024)} KiB`,
  ]);
  return printTable(["snapshot", "world", "taken at", "size"], rows);
}

function printChanges(changes: readonly RowChange[]): string {
  if (changes.length === 0) return "no differences\n";
  const rows = changes.map(({ table, key, before, after }) => [
    before === undefined ? "added" : after === undefined ? "removed" : "changed",
    table,
    key.join(" "),
  ]);
  return printTable(["change", "table", "key"], rows);
}
