import { Empty } from "../parts/empty.js";
import { useStore } from "../store/store-context.js";
import { useLive } from "../store/use-live.js";
import "../styles/apps.css";
import { AppDetail } from "./app-detail.js";
import { AppList, newAppPath } from "./app-list.js";
import { NewApp } from "./new-app.js";

/** The apps of the world, and one of them in full. */
export function AppsScreen() {
  const { world, rest } = useStore().route.value;
  const [id] = rest;
  const { answer, problem } = useLive("apps.list", { world });
  return (
    <div class={id === undefined ? "split" : "split is-open"}>
      <AppList apps={answer?.apps} problem={problem} openId={id} />
      <section class="pane" aria-label="App">
        <Detail id={id} />
      </section>
    </div>
  );
}

function Detail({ id }: { readonly id: string | undefined }) {
  if (id === undefined) {
    return (
      <Empty title="No app is open">
        Open an app to see its credentials, where it is installed, and what it was sent.
      </Empty>
    );
  }
  return id === newAppPath ? <NewApp /> : <AppDetail key={id} id={id} />;
}
