import { useEffect } from "preact/hooks";
import { textAt } from "../json.js";
import { Empty } from "../parts/empty.js";
import { printDay } from "../parts/print-time.js";
import { VirtualList } from "../parts/virtual-list.js";
import { useStore } from "../store/store-context.js";
import type { Channel, Message } from "../store/types.js";
import { AppNotice } from "./app-notice.js";
import { Composer } from "./composer.js";
import { ConversationHead } from "./conversation-head.js";
import { MessageRow } from "./message.js";

interface ConversationProps {
  readonly channel: Channel;
}

/** A conversation: its messages, and a field to write one. */
export function Conversation({ channel }: ConversationProps) {
  const { workspace, act, people } = useStore();
  const app = people.byId.value.get(textAt(channel, "user"))?.app;
  const messages = workspace.messages.value;
  const unread = channel.unread ?? 0;
  const last = messages?.findLast((message) => message.is_ephemeral !== true)?.ts;
  useEffect(() => {
    if (unread > 0 && last !== undefined && document.visibilityState === "visible") {
      void act("people.mark", { channel: channel.id });
    }
  }, [unread > 0, last]);
  const isMember = channel["is_member"] !== false;
  const isArchived = channel["is_archived"] === true;
  return (
    <section class="pane conversation" aria-label="Conversation">
      <ConversationHead channel={channel} />
      <Messages messages={messages} channel={channel.id} />
      {app !== undefined && <AppNotice app={app} />}
      {isMember && !isArchived && <Composer channel={channel} />}
      {isArchived && (
        <p class="notice">
          This channel is archived.{" "}
          <button
            type="button"
            class="button small"
            onClick={() =>
              void act("people.call", { method: "conversations.unarchive", arguments: { channel: channel.id } })
            }
          >
            Unarchive
          </button>
        </p>
      )}
      {!isMember && !isArchived && (
        <p class="notice">
          You see this public channel, but are not in it.{" "}
          <button
            type="button"
            class="button small primary"
            onClick={() => void act("people.join", { channel: channel.id })}
          >
            Join
          </button>
        </p>
      )}
    </section>
  );
}

interface MessagesProps {
  readonly messages: readonly Message[] | undefined;
  readonly channel: string;
}

function Messages({ messages, channel }: MessagesProps) {
  const { workspace } = useStore();
  if (messages === undefined) return <div class="virtual" aria-busy="true" />;
  if (messages.length === 0) return <Empty title="No messages yet">Write the first one below.</Empty>;
  return (
    <VirtualList
      items={messages}
      keyOf={({ ts }) => ts}
      estimate={48}
      label="Messages"
      role="log"
      followsEnd
      onStart={() => void workspace.loadOlder()}
      draw={(message, index) => {
        const before = messages[index - 1];
        const isNewDay = before === undefined || printDay(before.ts) !== printDay(message.ts);
        return (
          <>
            {isNewDay && (
              <p class="day">
                <span>{printDay(message.ts)}</span>
              </p>
            )}
            <MessageRow message={message} channel={channel} isCompact={!isNewDay && isSequel(message, before)} />
          </>
        );
      }}
    />
  );
}

const sequelSeconds = 300;

/** Whether a message goes on where the one before it ended. */
function isSequel(message: Message, before: Message): boolean {
  return (
    message.user !== undefined &&
    message.user === before.user &&
    message.is_ephemeral === before.is_ephemeral &&
    textAt(message, "username") === textAt(before, "username") &&
    textAt(message, "subtype") === textAt(before, "subtype") &&
    Number(message.ts) - Number(before.ts) < sequelSeconds
  );
}
