import { parseArgs } from "node:util";
import { createService, ownVersion } from "./create-service.js";

/** Output of the command. */
interface CommandOutput {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

const usage = "npm create @rollcall/scim my-service";
const help = `Creates a SCIM 2.0 service in a new folder: ${usage}

  -h, --help     print this text
  -V, --version  print the version
`;
const options = { help: { type: "boolean", short: "h" }, version: { type: "boolean", short: "V" } } as const;

/** Runs the command and returns the exit code: 0 success, 1 a folder that cannot be used, 2 invalid usage. */
export async function runCommand(argv: readonly string[], { out, err }: CommandOutput): Promise<number> {
  // Unknown options are reported here, in a sentence of our own.
  const { values, positionals, tokens } = parseArgs({
    args: [...argv],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const wrong = tokens.find((token) => token.kind === "option" && !Object.hasOwn(options, token.name));
  if (wrong?.kind === "option") return misuse(`The option ${wrong.rawName} does not exist; try --help.`);
  if (values.help === true) return print(help);
  if (values.version === true) return print(`${await ownVersion()}\n`);
  const [folder, ...rest] = positionals;
  if (folder === undefined) return misuse(`The name of the service is missing: ${usage}`);
  if (rest.length > 0) return misuse(`One name is enough, and ${rest.join(" ")} is more: ${usage}`);
  const created = await createService(folder);
  if (created.ok) return print(nextSteps(folder, created.files.length));
  err(`${created.error}\n`);
  return created.kind === "name" ? 2 : 1;

  function print(text: string): number {
    out(text);
    return 0;
  }

  function misuse(sentence: string): number {
    err(`${sentence}\n`);
    return 2;
  }
}

function nextSteps(folder: string, files: number): string {
  const enter = folder === "." ? "" : `  cd ${folder}\n`;
  return `${files} files written. Next:\n\n${enter}  npm install\n  npm test\n  npm start\n\nREADME.md explains the rest.\n`;
}
