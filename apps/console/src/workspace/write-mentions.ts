import type { Store } from "../store/store.js";

/** Writes `@name` and `#name` of people and channels as the mentions that acts take. Other words stay. */
export function writeMentions(text: string, { people, workspace }: Pick<Store, "people" | "workspace">): string {
  const users = new Set(people.all.value.map(({ user_name: name }) => name));
  const channels = new Set(workspace.seen.value?.channels.flatMap(({ name }) => name ?? []));
  return text
    .split(/(```[\s\S]*?```|`[^`\n]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : mention(part, users, channels)))
    .join("");
}

function mention(text: string, users: ReadonlySet<string>, channels: ReadonlySet<string>): string {
  return text.replace(
    /(^|[\s(])([@#])([\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*)/gu,
    (whole, before: string, sign: string, name: string) => {
      const isKnown = (sign === "@" ? users : channels).has(name);
      return isKnown ? `${before}<${sign}${name}>` : whole;
    },
  );
}
