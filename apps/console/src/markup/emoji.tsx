import type { ComponentChild } from "preact";
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

const emoji = /(\p{RGI_Emoji})/v;

/** A text. Emoji that the browser cannot draw are shown by their names. */
export function EmojiText({ text }: { readonly text: string }) {
  const store = useStore();
  if (!emoji.test(text)) return <>{text}</>;
  const drawn = text.split(emoji).map((part, index): ComponentChild => {
    const name = index % 2 === 1 ? store.emoji.nameOf(part) : undefined;
    return name === undefined ? part : <span class="emoji-name">:{name}:</span>;
  });
  return <>{drawn}</>;
}
