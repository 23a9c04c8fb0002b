import { textAt } from "../json.js";
import { Icon } from "../parts/icon.js";
import { useStore } from "../store/store-context.js";
import type { Channel } from "../store/types.js";
import { channelKind, channelName } from "./channel-name.js";

interface ConversationHeadProps {
  readonly channel: Channel;
}

const icons = { public: "hash", private: "lock", group: "person", direct: "person" } as const;

/** Name and topic of a conversation, and the way back to the list on a narrow screen. */
export function ConversationHead({ channel }: ConversationHeadProps) {
  const store = useStore();
  const kind = channelKind(channel);
  const count = textAt(channel, "num_members");
  const partner = store.people.byId.value.get(textAt(channel, "user"));
  const hasHome = store.workspace.seen.value?.apps.some(({ id, home }) => home && id === partner?.app) === true;
  return (
    <header class="pane-head">
      <a class="icon-button only-narrow" href={store.hrefTo({ rest: [] })} aria-label="All conversations">
        <Icon name="back" />
      </a>
      <h2>
        <Icon name={icons[kind]} />
        {channelName(channel, store)}
      </h2>
      <p class="muted topic">{textAt(channel, "topic", "value") || partner?.title}</p>
      {count !== "" && <span class="muted nowrap">{count} members</span>}
      {hasHome && partner !== undefined && (
        <a class="button small" href={store.hrefTo({ rest: ["home", partner.id] })}>
          Home
        </a>
      )}
      <code class="muted nowrap id">{channel.id}</code>
    </header>
  );
}
