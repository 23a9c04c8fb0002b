interface JsonViewProps {
  readonly value: unknown;
  /** Read aloud. */
  readonly label: string;
}

/** A value as text, indented. A text stays as it is. */
export function JsonView({ value, label }: JsonViewProps) {
  const text = typeof value === "string" ? value : JSON.stringify(value, undefined, 2);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section class="json" tabIndex={0} aria-label={label}>
      <pre>{text}</pre>
    </section>
  );
}
