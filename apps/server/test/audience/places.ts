import type { World } from "@rollcall/service/world";

/** The place of an event: a conversation, or nothing but a workspace. */
export interface Place {
  readonly id: string;
  /** Kind of the conversation as subscriptions state it. A session counts as private. */
  readonly kind?: "public" | "private" | "mpim" | "im";
  readonly workspaces: readonly string[];
  /** Users and bots of the conversation. */
  readonly members: readonly string[];
}

const members = ["mia", "inside", "wide", "labbot"];
const everybody = [...members, "pia"];
const hq = ["hq"];
const shared = ["hq", "labs", "partner"];

/** Places by what is special about them. */
export const places = {
  workspace: { id: "", workspaces: hq, members: [] },
  public: { id: "C1", kind: "public", workspaces: hq, members },
  "archived public": { id: "C2", kind: "public", workspaces: hq, members },
  "shared public": { id: "C3", kind: "public", workspaces: shared, members: everybody },
  private: { id: "C4", kind: "private", workspaces: hq, members },
  "archived private": { id: "C5", kind: "private", workspaces: hq, members },
  "shared private": { id: "C6", kind: "private", workspaces: shared, members: everybody },
  session: { id: "C7", kind: "private", workspaces: hq, members },
  mpim: { id: "C8", kind: "mpim", workspaces: hq, members },
  "opened mpim": { id: "", kind: "mpim", workspaces: hq, members: ["mia", "inside"] },
  im: { id: "D1", kind: "im", workspaces: hq, members: ["mia", "inside"] },
} as const satisfies Readonly<Record<string, Place>>;

export type PlaceName = keyof typeof places;

/** Conversations of the places. */
export const channels: NonNullable<World["channels"]> = [
  { id: "C1", kind: "public", name: "open", creator: "mia", members },
  { id: "C2", kind: "public", name: "attic", creator: "mia", archived: true, members },
  { id: "C3", kind: "public", name: "joint", creator: "mia", shared_with: ["labs", "partner"], members: everybody },
  { id: "C4", kind: "private", name: "board", creator: "mia", members },
  { id: "C5", kind: "private", name: "cellar", creator: "mia", archived: true, members },
  { id: "C6", kind: "private", name: "deal", creator: "mia", shared_with: ["labs", "partner"], members: everybody },
  { id: "C7", kind: "session", name: "session", creator: "mia", members },
  { id: "C8", kind: "mpim", members },
  { id: "D1", kind: "im", between: ["mia", "inside"] },
];
