/**
 * Matches emoji, except text symbols with an emoji form that are ordinary writing. A text, because an expression would be
 * checked whenever the module is parsed, and reading the emoji of Unicode takes many milliseconds.
 */
const pattern =
  "\\p{RGI_Emoji}|[\\p{Extended_Pictographic}--[©®™‼⁉〰〽㊗㊙↔-↩▪▫▶◀]]|\\p{Regional_Indicator}|[0-9\\#*]\\u20E3";

let emoji: RegExp | undefined;

/** Every emoji, also that of a digit or of ©, has a character from here on. */
const high = /[\u2000-\uFFFF]/;

/** Whether a text contains an emoji. Digits and symbols such as © are text, but keycaps are emoji. */
export function hasEmoji(text: string): boolean {
  if (!high.test(text)) return false;
  emoji ??= new RegExp(pattern, "v");
  return emoji.test(text);
}
