/** Names of emoji by their code points. The first of several names is the main one. */
interface Shortcodes {
  readonly [hexcode: string]: string | readonly string[];
}

interface Compact {
  readonly hexcode: string;
  readonly skins?: readonly object[];
}

/** Prints the module with the names of the standard emoji. Used by its test. */
export function printEmoji(shortcodes: Shortcodes, compact: readonly Compact[]): string {
  const toned = new Set(compact.filter(({ skins }) => skins !== undefined).map(({ hexcode }) => hexcode));
  const named = Object.entries(shortcodes).map(([hexcode, names]) => ({
    names: [names].flat(),
    isToned: toned.has(hexcode),
    points: pointsOf(hexcode),
  }));
  const lines = named
    .toSorted(byName)
    .map(({ names, isToned, points }) => `=${points} ${names.join(" ")}${isToned ? " *" : ""}`);
  return `// Compiled from emojibase-data; do not edit. Run vitest with --update=all on standard-emoji.test.ts.

/** Standard emoji, one per line: its code points without variation selectors, its main name, its other names, and \`*\` if it has skin tones. */
export const standardEmoji = \`
${lines.join("\n")}
\`;
`;
}

/** Code points without variation selectors. */
function pointsOf(hexcode: string): string {
  const points = hexcode.split("-").map((point) => Number.parseInt(point, 16));
  return points.flatMap((point) => (point === 0xfe0f ? [] : [point.toString(16)])).join("-");
}

interface Named {
  readonly names: readonly string[];
}

function byName({ names: [one = ""] }: Named, { names: [other = ""] }: Named): number {
  return one < other ? -1 : 1;
}
