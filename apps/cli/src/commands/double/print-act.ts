import type { ControlMethods, Delivery, SeenChannel, SeenExecution, SeenMessage, SeenView } from "@rollcall/server";

type Assistant = ControlMethods["people.seeAssistant"]["response"];

/** The answer to an act, or to a look at something. */
interface Answered {
  readonly channel?: unknown;
  readonly ts?: string;
  readonly message?: SeenMessage;
  readonly messages?: readonly SeenMessage[];
  readonly channels?: readonly (SeenChannel | string)[];
  readonly apps?: readonly SeenApp[];
  readonly home?: SeenView;
  readonly view?: SeenView;
  readonly options?: readonly { readonly [key: string]: unknown }[];
  readonly failure?: string;
  readonly execution?: SeenExecution;
  readonly thread?: string;
  readonly prompts?: Assistant["prompts"];
  readonly title?: string;
  readonly status?: string;
  readonly user?: string;
  readonly user_name?: string;
  readonly deliveries?: readonly Delivery[];
  readonly app?: string;
  readonly name?: string;
  readonly mimetype?: string;
  readonly size?: number;
  readonly base64?: string;
  readonly documents?: ControlMethods["people.seeDocuments"]["response"]["documents"];
  readonly markdown?: string;
  readonly items?: readonly object[];
  readonly activities?: readonly object[];
  readonly answer?: object;
}

type SeenApp = ControlMethods["people.seeWorkspace"]["response"]["apps"][number];

type Installed = ControlMethods["people.install"]["response"] & ControlMethods["people.grantAccess"]["response"];

/** The results of an installation, in the order of printing. */
const madeKeys = [
  ...(["request", "code", "bot", "bot_token", "bot_refresh_token", "user_token", "user_refresh_token"] as const),
  ...(["webhook_url", "granted"] as const),
] satisfies readonly (keyof Installed)[];

/** Lines about an act: the message or conversation, what the person sees, then what apps received. */
export function printAct(answered: Answered & Partial<Pick<Installed, (typeof madeKeys)[number]>>): string {
  const {
    channel,
    ts,
    thread,
    message,
    messages,
    channels = [],
    apps,
    home,
    view,
    execution,
    prompts,
    options = [],
    failure,
    user,
    user_name: userName,
    deliveries,
  } = answered;
  if (answered.base64 !== undefined) return `${answered.name} (${answered.mimetype}, ${answered.size} bytes)\n`;
  const { documents, markdown, items, activities } = answered;
  if (documents !== undefined) return documents.map(({ id, title }) => `${id}  ${title}\n`).join("") || "none\n";
  if (markdown !== undefined) return `${markdown.trimEnd()}\n`;
  const listed = items ?? activities;
  if (listed !== undefined) return listed.map((each) => `${JSON.stringify(each)}\n`).join("") || "none\n";
  if (prompts !== undefined) return printAssistant({ ...answered, prompts });
  if (apps !== undefined)
    return [...channels.map(printChannel), ...apps.map(printApp)].join("") || "no conversations\n";
  if (messages !== undefined) return messages.map(printMessage).join("") || "no messages\n";
  const views = [home, view].flatMap((one) => (one === undefined ? [] : printView(one))).join("");
  const joined = userName === undefined ? "done" : `${user} ${userName}`;
  const ran = execution === undefined ? joined : printExecution(execution);
  if (deliveries === undefined && message !== undefined) return printMessage(message);
  if (deliveries === undefined) return execution === undefined ? views || "no views\n" : `${ran}\n`;
  const at = ts ?? thread;
  const place = [typeof channel === "string" ? channel : (answered.app ?? ran), ...(at === undefined ? [] : [at])].join(
    " ",
  );
  const posted = ts === undefined && message !== undefined ? printMessage(message) : "";
  const failed = failure === undefined ? "" : `  ${failure}\n`;
  const sent = deliveries.map(({ event, app, state }) => `  event ${event} to ${app}: ${state.replace("_", " ")}\n`);
  const offered = options.map(({ value }) => `  option ${value}\n`).join("");
  const { answer } = answered;
  const said = answer === undefined ? "" : `  ${JSON.stringify(answer)}\n`;
  const made = madeKeys.flatMap((key) => (answered[key] === undefined ? [] : [`  ${key} ${answered[key]}\n`])).join("");
  return `${place}\n${made}${posted}${said}${views}${offered}${failed}${sent.join("")}`;
}

function printChannel(channel: SeenChannel | string): string {
  if (typeof channel === "string") return `${channel}\n`;
  const { id, user, name = user === undefined ? "" : `with ${user}`, unread = 0 } = channel;
  return `${id}  ${name.padEnd(20)} ${unread === 0 ? "" : `${unread} unread`}`.trimEnd().concat("\n");
}

function printApp({ id, name, commands }: SeenApp): string {
  return `${id}  ${name.padEnd(20)} ${commands.map(({ command }) => command).join(" ")}`.trimEnd().concat("\n");
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

/** A view, a line each: its title and buttons, the texts of its blocks, and what is wrong with inputs. */
function printView({ id, type, title, blocks, submit, close, errors, below }: SeenView): string {
  const buttons = [submit, close].flatMap((text) => (text === undefined ? [] : `[${text}]`));
  const lines = [
    [type, id, ...(title === undefined ? [] : [JSON.stringify(title)]), ...buttons].join(" "),
    ...blocks.map((block) => `  ${printBlock(block)}`),
    ...Object.entries(errors).map(([block, text]) => `  error at ${block}: ${text}`),
    ...below.map((view) => `  above ${view.id} ${JSON.stringify(view.title)}`),
  ];
  return `${lines.join("\n")}\n`;
}

function printBlock(block: Readonly<Record<string, unknown>>): string {
  const text = textOf(block["text"]) ?? textOf(block["label"]) ?? "";
  return [block["block_id"], block["type"], ...(text === "" ? [] : [JSON.stringify(text)])].join(" ");
}

function textOf(part: unknown): string | undefined {
  if (typeof part !== "object" || part === null || !("text" in part)) return undefined;
  return typeof part.text === "string" ? part.text : undefined;
}
