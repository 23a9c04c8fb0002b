interface InlineCodeProps {
  /** A sentence of the definitions, with code between backticks. */
  readonly text: string;
}

/** A sentence whose parts between backticks are code. */
export function InlineCode({ text }: InlineCodeProps) {
  return <>{text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</>;
}
