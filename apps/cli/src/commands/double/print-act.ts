import type { ControlMethods, Delivery, SeenExecution, SeenMessage, SeenView } from "@rollcall/server";
import { printView } from "./print-view.js";

type Assistant = ControlMethods["people.seeAssistant"]["response"];

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
  readonly execution?: SeenExecution;
  readonly thread?: string;
  readonly prompts?: Assistant["prompts"];
  readonly title?: string;
  readonly status?: string;
  readonly deliveries?: readonly Delivery[];
}

/** What happened, a line each: the message or conversation, what the person sees, then what apps received. */
export function printAct(answered: Answered): string {
  const {
    channel,
    ts,
    thread,
    message,
    messages,
    home,
    view,
    execution,
    prompts,
    options = [],
    failure,
    deliveries,
  } = answered;
  if (prompts !== undefined) return printAssistant({ ...answered, prompts });
  if (messages !== undefined) return messages.map(printMessage).join("") || "no messages\n";
  const views = [home, view].flatMap((one) => (one === undefined ? [] : printView(one))).join("");
  const ran = execution === undefined ? "done" : printExecution(execution);
  if (deliveries === undefined) return execution === undefined ? views || "no views\n" : `${ran}\n`;
  const at = ts ?? thread;
  const place = [typeof channel === "string" ? channel : ran, ...(at === undefined ? [] : [at])].join(" ");
  const posted = ts === undefined && message !== undefined ? printMessage(message) : "";
  const failed = failure === undefined ? "" : `  ${failure}\n`;
  const sent = deliveries.map(({ event, app, state }) => `  event ${event} to ${app}: ${state.replace("_", " ")}\n`);
  const listed = options.map(({ value }) => `  option ${value}\n`).join("");
  return `${place}\n${posted}${views}${listed}${failed}${sent.join("")}`;
}

function printMessage({ ts, user = "", text }: SeenMessage): string {
  return `${ts}  ${user.padEnd(14)} ${text.replaceAll("\n", " ⏎ ")}\n`;
}

function printExecution({ id, state, outputs, error }: SeenExecution): string {
  return [id, state, ...(outputs === undefined ? [] : [JSON.stringify(outputs)]), error ?? ""].join(" ").trimEnd();
}

/** Title and status of an assistant, then its prompts. */
function printAssistant({ title, status, prompts }: Pick<Assistant, "title" | "status" | "prompts">): string {
  const lines = [
    ...[title, status].flatMap((each) => each ?? []),
    ...prompts.map((one) => `[${one.title}] ${one.message}`),
  ];
  return `${lines.join("\n") || "nothing"}\n`;
}
