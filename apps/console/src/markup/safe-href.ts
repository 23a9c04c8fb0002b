const allowed = new Set(["http:", "https:", "mailto:"]);

/** The address that a link may lead to; undefined for one that could run a script, and for an invalid one. */
export function safeHref(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return allowed.has(protocol) ? href : undefined;
}
