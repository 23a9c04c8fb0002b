import type { Entry } from "../store/types.js";
import { findReference } from "./find-reference.js";

interface ReferenceProps {
  readonly entry: Entry;
}

/** Where the reference describes what was called. */
export function Reference({ entry }: ReferenceProps) {
  const href = findReference(entry);
  if (href === undefined) return null;
  return (
    <a class="button small quiet" href={href}>
      Reference
    </a>
  );
}

/** The rule by which the server decided, with a link to what the reference says of the code. */
export function Rule({ entry }: ReferenceProps) {
  const { because } = entry;
  if (because === undefined) return null;
  const href = findReference(entry);
  const rule = <code>{because.rule}</code>;
  return <p>{href === undefined ? rule : <a href={href}>{rule}</a>}</p>;
}
