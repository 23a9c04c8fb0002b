import { type ReadonlySignal, signal } from "@preact/signals";
import { type Call, ControlError } from "../control/create-call.js";
import type { Actor } from "./create-act.js";
import { createRefresher, type Refresher } from "./create-refresher.js";
import type { Message, SeenWorkspace, View } from "./types.js";

/**
 * The messages that are known, with the latest page in place of its period. If the page begins after all that is known,
 * messages in between are missing, and only the page is kept.
 */
export function joinPages(known: readonly Message[], page: readonly Message[]): readonly Message[] {
  const [first] = page;
  const last = known.at(-1);
  if (first === undefined || last === undefined || first.ts > last.ts) return page;
  return [...known.filter(({ ts }) => ts < first.ts), ...page];
}

/** The item that is open on the screen of the workspace. */
export interface OpenPlace {
  /** Identifier of a conversation. */
  readonly channel?: string;
  /** `ts` of the message that begins a thread. */
  readonly thread?: string;
  /** `ts` of the message of the thread that a link names. */
  readonly named?: string;
  /** Identifier of the bot whose home is open. */
  readonly home?: string;
}

/** The view of the workspace that the person has. */
export interface WorkspaceState extends Refresher {
  readonly seen: ReadonlySignal<SeenWorkspace | undefined>;
  /** Messages of the open conversation, oldest first. Undefined until they are read. */
  readonly messages: ReadonlySignal<readonly Message[] | undefined>;
  readonly hasOlder: ReadonlySignal<boolean>;
  loadOlder(): Promise<void>;
  /** Messages of the open thread. */
  readonly replies: ReadonlySignal<readonly Message[] | undefined>;
  /** Open modals, the latest first. */
  readonly views: ReadonlySignal<readonly View[]>;
  /** The home that is open. Undefined if the app has published none. */
  readonly home: ReadonlySignal<View | undefined>;
  /** The reason why the open place cannot be shown. Empty if it can. */
  readonly problem: ReadonlySignal<string>;
  /** Shows another place, whose messages are not read yet. */
  leave(): void;
}

const pageLength = 60;
/** Most messages that one look reads. */
const maxSeen = 200;

/** The parts that the state of a workspace needs. */
interface Watching {
  readonly call: Call;
  readonly actor: () => Actor | undefined;
  readonly place: () => OpenPlace;
}

export function createWorkspace({ call, actor, place }: Watching): WorkspaceState {
  const seen = signal<SeenWorkspace | undefined>(undefined);
  const messages = signal<readonly Message[] | undefined>(undefined);
  const hasOlder = signal(false);
  const replies = signal<readonly Message[] | undefined>(undefined);
  const views = signal<readonly View[]>([]);
  const home = signal<View | undefined>(undefined);
  const problem = signal("");
  // A reading that began at another place has nothing to say here.
  let visit = 0;
  let isLoadingOlder = false;

  const readChannel = async (who: Actor, channel: string, isHere: () => boolean) => {
    const limit = Math.min(Math.max(pageLength, messages.value?.length ?? 0), maxSeen);
    const page = await call("people.see", { ...who, channel, limit });
    if (!isHere()) return;
    const joined = joinPages(messages.value ?? [], page.messages);
    if (joined[0]?.ts === page.messages[0]?.ts) hasOlder.value = page.messages.length >= limit;
    messages.value = joined;
    views.value = page.views;
  };
  const readThread = async (who: Actor, { channel, thread }: OpenPlace, isHere: () => boolean) => {
    if (channel === undefined || thread === undefined) return;
    const page = await call("people.see", { ...who, channel, thread, limit: maxSeen });
    if (isHere()) replies.value = page.messages;
  };
  const readHome = async (who: Actor, bot: string, isHere: () => boolean) => {
    const app = await call("people.seeApp", { ...who, bot });
    if (!isHere()) return;
    home.value = app.home;
    views.value = app.view === undefined ? [] : [app.view];
  };
  const readPlace = async (who: Actor, isHere: () => boolean) => {
    const open = place();
    if (open.home !== undefined) return readHome(who, open.home, isHere);
    if (open.channel === undefined) return;
    await Promise.all([readChannel(who, open.channel, isHere), readThread(who, open, isHere)]);
  };
  const refresher = createRefresher(async () => {
    const who = actor();
    const begun = visit;
    const isHere = () => begun === visit;
    if (who === undefined) return;
    const said = (error: Error) => error.message;
    const [around, refusal] = await Promise.all([
      call("people.seeWorkspace", who).catch((error: Error) => {
        // Without an answer, what was seen stays.
        if (error instanceof ControlError && error.code !== "unreachable") return said(error);
        throw error;
      }),
      readPlace(who, isHere).then(() => "", said),
    ]);
    if (!isHere()) return;
    const isRefused = typeof around === "string";
    problem.value = isRefused ? around : refusal;
    seen.value = isRefused ? undefined : around;
  });
  return {
    ...refresher,
    ...{ seen, messages, hasOlder, replies, views, home, problem },
    leave: () => {
      visit += 1;
      messages.value = undefined;
      replies.value = undefined;
      hasOlder.value = false;
      home.value = undefined;
      views.value = [];
      problem.value = "";
    },
    loadOlder: async () => {
      const [who, { channel }, before] = [actor(), place(), messages.value?.[0]?.ts];
      const begun = visit;
      if (who === undefined || channel === undefined || before === undefined || !hasOlder.value) return;
      if (isLoadingOlder) return;
      isLoadingOlder = true;
      const page = await call("people.see", { ...who, channel, before, limit: maxSeen }).finally(() => {
        isLoadingOlder = false;
      });
      if (begun !== visit) return;
      hasOlder.value = page.messages.length >= maxSeen;
      messages.value = [...page.messages, ...(messages.value ?? [])];
    },
  };
}
