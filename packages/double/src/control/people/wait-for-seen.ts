import { inspect, types } from "node:util";
import { type Message, messageSchema } from "@rollcall/api/webapi";
import { didYouMean } from "@rollcall/checked-yaml/words";
import { memberNames, type Schema, withoutZod } from "@rollcall/webapi-core";
import type { ControlOutcome } from "../../control-refusal.js";
import {
  type Methods,
  type SeenMessage,
  type SeenView,
  seenMessageSchema,
  seenViewSchema,
} from "../../generated/control/index.js";
import { printEntryLine } from "../../journal/print-entry.js";
import { toEntry } from "../../journal/to-entry.js";
import { matchesText, matchesValues } from "../../match-values.js";
import type { World } from "../../worlds/world.js";
import type { Controlled } from "../controlled.js";

/** The person who waits, and the place. */
export type Waiting = Pick<
  Methods["people.waitFor"]["arguments"],
  "person" | "workspace" | "world" | "channel" | "thread" | "after"
>;

/** Members with names of their own, without those of any name. */
type Named<T> = { readonly [K in keyof T as string extends K ? never : K]: T[K] };

/** The values that a message or a view can have. */
type Shown<Seen> = Seen extends SeenMessage ? Message & Named<Seen> : Seen;

/**
 * The values that a message or a view has, by name. A name with dots reaches into an object. `text` of a message is a part of its
 * text, and other values are whole. A regular expression matches a text.
 */
type SeenValues<Seen> = {
  readonly [K in keyof Shown<Seen>]?:
    | Shown<Seen>[K]
    | ([Extract<Shown<Seen>[K], string>] extends [never] ? never : RegExp)
    | undefined;
} & { readonly [path: `${string}.${string}`]: unknown };

/**
 * The message or the view that is waited for: a function, values by name, or a text. A text is a part of a message, or the
 * identifier, `callback_id` or title of a view, or `home`. A regular expression matches the text or the title.
 */
export type SeenTest<Seen> = ((seen: Seen) => boolean) | string | RegExp | SeenValues<Seen>;

/** A test for what comes, and the duration of the wait. */
export interface SeenMatch<Seen> {
  readonly test: SeenTest<Seen>;
  /** Maximum wait in milliseconds of machine time. Default: 5,000. */
  readonly timeoutMs: number | undefined;
}

/**
 * Waits until a person sees something.
 * @throws ControlError when the time is over
 */
export interface Waits {
  message(sent: Waiting, match: SeenMatch<SeenMessage>): Promise<SeenMessage>;
  view(sent: Waiting, match: SeenMatch<SeenView>): Promise<SeenView>;
}

/** A kind of thing that a person sees. */
interface SeenKind<Seen> {
  readonly noun: string;
  /** The schemas that have its values. */
  readonly schemas: readonly Schema<object>[];
  readonly hasText: (seen: Seen, text: string | RegExp) => boolean;
}

/** The kinds of things that people wait for. */
export const seenKinds: { readonly message: SeenKind<SeenMessage>; readonly view: SeenKind<SeenView> } = {
  message: {
    noun: "message",
    schemas: [seenMessageSchema, messageSchema],
    hasText: (message, wanted) => matchesText(message.text, wanted),
  },
  view: {
    noun: "view",
    schemas: [seenViewSchema],
    hasText: ({ id, type, title = "", callback_id: callbackId }, wanted) =>
      typeof wanted === "string" ? [id, type, title, callbackId].includes(wanted) : matchesText(title, wanted),
  },
};

/** The function of a test. Refuses a test that nothing can match. `place`: pointer to it in the arguments. */
export function toMatcher<Seen extends object>(
  kind: SeenKind<Seen>,
  test: SeenTest<Seen>,
  place = "/test",
): ControlOutcome<{ readonly matches: (seen: Seen) => boolean }> {
  if (typeof test === "function") return { ok: true, matches: test };
  if (typeof test === "string" || types.isRegExp(test))
    return { ok: true, matches: (seen) => kind.hasText(seen, test) };
  const messages = findWrong(kind, test, place);
  if (messages.length > 0) return { ok: false, error: "invalid_arguments", response_metadata: { messages } };
  const { text, ...rest }: Readonly<Record<string, unknown>> = test;
  if (typeof text !== "string") return { ok: true, matches: (seen) => matchesValues(seen, test) };
  return { ok: true, matches: (seen) => kind.hasText(seen, text) && matchesValues(seen, rest) };
}

/** Says what is wrong with wanted values: JavaScript and other languages pass what the types refuse. */
function findWrong<Seen>({ noun, schemas }: SeenKind<Seen>, test: unknown, place: string): readonly string[] {
  if (typeof test !== "object" || test === null || Array.isArray(test))
    return [
      `[ERROR] expected a function, a text, or values of the ${noun} by name, not ${show(test)} [json-pointer:${place}]`,
    ];
  const known = schemas.flatMap(memberNames);
  return Object.entries(test).flatMap(([path, value]) => {
    const [name = ""] = path.split(".");
    const pointer = `[json-pointer:${place}/${path}]`;
    if (!known.includes(name)) return `[ERROR] a ${noun} has no ${name}${didYouMean(name, known)} ${pointer}`;
    const isLeftOpen = value === undefined || name !== path || types.isRegExp(value);
    const schema = schemas.find((each) => memberNames(each).includes(name));
    const issues = isLeftOpen ? [] : schema?.(withoutZod).safeParse({ [name]: value }).error?.issues;
    const isNever = issues?.some((issue) => issue.path[0] === name) === true;
    return isNever ? `[ERROR] a ${noun} never has ${show(value)} as its ${name} ${pointer}` : [];
  });
}

