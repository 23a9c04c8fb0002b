import { idPrefixes } from "../generated/service.js";
import type { Id, Ids } from "../values/ids.js";
import type { AnySection } from "./section/section.js";
import type { WorldContext } from "./section/world-context.js";
import type { WorldIds } from "./section/world-ids.js";
import { worldSections } from "./sections.js";

/** Assigns an ID to every item. */
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
