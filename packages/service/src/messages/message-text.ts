import { chatPostMessageLimits } from "@rollcall/webapi-core/svc";

const { value: truncateAt } = chatPostMessageLimits.text.truncate;

/** How the client wants its text read. */
export interface TextOptions {
  readonly parse?: "none" | "full";
}

/** The text to store: links marked as such, and cut where the service cuts. */
export function toMessageText(sent: string, { parse }: TextOptions): string {
  const text = parse === "none" ? sent : markLinks(sent);
  return text.length > truncateAt ? text.slice(0, truncateAt) : text;
}

/** Puts addresses that stand bare into angle brackets; what is in brackets already stays. */
function markLinks(text: string): string {
  return text.replaceAll(/<[^<>]*>|\bhttps?:\/\/[^\s<>|]*[^\s<>|.,:;!?'")\]}*_~`]/g, (match) =>
    match.startsWith("<") ? match : `<${match}>`,
  );
}
