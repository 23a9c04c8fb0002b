import type { ComponentChild } from "preact";
import { useStore } from "../store/store-context.js";

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
