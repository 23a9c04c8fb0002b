import { Blocks } from "../blocks/blocks.js";
import { Picture } from "../blocks/picture.js";
import { Element } from "../elements/element.js";
import type { Surface } from "../elements/surface.js";
import { type Json, objectsAt, textAt } from "../json.js";
import { Mrkdwn } from "../markup/marks.js";
import { OutsideLink } from "../markup/outside-link.js";
import type { Message } from "../store/types.js";

interface AttachmentsProps {
  readonly message: Message;
  readonly surface: Surface;
}

/** The attachments of a message: blocks, texts with fields, and previews of links. */
export function Attachments({ message, surface }: AttachmentsProps) {
  return (
    <>
      {objectsAt(message, "attachments").map((attachment, index) => (
        <Attachment key={textAt(attachment, "id") || index} attachment={attachment} surface={surface} />
      ))}
    </>
  );
}

interface AttachmentProps {
  readonly attachment: Json;
  readonly surface: Surface;
}

function Attachment({ attachment, surface }: AttachmentProps) {
  const text = (key: string) => textAt(attachment, key);
  const blocks = objectsAt(attachment, "blocks");
  const isPlain = blocks.length === 0;
  return (
    <div class="attachment">
      <span class="attachment-bar" style={{ background: colorOf(text("color")) }} />
      <div class="attachment-main">
        {text("pretext") !== "" && <Line text={text("pretext")} />}
        {text("author_name") !== "" && (
          <p class="muted">
            <OutsideLink to={text("author_link")}>{text("author_name")}</OutsideLink>
          </p>
        )}
        {text("title") !== "" && (
          <p>
            <strong>
              <OutsideLink to={text("title_link")}>{text("title")}</OutsideLink>
            </strong>
          </p>
        )}
        {isPlain && text("text") !== "" && <Line text={text("text")} />}
        {isPlain && text("text") === "" && text("title") === "" && <Line text={text("fallback")} />}
        {!isPlain && <Blocks blocks={blocks} surface={surface} />}
        <Fields fields={objectsAt(attachment, "fields")} />
        {text("image_url") !== "" && <Picture url={text("image_url")} alt={text("title") || "Picture"} />}
        <Actions attachment={attachment} surface={surface} />
        {text("footer") !== "" && <p class="muted small-text">{text("footer")}</p>}
      </div>
    </div>
  );
}

function Line({ text }: { readonly text: string }) {
  return (
    <p>
      <Mrkdwn text={text} />
    </p>
  );
}

function Fields({ fields }: { readonly fields: readonly Json[] }) {
  if (fields.length === 0) return null;
  return (
    <dl class="fields">
      {fields.map((field) => (
        <div key={textAt(field, "title")}>
          <dt>{textAt(field, "title")}</dt>
          <dd>
            <Mrkdwn text={textAt(field, "value")} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Buttons of an attachment, which are older than blocks. */
function Actions({ attachment, surface }: AttachmentProps) {
  const actions = objectsAt(attachment, "actions");
  if (actions.length === 0) return null;
  return (
    <div class="actions">
      {actions.map((action, index) => (
        <Element
          key={index}
          element={{
            ...action,
            action_id: textAt(action, "name"),
            text: { type: "plain_text", text: textAt(action, "text") },
          }}
          block={attachment}
          surface={surface}
        />
      ))}
    </div>
  );
}

const named: Readonly<Record<string, string>> = { good: "#2e7d5b", warning: "#b7791f", danger: "#b3261e" };

function colorOf(color: string): string {
  return named[color] ?? (/^#?[0-9a-f]{3,8}$/i.test(color) ? `#${color.replace("#", "")}` : "var(--line-strong)");
}
