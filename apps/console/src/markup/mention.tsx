import { useStore } from "../store/store-context.js";

interface MentionProps {
  readonly id: string;
  /** Text of the message for it. Default: none. */
  readonly label?: string;
}

/** The name of a user or bot. */
export function UserMention({ id, label = "" }: MentionProps) {
  const { people, me } = useStore();
  const name = people.byId.value.get(id)?.name ?? (label || id);
  return <span class={me.value?.id === id ? "mention me" : "mention"}>@{name.replace(/^@/, "")}</span>;
}

/** The name of a channel, as a link to it. */
export function ChannelMention({ id, label = "" }: MentionProps) {
  const store = useStore();
  const channel = store.channels.value.get(id);
  const name = channel?.name ?? (label || id);
  if (channel === undefined) return <span class="mention">#{name}</span>;
  return (
    <a class="mention" href={store.hrefTo({ screen: "workspace", rest: [id] })}>
      #{name}
    </a>
  );
}
