import { Mrkdwn } from "../markup/marks.js";

/** Writes Markdown with the markup of messages. Headings become bold lines, and items of lists begin with a dot. */
export function toMrkdwn(markdown: string): string {
  return markdown
    .split(/(```[\s\S]*?```|`[^`\n]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : convert(part)))
    .join("");
}

function convert(text: string): string {
  return text
    .replace(/^#{1,6} +([^\n]+)$/gm, "**$1**")
    .replace(/^(\s*)[-*+] +/gm, "$1• ")
    .replace(/\[([^\]\n]{1,500})\]\(([^()\s]{1,2000})\)/g, "<$2|$1>")
    .replace(/~~([^~\n]+)~~/g, "~$1~")
    .replace(/(?<![*\w])\*([^*\n]+)\*(?![*\w])/g, "_$1_")
    .replace(/\*\*([^*\n]+)\*\*/g, "*$1*");
}

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
