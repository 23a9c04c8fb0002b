import type { ComponentChildren } from "preact";
import { useStore } from "../store/store-context.js";
import { readPermalink } from "./read-permalink.js";

const allowed = new Set(["http:", "https:", "mailto:"]);

/** The address that a link may lead to; undefined for one that could run a script, and for an invalid one. */
export function safeHref(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return allowed.has(protocol) ? href : undefined;
}

interface OutsideLinkProps {
  /** The address, as the message has it. */
  readonly to: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/**
 * A link out of a message, in a tab of its own. An address that could run a script is only shown, and a permalink of this
 * server opens here.
 */
export function OutsideLink({ to, children, ...rest }: OutsideLinkProps) {
  const { hrefTo } = useStore();
  const href = safeHref(to);
  const message = href === undefined ? undefined : readPermalink(href, location.origin);
  if (message !== undefined) {
    return (
      <a href={hrefTo({ screen: "workspace", rest: message })} {...rest}>
        {children}
      </a>
    );
  }
  if (href === undefined) return <span title="This address is not opened.">{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  );
}
