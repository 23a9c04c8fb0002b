import { Command } from "commander";
import { type Kind, toChange, toCreate, withSchemas } from "../../attributes/assignments.js";
import { type FindId, namedAssignments } from "../../attributes/named-assignments.js";
import { readJsonFile } from "../../parse-json.js";
import type { Surroundings } from "../../surroundings.js";
import { addListCommand } from "./list-command.js";
import { printResource } from "./print-resource.js";
import { addResourceCommand, attributeHelp, demandValue, resourceContext } from "./resource-command.js";

/** `rollcall groups`: groups over SCIM. */
export function createGroupsCommand(surroundings: Surroundings): Command {
  const groups = new Command("groups").description("Provision groups over SCIM.");
  addListCommand(groups, "Group", surroundings);
  addResourceCommand(groups, "get <group>", "Show a group, by identifier or display name.").action(
    async (group: string, _options, command: Command) => {
      const { find, write } = await resourceContext("Group", command, surroundings);
      write.answer(await find(group), printResource);
    },
  );
  addResourceCommand(groups, "create [attribute=value...]", "Create a group.")
    .option("--file <file>", "file with the group as JSON, to which attributes are added; `-` reads standard input")
    .addHelpText("after", attributeHelp("Group"))
    .action(async (pairs: readonly string[], { file }: { readonly file?: string }, command: Command) => {
      const { kind, resources, write, findUserId } = await resourceContext("Group", command, surroundings);
      const given = file === undefined ? {} : await readJsonFile(file, surroundings);
      const body = toCreate(kind, await namedAssignments(pairs, findUserId), given);
      write.answer(demandValue(await resources.create(body)), printResource);
    });
  addResourceCommand(groups, "delete <group>", "Delete a group, but not its users.").action(
    async (group: string, _options, command: Command) => {
      const { resources, write, findId } = await resourceContext("Group", command, surroundings);
      const id = await findId(group);
      demandValue(await resources.remove(id));
      write.answer({ deleted: id }, () => `deleted ${id}\n`);
    },
  );
  addChanges(groups, surroundings);
  return groups;
}

/** Adds the commands that change a group and print it. */
function addChanges(groups: Command, surroundings: Surroundings): void {
  const add = (
    usage: string,
    description: string,
    toBody: (kind: Kind, words: readonly string[], find: FindId) => Promise<object>,
  ) =>
    addResourceCommand(groups, usage, description).action(
      async (group: string, words: readonly string[], _options, command: Command) => {
        const { kind, resources, write, findId, findUserId } = await resourceContext("Group", command, surroundings);
        const id = await findId(group);
        const changed = demandValue(await resources.change(id, await toBody(kind, words, findUserId)));
        write.answer(changed ?? demandValue(await resources.get(id)), printResource);
      },
    );
  add(
    "update <group> <attribute=value...>",
    "Change a group. `members=` removes all members.",
    async (kind, pairs, find) => toChange(kind, await namedAssignments(pairs, find)),
  ).addHelpText("after", attributeHelp("Group"));
  const users = "users, by identifier, user name or e-mail address,";
  add("add <group> <user...>", `Add ${users} to a group.`, async (kind, names, find) =>
    addMembers(kind, await findAll(names, find)),
  );
  add("remove <group> <user...>", `Remove ${users} from a group.`, async (kind, names, find) =>
    removeMembers(kind, await findAll(names, find)),
  );
}

async function findAll(names: readonly string[], find: FindId): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push(await find(name));
  return ids;
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
