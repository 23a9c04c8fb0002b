import { Command } from "commander";
import { toChange, toCreate } from "../../attributes/assignments.js";
import { namedAssignments } from "../../attributes/named-assignments.js";
import { CommandError, exitCodes } from "../../describe-error.js";
import { readJsonFile } from "../../parse-json.js";
import type { PlainResource } from "../../settings/plain-resources.js";
import type { Surroundings } from "../../surroundings.js";
import { addExportCommand } from "./export-command.js";
import { addImportCommand } from "./import-command.js";
import { addListCommand } from "./list-command.js";
import { printListOf, printResource } from "./print-resource.js";
import { addResourceCommand, attributeHelp, demandValue, resourceContext } from "./resource-command.js";

const byName = "by identifier, user name or e-mail address";

/** `rollcall users`: users over SCIM. */
export function createUsersCommand(surroundings: Surroundings): Command {
  const users = new Command("users").description("Provision users over SCIM.");
  addListCommand(users, "User", surroundings);
  addResourceCommand(users, "get <user>", `Show a user, ${byName}.`).action(
    async (user: string, _options, command: Command) => {
      const { find, write } = await resourceContext("User", command, surroundings);
      write.answer(await find(user), printResource);
    },
  );
  addResourceCommand(users, "create [attribute=value...]", "Create a user.")
    .option("--file <file>", "file with the user as JSON, to which attributes are added; `-` reads standard input")
    .addHelpText("after", attributeHelp("User"))
    .action(async (pairs: readonly string[], { file }: { readonly file?: string }, command: Command) => {
      const { kind, resources, write, findUserId } = await resourceContext("User", command, surroundings);
      const given = file === undefined ? {} : await readJsonFile(file, surroundings);
      const body = toCreate(kind, await namedAssignments(pairs, findUserId), given);
      write.answer(demandValue(await resources.create(body)), printResource);
    });
  addResourceCommand(users, "update <user> <attribute=value...>", "Change a user. An empty value clears an attribute.")
    .addHelpText("after", attributeHelp("User"))
    .action(async (user: string, pairs: readonly string[], _options, command: Command) => {
      const { kind, resources, write, findId, findUserId } = await resourceContext("User", command, surroundings);
      const change = toChange(kind, await namedAssignments(pairs, findUserId));
      const id = await findId(user);
      const changed = demandValue(await resources.change(id, change));
      write.answer(changed ?? demandValue(await resources.get(id)), printResource);
    });
  addResourceCommand(users, "deactivate <user...>", "Deactivate users. They can be reactivated.").action(
    async (names: readonly string[], _options, command: Command) => {
      const { kind, resources, write, findId } = await resourceContext("User", command, surroundings);
      const deactivated: PlainResource[] = [];
      // All names are looked up before the first change.
      const ids: string[] = [];
      for (const name of names) ids.push(await findId(name));
      for (const id of ids) {
        const outcome = await resources.change(id, toChange(kind, [["active", "false"]]));
        if (!outcome.ok && deactivated.length > 0)
          throw new CommandError(
            `${id}: ${outcome.error}; the ${deactivated.length} users before it were deactivated`,
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
