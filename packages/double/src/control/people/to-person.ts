import type {
  Delivery,
  Methods,
  SeenChannel,
  SeenExecution,
  SeenMessage,
  SeenView,
} from "../../generated/control/index.js";
import type { Call, InWorld } from "../call.js";
import type { SeenTest, Waits } from "./wait-for-seen.js";

/** A message in a conversation, such as the one that an act answers. */
export interface MessagePlace {
  readonly channel: string;
  readonly ts: string;
}

/** The result of an act: the events that apps received of it. */
export interface Acted {
  readonly deliveries: readonly Delivery[];
}

/** A message that a person has posted or changed. */
export interface ActedMessage extends Acted, MessagePlace {
  readonly message: SeenMessage;
}

/** A message as it was seen, or the answer to an act that has one. Undefined, as of an empty list, is refused. */
export type MessageSeen =
  | undefined
  | MessagePlace
  | { readonly message: MessagePlace }
  | (Acted & { readonly message?: MessagePlace });

/** A view as it was seen, or the answer to an act that has one. */
export type ViewSeen = SeenView | { readonly view: SeenView } | (Acted & { readonly view?: SeenView });

/**
 * The place of an element: in a message, in a view, or in the home of an app. A text as `view` is an identifier, `callback_id` or
 * title, and as `home` the name of a bot. Of an answer with several, it is the view that is open.
 */
export type ElementPlace =
  | MessageSeen
  | ViewSeen
  | ActedElement
  | { readonly view: string }
  | { readonly home: SeenView | string };

/** The duration of a wait. */
export interface Wait {
  /** Maximum wait in milliseconds of machine time. Default: that of the person. */
  readonly timeoutMs?: number;
}

/** The place and the duration of a wait for a message. */
export interface MessageWait extends Wait {
  /** Default: the conversations that the person is in. */
  readonly channel?: string;
  /** `ts` of the message that begins its thread, or a message in it. Default: any thread, and none. */
  readonly thread?: string | MessagePlace;
  /** A message or its `ts`; only later ones match. Default: earlier ones match too. */
  readonly after?: string | MessagePlace;
}

/** The view of a person after the use of an element. */
export type ActedElement = Acted & Omit<Methods["people.click"]["response"], "deliveries">;

type ElementDetails<Name extends keyof Methods, Given extends string> = Details<
  Name,
  "channel" | "ts" | "view" | "home" | "seen" | "action" | Given
>;

/** An act in a conversation. */
export interface ActedIn extends Acted {
  /** Identifier of the conversation. */
  readonly channel: string;
}

/** The user that a person has become. */
export type ActedInvitation = Acted & Omit<Methods["people.acceptInvitation"]["response"], "deliveries" | "ok">;

/** The view of a person after an act that asks an app. */
export interface ActedOnApp extends Acted {
  /**
   * The open modal of the app, also if it opens it after its acknowledgement. Absent if none is open; `waitForView` waits for
   * one of an app that takes its time.
   */
  readonly view?: SeenView;
  /** The message of the client if the app did not answer as it should. */
  readonly failure?: string;
}

/** The view of a person after a slash command. */
export interface ActedCommand extends ActedOnApp, ActedIn {
  /** The message that the app answered. */
  readonly message?: SeenMessage;
  /** Present and true if only this person sees the message. */
  readonly ephemeral?: boolean;
}

type Details<Name extends keyof Methods, Given extends string> = Omit<
  Methods[Name]["arguments"],
  "person" | "workspace" | "world" | Given
>;

/**
 * A person who does what people do in a client. Conversations are named like `general`, by ID, or as `@name` for the direct
 * conversation with a user or bot; `@name` and `#name` in a text are mentions. Each function resolves when the events
 * that apps receive of it were attempted.
 * @throws ControlError if the rules of the service do not allow it, or something named is not there. What was done on the
 * way, such as opening a direct conversation, is not undone
 */
