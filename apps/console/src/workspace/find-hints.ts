import type { Store } from "../store/store.js";

/** Something that completes what is typed. */
export interface Hint {
  /** Text that replaces the last letters. */
  readonly text: string;
  /** Number of letters that it replaces. */
  readonly length: number;
  readonly detail: string;
  /** Whether Enter takes it, too. Tab always does. */
  readonly isChosenByEnter: boolean;
}

const most = 8;
/** Commands are listed in full, as far as a list can be read. */
const mostCommands = 100;

/** The possible continuations of the text before the cursor: mentions, channels, emoji, and commands at the beginning. */
export function findHints(
  before: string,
  { people, workspace, emoji }: Pick<Store, "people" | "workspace" | "emoji">,
  isInThread: boolean,
): readonly Hint[] {
  const [, sign = "", typed = ""] = /(?:^|\s)([@#:])([\p{L}\p{N}._+-]*)$/u.exec(before) ?? [];
  const hint = (text: string, detail: string): Hint => ({
    text,
    detail,
    length: typed.length + 1,
    isChosenByEnter: true,
  });
  const wanted = typed.toLowerCase();
  if (sign === "@") {
    const found = people.all.value.filter(
      ({ active, name, user_name: userName }) => active && `${userName} ${name}`.toLowerCase().includes(wanted),
    );
    return found.slice(0, most).map(({ user_name: userName, name }) => hint(`@${userName}`, name));
  }
  if (sign === "#") {
    const named = (workspace.seen.value?.channels ?? []).flatMap(({ name }) => (name === undefined ? [] : [name]));
    return named
      .filter((name) => name.includes(wanted))
      .slice(0, most)
      .map((name) => hint(`#${name}`, ""));
  }
  if (sign === ":" && typed.length > 1) return emoji.find(wanted, most).map((name) => hint(`:${name}:`, ""));
  return isInThread ? [] : findCommands(before, workspace);
}

function findCommands(before: string, { seen }: Store["workspace"]): readonly Hint[] {
  if (!/^\/\S*$/.test(before)) return [];
  const ofApps = (seen.value?.apps ?? []).flatMap(({ name, commands: all }) =>
    all.map((command) => ({ ...command, app: name })),
  );
  const names = new Set(ofApps.map(({ command }) => command));
  const ofClient = (seen.value?.commands ?? []).filter(({ command }) => !names.has(command));
  return [...ofApps, ...ofClient.map((command) => ({ ...command, app: "" }))]
    .filter(({ command }) => command.startsWith(before))
    .slice(0, mostCommands)
    .map(({ command, usage_hint: usage = "", description, app }) => ({
      text: command,
      length: before.length,
      detail: [usage, description, app].filter((part) => part !== "").join(" · "),
      isChosenByEnter: command !== before,
    }));
}
