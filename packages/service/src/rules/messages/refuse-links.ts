import { isWithin } from "../../model/app.js";
import type { Message } from "../../model/message.js";
import type { Refused } from "../../store/decide.js";
import { refuseChange } from "./posting.js";
import { escapeMarkup } from "./to-posted-message.js";

/** Refuses links that the message does not have, and those of domains that the app did not register. */
export function refuseLinks(
  urls: readonly string[],
  message: Message,
  domains: readonly string[],
): Refused<"cannot_unfurl_message" | "cannot_unfurl_url"> | undefined {
  const stranger = urls.find((url) => !hasLink(message, url));
  if (stranger !== undefined) return refuseChange("cannot_unfurl_message", stranger, "a URL of the message");
  const foreign = urls.find((url) => !domains.some((domain) => isWithin(url, domain)));
  return foreign === undefined ? undefined : refuseChange("cannot_unfurl_url", foreign, domains.join(", "));
}

function hasLink({ text, blocks = [] }: Message, url: string): boolean {
  return [text, ...blocks].some((part) => mentions(part, [url, escapeMarkup(url)]));
}

function mentions(value: unknown, forms: readonly string[]): boolean {
  if (typeof value === "string") return forms.some((form) => hasWhole(value, form));
  return typeof value === "object" && value !== null && Object.values(value).some((part) => mentions(part, forms));
}

/** Whether a text has a URL that is not the beginning of a longer one. Punctuation after it belongs to the text. */
function hasWhole(text: string, url: string): boolean {
  for (let at = text.indexOf(url); at !== -1; at = text.indexOf(url, at + 1)) {
    const rest = text.slice(at + url.length);
    if (/^[.,:;!?'")\]}*_~`]*(?:$|[\s<>|])/.test(rest)) return true;
  }
  return false;
}
