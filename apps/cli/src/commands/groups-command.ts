import { Command } from "commander";
import { type Kind, splitAssignment, toChange, toCreate, withSchemas } from "../attributes/assignments.js";
import type { Surroundings } from "../surroundings.js";
import { addListCommand } from "./list-command.js";
import { printResource } from "./print-resource.js";
import { readJsonFile } from "./read-json-file.js";
import { addResourceCommand, attributeHelp, demandValue, resourceContext } from "./resource-command.js";

/** `rollcall groups`: groups over SCIM. */
export function createGroupsCommand(surroundings: Surroundings): Command {
  const groups = new Command("groups").description("Provisions groups over SCIM.");
  addListCommand(groups, "Group", surroundings);
  addResourceCommand(groups, "get <id>", "Show a group.").action(async (id: string, _options, command: Command) => {
    const { resources, write } = await resourceContext("Group", command, surroundings);
    write.answer(demandValue(await resources.get(id)), printResource);
  });
  addResourceCommand(groups, "create [attribute=value...]", "Make a group.")
    .option("--file <file>", "the group as JSON; attributes come on top of it, and `-` reads the input")
    .addHelpText("after", attributeHelp("Group"))
    .action(async (pairs: readonly string[], { file }: { readonly file?: string }, command: Command) => {
      const { kind, resources, write } = await resourceContext("Group", command, surroundings);
      const given = file === undefined ? {} : await readJsonFile(file, surroundings);
      const body = toCreate(kind, pairs.map(splitAssignment), given);
      write.answer(demandValue(await resources.create(body)), printResource);
    });
  addResourceCommand(groups, "delete <id>", "Delete a group; its users stay.").action(
    async (id: string, _options, command: Command) => {
      const { resources, write } = await resourceContext("Group", command, surroundings);
      demandValue(await resources.remove(id));
      write.answer({ deleted: id }, () => `deleted ${id}\n`);
    },
  );
  addChanges(groups, surroundings);
  return groups;
}

/** The commands that change a group and show it. */
function addChanges(groups: Command, surroundings: Surroundings): void {
  const add = (usage: string, description: string, toBody: (kind: Kind, words: readonly string[]) => object) =>
    addResourceCommand(groups, usage, description).action(
      async (id: string, words: readonly string[], _options, command: Command) => {
        const { kind, resources, write } = await resourceContext("Group", command, surroundings);
        const changed = demandValue(await resources.change(id, toBody(kind, words)));
        write.answer(changed ?? demandValue(await resources.get(id)), printResource);
      },
    );
  add("update <id> <attribute=value...>", "Change a group; `members=` empties it.", (kind, pairs) =>
    toChange(kind, pairs.map(splitAssignment)),
  ).addHelpText("after", attributeHelp("Group"));
  add("add <id> <user...>", "Put users, by their identifiers, into a group.", addMembers);
  add("remove <id> <user...>", "Take users, by their identifiers, out of a group.", removeMembers);
}

function addMembers(kind: Kind, users: readonly string[]): object {
  const members = users.map((value) => ({ value }));
  if (kind.version === "1.1") return withSchemas(kind, { members });
  return { Operations: [{ op: "add", path: "members", value: members }] };
}

function removeMembers(kind: Kind, users: readonly string[]): object {
  if (kind.version === "1.1")
    return withSchemas(kind, { members: users.map((value) => ({ value, operation: "delete" })) });
  return { Operations: users.map((value) => ({ op: "remove", path: `members[value eq ${JSON.stringify(value)}]` })) };
}
