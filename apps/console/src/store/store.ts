import type { ReadonlySignal } from "@preact/signals";
import type { Call } from "../control/create-call.js";
import type { Connection } from "../control/follow.js";
import type { Json } from "../json.js";
import type { Route } from "../shell/route.js";
import type { Act } from "./create-act.js";
import type { Asked } from "./create-confirm.js";
import type { Drafts } from "./create-drafts.js";
import type { EmojiState } from "./create-emoji.js";
import type { JournalState } from "./create-journal.js";
import type { Notes } from "./create-notes.js";
import type { PeopleState } from "./create-people.js";
import type { OpenPlace, WorkspaceState } from "./create-workspace.js";
import type { Channel, Person, World } from "./types.js";

/** The state of the page: what it shows, and what the server has answered. */
export interface Store {
  readonly call: Call;
  readonly route: ReadonlySignal<Route>;
  /** The item that is open on the screen of the workspace. */
  readonly place: ReadonlySignal<OpenPlace>;
  /** Goes to another place, which the history of the browser keeps. */
  go(change: Partial<Route>): void;
  /** Address of another place. */
  hrefTo(change: Partial<Route>): string;
  readonly connection: ReadonlySignal<Connection>;
  /** Whether the server wants its control token again. */
  readonly isLocked: ReadonlySignal<boolean>;
  readonly worlds: ReadonlySignal<readonly World[]>;
  /** Whether the server has no world with the name in the address. */
  readonly isMissing: ReadonlySignal<boolean>;
  readonly people: PeopleState;
  /** The person whose eyes one sees with. */
  readonly me: ReadonlySignal<Person | undefined>;
  readonly workspace: WorkspaceState;
  /** Conversations of the person, by identifier. */
  readonly channels: ReadonlySignal<ReadonlyMap<string, Channel>>;
  readonly journal: JournalState;
  readonly notes: Notes;
  readonly act: Act;
  readonly emoji: EmojiState;
  /** The question to the person before an element is used. Undefined if nothing. */
  readonly asked: ReadonlySignal<Asked | undefined>;
  /** Asks the person by the confirmation dialog of an element. */
  confirm(dialog: Json): Promise<boolean>;
  /** Values that were entered into a modal that is not submitted yet. */
  readonly drafts: Drafts;
}
