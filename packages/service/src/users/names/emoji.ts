/** Matches emoji, except text symbols with an emoji form that are ordinary writing. */
const emoji =
  /\p{RGI_Emoji}|[\p{Extended_Pictographic}--[©®™‼⁉〰〽㊗㊙↔-↩▪▫▶◀]]|\p{Regional_Indicator}|[0-9\#*]\u20E3/v;

/** Every emoji, also that of a digit or of ©, has a character from here on. */
const high = /[\u2000-\uFFFF]/;

/** Whether a text contains an emoji. Digits and symbols such as © are text, but keycaps are emoji. */
export function hasEmoji(text: string): boolean {
  // Compiling the long expression takes milliseconds, and few names need it.
  return high.test(text) && emoji.test(text);
}
