/** Text symbols that have an emoji form but are ordinary writing. */
const emoji =
  /\p{RGI_Emoji}|[\p{Extended_Pictographic}--[©®™‼⁉〰〽㊗㊙↔-↩▪▫▶◀]]|\p{Regional_Indicator}|[0-9\#*]\u20E3/v;

/** Whether a text holds an emoji; digits and signs such as © count as text, a digit on a keycap does not. */
export function hasEmoji(text: string): boolean {
  return emoji.test(text);
}
