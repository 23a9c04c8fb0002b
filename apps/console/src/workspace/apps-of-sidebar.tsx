import { Avatar } from "../parts/avatar.js";
import { Icon } from "../parts/icon.js";
import { IconButton } from "../parts/icon-button.js";
import { useStore } from "../store/store-context.js";
import type { SeenWorkspace } from "../store/types.js";
import { SidebarGroup } from "./sidebar-group.js";

/** The installed apps, with their homes, messages and shortcuts. */
export function AppsOfSidebar() {
  const { workspace, hrefTo } = useStore();
  const apps = workspace.seen.value?.apps ?? [];
  return (
    <SidebarGroup
      title="Apps"
      action={
        <a
          class="icon-button"
          href={hrefTo({ screen: "apps", rest: ["new"] })}
          title="Create an app"
          aria-label="Create an app"
        >
          <Icon name="plus" />
        </a>
      }
    >
      {apps.map((app) => (
        <AppItem key={app.id} app={app} />
      ))}
    </SidebarGroup>
  );
}

function AppItem({ app }: { readonly app: SeenWorkspace["apps"][number] }) {
  const { people, act, go, place, hrefTo } = useStore();
  const bot = people.botOf.value.get(app.id);
  const message = async () => {
    const opened = bot && (await act("people.openDm", { users: [bot.id] }));
    if (opened !== undefined) go({ screen: "workspace", rest: [opened.channel] });
  };
  const rest = bot === undefined || !app.home ? undefined : ["home", bot.id];
  const shown = (
    <>
      <Avatar id={bot?.id ?? app.id} name={app.name} isApp />
      <span class="sidebar-name">{app.name}</span>
    </>
  );
  return (
    <li>
      <span class="sidebar-row">
        {bot !== undefined && rest === undefined ? (
          <button type="button" class="sidebar-link" onClick={() => void message()}>
            <span class="hidden">Message </span>
            {shown}
          </button>
        ) : (
          <a
            class="sidebar-link"
            // An app without a bot has nothing to open here.
            href={
              rest === undefined ? hrefTo({ screen: "apps", rest: [app.id] }) : hrefTo({ screen: "workspace", rest })
            }
            title={rest === undefined ? `${app.name} has no bot to write to` : `Home of ${app.name}`}
            aria-current={bot !== undefined && place.value.home === bot.id ? "page" : undefined}
          >
            {shown}
          </a>
        )}
        {rest !== undefined && (
          <IconButton icon="thread" label={`Message ${app.name}`} onClick={() => void message()} />
        )}
      </span>
      {app.shortcuts
        .filter(({ type }) => type === "global")
        .map(({ callback_id: callback, name, description }) => (
          <button
            key={callback}
            type="button"
            class="sidebar-link indented"
            title={description}
            onClick={() => void act("people.shortcut", { name: callback, ...(bot !== undefined && { bot: bot.id }) })}
          >
            <Icon name="faults" />
            <span class="sidebar-name">{name}</span>
          </button>
        ))}
    </li>
  );
}
