import { objectsAt } from "../src/json.js";
import { useStore } from "../src/store/store-context.js";
import { AppNotice } from "../src/workspace/app-notice.js";
import { AppsOfSidebar } from "../src/workspace/apps-of-sidebar.js";
import { AssistantStatus } from "../src/workspace/assistant-status.js";
import { Attachments } from "../src/workspace/attachments.js";
import { Composer } from "../src/workspace/composer.js";
import { Conversation } from "../src/workspace/conversation.js";
import { ConversationHead } from "../src/workspace/conversation-head.js";
import { EditMessage } from "../src/workspace/edit-message.js";
import { Files } from "../src/workspace/files.js";
import { Home } from "../src/workspace/home.js";
import { MessageRow } from "../src/workspace/message.js";
import { MessageActions } from "../src/workspace/message-actions.js";
import { MyStatus, StatusEmoji } from "../src/workspace/my-status.js";
import { NewChannel } from "../src/workspace/new-channel.js";
import { Reactions } from "../src/workspace/reactions.js";
import { Sidebar } from "../src/workspace/sidebar.js";
import { SidebarGroup } from "../src/workspace/sidebar-group.js";
import { Thread } from "../src/workspace/thread.js";
import { ThreadLink } from "../src/workspace/thread-link.js";
import { WorkspaceScreen } from "../src/workspace/workspace-screen.js";
import { GivenApp, GivenChannel, GivenSurface, message, nothing } from "./given.js";
import type { Stories } from "./story.js";

export const stories: Stories = {
  AppNotice: () => (
    <>
      <p>Only while no process of the app listens:</p>
      <GivenApp>{({ app }) => <AppNotice app={app.id} />}</GivenApp>
    </>
  ),
  AppsOfSidebar: () => <AppsOfSidebar />,
  AssistantStatus: () => (
    <GivenChannel>
      {(channel) => (
        <>
          <p>Only while an app works in the thread:</p>
          <AssistantStatus channel={channel} thread={message.ts} />
        </>
      )}
    </GivenChannel>
  ),
  Attachments: () => <GivenSurface>{(surface) => <Attachments message={message} surface={surface} />}</GivenSurface>,
  Composer: () => <GivenChannel>{(channel) => <Composer channel={channel} />}</GivenChannel>,
  Conversation: () => <GivenChannel>{(channel) => <Conversation channel={channel} />}</GivenChannel>,
  ConversationHead: () => <GivenChannel>{(channel) => <ConversationHead channel={channel} />}</GivenChannel>,
  EditMessage: () => <EditMessage message={message} channel="C1" onDone={nothing} />,
  Files: () => <Files files={objectsAt(message, "files")} />,
  Home: () => {
    const bot = useStore().people.all.value.find(({ app }) => app !== undefined);
    return bot && <Home bot={bot.id} />;
  },
  MessageActions: () => <MessageActions message={message} channel="C1" onEdit={nothing} />,
  MessageRow: () => <MessageRow message={message} channel="C1" />,
  MyStatus: () => <MyStatus />,
  NewChannel: () => <NewChannel />,
  Reactions: () => <Reactions message={message} channel="C1" />,
  Sidebar: () => <Sidebar />,
  SidebarGroup: () => (
    <SidebarGroup title="Channels">
      <li>What it contains</li>
    </SidebarGroup>
  ),
  StatusEmoji: () => {
    const me = useStore().me.value;
    return me && <StatusEmoji person={{ ...me, status_emoji: ":stew:", status_text: "At lunch" }} />;
  },
  Thread: () => <GivenChannel>{(channel) => <Thread channel={channel} thread={message.ts} />}</GivenChannel>,
  ThreadLink: () => <ThreadLink message={message} channel="C1" />,
  WorkspaceScreen: () => <WorkspaceScreen />,
};
