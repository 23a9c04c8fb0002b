import type { ResourceType } from "@rollcall/client";
import type { Command } from "commander";
import { CommandError, exitCodes } from "../../describe-error.js";
import type { PlainResource } from "../../settings/plain-resources.js";
import type { Surroundings } from "../../surroundings.js";
import { readCount } from "../command-context.js";
import { printListOf } from "./print-resource.js";
import { addResourceCommand, resourceContext } from "./resource-command.js";

/** Adds `list` to a command on resources. */
export function addListCommand(parent: Command, type: ResourceType, surroundings: Surroundings): void {
  const noun = type === "User" ? "users" : "groups";
  const list = addResourceCommand(parent, "list", `List ${noun}.`)
    .option("--limit <number>", "maximum number of results", readCount, 100)
    .option("--all", "list all");
  if (type === "User") list.option("--filter <filter>", "only users that match; needs --scim 1.1");
  list.action(async (options: ListOptions, command: Command) => {
    const { kind, resources, write } = await resourceContext(type, command, surroundings);
    const { limit, all, filter } = options;
    if (filter !== undefined && kind.version === "2.0")
      throw new CommandError("SCIM 2.0 has no filter for lists here; add --scim 1.1", exitCodes.usage);
    const wanted = all === true ? Number.POSITIVE_INFINITY : limit;
    const found: PlainResource[] = [];
    if (wanted > 0)
      for await (const resource of resources.all({
        count: Math.min(wanted, 1000),
        ...(filter !== undefined && { filter }),
      })) {
        found.push(resource);
        if (found.length >= wanted) break;
      }
    write.answer(found, printListOf(type));
  });
}

interface ListOptions {
  readonly limit: number;
  readonly all?: boolean;
  readonly filter?: string;
}
