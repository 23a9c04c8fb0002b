import type { Command } from "commander";

/** The supported shells. */
export const shells = ["bash", "zsh", "fish"] as const;

/** One of {@link shells}. */
export type Shell = (typeof shells)[number];

/** Prints the completion script of a shell. */
export function printCompletion(shell: Shell, following: readonly Following[]): string {
  switch (shell) {
    case "bash":
      return printBash(following);
    case "zsh":
      return printZsh(following);
    case "fish":
      return printFish(following);
  }
}

/** Cases of a shell's `case` over the words so far. */
function cases(following: readonly Following[], indent: string): string {
  return following
    .map(
      ({ words, commands, options }) =>
        `${indent}"${words}") commands="${commands.join(" ")}" options="${options.join(" ")}" ;;\n`,
    )
    .join("");
}

/** Shell code that collects the commands before the completed word, up to the first other word. */
function gather(from: string, indent: string): string {
  return [
    `for word in ${from}; do`,
    '  case "$word" in -*) continue ;; esac',
    `  case " $(_rollcall_commands "$words") " in *" $word "*) words="\${words:+$words }$word" ;; *) break ;; esac`,
    "done",
  ]
    .map((line) => `${indent}${line}\n`)
    .join("");
}

function tables(following: readonly Following[]): string {
  return `_rollcall_following() {
  commands="" options=""
  case "$1" in
${cases(following, "    ")}  esac
}
_rollcall_commands() {
  local commands options
  _rollcall_following "$1"
  printf '%s' "$commands"
}
`;
}

function printBash(following: readonly Following[]): string {
  return `# bash completion of rollcall: eval "$(rollcall completion bash)"
${tables(following)}_rollcall() {
  local word words="" commands options current="\${COMP_WORDS[COMP_CWORD]}"
${gather(`"\${COMP_WORDS[@]:1:COMP_CWORD-1}"`, "  ")}  _rollcall_following "$words"
  case "$current" in
    -*) COMPREPLY=($(compgen -W "$options" -- "$current")) ;;
    *) COMPREPLY=($(compgen -W "$commands" -- "$current")) ;;
  esac
  [ -n "$commands" ] || [ "\${current#-}" != "$current" ] || COMPREPLY=($(compgen -f -- "$current"))
}
complete -o filenames -F _rollcall rollcall
`;
}

function printZsh(following: readonly Following[]): string {
  return `#compdef rollcall
# zsh completion of rollcall: eval "$(rollcall completion zsh)"
${tables(following)}_rollcall() {
  local word words_before commands options
  local line=("\${(@)words[2,CURRENT-1]}") current="\${words[CURRENT]}"
  () {
    local words=""
${gather('"$line[@]"', "    ")}    words_before="$words"
  }
  _rollcall_following "$words_before"
  case "$current" in
    -*) compadd -- \${=options} ;;
    *) if [ -n "$commands" ]; then compadd -- \${=commands}; else _files; fi ;;
  esac
}
compdef _rollcall rollcall
`;
}

function printFish(following: readonly Following[]): string {
  const lines = following.flatMap(({ words, commands, options }) => {
    const when = `-n '__rollcall_at "${words}"'`;
    return [
      ...(commands.length === 0 ? [] : [`complete -c rollcall ${when} -f -a '${commands.join(" ")}'`]),
      ...options.map((option) => `complete -c rollcall ${when} -l '${option.replace(/^--/, "")}'`),
    ];
  });
  const all = following.flatMap(({ words, commands }) =>
    commands.map((name) => `'${words === "" ? name : `${words} ${name}`}'`),
  );
  return `# fish completion of rollcall: rollcall completion fish | source
function __rollcall_at
    set -l known ${all.join(" ")}
    set -l words
    for word in (commandline -opc)[2..-1]
        string match -q -- '-*' $word; and continue
        contains -- (string join ' ' $words $word) $known; or break
        set -a words $word
    end
    test "$words" = "$argv[1]"
end
${lines.join("\n")}
`;
}

/** The words that can follow part of a command line. */
interface Following {
  /** The words so far, without options, such as `users list`; empty at the start. */
  readonly words: string;
  readonly commands: readonly string[];
  readonly options: readonly string[];
}

/** Lists the words that can follow each command of a program. */
export function followingOf(program: Command, above: readonly string[] = []): readonly Following[] {
  const commands = program.commands.filter((command) => command.name() !== "help");
  const own = {
    words: above.join(" "),
    commands: commands.map((command) => command.name()),
    options: ["--help", ...program.options.flatMap(({ long }) => (long === undefined || long === null ? [] : [long]))],
  };
  return [own, ...commands.flatMap((command) => followingOf(command, [...above, command.name()]))];
}
