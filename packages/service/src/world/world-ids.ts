import { idPrefixes } from "../generated/service.js";
import type { Ids } from "../ids.js";
import type { Id } from "../organizations/organization.js";
import type { World } from "./format/world.js";
import type { Names, Subject } from "./names.js";

/** The identifiers of a world's items: those that the file gives, and new ones for the rest. */
export interface WorldIds {
  /** Absent for a lone workspace. */
  readonly organization?: Id;
  /** Of the item at an index of its section. */
  at(subject: Subject, index: number): Id;
  /** Of the item that a reference means. */
  of(subject: Subject, reference: string): Id;
  /** Of a section of a canvas: the one that the file gives, else a new one. */
  section(id: Id | undefined): Id;
  /** The identifier that the file gives, or a new one; for what nothing refers to. */
  given(id: string | undefined, prefix: string): Id;
  /** Of the workspace that is meant where none is named. */
  workspace(reference: string | undefined): Id;
}

const channelPrefixes = {
  public: idPrefixes.channel,
  private: idPrefixes.privateChannel,
  dm: idPrefixes.dm,
  session: idPrefixes.channel,
} as const;

/** Gives every item an identifier. */
export function createWorldIds(world: World, names: Names, ids: Ids): WorldIds {
  const each = (items: readonly { readonly id?: string | undefined }[] | undefined, prefix: string): readonly Id[] =>
    (items ?? []).map(({ id }) => id ?? ids.id(prefix));
  const all: Record<Subject, readonly Id[]> = {
    workspace: each(world.workspaces, idPrefixes.workspace),
    user: each(world.users, idPrefixes.user),
    channel: (world.channels ?? []).map(({ id, kind }) => id ?? ids.id(channelPrefixes[kind])),
    group: each(world.groups, idPrefixes.group),
    app: each(world.apps, idPrefixes.app),
    file: each(world.files, idPrefixes.file),
    list: each(world.lists, idPrefixes.list),
    canvas: each(world.canvases, idPrefixes.canvas),
  };
  const at = (subject: Subject, index: number): Id => {
    const id = all[subject][index];
    if (id === undefined) throw new Error(`the world has no ${subject} ${index}`);
    return id;
  };
  const of = (subject: Subject, reference: string): Id => at(subject, names.lookup(subject, reference)[0] ?? -1);
  return {
    ...(world.organization && { organization: world.organization.id ?? ids.id(idPrefixes.organization) }),
    at,
    of,
    given: (id, prefix) => id ?? ids.id(prefix),
    section: (id) => id ?? ids.id(idPrefixes.canvasSection),
    workspace: (reference) =>
      reference === undefined ? at("workspace", names.defaultWorkspace) : of("workspace", reference),
  };
}
