interface InlineCodeProps {
  /** A sentence of the definitions, with code between backticks. */
  readonly text: string;
}

/** A sentence whose parts between backticks are code. */
export function InlineCode({ text }: InlineCodeProps) {
  return <>{text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</>;
}

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
