import { Command, CommanderError } from "commander";
import { createCallCommand } from "./commands/call-command.js";
import { createCompletionCommand } from "./commands/completion-command.js";
import { createConformanceCommand } from "./commands/conformance-command.js";
import { createGroupsCommand } from "./commands/directory/groups-command.js";
import { createUsersCommand } from "./commands/directory/users-command.js";
import { createAppCommand } from "./commands/double/app-command.js";
import { createAsCommand } from "./commands/double/as-command.js";
import { createClockCommand } from "./commands/double/clock-command.js";
import { createCoverageCommand } from "./commands/double/coverage-command.js";
import { createDeliveryCommand } from "./commands/double/delivery-command.js";
import { createEventCommand } from "./commands/double/event-command.js";
import { createFaultCommand } from "./commands/double/fault-command.js";
import { createJournalCommand } from "./commands/double/journal-command.js";
import { createTraceCommand } from "./commands/double/trace-command.js";
import { createWorldCommand } from "./commands/double/world-command.js";
import { createErrorCommand } from "./commands/error-command.js";
import { createFilterCommand } from "./commands/filter-command.js";
import { createGenerateCommand } from "./commands/generate-command.js";
import { createManifestCommand } from "./commands/manifest-command.js";
import { createMcpCommand } from "./commands/mcp-command.js";
import { createProfileCommand } from "./commands/profile-command.js";
import { createSyncCommand } from "./commands/sync-command.js";
import { CommandError, exitCodes, toCommandError } from "./describe-error.js";
import { ownVersion } from "./own-version.js";
import type { Surroundings } from "./surroundings.js";

/** Runs a command other than the server and the generator, like `runCommand`. */
export async function runProgram(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const program = createProgram(surroundings);
  try {
    await program.parseAsync([...args], { from: "user" });
    return exitCodes.done;
  } catch (thrown) {
    const error = toCommandError(thrown);
    if (error instanceof CommandError) {
      surroundings.err(`rollcall: ${error.message}\n`);
      return error.exitCode;
    }
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
    throw error;
  }
}

const footer = `
Without a command, it serves a world in memory, as \`serve --memory\` does, and opens its console.
Commands print text, in a pipe too. With --json they print JSON; \`call\` always prints the JSON of the answer.
Exit codes: 0 success, 1 refused, 2 wrong command line, 3 server cannot be reached, 130 interrupted.`;

function createProgram(surroundings: Surroundings): Command {
  const program = new Command("rollcall")
    .description("Serve a workspace service, call it, set up its world, and see what a client did.")
    .version(ownVersion(), "-V, --version", "print the version")
    .addHelpText("after", footer);
  program
    .command("serve")
    .alias("start")
    .description("Serve the SCIM provisioning API and the Web API. See `rollcall serve --help`.");
  program
    .command("test")
    .description(
      "Run a command with a fresh server to call, as in `rollcall test -- npm test`. See `rollcall test --help`.",
    );
  program
    .command("run")
    .description(
      "Run a bot with a fresh server and the vendor's hosts led to it, as in `rollcall run -- npm start`. See `rollcall run --help`.",
    );
  const commands = [
    createCallCommand(surroundings),
    createUsersCommand(surroundings),
    createGroupsCommand(surroundings),
    createWorldCommand(surroundings),
    createFaultCommand(surroundings),
    createAsCommand(surroundings),
    createClockCommand(surroundings),
    createTraceCommand(surroundings),
    createAppCommand(surroundings),
    createJournalCommand(surroundings),
    createDeliveryCommand(surroundings),
    createEventCommand(surroundings),
    createCoverageCommand(surroundings),
    createConformanceCommand(surroundings),
    createSyncCommand(surroundings),
    createErrorCommand(surroundings),
    createFilterCommand(surroundings),
    createManifestCommand(surroundings),
    createMcpCommand(surroundings),
    createProfileCommand(surroundings),
    createGenerateCommand(),
    createCompletionCommand(surroundings),
  ];
  for (const command of commands) program.addCommand(command);
  configure(program, surroundings);
  return program;
}

/** Makes all commands write to the surroundings, and throw instead of ending the process. */
function configure(command: Command, surroundings: Surroundings): void {
  command
    .exitOverride()
    .showSuggestionAfterError(true)
    .configureOutput({
      writeOut: surroundings.out,
      getOutHelpWidth: () => surroundings.columns,
      getErrHelpWidth: () => surroundings.columns,
      writeErr: (text) => surroundings.err(text.replace(/^error: /, "rollcall: ")),
    });
  for (const inner of command.commands) configure(inner, surroundings);
}
