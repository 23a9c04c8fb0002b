import { hasDocs } from "../control/mounts.js";
import { OutsideLink } from "../markup/outside-link.js";
import type { Entry } from "../store/types.js";
import { findReference, findRule } from "./find-reference.js";

interface ReferenceProps {
  readonly entry: Entry;
}

/** A link to the description of the called method or route. */
export function Reference({ entry }: ReferenceProps) {
  const href = findReference(entry);
  if (href === undefined || !hasDocs()) return null;
  return (
    <a class="button small quiet" href={href}>
      Reference
    </a>
  );
}

/** The rule by which the server decided, with a link to it. Sections of RFCs open in another tab. */
export function Rule({ entry }: ReferenceProps) {
  const { reason } = entry;
  if (reason === undefined) return null;
  const href = findRule(entry);
  const rule = <code>{reason.rule}</code>;
  const isOwn = href?.startsWith("/") === true;
  if (href === undefined || (isOwn && !hasDocs())) return <p>{rule}</p>;
  return <p>{isOwn ? <a href={href}>{rule}</a> : <OutsideLink to={href}>{rule}</OutsideLink>}</p>;
}
