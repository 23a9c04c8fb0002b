import { computed, effect, signal, untracked } from "@preact/signals";
import { type Call, ControlError, createCall } from "../control/create-call.js";
import type { ServerEvent } from "../control/create-sse-parser.js";
import { type Connection, follow } from "../control/follow.js";
import { canAct } from "../parts/other-eyes.js";
import { printRoute, type Route, readRoute } from "../shell/route.js";
import { type Actor, createAct } from "./create-act.js";
import { createConfirm } from "./create-confirm.js";
import { createDrafts } from "./create-drafts.js";
import { createEmoji } from "./create-emoji.js";
import { createJournal } from "./create-journal.js";
import { createNotes } from "./create-notes.js";
import { createPeople } from "./create-people.js";
import { createRefresher } from "./create-refresher.js";
import { createWorkspace, type OpenPlace } from "./create-workspace.js";
import type { Store } from "./store.js";
import type { Entry, Person, World } from "./types.js";

/** Creates the state of the page, and begins to follow the server. */
export function createStore(): Store {
  const isLocked = signal(false);
  const connection = signal<Connection>("connecting");
  const route = signal(readRoute(location.hash));
  const notes = createNotes();
  addEventListener("hashchange", () => {
    route.value = readRoute(location.hash);
    notes.settle();
  });
  const world = computed(() => route.value.world);
  const call = lockable(createCall(), () => {
    isLocked.value = true;
  });
  const worlds = signal<readonly World[]>([]);
  const worldList = createRefresher(async () => {
    worlds.value = (await call("world.list", {})).worlds;
  });
  const journal = createJournal();
  const people = createPeople(call, () => world.value);
  const me = computed(() => {
    const { as, workspace: picked } = route.value;
    const acting = people.all.value.filter(canAct);
    const isThere = ({ workspaces }: Person) => picked === undefined || workspaces.includes(picked);
    return people.byId.value.get(as ?? "") ?? acting.find(isThere) ?? acting[0];
  });
  const actor = computed<Actor | undefined>(() => {
    const { world: name, workspace: picked } = route.value;
    return me.value && { person: me.value.id, world: name, ...(picked !== undefined && { workspace: picked }) };
  });
  const place = computed(() => placeOf(route.value));
  const workspace = createWorkspace({ call, actor: () => actor.value, place: () => place.value });
  const refreshAll = () => {
    for (const each of [worldList, people, workspace]) each.now().catch(() => undefined);
  };
  const receive = (event: ServerEvent) => {
    if (event.type === "gap") journal.clear();
    if (event.type === "notice") return hear(JSON.parse(event.data) as Notice);
    if (event.type !== "exchange" && event.type !== "delivery") return;
    // The server writes entries by their definition.
    const entry = JSON.parse(event.data) as Entry;
    journal.add(entry);
    if (entry.changes.some(({ kind }) => /user|installation/i.test(kind))) people.soon();
    workspace.soon();
  };
  const hear = ({ by }: Notice) => {
    if (clearing.has(by)) journal.clear();
    if (by === "time") workspace.soon();
    else refreshAll();
  };
  effect(() => {
    const followed = world.value;
    untracked(() => {
      journal.clear();
      refreshAll();
    });
    return follow({
      world: followed,
      onEvent: receive,
      onConnection: (state) => {
        if (state === "live") refreshAll();
        // The world may be gone.
        if (state === "offline") worldList.now().catch(() => undefined);
        connection.value = state;
      },
    });
  });
  // What was read for another place or person is not shown here.
  const shown = computed(() =>
    JSON.stringify([place.value.channel, place.value.thread, place.value.home, actor.value]),
  );
  effect(() => {
    if (shown.value === "") return;
    untracked(() => {
      workspace.leave();
      workspace.now().catch(() => undefined);
    });
  });
  return {
    call,
    route,
    place,
    go: (change) => {
      location.hash = printRoute({ ...route.value, ...change });
    },
    hrefTo: (change) => printRoute({ ...route.value, ...change }),
    connection,
    isLocked,
    worlds,
    isMissing: computed(() => worlds.value.length > 0 && worlds.value.every(({ name }) => name !== world.value)),
    people,
    me,
    workspace,
    channels: computed(() => new Map(workspace.seen.value?.channels.map((channel) => [channel.id, channel]))),
    journal,
    notes,
    ...createConfirm(),
    drafts: createDrafts(),
    emoji: createEmoji(),
    act: createAct({ call, actor: () => actor.value, notes, onActed: () => workspace.now().catch(() => undefined) }),
  };
}

/** A change outside of the journal. */
interface Notice {
  readonly world: string;
  readonly by: string;
}

/** Operations after which the journal of the world is empty. */
const clearing = new Set(["world.reset", "world.load", "journal.clear"]);

function placeOf({ screen, rest: [first, second, third] }: Route): OpenPlace {
  if (screen !== "workspace" || first === undefined) return {};
  if (first === "home") return second === undefined ? {} : { home: second };
  return {
    channel: first,
    ...(second !== undefined && { thread: second }),
    ...(third !== undefined && { named: third }),
  };
}

/** Calls that notice when the server wants its control token again. */
function lockable(call: Call, onLocked: () => void): Call {
  return async (method, sent) => {
    try {
      return await call(method, sent);
    } catch (error) {
      if (error instanceof ControlError && error.code === "not_allowed") onLocked();
      throw error;
    }
  };
}
