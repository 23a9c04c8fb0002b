import { useEffect } from "preact/hooks";
import { Blocks } from "../blocks/blocks.js";
import { useSurface } from "../elements/use-surface.js";
import { objectsAt } from "../json.js";
import { Empty } from "../parts/empty.js";
import { Icon } from "../parts/icon.js";
import { IconButton } from "../parts/icon-button.js";
import { useStore } from "../store/store-context.js";
import { AppNotice } from "./app-notice.js";

interface HomeProps {
  /** Identifier of the bot. */
  readonly bot: string;
}

/** The home of an app. The app learns that the person opened it. */
export function Home({ bot }: HomeProps) {
  const { workspace, people, act, me, hrefTo, go } = useStore();
  const person = me.value?.id;
  const home = workspace.home.value;
  const user = people.byId.value.get(bot);
  const app = workspace.seen.value?.apps.find(({ id }) => id === user?.app);
  const name = app?.name ?? user?.name ?? bot;
  const message = async () => {
    const opened = await act("people.openDm", { users: [bot] });
    if (opened !== undefined) go({ screen: "workspace", rest: [opened.channel] });
  };
  useEffect(() => {
    if (person !== undefined) void act("people.openHome", { bot });
  }, [bot, person]);
  const surface = useSurface({ home: bot }, home);
  return (
    <section class="pane" aria-label="Home of the app">
      <header class="pane-head">
        <a class="icon-button only-narrow" href={hrefTo({ rest: [] })} aria-label="All conversations">
          <Icon name="back" />
        </a>
        <h2>
          <Icon name="home" />
          {name}
        </h2>
        <p class="muted topic">Home</p>
        <IconButton icon="thread" label={`Message ${name}`} onClick={() => void message()} />
      </header>
      {app !== undefined && <AppNotice app={app.id} />}
      <div class="home-body">
        {home === undefined ? (
          <Empty title="The app has published no home for this person">
            It learns that the home is open by <code>app_home_opened</code>, and publishes one with{" "}
            <code>views.publish</code>.
          </Empty>
        ) : (
          <Blocks blocks={objectsAt(home, "blocks")} surface={surface} />
        )}
      </div>
    </section>
  );
}
