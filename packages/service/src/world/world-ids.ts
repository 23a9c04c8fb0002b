import { idPrefixes } from "../generated/service.js";
import type { Id, Ids } from "../values/ids.js";
import type { AnySection } from "./section.js";
import { worldSections } from "./sections.js";
import type { WorldContext } from "./world-context.js";

/** The identifiers of a world's items: those that the file gives, and new ones for the rest. */
export interface WorldIds {
  /** Absent for a lone workspace. */
  readonly organization?: Id;
  /** Of the item at an index of its section. */
  at(subject: string, index: number): Id;
  /** Of the item that a reference means. */
  of(subject: string, reference: string): Id;
  /** The identifier that the file gives, or a new one; for what nothing refers to. */
  given(id: string | undefined, prefix: string): Id;
  /** Of the workspace that is meant where none is named. */
  workspace(reference: string | undefined): Id;
}

/** Gives every item an identifier. */
export function createWorldIds({ items, names, organization }: WorldContext, ids: Ids): WorldIds {
  const all = new Map<string, readonly Id[]>();
  for (const section of worldSections as readonly AnySection[]) {
    const { named } = section;
    if (named === undefined) continue;
    const own: readonly { readonly id?: string }[] = items(section);
    all.set(
      named.subject,
      own.map((item) => item.id ?? ids.id(named.prefix(item))),
    );
  }
  const at = (subject: string, index: number): Id => {
    const id = all.get(subject)?.[index];
    if (id === undefined) throw new Error(`the world has no ${subject} ${index}`);
    return id;
  };
  const of = (subject: string, reference: string): Id => at(subject, names.lookup(subject, reference)[0] ?? -1);
  return {
    ...(organization && { organization: organization.id ?? ids.id(idPrefixes.organization) }),
    at,
    of,
    given: (id, prefix) => id ?? ids.id(prefix),
    workspace: (reference) =>
      reference === undefined ? at("workspace", names.defaultWorkspace) : of("workspace", reference),
  };
}
