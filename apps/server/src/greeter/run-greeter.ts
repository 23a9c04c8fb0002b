import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { greeter } from "./with-greeter.js";

/** Dependencies of {@link runGreeter}. */
interface GreeterOptions {
  /** Base URL of the Web API, with a trailing slash. */
  readonly apiUrl: string;
  /** Whether the world has Greeter. Without it, nothing is called. */
  readonly isInstalled: () => Promise<boolean>;
  /** Sends the calls. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Receives what goes wrong. Greeter goes on. */
  readonly onError: (error: unknown) => void;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** Time before Greeter opens another socket. */
const retryMs = 1000;

/**
 * Runs Greeter, as the process of any other app: it opens a socket, receives events, clicks and commands, and calls methods. Opens
 * another socket after one was closed, while the world has it. Resolves after the signal.
 */
export async function runGreeter(options: GreeterOptions): Promise<void> {
  const { signal, onError, isInstalled } = options;
  while (!signal.aborted) {
    if (await isInstalled().catch(() => false)) await holdSocket(options).catch(onError);
    await setTimeout(retryMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Opens a socket, and answers what arrives until it is closed. */
async function holdSocket(options: GreeterOptions): Promise<void> {
  const { signal, onError } = options;
  const { url } = opened.parse(await call(options, "apps.connections.open", {}, greeter.appToken));
  const socket = new WebSocket(url);
  const close = () => socket.close();
  signal.addEventListener("abort", close, { once: true });
  if (signal.aborted) close();
  socket.addEventListener("message", ({ data }) => {
    const { envelope_id, ...envelope } = acknowledged.parse(JSON.parse(String(data)));
    if (envelope_id === undefined) return;
    const acknowledge = (payload?: object) => socket.send(JSON.stringify({ envelope_id, ...(payload && { payload }) }));
    answer(envelope, acknowledge, (method, args) => call(options, method, args)).catch(onError);
  });
  await new Promise((resolve) => {
    socket.addEventListener("close", resolve, { once: true });
  });
  signal.removeEventListener("abort", close);
}

/** Calls a method. @throws Error if it is refused */
async function call(
  { apiUrl, fetch }: Pick<GreeterOptions, "apiUrl" | "fetch">,
  method: string,
  args: object,
  token: string = greeter.botToken,
): Promise<unknown> {
  const response = await fetch(`${apiUrl}${method}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(args),
  });
  const found = answered.parse(await response.json());
  if (!found.ok) throw new Error(`${method}: ${found.error}`);
  return found;
}

const answered = z.looseObject({ ok: z.boolean(), error: z.string().optional() });
const acknowledged = z.looseObject({ envelope_id: z.string().optional() });
const opened = z.looseObject({ url: z.string() });

type Call = (method: string, args: object) => Promise<unknown>;
type Acknowledge = (payload?: object) => void;

/** The messages of the socket, as far as Greeter reads them. */
const envelopes = z.discriminatedUnion("type", [
  z.looseObject({
    type: z.literal("events_api"),
    payload: z.looseObject({
      event: z.discriminatedUnion("type", [
        z.looseObject({
          type: z.literal("message"),
          subtype: z.string().optional(),
          bot_id: z.string().optional(),
          user: z.string().optional(),
          text: z.string().default(""),
          channel: z.string(),
          channel_type: z.string(),
          thread_ts: z.string().optional(),
        }),
        z.looseObject({
          type: z.literal("app_mention"),
          user: z.string(),
          channel: z.string(),
          thread_ts: z.string().optional(),
        }),
        z.looseObject({ type: z.literal("app_home_opened"), user: z.string(), tab: z.string() }),
      ]),
    }),
  }),
  z.looseObject({
    type: z.literal("slash_commands"),
    payload: z.looseObject({ user_id: z.string(), text: z.string() }),
  }),
  z.looseObject({
    type: z.literal("interactive"),
    payload: z.discriminatedUnion("type", [
      z.looseObject({
        type: z.literal("block_actions"),
        trigger_id: z.string(),
        user: z.looseObject({ id: z.string() }),
        channel: z.looseObject({ id: z.string() }).optional(),
        message: z.looseObject({ ts: z.string(), text: z.string() }).optional(),
        actions: z.array(z.looseObject({ action_id: z.string() })),
      }),
      z.looseObject({
        type: z.literal("view_submission"),
        user: z.looseObject({ id: z.string() }),
        view: z.looseObject({
          private_metadata: z.string(),
          state: z.looseObject({ values: z.record(z.string(), z.record(z.string(), z.unknown())) }),
        }),
      }),
    ]),
  }),
]);

type Envelope = z.infer<typeof envelopes>;
type EventOf = Extract<Envelope, { readonly type: "events_api" }>["payload"]["event"];
type Interaction = Extract<Envelope, { readonly type: "interactive" }>["payload"];

async function answer(received: unknown, acknowledge: Acknowledge, call: Call): Promise<void> {
  const { success, data } = envelopes.safeParse(received);
  if (!success) return acknowledge();
  if (data.type === "slash_commands") return acknowledge(toGreeting(data.payload));
  if (data.type === "interactive") return interact(data.payload, acknowledge, call);
  acknowledge();
  await hear(data.payload.event, call);
}

const greeting = /^\s*(hello|hi|hey|good (morning|afternoon|evening))\b/i;

async function hear(event: EventOf, call: Call): Promise<void> {
  const post = (
    { channel, thread_ts }: { readonly channel: string; readonly thread_ts?: string | undefined },
    message: object,
  ) => call("chat.postMessage", { channel, ...(thread_ts !== undefined && { thread_ts }), ...message });
  switch (event.type) {
    case "app_home_opened":
      if (event.tab === "home") await call("views.publish", { user_id: event.user, view: home });
      return;
    case "app_mention":
      await post(event, hello(event.user));
      return;
    case "message": {
      const { user, text, channel_type, subtype, bot_id } = event;
      const isOfPerson = user !== undefined && subtype === undefined && bot_id === undefined;
      // A mention arrives as an event of its own.
      if (!isOfPerson || (channel_type !== "im" && text.includes(`<@${greeter.user}>`))) return;
      if (greeting.test(text)) await post(event, hello(user));
      else if (channel_type === "im") await post(event, { text: "I only know how to greet people. Say *hello*." });
    }
  }
}

/** The answer to `/greet`. Only a mention is greeted where others see it. */
function toGreeting({ user_id, text }: { readonly user_id: string; readonly text: string }): object {
  const [mention] = /<@[A-Z0-9]+(\|[^>]*)?>/.exec(text) ?? [];
  return mention === undefined
    ? { text: `Whom do I greet? Name a person, as in \`${greeter.command} @annie.easley\`.` }
    : { response_type: "in_channel", text: `Hello, ${mention}! <@${user_id}> greets you. :wave:` };
}

const button = (action_id: string, text: string, style?: "primary") => ({
  type: "button",
  action_id,
  text: { type: "plain_text", text },
  ...(style && { style }),
});

const section = (text: string) => ({ type: "section", text: { type: "mrkdwn", text } });

/** Says hello, with a button for each thing that one can try. */
function hello(user: string): object {
  const text = `Hello, <@${user}>! :wave:`;
  return {
    text,
    blocks: [
      section(text),
      {
        type: "actions",
        elements: [button("wave", "Wave back", "primary"), button("introduce", "Introduce yourself")],
      },
    ],
  };
}

const home = {
  type: "home",
  blocks: [
    { type: "header", text: { type: "plain_text", text: "Greeter" } },
    section(
      `Say *hello* in a channel that I'm in, type \`${greeter.command} @annie.easley\`, or introduce yourself here.`,
    ),
    { type: "actions", elements: [button("introduce", "Introduce yourself", "primary")] },
  ],
};

const drinks = ["Coffee", "Tea", "Water"];

/** The form of an introduction. `channel`: where it is posted. */
function introduction(channel: string): object {
  const label = (text: string) => ({ type: "plain_text", text });
  const options = drinks.map((name) => ({ text: label(name), value: name.toLowerCase() }));
  return {
    type: "modal",
    callback_id: "introduction",
    private_metadata: channel,
    title: label("Introduce yourself"),
    submit: label("Introduce me"),
    blocks: [
      {
        type: "input",
        block_id: "name",
        label: label("What do people call you?"),
        element: { type: "plain_text_input", action_id: "value" },
      },
      {
        type: "input",
        block_id: "drink",
        label: label("What do you drink?"),
        element: { type: "static_select", action_id: "value", options },
      },
    ],
  };
}

async function interact(interaction: Interaction, acknowledge: Acknowledge, call: Call): Promise<void> {
  const user = interaction.user.id;
  if (interaction.type === "view_submission") {
    const { values, channel } = introduced.parse({
      values: interaction.view.state.values,
      channel: interaction.view.private_metadata,
    });
    const name = values.name.value.value.trim();
    if (name.length < 2)
      return acknowledge({ response_action: "errors", errors: { name: "Type at least two characters." } });
    acknowledge();
    const drink = values.drink.value.selected_option.value;
    await call("chat.postMessage", { channel, text: `<@${user}> is called ${name}, and drinks ${drink}.` });
    return;
  }
  acknowledge();
  const { actions, channel, message, trigger_id } = interaction;
  const clicked = actions[0]?.action_id;
  if (clicked === "introduce") {
    await call("views.open", { trigger_id, view: introduction(channel?.id ?? user) });
    return;
  }
  if (clicked === "wave" && channel !== undefined && message !== undefined) {
    const text = `${message.text}\n<@${user}> waves back.`;
    await call("chat.update", { channel: channel.id, ts: message.ts, text, blocks: [section(text)] });
  }
}

const introduced = z.looseObject({
  channel: z.string(),
  values: z.looseObject({
    name: z.looseObject({ value: z.looseObject({ value: z.string() }) }),
    drink: z.looseObject({ value: z.looseObject({ selected_option: z.looseObject({ value: z.string() }) }) }),
  }),
});
