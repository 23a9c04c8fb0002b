import { Icon } from "../parts/icon.js";
import { useStore } from "../store/store-context.js";
import { type App, AppState } from "./app-state.js";
/** In the address, in place of an app, for the form that creates one. Identifiers of apps are capitals. */
export const newAppPath = "new";

interface AppListProps {
  /** Undefined until they are read. */
  readonly apps: readonly App[] | undefined;
  readonly problem: string;
  readonly openId: string | undefined;
}

/** The apps of the world, by name. */
export function AppList({ apps, problem, openId }: AppListProps) {
  const { hrefTo } = useStore();
  return (
    <section class="pane split-list" aria-label="Apps">
      <header class="pane-head">
        <h2>Apps</h2>
        <span class="spring" />
        <a class="button small" href={hrefTo({ rest: [newAppPath] })}>
          <Icon name="plus" />
          New app
        </a>
      </header>
      <div class="split-scroll">
        {apps === undefined && <p class="split-note muted">{problem === "" ? "Loading …" : problem}</p>}
        {apps?.length === 0 && (
          <p class="split-note muted">This world has no apps. Make one from the manifest of your bot.</p>
        )}
        <ul>
          {apps?.toSorted(byName).map((app) => (
            <li key={app.id}>
              <a
                class="split-link"
                href={hrefTo({ rest: [app.id] })}
                aria-current={app.id === openId ? "page" : undefined}
              >
                <span class="split-name">{app.name}</span>
                <span class="split-detail">
                  <code>{app.id}</code>
                  <AppState app={app} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function byName(one: App, other: App): number {
  return one.name.localeCompare(other.name);
}
