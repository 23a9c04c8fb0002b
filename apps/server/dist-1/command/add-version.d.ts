import { type Command } from "commander";
/** Adds the flag that prints the version of this package. The version is read only when the flag is used. */
export declare function addVersion(command: Command, print: (text: string) => void): Command;
//# sourceMappingURL=add-version.d.ts.map