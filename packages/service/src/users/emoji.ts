/** Text symbols that have an emoji form but are ordinary writing. */
const emoji = /\p{RGI_Emoji}|[\p{Extended_Pictographic}--[©®™‼⁉〰〽㊗㊙↔-↩▪▫▶◀]]|\p{Regional_Indicator}/v;

/** Whether a text holds an emoji; digits and signs such as © count as text. */
export function hasEmoji(text: string): boolean {
  return emoji.test(text);
}
