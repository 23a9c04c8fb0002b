import type { World } from "./format/world.js";

/** What a reference of a world file can mean. */
export type Subject = "workspace" | "user" | "channel" | "group" | "app" | "list" | "file" | "canvas";

/** What the items of a world file are called. */
export interface Names {
  /** Indexes of the items that answer to a name or an id, without regard to case. */
  lookup(subject: Subject, reference: string): readonly number[];
  /** Every name of the subject, as the file spells it. */
  known(subject: Subject): readonly string[];
  /** Index of the workspace that is meant where none is named. */
  readonly defaultWorkspace: number;
}

/** Reads the names of all items once. */
export function createNames(world: World): Names {
  const workspaces = register(world.workspaces.map(({ domain, id }) => [domain, id]));
  const found = world.organization && workspaces.lookup(world.organization.default_workspace)[0];
  const defaultWorkspace = found ?? 0;
  const home = world.workspaces[defaultWorkspace]?.domain ?? "";
  const registers = {
    workspace: workspaces,
    user: register((world.users ?? []).map(({ userName, id }) => [userName, id])),
    channel: register((world.channels ?? []).map((channel) => channelNames(channel, home))),
    group: register((world.groups ?? []).map(({ displayName, id }) => [displayName, id])),
    app: register((world.apps ?? []).map(({ name, id }) => [name, id])),
    canvas: register((world.canvases ?? []).map(({ title, id }) => [title, id])),
    file: register((world.files ?? []).map(({ name, id }) => [name, id])),
    list: register((world.lists ?? []).map(({ name, id }) => [name, id])),
  } satisfies Record<Subject, Register>;
  return {
    defaultWorkspace,
    lookup: (subject, reference) => registers[subject].lookup(reference),
    known: (subject) => registers[subject].known,
  };
}

function channelNames(channel: NonNullable<World["channels"]>[number], home: string): readonly (string | undefined)[] {
  if (channel.kind === "dm") return [channel.id];
  return [channel.name, `${channel.workspace ?? home}/${channel.name}`, channel.id];
}

interface Register {
  readonly known: readonly string[];
  lookup(reference: string): readonly number[];
}

function register(items: readonly (readonly (string | undefined)[])[]): Register {
  const indexes = new Map<string, number[]>();
  for (const [index, names] of items.entries()) {
    for (const name of new Set(names.filter((each) => each !== undefined).map((each) => each.toLowerCase()))) {
      const those = indexes.get(name);
      if (those === undefined) indexes.set(name, [index]);
      else those.push(index);
    }
  }
  return {
    known: items.flat().filter((name) => name !== undefined),
    lookup: (reference) => indexes.get(reference.toLowerCase()) ?? [],
  };
}
