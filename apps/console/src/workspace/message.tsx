import { useSignal } from "@preact/signals";
import { Blocks } from "../blocks/blocks.js";
import { useSurface } from "../elements/use-surface.js";
import { at, objectsAt, textAt } from "../json.js";
import { Mrkdwn } from "../markup/marks.js";
import { Avatar } from "../parts/avatar.js";
import { printMoment, printTime } from "../parts/print-time.js";
import type { Store } from "../store/store.js";
import { useStore } from "../store/store-context.js";
import type { Message } from "../store/types.js";
import { Attachments } from "./attachments.js";
import { EditMessage } from "./edit-message.js";
import { Files } from "./files.js";
import { MessageActions } from "./message-actions.js";
import type { MessageProps } from "./message-props.js";
import { Reactions } from "./reactions.js";
import { ThreadLink } from "./thread-link.js";

/** The author of a message, as people see it. */
interface Author {
  readonly id: string;
  readonly name: string;
  readonly isApp: boolean;
}

/** The author of a message: a person, or a bot under the name that it gave itself. */
function authorOf(message: Message, { people }: Pick<Store, "people">): Author {
  const id = message.user ?? (textAt(message, "bot_id") || "unknown");
  const person = people.byId.value.get(id);
  const isApp = textAt(message, "bot_id") !== "" || person?.app !== undefined;
  const name = textAt(message, "username") || person?.name || textAt(message, "bot_profile", "name") || id;
  return { id, name, isApp };
}

/** A message of a conversation or a thread. */
export function MessageRow({ message, channel, isCompact = false, isInThread = false, isNamed = false }: MessageProps) {
  const store = useStore();
  const isEditing = useSignal(false);
  const author = authorOf(message, store);
  const isOnlyForMe = message.is_ephemeral === true;
  const name = `message${isCompact ? " compact" : ""}${isOnlyForMe ? " ephemeral" : ""}${isNamed ? " named" : ""}`;
  return (
    <article class={name} data-ts={message.ts} aria-label={`${author.name}, ${printTime(message.ts)}`}>
      <div class="message-side">
        {isCompact ? <Moment ts={message.ts} /> : <Avatar id={author.id} name={author.name} isApp={author.isApp} />}
      </div>
      <div class="message-main">
        {!isCompact && (
          <header class="message-head">
            <span class="author">{author.name}</span>
            {author.isApp && <span class="badge">app</span>}
            <Moment ts={message.ts} />
            {isOnlyForMe && <span class="muted">Only you see this</span>}
            {objectsAt(message, "pinned_info").length > 0 && <span class="muted">Pinned</span>}
          </header>
        )}
        {isEditing.value ? (
          <EditMessage
            message={message}
            channel={channel}
            onDone={() => {
              isEditing.value = false;
            }}
          />
        ) : (
          <Body message={message} channel={channel} />
        )}
        <Reactions message={message} channel={channel} />
        {!isInThread && <ThreadLink message={message} channel={channel} />}
      </div>
      <MessageActions
        message={message}
        channel={channel}
        isInThread={isInThread}
        onEdit={() => {
          isEditing.value = true;
        }}
      />
    </article>
  );
}

function Moment({ ts }: { readonly ts: string }) {
  return (
    <time class="moment" title={`${printMoment(ts)} UTC · ${ts}`}>
      {printTime(ts)}
    </time>
  );
}

function Body({ message, channel }: MessageProps) {
  const blocks = objectsAt(message, "blocks");
  const surface = useSurface({ channel, ts: message.ts });
  const isEdited = at(message, "edited") !== undefined;
  return (
    <div class={textAt(message, "subtype") === "" ? "body" : `body subtype ${textAt(message, "subtype")}`}>
      {blocks.length > 0 ? <Blocks blocks={blocks} surface={surface} /> : <Text text={message.text} />}
      {isEdited && <span class="muted small-text"> (edited)</span>}
      <Attachments message={message} surface={surface} />
      <Files files={objectsAt(message, "files")} />
    </div>
  );
}

function Text({ text }: { readonly text: string }) {
  if (text === "") return null;
  return (
    <p>
      <Mrkdwn text={text} />
    </p>
  );
}