export interface ActingPerson {
  /**
   * Accepts an invitation as the invited address, which the person is named by, and becomes a user. `workspace` of the
   * person: needed if several invite the address. `user_name`, `name`: default to what the invitation gives.
   */
  acceptInvitation(details?: Details<"people.acceptInvitation", never>): Promise<ActedInvitation>;
  post(channel: string, text: string, details?: Details<"people.post", "channel" | "text">): Promise<ActedMessage>;
  /** Posts in the thread of a message. */
  reply(
    message: MessageSeen,
    text: string,
    details?: Details<"people.post", "channel" | "thread" | "seen" | "text">,
  ): Promise<ActedMessage>;
  edit(message: MessageSeen, text: string): Promise<ActedMessage>;
  delete(message: MessageSeen): Promise<Acted>;
  /** `emoji`: name without colons. */
  react(message: MessageSeen, emoji: string): Promise<Acted>;
  unreact(message: MessageSeen, emoji: string): Promise<Acted>;
  pin(message: MessageSeen): Promise<Acted>;
  unpin(message: MessageSeen): Promise<Acted>;
  join(channel: string): Promise<ActedIn>;
  leave(channel: string): Promise<ActedIn>;
  invite(channel: string, ...users: readonly string[]): Promise<ActedIn>;
  /** Marks a conversation as read. Default: up to the latest message. Or up to a message. */
  mark(place: string | MessageSeen, ts?: string): Promise<ActedIn>;
  createChannel(name: string, details?: Details<"people.createChannel", "name">): Promise<ActedIn>;
  openDm(...users: readonly string[]): Promise<ActedIn>;
  /** Opens the home or the messages of an app. `bot`: name of its bot. */
  openHome(bot: string, tab?: "home" | "messages"): Promise<ActedIn & { readonly view?: SeenView }>;
  /**
   * Opens a thread with an assistant, or goes to another conversation in one that is open. `bot`: name of its bot,
   * `viewing`: the conversation that the person has before them. Post into the `thread` to ask.
   */
  openAssistant(
    bot: string,
    details?: Details<"people.openAssistant", "bot">,
  ): Promise<ActedIn & { readonly thread: string }>;
  /** Title, status and prompts of an assistant in a thread. Default: on top of its messages. */
  seesAssistant(bot: string, thread?: string): Promise<Omit<Methods["people.seeAssistant"]["response"], "ok">>;
  /** Presses the stop button of an agent in a thread or a session channel. `stopped`: messages whose streams ended. */
  stop(channel: string, thread?: string): Promise<ActedIn & { readonly stopped: readonly string[] }>;
  /** Renames the agent session in a thread, or a session channel with its session. */
  renameSession(channel: string, title: string, thread?: string): Promise<ActedIn & { readonly title: string }>;
  /** Types a slash command, such as `/deploy now`. */
  command(channel: string, text: string): Promise<ActedCommand>;
  /** Starts a global shortcut by its name or `callback_id`. `bot`: name of the bot of its app. Default: the only one. */
  shortcut(name: string, details?: Details<"people.shortcut", "name">): Promise<ActedOnApp>;
  /** Starts a shortcut on a message. */
  messageShortcut(
    message: MessageSeen,
    name: string,
    details?: Details<"people.messageShortcut", "channel" | "ts" | "seen" | "name">,
  ): Promise<ActedOnApp>;
  /**
   * Enters values into the open modal, by `block_id`, `action_id` or label, and submits it. `view`: which one, if there
   * are several.
   */
  submit(values?: Values, details?: SubmitDetails): Promise<ActedOnApp>;
  /** The same for one modal, as it was seen, or by its identifier, `callback_id` or title. Undefined: the only open one. */
  submit(view: string | ViewSeen | undefined, values?: Values, details?: SubmitDetails): Promise<ActedOnApp>;
  /** Cancels the open modal, or closes its window (`all`). `view`: which one, if there are several. */
  close(details?: Closing): Promise<ActedOnApp>;
  /** The same for one modal, as it was seen, or by its identifier, `callback_id` or title. */
  close(view: string | ViewSeen, details?: Pick<Closing, "all">): Promise<ActedOnApp>;
  /** Clicks a button or an item of an overflow menu, named by its `action_id` or visible text. */
  click(place: ElementPlace, action: string, details?: ElementDetails<"people.click", never>): Promise<ActedElement>;
  /** Chooses in a menu, a picker, checkboxes or radio buttons: `values` are chosen afterwards. None clears it. */
  choose(
    place: ElementPlace,
    action: string,
    values: string | readonly string[],
    details?: ElementDetails<"people.choose", "values">,
  ): Promise<ActedElement>;
  /** Types into an input, or into a menu with options of the app, which it then lists. */
  type(
    place: ElementPlace,
    action: string,
    text: string,
    details?: ElementDetails<"people.type", "text">,
  ): Promise<ActedElement & Pick<Methods["people.type"]["response"], "options">>;
  /**
   * Runs a step of a workflow. `bot`: name of the bot of the app, `step`: `callback_id` of its function. The answer has
   * the run as it is after the app received it.
   */
  runStep(
    bot: string,
    step: string,
    inputs?: Readonly<Record<string, unknown>>,
  ): Promise<Acted & { readonly execution: SeenExecution }>;
  /** The progress of a step's run, by the ID that `runStep` answers. */
  seesStep(execution: string): Promise<SeenExecution>;
  /** An empty text clears the status. */
  setStatus(text: string, details?: Details<"people.setStatus", "text">): Promise<Acted>;
  setPresence(presence: "auto" | "away"): Promise<Acted>;
  /**
   * Installs an app as on its page, and gets its tokens. `app`: name or identifier. With a `note`, administrators are
   * asked if they have to approve it.
   */
  install(
    app: string,
    details?: Details<"people.install", "app">,
  ): Promise<Acted & Omit<Methods["people.install"]["response"], "deliveries" | "ok">>;
  /** Uninstalls an app that the person has installed, or any as an administrator. */
  uninstall(app: string, details?: Details<"people.uninstall", "app">): Promise<Acted & { readonly app: string }>;
  /** Grants an app of the organization workspaces. `granted`: identifiers of those that it may use now. */
  grantAccess(app: string, ...workspaces: readonly string[]): Promise<Acted & { readonly granted: readonly string[] }>;
  revokeAccess(app: string, ...workspaces: readonly string[]): Promise<Acted & { readonly granted: readonly string[] }>;
  /**
   * The conversation or thread as this person has it before them, with the latest messages, oldest first. A message names its
   * thread. `views`: the modals that are open.
   */
  sees(
    place: string | MessageSeen,
    details?: Details<"people.see", "channel" | "seen">,
  ): Promise<{
    readonly channel: SeenChannel;
    readonly messages: readonly SeenMessage[];
    readonly views: readonly SeenView[];
  }>;
  /**
   * The first message that this person sees and that matches, now or later: in a thread too, or for this person alone. Waits for
   * changes, without asking again and again. A text is a part of the message's.
   * @throws ControlError when the time is over, with what the person saw and the end of the journal
   */
  waitFor(test: SeenTest<SeenMessage>, wait?: MessageWait): Promise<SeenMessage>;
  /** The same for a modal that this person has open, or the home of an app. */
  waitForView(test: SeenTest<SeenView>, wait?: Wait): Promise<SeenView>;
  /** The home of an app and its open modal. `bot`: name of its bot. */
  seesApp(bot: string): Promise<{ readonly home?: SeenView; readonly view?: SeenView }>;
  /** Calls a method of channels, Lists or canvases, such as `conversations.setTopic`, and says what apps received. */
  call(
    method: Methods["people.call"]["arguments"]["method"],
    sent: Methods["people.call"]["arguments"]["arguments"],
  ): Promise<Acted & Omit<Methods["people.call"]["response"], "deliveries" | "ok">>;
  /** The files, the Lists or the canvases that the person sees, newest first. */
  seesDocuments(
    kind: Methods["people.seeDocuments"]["arguments"]["kind"],
    details?: Details<"people.seeDocuments", "kind">,
  ): Promise<Omit<Methods["people.seeDocuments"]["response"], "ok">>;
  /** A List with a page of its rows, by its identifier. */
  seesList(
    list: string,
    details?: Details<"people.seeList", "list">,
  ): Promise<Omit<Methods["people.seeList"]["response"], "ok">>;
  /** A canvas with its text and sections, by its identifier. */
  seesCanvas(canvas: string): Promise<Omit<Methods["people.seeCanvas"]["response"], "ok">>;
  /** Counts of the messages of a channel, by its name or identifier. */
  seesActivity(
    channel: string,
    details?: Details<"people.seeActivity", "channel">,
  ): Promise<Omit<Methods["people.seeActivity"]["response"], "ok">>;
  /** A file with its bytes, by its identifier: a List as CSV, a canvas as Markdown. */
  seesFile(
    file: string,
    details?: Details<"people.seeFile", "file">,
  ): Promise<Omit<Methods["people.seeFile"]["response"], "ok">>;
}

