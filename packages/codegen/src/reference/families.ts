/** The most entries of a family that is not split by the next word of their names. */
const maxEntries = 25;

/**
 * Groups names into families: by their first word, `chat` of `chat.postMessage`, and a large family by the first two words of
 * names with more, `admin.users` of `admin.users.list`. Words end at a dot or an underscore. Sorted by family.
 */
export function byFamily<Named extends { readonly name: string }>(
  all: readonly Named[],
): ReadonlyMap<string, readonly Named[]> {
  const sizes = Map.groupBy(all, ({ name }) => firstWord(name));
  const familyOf = ({ name }: Named): string => {
    const words = name.split(".");
    const isSplit = words.length > 2 && (sizes.get(firstWord(name))?.length ?? 0) > maxEntries;
    return isSplit ? words.slice(0, 2).join(".") : firstWord(name);
  };
  return new Map([...Map.groupBy(all, familyOf)].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function firstWord(name: string): string {
  return name.split(/[._]/, 1)[0] ?? name;
}
