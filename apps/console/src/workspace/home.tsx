import { useEffect } from "preact/hooks";
import { Blocks } from "../blocks/blocks.js";
import { useSurface } from "../elements/use-surface.js";
import { objectsAt } from "../json.js";
import { Empty } from "../parts/empty.js";
import { Icon } from "../parts/icon.js";
import { useStore } from "../store/store-context.js";

interface HomeProps {
  /** Identifier of the bot. */
  readonly bot: string;
}

/** The home of an app. The app learns that the person opened it. */
export function Home({ bot }: HomeProps) {
  const { workspace, people, act, me, hrefTo } = useStore();
  const person = me.value?.id;
  const home = workspace.home.value;
  const name = people.byId.value.get(bot)?.name ?? bot;
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
      </header>
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
