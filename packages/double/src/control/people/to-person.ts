import type {
  Delivery,
  Methods,
  SeenChannel,
  SeenExecution,
  SeenMessage,
  SeenView,
} from "../../generated/control/index.js";
import type { Call, InWorld } from "../call.js";

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

/** The place of an element: in a message, in a view by its identifier, or in the home of an app by the name of its bot. */
export type ElementPlace = MessagePlace | { readonly view: string } | { readonly home: string };

/** The view of a person after the use of an element. */
export type ActedElement = Acted & Omit<Methods["people.click"]["response"], "deliveries">;

type ElementDetails<Name extends keyof Methods, Given extends string> = Details<
  Name,
  "channel" | "ts" | "view" | "home" | "action" | Given
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
  /** The open modal of the app, if it has opened one already. Absent if none is open. */
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
  edit(message: MessagePlace, text: string): Promise<ActedMessage>;
  delete(message: MessagePlace): Promise<Acted>;
  /** `emoji`: name without colons. */
  react(message: MessagePlace, emoji: string): Promise<Acted>;
  unreact(message: MessagePlace, emoji: string): Promise<Acted>;
  pin(message: MessagePlace): Promise<Acted>;
  unpin(message: MessagePlace): Promise<Acted>;
  join(channel: string): Promise<ActedIn>;
  leave(channel: string): Promise<ActedIn>;
  invite(channel: string, ...users: readonly string[]): Promise<ActedIn>;
  /** Marks a conversation as read. Default: up to the latest message. */
  mark(channel: string, ts?: string): Promise<ActedIn>;
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
    message: MessagePlace,
    name: string,
    details?: Details<"people.messageShortcut", "channel" | "ts" | "name">,
  ): Promise<ActedOnApp>;
  /**
   * Enters values into the open modal, by `block_id`, `action_id` or label, and submits it. `view`: which one, if there
   * are several.
   */
  submit(values?: Readonly<Record<string, unknown>>, details?: Details<"people.submit", "values">): Promise<ActedOnApp>;
  /** Cancels the open modal, or closes its window (`all`). */
  close(details?: Details<"people.close", never>): Promise<ActedOnApp>;
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
   * The conversation or thread as this person has it before them, with the latest messages, oldest first. `views`: the
   * modals that are open.
   */
  sees(
    channel: string,
    details?: Details<"people.see", "channel">,
  ): Promise<{
    readonly channel: SeenChannel;
    readonly messages: readonly SeenMessage[];
    readonly views: readonly SeenView[];
  }>;
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

/** The place in which a person acts. */
export interface ActingIn extends InWorld {
  /** Identifier or domain. Default: the person's first workspace. */
  readonly workspace?: string;
}

/** The functions of a person. */
export function toPerson(call: Call, person: string, place: ActingIn = {}): ActingPerson {
  const who = { person, ...place };
  const at = ({ channel, ts }: MessagePlace) => ({ ...who, channel, ts });
  return {
    post: (channel, text, details) => call("people.post", { ...who, channel, text, ...details }),
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
    mark: (channel, ts) => call("people.mark", { ...who, channel, ...(ts !== undefined && { ts }) }),
    createChannel: (name, details) => call("people.createChannel", { ...who, name, ...details }),
    openDm: (...users) => call("people.openDm", { ...who, users }),
    openHome: (bot, tab) => call("people.openHome", { ...who, bot, ...(tab !== undefined && { tab }) }),
    stop: (channel, thread) => call("people.stop", { ...who, channel, ...(thread !== undefined && { thread }) }),
    renameSession: (channel, title, thread) =>
      call("people.renameSession", { ...who, channel, title, ...(thread !== undefined && { thread }) }),
    command: (channel, text) => call("people.command", { ...who, channel, text }),
    shortcut: (name, details) => call("people.shortcut", { ...who, name, ...details }),
    messageShortcut: (message, name, details) => call("people.messageShortcut", { ...at(message), name, ...details }),
    submit: (values, details) => call("people.submit", { ...who, ...(values !== undefined && { values }), ...details }),
    close: (details) => call("people.close", { ...who, ...details }),
    click: (place, action, details) => call("people.click", { ...who, ...placeOf(place), action, ...details }),
    choose: (place, action, values, details) => {
      const list = typeof values === "string" ? [values] : values;
      return call("people.choose", { ...who, ...placeOf(place), action, values: list, ...details });
    },
    type: (place, action, text, details) =>
      call("people.type", { ...who, ...placeOf(place), action, text, ...details }),
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
    sees: (channel, details) => call("people.see", { ...who, channel, ...details }),
    seesApp: (bot) => call("people.seeApp", { ...who, bot }),
    call: (method, sent) => call("people.call", { ...who, method, arguments: sent }),
    seesDocuments: (kind, details) => call("people.seeDocuments", { ...who, kind, ...details }),
    seesList: (list, details) => call("people.seeList", { ...who, list, ...details }),
    seesCanvas: (canvas) => call("people.seeCanvas", { ...who, canvas }),
    seesActivity: (channel, details) => call("people.seeActivity", { ...who, channel, ...details }),
    seesFile: (file, details) => call("people.seeFile", { ...who, file, ...details }),
  };
}

function placeOf(place: ElementPlace): ElementPlace {
  if (!("channel" in place)) return place;
  const { channel, ts } = place;
  return { channel, ts };
}
