import { textAt } from "../json.js";
import { Emoji, EmojiText } from "../markup/emoji.js";
import { safeHref } from "../markup/outside-link.js";
import type { ElementProps } from "./surface.js";
import { useElement } from "./use-element.js";

/** A button. One with an address opens it, too. */
export function ButtonElement(props: ElementProps) {
  const { element } = props;
  const { isBusy, click } = useElement(props);
  const href = safeHref(textAt(element, "url"));
  const text = textAt(element, "text", "text");
  const name = `button small ${textAt(element, "style")}`;
  const label = textAt(element, "accessibility_label") || undefined;
  if (href !== undefined)
    return (
      <a
        class={name}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
        onClick={() => void click()}
      >
        <PlainText text={text} />
      </a>
    );
  return (
    <button
      type="button"
      class={name}
      aria-label={label}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      onClick={() => void click()}
    >
      <PlainText text={text} />
    </button>
  );
}

interface PlainTextProps {
  readonly text: string;
}

/** A plain text, in which only emoji are drawn. */
export function PlainText({ text }: PlainTextProps) {
  const parts = text.split(/(:[a-z0-9_+'-]+:)/);
  return (
    <>
      {parts.map((part) =>
        /^:[a-z0-9_+'-]+:$/.test(part) ? <Emoji name={part.slice(1, -1)} /> : <EmojiText text={part} />,
      )}
    </>
  );
}

/** Two buttons with which people say what they think of an answer. */
export function FeedbackElement(props: ElementProps) {
  const { element } = props;
  const { isBusy, click } = useElement(props);
  return (
    <span class="feedback">
      {(["positive_button", "negative_button"] as const).map((key) => (
        <button
          key={key}
          type="button"
          class="button small"
          aria-disabled={isBusy}
          aria-label={textAt(element, key, "accessibility_label") || undefined}
          onClick={() => void click(textAt(element, key, "value") || textAt(element, key, "text", "text"))}
        >
          <PlainText text={textAt(element, key, "text", "text")} />
        </button>
      ))}
    </span>
  );
}
