import { useEffect } from "preact/hooks";
import { Empty } from "../parts/empty.js";
import { canAct, OtherEyes } from "../parts/other-eyes.js";
import { useStore } from "../store/store-context.js";
import { useLive } from "../store/use-live.js";
import { Conversation } from "./conversation.js";
import { Home } from "./home.js";
import { Modal } from "./modal.js";
import { Sidebar } from "./sidebar.js";
import { Thread } from "./thread.js";

/** The workspace as the person sees it. */
export function WorkspaceScreen() {
  const { place, channels, workspace, go, me, people } = useStore();
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
  if (me.value !== undefined && !canAct(me.value)) {
    return (
      <section class="pane" aria-label="Conversation">
        <Empty title={`${me.value.name} sees no workspace`}>
          {problem} <OtherEyes persons={people.all.value}>Nobody in this world does.</OtherEyes>
        </Empty>
      </section>
    );
  }
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
            <Unseen channel={id} problem={problem} />
          )}
        </section>
      )}
      {view !== undefined && <Modal key={view.id} view={view} />}
    </div>
  );
}

interface UnseenProps {
  readonly channel: string | undefined;
  readonly problem: string;
}

/** Says why a conversation is not shown, and offers to see it as one of its members. */
function Unseen({ channel, problem }: UnseenProps) {
  const { route } = useStore();
  const { answer } = useLive(
    "user.list",
    channel === undefined ? undefined : { world: route.value.world, channel, limit: 50 },
  );
  const names = (answer?.users ?? []).filter(canAct).map(({ name }) => name);
  return (
    <Empty title="This conversation cannot be shown">
      {names.length === 0
        ? problem
        : `Its members see it: ${names.slice(0, 3).join(", ")}${names.length > 3 ? " and more" : ""}.`}{" "}
      <OtherEyes persons={answer?.users ?? []}>{answer !== undefined && "No active person is in it."}</OtherEyes>
    </Empty>
  );
}
