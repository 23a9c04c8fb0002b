import { userLimits } from "../../generated/service.js";

const address = new RegExp(userLimits["emails.value"].pattern.value, "u");

/** Part of an email address before the `@`; undefined if the text is not an address. */
export function localPartOf(text: string): string | undefined {
  return address.test(text) ? text.slice(0, text.indexOf("@")) : undefined;
}