/** The values of the inputs of a modal, by `block_id`, `action_id` or label. */
type Values = Readonly<Record<string, unknown>>;

type SubmitDetails = Details<"people.submit", "values" | "seen">;

/** The modals to close. */
interface Closing {
  /** The modal as it was seen, or by its identifier, `callback_id` or title. Default: the only open one. */
  readonly view?: string | SeenView;
  /** Whether all modals of its window are closed. Default: the one on top. */
  readonly all?: boolean;
}

/** The place in which a person acts. */
export interface ActingIn extends InWorld {
  /** Identifier or domain. Default: the person's first workspace. */
  readonly workspace?: string;
  /**
   * Maximum time, in milliseconds of machine time, for which an act waits after an empty acknowledgement of the app, as long as the
   * app is at work. From 0, which ends acts at the acknowledgement, to 3,000. Default: 3,000.
   */
  readonly waitMs?: number;
  /** Maximum time that `waitFor` and `waitForView` wait, in milliseconds of machine time. Default: 5,000. */
  readonly timeoutMs?: number;
}

/** Default of `waitMs`: for as long, an app can exchange the trigger of an act. */
const defaultWaitMs = 3_000;

/** The functions of a person. */
export function toPerson(
  call: Call,
  waits: Waits,
  person: string,
  { waitMs, timeoutMs, ...place }: ActingIn = {},
): ActingPerson {
  const who = { person, ...place };
  const asking = { ...who, wait_ms: waitMs ?? defaultWaitMs };
  const at = (seen: MessageSeen) => ({ ...who, seen: { ...seen } });
  const on = (seen: ElementPlace) => ({ ...asking, seen: { ...seen } });
  return {
    post: (channel, text, details) => call("people.post", { ...who, channel, text, ...details }),
    reply: (message, text, details) => call("people.post", { ...at(message), text, ...details }),
    edit: (message, text) => call("people.edit", { ...at(message), text }),
    delete: (message) => call("people.delete", at(message)),
    react: (message, emoji) => call("people.react", { ...at(message), emoji }),
    unreact: (message, emoji) => call("people.unreact", { ...at(message), emoji }),
    pin: (message) => call("people.pin", at(message)),
    unpin: (message) => call("people.unpin", at(message)),
    join: (channel) => call("people.join", { ...who, channel }),
    leave: (channel) => call("people.leave", { ...who, channel }),
    acceptInvitation: (details) => call("people.acceptInvitation", { ...who, ...details }),
    invite: (channel, ...users) => call("people.invite", { ...who, channel, users }),
    mark: (seen, ts) => call("people.mark", { ...whereOf(seen), ...who, ...(ts !== undefined && { ts }) }),
    createChannel: (name, details) => call("people.createChannel", { ...who, name, ...details }),
    openDm: (...users) => call("people.openDm", { ...who, users }),
    openHome: (bot, tab) => call("people.openHome", { ...who, bot, ...(tab !== undefined && { tab }) }),
    stop: (channel, thread) => call("people.stop", { ...who, channel, ...(thread !== undefined && { thread }) }),
    renameSession: (channel, title, thread) =>
      call("people.renameSession", { ...who, channel, title, ...(thread !== undefined && { thread }) }),
    command: (channel, text) => call("people.command", { ...asking, channel, text }),
    shortcut: (name, details) => call("people.shortcut", { ...asking, name, ...details }),
    messageShortcut: (message, name, details) => call("people.messageShortcut", { ...on(message), name, ...details }),
    submit: (first?: Values | string | ViewSeen, ...rest: readonly (object | undefined)[]) => {
      const modal = modalOf(first);
      const own = typeof first === "object" ? first : undefined;
      // Without a view, as of an act that returned none yet, it is the open one.
      const isAnswer = own !== undefined && "deliveries" in own;
      const isViewLeftOut = isAnswer || (first === undefined && !isDetails(rest[0]));
      const [values, details] = modal === undefined && !isViewLeftOut ? [own, ...rest] : rest;
      const entered = values === undefined ? {} : { values: { ...values } };
      return call("people.submit", { ...asking, ...modal, ...entered, ...details });
    },
    close: (first?: string | ViewSeen | Closing, second?: Closing) => {
      const { all, view }: Closing = { ...(typeof first === "object" && !isView(first) ? first : {}), ...second };
      const modal = modalOf(first) ?? (typeof view === "string" ? { view } : {});
      return call("people.close", { ...who, ...modal, ...(all !== undefined && { all }) });
    },
    click: (place, action, details) => call("people.click", { ...on(place), action, ...details }),
    choose: (place, action, values, details) => {
      const list = typeof values === "string" ? [values] : values;
      return call("people.choose", { ...on(place), action, values: list, ...details });
    },
    type: (place, action, text, details) => call("people.type", { ...on(place), action, text, ...details }),
    openAssistant: (bot, details) => call("people.openAssistant", { ...who, bot, ...details }),
    seesAssistant: (bot, thread) =>
      call("people.seeAssistant", { ...who, bot, ...(thread !== undefined && { thread }) }),
    runStep: (bot, step, inputs) => call("people.runStep", { ...who, bot, step, ...(inputs && { inputs }) }),
    seesStep: async (execution) => (await call("people.seeStep", { ...who, execution })).execution,
    setStatus: (text, details) => call("people.setStatus", { ...who, ...(text !== "" && { text }), ...details }),
    setPresence: (presence) => call("people.setPresence", { ...who, presence }),
    install: (app, details) => call("people.install", { ...who, app, ...details }),
    uninstall: (app, details) => call("people.uninstall", { ...who, app, ...details }),
    grantAccess: (app, ...workspaces) => call("people.grantAccess", { ...who, app, workspaces }),
    revokeAccess: (app, ...workspaces) => call("people.revokeAccess", { ...who, app, workspaces }),
    sees: (seen, details) => call("people.see", { ...who, ...whereOf(seen), ...details }),
    waitFor: (test, { timeoutMs: own, thread, after, channel } = {}) =>
      waits.message(
        {
          ...who,
          ...(channel !== undefined && { channel }),
          ...(thread !== undefined && { thread: threadOf(thread) }),
          ...(after !== undefined && { after: tsOf(after) }),
        },
        { test, timeoutMs: own ?? timeoutMs },
      ),
    waitForView: (test, { timeoutMs: own } = {}) => waits.view(who, { test, timeoutMs: own ?? timeoutMs }),
    seesApp: (bot) => call("people.seeApp", { ...who, bot }),
    call: (method, sent) => call("people.call", { ...who, method, arguments: sent }),
    seesDocuments: (kind, details) => call("people.seeDocuments", { ...who, kind, ...details }),
    seesList: (list, details) => call("people.seeList", { ...who, list, ...details }),
    seesCanvas: (canvas) => call("people.seeCanvas", { ...who, canvas }),
    seesActivity: (channel, details) => call("people.seeActivity", { ...who, channel, ...details }),
    seesFile: (file, details) => call("people.seeFile", { ...who, file, ...details }),
  };
}

/** A conversation by its name, or by a message in it. */
function whereOf(place: string | MessageSeen) {
  return typeof place === "string" ? { channel: place } : { seen: { ...place } };
}

/** The modal that a first argument is. Undefined if it is values or details. */
function modalOf(first: unknown) {
  if (typeof first === "string") return { view: first };
  const view = typeof first === "object" && first !== null && "view" in first ? first.view : first;
  return isView(view) ? { seen: { ...view } } : undefined;
}

/** Whether it is details of a submission, and no values. */
function isDetails(one: object | undefined): boolean {
  return one === undefined || Object.keys(one).every((key) => key === "view" || key === "wait_ms");
}

/** Whether it is a view as an operation returns it, and no values by the names of inputs. */
function isView(one: unknown): one is SeenView {
  return typeof one === "object" && one !== null && "blocks" in one && Array.isArray(one.blocks) && "below" in one;
}

function tsOf(message: string | MessagePlace): string {
  return typeof message === "string" ? message : message.ts;
}

function threadOf(message: string | (MessagePlace & { readonly thread_ts?: string })): string {
  return typeof message === "string" ? message : (message.thread_ts ?? message.ts);
}
