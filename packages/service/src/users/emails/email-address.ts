import { userLimits } from "@rollcall/api/scim";

const address = new RegExp(userLimits["emails.value"].pattern.value, "u");

/** The part of an e-mail address before the `@`; undefined where the text is no address. */
export function localPartOf(text: string): string | undefined {
  return address.test(text) ? text.slice(0, text.indexOf("@")) : undefined;
}
