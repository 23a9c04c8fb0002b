import { objectsAt, textAt } from "../json.js";
import { printSecond } from "../parts/print-time.js";
import { useStore } from "../store/store-context.js";
import { useLive } from "../store/use-live.js";
import { formVersion } from "./form/use-schemas.js";
import { nameOf } from "./resource-list.js";
import { type Event, toStory } from "./to-story.js";

interface StoryProps {
  /** Identifier of the user or group that it is about. Default: all. */
  readonly about?: string;
}

const maxShown = 500;

/** The changes of identity providers, in the order of the journal. */
export function Story({ about }: StoryProps) {
  const { journal, people, route } = useStore();
  const { world } = route.value;
  const groups = useLive("scim.get", { version: formVersion, path: "/Groups?count=1000", world }).answer;
  const known = new Map(objectsAt(groups?.body, "Resources").map((group) => [textAt(group, "id"), nameOf(group)]));
  const called = (id: string) => people.byId.value.get(id)?.name ?? known.get(id) ?? id;
  const events = toStory(journal.entries.value, called);
  const found = about === undefined ? events : events.filter((event) => event.about.includes(about));
  if (found.length === 0) {
    return (
      <p class="muted">Nothing has happened over SCIM. Changes of an identity provider appear here as they happen.</p>
    );
  }
  return (
    <ol class="story">
      {found.slice(-maxShown).map((event) => (
        <StoryLine key={event.entry.request_id} event={event} />
      ))}
    </ol>
  );
}

function StoryLine({ event: { entry, text } }: { readonly event: Event }) {
  const { people, hrefTo } = useStore();
  const { app, user, at, ok, request_id: id, version } = entry;
  const who = (app && people.botOf.value.get(app)?.name) ?? (user && people.byId.value.get(user)?.name) ?? "Somebody";
  return (
    <li class={ok ? "" : "failed"}>
      <time class="muted">{printSecond(at)}</time>
      <span>
        {who} {text}
      </span>
      <a class="small-text" href={hrefTo({ screen: "journal", rest: [id] })}>
        SCIM {version}
        <span class="hidden"> call in the journal</span>
      </a>
    </li>
  );
}
