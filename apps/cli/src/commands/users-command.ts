import { Command } from "commander";
import { splitAssignment, toChange, toCreate } from "../attributes/assignments.js";
import { CommandError } from "../command-error.js";
import { exitCodes } from "../exit-codes.js";
import type { PlainResource } from "../settings/plain-resources.js";
import type { Surroundings } from "../surroundings.js";
import { addExportCommand } from "./export-command.js";
import { addImportCommand } from "./import-command.js";
import { addListCommand } from "./list-command.js";
import { printListOf, printResource } from "./print-resource.js";
import { readJsonFile } from "./read-json-file.js";
import { addResourceCommand, attributeHelp, demandValue, resourceContext } from "./resource-command.js";

/** `rollcall users`: users over SCIM. */
export function createUsersCommand(surroundings: Surroundings): Command {
  const users = new Command("users").description("Provisions users over SCIM.");
  addListCommand(users, "User", surroundings);
  addResourceCommand(users, "get <id>", "Show a user.").action(async (id: string, _options, command: Command) => {
    const { resources, write } = await resourceContext("User", command, surroundings);
    write.answer(demandValue(await resources.get(id)), printResource);
  });
  addResourceCommand(users, "create [attribute=value...]", "Make a user.")
    .option("--file <file>", "the user as JSON; attributes come on top of it, and `-` reads the input")
    .addHelpText("after", attributeHelp("User"))
    .action(async (pairs: readonly string[], { file }: { readonly file?: string }, command: Command) => {
      const { kind, resources, write } = await resourceContext("User", command, surroundings);
      const given = file === undefined ? {} : await readJsonFile(file, surroundings);
      const body = toCreate(kind, pairs.map(splitAssignment), given);
      write.answer(demandValue(await resources.create(body)), printResource);
    });
  addResourceCommand(users, "update <id> <attribute=value...>", "Change a user; an empty value clears an attribute.")
    .addHelpText("after", attributeHelp("User"))
    .action(async (id: string, pairs: readonly string[], _options, command: Command) => {
      const { kind, resources, write } = await resourceContext("User", command, surroundings);
      const changed = demandValue(await resources.change(id, toChange(kind, pairs.map(splitAssignment))));
      write.answer(changed ?? demandValue(await resources.get(id)), printResource);
    });
  addResourceCommand(users, "deactivate <id...>", "Deactivate users; they stay, and can be brought back.").action(
    async (ids: readonly string[], _options, command: Command) => {
      const { kind, resources, write } = await resourceContext("User", command, surroundings);
      const deactivated: PlainResource[] = [];
      for (const id of ids) {
        const outcome = await resources.change(id, toChange(kind, [["active", "false"]]));
        if (!outcome.ok && deactivated.length > 0)
          throw new CommandError(
            `${id}: ${outcome.error}; ${deactivated.length} before it are deactivated`,
            exitCodes.refused,
          );
        deactivated.push(demandValue(outcome) ?? demandValue(await resources.get(id)));
      }
      write.answer(deactivated, printListOf("User"));
    },
  );
  addImportCommand(users, surroundings);
  addExportCommand(users, surroundings);
  return users;
}
