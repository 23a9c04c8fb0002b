import { useEffect } from "preact/hooks";
import { Empty } from "../parts/empty.js";
import { useStore } from "../store/store-context.js";
import { Conversation } from "./conversation.js";
import { Home } from "./home.js";
import { Modal } from "./modal.js";
import { Sidebar } from "./sidebar.js";
import { Thread } from "./thread.js";

/** The workspace as the person sees it. */
export function WorkspaceScreen() {
  const { place, channels, workspace, go, me } = useStore();
  const { channel: id, thread, home } = place.value;
  const channel = channels.value.get(id ?? "");
  const isOpen = id !== undefined || home !== undefined;
  const [view] = workspace.views.value;
  const first = workspace.seen.value?.channels.find(
    (each) => each["is_general"] === true && each["is_member"] === true,
  );
  useEffect(() => {
    // A wide screen has room for a conversation from the start.
    if (!isOpen && first !== undefined && matchMedia("(min-width: 760px)").matches) go({ rest: [first.id] });
  }, [isOpen, first?.id, me.value?.id]);
  const problem = workspace.problem.value;
  return (
    <div class={`workspace${isOpen ? " is-open" : ""}${thread === undefined ? "" : " has-thread"}`}>
      <Sidebar />
      {home !== undefined && <Home bot={home} />}
      {channel !== undefined && <Conversation key={`${channel.id} ${me.value?.id}`} channel={channel} />}
      {channel !== undefined && thread !== undefined && <Thread channel={channel} thread={thread} />}
      {channel === undefined && home === undefined && (
        <section class="pane" aria-label="Conversation">
          {problem === "" ? (
            !isOpen && <Empty title="Pick a conversation" />
          ) : (
            <Empty title="This conversation cannot be shown">{problem}</Empty>
          )}
        </section>
      )}
      {view !== undefined && <Modal key={view.id} view={view} />}
    </div>
  );
}
