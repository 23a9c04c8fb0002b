interface AvatarProps {
  readonly id: string;
  readonly name: string;
  readonly isApp?: boolean;
}

const hues = 8;

/** The first letters of a name, on a color of their own. Pictures of elsewhere are not loaded. */
export function Avatar({ id, name, isApp = false }: AvatarProps) {
  return (
    <span class={`avatar hue-${hueOf(id)}${isApp ? " app" : ""}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

function hueOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % hues;
}

function initialsOf(name: string): string {
  const words = name
    .replace(/^@/, "")
    .split(/[\s._-]+/)
    .filter((word) => word !== "");
  const [first = "?", second = ""] = words.map((word) => [...word][0] ?? "");
  return (first + second).toUpperCase();
}
