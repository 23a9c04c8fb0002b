/** Matches emoji, except text symbols with an emoji form that are ordinary writing. */
const emoji =
  /\p{RGI_Emoji}|[\p{Extended_Pictographic}--[©®™‼⁉〰〽㊗㊙↔-↩▪▫▶◀]]|\p{Regional_Indicator}|[0-9\#*]\u20E3/v;

/** Whether a text contains an emoji. Digits and symbols such as © are text, but keycaps are emoji. */
export function hasEmoji(text: string): boolean {
  return emoji.test(text);
}
