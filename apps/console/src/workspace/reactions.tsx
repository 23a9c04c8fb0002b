import { listAt, objectsAt, textAt } from "../json.js";
import { Emoji } from "../markup/emoji.js";
import { useStore } from "../store/store-context.js";
import type { MessageProps } from "./message-props.js";

/** Reactions to a message. A click adds the person's own, or takes it back. */
export function Reactions({ message, channel }: Pick<MessageProps, "message" | "channel">) {
  const { act, me, people } = useStore();
  const reactions = objectsAt(message, "reactions");
  if (reactions.length === 0) return null;
  return (
    <div class="reactions">
      {reactions.map((reaction) => {
        const emoji = textAt(reaction, "name");
        const users = listAt(reaction, "users").filter((id) => typeof id === "string");
        const isMine = users.includes(me.value?.id ?? "");
        const names = users.map((id) => people.byId.value.get(id)?.name ?? id).join(", ");
        return (
          <button
            key={emoji}
            type="button"
            class="reaction"
            aria-pressed={isMine}
            title={`${names} :${emoji}:`}
            onClick={() => void act(isMine ? "people.unreact" : "people.react", { channel, ts: message.ts, emoji })}
          >
            <Emoji name={emoji} /> {textAt(reaction, "count")}
          </button>
        );
      })}
    </div>
  );
}
