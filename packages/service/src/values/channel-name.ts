import { serviceLimits } from "../generated/service.js";

/**
 * The name of a channel that a text gives: in lower case, with hyphens for spaces, without what no name has, cut to its
 * greatest length. Undefined where no letter and no digit is left.
 */
export function toChannelName(text: string): string | undefined {
  const legal = text
    .toLowerCase()
    .replaceAll(/[^\p{Ll}\p{Lo}\p{Nd}_\s-]/gu, "")
    .trim()
    .replaceAll(/\s+/g, "-");
  const name = [...legal].slice(0, serviceLimits.channelName.value).join("");
  return /[\p{L}\p{Nd}]/u.test(name) ? name : undefined;
}
