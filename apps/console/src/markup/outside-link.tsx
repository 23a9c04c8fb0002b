import type { ComponentChildren } from "preact";
import { safeHref } from "./safe-href.js";

interface OutsideLinkProps {
  /** The address, as the message has it. */
  readonly to: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A link out of a message, in a tab of its own. An address that could run a script is only shown. */
export function OutsideLink({ to, children, ...rest }: OutsideLinkProps) {
  const href = safeHref(to);
  if (href === undefined) return <span title="This address is not opened.">{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  );
}
