import type { ComponentChildren } from "preact";
import { Avatar } from "../parts/avatar.js";
import { Icon } from "../parts/icon.js";
import { Picker } from "../parts/picker.js";
import { useStore } from "../store/store-context.js";
import type { Channel } from "../store/types.js";
import { channelKind, channelName } from "./channel-name.js";

/** The conversations of the person, and the apps of the workspace. */
export function Sidebar() {
  const store = useStore();
  const { seen } = store.workspace;
  const channels = (seen.value?.channels ?? []).filter((channel) => channel["is_archived"] !== true);
  const named = channels.filter((channel) => ["public", "private"].includes(channelKind(channel)));
  const directs = channels.filter((channel) => isOpen(channel));
  const byName = (one: Channel, other: Channel) => channelName(one, store).localeCompare(channelName(other, store));
  const mine = named.filter((channel) => channel["is_member"] !== false).toSorted(byName);
  const others = named.filter((channel) => channel["is_member"] === false).toSorted(byName);
  return (
    <nav class="sidebar" aria-label="Conversations">
      <WorkspaceHead />
      <Group title="Channels">
        {mine.map((channel) => (
          <ChannelLink key={channel.id} channel={channel} />
        ))}
      </Group>
      <Group title="Direct messages" action={<NewDirect />}>
        {directs.toSorted(byName).map((channel) => (
          <ChannelLink key={channel.id} channel={channel} />
        ))}
      </Group>
      <Apps />
      {others.length > 0 && (
        <Group title="Not joined">
          {others.map((channel) => (
            <ChannelLink key={channel.id} channel={channel} />
          ))}
        </Group>
      )}
    </nav>
  );
}

function isOpen(channel: Channel): boolean {
  const kind = channelKind(channel);
  return (kind === "direct" || kind === "group") && (channel["is_open"] !== false || (channel.unread ?? 0) > 0);
}

function WorkspaceHead() {
  const { workspace, me, route, go } = useStore();
  const name = workspace.seen.value?.workspace.name ?? "";
  const others = me.value?.workspaces ?? [];
  const here = workspace.seen.value?.workspace.id ?? route.value.workspace ?? "";
  if (others.length < 2) return <h2 class="sidebar-title">{name}</h2>;
  return (
    <h2 class="sidebar-title">
      <Picker
        class="quiet"
        choices={others.map((id) => ({ value: id, text: id === here ? name : id }))}
        picked={[here]}
        placeholder="Workspace"
        label="Workspace"
        onPick={([id]) => go({ workspace: id ?? here, rest: [] })}
      />
    </h2>
  );
}

interface GroupProps {
  readonly title: string;
  readonly action?: ComponentChildren;
  readonly children: ComponentChildren;
}

function Group({ title, action, children }: GroupProps) {
  return (
    <section class="sidebar-group">
      <h3>
        {title}
        {action}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

const icons = { public: "hash", private: "lock", group: "person", direct: "person" } as const;

function ChannelLink({ channel }: { readonly channel: Channel }) {
  const store = useStore();
  const isHere = store.place.value.channel === channel.id;
  const unread = channel.unread ?? 0;
  const name = channelName(channel, store);
  return (
    <li>
      <a
        class={unread > 0 ? "sidebar-link unread" : "sidebar-link"}
        href={store.hrefTo({ screen: "workspace", rest: [channel.id] })}
        aria-current={isHere ? "page" : undefined}
        title={name}
      >
        <Icon name={icons[channelKind(channel)]} />
        <span class="sidebar-name">{name}</span>
        {unread > 0 && (
          <span class="count">
            {unread}
            <span class="hidden"> unread</span>
          </span>
        )}
      </a>
    </li>
  );
}

function NewDirect() {
  const { people, act, go } = useStore();
  return (
    <Picker
      class="quiet"
      choices={people.all.value
        .filter(({ active }) => active)
        .map(({ user_name: detail, name, id }) => ({ value: id, text: name, detail }))}
      picked={[]}
      placeholder="New"
      label="New direct message"
      onPick={async ([id]) => {
        const opened = id === undefined ? undefined : await act("people.openDm", { users: [id] });
        if (opened !== undefined) go({ screen: "workspace", rest: [opened.channel] });
      }}
    />
  );
}

/** Apps with a home, or with shortcuts. */
function Apps() {
  const { workspace, people, act, place, hrefTo } = useStore();
  const apps = (workspace.seen.value?.apps ?? []).flatMap((app) => {
    const bot = people.botOf.value.get(app.id);
    const globals = app.shortcuts.filter(({ type }) => type === "global");
    return bot === undefined || (!app.home && globals.length === 0) ? [] : [{ ...app, bot, globals }];
  });
  if (apps.length === 0) return null;
  return (
    <Group title="Apps">
      {apps.map(({ id, name, bot, home, globals }) => (
        <li key={id}>
          <a
            class="sidebar-link"
            href={hrefTo({ screen: "workspace", rest: ["home", bot.id] })}
            aria-current={place.value.home === bot.id ? "page" : undefined}
            aria-disabled={!home}
          >
            <Avatar id={bot.id} name={name} isApp />
            <span class="sidebar-name">{name}</span>
          </a>
          {globals.map(({ callback_id: callback, name: shortcut, description }) => (
            <button
              key={callback}
              type="button"
              class="sidebar-link indented"
              title={description}
              onClick={() => void act("people.shortcut", { name: callback, bot: bot.id })}
            >
              <Icon name="faults" />
              <span class="sidebar-name">{shortcut}</span>
            </button>
          ))}
        </li>
      ))}
    </Group>
  );
}
