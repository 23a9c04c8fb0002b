import { useSignal } from "@preact/signals";
import { textAt } from "../json.js";
import { Icon } from "../parts/icon.js";
import { useStore } from "../store/store-context.js";
import type { Channel } from "../store/types.js";
import { ChannelDialog } from "./channel-dialog.js";
import { channelKind, channelName } from "./channel-name.js";

interface ConversationHeadProps {
  readonly channel: Channel;
}

const icons = { public: "hash", private: "lock", group: "person", direct: "person" } as const;

/** Name, topic and members of a conversation, and the way back to the list on a narrow screen. */
export function ConversationHead({ channel }: ConversationHeadProps) {
  const store = useStore();
  const kind = channelKind(channel);
  const count = textAt(channel, "num_members");
  const partner = store.people.byId.value.get(textAt(channel, "user"));
  const isOpen = useSignal(false);
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
      {kind !== "direct" && (
        <button
          type="button"
          class="button small"
          title="Members, topic and settings"
          onClick={() => {
            isOpen.value = true;
          }}
        >
          <Icon name="directory" />
          {count}
          <span class={count === "" ? "" : "hidden"}> {count === "1" ? "member" : "members"}</span>
        </button>
      )}
      {hasHome && partner !== undefined && (
        <a class="button small" href={store.hrefTo({ rest: ["home", partner.id] })}>
          Home
        </a>
      )}
      <code class="muted nowrap id">{channel.id}</code>
      {isOpen.value && (
        <ChannelDialog
          channel={channel}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </header>
  );
}
