import { Argument, Command } from "commander";
import { followingOf, printCompletion, type Shell, shells } from "../completion/print-completion.js";
import type { Surroundings } from "../surroundings.js";

const hint = `
  bash  eval "$(rollcall completion bash)"     in ~/.bashrc
  zsh   eval "$(rollcall completion zsh)"      in ~/.zshrc, after compinit
  fish  rollcall completion fish | source      in ~/.config/fish/config.fish
`;

/** `rollcall completion`: prints a script that completes commands and options in a shell. */
export function createCompletionCommand({ out }: Surroundings): Command {
  const completion = new Command("completion")
    .description("Print a script that completes commands and options in a shell.")
    .addArgument(new Argument("<shell>", "the shell").choices(shells))
    .addHelpText("after", hint);
  return completion.action((shell: Shell) => {
    const { parent } = completion;
    if (parent !== null) out(printCompletion(shell, followingOf(parent)));
  });
}
