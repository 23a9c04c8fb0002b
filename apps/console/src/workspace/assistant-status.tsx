import { useSignal } from "@preact/signals";
import type { Methods } from "@rollcall/double";
import { useEffect } from "preact/hooks";
import { textAt } from "../json.js";
import { useStore } from "../store/store-context.js";
import type { Channel } from "../store/types.js";

interface AssistantStatusProps {
  readonly channel: Channel;
  readonly thread: string;
}

type Assistant = Methods["people.seeAssistant"]["response"];

/** The status of an agent in a thread, the prompts that it offers, and the button that stops it. */
export function AssistantStatus({ channel, thread }: AssistantStatusProps) {
  const { call, act, me, people, route, workspace } = useStore();
  const seen = useSignal<Assistant | undefined>(undefined);
  const bot = people.byId.value.get(textAt(channel, "user"));
  const isApp = bot?.app !== undefined;
  const replies = workspace.replies.value;
  const person = me.value?.id;
  useEffect(() => {
    if (!isApp || person === undefined) return;
    const { world, workspace: place } = route.value;
    const who = { person, world, ...(place !== undefined && { workspace: place }) };
    let isHere = true;
    call("people.seeAssistant", { ...who, bot: bot.id, thread }).then(
      (found) => {
        if (isHere) seen.value = found;
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [replies, thread, person]);
  const assistant = seen.value;
  if (!isApp || assistant === undefined) return null;
  const isBusy = assistant.state === "processing";
  return (
    <div class="assistant" aria-live="polite">
      {assistant.prompts.map(({ title, message }) => (
        <button
          key={title}
          type="button"
          class="button small"
          onClick={() => void act("people.post", { channel: channel.id, thread, text: message })}
        >
          {title}
        </button>
      ))}
      {(isBusy || assistant.status !== undefined) && (
        <p>
          <span class="pulse" /> {assistant.status ?? `${bot.name} is working`}{" "}
          {isBusy && (
            <button
              type="button"
              class="button small"
              onClick={() => void act("people.stop", { channel: channel.id, thread })}
            >
              Stop
            </button>
          )}
        </p>
      )}
    </div>
  );
}
