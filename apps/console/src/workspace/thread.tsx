import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../parts/icon.js";
import { useStore } from "../store/store-context.js";
import type { Channel } from "../store/types.js";
import { AssistantStatus } from "./assistant-status.js";
import { channelName } from "./channel-name.js";
import { Composer } from "./composer.js";
import { MessageRow } from "./message.js";

interface ThreadProps {
  readonly channel: Channel;
  readonly thread: string;
}

/** A thread beside its conversation. */
export function Thread({ channel, thread }: ThreadProps) {
  const store = useStore();
  const replies = store.workspace.replies.value ?? [];
  const { named } = store.place.value;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const linked = list.current?.querySelector(".named");
    if (linked) linked.scrollIntoView({ block: "center" });
    else list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [replies.length, named]);
  return (
    <aside class="pane thread" aria-label="Thread">
      <header class="pane-head">
        <h2>Thread</h2>
        <p class="muted topic">{channelName(channel, store)}</p>
        <a class="icon-button" href={store.hrefTo({ rest: [channel.id] })} aria-label="Close the thread">
          <Icon name="close" />
        </a>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <div class="thread-list" ref={list} tabIndex={0} role="log" aria-label="Replies">
        {replies.map((message) => (
          <MessageRow
            key={message.ts}
            message={message}
            channel={channel.id}
            isInThread
            isNamed={message.ts === named}
          />
        ))}
      </div>
      <AssistantStatus channel={channel} thread={thread} />
      <Composer key={thread} channel={channel} thread={thread} />
    </aside>
  );
}
