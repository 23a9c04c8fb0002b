import { useStore } from "../store/store-context.js";

interface EmojiProps {
  /** Name without colons, with its skin tone. */
  readonly name: string;
}

/** An emoji: its character, or `:name:` for those of the workspace. */
export function Emoji({ name }: EmojiProps) {
  const { emoji } = useStore();
  const [base = "", tone = ""] = name.split("::");
  const glyph = emoji.glyphOf(base);
  if (glyph === undefined) return <span class="emoji-name">:{name}:</span>;
  return (
    <span class="emoji" role="img" aria-label={base} title={`:${name}:`}>
      {glyph}
      {tones[tone]}
    </span>
  );
}

const tones: Readonly<Record<string, string>> = {
  "skin-tone-2": "\u{1f3fb}",
  "skin-tone-3": "\u{1f3fc}",
  "skin-tone-4": "\u{1f3fd}",
  "skin-tone-5": "\u{1f3fe}",
  "skin-tone-6": "\u{1f3ff}",
};
