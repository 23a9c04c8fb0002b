import { textAt } from "../json.js";
import { Icon } from "../parts/icon.js";
import { Picker } from "../parts/picker.js";
import { useStore } from "../store/store-context.js";
import type { Channel } from "../store/types.js";
import { AppsOfSidebar } from "./apps-of-sidebar.js";
import { channelKind, channelName } from "./channel-name.js";
import { MyStatus, StatusEmoji } from "./my-status.js";
import { NewChannel } from "./new-channel.js";
import { SidebarGroup } from "./sidebar-group.js";

/** The person's status, conversations and channels, and the apps of the workspace. */
export function Sidebar() {
  const store = useStore();
  const { seen } = store.workspace;
  const all = seen.value?.channels ?? [];
  const channels = all.filter((channel) => channel["is_archived"] !== true);
  const archived = all.filter((channel) => channel["is_archived"] === true);
  const named = channels.filter((channel) => ["public", "private"].includes(channelKind(channel)));
  const directs = channels.filter((channel) => isOpen(channel));
  const byName = (one: Channel, other: Channel) => channelName(one, store).localeCompare(channelName(other, store));
  const mine = named.filter((channel) => channel["is_member"] !== false).toSorted(byName);
  const others = named.filter((channel) => channel["is_member"] === false).toSorted(byName);
  return (
    <nav class="sidebar" aria-label="Conversations">
      <WorkspaceHead />
      <MyStatus />
      <SidebarGroup title="Channels" action={<NewChannel />}>
        {mine.map((channel) => (
          <ChannelLink key={channel.id} channel={channel} />
        ))}
      </SidebarGroup>
      <SidebarGroup title="Direct messages" action={<NewDirect />}>
        {directs.toSorted(byName).map((channel) => (
          <ChannelLink key={channel.id} channel={channel} />
        ))}
      </SidebarGroup>
      <AppsOfSidebar />
      {others.length > 0 && (
        <SidebarGroup title="Not joined">
          {others.map((channel) => (
            <ChannelLink key={channel.id} channel={channel} />
          ))}
        </SidebarGroup>
      )}
      {archived.length > 0 && (
        <SidebarGroup title="Archived">
          {archived.toSorted(byName).map((channel) => (
            <ChannelLink key={channel.id} channel={channel} />
          ))}
        </SidebarGroup>
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
        <StatusEmoji person={store.people.byId.value.get(textAt(channel, "user"))} />
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
        .map(({ user_name: detail, name, id, app }) => ({
          value: id,
          text: name,
          detail: app === undefined ? detail : `${detail} · app`,
        }))}
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
