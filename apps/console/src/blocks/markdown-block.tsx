import { Mrkdwn } from "../markup/marks.js";
import { toMrkdwn } from "../markup/to-mrkdwn.js";

interface MarkdownBlockProps {
  readonly text: string;
}

/** A text in Markdown. */
export function MarkdownBlock({ text }: MarkdownBlockProps) {
  return (
    <div>
      <Mrkdwn text={toMrkdwn(text)} />
    </div>
  );
}
