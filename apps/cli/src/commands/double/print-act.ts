import type { Delivery, SeenMessage, SeenView } from "@rollcall/server";
import { printView } from "./print-view.js";

/** What an act answers, or a look at something. */
interface Answered {
  readonly channel?: unknown;
  readonly ts?: string;
  readonly message?: SeenMessage;
  readonly messages?: readonly SeenMessage[];
  readonly home?: SeenView;
  readonly view?: SeenView;
  readonly options?: readonly { readonly [key: string]: unknown }[];
  readonly failure?: string;
  readonly deliveries?: readonly Delivery[];
}

/** What happened, a line each: the message or conversation, what the person sees, then what apps received. */
export function printAct(answered: Answered): string {
  const { channel, ts, message, messages, home, view, options = [], failure, deliveries } = answered;
  if (messages !== undefined) return messages.map(printMessage).join("") || "no messages\n";
  const views = [home, view].flatMap((one) => (one === undefined ? [] : printView(one))).join("");
  if (deliveries === undefined) return views || "no views\n";
  const place = [typeof channel === "string" ? channel : "done", ...(ts === undefined ? [] : [ts])].join(" ");
  const posted = ts === undefined && message !== undefined ? printMessage(message) : "";
  const failed = failure === undefined ? "" : `  ${failure}\n`;
  const sent = deliveries.map(({ event, app, state }) => `  event ${event} to ${app}: ${state.replace("_", " ")}\n`);
  const listed = options.map(({ value }) => `  option ${value}\n`).join("");
  return `${place}\n${posted}${views}${listed}${failed}${sent.join("")}`;
}

function printMessage({ ts, user = "", text }: SeenMessage): string {
  return `${ts}  ${user.padEnd(14)} ${text.replaceAll("\n", " ⏎ ")}\n`;
}
