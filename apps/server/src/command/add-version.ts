import { readFileSync } from "node:fs";
import { type Command, CommanderError, Option } from "commander";
import { packageFile } from "../machine/package-file.js";

/** Adds the flag that prints the version of this package. The version is read only when the flag is used. */
export function addVersion(command: Command, print: (text: string) => void): Command {
  return command.addOption(new Option("-V, --version", "print the version")).on("option:version", () => {
    const { version } = JSON.parse(readFileSync(packageFile("package.json"), "utf8"));
    print(`${version}\n`);
    throw new CommanderError(0, "commander.version", "");
  });
}