function show(value: unknown): string {
  return inspect(value, { depth: 1, breakLength: Number.POSITIVE_INFINITY });
}

/** The messages and views that a person sees at a moment. */
interface Sight {
  readonly messages: readonly SeenMessage[];
  readonly views: readonly SeenView[];
}

/** The wait of a person. */
export interface SeenWait<Found> {
  /** User name of the person, for sentences. */
  readonly who: string;
  /** The kind of thing that the person waits for, for sentences. */
  readonly what: "message" | "view";
  /** Looks at what there is now. */
  readonly look: () => Promise<ControlOutcome<Sight>>;
  readonly find: (sight: Sight) => Found | undefined;
  /** Maximum wait in milliseconds of machine time. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

type Followed = Pick<Controlled, "journal" | "notices" | "stopping">;

/**
 * The first thing that a person sees and that matches, now or after a change of the world. Refuses when the time is over,
 * with what the person saw and what happened.
 */
export async function waitForSeen<Found extends object>(
  world: World,
  followed: Followed,
  wait: SeenWait<Found>,
): Promise<ControlOutcome<{ readonly found: Found }>> {
  const { look, find, timeoutMs, signal } = wait;
  const changes = followChanges(world, followed, { timeoutMs, ...(signal && { signal }) });
  try {
    for (;;) {
      const sight = await look();
      if (!sight.ok) return sight;
      const found = find(sight);
      if (found !== undefined) return { ok: true, found };
      if (!(await changes.next())) return timedOut(world, followed, wait, sight);
    }
  } finally {
    changes.stop();
  }
}

/** The changes of a world. */
interface Changes {
  /** Resolves after the next change, or one that has happened since the last call: true; or false when the time is over. */
  next(): Promise<boolean>;
  stop(): void;
}

/** Follows the changes of a world, for a time of the machine or until the server stops. */
export function followChanges(
  { name }: World,
  { journal, notices, stopping }: Followed,
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal?: AbortSignal },
): Changes {
  let isChanged = false;
  let isOver = false;
  let waiting = Promise.withResolvers<void>();
  const note = (changed: string) => {
    if (changed !== name) return;
    isChanged = true;
    waiting.resolve();
  };
  const end = () => {
    isOver = true;
    waiting.resolve();
  };
  const timer = setTimeout(end, timeoutMs);
  const ends = [signal, stopping].filter((each) => each !== undefined);
  for (const each of ends) each.addEventListener("abort", end, { once: true });
  const [unsubscribe, unnotice] = [
    journal.subscribe(({ world }) => note(world)),
    notices.subscribe(({ world }) => note(world)),
  ];
  return {
    next: async () => {
      if (!isChanged && !isOver) await waiting.promise;
      const isNext = isChanged;
      isChanged = false;
      waiting = Promise.withResolvers();
      return isNext && !(isOver && ends.some(({ aborted }) => aborted));
    },
    stop: () => {
      unsubscribe();
      unnotice();
      clearTimeout(timer);
      for (const each of ends) each.removeEventListener("abort", end);
    },
  };
}

/** Counts the changes of worlds. The count of a world is text, which names its state. */
export function countChanges({ journal, notices }: Followed): (world: Pick<World, "name">) => string {
  const counts = new Map<string, number>();
  const count = ({ world }: { readonly world: string }) => void counts.set(world, (counts.get(world) ?? 0) + 1);
  journal.subscribe(count);
  notices.subscribe(count);
  return ({ name }) => String(counts.get(name) ?? 0);
}

/** Numbers of messages, views and entries of the journal that a refusal lists. */
const listed = { seen: 5, entries: 10 };
const maxShown = 60;

function timedOut<Found>(
  { name }: World,
  { journal }: Followed,
  { who, what, timeoutMs }: SeenWait<Found>,
  { messages, views }: Sight,
): ControlOutcome<never> {
  const all = what === "message" ? messages.map(printMessage) : views.map(printView);
  const shown = all.slice(-listed.seen);
  const count = shown.length < all.length ? `last of ${all.length} ${what}s` : `${what}s`;
  const saw = all.length === 0 ? `${who} saw no ${what}s at all.` : `${who} saw the ${count}:\n${shown.join("\n")}`;
  const entries = journal.list({ world: name }).slice(-listed.entries);
  const happened = entries.map((entry) => `  ${printEntryLine(toEntry(entry))}`);
  const journaled = entries.length === 0 ? "The journal is empty." : `The journal ends with:\n${happened.join("\n")}`;
  const detail = `No ${what} matched within ${timeoutMs} ms. ${saw}\n${journaled}`;
  return { ok: false, error: "timed_out", detail };
}

function printMessage({ channel, ts, user, text, thread_ts: thread }: SeenMessage): string {
  const cut = text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
  const place = [channel, ts, ...(thread === undefined || thread === ts ? [] : [`in thread ${thread}`])].join(" ");
  return `  ${JSON.stringify(cut)}${user === undefined ? "" : ` by ${user}`} (${place})`;
}

function printView({ id, type, title, callback_id: callbackId }: SeenView): string {
  const names = [title === undefined ? [] : JSON.stringify(title), callbackId ?? []].flat();
  return `  ${[type, id, ...names].join(" ")}`;
}
