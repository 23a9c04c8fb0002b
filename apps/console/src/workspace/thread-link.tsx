import { textAt } from "../json.js";
import { printMoment } from "../parts/print-time.js";
import { useStore } from "../store/store-context.js";
import type { MessageProps } from "./message-props.js";

/** A link to the replies to a message. */
export function ThreadLink({ message, channel }: Pick<MessageProps, "message" | "channel">) {
  const { hrefTo } = useStore();
  const count = Number(textAt(message, "reply_count") || 0);
  const thread = message.thread_ts ?? "";
  const isReply = thread !== "" && thread !== message.ts;
  if (count === 0 && !isReply) return null;
  const last = textAt(message, "latest_reply");
  return (
    <a class="thread-link" href={hrefTo({ screen: "workspace", rest: [channel, isReply ? thread : message.ts] })}>
      {isReply ? "In a thread" : `${count} ${count === 1 ? "reply" : "replies"}`}
      {last !== "" && <span class="muted"> last {printMoment(last)}</span>}
    </a>
  );
}
