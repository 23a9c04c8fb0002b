import { standardEmoji } from "./standard-emoji.js";

/** A standard emoji. */
interface StandardEmoji {
  /** Main name. */
  readonly name: string;
  readonly isToned: boolean;
}

let byName: ReadonlyMap<string, StandardEmoji> | undefined;

/** Finds a standard emoji by any of its names. */
export function findStandard(name: string): StandardEmoji | undefined {
  byName ??= new Map(standardEmoji.trim().split("\n").flatMap(entriesOf));
  return byName.get(name);
}

function entriesOf(line: string): readonly (readonly [string, StandardEmoji])[] {
  const words = line.split(" ");
  const names = words.filter((word) => word !== "*");
  const emoji = { name: names[0] ?? "", isToned: names.length < words.length };
  return names.map((name) => [name, emoji]);
}
